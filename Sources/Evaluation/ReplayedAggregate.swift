import RuleModel

/// One aggregate over one subject's records, at one moment after another: each record is asked once whether it counts,
/// and what has been folded up is kept as long as nothing leaves the window.
final class ReplayedAggregate {
  private struct Asked {
    var fact: Fact?
    var day: Int32
  }

  private let aggregate: CompiledAggregate
  private let subject: Int
  private let places: Range<Int>
  private let timeless: Range<Int>
  private let irregular: [IrregularRecord]
  private let column: Column
  /// What the record at each place adds once nothing of it lies ahead; nil: not asked yet.
  private var asked: [Asked?]
  /// Places that are folded up; nil: some of them only in part, or for a moment.
  private var folded: Range<Int>?
  private var days: ClosedRange<Int32>?
  private var current = Value.unknown
  private var moment = Int64.min
  /// Counts how often the value may have changed.
  private(set) var version = 0

  init(_ aggregate: CompiledAggregate, subject: Int, _ engine: Engine) {
    self.aggregate = aggregate
    self.subject = subject
    let index = engine.index!
    let all = index.places(subject: subject, type: aggregate.record)
    timeless = index.timeless(subject: subject, type: aggregate.record)
    places = timeless.upperBound..<all.upperBound
    irregular = engine.replay!.irregular(subject, aggregate.record, engine)
    column = aggregate.makeColumn()
    column.grow(to: 1)
    asked = Array(repeating: nil, count: places.count)
  }

  func value(_ frame: FramePointer, _ engine: Engine) -> Value {
    let now = engine.calendar.pointee.now.microseconds
    if now == moment { return current }
    moment = now
    let reach = Reach(aggregate, frame, engine.calendar, offset: engine.offset(of: subject))
    let index = engine.index!
    var from = max(reach.from, RecordStore.noTime + 1)
    // A local day begins at most a day before that of the zones' middle.
    if let days = reach.days { from = max(from, (Int64(days.lowerBound) - 1) * microsecondsPerDay) }
    let reached = index.range(subject: subject, type: aggregate.record, from: from, until: reach.until)
    let unsettled = irregular.filter { $0.from <= now && now < $0.until }
    if unsettled.isEmpty, timeless.isEmpty {
      if let folded, folded.lowerBound == reached.lowerBound, reach.days == days {
        if folded == reached { return current }
        fold(folded.upperBound..<reached.upperBound, reach, frame, engine, without: [])
      } else {
        column.reset(0)
        fold(reached, reach, frame, engine, without: [])
      }
      (folded, days) = (reached, reach.days)
    } else {
      column.reset(0)
      folded = nil
      fold(reached, reach, frame, engine, without: Set(unsettled.map(\.entry)))
      for record in unsettled where engine.isThere(record.entry) {
        foldAlone(record.entry, reach, frame, engine)
      }
      for place in timeless {
        let entry = index.entry(at: place)
        if engine.isThere(entry), !unsettled.contains(where: { $0.entry == entry }) {
          foldAlone(entry, reach, frame, engine)
        }
      }
    }
    version += 1
    current = column.value(0..<1)
    return current
  }

  /// Records of which nothing lies ahead, in order of time.
  private func fold(
    _ range: Range<Int>, _ reach: Reach, _ frame: FramePointer, _ engine: Engine, without: Set<Int>
  ) {
    let index = engine.index!
    for place in range {
      let entry = index.entry(at: place)
      if !without.isEmpty, without.contains(entry) { continue }
      let offset = place - places.lowerBound
      if asked[offset] == nil { asked[offset] = ask(entry, frame, engine) }
      guard let fact = asked[offset]!.fact else { continue }
      if let days = reach.days, !days.contains(asked[offset]!.day) { continue }
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
  private func foldAlone(_ entry: Int, _ reach: Reach, _ frame: FramePointer, _ engine: Engine) {
    let sequence = engine.store.entries[entry].sequence
    let fact: Fact? = engine.inside(frame, entry) { inner in
      if let time = inner.pointee.time {
        guard reach.holds(time, engine.calendar) else { return nil }
        return aggregate.fact(inner, inWindow: .yes, time: time.microseconds, sequence: sequence)
      }
      let inWindow: Kleene = if case .allTime = aggregate.window { .yes } else { .unknown }
      return aggregate.fact(inner, inWindow: inWindow, time: nil, sequence: sequence)
    }
    if let fact { column.add(0, fact) }
  }
}
