import RuleModel
import Testing

/// Moments are written as they are read, with no more digits than they need.
@Suite struct MomentTextTests {
  @Test(arguments: [
    "2026-03-20T12:00:00Z", "2026-03-20T23:59:59.999999-04:00", "2026-03-20T00:00:00.000001+05:30",
    "2026-03-20T08:05:09.5+01:00", "1969-12-31T23:59:59.25Z", "0001-01-01T00:00:00Z",
    "9999-12-31T23:59:59-23:59",
    "2026-03-20T12:00:00.120034Z",
  ])
  func isWrittenAsItIsRead(_ text: String) throws {
    #expect(MomentText.text(try MomentText.instant(text).get()) == text)
  }

  @Test func writesYearsOfMoreDigits() {
    let day = CivilDate(year: 9999, month: 12, day: 31)!
    #expect(MomentText.text(CivilDate(days: day.days + 1)) == "10000-01-01")
  }

  @Test func writesTimesOfDay() {
    let cases: [(seconds: Int64, text: String)] = [
      (0, "00:00"), (79_200, "22:00"), (32_700, "09:05"), (32_707, "09:05:07"),
    ]
    for (seconds, text) in cases {
      #expect(MomentText.text(timeOfDay: seconds * 1_000_000) == text)
    }
  }

  @Test func writesSecondsWhereTheyAreAskedForOrNeeded() {
    #expect(MomentText.text(timeOfDay: 0, seconds: true) == "00:00:00")
    #expect(MomentText.text(timeOfDay: 1) == "00:00:00.000001")
    #expect(MomentText.text(timeOfDay: 500_000) == "00:00:00.5")
  }
}

/// What is read as a moment, a date or a time of day, and what is refused with which reason: every
/// separator, every digit and every bound of the calendar and the clock.
@Suite struct MomentReadingTests {
  private static let second: Int64 = 1_000_000
  /// 2026-03-20T00:00:00Z
  private static let day: Int64 = 1_773_964_800

  private static let moments: [(text: String, microseconds: Int64, offset: Int16)] = [
    ("1970-01-01T00:00:00Z", 0, Instant.unplaced),
    ("2026-03-20T00:00:00Z", day * second, Instant.unplaced),
    ("2026-03-20 12:34:56Z", (day + 45_296) * second, Instant.unplaced),
    ("2026-03-20t12:34:56z", (day + 45_296) * second, Instant.unplaced),
    ("2026-03-20T23:59:59Z", (day + 86_399) * second, Instant.unplaced),
    ("2026-03-20T12:34:56.1Z", (day + 45_296) * second + 100_000, Instant.unplaced),
    ("2026-03-20T12:34:56.123456Z", (day + 45_296) * second + 123_456, Instant.unplaced),
    ("2026-03-20T12:34:56.123456999Z", (day + 45_296) * second + 123_456, Instant.unplaced),
    ("2026-03-20T12:34:56.000001Z", (day + 45_296) * second + 1, Instant.unplaced),
    ("2026-03-20T12:34:56+01:30", (day + 45_296 - 5400) * second, 90),
    ("2026-03-20T12:34:56-01:30", (day + 45_296 + 5400) * second, -90),
    ("2026-03-20T12:34:56.5+23:59", (day + 45_296 - 86_340) * second + 500_000, 1439),
    ("2026-03-20T12:34:56-23:59", (day + 45_296 + 86_340) * second, -1439),
    ("2026-03-20T12:34:56+00:00", (day + 45_296) * second, 0),
    ("1969-12-31T23:59:59.75Z", -250_000, Instant.unplaced),
    // A leap second is the last of a day in UTC, and the first moment of the next minute.
    ("2016-12-31T23:59:60Z", 1_483_228_800 * second, Instant.unplaced),
    ("2016-12-31T23:59:60.5Z", 1_483_228_800 * second, Instant.unplaced),
    ("2017-01-01T00:59:60+01:00", 1_483_228_800 * second, 60),
    ("2016-12-31T18:59:60-05:00", 1_483_228_800 * second, -300),
    ("2017-01-01T23:58:60+23:59", 1_483_228_800 * second, 1439),
    ("2016-12-31T00:00:60-23:59", 1_483_228_800 * second, -1439),
  ]

