import Analysis
import ArgumentParser
import Diagnostics
import Reporting
import RuleLoading
import RuleModel

struct TraceCommand: StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "trace",
    abstract: "Sets each requirement against the rules, tables, messages, texts and terms that cover it.",
    discussion:
      "A row that nothing covers is a finding. Rows are the `requirements:` of a pack; what covers a row names its id in `source`."
  )

  enum Format: String, ExpressibleByArgument, CaseIterable { case text, json, html }

  @Argument(help: "Packs; every pack under Rules/ unless given.") var packs: [String] = []
  @Option(help: "The form of the trace.") var format: Format = .text
  @OptionGroup var common: CommonOptions

  mutating func status() throws -> ExitStatus {
    let loaded = try LoadedPacks(paths: packs)
    if let status = loaded.refuseBroken(format == .json ? .json : .text) { return status }
    let traces = loaded.packs.map { Trace($0.pack) }
    if traces.allSatisfy(\.rows.isEmpty) {
      throw Impossible("no requirements were found in " + loaded.paths.joined(separator: ", "))
    }
    let reports = traces.map { trace in
      TraceReport(
        app: trace.pack, title: trace.title,
        rows: trace.rows.map { row in
          TraceEntry(
            id: row.requirement.id, title: row.requirement.title, isOpen: row.requirement.standing == .open,
            document: row.requirement.document,
            covers: row.covers.map { ($0.kind, $0.id, $0.title, $0.status == .draft, $0.examples) })
        })
    }
    let findings = zip(traces, loaded.packs).flatMap { trace, pack in trace.findings(place: pack.place) }.sorted(
      by: Finding.inOrder)
    switch format {
    case .text:
      Output.print(reports.traceText)
      Output.print(FindingReport(findings: findings, files: 0), as: .text)
    case .json: Output.give(reports.traceJSON)
    case .html: Output.give(reports.traceHTML)
    }
    return findings.contains { $0.level == .error } ? .findings : .clean
  }
}
