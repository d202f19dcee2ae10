import RuleModel

/// A function of one number that never turns back: its value at both ends.
func numeric(_ value: ReferenceValue, _ function: (Double) -> Double) -> ReferenceValue {
  if value == .missing { return .missing }
  guard let ends = value.ends else { return .unknown }
  let a = function(ends.low)
  let b = function(ends.high)
  guard a.isFinite, b.isFinite else { return .unknown }
  return .between(min(a, b), max(a, b))
}

func negated(_ value: ReferenceValue) -> ReferenceValue {
  if case .period(let period) = value {
    return .period(CalendarPeriod(months: -period.months, days: -period.days))
  }
  return numeric(value) { -$0 }
}

func arithmetic(
  _ sign: ArithmeticOperator, _ a: ReferenceValue, _ b: ReferenceValue,
  _ calendar: ReferenceCalendar
) -> ReferenceValue {
  if a == .missing || b == .missing { return .missing }
  if let x = a.ends, let y = b.ends { return ofNumbers(sign, x, y) }
  // The moment is the same wherever it is, or it is not known; where it is is not known in any
  // case.
  func everywhere(_ time: Instant, _ value: (Instant) -> ReferenceValue) -> ReferenceValue {
    let moment = calendar.agreed(time) { place -> Int64? in
      if case .time(let moved) = value(place) { moved.microseconds } else { nil }
    }
    guard let moment = moment ?? nil else { return .unknown }
    return .time(Instant(microseconds: moment, offset: time.offset))
  }
  switch (sign, a, b) {
  case (.minus, .time(let x), .time(let y)):
    return .number(decimal(Double(x.microseconds - y.microseconds) / 1_000_000))
  case (.minus, .date(let x), .date(let y)): return .number(Double(x.days - y.days))
  case (.minus, .timeOfDay(let x), .timeOfDay(let y)):
    return .number(decimal(Double(x - y) / 1_000_000))
  case (.plus, .period(let x), .period(let y)):
    return .period(CalendarPeriod(months: x.months + y.months, days: x.days + y.days))
  case (_, .time(let time), .period) where calendar.hasUnknownDay(time):
    return everywhere(time) { arithmetic(sign, .time($0), b, calendar) }
  case (_, .period, .time(let time)) where calendar.hasUnknownDay(time):
    return everywhere(time) { arithmetic(sign, a, .time($0), calendar) }
  case (.plus, .time(let time), .period(let period)), (.plus, .period(let period), .time(let time)):
    return existing(calendar.adding(period, to: time))
  case (.minus, .time(let time), .period(let period)):
    return existing(
      calendar.adding(CalendarPeriod(months: -period.months, days: -period.days), to: time))
  case (.plus, .date(let date), .period(let period)), (.plus, .period(let period), .date(let date)):
    return existing(date.walked(by: period))
  case (.minus, .date(let date), .period(let period)):
    return existing(date.walked(by: CalendarPeriod(months: -period.months, days: -period.days)))
  // A number beside a date is of days, one beside a time of seconds.
  case (.plus, .date(let date), .number(let days)): return later(date, by: days)
  case (.minus, .date(let date), .number(let days)): return later(date, by: -days)
  case (.plus, .timeOfDay(let time), .number(let seconds)): return later(time, by: seconds)
  case (.minus, .timeOfDay(let time), .number(let seconds)): return later(time, by: -seconds)
  case (.plus, .time(let time), .number(let seconds)),
    (.plus, .number(let seconds), .time(let time)):
    return later(time, by: seconds)
  case (.minus, .time(let time), .number(let seconds)):
    return later(time, by: -seconds)
  default: return .unknown
  }
}

private func later(_ time: Instant, by seconds: Double) -> ReferenceValue {
  guard abs(seconds) < 1e12 else { return .unknown }
  return existing(
    Instant(microseconds: time.microseconds + wholeMicroseconds(seconds), offset: time.offset))
}

private func later(_ date: CivilDate, by days: Double) -> ReferenceValue {
  // Half a day later is no date.
  abs(days) < 1e7 && days == days.rounded()
    ? existing(CivilDate(days: date.days + Int32(days))) : .unknown
}

