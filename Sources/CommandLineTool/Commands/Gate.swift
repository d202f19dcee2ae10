import ArgumentParser
import Diagnostics
import Gating
import OperatingSystem
import Reporting
import RuleLoading
import RuleModel
import SignOffs
import SourceText

struct GateCommand: StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "gate", abstract: "Checks, tests and lints every app, as CI does before a release.",
    discussion: """
      Apps come from primum.yaml if there is one; otherwise from the packs under Rules/, with the copy of Rules/<app> in Copy/<app>. With --release, missing \
      and void sign-offs and drafts are errors, and exemptions for unresolved findings do not count. A baseline accepts the findings it lists; it is \
      created if it does not exist, and shrinks as findings are fixed.
      """)

  @Argument(help: "Names of apps (default: all).") var apps: [String] = []
  @Option(help: "The output format.") var format: FindingFormat = .text
  @Option(help: "Exit with status 1 if there are findings of this level or above.") var level: Level = .error
  @Flag(help: "Also require everything a release needs.") var release = false
  @Option(help: ArgumentHelp("The folder with the packs (default: from primum.yaml, or Rules).", valueName: "folder"))
  var rules: String?
  @Option(help: ArgumentHelp("The folder with the copy (default: from primum.yaml, or Copy).", valueName: "folder"))
  var copy: String?
  @Option(help: ArgumentHelp("A file of findings to accept.", valueName: "file")) var baseline: String?
  @OptionGroup var listing: ListingOptions
  @OptionGroup var common: CommonOptions

  mutating func status() throws -> ExitStatus {
    var report = FindingReport(findings: [], files: 0, strings: 0)
    var status = ExitStatus.clean
    var lines = ""
    var seen: Set<String> = []
    let (asked, all, root) = try descriptions()
    let uncovered = root.map { root in Ahead { UncoveredCatalogues.findings(besides: all, in: root) } }
    let folders = asked.flatMap(\.rules).filter { !PackFiles.isShipped($0) }
    // `check` finds these by itself.
    let isDefault = apps.isEmpty && folders.allSatisfy { begins($0, with: "Rules/") }
    for judged in judge(asked) {
      let (description, apps, gates) = try judged.get()
      var own = FindingReport(
        findings: description.levelled(gates.findings, isRelease: release).sorted(by: Finding.inOrder),
        files: gates.files,
        strings: gates.strings,
        accepted: gates.accepted.map { .init(finding: $0.finding, kind: .exemption, reason: $0.reason) })
      own.sentences = gates.sentences
      for (app, gate) in zip(apps, gates.gates) { lines += GateSummary.text(app, gate) }
      if let baseline = description.baseline, baseline != self.baseline {
        try BaselineFile.apply(baseline, to: &own, seen: gates.seen, shrinks: gates.isWhole, isRelease: release)
      }
      if !gates.isWhole { status = .impossible }
      report.add(own)
      seen.formUnion(gates.seen)
    }
    report.findings += all.reduce(uncovered?.value ?? []) { $1.levelled($0, isRelease: release) }
    report.findings.sort(by: release ? ReleaseStep.inOrder : Finding.inOrder)
    if let baseline {
      try BaselineFile.apply(
        baseline, to: &report, seen: seen, shrinks: status == .clean && apps.isEmpty, isRelease: release)
    }
    report.failingLevel = level
    report.listing = listing.listing
    report.packs = isDefault ? [] : folders
    Output.print(report, as: format)
    if format == .text {
      Output.print(lines + (release ? ReleaseStep.text(report.findings) : "") + FindingSummary.text(report))
    }
    if report.findings.contains(where: { $0.level >= level }) { status = max(status, .findings) }
    return status
  }

  /// Each app under its packs, in order.
  private func judge(_ descriptions: [AppDescription]) -> [Result<(AppDescription, [App], AppGates), any Error>] {
    let (day, release) = (common.day, release)
    return mapInParallel(descriptions) { description in
      Result {
        let packs = try AppsOnDisk.packs(of: description) { try PackFiles.load($0) }
        let apps = try zip(description.rules, packs.packs).map { folder, loaded in
          try AppFiles.app(folder, loaded, roots: description.copy)
        }
        let gates = try AppGates(apps, today: day.today, isRelease: release) {
          try day.gateTerms(of: $0, isRelease: release)
        }
        return (description, apps, gates)
      }
    }
  }

  /// The apps asked for, all there are, and where catalogues are looked for that none of them covers: only in a run over
  /// all of them.
  private func descriptions() throws -> (asked: [AppDescription], all: [AppDescription], root: String?) {
    let all: [AppDescription]
    var root: String?
    if rules == nil, copy == nil, let found = try AppsOnDisk.read(writing: baseline) {
      all = found
      root = "."
    } else {
      all = try PackFiles.packs(at: rules ?? "Rules").map { folder in
        let name = pathNames(folder).last ?? folder
        return AppDescription(name: name, rules: [folder], copy: ["\(copy ?? "Copy")/\(name)"])
      }
    }
    let asked = try apps.map { app in
      if let found = all.first(where: { $0.name == app || $0.rules == [app] }) { return found }
      throw RuleSource.unknown("app", app, all.map(\.name))
    }
    if !apps.isEmpty { return (asked, all, nil) }
    return (all, all, root ?? (rules == nil && copy == nil ? "Copy" : nil))
  }
}

extension FindingReport {
  mutating func add(_ other: FindingReport) {
    findings.add(other.findings)
    accepted += other.accepted
    files += other.files
    strings = (strings ?? 0) + (other.strings ?? 0)
    sentences += other.sentences
    hasBaseline = hasBaseline || other.hasBaseline
  }
}

/// One line about each app, for the text form.
enum GateSummary {
  static func text(_ app: App, _ gate: AppGate) -> String {
    if app.loaded.hasErrors { return "\(app.name.visible): does not load\n" }
    func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
    let (pack, counts) = (app.loaded.pack, gate.counts)
    if app.isShipped {
      return "\(app.name.visible): \(count(pack.terms.count, "term")), \(count(counts.strings, "string"))\n"
    }
    var parts = [
      count(pack.rules.count, "rule"), count(pack.tables.count, "table"), count(counts.examples, "example"),
      count(pack.terms.count, "term"), app.copy == nil ? "no copy" : count(counts.strings, "string"),
    ]
    if counts.sentences > 0 { parts.append(count(counts.sentences, "composed sentence")) }
    parts += counts.tokenRecords.map { "\($0) token records" }
    return "\(app.name.visible): " + parts.joined(separator: ", ") + "\n"
  }
}
