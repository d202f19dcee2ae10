import RuleModel

/// The moments that an engine decides at, and its results for the subject in hand, moment by
/// moment.
///
///     state.begin(subject)                            // a subject; then its moments, in their order
///     for moment in … { state.turn(to: moment, engine); state.value(of: aggregate, frame, engine) }
final class ReplayState {
  let replay: Replay
  private let incremental: [Bool]
  /// Record types of which every record was there from its time on, with nothing ahead that changes
  /// later. A moment counts as ahead of itself: what is before `now` is so only afterwards.
  private var settled: [Bool]
  private var subject = -1
  private var aggregates: [ReplayedAggregate?]
  /// By kind.
  private var windows: [ReplayedWindow?]
  /// An aggregate with each kind of window, and which kind each aggregate has.
  private var kinds: [CompiledAggregate] = []
  private var kindOfAggregate: [Int?] = []
  /// The reach of the windows of each kind at each moment, for the offset that was asked for last.
  private var reaches: [[(offset: Int16, reach: WindowReach)?]]
  /// Which of the moments it is, and how many turns of what is in force lie behind it.
  private var number = 0
  private(set) var period = 0
  private var irregular: [Int: [IrregularRecord]] = [:]
  /// Rows that stored records are unfolded to whole, by type.
  private let rows: [UnsafeMutablePointer<RowValue>]
  private let pool = Pool()
  private var clocks: [Int: SubjectClock] = [:]
  /// Subjects remembered at a time.
  private static let remembered = 2000

  init(_ replay: Replay, _ compiled: CompiledPack) {
    self.replay = replay
    incremental = compiled.aggregates.map { aggregate in
      // A record on an unknown clock may lie in a stretch of the calendar or not.
      if case .this = aggregate.window, compiled.plans[aggregate.record].clock != nil {
        return false
      }
      return aggregate.isClosed && !aggregate.inside.readsMoment
    }
    settled = compiled.pack.records.map { _ in true }
    aggregates = compiled.aggregates.map { _ in nil }
    var known: [ReplayedWindow.Kind: Int] = [:]
    for aggregate in compiled.aggregates {
      guard let kind = ReplayedWindow.Kind(aggregate) else {
        kindOfAggregate.append(nil)
        continue
      }
      if known[kind] == nil {
        known[kind] = kinds.count
        kinds.append(aggregate)
      }
      kindOfAggregate.append(known[kind])
    }
    windows = kinds.map { _ in nil }
    reaches = kinds.map { _ in Array(repeating: nil, count: replay.moments.count) }
    rows = compiled.pack.records.map { [pool] in pool.emptyRow($0.fields.count) }
  }

  func row(of type: Int) -> UnsafeMutablePointer<RowValue> { rows[type] }

  /// A stored record with all that was kept of it, also what lies ahead of the moment.
  func wholeRow(_ entry: Int, _ engine: Engine) -> UnsafePointer<RowValue> {
    let row = rows[Int(engine.store.entries[entry].type)]
    engine.store.unfold(entry, to: row)
    return UnsafePointer(row)
  }

  func share(_ other: ReplayState?) { if let other { settled = other.settled } }

  /// Before the first decision that looks back.
  func settle(_ engine: Engine) {
    for (index, entry) in engine.store.entries.enumerated() where settled[Int(entry.type)] {
      let record = IrregularRecord(index, engine)
      if record.from < record.until,
        replay.first(from: record.from) != replay.first(from: record.until)
      {
        settled[Int(entry.type)] = false
      }
    }
  }

  func isSettled(type: Int) -> Bool { settled[type] }

  /// Whether what it comes to is carried on from one moment to the next.
  func isIncremental(_ aggregate: CompiledAggregate, _ engine: Engine) -> Bool {
    guard incremental[aggregate.index] else { return false }
    // A record may lie in a stretch of the calendar or not, where it or `now` does not say where it
    // was.
    return !aggregate.window.followsCalendar || engine.calendar.pointee.zone != nil
      || !engine.hasUnplacedRecord && !engine.compiled.plans[aggregate.record].inTime.meansNow
  }

  func begin(_ subject: Int) {
    if self.subject == subject { return }
    self.subject = subject
    for index in aggregates.indices { aggregates[index] = nil }
    for index in windows.indices { windows[index] = nil }
  }

