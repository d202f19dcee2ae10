import Diagnostics
import JSONWriting
import OperatingSystem
import SourceText

/// The product's own JSON form: every finding on a line of its own.
struct JSONFindings {
  /// Of findings that only follow from another, its fingerprint.
  private var causes: [Finding: UInt64] = [:]

  /// - Parameter give: takes the report piece by piece: of millions of findings it is longer than
  ///   what it is about.
  func render(_ report: FindingReport, to give: ([UInt8]) -> Void) {
    var form = self
    // Whoever asks what is new wants what to mend first.
    if report.since != nil {
      for group in Consequences(report.findings.filter { $0.level == .error }).groups {
        for finding in group.following { form.causes[finding] = group.cause[0].fingerprintHash }
      }
    }
    form.write(report, to: give)
  }

  private func write(_ report: FindingReport, to give: ([UInt8]) -> Void) {
    let cache = LineCache()
    give(Array("{\"findings\": [".utf8))
    write(report.findings, cache, marksNew: report.since != nil, to: give)
    let exempted = report.exempted
    if !exempted.isEmpty {
      give(Array("],\n \"accepted\": [".utf8))
      write(exempted.map(\.finding), accepted: exempted, cache, to: give)
    }
    if let since = report.since {
      let copy = since.newCopy.map { text in
        JSONWriter.object {
          $0.member("key", string: text.key)
          $0.member("file", string: text.place.file.path)
          $0.member("line", cache.span(of: text.place).start.line)
          $0.member("text", string: text.text)
          $0.member("was", text.was.map(JSONWriter.quoted) ?? "null")
        }
      }
      give(Array("],\n \"newCopy\": [".utf8))
      if !copy.isEmpty { give(Array("\n  \(copy.joined(separator: ",\n  "))\n ".utf8)) }
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
      if let since = report.since {
        $0.member("since", string: since.revision)
        $0.member("new", report.findings.count(where: \.isNew))
        $0.member("weaker", report.findings.count { $0.loss != nil })
        $0.member("approved", report.accepted.count { $0.kind == .change })
      }
    }
    give(Array("],\n \"summary\": \(summary)}\n".utf8))
  }

  /// Every finding as one line, and nothing else.
  func lines(_ report: FindingReport) -> String {
    let cache = LineCache()
    var page = ByteWriter(room: 4096)
    for finding in report.findings {
      append(finding, cache, accepted: nil, to: &page)
      page.append(0x0A)
    }
    return String(decoding: page.bytes, as: UTF8.self)
  }

  /// The number of findings that one thread writes at a time.
  private static let atATime = 256
  /// The number of such parts in memory.
  private static let partsAtATime = 32

  /// Each on a line of its own.
  /// - Parameter accepted: why each of them is, where they are.
  private func write(
    _ findings: [Finding], accepted: [FindingReport.Accepted]? = nil, _ cache: LineCache,
    marksNew: Bool = false,
    to give: ([UInt8]) -> Void
  ) {
    let parts = stride(from: 0, to: findings.count, by: JSONFindings.atATime).map {
      $0..<min(findings.count, $0 + JSONFindings.atATime)
    }
    if parts.count > 1 {
      for index in findings.indices {
        if let file = findings[index].place?.file { _ = cache.index(of: file) }
      }
    }
    let indices = cache.indices
    for first in stride(from: 0, to: parts.count, by: JSONFindings.partsAtATime) {
      let some = Array(parts[first..<min(parts.count, first + JSONFindings.partsAtATime)])
      let written = mapInParallel(some) { part in
        let cache = LineCache(indices)
        var page = ByteWriter(room: part.count * 450)
        for index in part {
          page.append(fixed: index == 0 ? "\n  " : ",\n  ")
          append(
            findings[index], cache, accepted: accepted?[index], marksNew: marksNew, to: &page)
        }
        return Array(page.bytes)
      }
      for part in written { give(part) }
    }
    if !findings.isEmpty { give(Array("\n ".utf8)) }
  }

  private func append(
    _ finding: Finding, _ cache: LineCache, accepted: FindingReport.Accepted?,
    marksNew: Bool = false, to out: inout ByteWriter
  ) {
    out.append(fixed: "{\"id\": ")
    out.append(quoted: finding.id)
    out.append(fixed: ", \"level\": ")
    out.append(quoted: finding.level.rawValue)
    out.append(fixed: ", \"message\": ")
    out.append(quoted: finding.message)
    if let place = finding.place {
      let (start, end) = cache.span(of: place)
      out.append(fixed: ", \"file\": ")
      out.append(quoted: place.file.path)
      out.append(fixed: ", \"line\": ")
      out.append(number: start.line)
      out.append(fixed: ", \"column\": ")
      out.append(number: start.column)
      out.append(fixed: ", \"endLine\": ")
      out.append(number: end.line)
      out.append(fixed: ", \"endColumn\": ")
      out.append(number: end.column)
    }
    append(", \"key\": ", finding.key, to: &out)
    if let group = finding.group {
      append(", \"keys\": ", group.items.map(\.key), to: &out)
      out.append(fixed: ", \"of\": ")
      out.append(number: group.total)
    }
    append(", \"locale\": ", finding.locale, to: &out)
    append(", \"match\": ", finding.match, to: &out)
    append(", \"advice\": ", finding.advice, to: &out)
    append(", \"because\": ", finding.because, to: &out)
    append(", \"suggestions\": ", finding.suggestions, to: &out)
    append(", \"source\": ", finding.source, to: &out)
    let notes = finding.notes
    if !notes.isEmpty { append(", \"notes\": ", notes.map(\.message), to: &out) }
    if marksNew, let cause = causes[finding] {
      out.append(fixed: ", \"follows\": \"")
      Finding.withDigits(ofFingerprint: cause) { out.append($0) }
      out.append(fixed: "\"")
    }
    let repeats = finding.repeats
    if !repeats.isEmpty {
      out.append(fixed: ", \"places\": ")
      out.append(number: repeats.count + 1)
    }
    if let weakening = finding.loss {
      append(", \"item\": ", weakening.item, to: &out)
      append(", \"was\": ", weakening.was, to: &out)
      append(", \"now\": ", weakening.now, to: &out)
      append(", \"says\": ", weakening.says, to: &out)
    }
    if marksNew { out.append(fixed: finding.isNew ? ", \"new\": true" : ", \"new\": false") }
    if let accepted {
      append(", \"accepted\": ", accepted.kind.rawValue, to: &out)
      append(", \"reason\": ", accepted.reason, to: &out)
    }
    out.append(fixed: ", \"fingerprint\": \"")
    Finding.withDigits(ofFingerprint: finding.fingerprintHash) { out.append($0) }
    out.append(fixed: "\"}")
  }

  private func append(_ name: StaticString, _ text: String?, to out: inout ByteWriter) {
    guard let text else { return }
    out.append(fixed: name)
    out.append(quoted: text)
  }

  private func append(_ name: StaticString, _ texts: [String], to out: inout ByteWriter) {
    out.append(fixed: name)
    out.append(fixed: "[")
    for index in texts.indices {
      if index > 0 { out.append(fixed: ", ") }
      out.append(quoted: texts[index])
    }
    out.append(fixed: "]")
  }
}
