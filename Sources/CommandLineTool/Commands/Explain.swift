import Analysis
import ArgumentParser
import Evaluation
import LogReading
import Reporting
import RuleLoading
import RuleModel
import SignOffs
import SourceText

struct ExplainCommand: StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain", abstract: "Explains a rule, table, message, text, term or number in plain English.",
    discussion:
      "With --log, first shows the result for each record (or person) and why: the records that counted, the numbers in force, what would have changed the result, and each test with the value it saw."
  )

  @Argument(help: "The rule pack.") var pack: String
  @Argument(help: "The id of a rule, table, message, text, term, threshold or list.") var id: String
  @Option(help: ArgumentHelp("Explain the results for this log; - for standard input.", valueName: "file")) var log:
    String?
  @Option(
    help: ArgumentHelp(
      "The type of the records. Default: the \"record\" member of each record, or else the record the rule is about.",
      valueName: "name")) var record: String?
  @Option(
    help: ArgumentHelp("The time of evaluation, in RFC 3339 format (default: the current time).", valueName: "time"))
  var now: MomentArgument?
  @Option(parsing: .unconditional, help: ArgumentHelp("The time zone for days and months.", valueName: "zone"))
  var timeZone: String?
  @Option(help: "The output format for a log.") var format: EvaluateCommand.Format = .text
  @OptionGroup var common: CommonOptions

  mutating func status() throws -> ExitStatus {
    if format == .html { throw Impossible("explain prints text, json or ndjson") }
    let loaded = try RuleSource.load(pack, format: format)
    let explanation = Explanation(
      loaded.pack, today: common.today, forms: TermForms.all, signOffs: SignOffReview(loaded).standing)
    guard let text = explanation.text(of: id) else { throw RuleSource.unknown("item", id, explanation.ids) }
    guard let log else {
      if format == .text { Output.print(text) }
      return .clean
    }
    guard let item = loaded.pack.item(named: id), let source = Decision.Source(item) else {
      throw Impossible("`\(id)` makes no decisions, so a log cannot explain it")
    }
    let status = try explain(log, source, loaded.pack)
    if format == .text { Output.print("What it says:\n\n" + text) }
    return status
  }

  private func explain(_ log: String, _ source: Decision.Source, _ pack: Pack) throws -> ExitStatus {
    let choice = try RecordChoice(named: record, about: [source], in: pack)
    let book = RuleBook(pack, accounts: format == .text)
    let moment = now?.instant ?? Clock.now
    var options = EvaluationOptions(
      now: moment, zone: try Zones.zone(named: timeZone, of: pack), asOf: common.asOf?.date, all: true, only: [source])
    options.accounts = format == .text
    let run = LogRun(
      book, sources: [log == "-" ? .standardInput(record: choice) : LogSource(file: log, record: choice)])
    let failures = run.failures()
    if !failures.isEmpty { throw Impossible(failures.map(\.description)) }
    let printer = DecisionPrinter(format, pack: pack)
    let (render, answer, isText) = (printer.render, DecisionAnswer(pack), format == .text)
    if isText { Output.print("In \(log.visible):\n\n") }
    printer.begin()
    do {
      let result = try LogEvaluation(book, options: options) { decision, out in
        guard decision.source == source else { return }
        if isText { out += Array((answer.text(decision) + "\n").utf8) } else { render(decision, &out) }
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
