import RuleModel
import Testing

@testable import Evaluation

/// Days, months and the arithmetic between them, in zones and in each time's own offset.
@Suite struct CalendarTests {
  static func zone(_ name: String) -> Zone? { SystemZones.zone(name) }

  static let additions: [(zone: String?, from: String, period: CalendarPeriod, to: String)] = [
    (nil, "2026-01-31T10:00:00+14:00", .init(months: 1), "2026-02-28T10:00:00+14:00"),
    (nil, "2024-02-29T23:59:59-12:00", .init(months: 12), "2025-02-28T23:59:59-12:00"),
    (nil, "2024-01-31T00:00:00+00:00", .init(months: 1), "2024-02-29T00:00:00+00:00"),
    (nil, "2026-03-31T00:00:00+00:00", .init(months: -1), "2026-02-28T00:00:00+00:00"),
    (nil, "2026-12-31T12:00:00+00:00", .init(days: 1), "2027-01-01T12:00:00+00:00"),
    // Over the spring change the clock shows the same time and 23 hours have passed.
    ("Europe/Berlin", "2026-03-28T12:00:00+01:00", .init(days: 1), "2026-03-29T12:00:00+02:00"),
    // 02:30 does not exist on that day: as much later as the clock was put forward.
    ("Europe/Berlin", "2026-03-28T02:30:00+01:00", .init(days: 1), "2026-03-29T03:30:00+02:00"),
    // 02:30 is shown twice: the first.
    ("Europe/Berlin", "2026-10-24T02:30:00+02:00", .init(days: 1), "2026-10-25T02:30:00+02:00"),
    ("Europe/Berlin", "2026-02-28T02:30:00+01:00", .init(months: 6), "2026-08-28T02:30:00+02:00"),
    (
      "Australia/Lord_Howe", "2026-04-04T12:00:00+11:00", .init(days: 1),
      "2026-04-05T12:00:00+10:30"
    ),
  ]

  @Test(arguments: additions.indices) func addition(_ index: Int) {
    let (name, from, period, to) = Self.additions[index]
    guard name == nil || Self.zone(name!) != nil else { return }
    var calendar = Calendar(
      now: time("2026-03-20T12:00:00+00:00"), zone: name.flatMap { Self.zone($0) }, asOf: nil)
    #expect(calendar.adding(period, to: time(from)).map { MomentText.text($0) } == to)
  }

  @Test func nothingLiesOutsideTheYearsOneToNineThousand() {
    var calendar = Calendar(now: time("2026-03-20T12:00:00+00:00"), zone: nil, asOf: nil)
    for period in [
      CalendarPeriod(months: .max), .init(months: .min), .init(days: .max), .init(days: .min),
      .init(months: 120_000),
    ] {
      #expect(calendar.adding(period, to: time("2026-03-20T12:00:00+00:00")) == nil)
    }
    #expect(Calendar.adding(.init(days: 1), to: day("9999-12-31")) == nil)
  }

