import Analysis
import ArgumentParser
import Evaluation
import LogReading
import Reporting
import RuleLoading
import RuleModel
import SourceText

struct ExplainCommand: StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain", abstract: "Says in plain English what a rule, table, message, text, term or number is.",
    discussion:
      "With --log, says for every record (or person) why the rule did or did not fire: each test with the value it saw, and what was missing."
  )

  @Argument(help: "The rule pack.") var pack: String
  @Argument(help: "The id of a rule, table, message, text, term, threshold or list.") var id: String
  @Option(help: ArgumentHelp("A log to explain the rule by; - for standard input.", valueName: "file")) var log: String?
  @Option(
    help: ArgumentHelp(
      "What the records are; without it, each record's own \"record\" member, or else what the rule is about.",
      valueName: "name")) var record: String?
  @Option(help: ArgumentHelp("The moment of evaluation, RFC 3339; the clock unless given.", valueName: "time")) var now:
    MomentArgument?
  @Option(parsing: .unconditional, help: ArgumentHelp("The zone of days and months.", valueName: "zone")) var timeZone:
    String?
  @Option(help: "The form of the decisions of a log.") var format: EvaluateCommand.Format = .text
  @OptionGroup var common: CommonOptions

  mutating func status() throws -> ExitStatus {
    let loaded = try RuleSource.load(pack, format: format)
    let explanation = Explanation(loaded.pack, today: common.today, forms: TermForms.all)
    guard let text = explanation.text(of: id) else { throw RuleSource.unknown("item", id, explanation.ids) }
    if format == .text { Output.print(text) }
    guard let log else { return .clean }
    guard let item = loaded.pack.item(named: id), let source = Decision.Source(item) else {
      throw Impossible("`\(id)` decides nothing, so a log does not explain it")
    }
    return try explain(log, source, loaded.pack)
  }

  private func explain(_ log: String, _ source: Decision.Source, _ pack: Pack) throws -> ExitStatus {
    var choice = pack.recordType(of: source).map { RecordChoice.ownMemberOr($0) } ?? .ownMember
    if let record {
      guard let named = RecordChoice(named: record, in: pack) else {
        throw RuleSource.unknown("record or mapping", record, pack.records.map(\.name) + pack.mappings.map(\.id))
      }
      choice = named
    }
    let book = RuleBook(pack)
    let moment = now?.instant ?? Clock.now
    let options = EvaluationOptions(
      now: moment, zone: try Zones.zone(named: timeZone, of: pack), asOf: common.asOf?.date, all: true)
    let run = LogRun(
      book, sources: [log == "-" ? .standardInput(record: choice) : LogSource(file: log, record: choice)])
    let failures = run.failures()
    if !failures.isEmpty { throw Impossible(failures.map(\.description)) }
    let printer = DecisionPrinter(format, pack: pack)
    let (render, verdict, isText) = (printer.render, Verdict(pack), format == .text)
    if isText { Output.print("\nIn \(log.visible):\n\n") }
    printer.begin()
    do {
      let result = try LogEvaluation(book, options: options) { decision, out in
        guard decision.source == source else { return }
        render(decision, &out)
        if isText { out += Array((verdict.text(decision).visible + "\n\n").utf8) }
      }.run(run, LogSinks(output: { printer.write($0) }, problem: { printer.tell($0) }))
      printer.end(result.summary, now: moment)
      if let failure = result.summary.failure { throw failure }
      if result.summary.records == 0, result.summary.rejected == 0 { throw Impossible("\(log): no records were found") }
      return result.summary.isClean ? .clean : .findings
    } catch let failure as LogFailure {
      printer.flush()
      throw Impossible(failure.description)
    }
  }
}

/// One sentence on why a decision came out as it did.
struct Verdict: Sendable {
  let pack: Pack

  init(_ pack: Pack) { self.pack = pack }

  func text(_ decision: Decision) -> String {
    let stopped = decision.because.filter { $0.holds == .no }.map { "`\($0.test)`" }
    let open = decision.because.filter { $0.holds == .unknown }.map { "`\($0.test)`" }
    var kind: RuleKind?
    if case .rule(let index) = decision.source { kind = pack.rules[index].kind }
    let stops = stopped.joined(separator: " and ") + (stopped.count == 1 ? " does not hold" : " do not hold")
    let opens = open.joined(separator: " and ") + " cannot be told, because data are missing"
    switch (decision.outcome, decision.held) {
    case (.fires, _) where kind == .constraint: return "  => violated: \(stopped.isEmpty ? opens : stops)"
    case (.fires, .unknown): return "  => fires although \(opens): the rule acts when it cannot be told"
    case (.fires, _): return kind == nil ? "  => answered" : "  => fires: every test holds"
    case (.silent, .unknown): return "  => does not fire: \(opens), and the rule then stays silent"
    case (.silent, _) where kind == .constraint: return "  => does not fire: everything required holds"
    case (.silent, _): return "  => does not fire: \(stopped.isEmpty ? "the conditions do not hold" : stops)"
    case (.unknown, _): return "  => cannot be told: \(open.isEmpty ? "data are missing" : opens)"
    }
  }
}

extension Decision.Source {
  /// Nil for what decides nothing.
  fileprivate init?(_ item: PackItem) {
    switch item.kind {
    case .rule: self = .rule(item.index)
    case .table: self = .table(item.index)
    case .message: self = .message(item.index)
    case .text, .term, .threshold, .list, .limit, .mapping, .record: return nil
    }
  }
}
