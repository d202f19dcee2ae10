import Folding
import RuleModel

/// The mutable side of an evaluation: frames, subjects, accumulators and stored records of one
/// worker. Its properties are read and written for every record by one thread in turn, so checks of
/// exclusive access are left out.
final class Engine {
  let compiled: CompiledPack
  let options: EvaluationOptions
  let calendar: CalendarPointer
  @exclusivity(unchecked) var subjects = SubjectTable()
  /// Time, place and offset of each subject's latest record.
  @exclusivity(unchecked) var latest: [(time: Int64, sequence: Int64, offset: Int16)] = []
  /// The place of each subject's first record.
  @exclusivity(unchecked) var firsts: [Int64] = []
  /// By aggregate; nil if it is not folded up as records come.
  let columns: [Column?]
  let windows: [StreamWindow]
  /// By record type.
  let folds: [Folds]
  @exclusivity(unchecked) var store: RecordStore
  /// The place of the next record in the input.
  @exclusivity(unchecked) var sequence: Int64 = 0
  /// Decisions that look back are being made; before that, aggregates are unknown.
  @exclusivity(unchecked) var isLookingBack = false
  /// More records may follow these decisions: nothing worked out over all of them is kept.
  @exclusivity(unchecked) var mayGrow = false
  @exclusivity(unchecked) var index: StoreIndex?
  @exclusivity(unchecked) private var names: [NameCache]
  @exclusivity(unchecked) private var frames: [FramePointer] = []
  @exclusivity(unchecked) var depth = 0
  /// Rows that stored records are unfolded to, by depth and type.
  let pool = Pool()
  @exclusivity(unchecked) private var rows: [[UnsafeMutablePointer<RowValue>?]] = []
  /// Rows as they come, on the clocks of their records, by type.
  @exclusivity(unchecked) var clocked: [UnsafeMutablePointer<RowValue>?]
  /// Columns for aggregates over stored records, by aggregate and depth.
  @exclusivity(unchecked) var scratch: [[Column]]
  /// For counting stored records in any window at once, by aggregate.
  @exclusivity(unchecked) var counts: [MatchCounts?]
  @exclusivity(unchecked) var trees: [AggregateTree?]
  @exclusivity(unchecked) var distinct: [DistinctCounts?]
  /// Texts and lists that aggregates over stored records gave to the decision in hand.
  @exclusivity(unchecked) var given: [KeptValue] = []
  /// The records that the aggregates of the decision in hand took in.
  @exclusivity(unchecked) var accounts: [DecisionCopy.Account] = []
  @exclusivity(unchecked) var openPlaces = OpenPlaces()
  /// Some record does not say where it was.
  @exclusivity(unchecked) var hasUnplacedRecord = false
  /// Deciding at many moments; nil: at one.
  let replay: ReplayState?

  /// - Parameter columns: Those of an engine that has taken records; nil: new ones.
  init(_ compiled: CompiledPack, options: EvaluationOptions, columns known: [Column?]? = nil) {
    self.compiled = compiled
    self.options = options
    calendar = .allocate(capacity: 1)
    calendar.initialize(
      to: Calendar(now: options.now, zone: options.zone ?? compiled.zone, asOf: options.asOf))
    let streamed = Set(compiled.plans.flatMap { $0.streamed.map(\.index) })
    columns =
      known ?? compiled.aggregates.map { streamed.contains($0.index) ? $0.makeColumn() : nil }
    windows = compiled.aggregates.map { [calendar] in
      streamed.contains($0.index) ? StreamWindow($0.window, calendar) : .all
    }
    folds = Engine.folds(compiled, columns, windows)
    store = RecordStore(fields: compiled.storedFields)
    names = compiled.lists.map { NameCache($0) }
    clocked = compiled.plans.map { _ in nil }
    replay = options.replay.map { ReplayState($0, compiled) }
    scratch = compiled.aggregates.map { _ in [] }
    counts = compiled.aggregates.map { _ in nil }
    trees = compiled.aggregates.map { _ in nil }
    distinct = compiled.aggregates.map { _ in nil }
    // Frame 0: the record as it comes in; frame 1: a history, or a record that is decided at the
    // end. While records come in, the `where` of a history's aggregate sees the record (frame 0)
    // inside the history (frame 1).
    _ = frame(at: 1)
    frames[0].pointee.parent = frames[1]
  }

