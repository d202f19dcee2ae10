import Analysis
import ArgumentParser
import Evaluation
import Folding
import Handbook
import JSONWriting
import LogReading
import Reporting
import RuleLoading
import RuleModel
import SignOffs
import SourceText

struct ExplainCommand: StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explains a rule, table, message, text, term or number in plain English, or a check.",
    discussion: """
      An item is named by its id, or by a part of its id, title or sentence. With --log, first shows the result for each record (or person) and why: the records that \
      counted, the numbers in force, what would have changed the result, and each test with the value it saw. With --log and --for, and no item: everything that one record \
      or person is shown, refused and not shown, and why. With --search: where words occur. With one argument: what a pack contains, or the page of a check.
      """)

  @Argument(help: "The rule pack, or a check.") var pack: String
  @Argument(
    help:
      "The id of a rule, table, message, text, term, threshold or list, or a part of its id or words."
  )
  var id: String?
  @Option(
    help: ArgumentHelp("Explain the results for this log; - for standard input.", valueName: "file")
  ) var log: String?
  @Option(
    name: .customLong("for"),
    help: ArgumentHelp("With --log: the key of one record, or one subject.", valueName: "key"))
  var matter: String?
  @Option(
    help: ArgumentHelp(
      "The type of the records. Default: the \"record\" member of each record, or else the record the rule is about.",
      valueName: "name")) var record: String?
  @OptionGroup var moment: MomentOptions
  @Option(
    help: ArgumentHelp(
      "Find items by words of their id, title, sentences or names, in any locale of the pack.",
      valueName: "words"))
  var search: String?
  @Option(help: "The output format.") var format: EvaluateCommand.Format =
    .text
  @OptionGroup var common: CommonOptions

  mutating func status() throws -> ExitStatus {
    if format == .html { throw Impossible("explain prints text, json or ndjson") }
    if matter != nil, log == nil { throw Impossible("--for needs a log: add --log FILE") }
    if let search {
      if id != nil || log != nil { throw Impossible("use --search alone") }
      return try find(search)
    }
    guard let id else { return try withoutItem() }
    if matter != nil {
      throw Impossible(
        "--for explains everything about one record or person; leave out `\(id)`, or leave out --for"
      )
    }
    let loaded = try RuleSource.load(pack, on: common.today, format: format)
    let explanation = Explanation(
      loaded.pack, today: common.today, forms: TermForms.all,
      signOffs: SignOffReview(loaded).standing)
    if log == nil, let text = explanation.text(ofRequirement: id) {
      Output.print(text)
      return .clean
    }
    let item = try ItemSearch(loaded.pack, explanation).item(id)
    let text = explanation.text(of: item.id) ?? ""
    guard let log else {
      give(
        text,
        [("kind", item.kind.rawValue), ("id", item.id), ("title", item.title), ("text", text)])
      return .clean
    }
    let sources = loaded.pack.deciding(item)
    if sources.isEmpty {
      throw Impossible("`\(item.id)` makes no decisions, so a log cannot explain it")
    }
    var status = ExitStatus.clean
    for source in sources { status = max(status, try explain(log, source, loaded.pack)) }
    if format == .text { Output.print("What it says:\n\n" + text) }
    return status
  }

  /// Explanations, each a text of several lines; or an object a line.
  private func give(_ text: String, _ members: [(name: String, value: String?)]) {
    if format == .text { return Output.print(text) }
    let object = JSONWriter.object {
      for (name, value) in members {
        if let value { $0.member(named: name, JSONWriter.quoted(value)) }
      }
    }
    Output.give(object + "\n", as: .json)
  }

  /// Status 1 where nothing is found.
  private func find(_ words: String) throws -> ExitStatus {
    let loaded = try RuleSource.load(pack, on: common.today, format: format)
    let document = PackDocument(loaded, catalogues: [], today: common.today, forms: TermForms.all)
    let hits = PackSearch(document, loaded.pack).hits(words)
    if format == .text {
      Output.print(hits.isEmpty ? "nothing was found\n" : PackSearch.text(hits))
    } else {
      Output.give(
        format == .json ? PackSearch.json(words, hits) : PackSearch.ndjson(hits), as: .json)
    }
    return hits.isEmpty ? .findings : .clean
  }

  /// One record or person of a log, what a pack contains, or a check.
  private func withoutItem() throws -> ExitStatus {
    if !PackFiles.mayBePack(pack) {
      if let check = allChecks.first(where: { $0.id == pack }), log == nil {
        give(checkPage(check), [("check", check.id), ("text", checkPage(check))])
        return .clean
      }
      if let nearest = nearest(pack, in: allChecks.map(\.id)) {
        throw Impossible(
          "there is no pack or check `\(pack)`; did you mean the check `\(nearest)`?")
      }
      throw Impossible(
        "there is no pack or check `\(pack)`; `primum explain PACK` lists what a pack contains")
    }
    let loaded = try RuleSource.load(pack, on: common.today, format: format)
    guard let log else {
      let text = ItemSearch.list(loaded.pack)
      give(text, [("pack", loaded.pack.name), ("title", loaded.pack.title), ("text", text)])
      return .clean
    }
    guard let matter else {
      throw Impossible("name an item of the pack, or add --for KEY for all about one record")
    }
    return try PatientRun(
      loaded.pack, log: log, record: record, now: moment.last(of: nil),
      zone: moment.zone(of: loaded.pack), asOf: common.asOf?.date
    ).explain(matter, format)
  }

  private func explain(
    _ log: String, _ source: DecisionCopy.Source, _ pack: Pack
  ) throws -> ExitStatus {
    let choice = try RecordChoice(named: record, about: [source], of: log, in: pack)
    let book = CompiledPack(pack, accounts: format == .text)
    let now = moment.last(of: nil)
    var options = EvaluationOptions(
      now: now, zone: try moment.zone(of: pack), asOf: common.asOf?.date,
      all: true, only: [source])
    options.accounts = format == .text
    let run = LogRun(
      book,
      sources: [log == "-" ? .standardInput(record: choice) : LogSource(file: log, record: choice)])
    let failures = run.failures()
    if !failures.isEmpty { throw Impossible(failures.map(\.description)) }
    let printer = DecisionPrinter(format, pack: pack)
    let (render, answer, isText) = (printer.render, DecisionAnswer(pack), format == .text)
    if isText { Output.print("In \(log.visible):\n\n") }
    printer.begin()
    do {
      let result = try LogEvaluation(book, options: options) { decision, out in
        guard decision.source == source else { return }
        if isText {
          out += Array((answer.text(DecisionCopy(decision)) + "\n").utf8)
        } else {
          render(decision, &out)
        }
      }.run(run, LogSinks(output: { printer.write($0) }, problem: { printer.tell($0) }))
      printer.end(result.summary, now: now)
      if let failure = result.summary.failure { throw failure }
      if result.summary.records == 0, result.summary.rejected == 0 {
        throw Impossible("\(log): no records were found")
      }
      return result.summary.isClean ? .clean : .findings
    } catch let failure as LogFailure {
      printer.flush()
      throw Impossible(failure.description)
    }
  }
}

extension Pack {
  /// The deciding items for a question about an item: itself, or the rules that show a text.
  fileprivate func deciding(_ item: PackItem) -> [DecisionCopy.Source] {
    switch item.kind {
    case .rule: [.rule(item.index)]
    case .table: [.table(item.index)]
    case .message: [.message(item.index)]
    case .text:
      rules.indices.filter { rules[$0].status != .retired && rules[$0].shows(item.index) }.map {
        .rule($0)
      }
    case .term, .threshold, .list, .limit, .mapping, .record: []
    }
  }
}

extension Rule {
  fileprivate func shows(_ text: Int) -> Bool { (then + otherwise).contains { $0.text == text } }
}
