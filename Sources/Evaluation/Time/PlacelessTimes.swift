import RuleModel

/// Times of which it is known when they were, and not where: each may be of any clock from 12 hours
/// behind UTC to 14 ahead of it. What comes to the same on all of them is known.
extension Calendar {
  /// Minutes ahead of UTC.
  static let clocks: (first: Int16, last: Int16) = (-720, 840)

  /// Whether the day of a time is unknown.
  @inline(__always) func hasUnknownDay(_ time: Instant) -> Bool {
    time.offset <= Instant.unplaced && (zone == nil || time.hasUnusableClock)
  }

  /// The local days that a time may lie in: more than one if its clock is unknown.
  mutating func days(of time: Instant) -> ClosedRange<Int32> {
    guard hasUnknownDay(time) else {
      let known = self.day(of: time).days
      return known...known
    }
    func day(_ minutes: Int16) -> Int32 {
      Int32(
        clamping: (time.microseconds + Int64(minutes) * 60_000_000).quotientDown(microsecondsPerDay)
      )
    }
    return day(Calendar.clocks.first)...day(Calendar.clocks.last)
  }

  /// Whether a time lies in a stretch of local days, whichever of several it is.
  mutating func lies(_ time: Instant, in stretches: [ClosedRange<Int32>]) -> Kleene {
    let days = days(of: time)
    if stretches.allSatisfy({ $0.contains(days.lowerBound) && $0.contains(days.upperBound) }) {
      return .yes
    }
    guard stretches.contains(where: { $0.overlaps(days) }) else { return .no }
    if time.isUnplaced || stretches.count > 1 { hasLostPlace = true }
    return .unknown
  }

  /// Notes that a question was left open because of a time. A clock that its record declares, and
  /// that cannot be used, is reported where it is read.
  mutating func lose(_ time: Instant) { if time.isUnplaced { hasLostPlace = true } }

  /// The result for a time; unknown if it differs from day to day.
  mutating func agreed<T: Equatable>(_ time: Instant, _ value: (CivilDate) -> T) -> T? {
    let days = days(of: time)
    let first = value(CivilDate(days: days.lowerBound))
    if days.dropFirst().allSatisfy({ value(CivilDate(days: $0)) == first }) { return first }
    lose(time)
    return nil
  }

  /// The moments a calendar's span away from a time that may lie on several days: each day that it
  /// can be moves as far as in any other place.
  mutating func moments(_ period: CalendarPeriod, from time: Instant) -> [Int64?] {
    days(of: time).map { day in
      Calendar.adding(period, to: CivilDate(days: day)).flatMap { moved in
        let moment = time.microseconds + (Int64(moved.days) - Int64(day)) * microsecondsPerDay
        return Instant.range.contains(moment) ? moment : nil
      }
    }
  }

  mutating func agreed(_ period: CalendarPeriod, _ time: Instant) -> Instant? {
    let moments = Set(moments(period, from: time))
    guard moments.count == 1 else {
      lose(time)
      return nil
    }
    return moments.first!.map { Instant(microseconds: $0, offset: time.offset) }
  }

  /// The result for a time on every clock that is in use; unknown if it differs.
  mutating func onEveryClock(_ time: Instant, _ value: (Instant) -> RowValue) -> RowValue {
    let first = value(time.onDeclaredClock(Calendar.clocks.first))
    let others =
      [Calendar.clocks.last] + stride(from: Calendar.clocks.first, to: Calendar.clocks.last, by: 15)
    for minutes in others where !Relation.same(value(time.onDeclaredClock(minutes)), first) {
      lose(time)
      return .unknown
    }
    return first
  }
}

/// Values that are the same to anybody who reads them are equal.
struct Alike: Equatable {
  let value: RowValue
  static func == (a: Alike, b: Alike) -> Bool { Relation.same(a.value, b.value) }
}
