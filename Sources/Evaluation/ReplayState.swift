import RuleModel

/// What an engine knows of the moments it decides at, and what it has worked out for the subject in hand, moment by
/// moment.
///
///     state.begin(subject, engine)                    // a subject; then its moments, in their order
///     for moment in … { engine.calendar.turn(to: moment); state.value(of: aggregate, frame, engine) }
final class ReplayState {
  let replay: Replay
  private let incremental: [Bool]
  /// Record types of which every record was there from its time on, with nothing ahead that changes later. A moment
  /// counts as ahead of itself: what is before `now` is so only afterwards.
  private var settled: [Bool]
  private var subject = -1
  private var aggregates: [ReplayedAggregate?]
  private var irregular: [Int: [IrregularRecord]] = [:]
  /// Rows that stored records are unfolded to whole, by type.
  private let rows: [UnsafeMutablePointer<Value>]
  private var clocks: [Int: SubjectClock] = [:]
  /// Subjects remembered at a time.
  private static let remembered = 2000

  init(_ replay: Replay, _ book: RuleBook) {
    self.replay = replay
    incremental = book.aggregates.map { $0.isClosed && $0.hasTimes && !$0.readsDay && !$0.readsMoment }
    settled = book.pack.records.map { _ in true }
    aggregates = book.aggregates.map { _ in nil }
    rows = book.pack.records.map { record in
      let row = UnsafeMutablePointer<Value>.allocate(capacity: max(record.fields.count, 1))
      row.initialize(repeating: .missing, count: max(record.fields.count, 1))
      return row
    }
  }

  deinit { for row in rows { row.deallocate() } }

  /// A stored record with all that was kept of it, also what lies ahead of the moment.
  func wholeRow(_ entry: Int, _ engine: Engine) -> UnsafePointer<Value> {
    let row = rows[Int(engine.store.entries[entry].type)]
    engine.store.unfold(entry, to: row)
    return UnsafePointer(row)
  }

  func share(_ other: ReplayState?) { if let other { settled = other.settled } }

  /// Before the first decision that looks back.
  func settle(_ engine: Engine) {
    for (index, entry) in engine.store.entries.enumerated() where settled[Int(entry.type)] {
      let record = IrregularRecord(index, engine)
      if record.from < record.until, replay.first(from: record.from) != replay.first(from: record.until) {
        settled[Int(entry.type)] = false
      }
    }
  }

  func isSettled(type: Int) -> Bool { settled[type] }

  /// Whether what it comes to is carried on from one moment to the next.
  func isIncremental(_ aggregate: CompiledAggregate) -> Bool { incremental[aggregate.index] }

  func begin(_ subject: Int) {
    if self.subject == subject { return }
    self.subject = subject
    for index in aggregates.indices { aggregates[index] = nil }
  }

  /// A subject's records of a type that are not all there from their time on.
  func irregular(_ subject: Int, _ type: Int, _ engine: Engine) -> [IrregularRecord] {
    let group = subject * settled.count + type
    if let known = irregular[group] { return known }
    var found: [IrregularRecord] = []
    if !settled[type], let index = engine.index {
      for place in index.places(subject: subject, type: type) {
        let record = IrregularRecord(index.entry(at: place), engine)
        if record.from < record.until, let first = replay.first(from: record.from),
          replay.moments[first].microseconds < record.until
        {
          found.append(record)
        }
      }
    }
    if irregular.count > ReplayState.remembered { irregular.removeAll(keepingCapacity: true) }
    irregular[group] = found
    return found
  }

  /// Records that are there, and whose time lies ahead of the moment.
  func ahead(_ subject: Int, _ type: Int, _ engine: Engine) -> [Int] {
    let now = engine.calendar.pointee.now.microseconds
    return irregular(subject, type, engine).filter { $0.from <= now && engine.store.entries[$0.entry].time > now }
      .map(\.entry)
  }

  func value(of aggregate: CompiledAggregate, _ frame: FramePointer, _ engine: Engine) -> Value {
    begin(frame.pointee.subject)
    if aggregates[aggregate.index] == nil {
      aggregates[aggregate.index] = ReplayedAggregate(aggregate, subject: subject, engine)
    }
    return aggregates[aggregate.index]!.value(frame, engine)
  }

  /// How often what the aggregates come to may have changed; nil: that cannot be told.
  func version(of uses: Uses, _ frame: FramePointer, _ engine: Engine) -> Int? {
    if uses.readsMoment || uses.readsDay { return nil }
    var sum = 0
    for index in uses.aggregates {
      guard incremental[index] else { return nil }
      _ = value(of: engine.book.aggregates[index], frame, engine)
      sum += aggregates[index]!.version
    }
    return sum
  }

  func offset(of subject: Int, _ engine: Engine) -> Int16 {
    let now = engine.calendar.pointee.now
    if let known = clocks[subject] { return known.offset(at: now) }
    if clocks.count > ReplayState.remembered { clocks.removeAll(keepingCapacity: true) }
    let clock = SubjectClock(subject, engine)
    clocks[subject] = clock
    return clock.offset(at: now)
  }
}

/// From when until when a record is there only in part: before something of it that lies ahead.
struct IrregularRecord {
  let entry: Int
  let from: Int64
  let until: Int64

  init(_ entry: Int, _ engine: Engine) {
    self.entry = entry
    let stored = engine.store.entries[entry]
    let row = engine.replay!.wholeRow(entry, engine)
    let entered = engine.store.entered[entry]
    from = min(entered, stored.time)
    until = max(entered, stored.time, engine.book.plans[Int(stored.type)].inTime.rest(of: row)) + 1
  }
}

/// The offset a subject's latest record was written with, at any moment.
struct SubjectClock {
  private var from: [Int64] = []
  private var offsets: [Int16] = []
  private let first: Int16

  init(_ subject: Int, _ engine: Engine) {
    first = engine.options.now.offset
    guard let index = engine.index else { return }
    var records: [(from: Int64, time: Int64, sequence: Int64, offset: Int16)] = []
    for type in engine.book.plans.indices {
      for place in index.places(subject: subject, type: type) {
        let entry = index.entry(at: place)
        let row = engine.replay!.wholeRow(entry, engine)
        let field = engine.book.plans[type].timeField(of: row)
        guard field >= 0, case .time(let time) = row[field] else { continue }
        records.append(
          (
            max(engine.store.entered[entry], time.microseconds), time.microseconds,
            engine.store.entries[entry].sequence, time.offset
          ))
      }
    }
    records.sort { ($0.from, $0.time, $0.sequence) < ($1.from, $1.time, $1.sequence) }
    var latest: (time: Int64, sequence: Int64) = (.min, .min)
    for record in records where (record.time, record.sequence) >= latest {
      latest = (record.time, record.sequence)
      from.append(record.from)
      offsets.append(record.offset)
    }
  }

  func offset(at now: Instant) -> Int16 {
    var (low, high) = (0, from.count)
    while low < high {
      let middle = (low + high) / 2
      if from[middle] > now.microseconds { high = middle } else { low = middle + 1 }
    }
    return low == 0 ? first : offsets[low - 1]
  }
}
