import Handbook
import Reporting
import RuleModel

/// The items that wait for each role in a pack, and the open ones.
struct WaitingPart {
  let frame: PageFrame
  let pack: ShownPack

  var html: HTML {
    var html: HTML = ""
    for role in roles { html += part(role) }
    let drafts = pack.document.items.filter { $0.status == .draft }.map(\.reference)
    if !drafts.isEmpty { html += list("Drafts", drafts) }
    let unconfirmed = pack.document.items.filter { $0.examples.contains(where: \.isUnconfirmed) }
      .map(\.reference)
    if !unconfirmed.isEmpty { html += list("Examples that no person has confirmed", unconfirmed) }
    let open = pack.pack.requirements.filter { $0.standing == .open }
    if !open.isEmpty {
      html +=
        "<details><summary>Not decided in the documents <span class=\"soft\">\(open.count)</span></summary><ul>\n\(open.map { "<li><strong>\($0.id)</strong>: \($0.title)</li>\n" as HTML }.joined())</ul></details>\n"
    }
    if html.isEmpty { html = "<p>Nothing waits for anybody.</p>\n" }
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

  private func part(_ role: (name: String, title: String)) -> HTML {
    let waiting = pack.document.items.compactMap {
      item -> (PackDocument.Item, PackDocument.SignOff)? in
      item.signOffs.first { $0.role == role.name && !$0.isSigned }.map { (item, $0) }
    }
    if waiting.isEmpty { return "" }
    let changed = waiting.filter { $0.1.state != "missing" }
    let never = waiting.filter { $0.1.state == "missing" }.map(\.0.reference)
    var html: HTML = "<h3>For \(Words.role(role.name, role.title))</h3>\n"
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
    if !never.isEmpty { html += list("Never signed", never) }
    html +=
      "<p class=\"soft\"><a href=\"\(frame.path("print"))?role=\(escapedPath([role.name]))&amp;pack=\(escapedPath([pack.name]))\">All that \(Words.role(role.name, role.title)) signs, to print</a></p>\n"
    return html
  }

  private func list(_ title: String, _ items: [PackDocument.Reference]) -> HTML {
    "<details><summary>\(title) <span class=\"soft\">\(items.count)</span></summary>\n\(frame.list(items, in: pack.name))</details>\n"
  }
}
