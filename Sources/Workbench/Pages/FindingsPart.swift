import Handbook
import Reporting
import RuleModel

/// The findings of the gate: new first, worst first, each with a link.
struct FindingsPart {
  let frame: PageFrame
  let packs: [ShownPack]
  private let output: ProjectAccess.Output
  private let found: GateFindings?

  init(frame: PageFrame, packs: [ShownPack], output: ProjectAccess.Output) {
    (self.frame, self.packs, self.output) = (frame, packs, output)
    found = GateFindings(output.bytes)
  }

  /// The findings about one item.
  func html(about item: PackDocument.Item, in pack: ShownPack) -> HTML {
    list(entries(about: item, in: pack).filter { !Self.ofRoles.contains($0.id) })
  }

  /// The findings about one requirement.
  func html(about row: PackDocument.Requirement, in pack: ShownPack) -> HTML {
    list(
      all.filter { entry in
        subject(of: entry).map { $0.0.name == pack.name && $0.1 == .requirement(row.id) } ?? false
      })
  }

  /// Those whose subject it is, and those that name it.
  func entries(about item: PackDocument.Item, in pack: ShownPack) -> [GateFindings.Entry] {
    all.filter { entry in
      if let (found, subject) = subject(of: entry), found.name == pack.name,
        subject == .item(item.reference)
      {
        return true
      }
      return isIn(entry, pack) && names(in: entry).contains(item.reference.id)
    }
  }

  /// The findings about each item of a pack, by its id: signatures are listed elsewhere.
  func byItem(in pack: ShownPack) -> [String: [GateFindings.Entry]] {
    var found: [String: [GateFindings.Entry]] = [:]
    for entry in all where !Self.ofRoles.contains(entry.id) {
      guard let (own, subject) = subject(of: entry), own.name == pack.name,
        case .item(let item) = subject
      else { continue }
      found[item.id, default: []].append(entry)
    }
    return found
  }

  private var all: [GateFindings.Entry] { found?.entries ?? [] }

  private func list(_ entries: [GateFindings.Entry]) -> HTML {
    if entries.isEmpty { return "<p>\(Words.noFindings)</p>\n" }
    return "<ul class=\"findings\">\n\(entries.map { line($0) }.joined())</ul>\n"
  }

  /// A level as its word, which does not lean on colour.
  private static let levels = [("error", "Errors"), ("warning", "Warnings"), ("note", "Notes")]
  /// Those that are listed by role.
  private static let ofRoles: Set<String> = [
    "missing-sign-off", "void-sign-off", "open-requirement",
  ]

  var html: HTML {
    guard let found else {
      return
        "<div class=\"notice error\"><p>The project could not be checked. In a terminal, <code>\(output.command)</code> says why.</p></div>\n"
    }
    let weaker = found.entries.filter(\.isWeaker)
    let plain = found.entries.filter { !$0.isWeaker && !Self.ofRoles.contains($0.id) }
    var html: HTML = ""
    if found.since != nil {
      let new = plain.filter(\.isNew)
      let (sure, open) = (
        weaker.filter { $0.level == "error" }, weaker.filter { $0.level != "error" }
      )
      if !sure.isEmpty { html += section("weaker", "Became weaker", sure, isOpen: true) }
      if !open.isEmpty { html += section("look", "To look at", open, isOpen: true) }
      html += section(
        "new", "New since the last commit", sorted(new), isOpen: true,
        empty: "Nothing is new since the last commit.")
      html += changes(of: weaker + new)
    } else {
      html +=
        "<p class=\"soft\">This folder is not compared with an earlier state: git knows none of it.</p>\n"
    }
    let known = plain.filter { !$0.isNew }
    for (level, title) in Self.levels {
      let own = known.filter { $0.level == level }
      if !own.isEmpty {
        html += section(
          level, heading(title, of: found), own,
          isOpen: level == "error")
      }
    }
    if found.entries.isEmpty { html += "<p>\(Words.noFindings)</p>\n" }
    let exemptions = packs.reduce(0) { $0 + AcceptedPart.exemptions(of: $1).count }
    if found.accepted > 0 {
      html += "<p class=\"soft\">\(Words.accepted(found.accepted, by: exemptions))</p>\n"
    }
    return html
  }

