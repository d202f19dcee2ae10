import Diagnostics
import JSONWriting
import SourceText

/// Reviewdog's diagnostic format: lines and columns count from 1, columns in bytes of UTF-8, the
/// end is exclusive (reviewdog.proto).
struct RDJSONFindings {
  let tool: ReportingTool

  func render(_ report: FindingReport) -> String {
    let cache = LineCache()
    let diagnostics = report.findings.map { diagnostic($0, cache) }
    return JSONWriter.object(indent: 1) {
      $0.member("source", JSONWriter.object { $0.member("name", string: "primum") })
      $0.member("diagnostics", JSONWriter.lines(diagnostics, indent: 2))
    } + "\n"
  }

  private func diagnostic(_ finding: Finding, _ cache: LineCache) -> String {
    JSONWriter.object { json in
      json.member(
        "message", string: finding.sentence + (finding.because.map { "\nbecause \($0)" } ?? ""))
      json.member(
        "location",
        JSONWriter.object {
          $0.member("path", string: finding.place?.file.path ?? ".")
          if let place = finding.place {
            $0.member("range", range(place.range, of: place.file, cache))
          }
        })
      json.member(
        "severity",
        string: finding.level == .error ? "ERROR" : finding.level == .warning ? "WARNING" : "INFO")
      let code = JSONWriter.object {
        $0.member("value", string: finding.id)
        $0.member("url", string: tool.page(of: finding.id))
      }
      json.member("code", code)
      if let place = finding.place, let suggestion = suggestion(finding.fix, place.file, cache) {
        json.member("suggestions", JSONWriter.array([suggestion]))
      }
    }
  }

  /// The edits of a fix as one, since each suggestion can be taken by itself.
  private func suggestion(_ fix: [Edit]?, _ file: SourceFile, _ cache: LineCache) -> String? {
    guard file.encoding != .binary,
      let fix = fix?.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }),
      let first = fix.first
    else { return nil }
    var bytes: [UInt8] = []
    var at = first.range.lowerBound
    for edit in fix {
      bytes += file.bytes[at..<edit.range.lowerBound] + edit.replacement
      at = edit.range.upperBound
    }
    return JSONWriter.object {
      $0.member("range", range(first.range.lowerBound..<at, of: file, cache))
      $0.member("text", string: file.text(ofBytes: bytes))
    }
  }

  private func range(_ range: Range<Int>, of file: SourceFile, _ cache: LineCache) -> String {
    JSONWriter.object {
      $0.member("start", position(range.lowerBound, of: file, cache))
      $0.member("end", position(range.upperBound, of: file, cache))
    }
  }

  private func position(_ offset: Int, of file: SourceFile, _ cache: LineCache) -> String {
    let index = cache.index(of: file)
    let line = index.position(of: offset).line
    let start = index.contents(ofLine: line).lowerBound
    return JSONWriter.object {
      $0.member("line", line)
      $0.member("column", 1 + file.utf8Count(of: start..<max(start, offset)))
    }
  }
}

extension SourceFile {
  /// How many bytes a stretch has in UTF-8.
  fileprivate func utf8Count(of range: Range<Int>) -> Int {
    switch encoding {
    case .utf8: range.count
    case .binary: 0
    default: text(in: range).utf8.count
    }
  }

  /// Bytes to write into this file, as text.
  func text(ofBytes bytes: [UInt8]) -> String {
    SourceFile(path: path, bytes: bytes, encoding: encoding).text(in: 0..<bytes.count)
  }
}
