import JSONWriting
import RuleModel

/// Bytes that are written piece by piece and read once. An array is asked for every piece whether
/// it is shared and where it ends; this only whether there is room.
struct ByteWriter: ~Copyable {
  private var start: UnsafeMutablePointer<UInt8>
  private var room: Int
  private var count = 0
  private var isOwn: Bool

  init(room: Int) {
    start = .allocate(capacity: room)
    self.room = room
    isOwn = true
  }

  /// Writes to memory that somebody else gives back, for as long as it has room.
  init(_ memory: UnsafeMutableBufferPointer<UInt8>) {
    start = memory.baseAddress!
    room = memory.count
    isOwn = false
  }

  deinit { if isOwn { start.deallocate() } }

  var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: start, count: count) }

  @inline(__always) mutating func append(_ byte: UInt8) {
    if count == room { grow(by: 1) }
    start[count] = byte
    count += 1
  }

  @inline(__always) mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let from = bytes.baseAddress else { return }
    if room - count < bytes.count { grow(by: bytes.count) }
    (start + count).update(from: from, count: bytes.count)
    count += bytes.count
  }

  @inline(__always) mutating func append(fixed text: StaticString) {
    append(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// A comma, unless an object or a list has just been opened.
  @inline(__always) mutating func separate() {
    let last = start[count - 1]
    if last != UInt8(ascii: "{"), last != UInt8(ascii: "[") { append(fixed: ", ") }
  }

  /// A whole number in decimal digits.
  mutating func append(number: Int) { JSONWriter.digits(of: number) { append($0) } }

  mutating func append(_ bytes: [UInt8]) { bytes.withUnsafeBufferPointer { append($0) } }

  mutating func append(_ text: String) {
    if text.utf8.withContiguousStorageIfAvailable({ append($0) }) != nil { return }
    var text = text
    text.withUTF8 { append($0) }
  }

  /// A string as JSON writes it, with its quotes.
  mutating func append(quoted text: String) {
    append(UInt8(ascii: "\""))
    // Only a string of some other kind has to be made one's own first.
    if text.utf8.withContiguousStorageIfAvailable({ JSONWriter.escape($0) { append($0) } }) == nil {
      var text = text
      text.withUTF8 { text in JSONWriter.escape(text) { append($0) } }
    }
    append(UInt8(ascii: "\""))
  }

  /// UTF-8 as JSON writes it, with its quotes.
  mutating func append(quoted text: UnsafeBufferPointer<UInt8>) {
    // The text of a condition is nearly always plain ASCII that needs no escape.
    guard JSONWriter.isPlain(text) else {
      return append(quoted: String(decoding: text, as: UTF8.self))
    }
    append(UInt8(ascii: "\""))
    append(text)
    append(UInt8(ascii: "\""))
  }

  /// A number as people write it. Most are whole and short.
  mutating func append(number x: Double) {
    if x >= 0, x < 1e9, x == x.rounded(.towardZero) {
      append(number: Int(x))
    } else {
      append(plainText(x))
    }
  }

  @inline(never) private mutating func grow(by more: Int) {
    room = max(room * 2, count + more)
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: room)
    larger.update(from: start, count: count)
    if isOwn { start.deallocate() }
    (start, isOwn) = (larger, true)
  }
}
