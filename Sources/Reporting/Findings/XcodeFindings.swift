import Diagnostics
import SourceText

/// Lines that Xcode shows in its list of issues: `path:line:column: error: message [id]`.
///
/// A run script's output is read line by line, so that a message must not hold a line end.
struct XcodeFindings {
  func render(_ report: FindingReport) -> String {
    let cache = LineCache()
    return report.findings.map { line($0.withoutControls, cache) + "\n" }.joined()
  }

  private func line(_ finding: Finding, _ cache: LineCache) -> String {
    var text = ""
    if let place = finding.place {
      let start = cache.span(of: place).start
      text = "\(place.file.path.visible):\(start.line):\(start.column): "
    }
    let level = finding.level == .error ? "error" : finding.level == .warning ? "warning" : "note"
    let sentence = String(finding.sentence.map { $0.isNewline ? " " : $0 })
    return text + "\(level): \(sentence) [\(finding.id.visible)]"
  }
}
