import Analysis
import ArgumentParser
import CopyLint
import Diagnostics
import Gating
import Evaluation
import Reporting
import RuleLoading
import RuleModel
import SourceText

struct TestCommand: StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "test", abstract: "Runs the examples of rule packs.",
    discussion: """
      Every example must come out as it expects. Reports which rules, table rows and boundary values no example reaches. With --mutate, each threshold \
      and operator is changed in turn, and a change that no example notices is a finding.
      """)

  @Argument(help: "Packs: folders that hold a pack.yaml, or a folder of such folders.") var packs: [String] = []
  @Option(help: "The form of the findings.") var format: FindingFormat = .text
  @Option(help: "The lowest level that makes the exit status 1.") var level: Level = .error
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The zone of days and months, such as Europe/Berlin.", valueName: "zone")) var timeZone: String?
  @Flag(help: "Change each threshold and operator and name the changes that no example catches.") var mutate = false
  @OptionGroup var common: CommonOptions

  mutating func status() throws -> ExitStatus {
    let loaded = try LoadedPacks(paths: packs)
    if let status = loaded.refuseBroken(format) { return status }
    var findings: [Finding] = []
    var summary = ""
    var empty: [String] = []
    for (path, pack) in zip(loaded.paths, loaded.packs) {
      let run = ExampleRun(pack, today: common.today, zone: try Zones.zone(named: timeZone, of: pack.pack))
      findings += run.findings
      var mutants: Mutation.Result?
      if mutate {
        let zone = try Zones.zone(named: timeZone, of: pack.pack)
        mutants = Mutation(pack.pack, today: common.today, zone: zone).result()
        findings += mutants!.survivors.map { survivor in
          Finding(
            .survivingMutant, .error, "no example of \(pack.pack.name) notices \(survivor.change)",
            at: pack.place(survivor.origin),
            advice: "add an example that tells the two apart")
        }
      }
      if run.examples == 0 { empty.append(path) }
      summary += "\(path.visible): \(run.examples) example\(run.examples == 1 ? "" : "s"), \(run.failures) failed"
      if let mutants { summary += ", \(mutants.mutants) mutants, \(mutants.survivors.count) survived" }
      summary += "\n"
    }
    findings.sort(by: Finding.inOrder)
    var report = FindingReport(findings: findings, files: loaded.packs.reduce(0) { $0 + $1.sources.count })
    report.failingLevel = level
    Output.print(report, as: format)
    if format == .text { Output.print(summary) }
    if !empty.isEmpty { throw Impossible("no examples were found in " + empty.joined(separator: ", ")) }
    return findings.contains { $0.level >= level } ? .findings : .clean
  }
}
