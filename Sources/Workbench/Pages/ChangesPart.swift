import Handbook
import JSONReading
import Reporting
import RuleModel
import SourceText

/// The output of `diff` as a page: the summary, a block an edit, each with cases to try.
struct ChangesPart {
  let frame: PageFrame
  let pack: ShownPack
  let only: String?
  private let root: JSONNode?
  private let command: String
  private let impact: ImpactPart?
  /// The ids of what was edited itself; other changes come from these.
  private let edited: Set<String>

  init(
    frame: PageFrame, pack: ShownPack, only: String?, output: ProjectAccess.Output,
    impact: ImpactPart?
  ) {
    (self.frame, self.pack, self.only, self.impact) = (frame, pack, only, impact)
    command = output.command
    root = readJSON(SourceFile(path: "diff", bytes: output.bytes)).root
    edited = Set(root?["edits"]?.elements?.compactMap { $0["id"]?.text } ?? [])
  }

  /// The sentence on top, and the signatures that fall.
  var summary: HTML {
    guard let says = root?["summary"]?["says"]?.text else { return "" }
    return "<p class=\"summary\" role=\"status\"><strong>\(says).</strong></p>\n" + fallen
  }

  private var fallen: HTML {
    var items: [String: Int] = [:]
    for change in root?["changes"]?.elements.map(Array.init) ?? [] {
      for role in texts(change["voids"]) { items[role, default: 0] += 1 }
    }
    if items.isEmpty { return "" }
    let roles = items.sorted { $0.key < $1.key }.map { role, count -> HTML in
      let title = pack.document.roles.first { $0.name == role }?.title ?? role
      return "\(Words.role(role, title)), of \(Words.count(count, "item"))"
    }
    return "<p class=\"warning\">Sign-offs that fall: \(roles.joined("; ")).</p>\n"
  }

  var html: HTML {
    guard let root, let changes = root["changes"]?.elements else {
      return
        "<div class=\"notice error\" role=\"alert\"><p>\(Words.notComparable)</p>\n<p class=\"soft\">In a terminal, <code>\(command)</code> says why.</p></div>\n"
    }
    let all = Array(changes)
    let edits = root["edits"]?.elements.map(Array.init) ?? []
    guard let only else {
      let (html, told) = sections(edits, all)
      return html + all.filter { !told.contains($0["id"]?.text ?? "") }.map(block).joined()
    }
    // A number has no block of its own: its edit is reported at what it reaches.
    let (html, told) = sections(edits.filter { id(of: $0) == only }, all)
    let own = all.filter { id(of: $0) == only && !told.contains($0["id"]?.text ?? "") }
    if html.isEmpty, own.isEmpty { return unchanged(only) }
    return html
      + own.map { parts($0["because"], name: "id", isLess: isWeaker($0)) + block($0) }.joined()
  }

  /// A block an edit, with the changes that it reaches; and the ids of those.
  private func sections(_ edits: [JSONNode], _ changes: [JSONNode]) -> (HTML, Set<String>) {
    var html: HTML = ""
    var told: Set<String> = []
    for (number, edit) in edits.enumerated() {
      let reached = texts(edit["reaches"]).compactMap { id in
        changes.first { $0["id"]?.text == id }.map { (id: id, change: $0) }
      }
      let parts = parts(
        edit["parts"], name: "key", isLess: reached.contains { isWeaker($0.change) })
      html +=
        "<section class=\"edit\">\n<h2>Edit \(number + 1) of \(edits.count): \(name(edit))</h2>\n\(parts)"
      for (id, change) in reached {
        html +=
          told.insert(id).inserted
          ? block(change)
          : "<p class=\"soft\">Also reaches <code>\(pack.pack.bareID(id))</code>, see above.</p>\n"
      }
      html += "</section>\n"
    }
    return (html, told)
  }

  private func unchanged(_ id: String) -> HTML {
    let more: HTML =
      switch pack.edits?.items[id] {
      case .edited?: " \(Words.writtenOtherwise)"
      case .shipped?: " \(Words.shippedOtherwise)"
      case .new?, .rests?, nil: ""
      }
    return "<p>Nothing has changed in what <code>\(id)</code> means.\(more)</p>\n"
  }

