import RuleModel

/// Arithmetic on times, dates and times of day. Durations are numbers of seconds; beside a date, of
/// days.
///
///     time - time, time of day - time of day   seconds
///     date - date                              days
///     time + seconds, time + period            a time, in the offset of the first, or of the run's zone for a period
///     date + period, date + days               a date; the days must be whole, or it is unknown
///     time of day + seconds                    a time of day, through midnight
enum MomentArithmetic {
  static func apply(
    _ sign: ArithmeticOperator, _ a: RowValue, _ b: RowValue, _ calendar: CalendarPointer
  ) -> RowValue {
    switch sign {
    case .plus:
      switch (a, b) {
      case (.number, .time), (.number, .date), (.number, .timeOfDay), (.period, .time),
        (.period, .date):
        add(b, a, calendar)
      default: add(a, b, calendar)
      }
    case .minus:
      switch (a, b) {
      case (.time(let x), .time(let y)): seconds(from: y, to: x)
      case (.date(let x), .date(let y)): .number(Double(Int64(x.days) - Int64(y.days)))
      case (.timeOfDay(let x), .timeOfDay(let y)): Arithmetic.number(Double(x - y) / 1_000_000)
      case (.time, .oneOf), (.oneOf, .time), (.oneOf, .oneOf): seconds(between: a, b)
      default: add(a, Arithmetic.negate(b), calendar)
      }
    default: .unknown
    }
  }

  @inline(__always) static func seconds(from a: Instant, to b: Instant) -> RowValue {
    Arithmetic.number(Double(b.microseconds - a.microseconds) / 1_000_000)
  }

  /// From the latest that `b` can be to the earliest that `a` can be, and the other way round.
  private static func seconds(between a: RowValue, _ b: RowValue) -> RowValue {
    func ends(_ value: RowValue) -> (first: Instant, last: Instant)? {
      if case .time(let time) = value { (time, time) } else { value.timeEnds }
    }
    guard let a = ends(a), let b = ends(b),
      case .number(let low) = seconds(from: b.last, to: a.first),
      case .number(let high) = seconds(from: b.first, to: a.last)
    else { return .unknown }
    return .between(low, high)
  }

  private static func add(_ a: RowValue, _ b: RowValue, _ calendar: CalendarPointer) -> RowValue {
    switch (a, b) {
    case (.time(let time), .number(let seconds)):
      guard let span = microseconds(seconds),
        let moved = Calendar.instant(time.microseconds + span, offset: time.offset)
      else { return .unknown }
      return .time(moved)
    case (.time(let time), .period(let period)):
      return calendar.pointee.adding(period, to: time).map(RowValue.time) ?? .unknown
    case (.date(let date), .period(let period)):
      return Calendar.adding(period, to: date).map(RowValue.date) ?? .unknown
    case (.date(let date), .number(let days)):
      guard days == days.rounded(), days.magnitude < 4_000_000 else { return .unknown }
      return Calendar.adding(CalendarPeriod(days: Int32(days)), to: date).map(RowValue.date)
        ?? .unknown
    case (.timeOfDay(let time), .number(let seconds)):
      guard let span = microseconds(seconds) else { return .unknown }
      let moved = (time + span % microsecondsPerDay) % microsecondsPerDay
      return .timeOfDay(moved < 0 ? moved + microsecondsPerDay : moved)
    case (.period(let x), .period(let y)):
      let (months, overflow) = x.months.addingReportingOverflow(y.months)
      let (days, tooFar) = x.days.addingReportingOverflow(y.days)
      return overflow || tooFar ? .unknown : .period(CalendarPeriod(months: months, days: days))
    default: return .unknown
    }
  }

  /// Nil for spans beyond ten thousand years, which lead outside all times.
  static func microseconds(_ seconds: Double) -> Int64? {
    seconds.magnitude < 3.2e11 ? Int64((seconds * 1_000_000).rounded()) : nil
  }

  /// The unit that `whole years from a to b` and its like count.
  enum WholeUnit { case years, months, days }

