internal import Evaluation
internal import LogReading
internal import OperatingSystem
internal import RuleModel

/// The state of an engine: everything that is made once, and readers that wait to be used again.
final class Core: Sendable {
  let compiled: CompiledPack
  private let plans: EntryPlans
  private let recordNumbers: [String: Int]
  private let items: Items
  private let spare = Spare()

  /// The ids of all items, with the app's name.
  private struct Items: Sendable {
    var rules: [String]
    var tables: [String]
    var messages: [String]
  }

  /// Readers that no call has in hand.
  private final class Spare: @unchecked Sendable {
    // Unchecked: only ever touched under the monitor.
    private let monitor = Monitor()
    private var tools: [Tools] = []

    func take() -> Tools? { monitor.locked { tools.popLast() } }
    func give(_ tool: Tools) { monitor.locked { if tools.count < 16 { tools.append(tool) } } }
  }

  init(_ pack: Pack) throws(PrimumError) {
    compiled = CompiledPack(pack)
    do throws(LogFailure) { plans = try EntryPlans(compiled) } catch {
      throw .unreadableBook(error.message)
    }
    recordNumbers = Dictionary(
      pack.logRecords.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    items = Items(
      rules: pack.rules.map { "\(pack.name)/\($0.id)" },
      tables: pack.tables.map { "\(pack.name)/\($0.id)" },
      messages: pack.messages.map { "\(pack.name)/\($0.id)" })
  }

  func number(of record: String) throws(PrimumError) -> Int {
    guard let number = recordNumbers[record] else {
      throw .unknownRecord(record, known: compiled.pack.logRecords.map(\.name))
    }
    return number
  }

  func withTools<Result, Failure: Error>(
    _ body: (Tools) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let tools = spare.take() ?? Tools(plans)
    defer { spare.give(tools) }
    return try body(tools)
  }

  /// A decision as apps see it.
  func shown(_ view: DecisionView) -> Decision {
    let decision = DecisionCopy(view)
    let (item, kind): (String, Decision.Kind) =
      switch decision.source {
      case .rule(let index): (items.rules[index], Core.kind(compiled.pack.rules[index].kind))
      case .table(let index): (items.tables[index], .table)
      case .message(let index): (items.messages[index], .message)
      }
    var (values, sentences): ([String: Value], [String: String]) = ([:], [:])
    for answer in decision.answers {
      if kind == .message {
        sentences[answer.name] = answer.value.text
      } else {
        values[answer.name] = Value(answer.value)
      }
    }
    return Decision(
      item: item, kind: kind, subject: decision.subject.isEmpty ? nil : decision.subject,
      record: decision.record,
      outcome: Core.outcome(decision.outcome), held: Decision.Truth(decision.held),
      actions: decision.actions.map { Action($0) }, because: decision.because.map { Reason($0) },
      values: values,
      sentences: sentences, isDraft: decision.isDraft)
  }

  private static func kind(_ kind: RuleKind) -> Decision.Kind {
    switch kind {
    case .redFlag: .redFlag
    case .advisory: .advisory
    case .minimum: .minimum
    case .limit: .limit
    case .constraint: .constraint
    }
  }

  private static func outcome(_ outcome: DecisionCopy.Outcome) -> Decision.Outcome {
    switch outcome {
    case .fires: .fires
    case .silent: .silent
    case .unknown: .unknown
    }
  }
}

extension Decision.Truth {
  init(_ truth: Kleene) {
    switch truth {
    case .yes: self = .yes
    case .no: self = .no
    case .unknown: self = .unknown
    }
  }
}

extension Value {
  init(_ value: ShownValue) {
    switch value {
    case .missing: self = .missing
    case .unknown: self = .unknown
    case .truth(let truth): self = .truth(truth)
    case .number(let number): self = .number(number)
    case .range(let from, let to): self = .range(from: from, to: to)
    case .text(let text): self = .text(text)
    case .list(let elements): self = .list(elements.map { Value($0) })
    }
  }
}

extension Reason {
  init(_ reason: ReasonCopy) {
    self.init(
      test: reason.test, value: reason.value.map { Value($0) }, isUnreadable: reason.isUnreadable,
      holds: Decision.Truth(reason.holds), because: reason.parts.map { Reason($0) })
  }
}

extension Action {
  init(_ action: ResolvedAction) {
    switch action {
    case .show(let id, let on, let text): self = .show(id, on: on, text: text)
    case .remind(let id, let at):
      self = .remind(id, at: Moments.date(at), secondsFromGMT: Moments.secondsFromGMT(at))
    case .set(let name, let value): self = .set(name, to: Value(value))
    case .allow(let what): self = .allow(what)
    case .refuse(let code, let text): self = .refuse(code: code, text: text)
    }
  }
}

extension Problem {
  /// Nil: of no concern to an app.
  init?(_ problem: LogProblem, entry: Int?) {
    let kind: Kind
    switch problem.kind {
    case .value: kind = .unreadable
    case .suspicious: kind = .misspelt
    case .undeclared: kind = .undeclared
    case .rejected: kind = .rejected
    case .remark: kind = .remark
    case .unplaced: kind = .unplaced
    case .duplicate: return nil
    }
    self.init(
      kind: kind, record: problem.file, entry: entry, field: problem.field, value: problem.value,
      message: problem.message)
  }
}

extension Core {
  /// The problems of records that do not say where they were, though something was decided by their
  /// days.
  func unplaced(_ worker: Worker) -> [Problem] {
    worker.takeUnplaced().sorted { $0.key < $1.key }.map { found, count in
      let name = compiled.pack.records[found.record].name
      return Problem(
        kind: .unplaced, record: name,
        message: unplacedMessage(
          of: name, found.reason, count,
          remedy: "give the engine a `timeZone`, or declare a `clock:` in the pack"))
    }
  }
}
