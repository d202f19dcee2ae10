import Handbook
import Reporting
import RuleModel

/// The findings of the gate: new first, worst first, each with a link.
struct FindingsPart {
  let frame: PageFrame
  let packs: [ShownPack]
  let output: ProjectAccess.Output

  /// The findings about one item.
  func html(about item: PackDocument.Item, in pack: ShownPack) -> HTML {
    let own = entries(about: item, in: pack).filter { !Self.signatures.contains($0.id) }
    if own.isEmpty { return "<p>\(Words.noFindings)</p>\n" }
    return "<ul class=\"findings\">\n\(own.map(line).joined())</ul>\n"
  }

  func entries(about item: PackDocument.Item, in pack: ShownPack) -> [GateFindings.Entry] {
    (GateFindings(output.bytes)?.entries ?? []).filter { entry in
      subject(of: entry).map { $0.0.name == pack.name && $0.1 == item.reference } ?? false
    }
  }

  /// A level as its word, which does not lean on colour.
  private static let levels = [("error", "Errors"), ("warning", "Warnings"), ("note", "Notes")]
  /// Those that the part about signatures lists.
  private static let signatures: Set<String> = ["missing-sign-off", "void-sign-off"]

  var html: HTML {
    guard let found = GateFindings(output.bytes) else {
      return
        "<div class=\"notice error\"><p>The project could not be checked. In a terminal, <code>\(output.command)</code> says why.</p></div>\n"
    }
    let weaker = found.entries.filter(\.isWeaker)
    let plain = found.entries.filter { !$0.isWeaker && !Self.signatures.contains($0.id) }
    var html: HTML = ""
    if found.since != nil {
      let new = plain.filter(\.isNew)
      if !weaker.isEmpty { html += section("weaker", "Became weaker", weaker, isOpen: true) }
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
          level, found.since == nil ? title : "\(title), known before", own,
          isOpen: level == "error")
      }
    }
    if found.entries.isEmpty { html += "<p>\(Words.noFindings)</p>\n" }
    if found.accepted > 0 {
      html +=
        "<p class=\"soft\">\(Words.count(found.accepted, "finding")) accepted for a time.</p>\n"
    }
    return html
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
    let list: HTML = "<ul class=\"findings\">\n\(entries.map(line).joined())</ul>\n"
    if isOpen {
      return
        "<section id=\"\(id)\">\n<h2>\(title) <span class=\"soft\">\(entries.count)</span></h2>\n\(list)</section>\n"
    }
    return
      "<section id=\"\(id)\">\n<details><summary><h2>\(title) <span class=\"soft\">\(entries.count)</span></h2></summary>\n\(list)</details></section>\n"
  }

  private func line(_ entry: GateFindings.Entry) -> HTML {
    var html: HTML =
      "<li class=\"\(entry.level)\"><span class=\"level\">\(entry.level)</span> \(message(entry))"
    if let was = entry.was { html += "<p><span class=\"soft\">was</span> <del>\(was)</del></p>" }
    if let now = entry.now { html += "<p><span class=\"soft\">now</span> <ins>\(now)</ins></p>" }
    let notes = entry.notes.map { "<p class=\"soft\">\(quoted($0))</p>\n" as HTML }
    if notes.count > 2 {
      html += "<details><summary>Why</summary>\(notes.joined())</details>"
    } else {
      html += notes.joined()
    }
    if let because = entry.because { html += "<br><span class=\"soft\">\(because)</span>" }
    if let advice = entry.advice { html += "<br><span class=\"soft\">\(quoted(advice))</span>" }
    if let file = entry.file {
      html +=
        "<br><span class=\"place\">\(file)\(entry.line.map { ", line \($0)" } ?? "") · \(entry.id)</span>"
    }
    return html + "</li>\n"
  }

  private func message(_ entry: GateFindings.Entry) -> HTML {
    guard let (pack, item) = subject(of: entry) else { return quoted(entry.message) }
    return "<a href=\"\(frame.path(to: item, in: pack.name))\">\(quoted(entry.message))</a>"
  }

  /// The subject of a finding: an item that it names, or else the one that its line belongs to.
  private func subject(of entry: GateFindings.Entry) -> (ShownPack, PackDocument.Reference)? {
    let names = ([entry.message] + entry.notes).flatMap { text in
      text.split(separator: "`", omittingEmptySubsequences: false).enumerated()
        .filter { $0.offset % 2 == 1 }.map { String($0.element) }
    }
    let own = packs.filter { pack in entry.file.map { $0.hasPrefix(pack.folder + "/") } ?? false }
    for pack in own + packs.filter({ pack in !own.contains { $0.name == pack.name } }) {
      for name in names {
        if let item = pack.document.item(name) { return (pack, item.reference) }
      }
    }
    guard let pack = own.first, let line = entry.line else { return nil }
    let before = pack.document.items.filter { $0.file == entry.file && $0.line <= line }
    return before.max { $0.line < $1.line }.map { (pack, $0.reference) }
  }
}
