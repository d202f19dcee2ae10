import Diagnostics
import Evaluation
import LogReading
import RuleLoading
import RuleModel
import SourceText
import TokenReading

/// The design tokens of one file, held to the rules of a pack.
public struct TokenRun {
  /// The findings in the tokens.
  public private(set) var findings: [Finding] = []
  /// Whether all files could be read.
  public private(set) var isWhole = true
  /// Records evaluated.
  public var records: Int { types.count }
  /// The record type of each token that is one.
  public private(set) var types: [Int] = []

  public init(_ loaded: LoadedPack, _ file: SourceFile, _ moment: GateMoment) throws(GatingProblem)
  {
    let pack = loaded.pack
    let tokens = readDesignTokens(file, for: pack)
    findings = tokens.findings
    isWhole = tokens.isWhole
    guard isWhole else {
      findings = findings.map { $0.level == .error ? $0.ofUnread : $0 }
      return
    }
    types = tokens.records.map(\.type)
    if records == 0 {
      findings.append(
        Finding(
          .noTokenRecords, .warning, "no token of this file is a record of the pack",
          at: Place(tokens.file, 0..<0),
          advice: "name one in a token's \"$extensions\": { \"primum\": { \"record\": … } }"))
      return
    }
    let (faults, problems) = try TokenJudge(CompiledPack(pack), moment).faults(of: tokens)
    findings += problems + faults.map(\.finding)
  }
}

/// Decides about token records.
struct TokenJudge {
  let book: CompiledPack
  /// The day whose thresholds are in force.
  let today: CivilDate
  private let moment: GateMoment

  init(_ book: CompiledPack, _ moment: GateMoment) {
    self.book = book
    self.moment = moment
    today = moment.asOf ?? moment.today
  }

  var pack: Pack { book.pack }

  /// The constraints that tokens break or may break, and their values that cannot be read.
  func faults(
    of tokens: DesignTokens
  ) throws(GatingProblem) -> (faults: [TokenExplanation], problems: [Finding]) {
    let result = try decide(tokens.source(of: pack), at: tokens.file.path)
    let problems = result.problems.filter(\.counts).map { problem in
      Finding(
        .tokenValue, .error, problem.message, at: tokens.place(of: problem),
        key: tokens.records.indices.contains(problem.line - 1)
          ? tokens.records[problem.line - 1].key : nil)
    }
    let places = Dictionary(
      tokens.records.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    // The answers of tables for a record, to be shown beside it.
    var answers: [String: [Int: [ShownValue]]] = [:]
    for decision in result.decisions {
      if case .table(let index) = decision.source, let key = decision.record {
        answers[key, default: [:]][index] = decision.answers.map(\.value)
      }
    }
    let faults = result.decisions.compactMap { decision -> TokenExplanation? in
      guard case .rule(let index) = decision.source, pack.rules[index].kind == .constraint,
        decision.outcome != .silent, let record = decision.record.flatMap({ places[$0] })
      else { return nil }
      return TokenExplanation(
        pack.rules[index], decision, record, answers[record.key] ?? [:], self)
    }
    return (faults, problems)
  }

  private func decide(
    _ source: LogSource, at path: String
  ) throws(GatingProblem) -> (decisions: [DecisionCopy], problems: [LogProblem]) {
    let found = Found()
    var run = LogRun(book, sources: [source])
    run.threads = 1
    do {
      _ = try LogEvaluation(
        book, options: EvaluationOptions(now: moment.now, zone: moment.zone, asOf: moment.asOf)
      ) { decision, _ in
        found.decisions.append(DecisionCopy(decision))
      }.run(run, LogSinks(output: { _ in }, problem: { found.problems.append($0) }))
    } catch {
      throw GatingProblem("\(path): \(error)")
    }
    return (found.decisions, found.problems)
  }

  /// Whether the rule has nothing to say about a record once some of its values are others.
  func accepts(
    _ record: DesignTokens.Record, with changed: [String: TokenValue], by rule: Rule
  ) -> Bool {
    let source = LogSource(
      .bytes(record.line(of: pack, with: changed)), name: record.key, format: .lines)
    guard let result = try? decide(source, at: record.key),
      result.problems.allSatisfy({ !$0.counts })
    else {
      return false
    }
    return !result.decisions.contains { decision in
      if case .rule(let index) = decision.source {
        pack.rules[index].id == rule.id && decision.outcome != .silent
      } else {
        false
      }
    }
  }

  /// Unchecked: a run with one worker calls its sinks and renders on one thread.
  private final class Found: @unchecked Sendable {
    var decisions: [DecisionCopy] = []
    var problems: [LogProblem] = []
  }
}
