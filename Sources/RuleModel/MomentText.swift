/// Reads and writes times as RFC 3339 says. All readers take UTF-8 and need the whole of it.
public enum MomentText {
  /// Why a text is not a time.
  public enum Failure: Error, Hashable, Sendable {
    case notATime
    /// A date and a time without `Z` or an offset.
    case noOffset
    case noSuchDay
    case noSuchTime

    /// A sentence for people about the mistake.
    public var message: String {
      switch self {
      case .notATime: "is not a time such as 2026-03-20T12:00:00-05:00"
      case .noOffset: "has no offset: end the time with Z or an offset such as -05:00"
      case .noSuchDay: "is not a date in the calendar"
      case .noSuchTime: "is not a valid time of day"
      }
    }
  }

  /// An RFC 3339 date-time; `Z` is no offset, but says that none is given. A leap second counts as
  /// the first moment of the next minute; digits below a microsecond are dropped.
  public static func instant(_ bytes: UnsafeBufferPointer<UInt8>) -> Result<Instant, Failure> {
    guard bytes.count >= 16, let date = day(bytes), bytes[10] | 0x20 == 0x74 || bytes[10] == 0x20
    else {
      return .failure(.notATime)
    }
    guard let hour = two(bytes, 11), bytes[13] == 0x3A, let minute = two(bytes, 14) else {
      return .failure(.notATime)
    }
    var at = 16
    guard at < bytes.count, bytes[at] == 0x3A else {
      // RFC 3339 needs the seconds; 12:30Z differs from no offset at all.
      return .failure(at == bytes.count ? .noOffset : .notATime)
    }
    guard let second = two(bytes, at + 1) else { return .failure(.notATime) }
    at += 3
    var fraction: Int64 = 0
    if at < bytes.count, bytes[at] == 0x2E {
      at += 1
      let start = at
      var scale: Int64 = 100_000
      while at < bytes.count, let digit = digit(bytes[at]) {
        fraction += Int64(digit) * scale
        scale /= 10
        at += 1
      }
      if at == start { return .failure(.notATime) }
    }
    guard at < bytes.count else { return .failure(.noOffset) }
    var offset = 0
    var isPlaced = true
    switch bytes[at] {
    case 0x5A, 0x7A:
      isPlaced = false
      at += 1
    case 0x2B, 0x2D:
      guard let hours = two(bytes, at + 1), at + 3 < bytes.count, bytes[at + 3] == 0x3A,
        let minutes = two(bytes, at + 4)
      else { return .failure(.notATime) }
      guard hours <= 23, minutes <= 59 else { return .failure(.noSuchTime) }
      offset = (hours * 60 + minutes) * (bytes[at] == 0x2D ? -1 : 1)
      at += 6
    default: return .failure(.notATime)
    }
    guard at == bytes.count else { return .failure(.notATime) }
    guard let date = CivilDate(year: date.0, month: date.1, day: date.2) else {
      return .failure(.noSuchDay)
    }
    let leap = second == 60
    guard hour <= 23, minute <= 59, second <= 59 || leap else { return .failure(.noSuchTime) }
    if leap, (hour * 60 + minute - offset + 2880) % 1440 != 1439 { return .failure(.noSuchTime) }
    let seconds =
      Int64(date.days) * 86_400 + Int64(hour * 3600 + minute * 60 + second) - Int64(offset) * 60
    return .success(
      Instant(
        microseconds: seconds * 1_000_000 + (leap ? 0 : fraction),
        offset: isPlaced ? Int16(offset) : Instant.unplaced))
  }

  /// ISO 8601 with an offset.
  public static func instant(_ text: some StringProtocol) -> Result<Instant, Failure> {
    withBytes(text, instant)
  }

  /// `2026-03-20`. Nil if it is no date or no such day exists.
  public static func date(_ bytes: UnsafeBufferPointer<UInt8>) -> CivilDate? {
    guard bytes.count == 10, let parts = day(bytes) else { return nil }
    return CivilDate(year: parts.0, month: parts.1, day: parts.2)
  }

  /// `YYYY-MM-DD`, a day that exists; nil for anything else.
  public static func date(_ text: some StringProtocol) -> CivilDate? { withBytes(text, date) }

  /// `22:00` or `22:00:30`, as microseconds since midnight.
  public static func timeOfDay(_ bytes: UnsafeBufferPointer<UInt8>) -> Int64? {
    let long = bytes.count == 8
    guard long || bytes.count == 5, let hour = two(bytes, 0), bytes[2] == 0x3A,
      let minute = two(bytes, 3)
    else {
      return nil
    }
    var second = 0
    if long {
      guard bytes[5] == 0x3A, let value = two(bytes, 6) else { return nil }
      second = value
    }
    guard hour <= 23, minute <= 59, second <= 59 else { return nil }
    return Int64(hour * 3600 + minute * 60 + second) * 1_000_000
  }

  /// Microseconds from midnight of `HH:MM` or `HH:MM:SS`; nil for anything else.
  public static func timeOfDay(_ text: some StringProtocol) -> Int64? { withBytes(text, timeOfDay) }

