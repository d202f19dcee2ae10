import RuleModel

extension ReferenceScope {
  /// Whether a record's time lies in a window. Windows end at `now` and hold nothing after it.
  func isInside(_ window: Window, _ other: Int) -> ReferenceTruth {
    guard let time = world.time(of: other) else {
      // Of a type without times every record is in every window; one that merely has no time may be
      // in any.
      if world.pack.records[world.records[other].type].time == nil || window == .allTime {
        return .yes
      }
      if case .before = window, other == record { return .no }
      return .unknown
    }
    if time.microseconds > world.now.microseconds { return .no }
    switch window {
    case .allTime: return .yes
    case .this(let unit):
      // Each may be anywhere, where it does not say where it was.
      return agreed(time, nowOfSubject) {
        isSame(unit, world.calendar.day($0), world.calendar.day($1))
      }
    case .last(let span):
      return agreed(time, nowOfSubject) { $0.microseconds > moved($1, by: span, back: true) }
    case .before(let span, let expression):
      if other == record { return .no }
      guard case .time(let moment) = evaluate(expression, in: record) else { return .unknown }
      let isOwnTime = world.time(of: record!)?.microseconds == moment.microseconds
      let isEarlier =
        time.microseconds < moment.microseconds
        || isOwnTime && time.microseconds == moment.microseconds && other < record!
      return agreed(time, moment) {
        $0.microseconds >= moved($1, by: span, back: true) && isEarlier
      }
    case .within(let span, let expression):
      guard case .time(let moment) = evaluate(expression, in: record) else { return .unknown }
      return agreed(time, moment) {
        $0.microseconds >= moved($1, by: span, back: true)
          && $0.microseconds <= moved($1, by: span, back: false)
      }
    }
  }

  private func agreed(
    _ a: Instant, _ b: Instant, _ holds: (Instant, Instant) -> Bool
  ) -> ReferenceTruth {
    var found: Set<Bool> = []
    for x in world.calendar.everywhere(a) {
      for y in world.calendar.everywhere(b) {
        found.insert(holds(x, y))
        if found.count == 2 { return .unknown }
      }
    }
    return ReferenceTruth(found == [true])
  }

  /// `now` as the subject's clock shows it: in the named zone, else in the offset of the subject's
  /// latest record.
  var nowOfSubject: Instant {
    guard world.zone == nil, let latest = world.latestRecord(of: subject) else { return world.now }
    let offset = world.time(of: latest)!.offset
    let now = Instant(microseconds: world.now.microseconds, offset: offset)
    return world.calendar.hasUnknownDay(now) ? world.now : now
  }

  private func isSame(_ unit: Window.CalendarUnit, _ a: CivilDate, _ b: CivilDate) -> Bool {
    let x = WalkedDay(a)
    let y = WalkedDay(b)
    switch unit {
    case .day: return x == y
    case .week: return Int(a.days) - a.walkedWeekday == Int(b.days) - b.walkedWeekday
    case .month: return x.year == y.year && x.month == y.month
    case .year: return x.year == y.year
    }
  }

  private func moved(_ instant: Instant, by span: Window.Span, back: Bool) -> Int64 {
    let sign: Int32 = back ? -1 : 1
    switch span {
    case .seconds(let seconds):
      return instant.microseconds + Int64(sign) * wholeMicroseconds(seconds)
    case .calendar(let period):
      return world.calendar.adding(
        CalendarPeriod(months: sign * period.months, days: sign * period.days), to: instant
      )
      .microseconds
    }
  }
}
