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

  /// Microseconds as if the place were at UTC.
  private var microseconds: Int64 { Int64(date.days) * microsecondsPerDay + timeOfDay }

  private func instant(offset: Int) -> Instant {
    Instant(
      microseconds: microseconds - Int64(offset) * 60_000_000,
      offset: isUnplaced ? Instant.unplaced : Int16(truncatingIfNeeded: offset))
  }

  /// The moments that it may mean, where it has an offset or the zone is known: none if clocks skip
  /// it, two where they show it twice.
  func moments(in zone: Zone?) -> [Instant]? {
    if let offset { return [instant(offset: offset)] }
    return zone.map { zone in zone.moments(ofLocal: microseconds).map { zone.instant($0) } }
  }

  /// The first and the last moment of its day; none if the calendar skips it.
  func day(in zone: Zone?) -> [Instant]? {
    var next = self
    next.date.days += 1
    if let offset {
      let end = next.instant(offset: offset)
      return [
        instant(offset: offset), Instant(microseconds: end.microseconds - 1, offset: end.offset),
      ]
    }
    guard let zone else { return nil }
    let start = zone.firstMoment(atOrAfterLocal: microseconds)
    let end = zone.firstMoment(atOrAfterLocal: next.microseconds) - 1
    return start > end ? [] : [zone.instant(start), zone.instant(end)]
  }
}

extension Zone {
  /// A moment with the offset that clocks have then, of which an instant keeps whole minutes.
  fileprivate func instant(_ microseconds: Int64) -> Instant {
    let seconds =
      microseconds >= 0 ? microseconds / 1_000_000 : (microseconds - 999_999) / 1_000_000
    return Instant(
      microseconds: microseconds,
      offset: Int16(truncatingIfNeeded: offset(atSeconds: seconds) / 60))
  }
}
