import Diagnostics
import SourceText

/// Findings for people: what is wrong, the line with carets under the very word, why it matters, what to write instead.
struct TextFindings {
  let colour: Bool

  func render(_ report: FindingReport) -> String {
    let cache = LineCache()
    var text = ""
    for finding in report.findings { text += render(finding, cache) + "\n" }
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

  func render(_ finding: Finding, _ cache: LineCache) -> String {
    let finding = finding.withoutControls
    let style: Style = finding.level == .error ? .red : finding.level == .warning ? .yellow : .blue
    var text = paint(finding.level.rawValue, style) + ": " + paint(finding.message, .bold) + "  [\(finding.id)]\n"
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
    let scalars = Array(index.text(ofLine: start.line).unicodeScalars)
    let from = min(start.column - 1, scalars.count)
    let to = end.line == start.line ? min(max(end.column - 1, from), scalars.count) : scalars.count
    var first = 0
    var last = scalars.count
    if scalars.count > TextFindings.widest {
      first = max(0, min(from - 40, scalars.count))
      last = min(scalars.count, max(to + 20, first + TextFindings.widest))
      if last - first > 2 * TextFindings.widest { last = first + 2 * TextFindings.widest }
    }
    let (cutBefore, cutAfter) = (first > 0 ? "… " : "", last < scalars.count ? " …" : "")
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
    let line = String(repeating: " ", count: cutBefore.count) + pad
    text += "\(margin)| \(line)" + paint(String(repeating: "^", count: max(1, carets)), style) + (advice.map { " " + $0 } ?? "") + "\n"
    return (text, margin.count)
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
