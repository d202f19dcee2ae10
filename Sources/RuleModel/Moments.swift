/// A moment of time with the offset it was written in.
public struct Instant: Hashable, Sendable, InBook {
  /// Microseconds since 1970-01-01T00:00:00Z.
  public var microseconds: Int64
  /// Minutes east of UTC, as written; `unplaced` for `Z`; beyond 4,096 a clock that its record
  /// declares (`Clock.swift`). Ask `minutes` for the minutes.
  public var offset: Int16

  public init(microseconds: Int64, offset: Int16 = 0) {
    self.microseconds = microseconds
    self.offset = offset
  }

  /// Year 1 to the end of year 9999: what an RFC 3339 time can say.
  public static let range: ClosedRange<Int64> = -62_135_596_800_000_000...253_402_300_799_999_999
}

/// A day of the proleptic Gregorian calendar, as days since 1970-01-01.
public struct CivilDate: Hashable, Sendable, InBook, Comparable {
  /// Days since 1970-01-01.
  public var days: Int32

  public init(days: Int32) { self.days = days }

  /// Nil for a day that does not exist (2026-02-30) or a year outside 1 to 9999.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month), day >= 1,
      day <= CivilDate.length(ofMonth: month, year: year)
    else { return nil }
    self.init(year: year, month: month, dayUnchecked: day)
  }

  /// Howard Hinnant's days_from_civil; `day` may lie outside the month.
  init(year: Int, month: Int, dayUnchecked day: Int) {
    let y = month <= 2 ? year - 1 : year
    let era = (y >= 0 ? y : y - 399) / 400
    let yearOfEra = y - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    days = Int32(era * 146_097 + dayOfEra - 719_468)
  }

  /// Year, month from 1 and day from 1.
  public var parts: (year: Int, month: Int, day: Int) {
    let z = Int(days) + 719_468
    let era = (z >= 0 ? z : z - 146_096) / 146_097
    let dayOfEra = z - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let mp = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * mp + 2) / 5 + 1
    let month = mp < 10 ? mp + 3 : mp - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
  }

  /// 0 is Monday.
  public var weekday: Int { ((Int(days) + 3) % 7 + 7) % 7 }

  /// Days of a month (1 to 12) in the Gregorian calendar.
  public static func length(ofMonth month: Int, year: Int) -> Int {
    switch month {
    case 2: (year % 4 == 0 && year % 100 != 0) || year % 400 == 0 ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// The same day of the month `months` later, or that month's last day where it has no such day.
  public func adding(months: Int) -> CivilDate {
    let (year, month, day) = parts
    let total = year * 12 + month - 1 + months
    let newYear = total >= 0 ? total / 12 : (total - 11) / 12
    let newMonth = total - newYear * 12 + 1
    return CivilDate(
      year: newYear, month: newMonth,
      dayUnchecked: min(day, CivilDate.length(ofMonth: newMonth, year: newYear)))
  }

  /// Clamped to the first and last day that can be represented.
  public func adding(days count: Int) -> CivilDate {
    CivilDate(days: Int32(clamping: Int(days) + count))
  }

  /// Whether a day is before another.
  public static func < (a: CivilDate, b: CivilDate) -> Bool { a.days < b.days }
}

/// A span that follows the calendar: months and days, not a number of seconds.
public struct CalendarPeriod: Hashable, Sendable, InBook {
  /// Whole calendar months.
  public var months: Int32
  /// Whole calendar days.
  public var days: Int32

  public init(months: Int32 = 0, days: Int32 = 0) {
    self.months = months
    self.days = days
  }

  /// As an age: a year is 365.25 days, a month the twelfth part of it.
  public var averageDays: Double { Double(months) * 30.4375 + Double(days) }
}

/// The microseconds of a day of 24 hours.
public let microsecondsPerDay: Int64 = 86_400_000_000
