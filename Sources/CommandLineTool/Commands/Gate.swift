import ArgumentParser
import Diagnostics
import Gating
import Reporting
import RuleLoading
import RuleModel
import SignOffs
import SourceText

struct GateCommand: StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "gate", abstract: "Checks, tests and lints every app: what CI runs before a release.",
    discussion: """
      Apps are the packs under Rules/; the copy of Rules/<app> is Copy/<app>. With --release, missing and void sign-offs and open drafts are errors, and \
      exemptions of what is still open do not count.
      """)

  @Argument(help: "Apps by name; all of them unless given.") var apps: [String] = []
  @Option(help: "The form of the findings.") var format: FindingFormat = .text
  @Option(help: "The lowest level that makes the exit status 1.") var level: Level = .error
  @Flag(help: "Ask for what a release needs.") var release = false
  @Option(help: ArgumentHelp("Where the packs are.", valueName: "folder")) var rules = "Rules"
  @Option(help: ArgumentHelp("Where the copy is.", valueName: "folder")) var copy = "Copy"
  @OptionGroup var common: CommonOptions

  mutating func status() throws -> ExitStatus {
    let folders = try self.folders()
    var report = FindingReport(findings: [], files: 0, strings: 0)
    var status = ExitStatus.clean
    var lines = ""
    for folder in folders {
      let app = try AppFiles.app(folder, roots: [copyFolder(of: folder)])
      let gate = try AppGate(app, terms(app.loaded))
      report.findings += gate.findings
      report.accepted += gate.accepted.map { .init(finding: $0.finding, kind: .exemption, reason: $0.reason) }
      report.files += gate.counts.files
      report.strings! += gate.counts.strings
      report.sentences += gate.counts.sentences
      lines += GateSummary.text(app, gate)
      if !gate.isWhole { status = .impossible }
    }
    report.findings.sort(by: Finding.inOrder)
    report.failingLevel = level
    Output.print(report, as: format)
    if format == .text { Output.print(lines + FindingSummary.text(report)) }
    if report.findings.contains(where: { $0.level >= level }) { status = max(status, .findings) }
    return status
  }

  private func copyFolder(of folder: String) -> String {
    "\(copy)/\(folder.split(separator: "/").last.map(String.init) ?? folder)"
  }

  private func terms(_ loaded: LoadedPack) throws(Impossible) -> GateTerms {
    let isRelease = release
    return GateTerms(
      try common.moment(of: loaded.pack), isRelease: isRelease, digest: sha256,
      signOffs: { SignOffReview($0).findings(isRelease: isRelease) })
  }

  private func folders() throws(Impossible) -> [String] {
    let all = try PackFiles.packs(at: rules)
    if apps.isEmpty { return all }
    var chosen: [String] = []
    for app in apps {
      guard let folder = all.first(where: { $0 == "\(rules)/\(app)" || $0 == app }) else {
        throw RuleSource.unknown("app", app, all.map { String($0.split(separator: "/").last ?? "") })
      }
      chosen.append(folder)
    }
    return chosen
  }
}

/// One line about each app, for the text form.
enum GateSummary {
  static func text(_ app: App, _ gate: AppGate) -> String {
    if app.loaded.hasErrors { return "\(app.name.visible): does not load\n" }
    func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
    let (pack, counts) = (app.loaded.pack, gate.counts)
    var parts = [
      count(pack.rules.count, "rule"), count(pack.tables.count, "table"), count(counts.examples, "example"),
      count(pack.terms.count, "term"), app.copy == nil ? "no copy" : count(counts.strings, "string"),
    ]
    if counts.sentences > 0 { parts.append(count(counts.sentences, "composed sentence")) }
    parts += counts.tokenRecords.map { "\($0) token records" }
    return "\(app.name.visible): " + parts.joined(separator: ", ") + "\n"
  }
}
