import Diagnostics
import SourceText

/// GitHub's workflow commands: each finding an annotation at its line.
///
/// Source: GitHub Docs, "Workflow commands for GitHub Actions". The runner drops columns of an annotation that spans
/// lines, so they are
/// not written there.
struct GitHubFindings {
  func render(_ report: FindingReport) -> String {
    let cache = LineCache()
    return report.findings.map { command($0.withoutControls, cache) + "\n" }.joined()
  }

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

  private func escapedData(_ text: String) -> String { escaped(text, ["%": "%25", "\r": "%0D", "\n": "%0A"]) }

  private func escapedProperty(_ text: String) -> String {
    escaped(text, ["%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"])
  }

  private func escaped(_ text: String, _ replacements: [Unicode.Scalar: String]) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if let replacement = replacements[scalar] { result += replacement } else { result.unicodeScalars.append(scalar) }
    }
    return result
  }
}
