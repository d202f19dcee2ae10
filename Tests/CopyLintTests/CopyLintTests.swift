import Catalogues
import Diagnostics
import RuleLoading
import RuleModel
import SourceText
import TestSupport
import Testing

@testable import CopyLint

/// Each case file holds a small pack and small catalogues, each under a line `=== path`, and every
/// finding that they are to have.
@Suite struct CopyLintTests {
  @Test(arguments: CaseFile.all(in: "Cases")) func findsExactly(_ file: CaseFile) {
    let output = Run(file).text
    #expect(file.matches(output), "\(file)\n\(output)")
  }

  /// A second run over the same files gives the same findings in the same order.
  @Test(arguments: CaseFile.all(in: "Cases")) func findsTheSameAgain(_ file: CaseFile) {
    #expect(Run(file).text == Run(file).text)
  }

  /// Fixes change bytes of the words they replace and no others, and what they leave has nothing
  /// more to fix.
  @Test(arguments: CaseFile.all(in: "Cases")) func fixesAreSmallAndFinal(_ file: CaseFile) {
    let run = Run(file)
    for catalogue in run.catalogues {
      var edits: [Edit] = []
      for finding in run.result.findings where finding.place?.file.path == catalogue.file.path {
        for edit in finding.fix ?? []
        where !edits.contains(where: { $0.range.overlaps(edit.range) }) {
          edits.append(edit)
        }
      }
      if edits.isEmpty { continue }
      edits.sort { $0.range.lowerBound < $1.range.lowerBound }
      let bytes = applying(edits, to: catalogue.file.bytes)
      let fixed = SourceFile(
        path: catalogue.file.path, bytes: bytes, encoding: catalogue.file.encoding)
      let again = run.linting([fixed])
      #expect(again.findings.allSatisfy { $0.fix == nil }, "\(catalogue.file.path)")
      #expect(
        bytes.count - catalogue.file.bytes.count
          == edits.reduce(0) { $0 + $1.replacement.count - $1.range.count })
    }
  }

  /// What to write instead is offered once, however it is capitalised.
  @Test(arguments: [
    ("[Pattern]", "pattern", ["Pattern"]), ("[pattern, link]", "Link", ["pattern", "link"]),
    ("[link]", "pattern", ["link", "pattern"]),
  ])
  func suggestsEachOnce(_ instead: String, _ fix: String, _ expected: [String]) {
    let yaml =
      "pack: demo\ntitle: Demo\nversion: 1.0.0\nlanguage: 1\nsource locale: en\nlocales: [en]\nterms:\n  - { id: t, forbid: cause, locale: en, instead: \(instead), fix: \(fix) }\n"
    let pack = loadPack([SourceFile(path: "pack.yaml", bytes: Array(yaml.utf8))])
    #expect(pack.pack.terms.map(\.suggestions) == [expected])
  }

  /// A key or a glob against a key.
  @Test(arguments: [
    ("a.b", "a.b", true), ("a.*", "a.b", true), ("a.*", "ab", false), ("*", "", true),
    ("*.title", "home.title", true),
    ("*.title", "home.titles", false),
    ("a*b*c", "a-b-b-c", true), ("a*b*c", "a-c-b", false), ("**", "x", true),
  ]) func globs(_ pattern: String, _ key: String, _ isMatch: Bool) {
    #expect(keyMatches(pattern, key) == isMatch)
  }
}

/// One case, linted.
private struct Run {
  let pack: LoadedPack
  let catalogues: [Catalogue]
  let result: LintResult
  /// What exemptions leave, and what they accept.
  var exempted: (findings: [Finding], accepted: [(finding: Finding, reason: String)])
  private let extent: Extent
  private let isRelease: Bool

  static let today = CivilDate(year: 2026, month: 3, day: 1)!

  init(_ file: CaseFile) {
    var files: [(path: String, bytes: [UInt8])] = []
    var options = ""
    for line in file.input.split(separator: 0x0A, omittingEmptySubsequences: false) {
      let text = String(decoding: line, as: UTF8.self)
      if text.hasPrefix("=== ") {
        files.append((String(text.dropFirst(4)), []))
      } else if files.isEmpty {
        options += text
      } else {
        files[files.count - 1].bytes += line + [0x0A]
      }
    }
    // The line end before the next file's name, or before what is expected, is none of this file's.
    files = files.map { ($0.path, $0.bytes.last == 0x0A ? Array($0.bytes.dropLast()) : $0.bytes) }
    extent = options.contains("part") ? .part : options.contains("named") ? .files : .app
    isRelease = options.contains("release")
    pack = loadPack(
      files.filter { $0.path.hasSuffix(".yaml") }.map { SourceFile(path: $0.path, bytes: $0.bytes) }
    )
    var catalogues: [Catalogue] = []
    let sourceLocale = pack.pack.sourceLocale
    let locales = SourceLocales(of: files.map(\.path), declared: sourceLocale) { path in
      FolderNames(files.filter { folder($0.path) == folder(path) }.map { name($0.path) })
    }
    func name(_ path: String) -> String { String(path.split(separator: "/").last ?? "") }
    func folder(_ path: String) -> Substring { path.lastIndex(of: "/").map { path[..<$0] } ?? "" }
    for file in files where !file.path.hasSuffix(".yaml") {
      let beside = files.filter { folder($0.path) == folder(file.path) }.map { name($0.path) }
      if case .file(let source, _) = loadText(file.bytes, as: file.path) {
        catalogues.append(
          readCatalogue(
            source, sourceLocale: locales.locale(of: file.path), beside: FolderNames(beside),
            place: locales.place(of: file.path)))
      }
    }
    self.catalogues = catalogues
    result = lint(
      LintPack(pack.pack, place: pack.place), LintCopy(catalogues, extent: extent),
      LintTerms(today: Run.today, isRelease: isRelease))
    exempted = Exemptions(
      pack: pack.pack, today: Run.today, isRelease: isRelease, place: pack.place
    ).apply(
      to: result.findings, lookedAt: extent != .app || !result.isWhole ? .part : .copy)
    exempted.findings.putInOrder()
  }

  func linting(_ files: [SourceFile]) -> LintResult {
    lint(
      LintPack(pack.pack, place: pack.place),
      LintCopy(
        files.map { readCatalogue($0, sourceLocale: pack.pack.sourceLocale) }, extent: .part),
      LintTerms(today: Run.today))
  }

  /// A line a finding: where, what, and in brackets what it points at.
  var text: String {
    var lines = pack.findings.map { "PACK " + line($0) }
    lines += exempted.findings.map(line)
    lines += exempted.accepted.map { "accepted: " + line($0.finding) + " = " + $0.reason }
    lines.append(
      "\(result.strings) strings in \(result.files) files" + (result.isWhole ? "" : ", not whole"))
    return lines.joined(separator: "\n")
  }

  private func line(_ finding: Finding) -> String {
    var text = "\(finding.level) \(finding.id): \(finding.message)"
    if let advice = finding.advice { text += " | \(advice)" }
    if let place = finding.place {
      let position = LineIndex(place.file).position(of: place.range.lowerBound)
      text +=
        " @ \(place.file.path):\(position.line):\(position.column) [\(place.file.text(in: place.range))]"
    }
    if let key = finding.key { text += " \(key)" }
    if let locale = finding.locale { text += " (\(locale))" }
    if let because = finding.because { text += " {\(because)}" }
    for note in finding.notes { text += " (note: \(note.message))" }
    if let fix = finding.fix {
      text +=
        " fix: "
        + fix.map { String(decoding: $0.replacement, as: UTF8.self) }.joined(separator: " + ")
    }
    return text
  }
}
