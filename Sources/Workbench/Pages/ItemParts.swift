import Analysis
import Handbook
import JSONReading
import Reporting
import RuleModel
import SourceText

/// The parts of an item, as a document and its own page show them.
struct ItemParts {
  let frame: PageFrame
  let pack: ShownPack

  var document: PackDocument { pack.document }

  func tags(_ item: PackDocument.Item) -> HTML {
    var html: HTML =
      "<span class=\"tag\(item.isRedFlag ? " flag" : "" as HTML)\">\(item.kindWords)</span>"
    if item.status != .active {
      html += " <span class=\"tag draft\">\(item.status.rawValue)</span>"
    }
    let open = item.signOffs.filter { !$0.isSigned }
    if open.contains(where: { $0.state != "missing" }) {
      html += " <span class=\"tag warning\">changed since signed</span>"
    } else if !open.isEmpty {
      html +=
        " <span class=\"tag open\">waits for \(open.map { Words.role($0.role, $0.roleTitle) }.joined(separator: ", "))</span>"
    }
    let failing = pack.failing?.count(item.reference.id) ?? 0
    if failing > 0 {
      html +=
        " <span class=\"tag flag\"><span aria-hidden=\"true\">✗ </span>\(Words.count(failing, "example fails", "examples fail"))</span>"
    }
    return html + EditsPart(frame: frame, pack: pack).mark(item.reference)
  }

  /// Parts that a reader of the whole document looks up on the item's own page.
  private static let longer = [
    "Outcome:", "Why:", "Why missing", "Why unreadable", "Known limitation:", "Numbers it uses:",
    "Where:",
  ]

  /// - Parameter isShort: only what a reader of the whole document needs.
  func lines(_ item: PackDocument.Item, isShort: Bool = false) -> HTML {
    var told: Set<Substring> = []
    var isLeftOut = false
    let id = item.reference.id
    var seen = SeenInExamples(isShort ? [] : pack.examples?.conditions(of: id) ?? [], of: id)
    return item.lines.map { line -> HTML in
      if line.depth == 0 { isLeftOut = isShort && Self.longer.contains { line.text.hasPrefix($0) } }
      if isLeftOut { return "" }
      let text = frame.line(quotedOnce(line.text, &told), of: document, in: pack.name)
      if line.isHeading { return "<h3 class=\"part\">\(text)</h3>\n" }
      return
        "<p class=\"line d\(min(7, line.depth))\">\(text)</p>\n\(seen.html(below: line))"
    }.joined()
  }

  /// The conditions of a rule as a table.
  func ways(_ item: PackDocument.Item) -> HTML {
    guard let rule = pack.pack.rules.first(where: { $0.id == item.reference.id }),
      let table = WaysTable(rule.condition)
    else { return "" }
    return table.html { frame.line($0, of: document, in: pack.name) }
  }

  func values(_ item: PackDocument.Item) -> HTML {
    if item.values.isEmpty { return "" }
    let rows = item.values.map { value -> HTML in
      let mark: HTML = value.isToday ? " class=\"now\"" : ""
      let from: HTML =
        value.from.map { $0 > document.today ? frame.link(to: $0) : "\(MomentText.text($0))" }
        ?? "always before"
      let until =
        value.until.map { MomentText.text($0) } ?? (value.from == nil ? "always" : "and on")
      let state: HTML =
        value.isToday
        ? "in force" : (value.from.map { $0 > document.today } ?? false) ? "to come" : "earlier"
      return
        "<tr\(mark)><td><strong>\(value.text)</strong></td><td class=\"date\">\(value.from == nil && value.until == nil ? "" as HTML : from)</td><td class=\"date\">\(until)</td><td>\(state)</td></tr>\n"
    }
    return
      "<div class=\"scroll\"><table><thead><tr><th scope=\"col\">Value</th><th scope=\"col\">From</th><th scope=\"col\">Until</th><th scope=\"col\">\(frame.dayName)</th></tr></thead>\n<tbody>\n\(rows.joined())</tbody></table></div>\n"
  }

  /// As the patient sees them.
  func sentences(_ item: PackDocument.Item, only: Set<String>? = nil) -> HTML {
    item.sentences.filter { only?.contains($0.locale) ?? true }.map { sentence -> HTML in
      let variant: HTML =
        sentence.variant.isEmpty ? "" : " <span class=\"soft\">(\(sentence.variant))</span>"
      let words: HTML =
        sentence.packs.map { markedWords($0, sentence.words) } ?? "\(sentence.words)"
      let note: HTML =
        sentence.packs == nil ? "" : " <span class=\"soft\">\(Words.notThePacks)</span>"
      return
        "<figure class=\"said\"><figcaption>\(sentence.locale)\(variant)\(note)</figcaption><blockquote lang=\"\(sentence.locale)\" dir=\"auto\">\(words)</blockquote></figure>\n"
    }.joined()
  }

