import RuleModel

extension Aggregate {
  /// The days that its window reaches at `now`, of which the first may lie in it in part; nil where
  /// it has no beginning, or one that depends on the record in hand.
  /// - Parameter zone: nil: days are those of the clock of `now`.
  public func days(in pack: Pack, now: Instant, zone: Zone?) -> ClosedRange<CivilDate>? {
    var calendar = Calendar(now: now, zone: zone, asOf: nil)
    let today = calendar.today
    switch window {
    case .allTime, .before, .within: return nil
    case .this(let unit):
      return CivilDate(days: StreamWindow.days(unit, around: today).lowerBound)...today
    case .last(let written):
      guard let start = start(length(in: pack, on: today) ?? written, now, &calendar) else {
        return nil
      }
      // The moment itself is no longer in it.
      let first = calendar.day(
        of: Instant(microseconds: start.microseconds + 1, offset: start.offset))
      return min(first, today)...today
    }
  }

  /// A length that is a number of the pack is the one in force on the day.
  private func length(in pack: Pack, on day: CivilDate) -> Window.Span? {
    guard let index = length?.threshold, let value = pack.thresholds[index].value(on: day) else {
      return nil
    }
    return Window.Span(value, pack.thresholds[index].type)
  }

  private func start(
    _ span: Window.Span, _ now: Instant, _ calendar: inout Calendar
  ) -> Instant? {
    switch span {
    case .seconds(let seconds):
      guard let length = MomentArithmetic.microseconds(seconds) else { return nil }
      return Instant(microseconds: now.microseconds - length, offset: now.offset)
    case .calendar(let period):
      return calendar.adding(CalendarPeriod(months: -period.months, days: -period.days), to: now)
    }
  }
}
