import Diagnostics
import Reporting
import SourceText
import TestSupport

let sampleTool = ReportingTool(
  version: "1.2.3",
  checks: [
    Check(
      "missing-translation", .error, title: "A key has no text in a locale that ships.",
      why: "Users read another language.",
      advice: "Translate it.")
  ], address: "https://example.org/primum/blob/v1.2.3")

/// A finding of every kind: with and without a place, over several lines, after characters of one
/// to four bytes, in UTF-8 and UTF-16 and in a binary file, with fixes and notes, with what formats
/// have to escape, and two that are accepted.
let sampleReport: FindingReport = {
  let marked = MarkedText("\"é😀\" = \"A ⟦cure⟧, 100% <sure>\";\n\"b\" = \"⟦two\nlines⟧\";\n")
  let utf8 = SourceFile(
    path: "Copy/My App/ü%.strings", bytes: [0xEF, 0xBB, 0xBF] + Array(marked.text.utf8))
  let places = marked.ranges.map { Place(utf8, $0.lowerBound + 3..<$0.upperBound + 3) }
  let wide = SourceFile(
    path: "Copy/wide.strings",
    bytes: [0xFF, 0xFE] + "ab😀cure".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] },
    encoding: .utf16LittleEndian)
  let binary = SourceFile(
    path: "Copy/packed.strings", bytes: Array("bplist00cure".utf8), encoding: .binary)
  let rules = SourceFile(path: "Rules/demo/terms.yaml", bytes: Array("terms:\n  - id: cure\n".utf8))
  var report = FindingReport(
    findings: [
      Finding(
        item: "no-strings", .error, "Copy/other holds no strings to look at",
        advice: "add the app's catalogues, or remove the folder"),
      Finding(
        item: "demo/cure", .error, "\"cure\" promises an outcome", at: places[0],
        advice: "write \"help\" (P-1)",
        because: "nobody can know: \u{1B}[31mred, 50%",
        key: "é😀", locale: "en", match: "cure", suggestions: ["help"], source: ["P-1", "P-2"],
        notes: [Note("the term", at: Place(rules, 13..<17)), Note("a remark")],
        fix: [Edit(places[0].range, Array("help".utf8))]),
      Finding(
        item: "missing-translation", .warning, "this text has no translation for `de`",
        at: places[1], key: "b",
        locale: "de"),
      Finding(
        item: "demo/cure", .note, "\"cure\" promises an outcome", at: Place(binary, 8..<12),
        key: "k", match: "cure",
        fix: [Edit(8..<12, Array("help".utf8))]),
      Finding(
        item: "demo/cure", .error, "\"cure\" promises an outcome", at: Place(wide, 10..<18),
        key: "ab", match: "cure",
        fix: [Edit(10..<18, "help".utf16.flatMap { [UInt8($0 & 0xFF), 0] })]),
    ],
    files: 3, strings: 4,
    accepted: [
      .init(
        finding: Finding(
          item: "demo/cure", .error, "\"cure\" promises an outcome", at: places[0], key: "b",
          match: "cure"),
        kind: .exemption, reason: "The sentence denies it."),
      .init(
        finding: Finding(
          item: "missing-translation", .error, "this text has no translation for `fr`",
          at: places[1], key: "b",
          locale: "fr"),
        kind: .baseline, reason: "listed in old.json"),
    ])
  report.hasBaseline = true
  return report
}()
