internal import LogReading
internal import RuleModel

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Records that are kept for further decisions, for one thread at a time.
///
///     let diary = try engine.diary(earlier)
///     let decisions = try diary.decide(record: "dailyCheck", check)
///
/// One more record costs what it alone costs, and looking at those records that a condition looks
/// around at. Everything is taken up anew where a record replaces one with its key, and where `now`
/// has moved.
public final class Diary {
  private let core: Core
  private let ledger: Ledger
  /// The problems of the records that were added.
  public private(set) var problems: [Problem] = []

  init(_ core: Core, _ ledger: Ledger) {
    self.core = core
    self.ledger = ledger
  }

  /// The moment that "now" and "today" mean.
  public var now: Date {
    get { Moments.date(ledger.now) }
    set { ledger.move(to: Moments.instant(newValue)) }
  }

  /// How many records it holds; those with one key count once.
  public var count: Int { ledger.count }

  /// Adds a record, without deciding about it.
  ///
  /// - Throws: `PrimumError.unknownRecord`; what the value's `encode(to:)` throws. A record that
  ///   cannot be used is left out, and among the `problems`.
  public func add(_ entry: Entry) throws {
    let number = try core.number(of: entry.record)
    try core.withTools { tools in
      try ledger.add(entry.value, record: number, entry: nil, tools, &problems)
    }
  }

  /// Adds a record, and gives what follows for it and for its subject's history with it.
  ///
  /// - Throws: As `PrimumEngine.decide(record:_:history:now:all:)` does; the record is then not
  ///   added.
  public func decide(record: String, _ value: some Encodable) throws -> Decisions {
    let number = try core.number(of: record)
    return try core.withTools { tools in
      var problems: [Problem] = []
      let decisions = try ledger.decide(GivenValue(value), record: number, tools, &problems)
      return Decisions(decisions: decisions, problems: problems)
    }
  }

  /// Adds a record, and gives what follows for it and for its subject's history with it.
  ///
  /// - Throws: As `decide(record:_:)` does.
  public func decide<Record: PrimumRecord>(_ value: Record) throws -> Decisions {
    try decide(record: Record.recordName, value)
  }

  /// The decisions about the histories of all its subjects.
  public func decisions() -> Decisions {
    core.withTools { tools in
      let decisions = ledger.decisions(tools)
      return Decisions(decisions: decisions, problems: ledger.unplaced())
    }
  }
}
