import Diagnostics
import JSONReading
import SourceText
import TestSupport
import Testing

@testable import Reporting

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// One report in every format, held against `Expected/report.<format>`. With `UPDATE_CASES=1` the
/// files are written anew, to be read in review. The page of a trace: it stands alone, leads to
/// every row, and says what nothing covers.
@Suite struct TracePageTests {
  private let report = TraceReport(
    app: "clinic", title: "A <clinic>",
    rows: [
      TraceEntry(
        id: "CL-1", title: "Fever & chills", isOpen: true, document: "Manual §2", state: "weak",
        why: "`a` is in no catalogue",
        covers: [
          .init(
            kind: "rule", id: "fever", title: "\"Fever\"", isDraft: true, examples: 1,
            state: "draft",
            why: "`fever` is a draft"),
          .init(
            kind: "text", id: "a", title: nil, isDraft: false, examples: 0, state: "weak",
            why: "`a` is in no catalogue"
          ),
          .init(
            kind: "text", id: "b", title: nil, isDraft: false, examples: 0, state: "covered",
            why: nil),
        ]),
      TraceEntry(
        id: "CL-2", title: "Nothing", isOpen: false, document: nil, state: "uncovered",
        why: "nothing names it",
        covers: []),
    ])

  @Test func pageStandsAlone() {
    let page = [report].traceHTML
    for part in ["http", "<script", "src=", "@import", "url("] {
      #expect(!page.contains(part), "\(part)")
    }
    for part in [
      "A &lt;clinic&gt;", "Fever &amp; chills", "title=\"&quot;Fever&quot;\"", "<td>2</td>",
      "`a` is in no catalogue",
      "1 example<", "<dt>texts</dt>",
      "<a href=\"#CL-2\">CL-2</a>",
      "<tr id=\"CL-2\" class=\"gap\">", "@media print", "name=\"viewport\"",
    ] { #expect(page.contains(part), "\(part)") }
  }

  @Test func aPageWithoutGapsSaysSo() {
    var whole = report
    whole.rows.removeLast()
    #expect(
      [whole].traceHTML.contains("Every decided requirement is covered")
        && ![whole].traceHTML.contains("Decided but not covered")
    )
  }
}

@Suite struct FormatTests {
  @Test(arguments: FindingFormat.allCases) func printsExactly(_ format: FindingFormat) {
    let output = String(decoding: render(sampleReport, as: format, tool: sampleTool), as: UTF8.self)
    #expect(ExpectedFile("report.\(format.rawValue)").matches(output), "\(output)")
  }

  /// A property of GitHub's command ends at a comma or a colon: both are written as escapes in a
  /// path, not in the message.
  @Test func escapesPathsForGitHub() {
    let file = SourceFile(path: "a,b:c%.strings", bytes: Array("x".utf8))
    let finding = Finding(item: "demo/cure", .error, "one, two: 100 %", at: Place(file, 0..<1))
    let output = String(
      decoding: render(
        FindingReport(findings: [finding], files: 1, strings: 1), as: .github, tool: sampleTool),
      as: UTF8.self)
    #expect(
      output.contains("file=a%2Cb%3Ac%25.strings,") && output.contains("::one, two: 100 %25"),
      "\(output)")
  }

  /// Marks take no column of a terminal, wide characters two: the caret stays under what it means.
  @Test(arguments: [
    ("a", 1), ("\u{301}", 0), ("\u{20DD}", 0), ("\u{300}", 0), ("\u{2FF}", 1), ("\u{AD}", 0),
    ("\u{4E00}", 2),
    ("\u{1F600}", 2), ("\u{FF21}", 2), ("\u{FF71}", 1), ("é", 1),
  ])
  func columns(_ text: String, _ columns: Int) {
    #expect(text.unicodeScalars.reduce(0) { $0 + Excerpt.width($1) } == columns)
  }

  @Test(arguments: FindingFormat.allCases) func printsNothingFound(_ format: FindingFormat) {
    let output = String(
      decoding: render(
        FindingReport(findings: [], files: 2, strings: 10), as: format, tool: sampleTool),
      as: UTF8.self)
    #expect(ExpectedFile("empty.\(format.rawValue)").matches(output), "\(output)")
  }

  @Test(arguments: FindingFormat.allCases) func printsTheSameAgain(_ format: FindingFormat) {
    #expect(
      render(sampleReport, as: format, tool: sampleTool)
        == render(sampleReport, as: format, tool: sampleTool))
  }
}

