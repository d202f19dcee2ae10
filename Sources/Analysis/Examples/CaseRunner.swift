import Evaluation
import RuleModel

/// Decides single cases, as examples write them: records of their own, or a history with its moment.
public struct CaseRunner: Sendable {
  public let pack: Pack
  private let book: RuleBook
  private let zone: Zone?
  private let asOf: CivilDate?
  private let today: CivilDate

  /// - Parameters:
  ///   - today: the day of cases that name no time.
  ///   - zone: of days and months, as in evaluation.
  ///   - asOf: the day on which rules and thresholds must be in force; nil: the case's own.
  public init(_ pack: Pack, today: CivilDate, zone: Zone? = nil, asOf: CivilDate? = nil) {
    self.pack = pack
    book = RuleBook(pack)
    self.zone = zone ?? book.zone
    self.asOf = asOf
    self.today = today
  }

  /// What comes of one case; nil if nothing is decided, as by a rule that is not in force.
  public func decision(_ source: Decision.Source, of example: Example) -> Decision? {
    let now = example.moment(today: today)
    let records = ExampleRecords(example, book: book, now: now)
    let worker = Worker(
      book, options: EvaluationOptions(now: now, zone: zone, asOf: asOf, all: true, only: [source]))
    let wanted = example.given == nil ? nil : records.rows.count - 1
    var found: Decision?
    func take(_ decision: Decision) {
      if decision.sequence == wanted, decision.source == source { found = found ?? decision }
    }
    for row in records.rows { worker.evaluate(row, take) }
    if records.rows.isEmpty { worker.expect(subject: "example") }
    worker.finish(take)
    return found
  }

  /// What comes of each record by itself, for a decision that looks at nothing else.
  public func decisions(
    _ source: Decision.Source, ofEach records: [Example.Record], now: Instant
  ) -> [Decision?] {
    var found = [Decision?](repeating: nil, count: records.count)
    let example = Example(it: "", given: nil, history: records, now: now, expect: .init())
    let rows = ExampleRecords(example, book: book, now: now)
    let worker = Worker(
      book, options: EvaluationOptions(now: now, zone: zone, asOf: asOf, all: true, only: [source]))
    func take(_ decision: Decision) {
      if decision.source == source, let place = decision.sequence, found.indices.contains(place) {
        found[place] = decision
      }
    }
    for row in rows.rows { worker.evaluate(row, take) }
    worker.finish(take)
    return found
  }

  /// What comes of one case for several decisions, in the order in which they are given.
  public func decisions(_ sources: Set<Decision.Source>, of example: Example) -> [Decision] {
    let now = example.moment(today: today)
    let records = ExampleRecords(example, book: book, now: now)
    let worker = Worker(
      book, options: EvaluationOptions(now: now, zone: zone, asOf: asOf, all: true, only: sources))
    var found: [Decision] = []
    func take(_ decision: Decision) { if sources.contains(decision.source) { found.append(decision) } }
    for row in records.rows { worker.evaluate(row, take) }
    if records.rows.isEmpty { worker.expect(subject: "example") }
    worker.finish(take)
    return found
  }

  /// What comes of each record by itself, for decisions that look at nothing else, in the order in which they are given.
  public func decisions(
    _ sources: Set<Decision.Source>, ofEach records: [Example.Record], now: Instant
  ) -> [[Decision]] {
    var found = [[Decision]](repeating: [], count: records.count)
    let example = Example(it: "", given: nil, history: records, now: now, expect: .init())
    let rows = ExampleRecords(example, book: book, now: now)
    let worker = Worker(
      book, options: EvaluationOptions(now: now, zone: zone, asOf: asOf, all: true, only: sources))
    func take(_ decision: Decision) {
      if sources.contains(decision.source), let place = decision.sequence, found.indices.contains(place) {
        found[place].append(decision)
      }
    }
    for row in rows.rows { worker.evaluate(row, take) }
    worker.finish(take)
    return found
  }
}
