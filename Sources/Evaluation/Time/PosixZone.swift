import RuleModel

/// The rule for times after a TZif file's last transition: a POSIX TZ string such as
/// `CET-1CEST,M3.5.0,M10.5.0/3`, with the wider hours of RFC 8536.
struct PosixZone: Sendable, Equatable {
  enum Day: Equatable {
    /// 1 to 365, 29 February never counted.
    case julian(Int)
    /// 0 to 365, 29 February counted.
    case ofYear(Int)
    /// `week` 5 is the last; `weekday` 0 is Sunday.
    case weekday(month: Int, week: Int, weekday: Int)
  }

  struct Change: Equatable {
    var day: Day
    /// Seconds after local midnight; may lie outside the day.
    var time: Int64

    /// Local seconds since 1970 on the clock that is in use before the change.
    func seconds(in year: Int) -> Int64 {
      let first = CivilDate(year: year, month: 1, day: 1)!
      let days: Int
      switch day {
      case .julian(let number):
        days = number - 1 + (number >= 60 && CivilDate.length(ofMonth: 2, year: year) == 29 ? 1 : 0)
      case .ofYear(let number): days = number
      case .weekday(let month, let week, let weekday):
        let start = CivilDate(year: year, month: month, day: 1)!
        // CivilDate counts from Monday.
        var day = (weekday - (start.weekday + 1) % 7 + 7) % 7 + (week - 1) * 7
        if day >= CivilDate.length(ofMonth: month, year: year) { day -= 7 }
        days = Int(start.days - first.days) + day
      }
      return (Int64(first.days) + Int64(days)) * 86_400 + time
    }
  }

  var standard: Int64
  var daylight: (offset: Int64, start: Change, end: Change)?

  static func == (a: PosixZone, b: PosixZone) -> Bool {
    a.standard == b.standard && a.daylight?.offset == b.daylight?.offset
      && a.daylight?.start == b.daylight?.start
      && a.daylight?.end == b.daylight?.end
  }

  func span(at seconds: Int64) -> Zone.Span {
    guard let daylight else { return Zone.Span(from: .min, until: .max, offset: standard) }
    let day = (seconds + standard).quotientDown(86_400)
    let year = min(max(CivilDate(days: Int32(clamping: day)).parts.year, 2), 9998)
    var changes: [(at: Int64, offset: Int64)] = []
    for year in year - 1...year + 1 {
      // The end of one year's summer may be the start of the next one's (summer time for ever): the
      // start counts.
      changes.append((daylight.end.seconds(in: year) - daylight.offset, standard))
      changes.append((daylight.start.seconds(in: year) - standard, daylight.offset))
    }
    changes.sort {
      $0.at < $1.at || ($0.at == $1.at && $0.offset == standard && $1.offset != standard)
    }
    var span = Zone.Span(
      from: .min, until: .max, offset: changes[0].offset == standard ? daylight.offset : standard)
    for change in changes {
      if change.at > seconds {
        span.until = change.at
        break
      }
      span.from = change.at
      span.offset = change.offset
    }
    if span.until == .max { span.until = seconds + 1 }
    if span.from == .min { span.from = seconds }
    return span
  }

  /// Nil if the text is no such rule.
  init?(_ text: [UInt8]) {
    var reader = PosixReader(bytes: text)
    guard reader.name(), let west = reader.time(hours: 24) else { return nil }
    standard = -west
    guard !reader.isAtEnd else { return }
    guard reader.name() else { return nil }
    var offset = standard + 3600
    if !reader.isAtEnd, reader.peek != 0x2C {
      guard let west = reader.time(hours: 24) else { return nil }
      offset = -west
    }
    guard reader.take(0x2C), let start = reader.change(), reader.take(0x2C),
      let end = reader.change(), reader.isAtEnd
    else { return nil }
    daylight = (offset, start, end)
  }
}

private struct PosixReader {
  let bytes: [UInt8]
  var at = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { at == bytes.count }
  var peek: UInt8? { at < bytes.count ? bytes[at] : nil }

  mutating func take(_ byte: UInt8) -> Bool {
    guard peek == byte else { return false }
    at += 1
    return true
  }

  /// Three or more letters, or anything short between `<` and `>`.
  mutating func name() -> Bool {
    let start = at
    if take(0x3C) {
      while let byte = peek, byte != 0x3E {
        at += byte == 0 ? bytes.count : 1
        if at >= bytes.count { return false }
      }
      return take(0x3E) && at - start >= 5
    }
    while let byte = peek, (0x61...0x7A).contains(byte | 0x20) { at += 1 }
    return at - start >= 3
  }

  mutating func number(_ range: ClosedRange<Int>) -> Int? {
    var value = 0
    let start = at
    while let byte = peek, (0x30...0x39).contains(byte), at - start < 4 {
      value = value * 10 + Int(byte - 0x30)
      at += 1
    }
    return at > start && range.contains(value) ? value : nil
  }

  /// `[+-]hh[:mm[:ss]]` in seconds.
  mutating func time(hours limit: Int) -> Int64? {
    let negative = take(0x2D)
    if !negative { _ = take(0x2B) }
    guard let hours = number(0...limit) else { return nil }
    var total = hours * 3600
    if take(0x3A) {
      guard let minutes = number(0...59) else { return nil }
      total += minutes * 60
      if take(0x3A) {
        guard let seconds = number(0...59) else { return nil }
        total += seconds
      }
    }
    return Int64(negative ? -total : total)
  }

  mutating func change() -> PosixZone.Change? {
    let day: PosixZone.Day
    if take(0x4A) {
      guard let number = number(1...365) else { return nil }
      day = .julian(number)
    } else if take(0x4D) {
      guard let month = number(1...12), take(0x2E), let week = number(1...5), take(0x2E),
        let weekday = number(0...6)
      else { return nil }
      day = .weekday(month: month, week: week, weekday: weekday)
    } else {
      guard let number = number(0...365) else { return nil }
      day = .ofYear(number)
    }
    var time: Int64 = 7200
    if take(0x2F) {
      guard let given = self.time(hours: 167) else { return nil }
      time = given
    }
    return PosixZone.Change(day: day, time: time)
  }
}

extension Int64 {
  /// Division that rounds down, for times before 1970.
  func quotientDown(_ divisor: Int64) -> Int64 {
    let quotient = self / divisor
    return self % divisor < 0 ? quotient - 1 : quotient
  }
}
