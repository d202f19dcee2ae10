import Evaluation
import RuleModel

/// The reading of a calendar and a clock, before the zone is known.
struct LocalMoment {
  var date = CivilDate(days: 0)
  /// Microseconds since midnight.
  var timeOfDay: Int64 = 0
  /// Minutes east of UTC, where the text says so.
  var offset: Int?
  /// It is of UTC, and the text does not say where it was.
  var isUnplaced = false

  init() {}

  /// RFC 3339 without its offset.
  init?(rfc3339WithoutOffset text: UnsafeBufferPointer<UInt8>) {
    var completed = Array(text)
    completed.append(0x5A)
    guard case .success(let instant) = completed.withUnsafeBufferPointer(MomentText.instant) else {
      return nil
    }
    var day = instant.microseconds / microsecondsPerDay
    if instant.microseconds < day * microsecondsPerDay { day -= 1 }
    date = CivilDate(days: Int32(day))
    timeOfDay = instant.microseconds - day * microsecondsPerDay
  }

  /// Seconds and microseconds as if the place were at UTC.
  fileprivate var seconds: Int64 { Int64(date.days) * 86_400 + timeOfDay / 1_000_000 }

  func instant(offset: Int) -> Instant {
    Instant(
      microseconds: (seconds - Int64(offset) * 60) * 1_000_000 + timeOfDay % 1_000_000,
      offset: isUnplaced ? Instant.unplaced : Int16(truncatingIfNeeded: offset))
  }
}

extension Zone {
  /// Of a clock time that comes twice the first; one that is skipped counts from before the skip,
  /// as 02:30 is then shown as 03:30.
  func instant(_ local: LocalMoment) -> Instant {
    let seconds = local.seconds
    let (before, after) = (offset(atSeconds: seconds - 86_400), offset(atSeconds: seconds + 86_400))
    var chosen = before
    if before != after, offset(atSeconds: seconds - Int64(before)) != before,
      offset(atSeconds: seconds - Int64(after)) == after
    {
      chosen = after
    }
    // An instant keeps whole minutes of its offset; the moment itself is exact.
    let shown = offset(atSeconds: seconds - Int64(chosen)) / 60
    return Instant(
      microseconds: (seconds - Int64(chosen)) * 1_000_000 + local.timeOfDay % 1_000_000,
      offset: Int16(truncatingIfNeeded: shown))
  }
}
