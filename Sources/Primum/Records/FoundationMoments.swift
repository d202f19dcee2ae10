internal import RuleModel

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

enum Moments {
  /// Dates beyond what a time can say become the nearest one; nil for what is no moment at all. A
  /// `Date` does not say where it was.
  static func instant(of date: Date, offset: Int? = nil) -> Instant? {
    let microseconds = (date.timeIntervalSince1970 * 1_000_000).rounded()
    guard !microseconds.isNaN else { return nil }
    let range = Instant.range
    return Instant(
      microseconds: microseconds >= Double(range.upperBound)
        ? range.upperBound
        : microseconds <= Double(range.lowerBound) ? range.lowerBound : Int64(microseconds),
      offset: offset.map { Int16(clamping: $0) } ?? Instant.unplaced)
  }

  /// As `instant(of:)`; what is no moment becomes the earliest one.
  static func instant(_ date: Date, offset: Int? = nil) -> Instant {
    instant(of: date, offset: offset) ?? Instant(microseconds: Instant.range.lowerBound)
  }

  /// Nil: the text is no RFC 3339 time.
  static func date(_ text: String) -> Date? {
    if case .success(let instant) = MomentText.instant(text) { date(instant) } else { nil }
  }

  static func date(_ instant: Instant) -> Date {
    Date(timeIntervalSince1970: Double(instant.microseconds) / 1_000_000)
  }

  /// Its offset from UTC; nil if it does not say where it was.
  static func secondsFromGMT(_ instant: Instant) -> Int? {
    instant.isUnplaced || instant.hasUnusableClock ? nil : Int(instant.minutes) * 60
  }
}
