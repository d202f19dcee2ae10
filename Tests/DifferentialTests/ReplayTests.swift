import Evaluation
import ReferenceEvaluator
import RuleModel
import Testing

/// A replay against its plain meaning: one run for each moment over what of the log was there then.
@Suite struct ReplayTests {
  @Test func aReplayIsOneRunForEachMoment() throws {
    var compared = 0
    // Each makes a run for each of up to two hundred moments.
    for seed in DifferentialTests.seeds {
      let replayed = try ReplayedCase(seed: seed)
      let slow = replayed.oneRunForEachMoment()
      compared += slow.count
      for places in [[], [replayed.generated.world.records.count / 2]] {
        let fast = replayed.replayed(splitAt: places)
        if slow == fast { continue }
        let missing = slow.filter { fast[$0.key] != $0.value }.keys
        let extra = fast.filter { slow[$0.key] != $0.value }.keys
        Issue.record(
          "seed \(seed), split at \(places)\n  only one run for each moment: \(missing.prefix(3).map { "\($0)" })\n  only the replay: \(extra.prefix(3).map { "\($0)" })\n\(CaseText.text(replayed.generated))"
        )
        return
      }
    }
    #expect(compared > 500)
  }

  @Test(arguments: [
    (Replay.Unit.day, "2026-03-28", "2026-03-30", 3), (.week, "2026-03-01", "2026-03-31", 5),
    (.week, "2026-03-02", "2026-03-07", 0), (.month, "2026-01-15", "2026-03-30", 2),
    (.month, "2024-02-29", "2024-02-29", 1), (.day, "2026-03-02", "2026-03-01", 0),
    (.day, "2000-01-01", "2026-01-01", 0),
  ])
  func momentsAreTheEnds(_ unit: Replay.Unit, _ from: String, _ to: String, _ count: Int) throws {
    let (first, last) = (try #require(MomentText.date(from)), try #require(MomentText.date(to)))
    let zone = try LogGenerator.skippingMidnight.fast
    let replay = Replay(every: unit, from: first, to: last, zone: zone)
    #expect((replay?.moments.count ?? 0) == count)
    for moment in replay?.moments ?? [] {
      // A microsecond later is another day.
      let local =
        moment.microseconds + Int64(zone.offset(atSeconds: moment.microseconds / 1_000_000))
        * 1_000_000
      let next =
        moment.microseconds + 1 + Int64(
          zone.offset(atSeconds: (moment.microseconds + 1) / 1_000_000)) * 1_000_000
      #expect(local / microsecondsPerDay + 1 == next / microsecondsPerDay)
    }
  }

  @Test func aMomentIsWrittenInItsZone() throws {
    let day = try #require(MomentText.date("2026-03-20"))
    let replay = Replay(every: .day, from: day, to: day, zone: try LogGenerator.changing.fast)
    #expect(
      replay.map { $0.moments.map { MomentText.text($0) } } == ["2026-03-20T23:59:59.999999-04:00"])
  }
}

private struct ReplayedCase {
  var generated: GeneratedCase
  let replay: Replay
  let options: EvaluationOptions
  let book: CompiledPack
  let plain: CompiledPack

  init(seed: UInt64) throws {
    generated = GeneratedCase(seed: seed)
    var chance = Chance(seed: seed &+ 77)
    for type in generated.world.pack.records.indices {
      // What a record said of its clock is known at any moment; a run of that moment could not read
      // it.
      if case .offset = generated.world.pack.records[type].clock {
        generated.world.pack.records[type].clock = nil
      }
      let record = generated.world.pack.records[type]
      let times = record.fields.indices.filter {
        record.fields[$0].type == .time && !record.times.contains($0)
      }
      if !times.isEmpty, chance.once(in: 2) {
        generated.world.pack.records[type].recorded = chance.pick(times)
      }
      for field in record.fields.indices
      where record.fields[field].type == .time && record.fields[field].defaultValue == nil
        && chance.once(in: 4)
      {
        generated.world.pack.records[type].fields[field].meansNow = true
        for place in generated.world.records.indices
        where generated.world.records[place].type == type && chance.once(in: 3) {
          generated.world.records[place].fields[field] = .missing
        }
      }
    }
    let world = generated.world
    let today = Int32(world.now.microseconds / microsecondsPerDay)
    let zone = try world.zone?.fast
    let unit = chance.pick(Replay.Unit.allCases)
    let reach = unit == .month ? 200 : 45
    replay = Replay(
      every: unit, from: CivilDate(days: today - Int32(chance.upTo(reach))),
      to: CivilDate(days: today + 33),
      zone: zone)!
    var options = EvaluationOptions(
      now: replay.moments.last!, zone: zone, asOf: world.asOf, all: chance.once(in: 2))
    options.replay = replay
    self.options = options
    book = CompiledPack(world.pack, replays: true)
    plain = CompiledPack(world.pack)
  }

  // MARK: As it is meant

  private func time(_ field: ReferenceField?) -> Int64? {
    if case .value(.time(let time)) = field { time.microseconds } else { nil }
  }

