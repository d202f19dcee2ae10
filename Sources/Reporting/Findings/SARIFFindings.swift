import Diagnostics
import JSONWriting
import SourceText

/// SARIF 2.1.0 (OASIS), for code scanning services and editors.
///
/// Columns are Unicode code points, as `columnKind` states. What is accepted stays in the log,
/// marked: an exemption as a suppression, a baselined finding as unchanged.
struct SARIFFindings {
  let tool: ReportingTool

  /// GitHub takes in no more of a run, and refuses a log with far more.
  private static let most = 5_000

  /// The new and severe results first, where not all results are given.
  private func rank(_ finding: Finding) -> Int {
    (finding.level == .error ? 0 : finding.level == .warning ? 2 : 4)
      + (finding.isNew || finding.loss != nil ? 0 : 1)
  }

  func render(_ report: FindingReport) -> String {
    let cache = LineCache()
    let rules = SARIFRules(report, tool)
    let ranked = report.findings.enumerated().sorted {
      (rank($0.element), $0.offset) < (rank($1.element), $1.offset)
    }
    let results =
      (report.findings.count > Self.most
      ? ranked.prefix(Self.most).map(\.element) : report.findings)
      .map { SARIFResult(finding: $0, accepted: nil) }
      + report.accepted.prefix(max(0, Self.most - report.findings.count)).map {
        SARIFResult(finding: $0.finding, accepted: $0)
      }
    let left = report.findings.count + report.accepted.count - results.count
    let driver = JSONWriter.object {
      $0.member("name", string: "primum")
      if !tool.version.isEmpty {
        $0.member("version", string: tool.version)
        $0.member("semanticVersion", string: tool.version)
      }
      $0.member("rules", JSONWriter.lines(rules.objects, indent: 4))
    }
    let root = JSONWriter.object {
      $0.member(
        "description",
        JSONWriter.object { $0.member("text", string: "The folder in which Primum ran.") })
    }
    let run = JSONWriter.object(indent: 2) {
      $0.member("tool", JSONWriter.object { $0.member("driver", driver) })
      if left > 0 {
        let note = JSONWriter.object { json in
          json.member("level", string: "note")
          json.member(
            "message",
            JSONWriter.object {
              $0.member("text", string: "\(left) more results are not in this log.")
            })
        }
        $0.member(
          "invocations",
          JSONWriter.array([
            JSONWriter.object {
              $0.member("executionSuccessful", "true")
              $0.member("toolExecutionNotifications", JSONWriter.array([note]))
            }
          ]))
      }
      $0.member("columnKind", string: "unicodeCodePoints")
      $0.member("originalUriBaseIds", JSONWriter.object { $0.member("%SRCROOT%", root) })
      $0.member(
        "results",
        JSONWriter.lines(
          results.map { $0.object(rules, cache, hasBaseline: report.hasBaseline) }, indent: 3))
    }
    return JSONWriter.object(indent: 1) {
      $0.member("$schema", string: "https://json.schemastore.org/sarif-2.1.0.json")
      $0.member("version", string: "2.1.0")
      $0.member("runs", JSONWriter.array([run]))
    } + "\n"
  }
}

/// The rules that a report speaks of, in order of their ids.
private struct SARIFRules {
  private(set) var objects: [String] = []
  private(set) var index: [String: Int] = [:]

  init(_ report: FindingReport, _ tool: ReportingTool) {
    var first: [String: Finding] = [:]
    for finding in report.findings + report.accepted.map(\.finding) where first[finding.id] == nil {
      first[finding.id] = finding
    }
    for id in first.keys.sorted() {
      index[id] = objects.count
      objects.append(
        SARIFRules.object(first[id]!, tool.checks.first { $0.id == id }, page: tool.page(of: id)))
    }
  }

  private static func object(_ finding: Finding, _ check: Check?, page: String?) -> String {
    // An item of a pack describes itself by what its findings say.
    let summary =
      check?.title ?? (finding.because.map { "Because \($0)." } ?? finding.message + ".")
    let help = check.map { "\($0.why) \($0.advice)" } ?? finding.sentence + "."
    return JSONWriter.object { json in
      json.member("id", string: finding.id)
      json.member("shortDescription", text(summary))
      json.member("fullDescription", text(check.map { "\($0.title) \($0.why)" } ?? summary))
      json.member("help", text(help))
      json.member("helpUri", string: page)
      json.member(
        "defaultConfiguration",
        JSONWriter.object { $0.member("level", string: (check?.level ?? finding.level).rawValue) })
      if check == nil, !finding.source.isEmpty {
        json.member(
          "properties",
          JSONWriter.object {
            $0.member("source", JSONWriter.array(finding.source.map(JSONWriter.quoted)))
          })
      }
    }
  }

  private static func text(_ text: String) -> String {
    JSONWriter.object { $0.member("text", string: text) }
  }
}

private struct SARIFResult {
  let finding: Finding
  let accepted: FindingReport.Accepted?

