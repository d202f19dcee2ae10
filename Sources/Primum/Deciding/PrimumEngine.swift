internal import Evaluation
internal import LogReading
internal import RuleModel

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The rules of one pack, in an app: an `Encodable` record in, decisions out.
///
///     let engine = try PrimumEngine(ruleBook: Data(contentsOf: url), timeZone: .current)
///     let decisions = try engine.decide(record: "dailyCheck", check, history: earlier, all: true)
///     for decision in decisions where !decision.isDraft {
///       take(decision.actions)
///       if decision.outcome == .unknown { ask(decision.unknownReasons) }
///     }
///     for problem in decisions.problems { report(problem.message) }
///
/// Make one and keep it: conditions are compiled once, and no file is read afterwards. It never
/// changes, and may be used from any thread.
public struct PrimumEngine: Sendable {
  /// The rules it decides by.
  public let book: RuleBook

  private let core: Core
  private let zone: Zone?

  /// - Parameters:
  ///   - book: What `primum compile` has written.
  ///   - timeZone: Of the days and months of entries whose kind declares no `clock:`; nil: the
  ///     pack's, else each time's own offset. A `Date` has none: without a zone, what depends on its
  ///     day is unknown, and among the `problems`.
  /// - Throws: `PrimumError.unknownTimeZone`.
  public init(_ book: RuleBook, timeZone: TimeZone? = nil) throws(PrimumError) {
    try self.init(book, core: Core(book.pack), timeZone: timeZone)
  }

  /// From the bytes that `primum compile` writes.
  ///
  /// - Throws: What `RuleBook.init(_:app:digest:)` throws, and `PrimumError.unknownTimeZone`.
  public init(ruleBook: Data, timeZone: TimeZone? = nil) throws(PrimumError) {
    try self.init(try RuleBook(ruleBook), timeZone: timeZone)
  }

  private init(_ book: RuleBook, core: Core, timeZone: TimeZone?) throws(PrimumError) {
    self.book = book
    self.core = core
    zone = try Zones.zone(timeZone, of: book.pack)
  }

  /// The same rules in another time zone. Nothing is compiled anew.
  ///
  /// - Throws: `PrimumError.unknownTimeZone`.
  public func `in`(_ timeZone: TimeZone) throws(PrimumError) -> PrimumEngine {
    try PrimumEngine(book, core: core, timeZone: timeZone)
  }

  /// Decides about one record, and about its subject's history with it.
  ///
  /// Dates count to the microsecond; a member that is nil is missing. Values that cannot be used
  /// and misspelt members are among the `problems` of the result; whatever does not need them is
  /// still decided.
  /// - Parameters:
  ///   - record: The record's name in the pack.
  ///   - value: The record, as the app has it: its coding keys are the fields' names.
  ///   - history: The subject's other records, oldest first. One with the record's own key is
  ///     replaced by it.
  ///   - now: The moment that "now" and "today" mean. Of the records, those later than it do not
  ///     count.
  ///   - all: Silent decisions too: a limit that refuses and a minimum that is not reached are
  ///     silent, and may have actions.
  /// - Returns: Decisions about the record, then those about the history of its subject, each in
  ///   the order of the pack.
  /// - Throws: `PrimumError.unknownRecord`, `unusableRecord` and `unencodableRecord`.
  public func decide(
    record: String, _ value: some Encodable, history: [Entry] = [], now: Date = Date(),
    all: Bool = false
  ) throws(PrimumError) -> Decisions {
    let number = try core.number(of: record)
    return try core.withTools { tools throws(PrimumError) -> Decisions in
      var problems: [Problem] = []
      let ledger = Ledger(core, zone: zone, now: Moments.instant(now), all: all)
      try take(history, into: ledger, tools, &problems)
      let decisions = try ledger.decide(GivenValue(value), record: number, tools, &problems)
      return Decisions(decisions: decisions, problems: problems)
    }
  }

