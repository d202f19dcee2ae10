/// The inside of a quoted string of an old-style property list, as CoreFoundation reads it
/// (CFOldStylePList.c): `\U` with up to four hexadecimal digits, up to three octal digits in the
/// NeXTSTEP encoding, the C escapes, and any other character after a backslash for itself.
func decodeOldStyleText<Sink: TextSink>(
  _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, into sink: inout Sink
) {
  decodeBackslashes(bytes, range, into: &sink) { i, end in
    let start = i
    i += 1
    guard i < end else { return "\u{FFFD}" }
    switch bytes[i] {
    case 0x30...0x37:
      var code: UInt32 = 0
      let stop = min(end, i + 3)
      while i < stop, (0x30...0x37).contains(bytes[i]) {
        code = code << 3 | UInt32(bytes[i] - 0x30)
        i += 1
      }
      return nextStep(UInt8(truncatingIfNeeded: code))
    case 0x55:
      i += 1
      guard let first = unit(bytes, &i, end) else { return "U" }
      if first & 0xFC00 == 0xD800, i + 1 < end, bytes[i] == 0x5C, bytes[i + 1] == 0x55 {
        var next = i + 2
        guard let low = unit(bytes, &next, end), low & 0xFC00 == 0xDC00 else { return "\u{FFFD}" }
        i = next
        return Unicode.Scalar(0x10000 + ((first & 0x3FF) << 10 | low & 0x3FF)) ?? "\u{FFFD}"
      }
      return Unicode.Scalar(first) ?? "\u{FFFD}"
    default: break
    }
    i += utf8Length(bytes[i])
    switch bytes[start + 1] {
    case 0x61: return "\u{7}"
    case 0x62: return "\u{8}"
    case 0x66: return "\u{C}"
    case 0x6E: return "\n"
    case 0x72: return "\r"
    case 0x74: return "\t"
    case 0x76: return "\u{B}"
    default: return scalar(bytes, at: start + 1)
    }
  }
}

/// Up to four hexadecimal digits; nil if there is none.
private func unit(_ bytes: UnsafeBufferPointer<UInt8>, _ i: inout Int, _ end: Int) -> UInt32? {
  let start = i
  while i < min(end, start + 4), hexadecimalDigit(bytes[i]) != nil { i += 1 }
  return hexadecimal(bytes, start..<i)
}

/// NEXTSTEP.TXT of the Unicode mapping tables.
private func nextStep(_ byte: UInt8) -> Unicode.Scalar {
  byte < 0x80
    ? Unicode.Scalar(byte) : Unicode.Scalar(nextStepUpperHalf[Int(byte) - 0x80]) ?? "\u{FFFD}"
}

private let nextStepUpperHalf: [UInt32] = [
  0x00A0, 0x00C0, 0x00C1, 0x00C2, 0x00C3, 0x00C4, 0x00C5, 0x00C7, 0x00C8, 0x00C9, 0x00CA, 0x00CB,
  0x00CC, 0x00CD,
  0x00CE, 0x00CF,
  0x00D0, 0x00D1, 0x00D2, 0x00D3, 0x00D4, 0x00D5, 0x00D6, 0x00D9, 0x00DA, 0x00DB, 0x00DC, 0x00DD,
  0x00DE, 0x00B5,
  0x00D7, 0x00F7,
  0x00A9, 0x00A1, 0x00A2, 0x00A3, 0x2044, 0x00A5, 0x0192, 0x00A7, 0x00A4, 0x2019, 0x201C, 0x00AB,
  0x2039, 0x203A,
  0xFB01, 0xFB02,
  0x00AE, 0x2013, 0x2020, 0x2021, 0x00B7, 0x00A6, 0x00B6, 0x2022, 0x201A, 0x201E, 0x201D, 0x00BB,
  0x2026, 0x2030,
  0x00AC, 0x00BF,
  0x00B9, 0x02CB, 0x00B4, 0x02C6, 0x02DC, 0x00AF, 0x02D8, 0x02D9, 0x00A8, 0x00B2, 0x02DA, 0x00B8,
  0x00B3, 0x02DD,
  0x02DB, 0x02C7,
  0x2014, 0x00B1, 0x00BC, 0x00BD, 0x00BE, 0x00E0, 0x00E1, 0x00E2, 0x00E3, 0x00E4, 0x00E5, 0x00E7,
  0x00E8, 0x00E9,
  0x00EA, 0x00EB,
  0x00EC, 0x00C6, 0x00ED, 0x00AA, 0x00EE, 0x00EF, 0x00F0, 0x00F1, 0x0141, 0x00D8, 0x0152, 0x00BA,
  0x00F2, 0x00F3,
  0x00F4, 0x00F5,
  0x00F6, 0x00E6, 0x00F9, 0x00FA, 0x00FB, 0x0131, 0x00FC, 0x00FD, 0x0142, 0x00F8, 0x0153, 0x00DF,
  0x00FE, 0x00FF,
  0xFFFD, 0xFFFD,
]

/// Big-endian UTF-16 as a binary property list holds it.
func decodeBinaryUTF16<Sink: TextSink>(
  _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, into sink: inout Sink
) {
  var i = range.lowerBound
  func unit(_ at: Int) -> UInt32 { UInt32(bytes[at]) << 8 | UInt32(bytes[at + 1]) }
  while i + 1 < range.upperBound {
    let first = unit(i)
    if first & 0xFC00 == 0xD800, i + 3 < range.upperBound, unit(i + 2) & 0xFC00 == 0xDC00 {
      let value = 0x10000 + ((first & 0x3FF) << 10 | unit(i + 2) & 0x3FF)
      sink.scalar(Unicode.Scalar(value) ?? "\u{FFFD}", i..<i + 4)
      i += 4
    } else {
      sink.scalar(Unicode.Scalar(first) ?? "\u{FFFD}", i..<i + 2)
      i += 2
    }
  }
}
