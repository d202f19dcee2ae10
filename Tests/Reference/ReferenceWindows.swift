import RuleModel

extension ReferenceScope {
  /// Whether a record's time lies in a window. Windows end at `now` and hold nothing after it.
  func isInside(_ window: Window, _ other: Int) -> ReferenceTruth {
    guard let time = world.time(of: other) else {
      // Of a type without times every record is in every window; one that merely has no time may be in any.
      if world.pack.records[world.records[other].type].time == nil || window == .allTime { return .yes }
      if case .before = window, other == record { return .no }
      return .unknown
    }
    if time.microseconds > world.now.microseconds { return .no }
    switch window {
    case .allTime: return .yes
    case .this(let unit):
      if time.isNowhere {
        // On a clock that nobody can tell, from 12 hours behind UTC to 14 ahead of it.
        let sides = [-720, 840].map { offset in
          isSame(unit, WallClock(time.microseconds, offset: offset).date, world.calendar.day(nowOfSubject))
        }
        let between = WallClock(time.microseconds, offset: 60).date
        let isIn = isSame(unit, between, world.calendar.day(nowOfSubject))
        return sides == [true, true] ? .yes : sides.contains(true) || isIn ? .unknown : .no
      }
      return ReferenceTruth(isSame(unit, world.calendar.day(time), world.calendar.day(nowOfSubject)))
    case .last(let span):
      return ReferenceTruth(time.microseconds > moved(nowOfSubject, by: span, back: true))
    case .before(let span, let expression):
      if other == record { return .no }
      guard case .time(let moment) = evaluate(expression, in: record) else { return .unknown }
      let isLost = moment.isNowhere && isOfCalendar(span)
      let isOwnTime = world.time(of: record!)?.microseconds == moment.microseconds
      let isEarlier =
        time.microseconds < moment.microseconds
        || isOwnTime && time.microseconds == moment.microseconds && other < record!
      if isLost { return isEarlier ? .unknown : .no }
      return ReferenceTruth(time.microseconds >= moved(moment, by: span, back: true) && isEarlier)
    case .within(let span, let expression):
      guard case .time(let moment) = evaluate(expression, in: record) else { return .unknown }
      if moment.isNowhere, isOfCalendar(span) { return .unknown }
      return ReferenceTruth(
        time.microseconds >= moved(moment, by: span, back: true)
          && time.microseconds <= moved(moment, by: span, back: false))
    }
  }

  /// `now` as the subject's clock shows it: in the named zone, else in the offset of the subject's latest record.
  private var nowOfSubject: Instant {
    guard world.zone == nil, let latest = world.latestRecord(of: subject) else { return world.now }
    let offset = world.time(of: latest)!.offset
    let now = Instant(microseconds: world.now.microseconds, offset: offset)
    return now.isNowhere ? world.now : now
  }

  private func isOfCalendar(_ span: Window.Span) -> Bool { if case .calendar = span { true } else { false } }

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
    case .seconds(let seconds): return instant.microseconds + Int64(sign) * wholeMicroseconds(seconds)
    case .calendar(let period):
      return world.calendar.adding(CalendarPeriod(months: sign * period.months, days: sign * period.days), to: instant)
        .microseconds
    }
  }
}
