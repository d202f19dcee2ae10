import RuleModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

func raised(_ a: Double, _ b: Double) -> Double { pow(a, b) }

/// A function of the condition language.
func call(
  _ function: Function, _ arguments: [ReferenceValue], _ scope: ReferenceScope
) -> ReferenceValue {
  let calendar = scope.world.calendar
  if arguments.contains(.missing) { return .missing }
  if arguments.contains(.unknown) { return .unknown }
  switch function {
  case .round:
    guard case .number(let places) = arguments[1] else { return .unknown }
    return numeric(arguments[0]) { decimalRound($0, places: Int(places)) }
  case .floor: return numeric(arguments[0]) { $0.rounded(.down) }
  case .ceiling: return numeric(arguments[0]) { $0.rounded(.up) }
  case .absolute:
    guard let ends = arguments[0].ends else { return .unknown }
    let largest = max(abs(ends.low), abs(ends.high))
    return .between(
      ends.low <= 0 && ends.high >= 0 ? 0 : min(abs(ends.low), abs(ends.high)), largest)
  case .squareRoot: return numeric(arguments[0]) { decimal($0.squareRoot()) }
  case .ln: return numeric(arguments[0]) { decimal(log($0)) }
  case .log10: return numeric(arguments[0]) { decimal(Foundationless.log10($0)) }
  case .exp: return numeric(arguments[0]) { decimal(Foundationless.exp($0)) }
  case .smallestOf, .largestOf:
    var values = arguments
    if values.count == 1, case .list(let elements, let open) = values[0] {
      if open { return .unknown }
      values = elements
    }
    return extreme(values, largest: function == .largestOf)
  case .minutesSince: return since(arguments[0], scope.world.now, unit: 60)
  case .hoursSince: return since(arguments[0], scope.world.now, unit: 3600)
  case .daysSince: return since(arguments[0], scope.world.now, unit: 86_400)
  case .wholeYears: return whole(arguments[0], arguments[1], calendar, CalendarPeriod(months: 12))
  case .wholeMonths: return whole(arguments[0], arguments[1], calendar, CalendarPeriod(months: 1))
  case .wholeDays: return whole(arguments[0], arguments[1], calendar, CalendarPeriod(days: 1))
  case .timeOfDay:
    if case .time(let time) = arguments[0], calendar.hasUnknownDay(time) { return .unknown }
    if case .time(let time) = arguments[0] { return .timeOfDay(calendar.wall(time).time) }
    return arguments[0]
  case .day: return civilDay(arguments[0], calendar).map { .date($0) } ?? .unknown
  case .weekday:
    let names = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
    return civilDay(arguments[0], calendar).map { .word(names[$0.walkedWeekday]) } ?? .unknown
  case .month: return part(arguments[0], calendar) { WalkedDay($0).month }
  case .year: return part(arguments[0], calendar) { WalkedDay($0).year }
  case .hour:
    switch arguments[0] {
    case .time(let time) where calendar.hasUnknownDay(time): return .unknown
    case .time(let time): return .number(Double(calendar.wall(time).time / (60 * minute)))
    case .timeOfDay(let time): return .number(Double(time / (60 * minute)))
    default: return .unknown
    }
  case .length:
    switch arguments[0] {
    case .text(let text): return .number(Double(text.count))
    case .list(let elements, let open): return open ? .unknown : .number(Double(elements.count))
    default: return .unknown
    }
  case .contrast:
    guard case .colour(let a) = arguments[0], case .colour(let b) = arguments[1] else {
      return .unknown
    }
    return contrast(a, b)
  }
}

/// The C functions whose names the cases of `Function` take.
private enum Foundationless {
  #if canImport(Glibc)
    static func log10(_ x: Double) -> Double { Glibc.log10(x) }
    static func exp(_ x: Double) -> Double { Glibc.exp(x) }
  #else
    static func log10(_ x: Double) -> Double { Darwin.log10(x) }
    static func exp(_ x: Double) -> Double { Darwin.exp(x) }
  #endif
}

/// Of the day of a time or date.
private func part(
  _ value: ReferenceValue, _ calendar: ReferenceCalendar, _ part: (CivilDate) -> Int
) -> ReferenceValue {
  switch value {
  case .time(let time):
    calendar.agreed(time) { part(calendar.day($0)) }.map { .number(Double($0)) } ?? .unknown
  case .date(let date): .number(Double(part(date)))
  default: .unknown
  }
}

