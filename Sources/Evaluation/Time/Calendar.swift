import RuleModel

/// `now` and the local days of a run: in its zone, or else in each time's own offset.
struct Calendar {
  let zone: Zone?
  private(set) var now: Instant
  /// The day that rules of history are judged on, and what `asOf` puts in its place.
  private(set) var today: CivilDate
  let asOf: CivilDate?
  /// The stretch of the zone last looked up: neighbouring times are asked for again and again.
  private var span = Zone.Span(from: 0, until: 0, offset: 0)
  /// The zone that a record last named.
  private var named: (number: Int, zone: Zone)?
  /// A question was left open because a time does not say where it was, since somebody last looked.
  var hasLostPlace = false

  init(now: Instant, zone: Zone?, asOf: CivilDate?) {
    self.zone = zone
    self.now = now
    self.asOf = asOf
    today = Calendar.today(now, zone, asOf)
  }

  private static func today(_ now: Instant, _ zone: Zone?, _ asOf: CivilDate?) -> CivilDate {
    let offset =
      zone.map { Int64($0.offset(atSeconds: now.microseconds.quotientDown(1_000_000))) } ?? Int64(
        now.minutes) * 60
    return asOf
      ?? CivilDate(
        days: Int32(
          clamping: (now.microseconds + offset * 1_000_000).quotientDown(microsecondsPerDay)))
  }

  /// Goes to another moment.
  mutating func turn(to now: Instant) {
    if now == self.now { return }
    self.now = now
    today = Calendar.today(now, zone, asOf)
  }

  /// Seconds east of UTC at a moment.
  @inline(__always) mutating func offset(of time: Instant) -> Int64 {
    if zone == nil || time.isOnDeclaredClock {
      return time.offset < Instant.firstZone ? Int64(time.minutes) * 60 : offsetInItsZone(time)
    }
    let seconds = time.microseconds.quotientDown(1_000_000)
    if seconds >= span.from, seconds < span.until { return span.offset }
    return lookUp(seconds)
  }

  private mutating func offsetInItsZone(_ time: Instant) -> Int64 {
    zone(time)!.span(at: time.microseconds.quotientDown(1_000_000)).offset
  }

  /// The zone by which a time is read, where it is one.
  private mutating func zone(_ time: Instant) -> Zone? {
    guard let number = time.zoneNumber else { return time.isOnDeclaredClock ? nil : zone }
    if let named, named.number == number { return named.zone }
    let zone = NamedZones.zone(number)
    named = (number, zone)
    return zone
  }

  private mutating func lookUp(_ seconds: Int64) -> Int64 {
    span = zone!.span(at: seconds)
    return span.offset
  }

  /// Microseconds since 1970 on the local clock.
  @inline(__always) mutating func local(_ time: Instant) -> Int64 {
    time.microseconds + offset(of: time) * 1_000_000
  }

  mutating func day(of time: Instant) -> CivilDate {
    CivilDate(days: Int32(clamping: local(time).quotientDown(microsecondsPerDay)))
  }

  /// Microseconds since local midnight, as the clock shows it.
  mutating func timeOfDay(of time: Instant) -> Int64 {
    let local = local(time)
    return local - local.quotientDown(microsecondsPerDay) * microsecondsPerDay
  }

  /// The first moment of a local day. `offset` (minutes) is used if the run has no zone.
  func start(of day: CivilDate, offset: Int16) -> Int64 {
    let midnight = Int64(day.days) * microsecondsPerDay
    guard let zone else { return midnight - Int64(offset) * 60_000_000 }
    return zone.moment(ofLocal: midnight) ?? zone.firstMoment(atOrAfterLocal: midnight)
  }

  /// Months, then days, later by the calendar, at the same time of day; where the clock skips that
  /// time, as much later as it was put forward. Nil outside the years 1 to 9999.
  mutating func adding(_ period: CalendarPeriod, to time: Instant) -> Instant? {
    if hasUnknownDay(time) { return agreed(period, time) }
    let local = local(time)
    let days = local.quotientDown(microsecondsPerDay)
    let timeOfDay = local - days * microsecondsPerDay
    guard let day = Calendar.adding(period, to: CivilDate(days: Int32(clamping: days))) else {
      return nil
    }
    let newLocal = Int64(day.days) * microsecondsPerDay + timeOfDay
    guard let zone = zone(time) else {
      return Calendar.instant(newLocal - Int64(time.minutes) * 60_000_000, offset: time.offset)
    }
    let moment: Int64
    if let found = zone.moment(ofLocal: newLocal) {
      moment = found
    } else {
      let before = zone.span(at: (newLocal - microsecondsPerDay).quotientDown(1_000_000)).offset
      moment = newLocal - before * 1_000_000
    }
    if time.zoneNumber != nil { return Calendar.instant(moment, offset: time.offset) }
    let offset = zone.span(at: moment.quotientDown(1_000_000)).offset
    return Calendar.instant(moment, offset: Int16(clamping: offset / 60))
  }

  static func instant(_ microseconds: Int64, offset: Int16) -> Instant? {
    Instant.range.contains(microseconds) ? Instant(microseconds: microseconds, offset: offset) : nil
  }

  /// Nil outside the years 1 to 9999.
  static func adding(_ period: CalendarPeriod, to day: CivilDate) -> CivilDate? {
    guard period.months.magnitude <= 120_000 else { return nil }
    let days =
      Int64((period.months == 0 ? day : day.adding(months: Int(period.months))).days)
      + Int64(period.days)
    return dayRange.contains(days) ? CivilDate(days: Int32(days)) : nil
  }

  static let dayRange: ClosedRange<Int64> =
    Instant.range.lowerBound
    / microsecondsPerDay...Instant.range.upperBound.quotientDown(microsecondsPerDay)
}

typealias CalendarPointer = UnsafeMutablePointer<Calendar>

extension Zone {
  /// The earliest moment at which local clocks show this; nil if they skip it. Microseconds.
  func moment(ofLocal local: Int64) -> Int64? { moments(ofLocal: local).first }

  /// The moments at which local clocks show this, in order: none if they skip it, more than one
  /// where they are put back over it.
  public func moments(ofLocal local: Int64) -> [Int64] {
    let around = local.quotientDown(1_000_000)
    var at = around - 2 * 86_400
    var found: [Int64] = []
    // Each stretch near enough to hold the moment; two days on either side is more than any offset.
    for _ in 0..<64 {
      let span = span(at: at)
      let moment = local - span.offset * 1_000_000
      let seconds = moment.quotientDown(1_000_000)
      if seconds >= span.from, seconds < span.until { found.append(moment) }
      if span.until == .max || span.until > around + 2 * 86_400 { break }
      at = span.until
    }
    return found
  }

  /// The first moment at which local clocks show this or later.
  public func firstMoment(atOrAfterLocal local: Int64) -> Int64 {
    let around = local.quotientDown(1_000_000)
    var (low, high) = (around - 2 * 86_400, around + 2 * 86_400)
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if middle + span(at: middle).offset >= around { high = middle } else { low = middle }
    }
    return high * 1_000_000
  }
}
