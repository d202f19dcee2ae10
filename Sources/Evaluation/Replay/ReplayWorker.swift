import RuleModel

/// Deciding at many moments: about a record once, at the first moment it was there, about a history
/// at each.
extension Worker {
  /// Takes the next record.
  func enter(_ row: RecordRow, _ replay: Replay, _ give: (DecisionView) -> Void) {
    let sequence = engine.sequence
    engine.sequence = sequence + 1
    let plan = compiled.plans[row.record]
    if let share = replay.share, !engine.isOf(share, row, plan) { return }
    let row = engine.onItsClock(engine.reopened(row), plan)
    let frame = engine.incoming
    let entered = plan.inTime.entry(of: row.values)
    var waits = false
    if let moment = replay.entry(of: entered) {
      let at = replay.moments[moment]
      engine.calendar.pointee.turn(to: at)
      engine.calendar.pointee.hasLostPlace = false
      let past = engine.past(row)
      frame.pointee.turn(to: past, timeField: plan.timeField(of: past))
      frame.pointee.sequence = sequence
      frame.pointee.place = row.place
      decide(plan, frame) { give($0.at(at, isUndated: entered == .min)) }
      waits = plan.waits && mustWait(plan, frame)
    }
    guard keepsSubjects else { return }
    let timeField = plan.timeField(of: row.values)
    frame.pointee.turn(to: row.values, timeField: timeField)
    let subject = engine.subject(of: row, plan)
    if let time = frame.pointee.time, engine.calendar.pointee.hasUnknownDay(time) {
      engine.hasUnplacedRecord = true
    }
    let known = plan.inTime.floats(row.values) ? nil : frame.pointee.time?.microseconds
    let time = known ?? (plan.timeFields.isEmpty ? 0 : RecordStore.noTime)
    engine.store.add(
      row, subject: subject, time: time, sequence: sequence, waits: waits, entered: entered)
  }

  /// Decides about records that look around, each at the first moment it was there.
  func lookBack(_ replay: Replay, records: Range<Int>, _ give: (DecisionView) -> Void) {
    let entries = engine.store.entries
    for index in records where entries[index].waits {
      guard let moment = replay.entry(of: engine.store.entered[index]) else { continue }
      let at = replay.moments[moment]
      engine.calendar.pointee.turn(to: at)
      let frame = engine.turn(toEntry: index)
      let plan = compiled.plans[Int(entries[index].type)]
      let isUndated = engine.store.entered[index] == .min
      decideWaiting(plan, frame) { give($0.at(at, isUndated: isUndated)) }
    }
  }

  /// How many records are kept, and how many subjects there are: `lookBack` decides about the
  /// former, `replay` about the latter.
  public var occasions: (records: Int, subjects: Int) {
    (engine.store.entries.count, compiled.decidesHistories ? engine.subjects.count : 0)
  }

  /// Makes the decisions about one subject's history, at every moment from the first at which
  /// something was there.
  /// - Parameters:
  ///   - give: A decision, the place of what decides among all that do, and the moment's number.
  ///   - again: The same is decided once more, at another moment.
  public func replay(
    subject: Int, _ give: (DecisionView, _ place: Int, _ moment: Int) -> Void,
    again: (_ place: Int, _ moment: Int) -> Void
  ) {
    guard let replay = options.replay, let state = engine.replay,
      let first = first(of: subject).flatMap({ replay.first(from: $0) })
    else { return }
    let rules = compiled.historyRules
    let tables = compiled.historyTables
    let windows =
      rules.map { state.windows(of: $0.uses) } + tables.map { state.windows(of: $0.uses) }
    var last = Array(repeating: Last(), count: windows.count)
    state.begin(subject)
    for moment in first..<replay.moments.count {
      state.turn(to: moment, engine)
      let at = replay.moments[moment]
      let frame = engine.turn(toSubject: subject)
      for place in windows.indices {
        if let kinds = windows[place] {
          let version = state.version(of: kinds, frame, engine)
          if version == last[place].version {
            // Nothing that decides has changed since the moment before.
            if last[place].isGiven { again(place, moment) }
            continue
          }
          last[place] = Last(version: version, isGiven: false)
        }
        func note(_ decision: DecisionView) {
          last[place].isGiven = true
          give(decision.at(at), place, moment)
        }
        if place < rules.count {
          decide(rules[place], nil, frame, note)
        } else {
          decide(tables[place - rules.count], nil, frame, note)
        }
      }
    }
  }

  /// The decision at the moment before.
  private struct Last {
    var version = -1
    var isGiven = false
  }

  /// From when on anything of a subject was there.
  private func first(of subject: Int) -> Int64? {
    guard let index = engine.index else { return nil }
    var first: Int64?
    for type in compiled.plans.indices {
      for place in index.places(subject: subject, type: type) {
        first = min(first ?? .max, engine.store.entered[index.entry(at: place)])
      }
    }
    return first
  }
}

extension DecisionView {
  fileprivate func at(_ moment: Instant, isUndated: Bool = false) -> DecisionView {
    var decision = self
    decision.at = moment
    decision.isUndated = isUndated
    return decision
  }
}
