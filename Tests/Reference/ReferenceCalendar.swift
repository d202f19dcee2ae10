import RuleModel

/// A time zone as the list of its changes.
public struct ReferenceZone: Sendable, Hashable {
  public struct Change: Sendable, Hashable {
    public var at: Int64
    public var offset: Int

    /// `at`: microseconds since 1970 UTC; `offset`: minutes east of UTC from then on.
    public init(at: Int64, offset: Int) {
      self.at = at
      self.offset = offset
    }
  }

  /// Minutes east of UTC before the first change.
  public var initial: Int
  /// In order of time.
  public var changes: [Change]

  public init(initial: Int, changes: [Change] = []) {
    self.initial = initial
    self.changes = changes
  }

  func offset(at microseconds: Int64) -> Int {
    var offset = initial
    for change in changes where change.at <= microseconds { offset = change.offset }
    return offset
  }

  /// The moment a clock in this zone shows `local`. Shown twice: the first. Never shown (the clock
  /// was put forward over it): as far after the change as the clock would have been without it.
  func moment(showing local: Int64) -> Int64 {
    let offsets = Set([initial] + changes.map(\.offset))
    let moments = offsets.map { local - Int64($0) * minute }.filter {
      $0 + Int64(offset(at: $0)) * minute == local
    }
    if let first = moments.min() { return first }
    // In a gap: the offset that held before the change is the one that puts the moment behind the
    // change.
    let gap = changes.last { change in
      let before = offset(at: change.at - 1)
      return local >= change.at + Int64(before) * minute
        && local < change.at + Int64(change.offset) * minute
    }!
    return local - Int64(offset(at: gap.at - 1)) * minute
  }
}

let minute: Int64 = 60_000_000

/// A day of the calendar, found by walking from one day to the next.
struct WalkedDay: Hashable {
  var year: Int
  var month: Int
  var day: Int

  private static let start = WalkedDay(year: 2024, month: 1, day: 1)
  private static let startDays = 19_723

  init(year: Int, month: Int, day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  init(_ date: CivilDate) {
    self = WalkedDay.start
    var left = Int(date.days) - WalkedDay.startDays
    // The calendar repeats itself every 400 years, which are 146,097 days.
    while left > 146_097 {
      year += 400
      left -= 146_097
    }
    while left < -146_097 {
      year -= 400
      left += 146_097
    }
    while left > 0 {
      step()
      left -= 1
    }
    while left < 0 {
      stepBack()
      left += 1
    }
  }

  /// Days since 1970-01-01.
  var civil: CivilDate {
    var walker = WalkedDay.start
    var days = WalkedDay.startDays
    while walker.year + 400 < year {
      walker.year += 400
      days += 146_097
    }
    while walker.year - 400 > year {
      walker.year -= 400
      days -= 146_097
    }
    while walker.isBefore(self) {
      walker.step()
      days += 1
    }
    while self.isBefore(walker) {
      walker.stepBack()
      days -= 1
    }
    return CivilDate(days: Int32(days))
  }

  func isBefore(_ other: WalkedDay) -> Bool {
    (year, month, day) < (other.year, other.month, other.day)
  }

  /// The same day so many months later, or the last day of a month that has no such day.
  func adding(months: Int) -> WalkedDay {
    var result = self
    for _ in 0..<abs(months) {
      result.month += months > 0 ? 1 : -1
      if result.month == 13 {
        result.month = 1
        result.year += 1
      }
      if result.month == 0 {
        result.month = 12
        result.year -= 1
      }
    }
    result.day = min(day, WalkedDay.length(result.year, result.month))
    return result
  }

  private mutating func step() {
    day += 1
    if day > WalkedDay.length(year, month) {
      day = 1
      month += 1
    }
    if month == 13 {
      month = 1
      year += 1
    }
  }

  private mutating func stepBack() {
    day -= 1
    if day == 0 {
      month -= 1
      if month == 0 {
        month = 12
        year -= 1
      }
      day = WalkedDay.length(year, month)
    }
  }

  private static func length(_ year: Int, _ month: Int) -> Int {
    if month == 2 {
      if year % 400 == 0 { return 29 }
      if year % 100 == 0 { return 28 }
      return year % 4 == 0 ? 29 : 28
    }
    return [4, 6, 9, 11].contains(month) ? 30 : 31
  }
}

extension CivilDate {
  func walked(by period: CalendarPeriod) -> CivilDate {
    let moved = WalkedDay(self).adding(months: Int(period.months)).civil
    return CivilDate(days: moved.days + period.days)
  }

  /// 2024-01-01 was a Monday.
  var walkedWeekday: Int {
    var difference = Int(days) - 19_723
    while difference < 0 { difference += 7 }
    return difference % 7
  }
}

/// What a clock and a calendar on the wall show.
struct WallClock {
  var date: CivilDate
  /// Microseconds since midnight.
  var time: Int64

  init(date: CivilDate, time: Int64) {
    self.date = date
    self.time = time
  }

  init(_ microseconds: Int64, offset: Int) {
    let local = microseconds + Int64(offset) * minute
    var day = local / microsecondsPerDay
    if local < 0, local % microsecondsPerDay != 0 { day -= 1 }
    date = CivilDate(days: Int32(day))
    time = local - day * microsecondsPerDay
  }

  /// Microseconds since 1970, were the clock's offset zero.
  var local: Int64 { Int64(date.days) * microsecondsPerDay + time }
}

/// The zone of an evaluation: the named one, or each time's own offset.
struct ReferenceCalendar {
  var zone: ReferenceZone?
  /// Those that records name, by their numbers.
  var named: [ReferenceZone] = []

  /// The zone by which a time is read; nil: it says itself how far it is ahead of UTC.
  private func zone(of instant: Instant) -> ReferenceZone? {
    instant.zoneNumber.map { named[$0] } ?? (instant.isOnDeclaredClock ? nil : zone)
  }

  func wall(_ instant: Instant) -> WallClock {
    WallClock(
      instant.microseconds,
      offset: zone(of: instant)?.offset(at: instant.microseconds) ?? Int(instant.minutes))
  }

  func day(_ instant: Instant) -> CivilDate { wall(instant).date }

  /// Nobody can tell on which day it was: it is written with `Z`, or the clock of its record cannot
  /// be used.
  func hasUnknownDay(_ instant: Instant) -> Bool {
    instant.hasUnusableClock || instant.isUnplaced && zone == nil
  }

  /// The same moment on each clock that it may be of.
  func everywhere(_ instant: Instant) -> [Instant] {
    guard hasUnknownDay(instant) else { return [instant] }
    return stride(from: Int16(-720), through: 840, by: 15).map { instant.onDeclaredClock($0) }
  }

  /// What comes of it on all of them, if that is one.
  func agreed<T: Equatable>(_ instant: Instant, _ value: (Instant) -> T) -> T? {
    let places = everywhere(instant)
    let first = value(places[0])
    return places.allSatisfy { value($0) == first } ? first : nil
  }

  func adding(_ period: CalendarPeriod, to instant: Instant) -> Instant {
    var clock = wall(instant)
    clock.date = clock.date.walked(by: period)
    return self.instant(clock, like: instant)
  }

  func instant(_ clock: WallClock, like instant: Instant) -> Instant {
    guard let zone = zone(of: instant) else {
      return Instant(
        microseconds: clock.local - Int64(instant.minutes) * minute, offset: instant.offset)
    }
    let moment = zone.moment(showing: clock.local)
    if instant.zoneNumber != nil { return Instant(microseconds: moment, offset: instant.offset) }
    return Instant(microseconds: moment, offset: Int16(zone.offset(at: moment)))
  }
}
