import Diagnostics
import Parallel
import SourceText

/// The product's own JSON form: every finding on a line of its own.
struct JSONFindings {
  func render(_ report: FindingReport) -> [UInt8] {
    let cache = LineCache()
    var page = Array("{\"findings\": [".utf8)
    append(report.findings, cache, &page)
    let exempted = report.exempted
    page += exempted.isEmpty ? "],\n".utf8 : "],\n \"accepted\": [".utf8
    if !exempted.isEmpty {
      append(exempted.map(\.finding), accepted: exempted, cache, &page)
      page += "],\n".utf8
    }
    let summary = JSONWriter.object {
      $0.member("errors", report.count(.error))
      $0.member("warnings", report.count(.warning))
      $0.member("notes", report.count(.note))
      $0.member("files", report.files)
      if let strings = report.strings { $0.member("strings", strings) }
      if report.sentences > 0 { $0.member("sentences", report.sentences) }
      if !report.accepted.isEmpty { $0.member("accepted", report.accepted.count) }
      if report.hasBaseline { $0.member("baseline", report.accepted.count - exempted.count) }
    }
    page += " \"summary\": \(summary)}\n".utf8
    return page
  }

  /// Every finding as one line, and nothing else.
  func lines(_ report: FindingReport) -> String {
    let cache = LineCache()
    var page: [UInt8] = []
    for finding in report.findings {
      append(finding, cache, accepted: nil, &page)
      page.append(0x0A)
    }
    return String(decoding: page, as: UTF8.self)
  }

  /// So many findings are written by one thread at a time.
  private static let atATime = 1024

  /// Each on a line of its own.
  /// - Parameter accepted: why each of them is, where they are.
  private func append(
    _ findings: [Finding], accepted: [FindingReport.Accepted]? = nil, _ cache: LineCache, _ page: inout [UInt8]
  ) {
    let parts = stride(from: 0, to: findings.count, by: JSONFindings.atATime).map {
      $0..<min(findings.count, $0 + JSONFindings.atATime)
    }
    if parts.count > 1 {
      for index in findings.indices { if let file = findings[index].place?.file { _ = cache.index(of: file) } }
    }
    let indices = cache.indices
    let written = mapInParallel(parts) { part in
      let cache = LineCache(indices)
      var page: [UInt8] = []
      page.reserveCapacity(part.count * 450)
      for index in part {
        page += index == 0 ? "\n  ".utf8 : ",\n  ".utf8
        append(findings[index], cache, accepted: accepted?[index], &page)
      }
      return page
    }
    page.reserveCapacity(page.count + written.reduce(0) { $0 + $1.count } + 4096)
    for part in written { page += part }
    if !findings.isEmpty { page += "\n ".utf8 }
  }

  private func append(_ finding: Finding, _ cache: LineCache, accepted: FindingReport.Accepted?, _ page: inout [UInt8])
  {
    JSONWriter.append(to: &page) { json in
      json.member("id", string: finding.id)
      json.member("level", string: finding.level.rawValue)
      json.member("message", string: finding.message)
      if let place = finding.place {
        let (start, end) = cache.span(of: place)
        json.member("file", string: place.file.path)
        json.member("line", start.line)
        json.member("column", start.column)
        json.member("endLine", end.line)
        json.member("endColumn", end.column)
      }
      json.member("key", string: finding.key)
      if let group = finding.group {
        json.member("keys", strings: group.items.map(\.key))
        json.member("of", group.total)
      }
      json.member("locale", string: finding.locale)
      json.member("match", string: finding.match)
      json.member("advice", string: finding.advice)
      json.member("because", string: finding.because)
      json.member("suggestions", strings: finding.suggestions)
      json.member("source", strings: finding.source)
      if !finding.notes.isEmpty { json.member("notes", strings: finding.notes.map(\.message)) }
      if !finding.repeats.isEmpty { json.member("places", finding.repeats.count + 1) }
      if let accepted {
        json.member("accepted", string: accepted.kind.rawValue)
        json.member("reason", string: accepted.reason)
      }
      json.member("fingerprint", string: finding.fingerprint)
    }
  }
}
