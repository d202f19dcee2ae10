import Diagnostics
import SourceText

/// Findings for people: what is wrong, the line with carets under the very word, why it matters, what to write instead.
struct TextFindings {
  let colour: Bool

  func render(_ report: FindingReport) -> [UInt8] {
    let cache = LineCache()
    var page = Page()
    let (shown, others) = ManyFindings.mostTelling(report.findings)
    for told in ManyFindings.together(shown) {
      if told.count == 1 { render(told[0], cache, &page) } else { render(told, cache, &page) }
      page += "\n"
    }
    summarize(others, &page)
    for accepted in report.exempted {
      let finding = accepted.finding
      paint("accepted", .dim, &page)
      page += ": "
      page.show(finding.message)
      page += "  ["
      page.show(finding.id)
      page += "]\n"
      if let place = finding.place {
        page += "  --> "
        location(place, cache, &page)
        subject(finding, &page)
        page += "\n"
      }
      page += "   = \(accepted.kind.rawValue): "
      page.show(accepted.reason)
      page += "\n"
      if let advice = finding.advice {
        page += "   = help: "
        page.show(advice)
        page += "\n"
      }
      page += "\n"
    }
    return page.bytes
  }

  private func summarize(_ findings: [Finding], _ page: inout Page) {
    if findings.isEmpty { return }
    let counts = Dictionary(grouping: findings, by: \.id).mapValues(\.count).sorted {
      ($1.value, $0.key) < ($0.value, $1.key)
    }
    paint("and \(findings.count) more", .bold, &page)
    page += ", which the other formats list (`--format json`):\n"
    for (id, count) in counts {
      page += "   = \(count) "
      page.show(id)
      page += "\n"
    }
    page += "\n"
  }

  /// Several items of one file with one fault.
  private func render(_ findings: [Finding], _ cache: LineCache, _ page: inout Page) {
    guard let shared = findings[0].shared else { return }
    heading(findings[0].level, "\(findings.count) items \(shared.fault)", findings[0].id, &page)
    let starts = findings.map { $0.place.map { cache.span(of: $0).start } ?? Position(line: 1, column: 1) }
    let width = starts.map { "\($0.line):\($0.column)".utf8.count }.max() ?? 0
    for (finding, start) in zip(findings, starts) {
      page += "  --> "
      page.show(finding.place?.file.path ?? "")
      page += ":\(start.line):\(start.column)"
      page.space(width - "\(start.line):\(start.column)".utf8.count + 2)
      page.show(finding.shared?.item ?? "")
      page += "\n"
    }
    if let because = findings[0].because {
      page += "   = because "
      page.show(because)
      page += "\n"
    }
    page += "   = help: "
    page.show(shared.advice)
    page += "\n"
  }

  private func heading(_ level: Level, _ message: String, _ id: String, _ page: inout Page) {
    paint(level.rawValue, Style(level), &page)
    page += ": "
    paint(message, .bold, &page)
    page += "  ["
    page.show(id)
    page += "]\n"
  }

  func render(_ finding: Finding, _ cache: LineCache) -> String {
    var page = Page()
    render(finding, cache, &page)
    return page.text
  }

  private func render(_ finding: Finding, _ cache: LineCache, _ page: inout Page) {
    heading(finding.level, finding.message, finding.id, &page)
    let style = Style(finding.level)
    var margin = 3
    var isAdviceShown = false
    if let place = finding.place {
      page += "  --> "
      location(place, cache, &page)
      subject(finding, &page)
      page += "\n"
      if place.file.encoding != .binary, !place.file.bytes.isEmpty {
        margin = excerpt(place, cache, advice: finding.advice, style: style, &page)
        isAdviceShown = true
      }
    }
    if !isAdviceShown, let advice = finding.advice {
      page += "   = help: "
      page.show(advice)
      page += "\n"
    }
    if let because = finding.because {
      page.space(margin)
      page += "= because "
      page.show(because)
      page += "\n"
    }
    for note in finding.notes {
      page.space(margin)
      page += "= "
      page.show(note.message)
      if let place = note.place {
        page += ": "
        location(place, cache, &page)
      }
      page += "\n"
    }
  }

  private func location(_ place: Place, _ cache: LineCache, _ page: inout Page) {
    let start = cache.span(of: place).start
    page.show(place.file.path)
    page += ":"
    page += String(start.line)
    page += ":"
    page += String(start.column)
  }

  private func subject(_ finding: Finding, _ page: inout Page) {
    if finding.key == nil, finding.locale == nil { return }
    page += "  ("
    if let key = finding.key { page.show(key) }
    if finding.key != nil, finding.locale != nil { page += ", " }
    if let locale = finding.locale { page.show(locale) }
    page += ")"
  }

  /// Gives how far what follows is to be indented.
  private func excerpt(_ place: Place, _ cache: LineCache, advice: String?, style: Style, _ page: inout Page) -> Int {
    let start = cache.span(of: place).start
    let excerpt = Excerpt(
      place.file, line: cache.index(of: place.file).contents(ofLine: start.line), range: place.range)
    let number = String(start.line)
    let margin = number.utf8.count + 1
    page.space(margin)
    page += "|\n"
    page += number
    page += " | "
    if excerpt.isCutBefore { page += "… " }
    page.show(excerpt.text)
    if excerpt.isCutAfter { page += " …" }
    page += "\n"
    page.space(margin)
    page += "| "
    if excerpt.isCutBefore { page.space(2) }
    var columns = 0
    for scalar in excerpt.text[..<excerpt.marked.lowerBound] {
      if scalar == "\t" {
        page.space(columns)
        page += "\t"
        columns = 0
      } else {
        columns += Excerpt.width(scalar)
      }
    }
    page.space(columns)
    let carets = excerpt.text[excerpt.marked].reduce(0) { $0 + Excerpt.width($1) }
    paint(String(repeating: "^", count: max(1, carets)), style, &page)
    if let advice {
      page += " "
      page.show(advice)
    }
    page += "\n"
    return margin
  }

  // MARK: Colour

  private enum Style: String {
    case red = "31;1"
    case yellow = "33;1"
    case blue = "34;1"
    case bold = "1"
    case dim = "2"

    init(_ level: Level) { self = level == .error ? .red : level == .warning ? .yellow : .blue }
  }

  private func paint(_ text: String, _ style: Style, _ page: inout Page) {
    if colour { page += "\u{1B}[\(style.rawValue)m" }
    page.show(text)
    if colour { page += "\u{1B}[0m" }
  }
}

/// Text in the making, as bytes: long reports are made of many short pieces.
private struct Page {
  private(set) var bytes: [UInt8] = []

  var text: String { String(decoding: bytes, as: UTF8.self) }

  mutating func space(_ count: Int) { bytes.append(contentsOf: repeatElement(0x20, count: max(0, count))) }

  /// What comes from a file, on one line and with nothing hidden.
  mutating func show(_ text: String) { bytes.append(contentsOf: text.visible.utf8) }

  /// A part of a line of a file. Tabs stay, for they decide where the carets below stand.
  mutating func show(_ text: [Unicode.Scalar]) {
    for scalar in text {
      if scalar.value < 0x7F, scalar.value >= 0x20 || scalar == "\t" {
        bytes.append(UInt8(truncatingIfNeeded: scalar.value))
      } else if scalar.isHidden {
        bytes.append(contentsOf: scalar.writtenOut.utf8)
      } else {
        bytes.append(contentsOf: UTF8.encode(scalar)!)
      }
    }
  }

  /// What the program says itself.
  static func += (page: inout Page, text: String) { page.bytes.append(contentsOf: text.utf8) }
}
