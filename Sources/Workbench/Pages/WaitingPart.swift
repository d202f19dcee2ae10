import Handbook
import JSONReading
import Reporting
import RuleModel
import SourceText

/// The items that wait for each role in a pack, and the open ones.
struct WaitingPart {
  let frame: PageFrame
  let pack: ShownPack
  /// The difference from the last commit; nil where there is none to compare with.
  var changes: Background<ProjectAccess.Output>.State?

  var html: HTML {
    let changed = changed
    var html: HTML = ""
    for role in roles { html += part(role, changed) }
    if !html.isEmpty {
      html +=
        "<p class=\"soft\"><a href=\"\(frame.path("help"))#sign\">\(Words.howToSign)</a></p>\n"
    }
    if case .working? = changes {
      html += "<p class=\"working\" data-waits>\(Words.comparing)</p>\n"
    }
    let drafts = pack.document.items.filter { $0.status == .draft }.map(\.reference)
    if !drafts.isEmpty { html += list("Drafts", drafts) }
    let unconfirmed = pack.document.items.filter { $0.examples.contains(where: \.isUnconfirmed) }
      .map(\.reference)
    if !unconfirmed.isEmpty { html += list("Examples that no person has confirmed", unconfirmed) }
    html += details(
      "Not decided in the documents",
      questions(pack.document.requirements.filter { $0.isOpen && $0.asked.isEmpty }))
    html += details(
      Words.acceptedForATime, AcceptedPart(frame: frame, pack: pack).lines,
      anchor: AcceptedPart.anchor(pack))
    if html.isEmpty { html = "<p>Nothing waits for anybody.</p>\n" }
    html = TurnsPart(frame: frame, pack: pack).html() + html
    return
      "<section class=\"pack\">\n<h2><a href=\"\(frame.path(pack.name))\">\(pack.document.title)</a> <code>\(pack.document.name)</code></h2>\n\(html)</section>\n"
  }

  /// In the order of the pack; then those that are no role of it.
  private var roles: [(name: String, title: String)] {
    var found: [(name: String, title: String)] = pack.document.roles.map {
      ($0.name, $0.title ?? $0.name)
    }
    for entry in pack.document.items.flatMap(\.signOffs)
    where !found.contains(where: { $0.name == entry.role }) {
      found.append((entry.role, entry.roleTitle))
    }
    return found
  }

  /// The ids of what the edits since the last commit change.
  private var changed: Set<String> {
    guard case .done(let output)? = changes,
      let all = readJSON(SourceFile(path: "diff", bytes: output.bytes)).root?["changes"]?.elements
    else { return [] }
    return Set(all.compactMap { $0["id"]?.text.map(pack.pack.bareID) })
  }