func civilDay(_ value: ReferenceValue, _ calendar: ReferenceCalendar) -> CivilDate? {
  switch value {
  case .time(let time): calendar.agreed(time) { calendar.day($0) }
  case .date(let date): date
  default: nil
  }
}

/// The smallest or largest of several values; of none there is none.
func extreme(_ values: [ReferenceValue], largest: Bool) -> ReferenceValue {
  guard let first = values.first else { return .missing }
  if values.contains(.missing) || values.contains(.unknown) { return .unknown }
  if values.allSatisfy({ $0.ends != nil }) {
    let lows = values.map { $0.ends!.low }
    let highs = values.map { $0.ends!.high }
    return largest ? .between(lows.max()!, highs.max()!) : .between(lows.min()!, highs.min()!)
  }
  var best = first
  for value in values {
    guard let rank = value.rank, let bestRank = best.rank else { return .unknown }
    if largest ? rank > bestRank : rank < bestRank { best = value }
  }
  return best
}

private func since(_ value: ReferenceValue, _ now: Instant, unit: Double) -> ReferenceValue {
  guard case .time(let time) = value else { return .unknown }
  return .number(decimal(decimal(Double(now.microseconds - time.microseconds) / 1_000_000) / unit))
}

/// How many whole steps lead from one day or time to another; less than zero where the other is
/// earlier.
private func whole(
  _ a: ReferenceValue, _ b: ReferenceValue, _ calendar: ReferenceCalendar, _ step: CalendarPeriod
) -> ReferenceValue {
  func moved(_ count: Int) -> Int64? {
    var period = CalendarPeriod(months: step.months * Int32(count), days: step.days * Int32(count))
    let day: CivilDate? =
      switch a {
      case .time(let time): calendar.day(time)
      case .date(let date): date
      default: nil
      }
    // Who was born on 29 February is a year older on 1 March.
    if let day, step.months == 12, period.months > 0, day.walked(by: period).parts.day < day.parts.day {
      period.days += 1
    }
    switch a {
    case .time(let time): return calendar.adding(period, to: time).microseconds
    case .date(let date): return Int64(date.walked(by: period).days)
    default: return nil
    }
  }
  if case .time(let time) = a, calendar.hasUnknownDay(time) {
    return calendar.agreed(time) { whole(.time($0), b, calendar, step) } ?? .unknown
  }
  if case .date = a, case .time(let time) = b, calendar.hasUnknownDay(time) {
    return calendar.agreed(time) { whole(a, .time($0), calendar, step) } ?? .unknown
  }
  if case .time(let time) = a, case .date = b {
    return whole(.date(calendar.day(time)), b, calendar, step)
  }
  if case .date = a, case .time(let time) = b {
    return whole(a, .date(calendar.day(time)), calendar, step)
  }
  guard let start = a.rank, let end = b.rank, moved(0) != nil else { return .unknown }
  // No fewer steps than of the longest length, less one for clocks put back; the rest is walked.
  let day = if case .time = a { Double(microsecondsPerDay) } else { 1.0 }
  let fewest = abs(Double(end) - Double(start)) / day / Double(step.months * 31 + step.days) - 2
  var count = max(0, Int(fewest)) * (end >= start ? 1 : -1)
  if end >= start {
    while moved(count + 1)! <= end { count += 1 }
  } else {
    while moved(count - 1)! >= end { count -= 1 }
  }
  return .number(Double(count))
}

/// WCAG 2.1, *contrast ratio* and *relative luminance*; a translucent front is laid over its ground
/// first.
private func contrast(_ front: Colour, _ ground: Colour) -> ReferenceValue {
  guard front.alpha == 255, ground.alpha == 255 else { return .unknown }
  func linear(_ part: UInt8) -> Double {
    let share = Double(part) / 255
    return share <= 0.03928 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
  }
  func luminance(_ colour: Colour) -> Double {
    0.2126 * linear(colour.red) + 0.7152 * linear(colour.green) + 0.0722 * linear(colour.blue)
  }
  let lighter = max(luminance(front), luminance(ground))
  let darker = min(luminance(front), luminance(ground))
  return .number(decimal((lighter + 0.05) / (darker + 0.05)))
}