  private func texts(_ node: JSONNode?) -> [String] {
    node?.elements.map { $0.compactMap(\.text) } ?? []
  }

  /// Without the name of the pack.
  private func id(of node: JSONNode) -> String { pack.pack.bareID(node["id"]?.text ?? "") }

  /// The name of the block about an item, in addresses.
  static func anchor(_ id: String) -> String { "change-" + id }

  private func name(_ edit: JSONNode) -> HTML {
    "\(edit["what"]?.text ?? "") <code>\(id(of: edit))</code>, \(edit["change"]?.text ?? "")"
  }

  /// Whether it falls silent, or shows less, in some case.
  private func isWeaker(_ change: JSONNode) -> Bool {
    change["differences"]?.elements?.contains { $0["beside"] != nil } ?? false
  }

  /// The kind of what changed, and how.
  private func badge(_ change: JSONNode) -> HTML {
    let what = change["kind"]?.text ?? change["what"]?.text ?? ""
    let how = change["change"]?.text ?? ""
    if isWeaker(change) { return "<span class=\"tag flag\">\(what), \(Words.weaker)</span>" }
    let isOwn = how != "changed" || edited.contains(change["id"]?.text ?? "")
    return "<span class=\"tag\">\(what), \(isOwn ? how : Words.affected)</span>"
  }

  /// The old and the new, line by line.
  /// - Parameter isLess: the new is none to be pleased with.
  private func parts(_ list: JSONNode?, name: String, isLess: Bool) -> HTML {
    let rows = list?.elements.map(Array.init) ?? []
    if rows.isEmpty { return "" }
    let mark: HTML = isLess ? " class=\"less\"" : ""
    return "<ul class=\"edits\">\n"
      + rows.map { part -> HTML in
        let key: HTML = part[name]?.text.map { "<strong>\($0)</strong>: " } ?? ""
        if let from = part["from"]?.text, let to = part["to"]?.text, min(from.count, to.count) > 40
        {
          return "<li>\(key)\(markedWords(from, to, isLess: isLess))</li>\n"
        }
        let was: HTML =
          part["from"]?.text.map { "<span class=\"hidden\">was </span><del>\($0)</del> " } ?? ""
        let now: HTML =
          part["to"]?.text.map { "<span class=\"hidden\">now </span><ins\(mark)>\($0)</ins>" } ?? ""
        return "<li>\(key)\(was)\(now)</li>\n"
      }.joined() + "</ul>\n"
  }

  private func block(_ change: JSONNode) -> HTML {
    let id = self.id(of: change)
    let item = pack.document.item(id)
    let title: HTML = item.map { frame.link($0.reference, in: pack.name) } ?? "<code>\(id)</code>"
    let isUrgent = change["kind"]?.text == "red flag" && change["change"]?.text != "words"
    let first = root?["changes"]?.elements?.first { self.id(of: $0) == id }
    let anchor: HTML = first?.range == change.range ? " id=\"\(Self.anchor(id))\"" : ""
    var html: HTML =
      "<article\(anchor) class=\"change\(isUrgent ? " flag" : "" as HTML)\">\n<h3>\(title) \(badge(change))</h3>\n<p>\(quoted(change["message"]?.text ?? ""))</p>\n"
    let differences = change["differences"]?.elements.map(Array.init) ?? []
    html += lost(differences)
    html += impact?.html(change["id"]?.text ?? "", item) ?? ""
    if change["proved"]?.bool == true, !differences.isEmpty {
      let mark: HTML = isWeaker(change) ? "" : " class=\"good\""
      html +=
        "<p\(mark)>\(Words.shown(differences.count))</p>\n<p class=\"soft\">\(Words.noMoreClaimed)</p>\n"
    }
    for difference in differences { html += witness(difference, item) }
    if change["proved"]?.bool == false {
      html +=
        "<p class=\"warning\">\(Words.notProved(change["tried"]?.whole ?? 0))</p>\n"
    }
    let voids = texts(change["voids"])
    if !voids.isEmpty {
      html +=
        "<p class=\"warning\">Sign-offs that no longer hold: \(voids.joined(separator: ", ")).</p>\n"
    }
    html += reached(change)
    for broken in texts(change["breaks"]) {
      html += "<p class=\"warning\">Breaks the example “\(broken)”.</p>\n"
    }
    for exemption in texts(change["exemptions"]) {
      html += "<p>Affects the exemption of \(exemption).</p>\n"
    }
    return html + "</article>\n"
  }

