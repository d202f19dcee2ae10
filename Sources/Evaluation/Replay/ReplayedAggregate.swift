import RuleModel

/// One aggregate over one subject's records, at one moment after another: each record is asked once
/// whether it counts, and what has been folded up is kept as long as nothing leaves the window.
final class ReplayedAggregate {
  private struct Asked {
    var fact: Fact?
    var day: Int32
  }

  private let aggregate: CompiledAggregate
  /// The records folded up for good, and those together with the ones that are there for the
  /// moment.
  private let column: Column
  private static let (lasting, whole) = (0, 1)
  /// The contribution of the record at each place of the window once nothing of it lies ahead; nil:
  /// not asked yet.
  private var asked: [Asked?]
  /// Which of them are there only in part.
  private var isOpen: [Bool]
  private let first: Int
  /// Places that are folded up, but for those that were open then; nil: none.
  private var folded: Range<Int>?
  private var leftOut: [Int] = []
  private var days: [ClosedRange<Int32>]?
  private var current = RowValue.unknown
  /// Of the window, and of what is in force.
  private var version = -1
  private var period = -1

  init(_ aggregate: CompiledAggregate, _ window: ReplayedWindow) {
    self.aggregate = aggregate
    first = window.places.lowerBound
    asked = Array(repeating: nil, count: window.places.count)
    isOpen = Array(repeating: false, count: window.places.count)
    column = aggregate.makeColumn()
    column.grow(to: 2)
  }

  func value(_ window: ReplayedWindow, _ frame: FramePointer, _ engine: Engine) -> RowValue {
    let turns = aggregate.inside.readsPeriod ? engine.replay!.period : 0
    if window.version == version, turns == period { return current }
    if turns != period {
      for index in asked.indices { asked[index] = nil }
      folded = nil
    }
    (version, period) = (window.version, turns)
    for record in window.unsettled where record.place >= first {
      isOpen[record.place - first] = true
    }
    defer {
      for record in window.unsettled where record.place >= first {
        isOpen[record.place - first] = false
      }
    }
    fold(window, frame, engine)
    if window.unsettled.isEmpty, window.timeless.isEmpty {
      current = column.value(ReplayedAggregate.lasting..<ReplayedAggregate.lasting + 1)
      return current
    }
    column.reset(ReplayedAggregate.whole)
    column.combine(ReplayedAggregate.whole, with: column, ReplayedAggregate.lasting)
    for record in window.unsettled where engine.isThere(record.entry) {
      foldAlone(record.entry, window.reach, frame, engine)
    }
    for place in window.timeless {
      let entry = engine.index!.entry(at: place)
      if engine.isThere(entry), !window.unsettled.contains(where: { $0.place == place }) {
        foldAlone(entry, window.reach, frame, engine)
      }
    }
    current = column.value(ReplayedAggregate.whole..<ReplayedAggregate.whole + 1)
    return current
  }

  /// Records of which nothing lies ahead.
  private func fold(_ window: ReplayedWindow, _ frame: FramePointer, _ engine: Engine) {
    let (reach, reached) = (window.reach, window.reached)
    if let folded, folded.lowerBound == reached.lowerBound, folded.upperBound <= reached.upperBound,
      reach.days == days
    {
      let waiting = leftOut
      leftOut.removeAll(keepingCapacity: true)
      for place in waiting { fold(place, reach, frame, engine) }
      for place in folded.upperBound..<reached.upperBound { fold(place, reach, frame, engine) }
    } else {
      column.reset(ReplayedAggregate.lasting)
      leftOut.removeAll(keepingCapacity: true)
      for place in reached { fold(place, reach, frame, engine) }
    }
    (folded, days) = (reached, reach.days)
  }

  private func fold(_ place: Int, _ reach: WindowReach, _ frame: FramePointer, _ engine: Engine) {
    if isOpen[place - first] { return leftOut.append(place) }
    if asked[place - first] == nil {
      asked[place - first] = ask(engine.index!.entry(at: place), frame, engine)
    }
    guard let fact = asked[place - first]!.fact else { return }
    if aggregate.hasTimes, let days = reach.days,
      !days.contains(where: { $0.contains(asked[place - first]!.day) })
    {
      return
    }
    column.add(ReplayedAggregate.lasting, fact)
  }

  private func ask(_ entry: Int, _ frame: FramePointer, _ engine: Engine) -> Asked {
    let stored = engine.store.entries[entry]
    return engine.inside(frame, entry) { inner in
      Asked(
        fact: aggregate.fact(inner, inWindow: .yes, time: stored.time, sequence: stored.sequence),
        day: inner.pointee.time.map { engine.calendar.pointee.day(of: $0).days } ?? .min)
    }
  }

  /// A record as it was at the moment.
  private func foldAlone(
    _ entry: Int, _ reach: WindowReach, _ frame: FramePointer, _ engine: Engine
  ) {
    let stored = engine.store.entries[entry]
    let fact: Fact? = engine.inside(frame, entry) { inner in
      if !aggregate.hasTimes {
        return aggregate.fact(inner, inWindow: .yes, time: stored.time, sequence: stored.sequence)
      }
      if let time = inner.pointee.time {
        let inWindow = reach.holds(time, stored.sequence, engine.calendar)
        return aggregate.fact(
          inner, inWindow: inWindow, time: time.microseconds, sequence: stored.sequence)
      }
      let inWindow: Kleene = if case .allTime = aggregate.window { .yes } else { .unknown }
      return aggregate.fact(inner, inWindow: inWindow, time: nil, sequence: stored.sequence)
    }
    if let fact { column.add(ReplayedAggregate.whole, fact) }
  }
}
