import Folding
import RuleModel

/// The mutable side of an evaluation: frames, subjects, accumulators and stored records of one
/// worker. Its properties are read and written for every record by one thread in turn, so checks of
/// exclusive access are left out.
final class Engine {
  let book: RuleBook
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
  @exclusivity(unchecked) private var depth = 0
  /// Rows that stored records are unfolded to, by depth and type.
  @exclusivity(unchecked) private var rows: [[UnsafeMutablePointer<Value>?]] = []
  /// Rows as they come, on the clocks of their records, by type.
  @exclusivity(unchecked) var clocked: [UnsafeMutablePointer<Value>?]
  /// Columns for aggregates over stored records, by aggregate and depth.
  @exclusivity(unchecked) private var scratch: [[Column]]
  /// For counting stored records in any window at once, by aggregate.
  @exclusivity(unchecked) private var counts: [MatchCounts?]
  @exclusivity(unchecked) private var trees: [AggregateTree?]
  @exclusivity(unchecked) private var distinct: [DistinctCounts?]
  /// Texts and lists that aggregates over stored records gave to the decision in hand.
  @exclusivity(unchecked) private var given: [KeptValue] = []
  /// The records that the aggregates of the decision in hand took in.
  @exclusivity(unchecked) var accounts: [Decision.Account] = []
  @exclusivity(unchecked) var openPlaces = OpenPlaces()
  /// Some record does not say where it was.
  @exclusivity(unchecked) var hasNowhere = false
  /// Deciding at many moments; nil: at one.
  let replay: ReplayState?

