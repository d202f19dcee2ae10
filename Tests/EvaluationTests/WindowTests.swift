import RuleModel
import Testing

@testable import Evaluation

private typealias Entry = Bench.Entry

/// Which records a window holds: each end, the zone, and how records of other subjects and later
/// ones stay out.
@Suite struct WindowTests {
  /// How many of the records at `times` the window holds, asked by the history, and by the first
  /// record.
  static func count(
    _ window: Window, _ times: [String], now: String = "2026-03-20T12:00:00+00:00",
    zone: Zone? = nil,
    history: Bool = true,
    where condition: Expression? = nil
  ) -> ShownValue {
    var bench = Bench(now: now, zone: zone)
    bench.pack.aggregates = [
      Aggregate(operation: .countRecords, record: 0, window: window, condition: condition)
    ]
    return bench.value(
      .aggregate(0), times.map { Entry($0) } + [Entry(times[0], who: "somebody else")],
      history: history)
  }

  static let monthly = Window.this(.month)

  static let cases: [(window: Window, now: String, times: [String], count: Double)] = [
    (
      .allTime, "2026-03-20T12:00:00+00:00",
      [
        "2020-01-01T00:00:00+00:00", "2026-03-20T12:00:00+00:00",
        "2026-03-20T12:00:00.000001+00:00",
      ], 2
    ),
    (
      .last(.seconds(86_400)), "2026-03-20T12:00:00+00:00",
      [
        "2026-03-19T12:00:00+00:00", "2026-03-19T12:00:00.000001+00:00",
        "2026-03-20T12:00:01+00:00",
      ], 1
    ),
    (
      .this(.month), "2026-03-20T12:00:00+00:00",
      ["2026-02-28T23:59:59+00:00", "2026-03-01T00:00:00+00:00", "2026-03-20T12:00:00+00:00"], 2
    ),
    (
      .this(.day), "2026-03-20T12:00:00+00:00",
      ["2026-03-19T23:59:59+00:00", "2026-03-20T00:00:00+00:00"], 1
    ),
    (
      .this(.week), "2026-03-20T12:00:00+00:00",
      ["2026-03-15T23:59:59+00:00", "2026-03-16T00:00:00+00:00"], 1
    ),
    (
      .this(.year), "2026-03-20T12:00:00+00:00",
      ["2025-12-31T23:59:59+00:00", "2026-01-01T00:00:00+00:00"], 1
    ),
    // The month of `now` is that of the latest record's clock: still February there, though March
    // in UTC.
    (
      .this(.month), "2026-03-01T02:00:00+00:00",
      ["2026-02-27T12:00:00-05:00", "2026-02-28T20:00:00-05:00"], 2
    ),
    // Already March there, though February in UTC; a record of the day before, written elsewhere,
    // keeps its own day.
    (
      .this(.month), "2026-02-28T20:00:00+00:00",
      ["2026-02-28T10:00:00+00:00", "2026-03-01T01:00:00+14:00"], 1
    ),
    (
      .this(.month), "2026-03-01T06:00:00+00:00",
      ["2026-02-28T17:00:00-12:00", "2026-02-27T12:00:00+00:00"], 2
    ),
    // A month back from the latest record's clock: 31 March has no counterpart in February.
    (
      .last(.calendar(.init(months: 1))), "2026-03-31T12:00:00+00:00",
      ["2026-02-28T12:00:00+00:00", "2026-02-28T12:00:01+00:00"], 1
    ),
    (
      .last(.calendar(.init(months: 1))), "2026-04-01T02:00:00+00:00",
      ["2026-02-28T21:00:00-05:00", "2026-02-28T21:00:01-05:00"], 1
    ),
    (
      .last(.calendar(.init(days: 2))), "2026-03-20T12:00:00+00:00",
      ["2026-03-18T12:00:00+00:00", "2026-03-18T12:00:01+00:00"], 1
    ),
    // Beyond the calendar: everything.
    (
      .last(.calendar(.init(months: 100_000))), "2026-03-20T12:00:00+00:00",
      ["0001-01-01T00:00:00+00:00"], 1
    ),
    (.last(.seconds(1e300)), "2026-03-20T12:00:00+00:00", ["0001-01-01T00:00:00+00:00"], 1),
  ]

  @Test(arguments: cases.indices) func window(_ index: Int) {
    let (window, now, times, count) = Self.cases[index]
    #expect(Self.count(window, times, now: now) == .number(count))
    // A record decision asks the same of what is kept and of what is folded up.
    #expect(Self.count(window, times, now: now, history: false) == .number(count))
    // What compares with the record that asks is worked out over stored records, one by one.
    let always = Expression.compare(
      .lessOrEqual, .literal(.time(Instant(microseconds: 0))), .field(2, level: 1))
    let before1970 = times.contains { $0 < "1970" }
    if !before1970 {
      #expect(Self.count(window, times, now: now, history: false, where: always) == .number(count))
    }
  }