  /// The other rules that show a text that a red flag shows: who reads its words may not have
  /// reached it.
  func sameWords(_ item: PackDocument.Item) -> HTML {
    guard item.isRedFlag else { return "" }
    let texts = item.uses.filter { $0.kind == .text }.compactMap { document.item($0.id) }
    let others = texts.map { text in
      (text, text.usedBy.filter { $0.kind == .rule && $0 != item.reference })
    }.filter { !$0.1.isEmpty }
    return others.map { text, rules -> HTML in
      let links = rules.map { frame.link($0, in: pack.name) }.joined(", ")
      return
        "<p>\(Words.sameWords) (<a href=\"\(frame.path(to: text.reference, in: pack.name))\">\(text.reference.title)</a>): \(links).</p>\n"
    }.joined()
  }

  /// - Parameter found: what was found in the table: gaps are drawn as rows, and what overlaps is
  ///   said where it does.
  func grid(_ item: PackDocument.Item, _ found: [GateFindings.Entry] = []) -> HTML {
    guard let grid = item.grid else { return "" }
    let table = pack.pack.tables.first { $0.id == item.reference.id }
    // A row begins in a line, which a finding about it names.
    let lines =
      table?.rows.map { row in
        pack.loaded.place(row.origin).map {
          LineIndex($0.file).position(of: $0.range.lowerBound).line
        }
      } ?? []
    let heads = (["When"] + grid.columns).map { "<th scope=\"col\">\($0)</th>" as HTML }.joined()
    let rows = grid.rows.enumerated().map { index, row -> HTML in
      let conditions = row.conditions.map { frame.line($0, of: document, in: pack.name) }.joined(
        "<br>")
      let line = lines.indices.contains(index) ? lines[index] : nil
      let overlaps = found.filter { $0.id == "table-overlap" && $0.line == line && line != nil }
      let said = overlaps.map { "<br><span class=\"clash\">Overlap: \($0.message)</span>" as HTML }
        .joined()
      let mark: HTML = overlaps.isEmpty ? "" : " class=\"overlap\""
      let cells = row.values.map { "<td>\($0)</td>" as HTML }.joined()
      return "<tr\(mark)><th scope=\"row\">\(conditions)\(said)</th>\(cells)</tr>\n"
    }
    let gaps = found.filter { $0.id == "table-gap" }.flatMap { gap in
      [gap.message] + gap.notes.filter { $0.hasPrefix("nor ") }
    }.map { sentence -> HTML in
      let blanks = grid.columns.map { _ in "<td>no answer</td>" as HTML }.joined()
      return
        "<tr class=\"gap\"><th scope=\"row\"><span class=\"clash\">Gap: \(sentence)</span></th>\(blanks)</tr>\n"
    }
    return
      "<div class=\"scroll\"><table class=\"grid\"><thead><tr>\(heads)</tr></thead>\n<tbody>\n\(rows.joined())\(gaps.joined())</tbody></table></div>\n"
  }

  func signOffs(_ item: PackDocument.Item) -> HTML {
    if item.signOffs.isEmpty { return "<p>Nobody has to sign it.</p>\n" }
    let rows = item.signOffs.map { entry -> HTML in
      let changes: HTML =
        entry.changes.isEmpty
        ? "" : "<ul>\n\(entry.changes.map { "<li>\($0)</li>\n" as HTML }.joined())</ul>"
      let isNew = pack.edits?.isSignedSince(item.reference.id, entry.role) == true
      let mark: HTML = isNew ? " <strong class=\"clash\">\(Words.signatureIsNew)</strong>" : ""
      return
        "<tr><th scope=\"row\">\(entry.roleTitle)</th><td>\(entry.by ?? "")</td><td>\(entry.on.map { MomentText.text($0) } ?? "")</td><td>\(Words.signState(entry.state))\(mark)\(changes)</td></tr>\n"
    }
    let isSettled = pack.edits?.items[item.reference.id] == nil
    let warning: HTML = isSettled ? "" : "<p class=\"warning\">\(Words.unsettled)</p>\n"
    return warning
      + "<div class=\"scroll\"><table><thead><tr><th scope=\"col\">Sign-off</th><th scope=\"col\">By</th><th scope=\"col\">On</th><th scope=\"col\">State</th></tr></thead>\n<tbody>\n\(rows.joined())</tbody></table></div>\n"
  }

