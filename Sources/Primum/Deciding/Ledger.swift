internal import Evaluation
internal import LogReading
internal import RuleModel

/// Records as bytes, and what an evaluation has made of them so far. Of records with one key the last counts.
struct Ledger {
  private let core: Core
  private let zone: Zone?
  private(set) var now: Instant
  private let all: Bool
  private var worker: Worker?
  /// A record was replaced, or `now` has moved: the worker that stands has seen what no longer holds.
  private var isStale = false
  private var bytes: [UInt8] = []
  private var entries: [Kept] = []
  /// Places in `entries`, by the hash of type and key.
  private var places: [UInt64: Int] = [:]

  private struct Kept {
    var record: Int
    var range: Range<Int>
    var isReplaced = false
  }

  init(_ core: Core, zone: Zone?, now: Instant, all: Bool) {
    self.core = core
    self.zone = zone
    self.now = now
    self.all = all
  }

  var count: Int { entries.count { !$0.isReplaced } }

  /// From now on everything is seen from another moment.
  mutating func move(to now: Instant) {
    if now != self.now { isStale = true }
    self.now = now
  }

  /// Takes a record that others are judged beside.
  mutating func add(
    _ value: any Encodable, record: Int, entry: Int?, _ tools: Core.Tools, _ problems: inout [Problem]
  ) throws {
    try tools.encoder.encode(value, padding: EntryReader.padding)
    // Taken up with all the others when somebody asks.
    let worker = isStale ? nil : standing(tools)
    var key: UInt64?
    let isRead = read(tools.encoder.bytes, tools.encoder.bytes.indices, record, entry, tools, &problems) { row, hash in
      key = hash
      if let hash, places[hash] != nil { return }
      worker?.remember(row)
    }
    if isRead { keep(tools.encoder.bytes, record, key) }
  }

  /// Takes a record, and gives what follows for it and its subject.
  mutating func decide(
    _ value: any Encodable, record: Int, _ tools: Core.Tools, _ problems: inout [Problem]
  ) throws -> [Decision] {
    try tools.encoder.encode(value, padding: EntryReader.padding)
    let bytes = tools.encoder.bytes
    var key: UInt64?
    var found: [Problem] = []
    var decisions: [Decision] = []
    var isRead = false
    // Another record of its key must go before it can be judged.
    var worker = standing(tools)
    isRead = read(bytes, bytes.indices, record, nil, tools, &found) { row, hash in
      key = hash
      if let hash, places[hash] != nil { return }
      worker.decideNow(row) { decisions.append(core.shown($0)) }
    }
    guard isRead else { throw PrimumError.unusableRecord(found.last?.message ?? "") }
    problems += found
    if let key, let place = places[key] {
      entries[place].isReplaced = true
      isStale = true
      worker = standing(tools)
      var ignored: [Problem] = []
      _ = read(bytes, bytes.indices, record, nil, tools, &ignored) { row, _ in
        worker.decideNow(row) { decisions.append(core.shown($0)) }
      }
    }
    keep(bytes, record, key)
    return decisions
  }

  /// What follows for the histories of all subjects.
  mutating func decisions(_ tools: Core.Tools) -> [Decision] {
    var decisions: [Decision] = []
    standing(tools).decideHistories { decisions.append(core.shown($0)) }
    return decisions
  }

  private mutating func keep(_ line: [UInt8], _ record: Int, _ key: UInt64?) {
    if let key {
      if let place = places[key], !entries[place].isReplaced {
        entries[place].isReplaced = true
        isStale = true
      }
      places[key] = entries.count
    }
    entries.append(Kept(record: record, range: bytes.count..<bytes.count + line.count))
    bytes += line
  }

  /// The worker that has seen all records, which takes them up anew where one was replaced or `now` has moved.
  private mutating func standing(_ tools: Core.Tools) -> Worker {
    if let worker, !isStale { return worker }
    var options = EvaluationOptions(now: now, zone: zone)
    options.all = all
    let fresh = Worker(core.book, options: options)
    var ignored: [Problem] = []
    for entry in entries where !entry.isReplaced {
      _ = read(bytes, entry.range, entry.record, nil, tools, &ignored) { row, _ in fresh.remember(row) }
    }
    (worker, isStale) = (fresh, false)
    return fresh
  }

  /// `range` ends in the padding that reading needs.
  private func read(
    _ bytes: [UInt8], _ range: Range<Int>, _ record: Int, _ entry: Int?, _ tools: Core.Tools,
    _ problems: inout [Problem], _ use: (RecordRow, UInt64?) -> Void
  ) -> Bool {
    bytes.withUnsafeBufferPointer { all in
      let text = UnsafeBufferPointer(rebasing: all[range.lowerBound..<range.upperBound - EntryReader.padding])
      return tools.reader.read(
        text, record: record, now: now,
        problem: { if let problem = Problem($0, entry: entry) { problems.append(problem) } }, use)
    }
  }
}