  /// Nil: it was always there, for it says no time, or the time of whoever asks.
  private func entry(_ record: ReferenceRecord) -> Int64? {
    let type = generated.world.pack.records[record.type]
    if let recorded = type.recorded, let time = time(given(record, recorded)) { return time }
    for field in type.times {
      if let time = time(given(record, field)) { return time }
      if type.fields[field].meansNow, isMissing(record, field) { return nil }
    }
    return nil
  }

  private func isMissing(_ record: ReferenceRecord, _ field: Int) -> Bool {
    switch record.fields[field] {
    case .missing, nil: true
    case .bad, .value: false
    }
  }

  /// With what a missing value means.
  private func given(_ record: ReferenceRecord, _ field: Int) -> ReferenceField? {
    if !isMissing(record, field) { return record.fields[field] }
    return generated.world.pack.records[record.type].fields[field].defaultValue.map {
      .value(ReferenceValue($0))
    }
  }

  /// A record as it was at a moment; nil: it was not there.
  private func past(_ record: ReferenceRecord, _ moment: Instant) -> ReferenceRecord? {
    let now = moment.microseconds
    if let entry = entry(record), entry > now { return nil }
    let type = generated.world.pack.records[record.type]
    var past = record
    for (index, field) in type.fields.enumerated() {
      switch past.fields[index] {
      case .value(.time(let time)) where time.microseconds > now: past.fields[index] = .missing
      case .value(.list(let elements, let open)) where field.type == .list(.time):
        past.fields[index] = .value(
          .list(
            elements.filter {
              if case .time(let time) = $0 { time.microseconds <= now } else { true }
            }, open: open)
        )
      default: break
      }
      if field.meansNow, isMissing(past, index) { past.fields[index] = .value(.time(moment)) }
    }
    // Not before it has its time; one whose time cannot be read never will, and is decided about
    // all the same.
    let willHaveTime = type.times.contains { time(given(record, $0)) != nil }
    if !type.mayLackTime, willHaveTime,
      !type.times.contains(where: { time(given(past, $0)) != nil })
    {
      return nil
    }
    return past
  }

  func oneRunForEachMoment() -> [DecisionCopy: Int] {
    var found: [DecisionCopy: Int] = [:]
    var decided: Set<Int> = []
    for (number, moment) in replay.moments.enumerated() {
      var run = options
      run.replay = nil
      run.now = moment
      let worker = Worker(plain, options: run)
      var places: [Int] = []
      let memory = RowMemory(symbols: plain.symbols)
      func take(_ view: DecisionView) {
        var decision = DecisionCopy(view)
        decision.at = moment
        if let sequence = decision.sequence {
          guard !decided.contains(places[sequence]) else { return }
          decision.sequence = places[sequence]
          // What entered before the replay began is not decided about.
          if number == 0, let entry = first(places[sequence]), entry <= replay.start { return }
        }
        found[decision, default: 0] += 1
      }
      for (place, record) in generated.world.records.enumerated() {
        guard let past = past(record, moment) else { continue }
        places.append(place)
        worker.evaluate(memory.row(past, of: generated.world.pack), take)
      }
      worker.finish(take)
      decided.formUnion(places)
    }
    return found
  }

  /// When a record was first there.
  private func first(_ place: Int) -> Int64? {
    let record = generated.world.records[place]
    let type = generated.world.pack.records[record.type]
    guard let entry = entry(record) else { return nil }
    if type.mayLackTime
      || type.times.contains(where: { type.fields[$0].meansNow && record.fields[$0] != .bad })
    {
      return entry
    }
    return max(entry, type.times.compactMap { time(given(record, $0)) }.min() ?? entry)
  }

  // MARK: In one go

  func replayed(splitAt places: [Int]) -> [DecisionCopy: Int] {
    var found: [DecisionCopy: Int] = [:]
    var workers: [Worker] = []
    let records = generated.world.records
    let starts = [0] + places
    for (number, start) in starts.enumerated() {
      let worker = Worker(book, options: options)
      for record in records[
        start..<(number + 1 < starts.count ? starts[number + 1] : records.count)]
      {
        let memory = RowMemory(symbols: book.symbols)
        worker.evaluate(memory.row(record, of: generated.world.pack)) { view in
          var decision = DecisionCopy(view)
          decision.sequence = decision.sequence.map { $0 + start }
          found[decision, default: 0] += 1
        }
        withExtendedLifetime(memory) {}
      }
      workers.append(worker)
    }
    for worker in workers.dropFirst() { workers[0].merge(worker) }
    _ = workers[0].settle()
    let occasions = workers[0].occasions
    let other = workers[0].sharing()
    let middle = occasions.records / 2
    workers[0].lookBack(0..<middle) { found[DecisionCopy($0), default: 0] += 1 }
    other.lookBack(middle..<occasions.records) { found[DecisionCopy($0), default: 0] += 1 }
    for subject in 0..<occasions.subjects {
      var last: [Int: DecisionCopy] = [:]
      (subject % 2 == 0 ? workers[0] : other).replay(subject: subject) { view, place, _ in
        let decision = DecisionCopy(view)
        last[place] = decision
        found[decision, default: 0] += 1
      } again: { place, moment in
        var decision = last[place]!
        decision.at = replay.moments[moment]
        found[decision, default: 0] += 1
      }
    }
    return found
  }
}
