import RuleModel

/// A window that ends at `now`, worked out before the records come. Where the run has no zone it
/// may depend on the offset of the subject's latest record, which is known only at the end: then
/// the stretches of time that are in or out for different offsets are folded up apart; and, where
/// `now` does not say where it is, what is in or out for all that it may be.
enum StreamWindow {
  case all
  /// Later than this.
  case since(Int64)
  /// Local days, both in.
  case span(ClosedRange<Int32>)
  /// Several of those, one for each that some offset makes `this day` (week, month, year); it is
  /// not known which of `anywhere` it is.
  case days([ClosedRange<Int32>], anywhere: [ClosedRange<Int32>])
  /// Later than the start that the offset gives; ascending. It is not known which of `anywhere` it
  /// is.
  case starts([Int64], anywhere: ClosedRange<Int64>?)

  init(_ window: Window, _ calendar: CalendarPointer) {
    switch window {
    case .allTime, .before, .within: self = .all
    case .last(let span): self = .last(span, calendar)
    case .this(let unit):
      if calendar.pointee.zone != nil {
        self = .span(
          StreamWindow.days(unit, around: calendar.pointee.day(of: calendar.pointee.now)))
      } else {
        var stretches: [ClosedRange<Int32>] = []
        for offset in StreamWindow.offsets(at: calendar.pointee.now) {
          let stretch = StreamWindow.days(
            unit, around: calendar.pointee.day(of: calendar.pointee.now(in: offset)))
          if stretches.last != stretch { stretches.append(stretch) }
        }
        let now = calendar.pointee.now
        let anywhere =
          calendar.pointee.hasUnknownDay(now)
          ? StreamWindow.days(unit, aroundEach: calendar.pointee.days(of: now)) : []
        self = stretches.count == 1 ? .span(stretches[0]) : .days(stretches, anywhere: anywhere)
      }
    }
  }

  private static func last(_ span: Window.Span, _ calendar: CalendarPointer) -> StreamWindow {
    switch span {
    case .seconds: return .since(start(span, calendar, offset: calendar.pointee.now.offset))
    case .calendar:
      if calendar.pointee.zone != nil { return .since(start(span, calendar, offset: 0)) }
      let starts = Set(offsets(at: calendar.pointee.now).map { start(span, calendar, offset: $0) })
        .sorted()
      let now = calendar.pointee.now
      let anywhere =
        calendar.pointee.hasUnknownDay(now) ? span.moved(now, back: true, calendar) : nil
      return starts.count == 1 ? .since(starts[0]) : .starts(starts, anywhere: anywhere)
    }
  }

  /// Of the offsets that a time can be written with, the least for each local day that a moment may
  /// lie in: windows of the calendar depend on the day alone.
  private static func offsets(at now: Instant) -> [Int16] {
    let minute = now.microseconds.quotientDown(60_000_000)
    let days = (minute - 1439).quotientDown(1440)...(minute + 1439).quotientDown(1440)
    return days.map { Int16(max(-1439, $0 * 1440 - minute)) }
  }

  private static func start(
    _ span: Window.Span, _ calendar: CalendarPointer, offset: Int16
  ) -> Int64 {
    span.moved(calendar.pointee.now(in: offset), back: true, calendar).lowerBound
  }

  /// The stretches that some of these days lie in.
  static func days(
    _ unit: Window.CalendarUnit, aroundEach days: ClosedRange<Int32>
  ) -> [ClosedRange<Int32>] {
    var found: [ClosedRange<Int32>] = []
    for day in days {
      let stretch = StreamWindow.days(unit, around: CivilDate(days: day))
      if found.last != stretch { found.append(stretch) }
    }
    return found
  }

  static func days(_ unit: Window.CalendarUnit, around day: CivilDate) -> ClosedRange<Int32> {
    let (year, month, _) = day.parts
    switch unit {
    case .day: return day.days...day.days
    case .week:
      let monday = day.days - Int32(day.weekday)
      return monday...monday + 6
    case .month:
      let first = day.days - Int32(day.parts.day) + 1
      return first...first + Int32(CivilDate.length(ofMonth: month, year: year)) - 1
    case .year:
      guard let first = CivilDate(year: year, month: 1, day: 1),
        let last = CivilDate(year: year, month: 12, day: 31)
      else {
        return day.days...day.days
      }
      return first.days...last.days
    }
  }

  var isAll: Bool { if case .all = self { true } else { false } }

  /// Which days each stretch has; none where a window is no stretch of days.
  private var daysOfStretches: [ClosedRange<Int32>] {
    switch self {
    case .span(let days): [days]
    case .days(let ranges, _): ranges
    case .all, .since, .starts: []
    }
  }

  /// The stretch for subjects whose clock for `now` is not known.
  var anywhere: Int? {
    switch self {
    case .all, .since, .span: nil
    case .days(let ranges, let anywhere): anywhere.isEmpty ? nil : ranges.count
    case .starts(let starts, let anywhere): anywhere.map { _ in starts.count }
    }
  }

  /// How many stretches are folded up apart.
  var stretches: Int {
    switch self {
    case .all, .since, .span: 1
    case .days(let ranges, _): ranges.count + (anywhere == nil ? 0 : 1)
    case .starts(let starts, _): starts.count + (anywhere == nil ? 0 : 1)
    }
  }

