import RuleModel
import SourceText

/// A foreign way to write dates and times, in the letters of Unicode's date patterns (UTS #35) that
/// exports use:
///
/// | Letters | Meaning |
/// |---|---|
/// | `yyyy`, `yy` | year; of two digits one of the hundred years that the mapping names |
/// | `M`, `MM`, `MMM`, `MMMM` | month: 3 or 03, 03, Mar, March (English, any case) |
/// | `d`, `dd` | day of the month |
/// | `EEE`, `EEEE` | weekday in letters, not looked at |
/// | `H`, `HH` | hour 0 to 23 |
/// | `h`, `hh` with `a` | hour 1 to 12 and AM or PM |
/// | `mm`, `ss`, `S`… | minute, second, fraction of a second (any number of digits) |
/// | `Z`, `XXX` | offset: Z, +02:00, +0200 or +02 |
/// | `unix`, `unix ms` | alone: seconds or milliseconds since 1970-01-01 UTC |
///
/// Text between `'` is literal, `''` for one `'`; so is every other character. A space matches
/// white space of any length and kind.
public struct TimePattern: Sendable {
  enum Part: Equatable, Sendable {
    case year, shortYear, month, monthName, day, weekday, hour, halfDayHour, minute, second,
      fraction, halfDay, offset
    case space
    case literal([UInt8])
    case unix(Int64)
  }

  /// The pattern as it is written.
  public let text: String
  let parts: [Part]
  /// The last day that a year of two digits may lead to.
  private let lastDay: CivilDate

  /// Nil for a pattern with other letters, or one that does not fix a day or a time of day.
  /// - Parameter lastDay: Years of two digits are of the hundred years up to it.
  public init?(_ text: String, lastDay: CivilDate = CivilDate(days: 0)) {
    self.text = text
    self.lastDay = lastDay
    if text == "unix" || text == "unix ms" {
      parts = [.unix(text == "unix" ? 1_000_000 : 1000)]
      return
    }
    var parts: [Part] = []
    var rest = Substring(text)
    while let first = rest.first {
      if first == "'" {
        guard let close = rest.dropFirst().firstIndex(of: "'") else { return nil }
        let inner = rest[rest.index(after: rest.startIndex)..<close]
        parts.append(.literal(inner.isEmpty ? [0x27] : Array(inner.utf8)))
        rest = rest[rest.index(after: close)...]
        continue
      }
      let run = rest.prefix { $0 == first }
      rest = rest[run.endIndex...]
      guard first.isASCII, first.isLetter else {
        parts.append(first.isWhitespace ? .space : .literal(Array(run.utf8)))
        continue
      }
      guard let part = TimePattern.part(first, run.count) else { return nil }
      parts.append(part)
    }
    self.parts = parts
    let hasDay =
      parts.contains(.day) && (parts.contains(.month) || parts.contains(.monthName))
      && (parts.contains(.year) || parts.contains(.shortYear))
    let hasHour =
      parts.contains(.hour) || (parts.contains(.halfDayHour) && parts.contains(.halfDay))
    guard hasDay || hasHour, !parts.contains(.halfDayHour) || parts.contains(.halfDay) else {
      return nil
    }
  }

  private static func part(_ letter: Character, _ count: Int) -> Part? {
    switch (letter, count) {
    case ("y", 4), ("y", 1): .year
    case ("y", 2): .shortYear
    case ("M", 1...2): .month
    case ("M", 3...4): .monthName
    case ("d", 1...2): .day
    case ("E", 1...4): .weekday
    case ("H", 1...2): .hour
    case ("h", 1...2): .halfDayHour
    case ("m", 1...2): .minute
    case ("s", 1...2): .second
    case ("S", 1...9): .fraction
    case ("a", 1): .halfDay
    case ("Z", 1...5), ("X", 1...3), ("x", 1...3): .offset
    default: nil
    }
  }