  /// - Parameter columns: Those of an engine that has taken records; nil: new ones.
  init(book: RuleBook, options: EvaluationOptions, columns known: [Column?]? = nil) {
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

  deinit {
    for frame in frames {
      frame.pointee.free()
      frame.deallocate()
    }
    for row in rows.joined() { row?.deallocate() }
    for row in clocked { row?.deallocate() }
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
  private func row(_ depth: Int, type: Int) -> UnsafeMutablePointer<Value> {
    if let row = rows[depth][type] { return row }
    let count = max(book.pack.records[type].fields.count, 1)
    let row = UnsafeMutablePointer<Value>.allocate(capacity: count)
    row.initialize(repeating: .missing, count: count)
    rows[depth][type] = row
    return row
  }

  var incoming: FramePointer { frames[0] }

  // MARK: Subjects

  func subject(of row: RecordRow, _ plan: RecordPlan) -> Int {
    guard plan.subjectField >= 0 else { return subject(named: "") }
    switch row.values[plan.subjectField] {
    case .text(let text):
      return subject(named: UnsafeBufferPointer(start: text.start, count: text.count))
    case .missing, .unknown: return subject(named: "")
    case let other: return subject(named: ShownValue(other, type: nil, symbols: book.symbols).text)
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

  func value(of aggregate: CompiledAggregate, _ frame: FramePointer) -> Value {
    guard isFinishing else { return .unknown }
    let subject = frame.pointee.subject
    if let replay, frame.pointee.sequence < 0, replay.isIncremental(aggregate, self) {
      return replay.value(of: aggregate, frame, self)
    }
    if let column = columns[aggregate.index], !aggregate.readsDay || frame.pointee.sequence < 0 {
      let window = windows[aggregate.index]
      let stretches = window.included(aggregate.window, offset: latest[subject].offset, calendar)
      let first = subject * window.stretches
      return column.value(first + stretches.lowerBound..<first + stretches.upperBound)
    }
    return storedValue(of: aggregate, frame, subject)
  }

  /// Works an aggregate out over the subject's stored records.
  private func storedValue(
    of aggregate: CompiledAggregate, _ outer: FramePointer, _ subject: Int
  ) -> Value {
    guard let index else { return .unknown }
    depth += 1
    defer { depth -= 1 }
    let reach = WindowReach(aggregate, outer, calendar, offset: offset(of: subject))
    let hasTimes = aggregate.hasTimes
    let timeless = hasTimes ? index.timeless(subject: subject, type: aggregate.record) : 0..<0
    let places = index.range(
      subject: subject, type: aggregate.record,
      from: hasTimes ? max(reach.from, RecordStore.noTime + 1) : .min,
      until: hasTimes ? reach.until : (.max, .max))
    let ahead = replay?.ahead(subject, aggregate.record, self) ?? []
    let loose = timeless.map(index.entry) + ahead
    let isAlike =
      !options.accounts && !isPassing && aggregate.matchesAlike && !aggregate.readsDay
      && reach.days == nil && reach.isExact
      && (replay.map { $0.isSettled(type: aggregate.record) } ?? true)
      && (replay == nil || !aggregate.readsMoment && !aggregate.readsPeriod)
    if case .countRecords = aggregate.operation, isAlike, loose.isEmpty {
      return counts(of: aggregate, outer, index).value(
        places, without: reach.leavesOutItself ? outer.pointee.sequence : nil)
    }
    let isLong =
      isAlike && places.count > 4 * AggregateTree.stretch && (hasTimes || !reach.leavesOutItself)
    let own = isLong && reach.leavesOutItself ? place(of: outer, subject, aggregate, index) : nil
    if isLong, aggregate.countsDistinct, loose.isEmpty {
      return distinctCounts(of: aggregate, outer, index).value(
        places, without: own,
        from: index.places(subject: subject, type: aggregate.record).lowerBound)
    }
    while scratch[aggregate.index].count <= depth {
      scratch[aggregate.index].append(aggregate.makeOrderedColumn())
    }
    let column = ahead.isEmpty ? scratch[aggregate.index][depth] : aggregate.makeColumn()
    column.grow(to: 1)
    column.reset(0)
    func add(_ places: Range<Int>) {
      for place in places {
        let entry = store.entries[index.entry(at: place)]
        if reach.leavesOutItself, entry.sequence == outer.pointee.sequence { continue }
        guard isThere(index.entry(at: place)) else { continue }
        let inner = turn(inside: outer, to: index.entry(at: place))
        let fact: Fact? = noting(aggregate, inner) {
          var inWindow = reach.isSure
          if !reach.isExact || reach.days != nil, let time = inner.pointee.time {
            inWindow = inWindow && reach.holds(time, entry.sequence, calendar)
            if inWindow == .no { return nil }
          }
          return aggregate.fact(
            inner, inWindow: inWindow, time: entry.time, sequence: entry.sequence)
        }
        if let fact {
          column.add(0, fact)
          if options.accounts { note(aggregate, inner, fact) }
        }
      }
    }
    for entryIndex in loose {
      let entry = store.entries[entryIndex]
      if reach.leavesOutItself, entry.sequence == outer.pointee.sequence { continue }
      guard isThere(entryIndex) else { continue }
      let inner = turn(inside: outer, to: entryIndex)
      if let time = inner.pointee.time {
        // Of the fields that may say its time one lies ahead, and another does not.
        let fact = noting(aggregate, inner) {
          aggregate.fact(
            inner, inWindow: reach.isSure && reach.holds(time, entry.sequence, calendar),
            time: time.microseconds,
            sequence: entry.sequence)
        }
        if let fact {
          column.add(0, fact)
          if options.accounts { note(aggregate, inner, fact) }
        }
        continue
      }
      let inWindow: Kleene = if case .allTime = aggregate.window { .yes } else { .unknown }
      let fact = noting(aggregate, inner) {
        aggregate.fact(inner, inWindow: inWindow, time: nil, sequence: entry.sequence)
      }
      if let fact {
        column.add(0, fact)
        if options.accounts { note(aggregate, inner, fact) }
      }
    }
    if isLong, !aggregate.countsDistinct {
      let tree = tree(of: aggregate, outer, index)
      if let own, places.contains(own) {
        tree.collect(places.lowerBound..<own, into: column, add)
        tree.collect(own + 1..<places.upperBound, into: column, add)
      } else {
        tree.collect(places, into: column, add)
      }
    } else {
      add(places)
    }
    let value = column.value(0..<1)
    switch value {
    case .text, .list, .oneOf:
      // The column is used again for the next record; what it gave is read until the decision is
      // made.
      let kept = KeptValue(value)
      given.append(kept)
      return kept.value
    default: return value
    }
  }

  /// Writes down that a record counts, or might.
  private func note(_ aggregate: CompiledAggregate, _ inner: FramePointer, _ fact: Fact) {
    if accounts.firstIndex(where: { $0.aggregate == aggregate.source }) == nil {
      accounts.append(.init(aggregate: aggregate.source, records: []))
    }
    let index = accounts.firstIndex { $0.aggregate == aggregate.source }!
    let isUsable =
      switch fact.value {
      case .missing, .unknown: aggregate.operand == nil
      default: true
      }
    accounts[index].records.append(
      .init(
        name: occasion(of: inner, book.plans[aggregate.record]).record,
        time: inner.pointee.time?.written,
        isSure: fact.isSure,
        isUsable: isUsable, because: aggregate.tests.map { $0.reason(inner, book.symbols) },
        taken: aggregate.taken.map { $0.reason(inner, book.symbols) }))
  }

  /// Turns the frame of the present depth to a stored record that a `where` looks at.
  private func turn(inside outer: FramePointer, to entry: Int) -> FramePointer {
    let inner = frame(at: depth + 1)
    let stored = store.entries[entry]
    let row = row(depth + 1, type: Int(stored.type))
    store.unfold(entry, to: row)
    mask(row, type: Int(stored.type))
    inner.pointee.parent = outer
    inner.pointee.turn(to: row, timeField: book.plans[Int(stored.type)].timeField(of: row))
    inner.pointee.subject = Int(stored.subject)
    inner.pointee.sequence = stored.sequence
    return inner
  }

  /// The place of the record that is decided about among those of an aggregate; nil if it is none
  /// of them.
  private func place(
    of outer: FramePointer, _ subject: Int, _ aggregate: CompiledAggregate, _ index: StoreIndex
  ) -> Int? {
    let field = outer.pointee.timeField
    guard field >= 0, case .time(let time) = outer.pointee.row[field] else { return nil }
    let places = index.range(
      subject: subject, type: aggregate.record, from: time.microseconds,
      until: (time.microseconds, outer.pointee.sequence + 1))
    return places.last.flatMap {
      store.entries[index.entry(at: $0)].sequence == outer.pointee.sequence ? $0 : nil
    }
  }

  private func distinctCounts(
    of aggregate: CompiledAggregate, _ outer: FramePointer, _ index: StoreIndex
  ) -> DistinctCounts {
    if let known = distinct[aggregate.index] { return known }
    let now = turnToTheLast()
    defer { calendar.pointee.turn(to: now) }
    let groups = index.groups(type: aggregate.record)
    let made = DistinctCounts(places: store.entries.count, groups) { place in
      let entry = store.entries[index.entry(at: place)]
      let inner = turn(inside: outer, to: index.entry(at: place))
      return noting(aggregate, inner) {
        aggregate.fact(inner, inWindow: .yes, time: entry.time, sequence: entry.sequence)
      }
    }
    distinct[aggregate.index] = made
    return made
  }

  private func tree(
    of aggregate: CompiledAggregate, _ outer: FramePointer, _ index: StoreIndex
  ) -> AggregateTree {
    if let known = trees[aggregate.index] { return known }
    let now = turnToTheLast()
    defer { calendar.pointee.turn(to: now) }
    let made = AggregateTree(places: store.entries.count, aggregate.makeOrderedColumn()) {
      places, column, state in
      for place in places {
        let entry = store.entries[index.entry(at: place)]
        guard Int(entry.type) == aggregate.record else { continue }
        let inner = turn(inside: outer, to: index.entry(at: place))
        let fact = noting(aggregate, inner) {
          aggregate.fact(inner, inWindow: .yes, time: entry.time, sequence: entry.sequence)
        }
        if let fact { column.add(state, fact) }
      }
    }
    trees[aggregate.index] = made
    return made
  }

  private func noting<T>(
    _ aggregate: CompiledAggregate, _ inner: FramePointer, _ body: () -> T
  ) -> T {
    noting(aggregate.record, inner.pointee.sequence, of: inner.pointee.subject, body)
  }

  private func counts(
    of aggregate: CompiledAggregate, _ outer: FramePointer, _ index: StoreIndex
  ) -> MatchCounts {
    if let known = counts[aggregate.index] { return known }
    let now = turnToTheLast()
    defer { calendar.pointee.turn(to: now) }
    let made = MatchCounts(places: store.entries.count) { place in
      let entry = index.entry(at: place)
      guard Int(store.entries[entry].type) == aggregate.record else {
        return (store.entries[entry].sequence, .no)
      }
      let matches =
        aggregate.matches.isAlways
        ? .yes
        : {
          let inner = turn(inside: outer, to: entry)
          return noting(aggregate, inner) { aggregate.matches.holds(inner) }
        }()
      return (store.entries[entry].sequence, matches)
    }
    counts[aggregate.index] = made
    return made
  }

  /// Turns the frame of final decisions to a stored record, or to a subject's history.
  func turn(toEntry entry: Int) -> FramePointer {
    let frame = frames[1]
    let stored = store.entries[entry]
    let row = row(1, type: Int(stored.type))
    store.unfold(entry, to: row)
    given.removeAll(keepingCapacity: true)
    accounts.removeAll(keepingCapacity: true)
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
    frame.pointee.turn(to: UnsafePointer(frame.pointee.memo), timeField: -1)
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

  /// Goes to the last moment, at which nothing is ahead any more of what is there. Gives the
  /// present one.
  private func turnToTheLast() -> Instant {
    let now = calendar.pointee.now
    if let last = replay?.replay.moments.last { calendar.pointee.turn(to: last) }
    return now
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
  func mask(_ row: UnsafeMutablePointer<Value>, type: Int) {
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
    return RecordRow(record: row.record, values: UnsafePointer(copy))
  }

  /// A row as it was at the moment that is decided at.
  func past(_ row: RecordRow) -> UnsafePointer<Value> {
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

  func isName(_ value: Value, inList list: Int) -> Kleene {
    switch value {
    case .text(let text): return Kleene(names[list].contains(text))
    case .word(let word):
      guard Int(word) < book.symbols.words.count else { return .unknown }
      return Kleene(Folding.isName(book.symbols.words[Int(word)], among: book.lists[list]))
    default: return .unknown
    }
  }
}