  /// The texts of other rules where this one falls silent, or shows less: first of all, since they
  /// decide whether anybody is still warned.
  private func lost(_ differences: [JSONNode]) -> HTML {
    var told: Set<String> = []
    return differences.compactMap { difference -> HTML? in
      guard let beside = difference["beside"], let says = beside["says"]?.text,
        told.insert(says).inserted
      else { return nil }
      let more = self.beside(beside)
      return
        "<p class=\"warning\"><strong>\(difference["sentence"]?.text ?? ""): \(says).</strong></p>\n\(more)"
    }.joined()
  }

  /// The texts of other rules, before and now; said once where they are the same.
  private func beside(_ beside: JSONNode) -> HTML {
    func lines(_ side: String) -> [HTML] {
      beside[side]?.elements.map { Array($0).map(shown) } ?? []
    }
    let (before, now) = (lines("before"), lines("now"))
    if before.isEmpty && now.isEmpty { return "" }
    func list(_ lines: [HTML]) -> HTML {
      lines.isEmpty ? "<p>Nothing.</p>\n" : "<ul>\n\(lines.joined())</ul>\n"
    }
    let isSame = before.map(\.text) == now.map(\.text)
    let title = isSame ? "\(Words.besideIt): \(Words.asBefore(now.count))" : Words.besideIt
    let both: HTML =
      isSame ? list(now) : "<h4>Before</h4>\n\(list(before))<h4>Now</h4>\n\(list(now))"
    return "<details><summary>\(title)</summary>\(both)</details>\n"
  }

  /// The texts of another rule.
  private func shown(_ line: JSONNode) -> HTML {
    let rule = frame.item(line["rule"]?.text ?? "", of: pack.document, in: pack.name)
    return "<li>\(rule): \(texts(line["shows"]).joined(separator: "; "))</li>\n"
  }

  /// Days to come, and clauses of requirements.
  private func reached(_ change: JSONNode) -> HTML {
    func lines(_ key: String, _ line: (JSONNode) -> HTML) -> [HTML] {
      change[key]?.elements.map { $0.map { "<li>\(line($0))</li>\n" as HTML } } ?? []
    }
    let days = lines("days") { "<time>\($0["on"]?.text ?? "")</time>: \($0["says"]?.text ?? "")" }
    let clauses = lines("clauses") {
      "<strong>\(frame.requirement($0["requirement"]?.text ?? "", of: pack.document, in: pack.name))</strong>: \($0["says"]?.text ?? "")"
    }
    var html: HTML = ""
    if !days.isEmpty { html += "<p>Days to come:</p>\n<ul>\n\(days.joined())</ul>\n" }
    if !clauses.isEmpty {
      html +=
        "<details\(clauses.count < 4 ? " open" : "" as HTML)><summary>Clauses of requirements that rest on it <span class=\"soft\">\(clauses.count)</span></summary>\n<ul>\n\(clauses.joined())</ul></details>\n"
    }
    return html
  }

  private func witness(_ difference: JSONNode, _ item: PackDocument.Item?) -> HTML {
    var html: HTML = "<p class=\"case\">\(difference["sentence"]?.text ?? "")"
    let strip = difference["witness"].map { DayStrip($0, pack.pack).html } ?? ""
    if let item, pack.canBeTried(item.reference),
      let witness = difference["witness"]
    {
      let json = witness.document.file.text(in: witness.range)
      html +=
        " <a href=\"\(frame.trying(item.reference, in: pack.name, case: json))\">\(Words.tryOne)</a>"
    }
    html += "</p>\n\(strip)"
    if let example = difference["example"]?.text {
      html +=
        "<details><summary>As an example</summary><pre tabindex=\"0\"><code>\(example)</code></pre></details>\n"
    }
    return html
  }
}