  @Test func momentsAreRead() {
    for (text, microseconds, offset) in Self.moments {
      #expect(
        MomentText.instant(text) == .success(Instant(microseconds: microseconds, offset: offset)),
        "\(text)")
    }
  }

  private static let refused: [(MomentText.Failure, [String])] = [
    (
      .notATime,
      [
        "", "2", "2026-03-2", "2026-03-20", "2026-03-20T", "2026-03-20T12:0",
        "2026-03-20X12:00:00Z",
        "2026-03-20012:00:00Z", "2026/03-20T12:00:00Z", "2026-03/20T12:00:00Z",
        "2026-03-20T12.00:00Z",
        "x026-03-20T12:00:00Z", "2x26-03-20T12:00:00Z", "20x6-03-20T12:00:00Z",
        "202x-03-20T12:00:00Z",
        "2026-x3-20T12:00:00Z", "2026-0x-20T12:00:00Z", "2026-03-x0T12:00:00Z",
        "2026-03-2xT12:00:00Z",
        "2026-03-20Tx2:00:00Z", "2026-03-20T1x:00:00Z", "2026-03-20T12:x0:00Z",
        "2026-03-20T12:0x:00Z",
        "2026-03-20T12:00:x0Z", "2026-03-20T12:00:0xZ", "2026-03-20T/2:00:00Z",
        "2026-03-20T1::00:00Z",
        "2026-03-20T12:00Z", "2026-03-20T12:00+01:00", "2026-03-20T12:00:", "2026-03-20T12:00:0",
        "2026-03-20T12:00.00Z", "2026-03-20T12:00:00.", "2026-03-20T12:00:00.Z",
        "2026-03-20T12:00:00,5Z",
        "2026-03-20T12:00:00ZZ", "2026-03-20T12:00:00Z ", " 2026-03-20T12:00:00Z",
        "2026-03-20T12:00:00+",
        "2026-03-20T12:00:00+01", "2026-03-20T12:00:00+01:", "2026-03-20T12:00:00+01:0",
        "2026-03-20T12:00:00+0100",
        "2026-03-20T12:00:00+01:00x", "2026-03-20T12:00:00+01.00", "2026-03-20T12:00:00+x1:00",
        "2026-03-20T12:00:00+01:x0", "2026-03-20T12:00:00*01:00", "2026-03-20T12:00:00/",
        "2026-03-20T12:00:00.5x",
      ]
    ),
    (
      .noOffset,
      ["2026-03-20T12:00", "2026-03-20 12:00", "2026-03-20T12:00:00", "2026-03-20T12:00:00.5"]
    ),
    (
      .noSuchDay,
      [
        "2026-00-20T12:00:00Z", "2026-13-20T12:00:00Z", "2026-03-00T12:00:00Z",
        "2026-03-32T12:00:00Z",
        "2026-04-31T12:00:00Z", "2026-02-29T12:00:00Z", "1900-02-29T12:00:00Z",
        "2024-02-30T12:00:00Z",
        "0000-01-01T00:00:00Z",
      ]
    ),
    (
      .noSuchTime,
      [
        "2026-03-20T24:00:00Z", "2026-03-20T12:60:00Z", "2026-03-20T12:00:61Z",
        "2026-03-20T12:00:60Z",
        "2026-03-20T23:58:60Z", "2026-03-20T23:59:60+01:00", "2026-03-20T00:00:60Z",
        "2026-03-20T12:00:00+24:00",
        "2026-03-20T12:00:00-23:60",
      ]
    ),
  ]

  @Test func whatIsNoMomentIsRefusedWithItsReason() {
    for (reason, texts) in Self.refused {
      for text in texts { #expect(MomentText.instant(text) == .failure(reason), "\(text)") }
    }
  }

  @Test func dates() {
    let read: [(String, CivilDate?)] = [
      ("2026-03-20", CivilDate(days: 20_532)), ("1970-01-01", CivilDate(days: 0)),
      ("1969-12-31", CivilDate(days: -1)), ("2024-02-29", CivilDate(days: 19_782)),
      ("2023-02-29", nil),
      ("2026-03-20Z", nil), ("2026-03-2", nil), ("2026-3-20", nil), ("2026/03/20", nil),
      ("2026-03-20 ", nil),
      ("", nil), ("9999-12-31", CivilDate(days: 2_932_896)),
      ("0001-01-01", CivilDate(days: -719_162)),
    ]
    for (text, date) in read { #expect(MomentText.date(text) == date, "\(text)") }
  }

  @Test func timesOfDay() {
    let read: [(String, Int64?)] = [
      ("00:00", 0), ("00:01", 60), ("01:00", 3600), ("22:07", 79_620), ("23:59", 86_340),
      ("22:07:09", 79_629),
      ("23:59:59", 86_399), ("00:00:00", 0), ("24:00", nil), ("23:60", nil), ("23:59:60", nil),
      ("24:00:00", nil),
      ("2:00", nil), ("22:0", nil), ("22-00", nil), ("22:00:3", nil), ("22:00-30", nil),
      ("22:00:300", nil),
      ("22:00:3x", nil), ("x2:00", nil), ("22:x0", nil), ("22:000", nil), ("220:00", nil),
      ("", nil),
    ]
    for (text, seconds) in read {
      #expect(MomentText.timeOfDay(text) == seconds.map { $0 * 1_000_000 }, "\(text)")
    }
  }

  @Test func momentsAreWrittenInTheirOffset() {
    let written: [(Int64, Int16, String)] = [
      (0, 0, "1970-01-01T00:00:00+00:00"), (0, Instant.unplaced, "1970-01-01T00:00:00Z"),
      (0, Int16.min, "1970-01-01T00:00:00Z"), (0, 8192, "1970-01-01T00:00:00+00:00"),
      (0, 90, "1970-01-01T01:30:00+01:30"), (0, -90, "1969-12-31T22:30:00-01:30"),
      (-1, 0, "1969-12-31T23:59:59.999999+00:00"), (-1_000_000, 0, "1969-12-31T23:59:59+00:00"),
      (-86_400_000_000, 0, "1969-12-31T00:00:00+00:00"),
      (86_400_000_000, 0, "1970-01-02T00:00:00+00:00"),
      (1, 1439, "1970-01-01T23:59:00.000001+23:59"),
      (86_399_999_999, 0, "1970-01-01T23:59:59.999999+00:00"),
      (10, 5, "1970-01-01T00:05:00.00001+00:05"), (120_000, 0, "1970-01-01T00:00:00.12+00:00"),
      (Instant.range.lowerBound, 0, "0001-01-01T00:00:00+00:00"),
      (Instant.range.upperBound, 0, "9999-12-31T23:59:59.999999+00:00"),
    ]
    for (microseconds, offset, text) in written {
      #expect(MomentText.text(Instant(microseconds: microseconds, offset: offset)) == text)
    }
  }

  @Test func reasonsAreTold() {
    #expect(
      [MomentText.Failure.notATime, .noOffset, .noSuchDay, .noSuchTime].map(\.message) == [
        "is not a time such as 2026-03-20T12:00:00-05:00",
        "has no offset: end the time with Z or an offset such as -05:00",
        "is not a date in the calendar",
        "is not a valid time of day",
      ])
  }
}
