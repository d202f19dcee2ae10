import RuleModel
import Testing

/// Moments are written as they are read, with no more digits than they need.
@Suite struct MomentTextTests {
  @Test(arguments: [
    "2026-03-20T12:00:00Z", "2026-03-20T23:59:59.999999-04:00", "2026-03-20T00:00:00.000001+05:30",
    "2026-03-20T08:05:09.5+01:00", "1969-12-31T23:59:59.25Z", "0001-01-01T00:00:00Z", "9999-12-31T23:59:59-23:59",
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
    for (seconds, text) in cases { #expect(MomentText.text(timeOfDay: seconds * 1_000_000) == text) }
  }

  @Test func writesSecondsWhereTheyAreAskedForOrNeeded() {
    #expect(MomentText.text(timeOfDay: 0, seconds: true) == "00:00:00")
    #expect(MomentText.text(timeOfDay: 1) == "00:00:00.000001")
    #expect(MomentText.text(timeOfDay: 500_000) == "00:00:00.5")
  }
}