  /// Goes to a moment, with the engine's calendar.
  func turn(to number: Int, _ engine: Engine) {
    self.number = number
    engine.calendar.pointee.turn(to: replay.moments[number])
    let today = engine.calendar.pointee.today
    period = engine.compiled.turns.prefix { $0 <= today }.count
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
          found.append(record.whole(at: place, engine))
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
    return irregular(subject, type, engine).filter {
      $0.from <= now && engine.store.entries[$0.entry].time > now
    }
    .map(\.entry)
  }

  func value(of aggregate: CompiledAggregate, _ frame: FramePointer, _ engine: Engine) -> RowValue {
    begin(frame.pointee.subject)
    let window = window(kindOfAggregate[aggregate.index]!, frame, engine)
    let replayed = aggregates[aggregate.index] ?? ReplayedAggregate(aggregate, window)
    aggregates[aggregate.index] = replayed
    return replayed.value(window, frame, engine)
  }

  /// A window of the subject in hand, at the moment in hand.
  private func window(_ kind: Int, _ frame: FramePointer, _ engine: Engine) -> ReplayedWindow {
    let now = engine.calendar.pointee.now.microseconds
    if let window = windows[kind], window.moment == now { return window }
    // In a zone of the run every subject's days begin alike.
    let offset = engine.calendar.pointee.zone == nil ? engine.offset(of: subject) : 0
    let reach: WindowReach
    if let known = reaches[kind][number], known.offset == offset {
      reach = known.reach
    } else {
      reach = WindowReach(kinds[kind], frame, engine.calendar, offset: offset)
      reaches[kind][number] = (offset, reach)
    }
    let window = windows[kind] ?? ReplayedWindow(kinds[kind], reach, subject: subject, engine)
    windows[kind] = window
    window.turn(to: now, reach, engine.index!)
    return window
  }

  /// The kinds of windows on which alone it depends what a decision comes to; nil: it depends on
  /// something else too.
  func windows(of uses: Uses) -> [Int]? {
    if uses.readsMoment { return nil }
    var found: Set<Int> = []
    for index in uses.aggregates {
      guard let kind = kindOfAggregate[index] else { return nil }
      found.insert(kind)
    }
    return found.sorted()
  }

  /// How often what some windows reach, or what is in force, may have changed.
  func version(of kinds: [Int], _ frame: FramePointer, _ engine: Engine) -> Int {
    kinds.reduce(period) { $0 + window($1, frame, engine).version }
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

extension Window {
  /// Which records lie in it depends on days.
  fileprivate var followsCalendar: Bool {
    switch self {
    case .this, .last(.calendar): true
    case .allTime, .last, .before, .within: false
    }
  }
}

/// The offset a subject's latest record was written with, at any moment.
struct SubjectClock {
  private var from: [Int64] = []
  private var offsets: [Int16] = []
  /// When some record's time was that of whoever asked.
  private var floating: [Range<Int64>] = []
  private let first: Int16

  init(_ subject: Int, _ engine: Engine) {
    first = engine.options.now.offset
    guard let index = engine.index else { return }
    var records: [(from: Int64, time: Int64, sequence: Int64, offset: Int16)] = []
    for type in engine.compiled.plans.indices {
      let inTime = engine.compiled.plans[type].inTime
      for place in index.places(subject: subject, type: type) {
        let entry = index.entry(at: place)
        let row = engine.replay!.wholeRow(entry, engine)
        let entered = engine.store.entered[entry]
        // From each of its times on another one may be that of the record.
        let starts = Set(inTime.ownTimes(of: row).map { max(entered, $0) } + [entered]).sorted()
        for (number, start) in starts.enumerated() {
          switch inTime.ownTime(of: row, at: start) {
          case .none: break
          case .now:
            floating.append(start..<(number + 1 < starts.count ? starts[number + 1] : .max))
          case .time(let time):
            records.append(
              (start, time.microseconds, engine.store.entries[entry].sequence, time.offset))
          }
        }
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
    if floating.contains(where: { $0.contains(now.microseconds) }) { return now.offset }
    var (low, high) = (0, from.count)
    while low < high {
      let middle = (low + high) / 2
      if from[middle] > now.microseconds { high = middle } else { low = middle + 1 }
    }
    return low == 0 ? first : offsets[low - 1]
  }
}
