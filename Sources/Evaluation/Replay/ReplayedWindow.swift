import RuleModel

/// Which of one subject's records a window reaches, at one moment after another: what rests on
/// nothing else is the same as long as `version` is.
final class ReplayedWindow {
  /// Windows that reach the same records of every subject at every moment.
  struct Kind: Hashable {
    let record: Int
    let window: Window
    /// Windows around a moment of the decision differ from decision to decision.
    init?(_ aggregate: CompiledAggregate) {
      switch aggregate.window {
      case .allTime, .this, .last: (record, window) = (aggregate.record, aggregate.window)
      case .before, .within: return nil
      }
    }
  }

  /// Of the records that are there whole, those that it reaches, by their places in the index.
  private(set) var reached: Range<Int>
  /// Records that have no time.
  let timeless: Range<Int>
  /// Those that are there in part, or are still to come.
  private(set) var unsettled: [IrregularRecord] = []
  private(set) var reach: WindowReach
  /// Counts how often what it reaches may have changed.
  private(set) var version = 0
  private(set) var moment = Int64.min

  /// Of all its records that have a time.
  let places: Range<Int>
  private let hasTimes: Bool
  /// Which of several fields says a record's time, or what `= now` means, changes as time passes.
  private let timesMove: Bool
  private let irregular: [IrregularRecord]
  /// How many of the times of the irregular records have passed.
  private var passed = -1

  init(_ aggregate: CompiledAggregate, _ reach: WindowReach, subject: Int, _ engine: Engine) {
    let index = engine.index!
    let all = index.places(subject: subject, type: aggregate.record)
    hasTimes = aggregate.hasTimes
    timeless =
      hasTimes
      ? index.timeless(subject: subject, type: aggregate.record) : all.lowerBound..<all.lowerBound
    places = timeless.upperBound..<all.upperBound
    reached = hasTimes ? places.lowerBound..<places.lowerBound : places
    let plan = engine.compiled.plans[aggregate.record]
    timesMove = plan.timeFields.count > 1 || plan.inTime.meansNow
    irregular = engine.replay!.irregular(subject, aggregate.record, engine)
    self.reach = reach
  }

  /// Goes to a moment.
  func turn(to now: Int64, _ reach: WindowReach, _ index: StoreIndex) {
    moment = now
    var hasChanged = passed < 0 || self.reach.days != reach.days || !reach.isExact
    self.reach = reach
    if hasTimes {
      let range = range(reach, index)
      hasChanged = hasChanged || range != reached
      reached = range
    }
    var passed = 0
    if !irregular.isEmpty {
      let wasOpen = timesMove && !unsettled.isEmpty
      unsettled = irregular.filter { $0.from <= now && now < $0.until }
      for record in irregular { passed += record.passed(now) }
      hasChanged = hasChanged || wasOpen || timesMove && !unsettled.isEmpty
    }
    if hasChanged || passed != self.passed { version += 1 }
    self.passed = passed
  }

  /// Moves the ends to where they are now: most are where they were, or a little later.
  private func range(_ reach: WindowReach, _ index: StoreIndex) -> Range<Int> {
    var from = max(reach.from, RecordStore.noTime + 1)
    // A local day begins at most a day before that of the zones' middle.
    if let first = reach.days?.first {
      from = max(from, (Int64(first.lowerBound) - 1) * microsecondsPerDay)
    }
    var (low, high) = (reached.lowerBound, reached.upperBound)
    while low < places.upperBound, index.time(at: low) < from { low += 1 }
    while low > places.lowerBound, index.time(at: low - 1) >= from { low -= 1 }
    while high < places.upperBound, index.isBefore(high, reach.until) { high += 1 }
    while high > places.lowerBound, !index.isBefore(high - 1, reach.until) { high -= 1 }
    return low..<max(low, high)
  }
}

/// From when until when a record is there only in part: before something of it that lies ahead.
struct IrregularRecord {
  let entry: Int
  /// In the index; negative where nobody asks for it.
  private(set) var place = -1
  let from: Int64
  let until: Int64
  /// When something of it changes.
  private var times: [Int64] = []

  init(_ entry: Int, _ engine: Engine) {
    self.entry = entry
    let stored = engine.store.entries[entry]
    let row = engine.replay!.wholeRow(entry, engine)
    let entered = engine.store.entered[entry]
    from = min(entered, stored.time)
    let inTime = engine.compiled.plans[Int(stored.type)].inTime
    until = inTime.isOpen(row) ? .max : max(entered, stored.time, inTime.rest(of: row)) + 1
  }

  /// With its place, and all the times at which something of it changes.
  func whole(at place: Int, _ engine: Engine) -> IrregularRecord {
    var whole = self
    whole.place = place
    let stored = engine.store.entries[entry]
    let row = engine.replay!.wholeRow(entry, engine)
    whole.times =
      [engine.store.entered[entry], stored.time]
      + engine.compiled.plans[Int(stored.type)].inTime.all(of: row)
    return whole
  }

  /// The number of them behind a moment; one at that moment counts half, since `<` and `<=` differ
  /// there.
  func passed(_ now: Int64) -> Int { times.reduce(0) { $0 + ($1 < now ? 2 : $1 == now ? 1 : 0) } }
}