  private func part(
    _ role: (name: String, title: String), _ edited: Set<String>
  ) -> HTML {
    let all = pack.document.items.flatMap(\.signOffs).count { $0.role == role.name }
    let waiting = pack.document.items.compactMap {
      item -> (PackDocument.Item, PackDocument.SignOff)? in
      item.signOffs.first { $0.role == role.name && !$0.isSigned }.map { (item, $0) }
    }
    let asked = pack.document.requirements.filter { $0.asked.contains(role.name) }
    if waiting.isEmpty, asked.isEmpty { return "" }
    let changed = waiting.filter { $0.1.state != "missing" }
    let never = waiting.filter { $0.1.state == "missing" }.map(\.0)
    var html: HTML =
      "<h3 id=\"for-\(pack.name)-\(role.name)\">For \(Words.role(role.name, role.title))</h3>\n"
    let new = waiting.map(\.0.reference).filter { edited.contains($0.id) }
    if !new.isEmpty {
      html +=
        "<p class=\"warning\"><span aria-hidden=\"true\">! </span>\(Words.editedForRole) (\(new.count)). <a href=\"\(frame.path(pack.name, "changes"))\">\(Words.changes)</a></p>\n\(frame.list(new, in: pack.name))"
    }
    if !changed.isEmpty {
      let lines = changed.map { item, entry -> HTML in
        let what: HTML =
          entry.changes.isEmpty
          ? "" : "<ul>\n\(entry.changes.map { "<li>\($0)</li>\n" as HTML }.joined())</ul>"
        return "<li>\(frame.link(item.reference, in: pack.name)): \(entry.state)\(what)</li>\n"
      }
      html +=
        "<p class=\"warning\"><span aria-hidden=\"true\">! </span>Changed since signed (\(changed.count))</p><ul>\n\(lines.joined())</ul>\n"
    }
    if !never.isEmpty {
      html += neverSigned(never, of: all)
    }
    html += details(Words.askedToDecide, questions(asked))
    html +=
      "<p><a href=\"\(frame.path(pack.name, "sign"))?role=\(escapedPath([role.name]))\" data-sign>\(Words.signOnPage)</a></p>\n<p class=\"soft\"><a href=\"\(frame.path("print"))?role=\(escapedPath([role.name]))&amp;pack=\(escapedPath([pack.name]))\">All that \(Words.role(role.name, role.title)) signs, to print</a></p>\n"
    return
      "<div data-role=\"\(role.name)\" data-pack=\"\(pack.document.title)\" data-to-sign=\"\(waiting.count)\" data-changed=\"\(changed.count)\" data-asked=\"\(asked.count)\">\n\(html)</div>\n"
  }

  private func questions(_ rows: [PackDocument.Requirement]) -> [HTML] {
    rows.map { frame.requirement($0.id, of: pack.document, in: pack.name, isFull: true) }
  }

  private func list(_ title: String, _ items: [PackDocument.Reference]) -> HTML {
    details(title, items.map { "\($0.kind.word): \(link($0))" as HTML })
  }

  /// A text that has no title with the beginning of its sentence.
  private func link(_ item: PackDocument.Reference) -> HTML {
    let words = pack.document.item(item.id)?.sentences.first?.words ?? ""
    let said: HTML =
      words.isEmpty || item.title != item.id
      ? "" : " <span class=\"soft\">“\(words.prefix(70))\(words.count > 70 ? "…" : "")”</span>"
    return frame.link(item, in: pack.name) + EditsPart(frame: frame, pack: pack).mark(item) + said
  }

  private func details(_ title: String, _ lines: [HTML], anchor: String? = nil) -> HTML {
    if lines.isEmpty { return "" }
    let id: HTML = anchor.map { " id=\"\($0)\"" } ?? ""
    return
      "<details\(id)><summary>\(title) <span class=\"soft\">\(lines.count)</span></summary>\n\(list(lines))</details>\n"
  }

  private func list(_ lines: [HTML]) -> HTML {
    "<ul class=\"links\">\n\(lines.map { "<li>\($0)</li>\n" as HTML }.joined())</ul>"
  }

  /// Kinds of items that are listed at once, without a line of their own to open.
  private static let few = 6

  /// One line a role, and in it one a kind, red flags first.
  private func neverSigned(_ items: [PackDocument.Item], of all: Int) -> HTML {
    let groups = Words.kinds(items.map { ($0.kindWords, $0) })
    let counts = groups.map { Words.count($0.items.count, $0.kind) }.joined(separator: ", ")
    let bodies = groups.map { group -> HTML in
      let lines = group.items.map { link($0.reference) }
      let isOpen: HTML = items.count <= Self.few || group.kind == "red flag" ? " open" : ""
      return
        "<details\(isOpen)><summary>\(Words.titled(group.kind)) <span class=\"soft\">\(lines.count)</span></summary>\n\(list(lines))</details>\n"
    }
    return
      "<details class=\"waiting\"><summary>Never signed <span class=\"soft\">\(items.count) of \(all): \(counts)</span></summary>\n\(bodies.joined())</details>\n"
  }
}
