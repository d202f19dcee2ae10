/// Decodes a plain or quoted scalar again, this time noting where each character is written;
/// `inside` leaves the quotes out. Line folding follows libyaml: blanks around a line end go, one
/// line end becomes a space, each further one a line feed.
func decodeFlowScalar(_ bytes: [UInt8], _ inside: Range<Int>, style: YAMLScalar.Style) -> ScalarText
{
  var text = ScalarText()
  var i = inside.lowerBound
  var start = i
  while i < inside.upperBound {
    let byte = bytes[i]
    if isBlankByte(byte) || isLineEnd(byte) {
      let gap = whiteSpace(bytes, from: i, to: inside.upperBound)
      if gap.lineEnds > 0 {
        text.verbatim(start..<i, of: bytes)
        text.whole(folded(gap.lineEnds), standsFor: i..<gap.end)
        start = gap.end
      }
      i = gap.end
    } else if byte == 0x27, style == .singleQuoted {
      text.verbatim(start..<i, of: bytes)
      text.whole([0x27], standsFor: i..<min(i + 2, inside.upperBound))
      i += 2
      start = min(i, inside.upperBound)
    } else if byte == 0x5C, style == .doubleQuoted, i + 1 < inside.upperBound {
      text.verbatim(start..<i, of: bytes)
      if isLineEnd(bytes[i + 1]) {
        let gap = whiteSpace(bytes, from: i + 1, to: inside.upperBound)
        text.whole([UInt8](repeating: lineFeed, count: gap.lineEnds - 1), standsFor: i..<gap.end)
        i = gap.end
      } else {
        let (value, length) = escape(bytes, at: i + 1, end: inside.upperBound)
        text.whole(value, standsFor: i..<i + 1 + length)
        i += 1 + length
      }
      start = i
    } else {
      i += 1
    }
  }
  text.verbatim(min(start, inside.upperBound)..<inside.upperBound, of: bytes)
  return text
}

private func folded(_ lineEnds: Int) -> [UInt8] {
  lineEnds == 1 ? [space] : [UInt8](repeating: lineFeed, count: lineEnds - 1)
}

private func whiteSpace(_ bytes: [UInt8], from start: Int, to end: Int) -> (end: Int, lineEnds: Int)
{
  var i = start
  var count = 0
  while i < end {
    if isLineEnd(bytes[i]) {
      count += 1
      i = min(afterLineEnd(bytes, i), end)
    } else if isBlankByte(bytes[i]) {
      i += 1
    } else {
      break
    }
  }
  return (i, count)
}

/// The meaning of the escape after a backslash, and its length without the backslash.
private func escape(_ bytes: [UInt8], at i: Int, end: Int) -> (value: [UInt8], length: Int) {
  switch bytes[i] {
  case UInt8(ascii: "0"): return ([0x00], 1)
  case UInt8(ascii: "a"): return ([0x07], 1)
  case UInt8(ascii: "b"): return ([0x08], 1)
  case UInt8(ascii: "t"), tab: return ([0x09], 1)
  case UInt8(ascii: "n"): return ([0x0A], 1)
  case UInt8(ascii: "v"): return ([0x0B], 1)
  case UInt8(ascii: "f"): return ([0x0C], 1)
  case UInt8(ascii: "r"): return ([0x0D], 1)
  case UInt8(ascii: "e"): return ([0x1B], 1)
  case UInt8(ascii: "N"): return ([0xC2, 0x85], 1)
  case UInt8(ascii: "_"): return ([0xC2, 0xA0], 1)
  case UInt8(ascii: "L"): return ([0xE2, 0x80, 0xA8], 1)
  case UInt8(ascii: "P"): return ([0xE2, 0x80, 0xA9], 1)
  case UInt8(ascii: "x"): return hexadecimal(bytes, at: i + 1, digits: 2, end: end)
  case UInt8(ascii: "u"): return hexadecimal(bytes, at: i + 1, digits: 4, end: end)
  case UInt8(ascii: "U"): return hexadecimal(bytes, at: i + 1, digits: 8, end: end)
  default: return ([bytes[i]], 1)
  }
}

private func hexadecimal(
  _ bytes: [UInt8], at i: Int, digits: Int, end: Int
) -> (value: [UInt8], length: Int) {
  guard i + digits <= end,
    let value = UInt32(String(decoding: bytes[i..<i + digits], as: UTF8.self), radix: 16),
    let scalar = Unicode.Scalar(value)
  else { return ([], 1) }
  return (Array(String(scalar).utf8), 1 + digits)
}
