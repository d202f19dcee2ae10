import RuleModel

/// One aggregate over one subject's records, at one moment after another: each record is asked once whether it counts,
/// and what has been folded up is kept as long as nothing leaves the window.
final class ReplayedAggregate {
  private struct Asked {
    var fact: Fact?
    var day: Int32
  }

  private let aggregate: CompiledAggregate
  private let column: Column
  /// What the record at each place of the window adds once nothing of it lies ahead; nil: not asked yet.
  private var asked: [Asked?]
  private let first: Int
  /// Places that are folded up; nil: some of them only in part, or for a moment.
  private var folded: Range<Int>?
  private var days: ClosedRange<Int32>?
  private var current = Value.unknown
  /// Of the window, and of what is in force.
  private var version = -1
  private var period = -1

  init(_ aggregate: CompiledAggregate, _ window: ReplayedWindow) {
    self.aggregate = aggregate
    first = window.places.lowerBound
    asked = Array(repeating: nil, count: window.places.count)
    column = aggregate.makeColumn()
    column.grow(to: 1)
  }

  func value(_ window: ReplayedWindow, _ frame: FramePointer, _ engine: Engine) -> Value {
    let turns = aggregate.readsPeriod ? engine.replay!.period : 0
    if window.version == version, turns == period { return current }
    if turns != period {
      for index in asked.indices { asked[index] = nil }
      folded = nil
    }
    (version, period) = (window.version, turns)
    let (reach, reached, unsettled) = (window.reach, window.reached, window.unsettled)
    if unsettled.isEmpty, window.timeless.isEmpty {
      if let folded, folded.lowerBound == reached.lowerBound, folded.upperBound <= reached.upperBound,
        reach.days == days
      {
        fold(folded.upperBound..<reached.upperBound, reach, frame, engine, without: [])
      } else {
        column.reset(0)
        fold(reached, reach, frame, engine, without: [])
      }
      (folded, days) = (reached, reach.days)
    } else {
      column.reset(0)
      folded = nil
      let open = Set(unsettled.map(\.entry))
      fold(reached, reach, frame, engine, without: open)
      for record in unsettled where engine.isThere(record.entry) { foldAlone(record.entry, reach, frame, engine) }
      for place in window.timeless {
        let entry = engine.index!.entry(at: place)
        if engine.isThere(entry), !open.contains(entry) { foldAlone(entry, reach, frame, engine) }
      }
    }
    current = column.value(0..<1)
    return current
  }

  /// Records of which nothing lies ahead, in order of time.
  private func fold(
    _ range: Range<Int>, _ reach: WindowReach, _ frame: FramePointer, _ engine: Engine, without: Set<Int>
  ) {
    let index = engine.index!
    for place in range {
      let entry = index.entry(at: place)
      if !without.isEmpty, without.contains(entry) { continue }
      if asked[place - first] == nil { asked[place - first] = ask(entry, frame, engine) }
      guard let fact = asked[place - first]!.fact else { continue }
      if aggregate.hasTimes, let days = reach.days, !days.contains(asked[place - first]!.day) { continue }
      column.add(0, fact)
    }
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
  private func foldAlone(_ entry: Int, _ reach: WindowReach, _ frame: FramePointer, _ engine: Engine) {
    let stored = engine.store.entries[entry]
    let fact: Fact? = engine.inside(frame, entry) { inner in
      if !aggregate.hasTimes {
        return aggregate.fact(inner, inWindow: .yes, time: stored.time, sequence: stored.sequence)
      }
      if let time = inner.pointee.time {
        guard reach.holds(time, stored.sequence, engine.calendar) else { return nil }
        return aggregate.fact(inner, inWindow: .yes, time: time.microseconds, sequence: stored.sequence)
      }
      let inWindow: Kleene = if case .allTime = aggregate.window { .yes } else { .unknown }
      return aggregate.fact(inner, inWindow: inWindow, time: nil, sequence: stored.sequence)
    }
    if let fact { column.add(0, fact) }
  }
}