  /// An engine that decides from what another one has kept, on another thread; neither may take
  /// records any more.
  convenience init(sharing other: Engine) {
    self.init(
      other.compiled, options: other.options, columns: other.columns.map { $0?.sharing() })
    (subjects, latest, firsts, store) = (other.subjects, other.latest, other.firsts, other.store)
    (sequence, isLookingBack, index) = (other.sequence, other.isLookingBack, other.index)
    (openPlaces, hasUnplacedRecord) = (other.openPlaces, other.hasUnplacedRecord)
    replay?.share(other.replay)
  }

  /// Forgets every record that came.
  func forget() {
    subjects = SubjectTable()
    latest.removeAll(keepingCapacity: true)
    firsts.removeAll(keepingCapacity: true)
    for column in columns { column?.clear() }
    store = RecordStore(fields: store.fields)
    (sequence, isLookingBack, mayGrow, index) = (0, false, false, nil)
    (openPlaces, hasUnplacedRecord) = (OpenPlaces(), false)
    for place in counts.indices {
      (counts[place], trees[place], distinct[place]) = (nil, nil, nil)
    }
  }

  deinit {
    for frame in frames {
      frame.pointee.free()
      frame.deallocate()
    }
    for folds in folds {
      folds.deinitialize()
      folds.deallocate()
    }
    calendar.deinitialize(count: 1)
    calendar.deallocate()
  }

  /// The frame at a depth. 0 belongs to records as they come in, 1 to the decisions made at the
  /// end, deeper ones to the `where`s of those.
  func frame(at depth: Int) -> FramePointer {
    while frames.count <= depth {
      let frame = FramePointer.allocate(capacity: 1)
      frame.initialize(
        to: Frame(slots: compiled.slots, calendar: calendar, engine: .passUnretained(self)))
      frames.append(frame)
      rows.append(Array(repeating: nil, count: compiled.plans.count))
    }
    return frames[depth]
  }

  /// The row of a depth for records of a type, made when the first is unfolded to it.
  func row(_ depth: Int, type: Int) -> UnsafeMutablePointer<RowValue> {
    if let row = rows[depth][type] { return row }
    let row = pool.emptyRow(compiled.pack.records[type].fields.count)
    rows[depth][type] = row
    return row
  }

  var incoming: FramePointer { frames[0] }

  // MARK: Subjects

  func subject(of row: RecordRow, _ plan: RecordPlan) -> Int {
    withName(of: row, plan) { subject(named: $0) }
  }

  /// Whether a record is of somebody who belongs to a share of all people.
  func isOf(_ share: Replay.Share, _ row: RecordRow, _ plan: RecordPlan) -> Bool {
    withName(of: row, plan) { share.holds(SubjectTable.hash(UnsafeRawBufferPointer($0))) }
  }

  @inline(__always) private func withName<T>(
    of row: RecordRow, _ plan: RecordPlan, _ body: (UnsafeBufferPointer<UInt8>) -> T
  ) -> T {
    let none = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
    guard plan.subjectField >= 0 else { return body(none) }
    switch row.values[plan.subjectField] {
    case .text(let text): return body(text.bytes)
    case .missing, .unknown: return body(none)
    case let other:
      var name = ShownValue(other, type: nil, symbols: compiled.symbols).text
      return name.withUTF8(body)
    }
  }

  func subject(named name: String) -> Int {
    var name = name
    return name.withUTF8 { subject(named: $0) }
  }

  private func subject(named name: UnsafeBufferPointer<UInt8>) -> Int {
    let before = subjects.count
    let subject = subjects.index(of: name)
    if subjects.count > before {
      latest.append((.min, 0, options.now.offset))
      firsts.append(sequence)
      for folds in folds {
        for fold in folds {
          fold.column._withUnsafeGuaranteedRef { $0.grow(to: subjects.count * fold.stretches) }
        }
      }
    }
    return subject
  }

  // MARK: Aggregates

  func value(of aggregate: CompiledAggregate, _ frame: FramePointer) -> RowValue {
    guard isLookingBack else { return .unknown }
    let subject = frame.pointee.subject
    if let replay, frame.pointee.sequence < 0, replay.isIncremental(aggregate, self) {
      return replay.value(of: aggregate, frame, self)
    }
    if let column = columns[aggregate.index],
      !aggregate.inside.readsDay || frame.pointee.sequence < 0
    {
      let window = windows[aggregate.index]
      let stretches = window.included(aggregate.window, offset: latest[subject].offset, calendar)
      let first = subject * window.stretches
      return column.value(first + stretches.lowerBound..<first + stretches.upperBound)
    }
    return storedValue(of: aggregate, frame, subject)
  }

