import ArgumentParser
import Catalogues
import Diagnostics
import Reporting
import RuleLoading
import RuleModel

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

  mutating func status() async throws -> ExitStatus {
    let loaded = try RuleSource.load(rules, format: format)
    var run = try copyRun(loaded)
    if fix {
      guard stdinPath == nil else { throw Impossible("--fix writes files, and standard input is none") }
      let (fixed, files) = try Fixes.apply(run.result.findings)
      Output.complain("primum: \(fixed) finding\(fixed == 1 ? "" : "s") fixed in \(files) file\(files == 1 ? "" : "s")\n")
      if fixed > 0 { run = try copyRun(loaded) }
    }
    var report = FindingReport(
      findings: run.result.findings, files: run.result.files, strings: run.result.strings,
      accepted: run.result.accepted.map { .init(finding: $0.finding, kind: "exemption", reason: $0.reason) })
    report.sentences = run.result.sentences
    if let baseline { try apply(baseline, to: &report) }
    Output.print(render(report, as: format, colour: Output.wantsColour))
    if format == .text { Output.print(FindingSummary.text(report)) }
    if !run.result.isWhole { return .impossible }
    if run.result.strings == 0 { throw Impossible("no strings were found in " + (stdinPath ?? searched(loaded.pack).joined(separator: ", "))) }
    return report.findings.contains { $0.level >= level } ? .findings : .clean
  }

  private func searched(_ pack: Pack) -> [String] { paths.isEmpty ? ["Copy/\(pack.name)"] : paths }

  private func copyRun(_ loaded: LoadedPack) throws(Impossible) -> CopyRun {
    guard let stdinPath else { return try CopyRun(loaded, paths: searched(loaded.pack), today: common.today) }
    switch readStandardInput() {
    case .success(let bytes): return try CopyRun(loaded, paths: [], input: (bytes, stdinPath), today: common.today)
    case .failure(let problem): throw Impossible("<stdin>: \(problem.message)")
    }
  }

  /// Accepts what the baseline lists; writes it where it does not exist, or where it can shrink.
  private func apply(_ path: String, to report: inout FindingReport) throws(Impossible) {
    var known: Baseline
    switch readBytes(path) {
    case .success(let bytes): known = try Baseline(path: path, bytes: bytes)
    case .failure where !PackFiles.exists(path): known = Baseline(of: report.findings)
    case .failure(let problem): throw Impossible("\(path): \(problem.message)")
    }
    let isNew = !PackFiles.exists(path)
    let (new, old, gone) = known.split(report.findings)
    report.findings = new
    report.accepted += old.map { .init(finding: $0, kind: "baseline", reason: "listed in \(path)") }
    if isNew || gone > 0 {
      if case .failure(let problem) = writeFile(path, Array(known.text.utf8)) { throw Impossible("\(path): \(problem.message)") }
      Output.complain("primum: \(path) \(isNew ? "was written with \(old.count) findings" : "has shrunk by \(gone)")\n")
    }
  }
}

/// The closing line of the text form.
enum FindingSummary {
  static func text(_ report: FindingReport) -> String {
    func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
    var text =
      report.findings.isEmpty
      ? "no findings" : [count(report.count(.error), "error"), count(report.count(.warning), "warning"), count(report.count(.note), "note")].joined(separator: ", ")
    if !report.accepted.isEmpty { text += ", \(report.accepted.count) accepted" }
    text += " in \(count(report.files, "file"))"
    if let strings = report.strings { text += ", \(count(strings, "string"))" }
    if report.sentences > 0 { text += ", \(count(report.sentences, "composed sentence"))" }
    return text + "\n"
  }
}
