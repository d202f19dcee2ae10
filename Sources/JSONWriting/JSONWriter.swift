import SourceText

/// Writes JSON objects: members in the order in which they are added, on one line unless asked
/// otherwise. Decisions, of which there are millions, and rule books are written piece by piece
/// instead (`DecisionJSON`).
public struct JSONWriter: Sendable {
  private var bytes: [UInt8] = []
  private var isFirst = true
  /// The indentation of members, each on a line of its own; nil if all are on one line.
  private let indent: Int?

  private init(indent: Int? = nil) { self.indent = indent }

  /// A string with its quotes. Control characters and the two that must be escaped are; everything
  /// else stays as it is.
  public static func quoted(_ string: String) -> String {
    var bytes: [UInt8] = []
    append(quoted: string, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  public static func append(quoted string: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    var string = string
    string.withUTF8 { text in escape(text) { bytes.append(contentsOf: $0) } }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Gives the pieces of a text as JSON writes it: what needs no escape comes a stretch at a time.
  @inlinable @inline(__always)
  public static func escape(
    _ text: UnsafeBufferPointer<UInt8>, _ give: (UnsafeBufferPointer<UInt8>) -> Void
  ) {
    var start = 0
    var at = nextUnusual(text, from: 0)
    while at < text.count {
      let byte = text[at]
      let length = byte == 0xE2 || byte == 0xEF ? 3 : byte == 0xC2 || byte == 0xD8 ? 2 : 1
      if isSuspect(byte), var escape = escape(text, at) {
        give(UnsafeBufferPointer(rebasing: text[start..<at]))
        escape.withUTF8(give)
        start = at + length
      }
      at = nextUnusual(text, from: at + length)
    }
    give(UnsafeBufferPointer(rebasing: text[min(start, text.count)...]))
  }

  /// Whether a text is ASCII in which nothing must be escaped.
  @inlinable public static func isPlain(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    nextUnusual(text, from: 0) == text.count
  }

  /// The next byte that is not plain ASCII or must be escaped; the end if there is none. Eight
  /// bytes at a time.
  @inlinable @inline(__always) static func nextUnusual(
    _ text: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> Int {
    var at = start
    let count = text.count
    guard let base = text.baseAddress else { return count }
    while at + 8 <= count {
      let marks = unusual(base + at)
      if marks != 0 { return at + marks.trailingZeroBitCount / 8 }
      at += 8
    }
    if at < count, count >= 8 {
      // The last eight, without those that were looked at.
      let marks = unusual(base + (count - 8)) & ~0 << UInt64(8 * (at - (count - 8)))
      return marks == 0 ? count : count - 8 + marks.trailingZeroBitCount / 8
    }
    while at < count, text[at] &- 0x20 < 0x5F, text[at] != 0x22, text[at] != 0x5C { at += 1 }
    return min(at, count)
  }

  /// The high bit of each of eight bytes that is not plain ASCII or must be escaped. A byte that
  /// must be may set marks above its own by mistake; those beyond ASCII do not.
  @inlinable @inline(__always) static func unusual(_ text: UnsafePointer<UInt8>) -> UInt64 {
    let word = UInt64(littleEndian: UnsafeRawPointer(text).loadUnaligned(as: UInt64.self))
    let ones: UInt64 = 0x0101_0101_0101_0101
    let quote = (word ^ ones &* 0x22) &- ones
    let slash = (word ^ ones &* 0x5C) &- ones
    let delete = (word ^ ones &* 0x7F) &- ones
    let control = word &- ones &* 0x20
    return (quote | slash | delete | control | word) & (ones &* 0x80)
  }

  /// A byte that needs an escape, or begins a character that may.
  @inlinable @inline(__always) static func isSuspect(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == 0x22 || byte == 0x5C || byte == 0x7F || byte == 0xC2 || byte == 0xD8
      || byte == 0xE2
      || byte == 0xEF
  }

  /// The escape of the character at a byte; nil if it stays as it is. Programs that run JSON as a
  /// script take U+2028 and U+2029 for line ends, a terminal takes C1 controls and directions as
  /// they come, and YAML a byte order mark for the start of a file.
  @usableFromInline static func escape(_ text: UnsafeBufferPointer<UInt8>, _ at: Int) -> String? {
    switch text[at] {
    case UInt8(ascii: "\""): return "\\\""
    case UInt8(ascii: "\\"): return "\\\\"
    case 0x0A: return "\\n"
    case 0x0D: return "\\r"
    case 0x09: return "\\t"
    case 0xC2, 0xD8, 0xE2, 0xEF:
      let length = text[at] >= 0xE0 ? 3 : 2
      guard at + length <= text.count else { return nil }
      let value = text[at + 1..<at + length].reduce(UInt32(text[at]) & (length == 3 ? 0x0F : 0x1F))
      {
        $0 << 6 | UInt32($1 & 0x3F)
      }
      guard let scalar = Unicode.Scalar(value), scalar.isHidden || scalar == byteOrderMark else {
        return nil
      }
      return unit(value)
    default: return unit(UInt32(text[at]))
    }
  }

  private static let byteOrderMark: Unicode.Scalar = "\u{FEFF}"

  private static func unit(_ value: UInt32) -> String {
    let digits = String(value, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }

  /// - Parameter json: the value, written as JSON.
  public mutating func member(_ name: StaticString, _ json: String) {
    begin(name)
    bytes.append(contentsOf: json.utf8)
  }

  public mutating func member(_ name: StaticString, _ number: Int) {
    begin(name)
    JSONWriter.digits(of: number) { bytes.append(contentsOf: $0) }
  }

  /// Gives a whole number in decimal digits, behind its sign.
  @inlinable @inline(__always)
  public static func digits(of number: Int, _ give: (UnsafeBufferPointer<UInt8>) -> Void) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 20) { digits in
      var at = digits.count
      var rest = number.magnitude
      repeat {
        at -= 1
        digits[at] = UInt8(truncatingIfNeeded: 0x30 + rest % 10)
        rest /= 10
      } while rest > 0
      if number < 0 {
        at -= 1
        digits[at] = UInt8(ascii: "-")
      }
      give(UnsafeBufferPointer(rebasing: digits[at...]))
    }
  }

  public mutating func member(_ name: StaticString, string: String?) {
    guard let string else { return }
    begin(name)
    JSONWriter.append(quoted: string, to: &bytes)
  }

  public mutating func member(_ name: StaticString, strings: [String]) {
    begin(name)
    bytes.append(UInt8(ascii: "["))
    for (index, string) in strings.enumerated() {
      if index > 0 { append(", ") }
      JSONWriter.append(quoted: string, to: &bytes)
    }
    bytes.append(UInt8(ascii: "]"))
  }

  /// - Parameter name: one that is known only when the program runs.
  public mutating func member(named name: String, _ json: String) {
    separate()
    JSONWriter.append(quoted: name, to: &bytes)
    append(": ")
    bytes.append(contentsOf: json.utf8)
    isFirst = false
  }

  /// Ends the last member, if there is one.
  private mutating func separate() {
    guard !isFirst else { return }
    guard let indent else { return append(", ") }
    append(",\n")
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: indent))
  }

  private mutating func begin(_ name: StaticString) {
    if indent != nil { separate() }
    let count = name.utf8CodeUnitCount
    // Put together first: to add three times costs three times as much.
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: count + 6) { member in
      var at = 0
      func put(_ byte: UInt8) {
        member[at] = byte
        at += 1
      }
      if !isFirst, indent == nil {
        put(UInt8(ascii: ","))
        put(UInt8(ascii: " "))
      }
      put(UInt8(ascii: "\""))
      (member.baseAddress! + at).update(from: name.utf8Start, count: count)
      at += count
      put(UInt8(ascii: "\""))
      put(UInt8(ascii: ":"))
      put(UInt8(ascii: " "))
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: member[..<at]))
    }
    isFirst = false
  }

  @inline(__always) private mutating func append(_ text: StaticString) {
    bytes.append(
      contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// An object.
  /// - Parameter indent: the indentation of members, each on a line of its own, except the first.
  public static func object(indent: Int? = nil, _ build: (inout JSONWriter) -> Void) -> String {
    var page: [UInt8] = []
    append(to: &page, indent: indent, build)
    return String(decoding: page, as: UTF8.self)
  }

  /// Writes an object at the end of a page.
  public static func append(
    to page: inout [UInt8], indent: Int? = nil, _ build: (inout JSONWriter) -> Void
  ) {
    var writer = JSONWriter(indent: indent)
    swap(&writer.bytes, &page)
    writer.bytes.append(UInt8(ascii: "{"))
    build(&writer)
    writer.bytes.append(UInt8(ascii: "}"))
    swap(&writer.bytes, &page)
  }

  public static func array(_ items: [String]) -> String {
    "[" + items.joined(separator: ", ") + "]"
  }

  /// An array with each item on a line of its own.
  /// - Parameters:
  ///   - items: the elements, written as JSON.
  ///   - indent: the indentation of each.
  ///   - closing: the indentation of the last bracket; one less by default.
  public static func lines(_ items: [String], indent: Int, closing: Int? = nil) -> String {
    if items.isEmpty { return "[]" }
    let start = "\n" + String(repeating: " ", count: indent)
    return "[" + start + items.joined(separator: "," + start) + "\n"
      + String(repeating: " ", count: closing ?? indent - 1) + "]"
  }
}
