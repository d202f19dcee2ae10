import ArgumentParser
import Catalogues
import Diagnostics
import Gating
import Reporting
import RuleLoading
import RuleModel
import SignOffs
import SourceText

struct LintCommand: StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint", abstract: "Checks string catalogues against a pack's words.",
    discussion: """
      Paths are catalogues or folders of them; without one, Copy/<app> beside Rules/<app>. Without --rules, the checks run that need no pack: placeholders, \
      plurals, translations, encodings. A catalogue that cannot be read whole makes the status 2. \
      A baseline accepts the findings it lists; it is written where it does not exist yet, and shrinks when findings go.
      """)

  @Option(help: ArgumentHelp("The rule pack; without one, the checks that need none.", valueName: "pack")) var rules:
    String?
  @Argument(help: "Catalogues, or folders of them.") var paths: [String] = []
  @Option(help: "The form of the findings.") var format: FindingFormat = .text
  @Option(help: "The lowest level that makes the exit status 1.") var level: Level = .error
  @Flag(help: "Write the replacements that terms give, and nothing else.") var fix = false
  @Option(help: ArgumentHelp("Findings that were there before.", valueName: "file")) var baseline: String?
  @Option(help: ArgumentHelp("Read standard input as if it were this file.", valueName: "path")) var stdinPath: String?
  @OptionGroup var common: CommonOptions

  mutating func status() throws -> ExitStatus {
    let loaded = try rules.map { try RuleSource.load($0, format: format) } ?? .structural
    if rules == nil, paths.isEmpty, stdinPath == nil {
      throw Impossible("name the catalogues to look at, or a pack with --rules")
    }
    if fix, stdinPath != nil { throw Impossible("--fix writes files, and standard input is none") }
    var files = try copyFiles()
    if fix {
      let fixes = Fixes(loaded, files, today: common.today)
      try fixes.write()
      files = fixes.files
      let (count, changed) = (fixes.changed.values.reduce(0, +), fixes.changed.count)
      Output.complain(
        "primum: \(count) word\(count == 1 ? "" : "s") replaced in \(changed) file\(changed == 1 ? "" : "s")\n")
      for path in fixes.unsettled.sorted() {
        Output.complain(
          "primum: \(path.visible): left as it is, for the replacements of its terms replace each other\n")
      }
    }
    let run = CopyRun(
      loaded, AppCopy(files, tokens: try tokens(of: loaded.pack), of: loaded.pack), today: common.today,
      digest: sha256)
    var report = FindingReport(
      findings: run.result.findings, files: run.result.files, strings: run.result.strings,
      accepted: run.result.accepted.map { .init(finding: $0.finding, kind: .exemption, reason: $0.reason) })
    report.sentences = run.result.sentences
    if let baseline {
      try BaselineFile.apply(
        baseline, to: &report, seen: Set(run.catalogues.map(\.file.path)),
        shrinks: files.extent != .part && run.result.isWhole)
    }
    report.failingLevel = level
    Output.print(report, as: format)
    if format == .text { Output.print(FindingSummary.text(report)) }
    if !run.result.isWhole { return .impossible }
    var empty = searched.filter { files.empty.contains($0) || run.hasOnlyEmpty(under: $0) }
    if run.result.strings == 0 { empty = stdinPath.map { [$0] } ?? searched }
    if !empty.isEmpty { throw Impossible("no strings were found in " + empty.joined(separator: ", ")) }
    return report.findings.contains { $0.level >= level } ? .findings : .clean
  }

  private var searched: [String] { paths.isEmpty ? rules.map { [PackFiles.copyFolder(of: $0)] } ?? [] : paths }

  /// Asked for only where the pack says that there are some.
  private func tokens(of pack: Pack) throws(Impossible) -> [SourceFile] {
    guard stdinPath == nil, pack.ships?.tokens.isEmpty == false else { return [] }
    return try AppFiles.tokens(under: searched.filter(PackFiles.isFolder))
  }

  private func copyFiles() throws(Impossible) -> CopyFiles {
    guard let stdinPath else { return AppFiles.copyFiles(searched) }
    guard paths.isEmpty else {
      throw Impossible("--stdin-path takes one text from standard input, so \(paths[0]) cannot be named beside it")
    }
    switch readStandardInput() {
    case .success(let bytes): return CopyFiles(input: bytes, path: stdinPath)
    case .failure(let problem): throw Impossible("<stdin>: \(problem.message)")
    }
  }
}

/// The closing line of the text form.
enum FindingSummary {
  static func text(_ report: FindingReport) -> String {
    func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
    var text =
      report.findings.isEmpty
      ? "no findings"
      : [
        count(report.count(.error), "error"), count(report.count(.warning), "warning"),
        count(report.count(.note), "note"),
      ].joined(separator: ", ")
    if !report.accepted.isEmpty { text += ", \(report.accepted.count) accepted" }
    let known = report.accepted.count { $0.kind == .baseline }
    if known > 0 { text += known == report.accepted.count ? " by the baseline" : " (\(known) by the baseline)" }
    text += " in \(count(report.files, "file"))"
    if let strings = report.strings { text += ", \(count(strings, "string"))" }
    if report.sentences > 0 { text += ", \(count(report.sentences, "composed sentence"))" }
    return text + "\n"
  }
}
