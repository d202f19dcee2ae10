import Analysis
import ArgumentParser
import CopyLint
import Diagnostics
import LogReading
import Reporting
import RuleLoading
import RuleModel

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
      let app = try AppGate(
        folder: folder, copy: copy, today: common.today, asOf: common.asOf?.date, isRelease: release)
      report.findings += app.findings
      report.accepted += app.accepted
      report.files += app.files
      report.strings! += app.strings
      report.sentences += app.sentences
      lines += app.summary
      if !app.isWhole { status = .impossible }
    }
    report.findings.sort(by: Finding.inOrder)
    report.failingLevel = level
    Output.print(report, as: format)
    if format == .text { Output.print(lines + FindingSummary.text(report)) }
    if report.findings.contains(where: { $0.level >= level }) { status = max(status, .findings) }
    return status
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

/// The gate of one app.
struct AppGate {
  var findings: [Finding] = []
  var accepted: [FindingReport.Accepted] = []
  var files = 0
  var strings = 0
  var sentences = 0
  var isWhole = true
  var summary = ""

  init(folder: String, copy: String, today: CivilDate, asOf: CivilDate?, isRelease: Bool) throws(Impossible) {
    let loaded = try PackFiles.load(folder)
    let pack = loaded.pack
    files += loaded.sources.count
    findings += loaded.findings
    if loaded.hasErrors {
      isWhole = false
      summary = "\(folder): does not load\n"
      return
    }
    findings += analyse(pack, today: today, place: loaded.place)
    let examples = try ExampleRun(loaded, today: today, timeZone: nil)
    findings += examples.findings
    findings += SignOffs(loaded).findings(isRelease: isRelease)
    if isRelease { findings += drafts(loaded) }
    let name = folder.split(separator: "/").last.map(String.init) ?? folder
    let copyFolder = "\(copy)/\(name)"
    func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
    var looked = "no copy"
    if PackFiles.isFolder(copyFolder) {
      let run = CopyRun(loaded, paths: [copyFolder], today: today, isRelease: isRelease, exempts: false)
      findings += run.result.findings
      files += run.result.files
      strings += run.result.strings
      sentences = run.result.sentences
      if !run.result.isWhole { isWhole = false }
      looked = count(run.result.strings, "string") + (sentences > 0 ? ", " + count(sentences, "composed sentence") : "")
      if run.result.strings == 0 {
        isWhole = false
        findings.append(
          Finding(
            "no-strings", .error, "\(copyFolder) holds no strings to look at",
            advice: "add the app's catalogues, or take the folder out"))
      }
      let tokens = try PackFiles.files(under: copyFolder, where: DesignTokens.isNamed)
      for path in tokens {
        let run = try TokenRun(loaded, path: path, today: today, asOf: asOf)
        findings += run.findings
        if !run.isWhole { isWhole = false }
        looked += ", \(run.records) token records"
      }
      files += tokens.count
    } else if !pack.terms.isEmpty || !pack.texts.isEmpty {
      isWhole = false
      findings.append(
        Finding(
          "no-strings", .error, "the pack `\(pack.name)` has rules for copy, and there is no \(copyFolder)",
          advice: "put the app's catalogues there"))
    }
    let exempted = Exemptions(pack: pack, today: today, isRelease: isRelease, place: loaded.place).apply(
      to: findings, reach: .app)
    findings = exempted.findings
    accepted = exempted.accepted.map { .init(finding: $0.finding, kind: .exemption, reason: $0.reason) }
    let counts = [
      count(pack.rules.count, "rule"), count(pack.tables.count, "table"), count(examples.examples, "example"),
      count(pack.terms.count, "term"),
    ]
    summary = "\(folder): " + (counts + [looked]).joined(separator: ", ") + "\n"
  }

  /// What is still a draft cannot be released without somebody's decision.
  private func drafts(_ loaded: LoadedPack) -> [Finding] {
    loaded.pack.items.filter { $0.status == .draft }.map { item in
      Finding(
        "open-draft", .error, "`\(item.id)` is still a draft", at: loaded.place(item.origin),
        advice: "decide it: `status: active`, or take it out", because: "a release ships what has been decided")
    }
  }
}
