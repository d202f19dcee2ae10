import Diagnostics
import SourceText

/// Findings for people: what is wrong, the line with carets under the very word, why it matters, what to write instead.
struct TextFindings {
  let colour: Bool

  func render(_ report: FindingReport) -> String {
    let cache = LineCache()
    var text = ""
    let (shown, others) = TextFindings.mostTelling(report.findings)
    for told in TextFindings.together(shown) { text += (told.count == 1 ? render(told[0], cache) : render(told, cache)) + "\n" }
    text += summary(of: others)
    for var accepted in report.accepted {
      accepted.finding = accepted.finding.withoutControls
      text += paint("accepted", .dim) + ": \(accepted.finding.message)  [\(accepted.finding.id)]\n"
      if let place = accepted.finding.place { text += "  --> \(location(place, cache))\(subject(accepted.finding))\n" }
      text += "   = \(accepted.kind.rawValue): \(accepted.reason)\n"
      // What the baseline holds is told as it was before; an exemption is a debt, and says how it is paid.
      if accepted.kind == .exemption, let advice = accepted.finding.advice { text += "   = help: \(advice)\n" }
      text += "\n"
    }
    return text
  }

  // MARK: Many findings

  /// Findings that are told one by one. Nobody reads more, and a file of another language would drown what matters.
  static let most = 1_000

  /// The findings to tell, in order: errors before the rest where there are too many for all. And those left over.
  private static func mostTelling(_ findings: [Finding]) -> (shown: [Finding], others: [Finding]) {
    if findings.count <= most { return (findings, []) }
    let chosen = Set(findings.indices.sorted { (findings[$1].level, $0) < (findings[$0].level, $1) }.prefix(most))
    return (findings.indices.filter(chosen.contains).map { findings[$0] }, findings.indices.filter { !chosen.contains($0) }.map { findings[$0] })
  }

  private func summary(of findings: [Finding]) -> String {
    if findings.isEmpty { return "" }
    let counts = Dictionary(grouping: findings, by: \.id).mapValues(\.count).sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    var text = paint("and \(findings.count) more", .bold) + ", which the other formats list (`--format json`):\n"
    for (id, count) in counts { text += "   = \(count) \(id)\n" }
    return text + "\n"
  }

  /// What several items of one file share is told once, where the first of them stands.
  private static func together(_ findings: [Finding]) -> [[Finding]] {
    var told: [[Finding]] = []
    var indices: [[String]: Int] = [:]
    for finding in findings {
      guard let shared = finding.shared, let place = finding.place else {
        told.append([finding])
        continue
      }
      let name = [place.file.path, finding.id, finding.level.rawValue, shared.fault]
      if let index = indices[name] {
        told[index].append(finding)
      } else {
        indices[name] = told.count
        told.append([finding])
      }
    }
    return told
  }

  /// Several items with one fault.
  private func render(_ findings: [Finding], _ cache: LineCache) -> String {
    guard let shared = findings[0].shared else { return "" }
    var text = heading(findings[0].level, "\(findings.count) items \(shared.fault)", findings[0].id)
    let places = findings.compactMap { finding in finding.place.map { (location($0, cache), finding.withoutControls.shared?.item ?? "") } }
    let widest = places.map(\.0.utf8.count).max() ?? 0
    for (place, item) in places { text += "  --> \(place)\(String(repeating: " ", count: widest - place.utf8.count))  \(item)\n" }
    if let because = findings[0].because { text += "   = because \(because)\n" }
    return text + "   = help: \(shared.advice)\n"
  }

  private func heading(_ level: Level, _ message: String, _ id: String) -> String {
    let style: Style = level == .error ? .red : level == .warning ? .yellow : .blue
    return paint(level.rawValue, style) + ": " + paint(message, .bold) + "  [\(id)]\n"
  }

  // MARK: One finding

  func render(_ finding: Finding, _ cache: LineCache) -> String {
    let finding = finding.withoutControls
    let style: Style = finding.level == .error ? .red : finding.level == .warning ? .yellow : .blue
    var text = heading(finding.level, finding.message, finding.id)
    var margin = 3
    if let place = finding.place {
      text += "  --> \(location(place, cache))\(subject(finding))\n"
      let (excerpt, width) = self.excerpt(place, cache, advice: finding.advice, style: style)
      margin = width
      text += excerpt
      if excerpt.isEmpty, let advice = finding.advice { text += "   = help: \(advice)\n" }
    } else if let advice = finding.advice {
      text += "   = help: \(advice)\n"
    }
    let indent = String(repeating: " ", count: margin)
    if let because = finding.because { text += "\(indent)= because \(because)\n" }
    for note in finding.notes {
      text += "\(indent)= \(note.message)" + (note.place.map { ": " + location($0, cache) } ?? "") + "\n"
    }
    return text
  }

