import Evaluation
import LogReading
import RuleModel

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The rules of one pack, in an app: an `Encodable` record in, decisions out.
///
///     let engine = try PrimumEngine(ruleBook: Data(contentsOf: url))       // written by `primum compile`
///     let decisions = try engine.decide(record: "dailyCheck", check, history: earlier, timeZone: .current)
///     for decision in decisions where decision.outcome == .fires { show(decision.actions) }
///
/// Compile once and keep the engine: it never changes, and may be used from any thread.
public struct PrimumEngine: Sendable {
  /// What goes wrong before anything is decided.
  public enum Failure: Error, Sendable, Hashable {
    /// These bytes are no rule book, or one of a later format.
    case unreadableRuleBook(String)
    /// The pack has no such record; these are its records.
    case unknownRecord(String, known: [String])
    /// The record's key, subject or time cannot be used.
    case unusableRecord(String)
    case unknownTimeZone(String)
  }

  /// A record and the name of its type in the pack.
  public struct Entry: Sendable {
    public var record: String
    public var value: any Encodable & Sendable

    public init(record: String, _ value: any Encodable & Sendable) {
      self.record = record
      self.value = value
    }
  }

  private let book: RuleBook

  /// From the bytes that `primum compile` writes.
  public init(ruleBook: Data) throws(Failure) { self.init(try RuleBookFile.pack(ruleBook)) }

  public init(_ pack: Pack) { book = RuleBook(pack) }

  public var pack: Pack { book.pack }

  /// What follows for one record, and for its subject's history with it.
  ///
  /// Dates are taken with all their fraction digits; a member that is nil is missing. A bad value is missing too, and
  /// told to `problem`; whatever
  /// does not need it is still decided.
  /// - Parameters:
  ///   - history: The subject's other records, oldest first. One with the record's own key is replaced by it.
  ///   - now: What "now" and "today" are.
  ///   - timeZone: Of days and months; nil: the pack's, else each time's own offset, which is UTC for `Date`.
  ///   - all: Silent decisions too.
  /// - Returns: Decisions about the record, then those about the history of its subject, each in the order of the pack.
  public func decide(
    record: String, _ value: some Encodable, history: [Entry] = [], now: Date = Date(), timeZone: TimeZone? = nil,
    all: Bool = false,
    problem: (LogProblem) -> Void = { _ in }
  ) throws -> [Decision] {
    var sources = try self.sources(history)
    sources.append(
      LogSource(.bytes(try RecordEncoding.line(value)), name: record, format: .lines, record: try choice(record)))
    return try decide(sources, now, timeZone, all, problem, onlyLast: true)
  }

  /// What follows for the histories of the subjects, without a record in hand.
  public func decide(
    history: [Entry], now: Date = Date(), timeZone: TimeZone? = nil, all: Bool = false,
    problem: (LogProblem) -> Void = { _ in }
  ) throws -> [Decision] {
    try decide(try sources(history), now, timeZone, all, problem, onlyLast: false).filter { $0.sequence == nil }
  }

  private func choice(_ record: String) throws(Failure) -> RecordChoice {
    guard let index = pack.records.firstIndex(where: { $0.name == record }) else {
      throw .unknownRecord(record, known: pack.records.map(\.name))
    }
    return .type(index)
  }

  /// One source for each run of records of one type.
  private func sources(_ entries: [Entry]) throws -> [LogSource] {
    var sources: [LogSource] = []
    var lines: [UInt8] = []
    for (index, entry) in entries.enumerated() {
      lines += try RecordEncoding.line(entry.value)
      if index + 1 == entries.count || entries[index + 1].record != entry.record {
        sources.append(
          LogSource(.bytes(lines), name: "history: \(entry.record)", format: .lines, record: try choice(entry.record)))
        lines = []
      }
    }
    return sources
  }

  private func decide(
    _ sources: [LogSource], _ now: Date, _ timeZone: TimeZone?, _ all: Bool, _ problem: (LogProblem) -> Void,
    onlyLast: Bool
  ) throws -> [Decision] {
    var options = EvaluationOptions(now: RecordEncoding.instant(now), zone: try zone(timeZone))
    options.all = all
    var run = LogRun(book, sources: sources)
    run.workers = 1
    run.unique = true
    let found = Found()
    var refusal: String?
    let value = sources.last?.name
    try withoutActuallyEscaping(problem) { problem in
      let sinks = LogSinks(
        output: { _ in },
        problem: { told in
          if told.kind == .rejected, onlyLast, told.file == value { refusal = told.message }
          if told.counts { problem(told) }
        })
      let summary = try LogEvaluation(book, options: options) { decision, _ in found.add(decision) }.run(run, sinks)
        .summary
      found.records = summary.records
    }
    guard onlyLast else { return found.decisions }
    if let refusal { throw Failure.unusableRecord(refusal) }
    return found.decisions.filter { $0.sequence == nil || $0.sequence == found.records - 1 }
  }

  private func zone(_ timeZone: TimeZone?) throws(Failure) -> Zone? {
    guard let timeZone else {
      guard let name = pack.timeZone else { return nil }
      guard let zone = SystemZones.zone(named: name) else { throw .unknownTimeZone(name) }
      return zone
    }
    if let zone = SystemZones.zone(named: timeZone.identifier) { return zone }
    // "GMT+0200"
    if timeZone.identifier.hasPrefix("GMT") { return Zone(offsetMinutes: timeZone.secondsFromGMT() / 60) }
    throw .unknownTimeZone(timeZone.identifier)
  }
}