  @Test(arguments: [
    (
      "America/New_York", "2026-03-01T06:00:00+00:00",
      ["2026-03-01T04:59:59+00:00", "2026-03-01T05:00:00+00:00"], 1.0
    ),
    // The hour that New York skips: the month before, by the clock, is 23 h short of 28 days.
    (
      "Europe/Berlin", "2026-03-31T22:00:00+00:00",
      ["2026-03-31T21:59:59+00:00", "2026-03-31T22:00:00+00:00"], 1
    ),
  ])
  func monthInAZone(_ name: String, _ now: String, _ times: [String], _ count: Double) {
    guard let zone = SystemZones.zone(name) else { return }
    #expect(Self.count(.this(.month), times, now: now, zone: zone) == .number(count))
  }

  static let around: [(window: Window, times: [String], count: Double)] = [
    // The first time is the outer record's.
    (
      .before(.seconds(86_400), .field(2, level: 0)),
      [
        "2026-03-10T12:00:00+00:00", "2026-03-09T12:00:00+00:00", "2026-03-09T11:59:59+00:00",
        "2026-03-10T12:00:00+00:00",
      ], 1
    ),
    (
      .within(.seconds(300), .field(2, level: 0)),
      [
        "2026-03-10T12:00:00+00:00", "2026-03-10T12:05:00+00:00", "2026-03-10T11:55:00+00:00",
        "2026-03-10T12:05:01+00:00",
      ], 3
    ),
    // Nothing after now.
    (
      .within(.seconds(300), .field(2, level: 0)),
      ["2026-03-20T12:00:00+00:00", "2026-03-20T12:00:01+00:00"], 1
    ),
    (
      .before(.calendar(.init(months: 1)), .field(2, level: 0)),
      ["2026-03-31T12:00:00+02:00", "2026-02-28T12:00:00+02:00", "2026-02-28T11:59:59+02:00"], 1
    ),
    (
      .before(.calendar(.init(months: 1)), .field(2, level: 0)),
      ["2026-03-10T12:00:00+02:00", "2026-02-10T12:00:00+02:00", "2026-02-10T11:59:59+02:00"], 1
    ),
  ]

  @Test(arguments: around.indices) func windowAroundARecord(_ index: Int) {
    #expect(
      Self.count(Self.around[index].window, Self.around[index].times, history: false)
        == .number(Self.around[index].count))
  }

  /// Around a moment that is missing, every record might be in the window.
  @Test func windowAroundNothing() {
    var bench = Bench([Field(name: "end", type: .time)])
    bench.pack.aggregates = [
      Aggregate(operation: .countRecords, record: 0, window: .before(.seconds(60), .own(0)))
    ]
    let entries = [
      Entry("2026-03-10T12:00:00+00:00"), Entry("2026-03-10T12:00:00+00:00"),
      Entry("2026-03-10T12:00:00+00:00"),
    ]
    #expect(bench.value(.aggregate(0), entries) == .range(from: 0, to: 2))
  }

  /// `this.f`: the outer record's field beside the one looked at.
  @Test func whereReadsTheOuterRecord() {
    var bench = Bench([Field(name: "n", type: .number(nil))])
    bench.pack.aggregates = [
      Aggregate(
        operation: .countRecords, record: 0, window: .before(.seconds(86_400), .field(2, level: 0)),
        condition: .compare(.equal, .own(0), .field(Bench.firstField, level: 1)))
    ]
    let entries = [
      Entry("2026-03-10T12:00:00+00:00", [.number(1)]),
      Entry("2026-03-10T11:00:00+00:00", [.number(1)]),
      Entry("2026-03-10T10:00:00+00:00", [.number(2)]), Entry("2026-03-10T09:00:00+00:00", [nil]),
    ]
    #expect(bench.value(.aggregate(0), entries) == .range(from: 1, to: 2))
  }

  /// Protects the days that a calendar shades: those of which a moment lies in the window, in the
  /// zone; none where the record in hand says which.
  @Test(arguments: [
    (Window.this(.month), 0, "2026-03-01 2026-03-20"), (.this(.week), 0, "2026-03-16 2026-03-20"),
    (.this(.day), 14 * 60, "2026-03-21 2026-03-21"), (.last(.seconds(86_400)), 0, "2026-03-19 2026-03-20"),
    (.last(.calendar(CalendarPeriod(days: 1))), -13 * 60, "2026-03-18 2026-03-19"),
    (.last(.calendar(CalendarPeriod(months: 1))), 0, "2026-02-20 2026-03-20"), (.allTime, 0, ""),
    (.within(.seconds(60), .literal(.number(0))), 0, ""),
  ]) func reachesTheseDays(_ window: Window, _ offset: Int, _ days: String) {
    let now = try! MomentText.instant("2026-03-20T12:00:00+00:00").get()
    let bench = Bench(now: "2026-03-20T12:00:00+00:00", zone: nil)
    let found = Aggregate(operation: .countRecords, record: 0, window: window).days(
      in: bench.pack, now: now, zone: Zone(offsetMinutes: offset))
    let text = found.map { "\(MomentText.text($0.lowerBound)) \(MomentText.text($0.upperBound))" }
    #expect(text ?? "" == days)
  }
}