  /// Turns the frame of final decisions to a stored record.
  func turn(toEntry entry: Int) -> FramePointer {
    given.removeAll(keepingCapacity: true)
    accounts.removeAll(keepingCapacity: true)
    return turned(1, to: entry)
  }

  /// Turns the frame of a depth to a stored record.
  @inline(__always) func turned(_ depth: Int, to entry: Int) -> FramePointer {
    let frame = frame(at: depth)
    let stored = store.entries[entry]
    let row = row(depth, type: Int(stored.type))
    store.unfold(entry, to: row)
    mask(row, type: Int(stored.type))
    frame.pointee.turn(to: row, timeField: compiled.plans[Int(stored.type)].timeField(of: row))
    frame.pointee.subject = Int(stored.subject)
    frame.pointee.sequence = stored.sequence
    frame.pointee.place = stored.place
    return frame
  }

  func turn(toSubject subject: Int) -> FramePointer {
    let frame = frames[1]
    given.removeAll(keepingCapacity: true)
    accounts.removeAll(keepingCapacity: true)
    frame.pointee.turn(to: frame.pointee.memo, timeField: -1)
    frame.pointee.subject = subject
    frame.pointee.sequence = -1
    return frame
  }

  // MARK: Moments of the past

  /// The offset of a subject's clock: that of its latest record.
  func offset(of subject: Int) -> Int16 {
    if let replay, calendar.pointee.zone == nil { return replay.offset(of: subject, self) }
    return latest[subject].offset
  }

  /// Makes something at the last moment, at which nothing is ahead any more of what is there.
  func atTheLast<T>(_ make: () -> T) -> T {
    let now = calendar.pointee.now
    if let last = replay?.replay.moments.last { calendar.pointee.turn(to: last) }
    defer { calendar.pointee.turn(to: now) }
    return make()
  }

  /// Turns the frame of the present depth to a stored record for a while.
  func inside<T>(_ outer: FramePointer, _ entry: Int, _ body: (FramePointer) -> T) -> T {
    depth += 1
    defer { depth -= 1 }
    return body(turn(inside: outer, to: entry))
  }

  /// Whether a stored record was there at the moment that is decided at.
  func isThere(_ entry: Int) -> Bool {
    replay == nil || store.entered[entry] <= calendar.pointee.now.microseconds
  }

  /// Takes out of a row what lies ahead of the moment that is decided at.
  func mask(_ row: UnsafeMutablePointer<RowValue>, type: Int) {
    if replay == nil { return }
    compiled.plans[type].inTime.mask(row, moment: calendar.pointee.now, memory: &given)
    // A value that means `now` is this moment on the record's clock.
    compiled.plans[type].clock?.set(row)
  }

  /// A row without what a reader has put where a missing time means `now`.
  func reopened(_ row: RecordRow) -> RecordRow {
    let inTime = compiled.plans[row.record].inTime
    if !inTime.meansNow { return row }
    let copy = replay!.row(of: row.record)
    copy.update(from: row.values, count: compiled.pack.records[row.record].fields.count)
    inTime.reopen(copy)
    return RecordRow(record: row.record, values: copy, place: row.place)
  }

  /// A row as it was at the moment that is decided at.
  func past(_ row: RecordRow) -> UnsafePointer<RowValue> {
    let now = calendar.pointee.now.microseconds
    let inTime = compiled.plans[row.record].inTime
    if inTime.rest(of: row.values) <= now, !inTime.isOpen(row.values) { return row.values }
    let copy = self.row(0, type: row.record)
    copy.update(from: row.values, count: compiled.pack.records[row.record].fields.count)
    given.removeAll(keepingCapacity: true)
    mask(copy, type: row.record)
    return UnsafePointer(copy)
  }

  // MARK: Lists

  func isName(_ value: RowValue, inList list: Int) -> Kleene {
    switch value {
    case .text(let text): return Kleene(names[list].contains(text))
    case .word(let word):
      guard Int(word) < compiled.symbols.words.count else { return .unknown }
      return Kleene(Folding.isName(compiled.symbols.words[Int(word)], among: compiled.lists[list]))
    default: return .unknown
    }
  }
}