/// Through midnight: 23:00 and two hours are 01:00.
private func later(_ time: Int64, by seconds: Double) -> ReferenceValue {
  guard abs(seconds) < 1e12 else { return .unknown }
  let sum = (time + wholeMicroseconds(seconds)) % microsecondsPerDay
  return .timeOfDay(sum < 0 ? sum + microsecondsPerDay : sum)
}

/// A time before year 1 or after year 9999 is none.
private func existing(_ time: Instant) -> ReferenceValue {
  Instant.range.contains(time.microseconds) ? .time(time) : .unknown
}

private func existing(_ date: CivilDate) -> ReferenceValue {
  Instant.range.contains(Int64(date.days) * microsecondsPerDay) ? .date(date) : .unknown
}

func wholeMicroseconds(_ seconds: Double) -> Int64 { Int64((seconds * 1_000_000).rounded()) }

private func ofNumbers(
  _ sign: ArithmeticOperator, _ x: (low: Double, high: Double), _ y: (low: Double, high: Double)
) -> ReferenceValue {
  if sign == .divided, y.low <= 0, y.high >= 0 { return .unknown }
  var corners: [Double] = []
  for a in [x.low, x.high] {
    for b in [y.low, y.high] {
      switch sign {
      case .plus: corners.append(decimal(a + b))
      case .minus: corners.append(decimal(a - b))
      case .times: corners.append(decimal(a * b))
      case .divided: corners.append(decimal(a / b))
      case .power: corners.append(decimal(raised(a, b)))
      }
    }
  }
  guard corners.allSatisfy({ $0.isFinite }) else { return .unknown }
  return .between(corners.min()!, corners.max()!)
}

func compared(_ comparison: Comparison, _ a: ReferenceValue, _ b: ReferenceValue) -> ReferenceTruth
{
  if a == .missing || b == .missing || a == .unknown || b == .unknown { return .unknown }
  if let x = a.ends, let y = b.ends {
    switch comparison {
    case .equal:
      if x.low == x.high, y.low == y.high { return ReferenceTruth(x.low == y.low) }
      return x.high < y.low || y.high < x.low ? .no : .unknown
    case .less: return x.high < y.low ? .yes : x.low >= y.high ? .no : .unknown
    case .lessOrEqual: return x.high <= y.low ? .yes : x.low > y.high ? .no : .unknown
    case .greater: return compared(.less, b, a)
    case .greaterOrEqual: return compared(.lessOrEqual, b, a)
    }
  }
  if case .oneOf(let several) = a {
    let mayBe = several.contains { compared(.equal, $0, b) != .no }
    return comparison != .equal || mayBe ? .unknown : .no
  }
  if b.isOneOfSeveral { return comparison == .equal ? compared(.equal, b, a) : .unknown }
  if comparison == .equal { return ReferenceTruth(a.isSame(as: b)) }
  guard let x = a.rank, let y = b.rank else { return .unknown }
  switch comparison {
  case .equal: return ReferenceTruth(x == y)
  case .less: return ReferenceTruth(x < y)
  case .lessOrEqual: return ReferenceTruth(x <= y)
  case .greater: return ReferenceTruth(x > y)
  case .greaterOrEqual: return ReferenceTruth(x >= y)
  }
}

extension ReferenceValue {
  /// Where times, dates and times of day stand among their like.
  var rank: Int64? {
    switch self {
    case .time(let time): time.microseconds
    case .date(let date): Int64(date.days)
    case .timeOfDay(let time): time
    default: nil
    }
  }
}

func isBetween(
  _ x: ReferenceValue, _ low: ReferenceValue, _ high: ReferenceValue, _ includesHigh: Bool
) -> ReferenceTruth {
  let fromLow = compared(.greaterOrEqual, x, low)
  let toHigh = compared(includesHigh ? .lessOrEqual : .less, x, high)
  // 22:00 to 06:00 goes through midnight.
  if case .timeOfDay(let a) = low, case .timeOfDay(let b) = high, a > b {
    return .any([fromLow, toHigh])
  }
  if case .timeOfDay = x, low == .missing || high == .missing || low == .unknown || high == .unknown
  {
    return .unknown
  }
  return .all([fromLow, toHigh])
}

func includes(_ list: ReferenceValue, _ element: ReferenceValue) -> ReferenceTruth {
  guard case .list(let elements, let open) = list else { return .unknown }
  return .any(
    elements.map { compared(.equal, $0, element) }
      + (open || element == .missing || element == .unknown ? [.unknown] : []))
}