  /// Lines of an example that are shown before the rest is opened.
  private static let first = 6

  func examples(_ item: PackDocument.Item) -> HTML {
    func cell(_ lines: [String]) -> HTML {
      let all = lines.map { "\($0)" as HTML }
      if all.count <= Self.first + 2 { return all.joined("<br>") }
      return
        "\(all.prefix(Self.first).joined("<br>"))<details><summary>\(all.count - Self.first) further lines</summary>\(all.dropFirst(Self.first).joined("<br>"))</details>"
    }
    let written = written(item.reference)
    func row(_ place: Int, _ example: PackDocument.Example) -> HTML {
      let json =
        written.indices.contains(place)
        ? ExampleWords(pack.pack).json(written[place], today: document.today) : nil
      let strip = example.given.count > Self.first ? json.map(days) ?? "" : ""
      let given =
        (strip.isEmpty
          ? cell(example.given)
          : "\(strip)<details><summary>\(Words.count(example.given.count, "entry", "entries"))</summary>\(example.given.map { "\($0)" as HTML }.joined("<br>"))</details>")
        + (json.map { tryIt(item, $0, example.it) } ?? "")
      let mark: HTML = example.isUnconfirmed ? " <span class=\"tag\">not confirmed</span>" : ""
      let differences = pack.failing?.differences(item.reference.id, place) ?? []
      if differences.isEmpty {
        return
          "<tr><th scope=\"row\">\(example.it)\(mark)</th><td>\(given)</td><td>\(cell(example.expected))</td></tr>\n"
      }
      let came = differences.map { "<li>\(quoted($0))</li>\n" as HTML }.joined()
      return
        "<tr class=\"fails\"><th scope=\"row\">\(example.it)\(mark)\(FailingExamples.mark)</th><td>\(given)</td><td>\(cell(example.expected))<ul class=\"clash\">\n\(came)</ul></td></tr>\n"
    }
    func table(_ rows: [HTML]) -> HTML {
      rows.isEmpty
        ? ""
        : "<div class=\"scroll\"><table><thead><tr><th scope=\"col\">Example</th><th scope=\"col\">Given</th><th scope=\"col\">Expected</th></tr></thead>\n<tbody>\n\(rows.joined())</tbody></table></div>\n"
    }
    let rows = item.examples.enumerated().map { place, example in
      // One that fails is shown wherever it is written.
      let isFailing = pack.failing?.differences(item.reference.id, place).isEmpty == false
      return (isFolded: example.apart != nil && !isFailing, html: row(place, example))
    }
    let folded = rows.filter(\.isFolded).map(\.html)
    let further = item.further.map { "<p>\($0)</p>\n" as HTML }
    let count = folded.count + further.count
    let shown = table(rows.filter { !$0.isFolded }.map(\.html))
    if count == 0 { return shown }
    return shown
      + "<details><summary>\(Words.count(count, "further example", "further examples"))</summary>\n\(table(folded))\(further.joined())</details>\n"
  }

  /// The examples of a rule or a table, in the order of those that are shown.
  private func written(_ item: PackDocument.Reference) -> [Example] {
    guard pack.canBeTried(item) else { return [] }
    return switch item.kind {
    case .rule: pack.pack.rules.first { $0.id == item.id }?.examples ?? []
    case .table: pack.pack.tables.first { $0.id == item.id }?.examples ?? []
    case .message, .text, .term, .threshold, .list, .limit, .mapping, .record: []
    }
  }

  /// The way to the form with an example in it.
  private func tryIt(_ item: PackDocument.Item, _ json: String, _ it: String) -> HTML {
    "<br><a class=\"try\" href=\"\(frame.trying(item.reference, in: pack.name, case: json))\" aria-label=\"\(Words.trying(it))\">\(Words.tryOne)</a>"
  }

  /// The history of an example as a strip; empty where there is none.
  private func days(_ json: String) -> HTML {
    readJSON(SourceFile(path: "example", bytes: Array(json.utf8))).root.map {
      DayStrip($0, pack.pack).html
    } ?? ""
  }

  /// The notice above the pages of a pack that cannot be read.
  func notice() -> HTML {
    guard pack.isEarlier else { return "" }
    return "<div class=\"notice error\" role=\"note\"><p>\(Words.earlier(clockText(pack.at)))</p>\n"
      + mistakeList(pack.mistakes, pack.problem) + "</div>\n"
  }
}