  var hasDate: Bool {
    parts.contains(.day) || parts.contains { if case .unix = $0 { true } else { false } }
  }

  /// Nil if the text is not written so, or the day or time does not exist.
  func read(_ text: UnsafeBufferPointer<UInt8>) -> LocalMoment? {
    if case .unix(let scale)? = parts.first { return TimePattern.sinceEpoch(text, scale) }
    var reader = PatternReader(text)
    var (year, month, day) = (1970, 1, 1)
    var (hour, minute, second, fraction) = (0, 0, 0, Int64(0))
    var isAfternoon: Bool?
    var moment = LocalMoment()
    for part in parts {
      switch part {
      case .year: guard reader.number(4...4, &year) else { return nil }
      case .shortYear:
        guard reader.number(2...2, &year) else { return nil }
      case .month: guard reader.number(1...2, &month) else { return nil }
      case .monthName: guard reader.monthName(&month) else { return nil }
      case .day: guard reader.number(1...2, &day) else { return nil }
      case .weekday: guard reader.letters() else { return nil }
      case .hour: guard reader.number(1...2, &hour), hour <= 23 else { return nil }
      case .halfDayHour:
        guard reader.number(1...2, &hour), (1...12).contains(hour) else { return nil }
      case .minute: guard reader.number(1...2, &minute), minute <= 59 else { return nil }
      case .second: guard reader.number(1...2, &second), second <= 59 else { return nil }
      case .fraction: guard reader.fraction(&fraction) else { return nil }
      case .halfDay: guard reader.halfDay(&isAfternoon) else { return nil }
      case .offset: guard reader.offset(&moment) else { return nil }
      case .space: guard reader.space() else { return nil }
      case .literal(let bytes): guard reader.literal(bytes) else { return nil }
      case .unix: return nil
      }
    }
    if parts.contains(.shortYear) { year = fullYear(year, month, day) }
    guard reader.isAtEnd, let date = CivilDate(year: year, month: month, day: day) else {
      return nil
    }
    if let isAfternoon { hour = hour % 12 + (isAfternoon ? 12 : 0) }
    moment.date = date
    moment.timeOfDay = Int64(hour * 3600 + minute * 60 + second) * 1_000_000 + fraction
    return moment
  }

  /// The latest year that ends with two digits and whose day is not after the last.
  private func fullYear(_ digits: Int, _ month: Int, _ day: Int) -> Int {
    let last = lastDay.parts
    let year = last.year - (last.year - digits) % 100
    return year == last.year && (month, day) > (last.month, last.day) ? year - 100 : year
  }

  var hasTimeOfDay: Bool {
    parts.contains {
      switch $0 {
      case .hour, .halfDayHour, .unix: true
      default: false
      }
    }
  }

  private static func sinceEpoch(_ text: UnsafeBufferPointer<UInt8>, _ scale: Int64) -> LocalMoment?
  {
    guard let (number, length) = numberPrefix(text, decimalComma: false), length == text.count
    else { return nil }
    let microseconds = (number * Double(scale)).rounded()
    guard microseconds >= Double(Instant.range.lowerBound),
      microseconds <= Double(Instant.range.upperBound)
    else {
      return nil
    }
    let whole = Int64(microseconds)
    var day = whole / microsecondsPerDay
    if whole < day * microsecondsPerDay { day -= 1 }
    var moment = LocalMoment()
    moment.date = CivilDate(days: Int32(day))
    moment.timeOfDay = whole - day * microsecondsPerDay
    moment.offset = 0
    moment.isUnplaced = true
    return moment
  }
}

/// Walks a text along a pattern.
private struct PatternReader {
  let text: UnsafeBufferPointer<UInt8>
  var at = 0

  init(_ text: UnsafeBufferPointer<UInt8>) { self.text = text }

  var isAtEnd: Bool { at == text.count }