  /// The instant in its own offset, RFC 3339, with as many fraction digits as it needs. `Z` if it
  /// has no known offset.
  public static func text(_ instant: Instant) -> String {
    var text = ""
    write(instant) { text = String(decoding: $0, as: UTF8.self) }
    return text
  }

  /// Gives what `text` is, as bytes.
  package static func write(_ instant: Instant, _ give: (UnsafeBufferPointer<UInt8>) -> Void) {
    let local = instant.microseconds + Int64(instant.minutes) * 60_000_000
    var day = local / microsecondsPerDay
    var rest = local % microsecondsPerDay
    if rest < 0 {
      day -= 1
      rest += microsecondsPerDay
    }
    withLine(give) { line in
      line.add(CivilDate(days: Int32(clamping: day)))
      line.add(UInt8(ascii: "T"))
      line.add(timeOfDay: rest, seconds: true)
      guard !instant.isUnplaced, !instant.hasUnusableClock else {
        return line.add(UInt8(ascii: "Z"))
      }
      line.add(UInt8(ascii: instant.minutes < 0 ? "-" : "+"))
      line.pad(Int(instant.minutes.magnitude) / 60)
      line.add(UInt8(ascii: ":"))
      line.pad(Int(instant.minutes.magnitude) % 60)
    }
  }

  /// `2026-03-20`.
  public static func text(_ date: CivilDate) -> String { written { $0.add(date) } }

  /// Seconds are left out where they are zero, unless asked for.
  public static func text(timeOfDay: Int64, seconds: Bool = false) -> String {
    written { $0.add(timeOfDay: timeOfDay, seconds: seconds) }
  }

  private static func written(_ write: (inout Line) -> Void) -> String {
    var text = ""
    withLine({ text = String(decoding: $0, as: UTF8.self) }, write)
    return text
  }

  private static func withLine(
    _ give: (UnsafeBufferPointer<UInt8>) -> Void, _ write: (inout Line) -> Void
  ) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Line.room) { bytes in
      var line = Line(bytes: bytes)
      write(&line)
      give(UnsafeBufferPointer(rebasing: bytes[..<line.count]))
    }
  }

  /// A moment as it is written, byte by byte.
  private struct Line {
    /// For six numbers of any size, and the signs between them.
    static let room = 160

    let bytes: UnsafeMutableBufferPointer<UInt8>
    var count = 0

    mutating func add(_ byte: UInt8) {
      bytes[count] = byte
      count += 1
    }

    private mutating func add(_ text: String) { for byte in text.utf8 { add(byte) } }

    /// Of two digits at least.
    mutating func pad(_ number: Int) {
      guard 0..<100 ~= number else { return add(String(number)) }
      add(UInt8(0x30 + number / 10))
      add(UInt8(0x30 + number % 10))
    }

    mutating func add(_ date: CivilDate) {
      let (year, month, day) = date.parts
      if 0..<10_000 ~= year {
        pad(year / 100)
        pad(year % 100)
      } else {
        add(String(year))
      }
      add(UInt8(ascii: "-"))
      pad(month)
      add(UInt8(ascii: "-"))
      pad(day)
    }

    mutating func add(timeOfDay: Int64, seconds: Bool) {
      let total = Int(timeOfDay / 1_000_000)
      pad(total / 3600)
      add(UInt8(ascii: ":"))
      pad(total / 60 % 60)
      var fraction = timeOfDay % 1_000_000
      if seconds || total % 60 != 0 || fraction != 0 {
        add(UInt8(ascii: ":"))
        pad(total % 60)
      }
      guard fraction > 0 else { return }
      add(UInt8(ascii: "."))
      var scale: Int64 = 100_000
      while fraction > 0 {
        add(UInt8(0x30 + fraction / scale))
        fraction %= scale
        scale /= 10
      }
    }
  }

  private static func withBytes<T>(
    _ text: some StringProtocol, _ body: (UnsafeBufferPointer<UInt8>) -> T
  ) -> T {
    var copy = String(text)
    return copy.withUTF8(body)
  }

  @inline(__always) private static func digit(_ byte: UInt8) -> Int? {
    byte >= 0x30 && byte <= 0x39 ? Int(byte) - 0x30 : nil
  }

  @inline(__always) private static func two(_ bytes: UnsafeBufferPointer<UInt8>, _ at: Int) -> Int?
  {
    guard at + 1 < bytes.count, let a = digit(bytes[at]), let b = digit(bytes[at + 1]) else {
      return nil
    }
    return a * 10 + b
  }

  @inline(__always) private static func day(_ bytes: UnsafeBufferPointer<UInt8>) -> (Int, Int, Int)?
  {
    guard let century = two(bytes, 0), let year = two(bytes, 2), bytes[4] == 0x2D,
      let month = two(bytes, 5),
      bytes[7] == 0x2D, let day = two(bytes, 8)
    else { return nil }
    return (century * 100 + year, month, day)
  }
}
