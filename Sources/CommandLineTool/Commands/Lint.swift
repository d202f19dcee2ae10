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
      Paths are catalogues or folders of them; without one, Copy/<app> beside Rules/<app>. A catalogue that cannot be read whole makes the status 2. \
      A baseline accepts the findings it lists; it is written where it does not exist yet, and shrinks when findings go.
      """)

  @Option(help: ArgumentHelp("The rule pack.", valueName: "pack")) var rules: String
  @Argument(help: "Catalogues, or folders of them.") var paths: [String] = []
  @Option(help: "The form of the findings.") var format: FindingFormat = .text
  @Option(help: "The lowest level that makes the exit status 1.") var level: Level = .error
  @Flag(help: "Write the replacements that terms give, and nothing else.") var fix = false
  @Option(help: ArgumentHelp("Findings that were there before.", valueName: "file")) var baseline: String?
  @Option(help: ArgumentHelp("Read standard input as if it were this file.", valueName: "path")) var stdinPath: String?
  @OptionGroup var common: CommonOptions

  mutating func status() throws -> ExitStatus {
    let loaded = try RuleSource.load(rules, format: format)
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
      loaded, AppCopy(files, tokens: [], of: loaded.pack), today: common.today, digest: sha256)
    var report = FindingReport(
      findings: run.result.findings, files: run.result.files, strings: run.result.strings,
      accepted: run.result.accepted.map { .init(finding: $0.finding, kind: .exemption, reason: $0.reason) })
    report.sentences = run.result.sentences
    if let baseline { try apply(baseline, to: &report, run, isPart: files.extent == .part) }
    report.failingLevel = level
    Output.print(report, as: format)
    if format == .text { Output.print(FindingSummary.text(report)) }
    if !run.result.isWhole { return .impossible }
    if run.result.strings == 0 {
      throw Impossible("no strings were found in " + (stdinPath ?? searched.joined(separator: ", ")))
    }
    return report.findings.contains { $0.level >= level } ? .findings : .clean
  }

  private var searched: [String] { paths.isEmpty ? [PackFiles.copyFolder(of: rules)] : paths }

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

  /// Accepts what the baseline lists; writes it where it does not exist, or where it can shrink. A run over a part of
  /// the copy, or over files that
  /// could not be read whole, has not seen all there was and takes nothing out.
  private func apply(_ path: String, to report: inout FindingReport, _ run: CopyRun, isPart: Bool) throws {
    let isNew = !PackFiles.exists(path)
    var known: Baseline
    switch isNew ? .success([]) : readBytes(path) {
    case .success(let bytes): known = isNew ? Baseline(of: report.findings) : try Baseline(path: path, bytes: bytes)
    case .failure(let problem): throw Impossible("\(path): \(problem.message)")
    }
    let (new, old, gone) = known.split(report.findings)
    report.findings = new
    report.hasBaseline = true
    report.accepted += old.map { .init(finding: $0, kind: .baseline, reason: "listed in \(path)") }
    let seen = Set(run.catalogues.map(\.file.path))
    let forgotten =
      isPart || !run.result.isWhole
      ? 0 : known.shrink(by: gone) { seen.contains($0) || !PackFiles.exists($0) || $0.hasSuffix(".yaml") }
    guard isNew || forgotten > 0 else { return }
    if case .failure(let problem) = writeFile(path, Array(known.text.utf8)) {
      throw Impossible("\(path): \(problem.message)")
    }
    Output.complain(
      "primum: \(path.visible) \(isNew ? "was written with \(old.count) finding\(old.count == 1 ? "" : "s")" : "has shrunk by \(forgotten)")\n"
    )
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
    text += " in \(count(report.files, "file"))"
    if let strings = report.strings { text += ", \(count(strings, "string"))" }
    if report.sentences > 0 { text += ", \(count(report.sentences, "composed sentence"))" }
    return text + "\n"
  }
}
