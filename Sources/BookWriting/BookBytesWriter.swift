/// Writes values one after the other; each text is written once and pointed to.
struct BookBytesWriter {
  private var content: [UInt8] = []
  private var texts: [UInt8] = []
  private var numbers: [String: UInt64] = [:]

  init() {}

  /// The texts, then what was written.
  var bytes: [UInt8] { BookBytesWriter.digits(UInt64(numbers.count)) + texts + content }

  mutating func byte(_ byte: UInt8) { content.append(byte) }

  mutating func number(_ value: UInt64) { content += BookBytesWriter.digits(value) }

  private static func digits(_ value: UInt64) -> [UInt8] {
    var (rest, digits) = (value, [UInt8]())
    while rest >= 0x80 {
      digits.append(UInt8(rest & 0x7F) | 0x80)
      rest >>= 7
    }
    return digits + [UInt8(rest)]
  }

  mutating func integer(_ value: Int64) { number(UInt64(bitPattern: value << 1 ^ value >> 63)) }

  mutating func double(_ value: Double) {
    withUnsafeBytes(of: value.bitPattern.littleEndian) { content.append(contentsOf: $0) }
  }

  mutating func string(_ text: String) {
    if let known = numbers[text] { return number(known) }
    let new = UInt64(numbers.count)
    numbers[text] = new
    texts += BookBytesWriter.digits(UInt64(text.utf8.count)) + Array(text.utf8)
    number(new)
  }
}
