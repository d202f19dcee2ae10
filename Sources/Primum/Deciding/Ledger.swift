internal import Evaluation
internal import LogReading
internal import RuleModel

/// Records as bytes, and what an evaluation has made of them so far. Of records with one key the
/// last counts. For one thread at a time, so that checks of exclusive access are left out where
/// every record passes.
final class Ledger {
  private let core: Core
  private let zone: Zone?
  private(set) var now: Instant
  private let all: Bool
  @exclusivity(unchecked) private var worker: Worker?
  /// A record was replaced, or `now` has moved: the worker has seen records that no longer count.
  @exclusivity(unchecked) private var isStale = false
  @exclusivity(unchecked) private var bytes: [UInt8] = []
  @exclusivity(unchecked) private var entries: [Kept] = []
  /// Places in `entries`, by the hash of type and key.
  @exclusivity(unchecked) private var places: [UInt64: Int] = [:]

  private struct Kept {
    var record: Int
    /// Ends in the padding that reading needs.
    var range: Range<Int>
    var form: Tools.Form
    var isReplaced = false
  }

  init(_ core: Core, zone: Zone?, now: Instant, all: Bool) {
    self.core = core
    self.zone = zone
    self.now = now
    self.all = all
  }

  var count: Int { entries.count { !$0.isReplaced } }

  /// Makes room for `more` records.
  func reserve(_ more: Int) {
    entries.reserveCapacity(entries.count + more)
    places.reserveCapacity(places.count + more)
  }

  /// From now on everything is seen from another moment.
  func move(to now: Instant) {
    if now != self.now { isStale = true }
    self.now = now
  }

  /// Takes a record that others are judged beside.
  func add(
    _ value: GivenValue, record: Int, entry: Int?, _ tools: Tools, _ problems: inout [Problem]
  ) throws(PrimumError) {
    // Taken up with all the others when somebody asks.
    let worker = isStale ? nil : standing(tools)
    var key: UInt64?
    let read = try tools.read(
      value, record: record, now: now,
      problem: { if let problem = Problem($0, entry: entry) { problems.append(problem) } },
      { row, hash in
        key = hash
        if let hash, places[hash] != nil { return }
        worker?.remember(row)
      })
    if read.isUsable { keep(record, key, read.form, tools) }
  }

  /// Takes a record, and gives what follows for it and its subject.
  func decide(
    _ value: GivenValue, record: Int, _ tools: Tools, _ problems: inout [Problem]
  ) throws(PrimumError) -> [Decision] {
    var key: UInt64?
    var found: [Problem] = []
    var decisions: [Decision] = []
    // Another record of its key must go before it can be judged.
    var worker = standing(tools)
    let read = try tools.read(
      value, record: record, now: now,
      problem: { if let problem = Problem($0, entry: nil) { found.append(problem) } },
      { row, hash in
        key = hash
        if let hash, places[hash] != nil { return }
        worker.decideNow(row) { decisions.append(core.shown($0)) }
      })
    guard read.isUsable else { throw .unusableRecord(Ledger.reason(found)) }
    problems += found
    if let key, let place = places[key] {
      entries[place].isReplaced = true
      isStale = true
      // Reading the others again does not touch the bytes of this one.
      worker = standing(tools)
      _ = tools.withBytes(read.form) { bytes in
        tools.readAgain(bytes, read.form, record: record, now: now, problem: { _ in }) { row, _ in
          worker.decideNow(row) { decisions.append(core.shown($0)) }
        }
      }
    }
    problems += unplaced()
    keep(record, key, read.form, tools)
    return decisions
  }

  /// The problems of records that do not say where they were.
  func unplaced() -> [Problem] { worker.map { core.unplaced($0) } ?? [] }

  /// Why a record cannot be used, and which misspelt names may be the cause.
  private static func reason(_ problems: [Problem]) -> String {
    let said = problems.filter { $0.kind == .rejected } + problems.filter { $0.kind == .misspelt }
    return said.map(\.message).joined(separator: "; ")
  }

  /// The decisions about the histories of all subjects.
  func decisions(_ tools: Tools) -> [Decision] {
    var decisions: [Decision] = []
    standing(tools).decideHistories { decisions.append(core.shown($0)) }
    return decisions
  }

  /// Keeps the record that was read last.
  private func keep(_ record: Int, _ key: UInt64?, _ form: Tools.Form, _ tools: Tools) {
    if let key {
      if let place = places.updateValue(entries.count, forKey: key), !entries[place].isReplaced {
        entries[place].isReplaced = true
        isStale = true
      }
    }
    let start = bytes.count
    tools.withBytes(form) { bytes.append(contentsOf: $0) }
    entries.append(Kept(record: record, range: start..<bytes.count, form: form))
  }

  /// The worker that has seen all records, which takes them up anew where one was replaced or `now`
  /// has moved.
  private func standing(_ tools: Tools) -> Worker {
    if let worker, !isStale { return worker }
    var options = EvaluationOptions(now: now, zone: zone)
    options.all = all
    let fresh = Worker(core.compiled, options: options)
    bytes.withUnsafeBufferPointer { bytes in
      for entry in entries where !entry.isReplaced {
        _ = tools.readAgain(
          UnsafeBufferPointer(rebasing: bytes[entry.range]), entry.form, record: entry.record,
          now: now,
          problem: { _ in }, { row, _ in fresh.remember(row) })
      }
    }
    (worker, isStale) = (fresh, false)
    return fresh
  }
}
