/// The inside of a JSON string (RFC 8259, section 7); half a surrogate pair gives U+FFFD.
func decodeJSONText<Sink: TextSink>(
  _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, into sink: inout Sink
) {
  decodeBackslashes(bytes, range, into: &sink) { i, end in
    let start = i
    guard i + 1 < end else {
      i = end
      return "\u{FFFD}"
    }
    i += 2
    switch bytes[start + 1] {
    case 0x62: return "\u{8}"
    case 0x66: return "\u{C}"
    case 0x6E: return "\n"
    case 0x72: return "\r"
    case 0x74: return "\t"
    case 0x75:
      let unit = hexadecimal(bytes, i..<min(i + 4, end), exactly: 4)
      i = min(i + 4, end)
      if let high = unit, high & 0xFC00 == 0xD800, i + 6 <= end, bytes[i] == 0x5C,
        bytes[i + 1] == 0x75,
        let low = hexadecimal(bytes, i + 2..<i + 6, exactly: 4), low & 0xFC00 == 0xDC00
      {
        i += 6
        return Unicode.Scalar(0x10000 + ((high & 0x3FF) << 10 | low & 0x3FF)) ?? "\u{FFFD}"
      }
      return unit.flatMap { Unicode.Scalar($0) } ?? "\u{FFFD}"
    case let other where other >= 0x80:
      // Refused by the reader; the character stays whole.
      i = start + 1 + utf8Length(other)
      return "\u{FFFD}"
    case let other: return Unicode.Scalar(other)
    }
  }
}

/// Plain text, and escapes that begin with a backslash.
/// - Parameter escape: gives the text of an escape; the offset, at its backslash, is moved behind
///   it.
@inline(__always)
func decodeBackslashes<Sink: TextSink>(
  _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, into sink: inout Sink,
  _ escape: (_ i: inout Int, _ end: Int) -> Unicode.Scalar
) {
  var run = range.lowerBound
  var i = run
  let end = range.upperBound
  while i < end {
    guard bytes[i] == 0x5C else {
      i += 1
      continue
    }
    if run < i { sink.plain(run..<i) }
    let start = i
    let value = escape(&i, end)
    i = min(i, end)
    sink.scalar(value, start..<i)
    run = i
  }
  if run < end { sink.plain(run..<end) }
}

/// The value of hexadecimal digits, or nil if there is any other byte or not the number asked for.
func hexadecimal(
  _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, exactly count: Int? = nil
) -> UInt32? {
  if range.isEmpty || range.count > 8 || count.map({ $0 != range.count }) == true { return nil }
  var value: UInt32 = 0
  for byte in bytes[range] {
    guard let digit = hexadecimalDigit(byte) else { return nil }
    value = value << 4 | digit
  }
  return value
}

func hexadecimalDigit(_ byte: UInt8) -> UInt32? {
  switch byte {
  case 0x30...0x39: UInt32(byte) - 0x30
  case 0x41...0x46: UInt32(byte) - 0x37
  case 0x61...0x66: UInt32(byte) - 0x57
  default: nil
  }
}
