import RuleModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The machine's clock, read once for a run.
enum Clock {
  static let now = read()

  /// For what runs on and on.
  static func read() -> Instant {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    // It takes the clock of what is asked.
    return Instant(
      microseconds: Int64(time.tv_sec) * 1_000_000 + Int64(time.tv_nsec) / 1000,
      offset: Instant.unplaced)
  }

  /// The day in UTC.
  static var today: CivilDate {
    CivilDate(
      days: Int32(
        clamping: Int((Double(now.microseconds) / Double(microsecondsPerDay)).rounded(.down))))
  }
}