  /// Whole calendar units from one moment to another: the most that can be added to `a` without
  /// passing `b`; negative where `b` is the earlier. Whoever was born on 29 February is a year older
  /// on 1 March, though: an age is reached a day late rather than a day early (as by section 9 of the
  /// Family Law Reform Act 1969; New Zealand takes 28 February).
  static func whole(
    _ unit: WholeUnit, from a: RowValue, to b: RowValue, _ calendar: CalendarPointer
  ) -> RowValue {
    if let absent = Arithmetic.absent(a, b) { return absent }
    if let result = a.atBothEnds({ whole(unit, from: $0, to: b, calendar) })
      ?? b.atBothEnds({ whole(unit, from: a, to: $0, calendar) })
    {
      return result
    }
    switch (a, b) {
    case (.time(let x), _) where calendar.pointee.hasUnknownDay(x):
      return calendar.pointee.onEveryClock(x) { whole(unit, from: .time($0), to: b, calendar) }
    case (.date, .time(let y)) where calendar.pointee.hasUnknownDay(y):
      return calendar.pointee.onEveryClock(y) { whole(unit, from: a, to: .time($0), calendar) }
    case (.time(let x), .time(let y)):
      // Both on the clock of `a`: the zone's, or the offset `a` was written in.
      let inA = Instant(microseconds: y.microseconds, offset: x.offset)
      return settle(
        unit, estimate(unit, calendar.pointee.day(of: x), calendar.pointee.day(of: inA)),
        isForward: y.microseconds >= x.microseconds
      ) { period in
        let period = reaching(unit, period, from: calendar.pointee.day(of: x))
        return calendar.pointee.adding(period, to: x).map {
          $0.microseconds == y.microseconds ? 0 : $0.microseconds < y.microseconds ? -1 : 1
        }
      }
    case (.date(let x), .date(let y)):
      return settle(unit, estimate(unit, x, y), isForward: y >= x) { period in
        Calendar.adding(reaching(unit, period, from: x), to: x).map {
          $0 == y ? 0 : $0 < y ? -1 : 1
        }
      }
    case (.time(let x), .date):
      return whole(unit, from: .date(calendar.pointee.day(of: x)), to: b, calendar)
    case (.date, .time(let y)):
      return whole(unit, from: a, to: .date(calendar.pointee.day(of: y)), calendar)
    default: return .unknown
    }
  }

  /// Of years with a day more where adding them had to fall back to 28 February.
  private static func reaching(
    _ unit: WholeUnit, _ period: CalendarPeriod, from day: CivilDate
  ) -> CalendarPeriod {
    guard unit == .years, period.months > 0, let end = Calendar.adding(period, to: day),
      end.parts.day < day.parts.day
    else {
      return period
    }
    return CalendarPeriod(months: period.months, days: 1)
  }

  private static func estimate(_ unit: WholeUnit, _ a: CivilDate, _ b: CivilDate) -> Int {
    let (x, y) = (a.parts, b.parts)
    switch unit {
    case .years: return y.year - x.year
    case .months: return (y.year - x.year) * 12 + y.month - x.month
    case .days: return Int(b.days) - Int(a.days)
    }
  }

  private static func period(_ unit: WholeUnit, _ count: Int) -> CalendarPeriod {
    switch unit {
    case .years: CalendarPeriod(months: Int32(clamping: count * 12))
    case .months: CalendarPeriod(months: Int32(clamping: count))
    case .days: CalendarPeriod(days: Int32(clamping: count))
    }
  }

  /// The count of largest size that does not pass: the estimate, or one or two less. `order` says
  /// on which side of the goal a period leads.
  private static func settle(
    _ unit: WholeUnit, _ estimate: Int, isForward: Bool, order: (CalendarPeriod) -> Int?
  ) -> RowValue {
    var count = isForward ? max(estimate, 0) : min(estimate, 0)
    for _ in 0..<3 where count != 0 {
      if let side = order(period(unit, count)), isForward ? side <= 0 : side >= 0 { break }
      count -= count.signum()
    }
    return .number(Double(count))
  }
}
