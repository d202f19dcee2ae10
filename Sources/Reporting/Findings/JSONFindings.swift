import Diagnostics
import SourceText

/// The product's own JSON form: every finding on a line of its own.
struct JSONFindings {
  func render(_ report: FindingReport) -> String {
    let cache = LineCache()
    var lines = report.findings.map { object($0, cache, accepted: nil) }
    lines += report.accepted.map { object($0.finding, cache, accepted: $0) }
    let summary = JSONWriter.object {
      $0.member("errors", String(report.count(.error)))
      $0.member("warnings", String(report.count(.warning)))
      $0.member("notes", String(report.count(.note)))
      $0.member("files", String(report.files))
      if let strings = report.strings { $0.member("strings", String(strings)) }
      if report.sentences > 0 { $0.member("sentences", String(report.sentences)) }
      if !report.accepted.isEmpty { $0.member("accepted", String(report.accepted.count)) }
    }
    let active = lines.prefix(report.findings.count).joined(separator: ",\n  ")
    let accepted = lines.dropFirst(report.findings.count).joined(separator: ",\n  ")
    var text = "{\"findings\": [" + (active.isEmpty ? "" : "\n  \(active)\n ") + "],\n"
    if !accepted.isEmpty { text += " \"accepted\": [\n  \(accepted)\n ],\n" }
    return text + " \"summary\": \(summary)}\n"
  }

  /// Every finding as one line, and nothing else.
  func lines(_ report: FindingReport) -> String {
    let cache = LineCache()
    return report.findings.map { object($0, cache, accepted: nil) + "\n" }.joined()
  }

  private func object(_ finding: Finding, _ cache: LineCache, accepted: FindingReport.Accepted?) -> String {
    JSONWriter.object { json in
      json.member("id", string: finding.id)
      json.member("level", string: finding.level.rawValue)
      json.member("message", string: finding.message)
      if let place = finding.place {
        let (start, end) = cache.span(of: place)
        json.member("file", string: place.file.path)
        json.member("line", String(start.line))
        json.member("column", String(start.column))
        json.member("endLine", String(end.line))
        json.member("endColumn", String(end.column))
      }
      json.member("key", string: finding.key)
      json.member("locale", string: finding.locale)
      json.member("match", string: finding.match)
      json.member("advice", string: finding.advice)
      json.member("because", string: finding.because)
      json.member("suggestions", JSONWriter.array(finding.suggestions.map(JSONWriter.quoted)))
      json.member("source", JSONWriter.array(finding.source.map(JSONWriter.quoted)))
      if !finding.notes.isEmpty { json.member("notes", JSONWriter.array(finding.notes.map { JSONWriter.quoted($0.message) })) }
      if let accepted {
        json.member("accepted", string: accepted.kind.rawValue)
        json.member("reason", string: accepted.reason)
      }
      json.member("fingerprint", string: finding.fingerprint)
    }
  }
}
