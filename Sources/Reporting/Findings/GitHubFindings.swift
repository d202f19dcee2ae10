import Diagnostics
import SourceText

/// GitHub's workflow commands: each finding an annotation at its line.
///
/// GitHub shows ten of a level. The most severe come first, and of those what the change brought:
/// words, placeholders and numbers before what other files lack, and that once for all locales.
///
/// Source: GitHub Docs, "Workflow commands for GitHub Actions". The runner drops columns of an
/// annotation that spans lines, so they are not written there.
struct GitHubFindings {
  func render(_ report: FindingReport) -> String {
    let cache = LineCache()
    return inOrder(report.findings).map { command($0.withoutControls, cache) + "\n" }
      .joined()
  }

  private func inOrder(_ findings: [Finding]) -> [Finding] {
    findings.enumerated().sorted { a, b in
      (rank(a.element), a.offset) < (rank(b.element), b.offset)
    }.map(\.element)
  }

  private func rank(_ finding: Finding) -> Int {
    let level = finding.level == .error ? 0 : finding.level == .warning ? 1 : 2
    let isOld = finding.isNew || finding.loss != nil ? 0 : 1
    return level * 100 + isOld * 10 + part(finding)
  }

  /// The order of findings: those of a pack's words first; missing texts elsewhere last.
  private func part(_ finding: Finding) -> Int {
    if finding.id.utf8.contains(UInt8(ascii: "/")) || finding.loss != nil { return 0 }
    if finding.group != nil || Self.gaps.contains(finding.id) { return 3 }
    return Self.values.contains(finding.id) ? 1 : 2
  }

  private static let values: Set<String> = [
    "placeholder-mismatch", "malformed-placeholder", "number-mismatch",
  ]

  /// Of what is not there, or was there before.
  private static let gaps: Set<String> = [
    "missing-translation", "missing-catalogue", "unreviewed-locale", "undeclared-catalogue",
    "uncovered-catalogue",
    "unsigned-translation", "stale-translation", "stale-key", "unknown-file",
  ]

  private func command(_ finding: Finding, _ cache: LineCache) -> String {
    let name = finding.level == .error ? "error" : finding.level == .warning ? "warning" : "notice"
    var properties: [String] = []
    if let place = finding.place {
      let (start, end) = cache.span(of: place)
      properties.append("file=" + escapedProperty(place.file.path.visible))
      properties.append("line=\(start.line)")
      if end.line == start.line {
        properties.append("col=\(start.column)")
        properties.append("endColumn=\(end.column)")
      } else {
        properties.append("endLine=\(end.line)")
      }
    }
    properties.append("title=" + escapedProperty(finding.id.visible))
    var text = finding.sentence
    if let because = finding.because { text += "\nbecause \(because)" }
    return "::\(name) \(properties.joined(separator: ","))::\(escapedData(text))"
  }

  private func escapedData(_ text: String) -> String {
    escaped(text, ["%": "%25", "\r": "%0D", "\n": "%0A"])
  }

  private func escapedProperty(_ text: String) -> String {
    escaped(text, ["%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"])
  }

  private func escaped(_ text: String, _ replacements: [Unicode.Scalar: String]) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if let replacement = replacements[scalar] {
        result += replacement
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