  /// The stretches for a record of no known time: one if one is always included, otherwise each.
  var everyStretch: [Int] {
    if case .starts(let starts, _) = self {
      return [starts.count - 1] + (anywhere.map { [$0] } ?? [])
    }
    return Array(0..<stretches)
  }

  /// The stretches that a time not later than `now` lies in, or may lie in.
  func reached(by time: Instant, _ calendar: CalendarPointer) -> [(stretch: Int, isIn: Kleene)] {
    var found: [(Int, Kleene)] = []
    if daysOfStretches.isEmpty {
      if let stretch = stretch(of: time, calendar) { found.append((stretch, .yes)) }
    } else {
      for (stretch, days) in daysOfStretches.enumerated() {
        found.append((stretch, calendar.pointee.lies(time, in: [days])))
      }
    }
    if let anywhere { found.append((anywhere, isIn(time, calendar))) }
    return found.filter { $0.1 != .no }
  }

  /// The same for a time between two ends that are not later than `now`.
  func reached(
    by ends: (first: Instant, last: Instant), _ calendar: CalendarPointer
  ) -> [(stretch: Int, isIn: Kleene)] {
    let (first, last) = (reached(by: ends.first, calendar), reached(by: ends.last, calendar))
    return everyStretch(of: first + last).map { stretch in
      func isSure(_ found: [(stretch: Int, isIn: Kleene)]) -> Bool {
        found.contains { $0.stretch == stretch && $0.isIn == .yes }
      }
      return (stretch, isSure(first) && isSure(last) ? .yes : .unknown)
    }
  }

  private func everyStretch(of found: [(stretch: Int, isIn: Kleene)]) -> [Int] {
    Set(found.map(\.stretch)).sorted()
  }

  /// Whether a time lies in the window wherever `now` is.
  func isIn(_ time: Instant, _ calendar: CalendarPointer) -> Kleene {
    switch self {
    case .all, .since, .span: return .yes
    case .days(_, let anywhere): return calendar.pointee.lies(time, in: anywhere)
    case .starts(_, let anywhere?):
      if time.microseconds <= anywhere.lowerBound { return .no }
      if time.microseconds > anywhere.upperBound { return .yes }
      calendar.pointee.hasLostPlace = true
      return .unknown
    case .starts(_, nil): return .no
    }
  }

  /// The stretch a time not later than `now` belongs to; nil: surely in no window.
  @inline(__always) func stretch(of time: Instant, _ calendar: CalendarPointer) -> Int? {
    switch self {
    case .all: return 0
    case .since(let start): return time.microseconds > start ? 0 : nil
    case .span(let days): return days.contains(calendar.pointee.day(of: time).days) ? 0 : nil
    case .days(let ranges, _):
      let day = calendar.pointee.day(of: time).days
      for index in ranges.indices where ranges[index].contains(day) { return index }
      return nil
    case .starts(let starts, _):
      return starts.lastIndex { time.microseconds > $0 }
    }
  }

  /// The stretches in the window for a subject whose latest record was written with this offset.
  func included(_ window: Window, offset: Int16, _ calendar: CalendarPointer) -> Range<Int> {
    if let anywhere, calendar.pointee.hasUnknownDay(calendar.pointee.now(in: offset)) {
      return anywhere..<anywhere + 1
    }
    switch self {
    case .all, .since, .span: return 0..<1
    case .days(let ranges, _):
      guard case .this(let unit) = window else { return 0..<1 }
      let wanted = StreamWindow.days(
        unit, around: calendar.pointee.day(of: calendar.pointee.now(in: offset)))
      let index = ranges.firstIndex(of: wanted) ?? 0
      return index..<index + 1
    case .starts(let starts, _):
      guard case .last(let span) = window else { return 0..<1 }
      let start = StreamWindow.start(span, calendar, offset: offset)
      return (starts.firstIndex(of: start) ?? 0)..<starts.count
    }
  }
}

extension Window.Span {
  /// Microseconds of the moment so much earlier or later; the end of time if there is no such
  /// moment. Both ends, if it is not known on which day it begins.
  func moved(_ time: Instant, back: Bool, _ calendar: CalendarPointer) -> ClosedRange<Int64> {
    switch self {
    case .seconds(let seconds):
      guard let span = MomentArithmetic.microseconds(seconds) else {
        return (seconds < 0) == back ? .max ... .max : .min ... .min
      }
      let moment = back ? time.microseconds - span : time.microseconds + span
      return moment...moment
    case .calendar(let period):
      let value = back ? Arithmetic.negate(.period(period)) : .period(period)
      let end = back ? Int64.min : .max
      guard case .period(let signed) = value else { return end...end }
      guard calendar.pointee.hasUnknownDay(time) else {
        let moment = calendar.pointee.adding(signed, to: time)?.microseconds ?? end
        return moment...moment
      }
      let moments = calendar.pointee.moments(signed, from: time).map { $0 ?? end }
      return moments.min()!...moments.max()!
    }
  }
}

extension Calendar {
  /// `now` as a clock with this offset (minutes) shows it; the run's zone, where there is one,
  /// overrides it.
  func now(in offset: Int16) -> Instant {
    // An unknown clock says nothing of the day it is now.
    let time = Instant(microseconds: now.microseconds, offset: offset)
    return zone != nil || hasUnknownDay(time) ? now : time
  }
}