  /// Decides about one record of a type that `primum compile --swift` wrote, and about its
  /// subject's history with it.
  ///
  /// - Throws: As `decide(record:_:history:now:all:)` does.
  public func decide<Record: PrimumRecord>(
    _ value: Record, history: [Entry] = [], now: Date = Date(), all: Bool = false
  ) throws(PrimumError) -> Decisions {
    try decide(record: Record.recordName, value, history: history, now: now, all: all)
  }

  /// Decides about the histories of the subjects, without a record in hand.
  ///
  /// - Throws: `PrimumError.unknownRecord` and `unencodableRecord`.
  public func decide(
    history: [Entry], now: Date = Date(), all: Bool = false
  ) throws(PrimumError) -> Decisions {
    try core.withTools { tools throws(PrimumError) -> Decisions in
      var problems: [Problem] = []
      let ledger = Ledger(core, zone: zone, now: Moments.instant(now), all: all)
      try take(history, into: ledger, tools, &problems)
      let decisions = ledger.decisions(tools)
      return Decisions(decisions: decisions, problems: problems + ledger.unplaced())
    }
  }

  /// Decides about each of many records in the light of all the others, and about the histories of
  /// their subjects, as `primum evaluate` does for a log.
  ///
  /// - Parameters:
  ///   - records: In the order of the log. Those with one key are all decided about, as
  ///     `primum evaluate` does.
  ///   - now: The moment that "now" and "today" mean.
  ///   - all: Silent decisions too.
  /// - Throws: `PrimumError.unknownRecord` and `unencodableRecord`. Records that cannot be used are
  ///   among the `problems`.
  public func evaluate(
    _ records: [Entry], now: Date = Date(), all: Bool = false
  ) throws(PrimumError) -> Decisions {
    try judge(records, now, all) { false }
  }

  /// Decides about each of many records on another thread, so that the caller's actor, such as the
  /// main one, stays free.
  ///
  /// - Throws: As the same without `await` does, and `PrimumError.cancelled` soon after the task is
  ///   cancelled.
  @concurrent public func evaluate(
    _ records: [Entry], now: Date = Date(), all: Bool = false
  ) async throws(PrimumError) -> Decisions {
    try judge(records, now, all) { Task.isCancelled }
  }

  private func judge(
    _ records: [Entry], _ now: Date, _ all: Bool, isCancelled: () -> Bool
  ) throws(PrimumError) -> Decisions {
    try core.withTools { tools throws(PrimumError) -> Decisions in
      var problems: [Problem] = []
      var decisions: [Decision] = []
      let now = Moments.instant(now)
      var options = EvaluationOptions(now: now, zone: zone)
      options.all = all
      let worker = Worker(core.compiled, options: options)
      for (index, entry) in records.enumerated() {
        if index & 0xFF == 0, isCancelled() { throw .cancelled }
        _ = try tools.read(
          entry.value, record: try core.number(of: entry.record), now: now,
          problem: { if let problem = Problem($0, entry: index) { problems.append(problem) } },
          { row, _ in worker.evaluate(row) { decisions.append(core.shown($0)) } })
      }
      worker.finish { decisions.append(core.shown($0)) }
      problems += core.unplaced(worker)
      return Decisions(decisions: decisions, problems: problems)
    }
  }

  /// A diary that is kept: one more record is decided about without looking at all the others
  /// again.
  ///
  /// - Throws: `PrimumError.unknownRecord` and `unencodableRecord`.
  public func diary(
    _ history: [Entry] = [], now: Date = Date(), all: Bool = false
  ) throws(PrimumError) -> Diary {
    let diary = Diary(core, Ledger(core, zone: zone, now: Moments.instant(now), all: all))
    for entry in history { try diary.add(entry) }
    return diary
  }

  private func take(
    _ history: [Entry], into ledger: Ledger, _ tools: Tools, _ problems: inout [Problem]
  ) throws(PrimumError) {
    // Nearly all of a history is of one type.
    var latest = (name: "", number: 0)
    for (index, entry) in history.enumerated() {
      if index == 0 || entry.record != latest.name {
        latest = (entry.record, try core.number(of: entry.record))
      }
      try ledger.add(entry.value, record: latest.number, entry: index, tools, &problems)
    }
  }
}