  /// The first moment of a day, also where midnight does not exist or comes twice.
  @Test(arguments: [
    ("Europe/Berlin", "2026-03-29", "2026-03-28T23:00:00+00:00"),
    ("Europe/Berlin", "2026-10-25", "2026-10-24T22:00:00+00:00"),
    ("America/Sao_Paulo", "2018-11-04", "2018-11-04T03:00:00+00:00"),
    ("America/Havana", "2026-11-01", "2026-11-01T04:00:00+00:00"),
    ("Pacific/Kiritimati", "2026-01-01", "2025-12-31T10:00:00+00:00"),
    ("Africa/Cairo", "2026-04-24", "2026-04-23T22:00:00+00:00"),
  ])
  func midnights(_ name: String, _ date: String, _ moment: String) {
    guard let zone = Self.zone(name) else { return }
    let calendar = Calendar(now: time("2026-03-20T12:00:00+00:00"), zone: zone, asOf: nil)
    #expect(
      MomentText.text(Instant(microseconds: calendar.start(of: day(date), offset: 0))) == moment)
  }

  @Test(arguments: [
    (Function.wholeYears, "2000-02-29T00:00:00+00:00", "2026-02-28T00:00:00+00:00", 25.0),
    (.wholeYears, "2000-02-29T00:00:00+00:00", "2026-03-01T00:00:00+00:00", 26),
    (.wholeYears, "2000-03-01T00:00:00+00:00", "2026-02-28T23:59:59+00:00", 25),
    (.wholeMonths, "2026-01-31T00:00:00+00:00", "2026-02-27T00:00:00+00:00", 0),
    (.wholeMonths, "2026-01-31T00:00:00+00:00", "2026-02-28T00:00:00+00:00", 1),
    (.wholeMonths, "2026-01-31T00:00:01+00:00", "2026-02-28T00:00:00+00:00", 0),
    (.wholeDays, "2026-01-01T12:00:00+00:00", "2026-01-02T11:59:59+00:00", 0),
    (.wholeDays, "2026-01-01T12:00:00+00:00", "2026-01-02T12:00:00+00:00", 1),
    (.wholeDays, "2026-01-02T12:00:00+00:00", "2026-01-01T11:00:00+00:00", -1),
    (.wholeDays, "2026-01-02T12:00:00+00:00", "2026-01-01T13:00:00+00:00", 0),
    // On the clock of the first: 23:00 to 23:00 in +02:00.
    (.wholeDays, "2026-01-01T23:00:00+02:00", "2026-01-02T21:00:00+00:00", 1),
    (.wholeDays, "2026-01-01T23:00:00+02:00", "2026-01-02T20:59:59+00:00", 0),
  ])
  func wholes(_ function: Function, _ a: String, _ b: String, _ expected: Double) {
    #expect(Bench().value(.call(function, [.at(a), .at(b)])) == .number(expected))
  }

  @Test func wholeDaysOfTimeAndDate() {
    #expect(
      Bench().value(
        .call(.wholeDays, [.literal(.date(day("2026-03-01"))), .at("2026-03-02T23:00:00-05:00")]))
        == .number(1))
    #expect(
      Bench().value(
        .call(.wholeDays, [.at("2026-03-02T23:00:00-05:00"), .literal(.date(day("2026-03-01")))]))
        == .number(-1))
    #expect(
      Bench().value(
        .call(.wholeDays, [.at("2026-03-01T23:00:00-05:00"), .literal(.date(day("2026-03-02")))]))
        == .number(1))
  }

  @Test(arguments: [
    (Function.wholeYears, "2004-02-29", "2026-02-27", 21.0),
    (.wholeYears, "2004-03-10", "2026-03-10", 22),
    (.wholeYears, "2026-03-10", "2004-03-11", -21), (.wholeYears, "2026-03-10", "2004-03-10", -22),
    (.wholeMonths, "2026-03-10", "2026-03-10", 0), (.wholeMonths, "2026-03-10", "2026-03-11", 0),
    (.wholeMonths, "2026-03-10", "2026-05-09", 1), (.wholeMonths, "2026-03-10", "2026-01-11", -1),
    (.wholeMonths, "2026-03-10", "2026-01-10", -2), (.wholeMonths, "2025-11-30", "2027-02-27", 14),
    (.wholeMonths, "2025-11-30", "2027-02-28", 15), (.wholeDays, "2024-02-28", "2024-03-01", 2),
    (.wholeDays, "2024-03-01", "2024-02-28", -2),
  ])
  func wholesOfDates(_ function: Function, _ a: String, _ b: String, _ expected: Double) {
    #expect(
      Bench().value(.call(function, [.literal(.date(day(a))), .literal(.date(day(b)))]))
        == .number(expected))
  }

  static let functions: [(Expression, ShownValue)] = [
    (.call(.day, [.at("2026-03-20T23:30:00-05:00")]), .text("2026-03-20")),
    (.call(.day, [.at("2026-03-20T00:30:00+14:00")]), .text("2026-03-20")),
    (.call(.day, [.at("2026-03-20T23:30:00-12:00")]), .text("2026-03-20")),
    (.call(.weekday, [.at("2026-03-20T23:30:00-05:00")]), .text("Friday")),
    (.call(.timeOfDay, [.at("2026-03-20T23:30:00-05:00")]), .text("23:30")),
    (.call(.hour, [.at("2026-03-20T23:30:00-05:00")]), .number(23)),
    (.call(.month, [.at("2026-12-31T23:30:00-05:00")]), .number(12)),
    (.call(.year, [.at("2026-12-31T23:30:00-05:00")]), .number(2026)),
    (.call(.minutesSince, [.at("2026-03-20T11:15:30+00:00")]), .number(44.5)),
    (.call(.hoursSince, [.at("2026-03-20T13:00:00+00:00")]), .number(-1)),
    (.call(.daysSince, [.at("2026-03-18T12:00:00+00:00")]), .number(2)),
    (
      .arithmetic(.minus, .at("2026-03-20T12:00:00+02:00"), .at("2026-03-20T09:00:00+00:00")),
      .number(3600)
    ),
    (
      .arithmetic(.plus, .at("2026-03-20T12:00:00+02:00"), 5400.0),
      .text("2026-03-20T13:30:00+02:00")
    ),
    (.arithmetic(.minus, .literal(.timeOfDay(0)), 60.0), .text("23:59")),
    (
      .arithmetic(.plus, .literal(.date(day("2024-02-28"))), .literal(.period(.init(days: 2)))),
      .text("2024-03-01")
    ),
    (.arithmetic(.plus, .literal(.date(day("2024-02-28"))), 1.0), .text("2024-02-29")),
    (.arithmetic(.plus, .literal(.date(day("2024-02-28"))), 0.5), .unknown),
    (
      .arithmetic(.minus, .literal(.date(day("2024-03-01"))), .literal(.date(day("2024-02-28")))),
      .number(2)
    ),
    (.arithmetic(.plus, .at("9999-12-31T23:59:59+00:00"), 1.0), .unknown),
    (.arithmetic(.plus, .at("2026-03-20T12:00:00+00:00"), 1e300), .unknown),
    (.call(.day, [.now]), .text("2026-03-20")),
  ]

  @Test(arguments: functions.indices) func function(_ index: Int) {
    #expect(Bench().value(Self.functions[index].0) == Self.functions[index].1)
  }

  /// A named zone overrides the offset a time was written in.
  @Test func daysInAZone() throws {
    guard let zone = Self.zone("America/New_York") else { return }
    let bench = Bench(zone: zone)
    #expect(bench.value(.call(.day, [.at("2026-03-21T03:59:59+00:00")])) == .text("2026-03-20"))
    #expect(bench.value(.call(.day, [.at("2026-03-21T04:00:00+00:00")])) == .text("2026-03-21"))
    #expect(bench.value(.call(.timeOfDay, [.at("2026-03-08T07:00:00+00:00")])) == .text("03:00"))
  }
}
