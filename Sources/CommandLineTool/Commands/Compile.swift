import Analysis
import ArgumentParser
import Catalogues
import Diagnostics
import Gating
import Primum
import Reporting
import RuleLoading
import RuleModel
import SignOffs

struct CompileCommand: StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "compile", abstract: "Writes a pack as one JSON rule book, for apps that embed the library.",
    discussion:
      """
      The rule book holds the rules resolved and checked; `PrimumEngine(ruleBook:)` reads it. Without --output it goes to standard output. A pack with an \
      error that `check` reports, or with an example that fails, is not compiled.
      """)

  @Argument(help: "The rule pack.") var pack: String
  @Option(name: .shortAndLong, help: ArgumentHelp("Where the rule book is written.", valueName: "file")) var output:
    String?
  @Flag(help: "Refuse a pack with open drafts, or with sign-offs that are missing or void.") var release = false
  @OptionGroup var common: CommonOptions

  mutating func status() throws -> ExitStatus {
    let loaded = try RuleSource.load(pack)
    let faults = try self.faults(loaded)
    if !faults.isEmpty {
      Output.complain(Output.bytes(of: FindingReport(findings: faults, files: loaded.sources.count), as: .text))
      Output.complain("primum: \(loaded.pack.name) is not compiled: its errors would go into the app\n")
      return .findings
    }
    let bytes = Array(try RuleBookFile.data(loaded.pack))
    guard let output else {
      Output.give(bytes + [UInt8(ascii: "\n")])
      return .clean
    }
    try PackFiles.refuseOverwriting(output, loaded, folder: try PackFiles.packs(at: pack)[0])
    if case .failure(let problem) = writeFile(output, bytes) { throw Impossible("\(output): \(problem.message)") }
    return .clean
  }

  /// What `check`, `test` and, for a release, the gate call an error.
  private func faults(_ loaded: LoadedPack) throws(Impossible) -> [Finding] {
    var findings = analyse(loaded.pack, today: common.today, place: loaded.place)
    findings += ExampleRun(loaded, today: common.today, zone: try Zones.zone(named: nil, of: loaded.pack)).findings
    if release { findings += SignOffReview(loaded).findings(isRelease: true) + OpenDrafts.findings(loaded) }
    return findings.filter { $0.level == .error }.sorted(by: Finding.inOrder)
  }
}