  func object(_ rules: SARIFRules, _ cache: LineCache, hasBaseline: Bool) -> String {
    JSONWriter.object { json in
      json.member("ruleId", string: finding.id)
      json.member("ruleIndex", rules.index[finding.id]!)
      json.member("level", string: finding.level.rawValue)
      json.member(
        "message",
        JSONWriter.object {
          $0.member(
            "text", string: finding.sentence + (finding.because.map { " (because \($0))" } ?? ""))
        })
      if let place = finding.place {
        json.member("locations", JSONWriter.array([location(place, cache)]))
      }
      let related = finding.notes.enumerated().compactMap { number, note in
        note.place.map { location($0, cache, id: number + 1, message: note.message) }
      }
      if !related.isEmpty { json.member("relatedLocations", JSONWriter.array(related)) }
      json.member(
        "partialFingerprints",
        JSONWriter.object { $0.member("primum/v1", string: finding.fingerprint) })
      if hasBaseline { json.member("baselineState", string: accepted == nil ? "new" : "unchanged") }
      if let accepted, accepted.kind != .baseline {
        json.member(
          "suppressions",
          JSONWriter.array([
            JSONWriter.object {
              $0.member("kind", string: "external")
              $0.member("status", string: "accepted")
              $0.member("justification", string: accepted.reason)
            }
          ]))
      }
      if let fixes = fixes(cache) { json.member("fixes", JSONWriter.array([fixes])) }
      json.member("properties", properties)
    }
  }

  private var properties: String {
    JSONWriter.object { json in
      json.member("key", string: finding.key)
      json.member("locale", string: finding.locale)
      json.member("match", string: finding.match)
      json.member("suggestions", JSONWriter.array(finding.suggestions.map(JSONWriter.quoted)))
      json.member("source", JSONWriter.array(finding.source.map(JSONWriter.quoted)))
      if let accepted, accepted.kind == .baseline {
        json.member("accepted", string: accepted.reason)
      }
    }
  }

  private func location(
    _ place: Place, _ cache: LineCache, id: Int? = nil, message: String? = nil
  ) -> String {
    JSONWriter.object { json in
      if let id { json.member("id", id) }
      json.member(
        "physicalLocation",
        JSONWriter.object {
          $0.member("artifactLocation", artifact(place.file.path))
          $0.member("region", region(place.range, of: place.file, cache))
        })
      if id == nil, let key = finding.key {
        let name = JSONWriter.object {
          $0.member("fullyQualifiedName", string: key)
          $0.member("kind", string: "resource")
        }
        json.member("logicalLocations", JSONWriter.array([name]))
      }
      if let message {
        json.member("message", JSONWriter.object { $0.member("text", string: message) })
      }
    }
  }

  private func fixes(_ cache: LineCache) -> String? {
    guard let edits = finding.fix, !edits.isEmpty, let file = finding.place?.file else {
      return nil
    }
    let replacements = edits.sorted { $0.range.lowerBound < $1.range.lowerBound }.map { edit in
      JSONWriter.object {
        $0.member("deletedRegion", region(edit.range, of: file, cache))
        let content: (name: StaticString, value: String) =
          file.encoding == .binary
          ? ("binary", base64(edit.replacement)) : ("text", file.text(ofBytes: edit.replacement))
        $0.member(
          "insertedContent", JSONWriter.object { $0.member(content.name, string: content.value) })
      }
    }
    return JSONWriter.object {
      if let advice = finding.advice {
        $0.member("description", JSONWriter.object { $0.member("text", string: advice) })
      }
      let change = JSONWriter.object {
        $0.member("artifactLocation", artifact(file.path))
        $0.member("replacements", JSONWriter.array(replacements))
      }
      $0.member("artifactChanges", JSONWriter.array([change]))
    }
  }

  private func region(_ range: Range<Int>, of file: SourceFile, _ cache: LineCache) -> String {
    JSONWriter.object { json in
      guard file.encoding != .binary else {
        json.member("byteOffset", range.lowerBound)
        json.member("byteLength", range.count)
        return
      }
      let (start, end) = cache.span(of: Place(file, range))
      json.member("startLine", start.line)
      json.member("startColumn", start.column)
      json.member("endLine", end.line)
      json.member("endColumn", end.column)
    }
  }

  private func artifact(_ path: String) -> String {
    JSONWriter.object {
      $0.member("uri", string: (path.hasPrefix("/") ? "file://" : "") + percentEncoded(path))
      if !path.hasPrefix("/") { $0.member("uriBaseId", string: "%SRCROOT%") }
    }
  }
}

/// A path for a URI reference (RFC 3986): everything but unreserved characters and `/` is encoded.
func percentEncoded(_ path: String) -> String {
  let digits = Array("0123456789ABCDEF".utf8)
  var result: [UInt8] = []
  for byte in path.utf8 {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"),
      UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
      result.append(byte)
    default: result += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
    }
  }
  return String(decoding: result, as: UTF8.self)
}

/// RFC 4648.
func base64(_ bytes: [UInt8]) -> String {
  let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  var result: [UInt8] = []
  var at = 0
  while at < bytes.count {
    let group = bytes[at..<min(at + 3, bytes.count)]
    let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
    for i in 0..<4 {
      result.append(i <= group.count ? alphabet[bits >> (18 - 6 * i) & 63] : UInt8(ascii: "="))
    }
    at += 3
  }
  return String(decoding: result, as: UTF8.self)
}
