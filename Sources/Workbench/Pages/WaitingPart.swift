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
      html += "<p class=\"soft\"><a href=\"\(frame.path("help"))#sign\">\(Words.howToSign)</a></p>\n"
    }
    if case .working? = changes {
      html += "<p class=\"working\" data-waits>\(Words.comparing)</p>\n"
    }
    let drafts = pack.document.items.filter { $0.status == .draft }.map(\.reference)
    if !drafts.isEmpty { html += list("Drafts", drafts) }
    let unconfirmed = pack.document.items.filter { $0.examples.contains(where: \.isUnconfirmed) }
      .map(\.reference)
    if !unconfirmed.isEmpty { html += list("Examples that no person has confirmed", unconfirmed) }
    let open = pack.document.requirements.filter(\.isOpen)
    html += details(
      "Not decided in the documents",
      open.map { frame.requirement($0.id, of: pack.document, in: pack.name, isFull: true) })
    html += details("Accepted for a time", pack.pack.exemptions.map(accepted))
    if html.isEmpty { html = "<p>Nothing waits for anybody.</p>\n" }
    html = TurnsPart(frame: frame, pack: pack).html() + html
    return
      "<section class=\"pack\">\n<h2><a href=\"\(frame.path(pack.name))\">\(pack.document.title)</a></h2>\n\(html)</section>\n"
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

  private func accepted(_ exemption: Exemption) -> HTML {
    let what = [exemption.term, exemption.check].compactMap { $0 }.map {
      frame.item($0, of: pack.document, in: pack.name)
    }.joined(", ")
    let places = exemption.accepts.compactMap(\.key).joined(separator: ", ")
    let until = exemption.until.map { ", until \(MomentText.text($0))" } ?? ""
    return
      "\(what) (\(places)\(exemption.locale ?? "")): \(exemption.because) <span class=\"soft\">\(exemption.approvedBy)\(until)</span>"
  }

  private func part(
    _ role: (name: String, title: String), _ edited: Set<String>
  ) -> HTML {
    let all = pack.document.items.flatMap(\.signOffs).count { $0.role == role.name }
    let waiting = pack.document.items.compactMap {
      item -> (PackDocument.Item, PackDocument.SignOff)? in
      item.signOffs.first { $0.role == role.name && !$0.isSigned }.map { (item, $0) }
    }
    if waiting.isEmpty { return "" }
    let changed = waiting.filter { $0.1.state != "missing" }
    let never = waiting.filter { $0.1.state == "missing" }.map(\.0.reference)
    var html: HTML = "<h3>For \(Words.role(role.name, role.title))</h3>\n"
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
      html += details(
        "Never signed", never.map { "\($0.kind.word): \(link($0))" as HTML }, of: all)
    }
    html +=
      "<p class=\"soft\"><a href=\"\(frame.path("print"))?role=\(escapedPath([role.name]))&amp;pack=\(escapedPath([pack.name]))\">All that \(Words.role(role.name, role.title)) signs, to print</a></p>\n"
    return html
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
    return frame.link(item, in: pack.name) + said
  }

  /// - Parameter all: of how many these are some.
  private func details(_ title: String, _ lines: [HTML], of all: Int? = nil) -> HTML {
    if lines.isEmpty { return "" }
    let count = "\(lines.count)" + (all.map { " of \($0)" } ?? "")
    return
      "<details><summary>\(title) <span class=\"soft\">\(count)</span></summary>\n<ul class=\"links\">\n\(lines.map { "<li>\($0)</li>\n" as HTML }.joined())</ul></details>\n"
  }
}
