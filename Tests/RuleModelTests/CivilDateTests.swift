import Testing

@testable import RuleModel

/// Protects the arithmetic of days and months, before the year 1 too, where a window may begin.
@Suite struct CivilDateTests {
  private static func length(_ month: Int, _ year: Int) -> Int {
    let isLeap = year % 400 == 0 || year % 4 == 0 && year % 100 != 0
    return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
  }

  /// Counts every day from one end to the other, month by month.
  @Test(arguments: [(-810, -390), (-10, 410), (1880, 2110)])
  func daysAreCounted(_ first: Int, _ last: Int) {
    var days = CivilDate(year: first, month: 1, dayUnchecked: 1).days
    // A whole cycle of 400 years is 146,097 days, and 2000-03-01 is day 11,017.
    #expect(
      (Int(CivilDate(year: first + 400, month: 1, dayUnchecked: 1).days) - Int(days)) == 146_097)
    for year in first...last {
      for month in 1...12 {
        let length = Self.length(month, year)
        if CivilDate.length(ofMonth: month, year: year) != length {
          Issue.record("length of \(year)-\(month)")
        }
        for day in 1...length {
          let date = CivilDate(days: days)
          if date.parts != (year, month, day)
            || CivilDate(year: year, month: month, dayUnchecked: day) != date
          {
            Issue.record("\(year)-\(month)-\(day) is \(date.parts)")
            return
          }
          days += 1
        }
      }
    }
    #expect(CivilDate(year: 2000, month: 3, day: 1)?.days == 11_017)
  }

  @Test func whatDoesNotExistIsRefused() {
    for (year, month, day) in [
      (0, 1, 1), (10_000, 1, 1), (2026, 0, 1), (2026, 13, 1), (2026, 1, 0), (2026, 1, 32),
      (2026, 2, 29), (2024, 2, 30),
      (2026, 4, 31), (2026, 6, 31), (2026, 9, 31), (2026, 11, 31), (2100, 2, 29),
    ] { #expect(CivilDate(year: year, month: month, day: day) == nil, "\(year)-\(month)-\(day)") }
    for (year, month, day) in [
      (1, 1, 1), (9999, 12, 31), (2024, 2, 29), (2000, 2, 29), (2026, 4, 30),
    ] {
      let date = CivilDate(year: year, month: month, day: day)
      #expect(date.map { $0.parts == (year, month, day) } == true)
    }
  }

  @Test func months() {
    let moved: [((Int, Int, Int), Int, (Int, Int, Int))] = [
      ((2026, 1, 31), 1, (2026, 2, 28)), ((2024, 1, 31), 1, (2024, 2, 29)),
      ((2026, 3, 31), -1, (2026, 2, 28)),
      ((2026, 1, 15), 11, (2026, 12, 15)), ((2026, 1, 15), 12, (2027, 1, 15)),
      ((2026, 12, 15), 1, (2027, 1, 15)),
      ((2026, 1, 15), -1, (2025, 12, 15)), ((2026, 12, 15), -11, (2026, 1, 15)),
      ((2026, 12, 15), -12, (2025, 12, 15)),
      ((2026, 5, 31), 0, (2026, 5, 31)), ((1, 1, 15), -1, (0, 12, 15)),
      ((1, 1, 15), -12, (0, 1, 15)),
      ((1, 1, 15), -13, (-1, 12, 15)), ((1, 1, 15), -24, (-1, 1, 15)),
      ((1, 1, 15), -25, (-2, 12, 15)),
    ]
    for ((year, month, day), count, (newYear, newMonth, newDay)) in moved {
      let date = CivilDate(year: year, month: month, dayUnchecked: day).adding(months: count)
      #expect(
        date.parts == (newYear, newMonth, newDay), "\(year)-\(month)-\(day) and \(count) months")
    }
  }

  @Test func weekdaysAndAges() {
    // 1 January 1970 was a Thursday.
    #expect(
      (-8...8).map { CivilDate(days: $0).weekday } == [
        2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4,
      ])
    #expect(CivilDate(days: 5).adding(days: -7).days == -2)
    #expect(CivilDate(days: .max).adding(days: 1).days == .max)
    #expect(CivilDate(days: .min).adding(days: -1).days == .min)
    #expect(CalendarPeriod(months: 12, days: 3).averageDays == 368.25)
    #expect(CivilDate(days: 1) < CivilDate(days: 2))
    #expect(!(CivilDate(days: 2) < CivilDate(days: 2)))
  }
}