/// What consumers of SARIF rely on, beside the schema that `ci/check-formats` holds it against.
@Suite struct SARIFTests {
  let log = readJSON(
    SourceFile(path: "log", bytes: render(sampleReport, as: .sarif, tool: sampleTool)))

  @Test func isJSON() {
    #expect(log.findings.isEmpty)
    #expect(log.root?["version"]?.text == "2.1.0")
    #expect(log.root?["runs"]?.elements?.count == 1)
  }

  @Test func everyResultNamesItsRule() throws {
    let run = try #require(log.root?["runs"]?.elements?.first)
    let rules = try #require(run["tool"]?["driver"]?["rules"]?.elements).map {
      $0["id"]?.text ?? ""
    }
    #expect(rules == rules.sorted())
    let results = try #require(run["results"]?.elements)
    #expect(results.count == sampleReport.findings.count + sampleReport.accepted.count)
    for result in results {
      #expect(result["ruleId"]?.text == result["ruleIndex"]?.number.map { rules[Int($0)] })
      #expect(result["partialFingerprints"]?["primum/v1"]?.text?.count == 16)
      #expect(result["message"]?["text"]?.text?.isEmpty == false)
    }
  }

  /// A baselined finding is marked, not dropped; so is an exempted one, with its reason.
  @Test func acceptedResultsAreMarked() throws {
    let results = try #require(log.root?["runs"]?.elements?.first?["results"]?.elements)
    #expect(results.count { $0["baselineState"]?.text == "new" } == sampleReport.findings.count)
    let suppressed = results.filter { $0["suppressions"] != nil }
    #expect(
      suppressed.compactMap { $0["suppressions"]?.elements?.first?["justification"]?.text } == [
        "The sentence denies it."
      ])
    #expect(
      results.count { $0["baselineState"]?.text == "unchanged" && $0["suppressions"] == nil } == 1)
  }

  @Test func urisAreRelativeAndEncoded() throws {
    let results = try #require(log.root?["runs"]?.elements?.first?["results"]?.elements)
    let uris = results.compactMap {
      $0["locations"]?.elements?.first?["physicalLocation"]?["artifactLocation"]?["uri"]?.text
    }
    #expect(uris.contains("Copy/My%20App/%C3%BC%25.strings"))
    #expect(uris.allSatisfy { !$0.hasPrefix("/") && !$0.contains(" ") })
  }
}

@Suite struct EscapingTests {
  /// XML 1.0 holds no control characters, and readers of attributes turn white space into spaces.
  @Test(arguments: [
    ("a<b>&\"c\"", "a&lt;b&gt;&amp;&quot;c&quot;"), ("a\u{0}\u{1B}[1m", "a\u{FFFD}\u{FFFD}[1m"),
    ("a\tb\r\nc", "a&#9;b&#13;&#10;c"), ("\u{FFFE}é😀", "\u{FFFD}é😀"),
  ]) func xml(_ text: String, _ escaped: String) { #expect(xmlEscaped(text) == escaped) }

  /// RFC 4648, section 10.
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
    ("fooba", "Zm9vYmE="),
    ("foobar", "Zm9vYmFy"),
  ])
  func base64s(_ text: String, _ encoded: String) { #expect(base64(Array(text.utf8)) == encoded) }

  @Test(arguments: [("a/b c", "a/b%20c"), ("ü#?:%", "%C3%BC%23%3F%3A%25"), ("A-z_0.~", "A-z_0.~")])
  func uris(_ path: String, _ encoded: String) { #expect(percentEncoded(path) == encoded) }
}

private struct ExpectedFile {
  let path: String

  init(_ name: String, beside file: String = #filePath) {
    path =
      file.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
      + "/Expected/"
      + name
  }

  func matches(_ output: String) -> Bool {
    if getenv("UPDATE_CASES") != nil, let file = fopen(path, "wb") {
      defer { fclose(file) }
      let bytes = Array(output.utf8)
      _ = fwrite(bytes, 1, bytes.count, file)
    }
    guard let file = fopen(path, "rb") else { return false }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = fread(&chunk, 1, chunk.count, file), count > 0 {
      bytes += chunk[..<count]
    }
    return String(decoding: bytes, as: UTF8.self) == output
  }
}
