import Analysis
import ArgumentParser
import CopyLint
import Diagnostics
import Evaluation
import Reporting
import RuleLoading
import RuleModel

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
    var total = 0
    for (path, pack) in zip(loaded.paths, loaded.packs) {
      let run = try ExampleRun(pack, today: common.today, timeZone: timeZone)
      findings += run.findings
      var mutants: Mutation.Result?
      if mutate {
        let zone = try Zones.zone(named: timeZone, of: pack.pack)
        mutants = Mutation(pack.pack, today: common.today, zone: zone).result()
        findings += mutants!.survivors.map { survivor in
          Finding(
            "surviving-mutant", .error, "no example of \(pack.pack.name) notices \(survivor.change)",
            at: pack.place(survivor.origin),
            advice: "add an example that tells the two apart")
        }
      }
      total += run.examples
      summary += "\(path): \(run.examples) example\(run.examples == 1 ? "" : "s"), \(run.failures) failed"
      if let mutants { summary += ", \(mutants.mutants) mutants, \(mutants.survivors.count) survived" }
      summary += "\n"
    }
    findings.sort(by: Finding.inOrder)
    var report = FindingReport(findings: findings, files: loaded.packs.reduce(0) { $0 + $1.sources.count })
    report.failingLevel = level
    Output.print(report, as: format)
    if format == .text { Output.print(summary) }
    if total == 0 { throw Impossible("no examples were found in " + loaded.paths.joined(separator: ", ")) }
    return findings.contains { $0.level >= level } ? .findings : .clean
  }
}

/// The examples of one pack, with what came of them as findings.
struct ExampleRun {
  var examples: Int
  var failures: Int
  var findings: [Finding]

  init(_ loaded: LoadedPack, today: CivilDate, timeZone: String?) throws(Impossible) {
    let runner = ExampleRunner(loaded.pack, today: today, zone: try Zones.zone(named: timeZone, of: loaded.pack))
    let results = runner.results()
    examples = results.count
    let failed = results.filter { !$0.differences.isEmpty }
    failures = failed.count
    findings = failed.map { result in
      Finding(
        "\(loaded.pack.name)/\(result.item)", .error,
        "the example “\(result.example.it)” fails: " + result.differences.joined(separator: "; "),
        at: loaded.place(result.example.origin), notes: result.because.map { Note(ExampleRun.line($0)) })
    }
    let said = messageExamples(loaded.pack)
    examples += said.count
    for result in said where !result.differences.isEmpty {
      failures += 1
      findings.append(
        Finding(
          "\(loaded.pack.name)/\(result.message)", .error,
          "the example “\(result.example.it)” fails: " + result.differences.joined(separator: "; "),
          at: loaded.place(result.example.origin)))
    }
    findings += Coverage(runner, place: loaded.place).findings()
    findings += untestedSentences(loaded.pack).map { untested in
      Finding(
        "untested-sentence", .warning, "no example shows \(untested.what) of `\(untested.message)`",
        at: loaded.place(untested.origin),
        advice: "add one to its `examples:`")
    }
    let terms = termExampleFindings(loaded.pack, place: loaded.place)
    examples += terms.examples
    failures += terms.findings.count { $0.level == .error }
    findings += terms.findings
  }

  /// Only what no example shows at all.
  var untested: [Finding] { findings.filter { $0.id == "untested-rule" || $0.id == "untested-table" } }

  private static func line(_ reason: Reason) -> String {
    let holds = reason.holds == .yes ? "yes" : reason.holds == .no ? "no" : "cannot be told"
    return "\(holds): \(reason.test)" + (reason.value.map { " (it is \($0.text))" } ?? "")
  }
}
