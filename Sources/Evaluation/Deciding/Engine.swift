import Folding
import RuleModel

/// The mutable side of an evaluation: frames, subjects, accumulators and stored records of one
/// worker. Its properties are read and written for every record by one thread in turn, so checks of
/// exclusive access are left out.
final class Engine {
  let book: CompiledPack
  let options: EvaluationOptions
  let calendar: CalendarPointer
  @exclusivity(unchecked) var subjects = SubjectTable()
  /// Of each subject's latest record.
  @exclusivity(unchecked) var latest: [(time: Int64, sequence: Int64, offset: Int16)] = []
  /// The place of each subject's first record.
  @exclusivity(unchecked) var firsts: [Int64] = []
  /// By aggregate; nil if it is not folded up as records come.
  let columns: [Column?]
  let windows: [StreamWindow]
  /// By record type.
  let folds: [Folds]
  @exclusivity(unchecked) var store: RecordStore
  /// How many records have come.
  @exclusivity(unchecked) var sequence: Int64 = 0
  /// Aggregates are unknown while records still come.
  @exclusivity(unchecked) var isFinishing = false
  /// Records will still come after what is decided: nothing that is worked out over all stored
  /// records is kept.
  @exclusivity(unchecked) var isPassing = false
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
  @exclusivity(unchecked) var hasNowhere = false
  /// Deciding at many moments; nil: at one.
  let replay: ReplayState?

  /// - Parameter columns: Those of an engine that has taken records; nil: new ones.
  init(book: CompiledPack, options: EvaluationOptions, columns known: [Column?]? = nil) {
    self.book = book
    self.options = options
    calendar = .allocate(capacity: 1)
    calendar.initialize(
      to: Calendar(now: options.now, zone: options.zone ?? book.zone, asOf: options.asOf))
    let streamed = Set(book.plans.flatMap { $0.streamed.map(\.index) })
    columns = known ?? book.aggregates.map { streamed.contains($0.index) ? $0.makeColumn() : nil }
    windows = book.aggregates.map { [calendar] in
      streamed.contains($0.index) ? StreamWindow($0.window, calendar) : .all
    }
    folds = Engine.folds(book, columns, windows)
    store = RecordStore(fields: book.storedFields)
    names = book.lists.map { NameCache($0) }
    clocked = book.plans.map { _ in nil }
    replay = options.replay.map { ReplayState($0, book) }
    scratch = book.aggregates.map { _ in [] }
    counts = book.aggregates.map { _ in nil }
    trees = book.aggregates.map { _ in nil }
    distinct = book.aggregates.map { _ in nil }
    // Frame 0: the record as it comes in; frame 1: a history, or a record that is decided at the
    // end. The `where` of what a history counts asks the record that comes in, the history around it.
    _ = frame(at: 1)
    frames[0].pointee.parent = frames[1]
  }

  /// An engine that decides from what another one has kept, on another thread; neither may take
  /// records any more.
  convenience init(sharing other: Engine) {
    self.init(
      book: other.book, options: other.options, columns: other.columns.map { $0?.sharing() })
    (subjects, latest, firsts, store) = (other.subjects, other.latest, other.firsts, other.store)
    (sequence, isFinishing, index) = (other.sequence, other.isFinishing, other.index)
    (openPlaces, hasNowhere) = (other.openPlaces, other.hasNowhere)
    replay?.share(other.replay)
  }

  /// Forgets every record that came.
  func forget() {
    subjects = SubjectTable()
    latest.removeAll(keepingCapacity: true)
    firsts.removeAll(keepingCapacity: true)
    for column in columns { column?.clear() }
    store = RecordStore(fields: store.fields)
    (sequence, isFinishing, isPassing, index) = (0, false, false, nil)
    (openPlaces, hasNowhere) = (OpenPlaces(), false)
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
        to: Frame(slots: book.slots, calendar: calendar, engine: .passUnretained(self)))
      frames.append(frame)
      rows.append(Array(repeating: nil, count: book.plans.count))
    }
    return frames[depth]
  }

  /// The row of a depth for records of a type, made when the first is unfolded to it.
  func row(_ depth: Int, type: Int) -> UnsafeMutablePointer<RowValue> {
    if let row = rows[depth][type] { return row }
    let row = pool.emptyRow(book.pack.records[type].fields.count)
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
      var name = ShownValue(other, type: nil, symbols: book.symbols).text
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
    guard isFinishing else { return .unknown }
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

  /// Turns the frame of final decisions to a stored record, or to a subject's history.
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
    frame.pointee.turn(to: row, timeField: book.plans[Int(stored.type)].timeField(of: row))
    frame.pointee.subject = Int(stored.subject)
    frame.pointee.sequence = stored.sequence
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
    book.plans[type].inTime.mask(row, moment: calendar.pointee.now, memory: &given)
    // A value that means `now` is this moment on the record's clock.
    if let clock = book.plans[type].clock, !calendar.pointee.overridesClocks { clock.set(row) }
  }

  /// A row without what a reader has put where a missing time means `now`.
  func reopened(_ row: RecordRow) -> RecordRow {
    let inTime = book.plans[row.record].inTime
    if !inTime.meansNow { return row }
    let copy = replay!.row(of: row.record)
    copy.update(from: row.values, count: book.pack.records[row.record].fields.count)
    inTime.reopen(copy)
    return RecordRow(record: row.record, values: copy)
  }

  /// A row as it was at the moment that is decided at.
  func past(_ row: RecordRow) -> UnsafePointer<RowValue> {
    let now = calendar.pointee.now.microseconds
    let inTime = book.plans[row.record].inTime
    if inTime.rest(of: row.values) <= now, !inTime.isOpen(row.values) { return row.values }
    let copy = self.row(0, type: row.record)
    copy.update(from: row.values, count: book.pack.records[row.record].fields.count)
    given.removeAll(keepingCapacity: true)
    mask(copy, type: row.record)
    return UnsafePointer(copy)
  }

  // MARK: Lists

  func isName(_ value: RowValue, inList list: Int) -> Kleene {
    switch value {
    case .text(let text): return Kleene(names[list].contains(text))
    case .word(let word):
      guard Int(word) < book.symbols.words.count else { return .unknown }
      return Kleene(Folding.isName(book.symbols.words[Int(word)], among: book.lists[list]))
    default: return .unknown
    }
  }
}
