import ArgumentParser
import Diagnostics
import Gating
import Reporting
import RuleLoading
import RuleModel
import SourceText

struct TraceCommand: StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "trace",
    abstract: "Shows which rules, tables, messages, texts and terms cover each requirement.",
    discussion: """
      Rows are the `requirements:` of a pack; an item covers a row by naming its id in `source`. A row is covered if what covers it is in force and has examples. \
      The exit status is 1 if a decided row is neither covered nor ensured elsewhere. With --prove, each covering item is removed and weakened in turn; a row is \
      proved if every such change is noticed, those that are not are listed, and the status is 1 if a decided row is neither proved nor ensured elsewhere.
      """)

  enum Format: String, ExpressibleByArgument, CaseIterable { case text, json, html }

  @Argument(help: "Packs (default: every pack under Rules/).") var packs: [String] = []
  @Option(help: "The output format.") var format: Format = .text
  @Option(
    help: ArgumentHelp(
      "The folder with the copy (default: Copy/<app> for the pack).", valueName: "folder"))
  var copy: [String] = []
  @Flag(help: "Break each covering item in turn and list the changes that nothing notices.")
  var prove = false
  @Option(
    help: ArgumentHelp(
      "Name the items that covered a requirement at a git revision and do not any more.",
      valueName: "revision"))
  var since: String?
  @OptionGroup var common: CommonOptions

  mutating func status() throws -> ExitStatus {
    let loaded = try LoadedPacks(paths: packs, on: common.today)
    if let status = loaded.refuseBroken(
      format == .json ? .json : .text, asPage: format == .html)
    {
      return status
    }
    var reports: [TraceReport] = []
    var findings: [Finding] = []
    var proofs = ""
    for (path, pack) in zip(loaded.paths, loaded.packs) where !pack.pack.requirements.isEmpty {
      let app = try AppFiles.app(
        pack, name: path, roots: copy.isEmpty ? [PackFiles.copyFolder(of: path)] : copy)
      let terms = try common.day.terms(.gate(isRelease: false), of: pack)
      guard var trace = try AppGate(app, terms).trace else { continue }
      findings += trace.findings
      let proof = prove ? Proof(app, trace, terms) : nil
      if let proof {
        trace = trace.proved(by: proof)
        findings += proof.findings(pack)
        proofs +=
          "\(path.visible): \(proof.tried) changes, \(proof.unnoticed.isEmpty ? "each noticed" : "\(proof.unnoticed.count) not noticed"); two at once were not tried, nor the levels of terms, which `gate --since` reports\n"
      }
      var report = TraceReport(trace)
      if let since, let old = try GitTree(since).pack(in: path) {
        report.note(pack.pack, were: old.pack)
      }
      report.proof = proof.map { ($0.tried, $0.unnoticed.count) }
      reports.append(report)
    }
    if reports.isEmpty {
      throw Impossible("no requirements were found in " + loaded.paths.joined(separator: ", "))
    }
    findings.sort(by: Finding.inOrder)
    switch format {
    case .text:
      Output.print(reports.traceText + proofs)
      Output.print(FindingReport(findings: findings, files: 0), as: .text)
    case .json:
      Output.give(reports.traceJSON(FindingReport(findings: findings, files: 0)), as: .json)
    case .html: Output.give(reports.traceHTML, as: .markup)
    }
    return findings.contains { $0.level == .error } ? .findings : .clean
  }
}

extension TraceReport {
  init(_ trace: AppTrace) {
    self.init(
      app: trace.pack.name, title: trace.pack.title,
      rows: trace.rows.map(TraceEntry.init))
  }

  /// Notes what each row has lost since a pack was another.
  fileprivate mutating func note(_ pack: Pack, were old: Pack) {
    let lost = pack.lostCovers(since: old)
    for index in rows.indices { rows[index].lost = lost[rows[index].id] ?? [] }
  }
}

extension TraceEntry {
  init(_ row: RowTrace) {
    self.init(
      id: row.requirement.id, title: row.requirement.title,
      isOpen: row.requirement.standing == .open,
      document: row.requirement.document, state: row.state.rawValue, why: row.why,
      covers: row.covers.map { cover in
        TraceEntry.Cover(
          kind: cover.item.kind.rawValue, id: cover.item.id, title: cover.item.title,
          isDraft: cover.item.status == .draft, examples: cover.item.examples,
          state: cover.isIdle ? "idle" : cover.state.rawValue, why: cover.why)
      }, elsewhere: row.requirement.elsewhere.map { ($0.what, $0.evidence) })
    asked = row.requirement.asked
    (passages, choice) = (row.requirement.passages, row.requirement.choice)
    question = row.requirement.question
    clauses = row.clauses.map {
      .init(says: $0.clause.says, state: $0.state.rawValue, by: $0.by, why: $0.why)
    }
  }
}