  private func heading(_ title: String, of found: GateFindings) -> String {
    if frame.day.map({ $0 != frame.today }) == true { return "\(title) on \(frame.dayName)" }
    return found.since == nil ? title : "\(title), known before"
  }

  /// Links to the meaning of the edits that findings come from.
  private func changes(of entries: [GateFindings.Entry]) -> HTML {
    packs.filter { pack in
      entries.contains { $0.file?.hasPrefix(pack.folder + "/") ?? false }
    }.map { pack in
      "<p><a href=\"\(frame.path(pack.name, "changes"))\">\(Words.changes): \(pack.document.title)</a></p>\n"
        as HTML
    }.joined()
  }

  private func sorted(_ entries: [GateFindings.Entry]) -> [GateFindings.Entry] {
    let order = Self.levels.map(\.0)
    func rank(_ entry: GateFindings.Entry) -> Int { order.firstIndex(of: entry.level) ?? 9 }
    return entries.enumerated().sorted {
      (rank($0.element), $0.offset) < (rank($1.element), $1.offset)
    }.map(\.element)
  }

  private func section(
    _ id: String, _ title: String, _ entries: [GateFindings.Entry], isOpen: Bool, empty: String = ""
  ) -> HTML {
    if entries.isEmpty {
      return "<section id=\"\(id)\"><h2>\(title)</h2>\n<p>\(empty)</p></section>\n"
    }
    let list = folded(entries)
    if isOpen {
      return
        "<section id=\"\(id)\">\n<h2>\(title) <span class=\"soft\">\(entries.count)</span></h2>\n\(list)</section>\n"
    }
    return
      "<section id=\"\(id)\">\n<details><summary><h2>\(title) <span class=\"soft\">\(entries.count)</span></h2></summary>\n\(list)</details></section>\n"
  }

  /// Each with what only follows from it below it, folded.
  private func folded(_ entries: [GateFindings.Entry]) -> HTML {
    let known = Set(entries.map(\.fingerprint))
    func cause(_ entry: GateFindings.Entry) -> String? {
      entry.follows.flatMap { known.contains($0) ? $0 : nil }
    }
    let following = Dictionary(grouping: entries.filter { cause($0) != nil }) { cause($0)! }
    let lines = entries.filter { cause($0) == nil }.map { entry -> HTML in
      guard let own = following[entry.fingerprint] else { return line(entry) }
      return line(
        entry,
        "<details><summary>\(Words.following(own.count))</summary>\n<ul class=\"findings\">\n\(own.map { line($0) }.joined())</ul></details>"
      )
    }
    return "<ul class=\"findings\">\n\(lines.joined())</ul>\n"
  }

  private func line(_ entry: GateFindings.Entry, _ below: HTML = "") -> HTML {
    let (link, other) = message(entry)
    var html: HTML =
      "<li class=\"\(entry.level)\"><span class=\"level\">\(entry.level)</span> \(link)"
    if let says = entry.says { html += "\n<p>\(quoted(says))</p>\n" }
    var told: Set<Substring> = []
    if let was = entry.was {
      html += "\n<p><span class=\"soft\">was</span> <del>\(quotedOnce(was, &told))</del></p>\n"
    }
    if let now = entry.now {
      html += "\n<p><span class=\"soft\">now</span> <ins>\(quotedOnce(now, &told))</ins></p>\n"
    }
    // The first two of a weakening say what it was and is.
    let notes = entry.notes.dropFirst(entry.isWeaker ? 2 : 0).map {
      "\n<p class=\"soft\">\(quoted($0))</p>\n" as HTML
    }
    if notes.count > 2 {
      html += "<details><summary>Why</summary>\(notes.joined())</details>"
    } else {
      html += notes.joined()
    }
    if let because = entry.because { html += "\n<p class=\"soft\">\(because)</p>" }
    if let advice = entry.advice { html += "\n<p class=\"soft\">\(quoted(advice))</p>" }
    if let file = entry.file {
      html +=
        "\n<p class=\"place\">\(file)\(entry.line.map { ", line \($0)" } ?? "") · \(entry.id)\(other)</p>"
    }
    return html + below + "</li>\n"
  }