  private func location(_ place: Place, _ cache: LineCache) -> String {
    let start = cache.span(of: place).start
    return "\(place.file.path):\(start.line):\(start.column)"
  }

  private func subject(_ finding: Finding) -> String {
    let parts = [finding.key, finding.locale].compactMap { $0 }
    return parts.isEmpty ? "" : "  (" + parts.joined(separator: ", ") + ")"
  }

  // MARK: The excerpt

  /// Columns of a line that are shown before it is cut to what stands around the place.
  private static let widest = 120

  private func excerpt(_ place: Place, _ cache: LineCache, advice: String?, style: Style) -> (String, Int) {
    guard place.file.encoding != .binary, !place.file.bytes.isEmpty else { return ("", 3) }
    let index = cache.index(of: place.file)
    let (start, end) = cache.span(of: place)
    let line = index.contents(ofLine: start.line)
    let window = TextFindings.window(around: place.range.lowerBound, of: line, in: place.file)
    let scalars = Array(place.file.text(in: window).unicodeScalars)
    let from = min(place.file.text(in: window.lowerBound..<max(window.lowerBound, place.range.lowerBound)).unicodeScalars.count, scalars.count)
    let to = end.line == start.line ? min(max(from + end.column - start.column, from), scalars.count) : scalars.count
    var first = 0
    var last = scalars.count
    if scalars.count > TextFindings.widest {
      first = max(0, min(from - 40, scalars.count))
      last = min(scalars.count, max(to + 20, first + TextFindings.widest))
      if last - first > 2 * TextFindings.widest { last = first + 2 * TextFindings.widest }
    }
    let isCut = (first > 0 || window.lowerBound > line.lowerBound, last < scalars.count || window.upperBound < line.upperBound)
    let (cutBefore, cutAfter) = (isCut.0 ? "… " : "", isCut.1 ? " …" : "")
    let number = String(start.line)
    let margin = String(repeating: " ", count: number.count + 1)
    func show(_ part: some Sequence<Unicode.Scalar>) -> String {
      var view = String.UnicodeScalarView()
      for scalar in part { view.append(isShown(scalar) ? scalar : "\u{FFFD}") }
      return String(view)
    }
    var text = "\(margin)|\n\(number) | \(cutBefore)\(show(scalars[first..<last]))\(cutAfter)\n"
    var pad = ""
    for scalar in scalars[first..<min(from, last)] { pad += scalar == "\t" ? "\t" : String(repeating: " ", count: width(scalar)) }
    var carets = 0
    for scalar in scalars[min(from, last)..<min(to, last)] { carets += width(scalar) }
    let indent = String(repeating: " ", count: cutBefore.count) + pad
    text += "\(margin)| \(indent)" + paint(String(repeating: "^", count: max(1, carets)), style) + (advice.map { " " + $0 } ?? "") + "\n"
    return (text, margin.count)
  }

  /// As much of a line, in bytes, as can be shown around a place: a machine's line may have megabytes.
  private static func window(around offset: Int, of line: Range<Int>, in file: SourceFile) -> Range<Int> {
    let reach = 8 * 2 * widest
    let unit = file.encoding == .utf16LittleEndian || file.encoding == .utf16BigEndian ? 2 : 1
    var start = max(line.lowerBound, offset - reach / unit * unit)
    var end = min(line.upperBound, offset + reach)
    if file.encoding == .utf8 {
      while start > line.lowerBound, file.bytes[start] & 0xC0 == 0x80 { start -= 1 }
      while end < line.upperBound, file.bytes[end] & 0xC0 == 0x80 { end += 1 }
    }
    return start..<max(start, end)
  }

  private func isShown(_ scalar: Unicode.Scalar) -> Bool { scalar == "\t" || (scalar.value >= 0x20 && scalar.value != 0x7F && !(0x80...0x9F).contains(scalar.value)) }

  /// Columns a terminal gives a character (East Asian wide ones two, marks and invisible ones none).
  private func width(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6,
      0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      return 2
    default: return 1
    }
  }

  // MARK: Colour

  enum Style: String { case red = "31;1", yellow = "33;1", blue = "34;1", bold = "1", dim = "2" }

  private func paint(_ text: String, _ style: Style) -> String { colour ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text }
}
