internal import LogReading
internal import OperatingSystem
internal import RuleModel

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Records that are kept for further decisions. It may be used from any thread: calls that come at
/// the same time wait for each other.
///
///     let diary = try engine.diary(earlier)
///     let decisions = try diary.decide(record: "dailyCheck", check)
///
/// One more record costs what it alone costs, and looking at those records that a condition looks
/// around at. Everything is taken up anew where a record replaces one with its key, and where `now`
/// has moved.
public final class Diary: @unchecked Sendable {
  // Unchecked: the ledger and the problems are only ever touched under the monitor.
  private let core: Core
  private let monitor = Monitor()
  private let ledger: Ledger
  private var found: [Problem] = []

  init(_ core: Core, _ ledger: Ledger) {
    self.core = core
    self.ledger = ledger
  }

  /// The problems of the records that were added.
  public var problems: [Problem] { locked { found } }

  /// The moment that "now" and "today" mean.
  public var now: Date {
    get { locked { Moments.date(ledger.now) } }
    set { locked { ledger.move(to: Moments.instant(newValue)) } }
  }

  /// How many records it holds; those with one key count once.
  public var count: Int { locked { ledger.count } }

  /// Adds a record, without deciding about it.
  ///
  /// - Throws: `PrimumError.unknownRecord` and `unencodableRecord`. A record that cannot be used is
  ///   left out, and among the `problems`.
  public func add(_ entry: Entry) throws(PrimumError) {
    let number = try core.number(of: entry.record)
    try withLedger { ledger, tools throws(PrimumError) in
      try ledger.add(entry.value, record: number, entry: nil, tools, &found)
    }
  }

  /// Adds a record, and gives what follows for it and for its subject's history with it.
  ///
  /// - Throws: As `PrimumEngine.decide(record:_:history:now:all:)` does; the record is then not
  ///   added.
  public func decide(record: String, _ value: some Encodable) throws(PrimumError) -> Decisions {
    let number = try core.number(of: record)
    return try withLedger { ledger, tools throws(PrimumError) in
      var problems: [Problem] = []
      let decisions = try ledger.decide(GivenValue(value), record: number, tools, &problems)
      return Decisions(decisions: decisions, problems: problems)
    }
  }

  /// Adds a record, and gives what follows for it and for its subject's history with it.
  ///
  /// - Throws: As `decide(record:_:)` does.
  public func decide<Record: PrimumRecord>(_ value: Record) throws(PrimumError) -> Decisions {
    try decide(record: Record.recordName, value)
  }

  /// The decisions about the histories of all its subjects.
  public func decisions() -> Decisions {
    withLedger { ledger, tools in
      let decisions = ledger.decisions(tools)
      return Decisions(decisions: decisions, problems: ledger.unplaced())
    }
  }

  private func locked<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    monitor.lock()
    defer { monitor.unlock() }
    return try body()
  }

  private func withLedger<Result, Failure: Error>(
    _ body: (Ledger, Tools) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try locked { () throws(Failure) -> Result in
      try core.withTools { tools throws(Failure) -> Result in try body(ledger, tools) }
    }
  }
}