  /// The message as a link to the page that says most of it, and a link to another page: what is
  /// new about an item that is not as it was committed is said where the edits are.
  private func message(_ entry: GateFindings.Entry) -> (link: HTML, other: HTML) {
    func link(_ path: String) -> HTML { "<a href=\"\(path)\">\(quoted(entry.message))</a>" }
    let isChange = entry.isNew || entry.isWeaker
    if isChange, let (pack, id) = removed(entry) { return (link(changes(pack, id)), "") }
    guard let (pack, subject) = subject(of: entry) else { return (quoted(entry.message), "") }
    switch subject {
    case .requirement(let id): return (link(frame.path(pack.name, "requirements", id)), "")
    case .item(let item):
      let path = frame.path(to: item, in: pack.name)
      guard isChange, pack.edits?.items[item.id] != nil else { return (link(path), "") }
      let read: HTML =
        " · <a href=\"\(path)\" aria-label=\"\(Words.read): \(item.title)\">\(Words.read)</a>"
      return (link(changes(pack, item.id)), read)
    }
  }

  private func changes(_ pack: ShownPack, _ id: String) -> String {
    frame.path(pack.name, "changes") + "#" + escapedPath([ChangesPart.anchor(id)])
  }

  /// An item that a finding is about and that is no longer there.
  private func removed(_ entry: GateFindings.Entry) -> (ShownPack, String)? {
    let names = [entry.key].compactMap { $0 } + names(in: entry)
    for pack in packs {
      guard let removed = pack.edits?.removed, !removed.isEmpty else { continue }
      for name in names {
        let id = pack.pack.bareID(name)
        if removed.contains(id), isIn(entry, pack) || name != id { return (pack, id) }
      }
    }
    return nil
  }

  private enum Subject: Equatable {
    case item(PackDocument.Reference)
    case requirement(String)
  }

  private func isIn(_ entry: GateFindings.Entry, _ pack: ShownPack) -> Bool {
    entry.file.map { $0.hasPrefix(pack.folder + "/") } ?? false
  }

  /// The pieces of rules between backticks.
  private func names(in entry: GateFindings.Entry) -> [String] {
    ([entry.message] + entry.notes).flatMap { text in
      text.split(separator: "`", omittingEmptySubsequences: false).enumerated()
        .filter { $0.offset % 2 == 1 }.map { String($0.element) }
    }
  }

  /// The subject of a finding: its key, an item that it names, or else the one that its line belongs
  /// to.
  private func subject(of entry: GateFindings.Entry) -> (ShownPack, Subject)? {
    // A finding about an example has the id of its item.
    let id = entry.id.contains("/") ? entry.id : nil
    let names = [entry.key, id].compactMap { $0 } + names(in: entry)
    let own = packs.filter { isIn(entry, $0) }
    for pack in own + packs.filter({ pack in !own.contains { $0.name == pack.name } }) {
      for name in names {
        if let item = pack.document.item(pack.pack.bareID(name)) {
          return (pack, .item(item.reference))
        }
        if pack.document.requirement(name) != nil { return (pack, .requirement(name)) }
      }
    }
    guard let pack = own.first, let line = entry.line else { return nil }
    let before = pack.document.items.filter { $0.file == entry.file && $0.line <= line }
    return before.max { $0.line < $1.line }.map { (pack, .item($0.reference)) }
  }
}
