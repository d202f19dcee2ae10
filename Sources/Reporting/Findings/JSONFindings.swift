import Diagnostics
import JSONWriting
import Parallel
import SourceText

/// The product's own JSON form: every finding on a line of its own.
struct JSONFindings {
  /// - Parameter give: takes the report piece by piece: of millions of findings it is longer than what it is about.
  func render(_ report: FindingReport, to give: ([UInt8]) -> Void) {
    let cache = LineCache()
    give(Array("{\"findings\": [".utf8))
    write(report.findings, cache, to: give)
    let exempted = report.exempted
    if !exempted.isEmpty {
      give(Array("],\n \"accepted\": [".utf8))
      write(exempted.map(\.finding), accepted: exempted, cache, to: give)
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
    give(Array("],\n \"summary\": \(summary)}\n".utf8))
  }

  /// Every finding as one line, and nothing else.
  func lines(_ report: FindingReport) -> String {
    let cache = LineCache()
    var page: [UInt8] = []
    var said = Said()
    for finding in report.findings {
      append(finding, &said, cache, accepted: nil, &page)
      page.append(0x0A)
    }
    return String(decoding: page, as: UTF8.self)
  }

  /// So many findings are written by one thread at a time.
  private static let atATime = 1024
  /// So many such parts are in memory.
  private static let partsAtATime = 32

  /// Each on a line of its own.
  /// - Parameter accepted: why each of them is, where they are.
  private func write(
    _ findings: [Finding], accepted: [FindingReport.Accepted]? = nil, _ cache: LineCache, to give: ([UInt8]) -> Void
  ) {
    let parts = stride(from: 0, to: findings.count, by: JSONFindings.atATime).map {
      $0..<min(findings.count, $0 + JSONFindings.atATime)
    }
    if parts.count > 1 {
      for index in findings.indices { if let file = findings[index].place?.file { _ = cache.index(of: file) } }
    }
    let indices = cache.indices
    for first in stride(from: 0, to: parts.count, by: JSONFindings.partsAtATime) {
      let some = Array(parts[first..<min(parts.count, first + JSONFindings.partsAtATime)])
      let written = mapInParallel(some) { part in
        let cache = LineCache(indices)
        var said = Said()
        var page: [UInt8] = []
        page.reserveCapacity(part.count * 450)
        for index in part {
          page += index == 0 ? "\n  ".utf8 : ",\n  ".utf8
          append(findings[index], &said, cache, accepted: accepted?[index], &page)
        }
        return page
      }
      for part in written { give(part) }
    }
    if !findings.isEmpty { give(Array("\n ".utf8)) }
  }

  /// What the last findings said, as it was written: the next ones often say the same of another place.
  private struct Said {
    private struct Parts {
      /// Before its place, and behind it.
      var before: [UInt8] = []
      var behind: [UInt8] = []
    }

    private static let most = 1_000

    private var finding: Finding?
    private var parts = Parts()
    /// All are of findings that are still there.
    private var known: [ObjectIdentifier: Parts] = [:]
    private(set) var fingerprint = ""

    var before: [UInt8] { parts.before }
    var behind: [UInt8] { parts.behind }

    mutating func turn(to finding: Finding) {
      let last = self.finding
      self.finding = finding
      if last?.hasFingerprint(of: finding) != true { fingerprint = finding.fingerprint }
      if last?.saysTheSame(as: finding) == true { return }
      if let known = known[finding.said] {
        parts = known
        return
      }
      parts.before = JSONWriter.members(areFirst: true) { json in
        json.member("id", string: finding.id)
        json.member("level", string: finding.level.rawValue)
        json.member("message", string: finding.message)
      }
      parts.behind = JSONWriter.members { json in
        json.member("locale", string: finding.locale)
        json.member("match", string: finding.match)
        json.member("advice", string: finding.advice)
        json.member("because", string: finding.because)
        json.member("suggestions", strings: finding.suggestions)
        json.member("source", strings: finding.source)
        if !finding.notes.isEmpty { json.member("notes", strings: finding.notes.map(\.message)) }
      }
      if known.count < Said.most { known[finding.said] = parts }
    }
  }

  private func append(
    _ finding: Finding, _ said: inout Said, _ cache: LineCache, accepted: FindingReport.Accepted?, _ page: inout [UInt8]
  ) {
    said.turn(to: finding)
    JSONWriter.append(to: &page) { json in
      json.append(members: said.before)
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
      json.append(members: said.behind)
      if !finding.repeats.isEmpty { json.member("places", finding.repeats.count + 1) }
      if let accepted {
        json.member("accepted", string: accepted.kind.rawValue)
        json.member("reason", string: accepted.reason)
      }
      json.member("fingerprint", string: said.fingerprint)
    }
  }
}