  mutating func number(_ length: ClosedRange<Int>, _ value: inout Int) -> Bool {
    let start = at
    value = 0
    while at < text.count, at - start < length.upperBound, text[at] >= 0x30, text[at] <= 0x39 {
      value = value * 10 + Int(text[at] - 0x30)
      at += 1
    }
    return at - start >= length.lowerBound
  }

  mutating func fraction(_ microseconds: inout Int64) -> Bool {
    let start = at
    var scale: Int64 = 100_000
    microseconds = 0
    while at < text.count, text[at] >= 0x30, text[at] <= 0x39 {
      microseconds += Int64(text[at] - 0x30) * scale
      scale /= 10
      at += 1
    }
    return at > start
  }

  mutating func word() -> String {
    let start = at
    while at < text.count, text[at] | 0x20 >= 0x61, text[at] | 0x20 <= 0x7A { at += 1 }
    return String(decoding: text[start..<at], as: UTF8.self).lowercased()
  }

  mutating func letters() -> Bool {
    let found = !word().isEmpty
    if found, at < text.count, text[at] == 0x2E { at += 1 }
    return found
  }

  mutating func monthName(_ month: inout Int) -> Bool {
    let name = word()
    let names = [
      "january", "february", "march", "april", "may", "june", "july", "august", "september",
      "october", "november",
      "december",
    ]
    guard name.count >= 3,
      let index = names.firstIndex(where: {
        $0 == name || $0.prefix(3) == name || (name == "sept" && $0 == "september")
      })
    else { return false }
    if at < text.count, text[at] == 0x2E { at += 1 }
    month = index + 1
    return true
  }

  mutating func halfDay(_ isAfternoon: inout Bool?) -> Bool {
    let start = at
    let letters = text[start...].prefix(4).filter { $0 != 0x2E }.prefix(2).map { $0 | 0x20 }
    guard letters.count == 2, letters[1] == 0x6D, letters[0] == 0x61 || letters[0] == 0x70 else {
      return false
    }
    isAfternoon = letters[0] == 0x70
    // "AM", "a.m."
    var seen = 0
    while at < text.count, seen < 2 {
      if text[at] != 0x2E { seen += 1 }
      at += 1
    }
    if at < text.count, text[at] == 0x2E { at += 1 }
    return true
  }

  mutating func offset(_ moment: inout LocalMoment) -> Bool {
    guard at < text.count else { return false }
    if text[at] | 0x20 == 0x7A {
      at += 1
      (moment.offset, moment.isUnplaced) = (0, true)
      return true
    }
    guard text[at] == 0x2B || text[at] == 0x2D else { return false }
    let sign = text[at] == 0x2D ? -1 : 1
    at += 1
    var (hours, minutes) = (0, 0)
    guard number(2...2, &hours) else { return false }
    let hasColon = at < text.count && text[at] == 0x3A
    if hasColon { at += 1 }
    // Digits after an hour alone belong to the rest of the pattern.
    if hasColon || at < text.count && text[at].isASCIIDigit, !number(2...2, &minutes) {
      return false
    }
    guard hours <= 23, minutes <= 59 else { return false }
    moment.offset = sign * (hours * 60 + minutes)
    return true
  }

  /// ASCII white space, no-break and narrow no-break spaces (which newer systems write before AM
  /// and PM).
  mutating func space() -> Bool {
    let start = at
    while at < text.count {
      if text[at] <= 0x20 {
        at += 1
      } else if at + 1 < text.count, text[at] == 0xC2, text[at + 1] == 0xA0 {
        at += 2
      } else if at + 2 < text.count, text[at] == 0xE2, text[at + 1] == 0x80,
        text[at + 2] == 0xAF || text[at + 2] <= 0x8A
      {
        at += 3
      } else {
        break
      }
    }
    return at > start
  }

  mutating func literal(_ bytes: [UInt8]) -> Bool {
    guard at + bytes.count <= text.count else { return false }
    for i in 0..<bytes.count where text[at + i] != bytes[i] { return false }
    at += bytes.count
    return true
  }
}
