import SourceText

extension JSONText {
  /// The string whose opening quote is just before `start`.
  @inline(__always) func scanString(_ start: Int) throws(JSONError) -> JSONStringSpan {
    // Most strings end within a few words and hold plain ASCII: those are settled here, all else in
    // the called part.
    let p = nextSpecial(start)
    if p < end, base[p] == Byte.quote {
      return JSONStringSpan(start: start, end: p, hasEscapes: false)
    }
    return try scanSpecial(p, start: start)
  }

  /// The high bit of each byte that is a quote, a backslash, a control character or beyond ASCII. A
  /// borrow may mark bytes above a marked one by mistake, so only the lowest mark counts.
  @inline(__always) private func specialBytes(_ x: UInt64) -> UInt64 {
    let control = x &- .eight(0x20)
    let quote = (x ^ .eight(Byte.quote)) &- .eight(1)
    let backslash = (x ^ .eight(Byte.backslash)) &- .eight(1)
    return (control | quote | backslash | x) & .eight(0x80)
  }

  @inline(never) private func scanSpecial(
    _ from: Int, start: Int
  ) throws(JSONError) -> JSONStringSpan {
    var p = from
    var hasEscapes = false
    while p < end {
      let byte = base[p]
      if byte >= 0x80 {
        repeat {
          let length = sequenceLength(p)
          if length == 0 { throw JSONError(.invalidUTF8, at: p) }
          p += length
        } while p < end && base[p] >= 0x80
        p = nextSpecial(p)
      } else if byte == Byte.quote {
        return JSONStringSpan(start: start, end: p, hasEscapes: hasEscapes)
      } else if byte == Byte.backslash {
        hasEscapes = true
        p = try afterEscape(p)
      } else if byte < 0x20 {
        let isLineBreak = byte == Byte.lineFeed || byte == Byte.carriageReturn
        throw JSONError(isLineBreak ? .lineBreakInString : .controlCharacter, at: p)
      } else {
        p = nextSpecial(p + 1)
      }
    }
    throw JSONError(.endInString, at: end)
  }

  /// The next special byte, or a place near the end with nothing special before it.
  @inline(__always) private func nextSpecial(_ start: Int) -> Int {
    var p = start
    while p <= lastWord {
      let special = specialBytes(word(p))
      if special != 0 { return p &+ (special.trailingZeroBitCount >> 3) }
      p &+= 8
    }
    return p
  }

  /// The length of the well-formed UTF-8 sequence at `p` (Unicode 15, table 3-7), whose first byte
  /// is beyond ASCII; 0 if ill-formed.
  @inline(__always) func sequenceLength(_ p: Int) -> Int {
    let first = base[p]
    @inline(__always) func isTrail(_ p: Int) -> Bool { base[p] & 0xC0 == 0x80 }
    switch first {
    case 0xC2...0xDF: return p + 2 <= end && isTrail(p + 1) ? 2 : 0
    case 0xE0...0xEF:
      guard p + 3 <= end, isTrail(p + 1), isTrail(p + 2) else { return 0 }
      if first == 0xE0, base[p + 1] < 0xA0 { return 0 }
      if first == 0xED, base[p + 1] > 0x9F { return 0 }
      return 3
    case 0xF0...0xF4:
      guard p + 4 <= end, isTrail(p + 1), isTrail(p + 2), isTrail(p + 3) else { return 0 }
      if first == 0xF0, base[p + 1] < 0x90 { return 0 }
      if first == 0xF4, base[p + 1] > 0x8F { return 0 }
      return 4
    default: return 0
    }
  }

  /// The offset after the escape whose backslash is at `p`.
  private func afterEscape(_ p: Int) throws(JSONError) -> Int {
    guard p + 1 < end else { throw JSONError(.endInString, at: end) }
    switch base[p + 1] {
    case Byte.quote, Byte.backslash, Byte.slash, Byte.b, Byte.f, Byte.n, Byte.r, Byte.t:
      return p + 2
    case Byte.u:
      let unit = try codeUnit(p)
      if unit & 0xF800 != 0xD800 { return p + 6 }
      guard unit < 0xDC00, byte(p + 6) == Byte.backslash, byte(p + 7) == Byte.u else {
        throw JSONError(.loneSurrogate, at: p)
      }
      guard try codeUnit(p + 6) & 0xFC00 == 0xDC00 else { throw JSONError(.loneSurrogate, at: p) }
      return p + 12
    default: throw JSONError(.badEscape, at: p)
    }
  }

  /// The UTF-16 code unit that the `\u` escape at `p` writes.
  private func codeUnit(_ p: Int) throws(JSONError) -> UInt32 {
    var unit: UInt32 = 0
    for i in p + 2..<p + 6 {
      guard i < end else { throw JSONError(.endInString, at: end) }
      guard let digit = hexDigit(base[i]) else { throw JSONError(.badUnicodeEscape, at: p) }
      unit = unit << 4 | digit
    }
    return unit
  }
}

@inline(__always) func hexDigit(_ byte: UInt8) -> UInt32? {
  switch byte {
  case 0x30...0x39: UInt32(byte) - 0x30
  case 0x41...0x46: UInt32(byte) - 0x41 + 10
  case 0x61...0x66: UInt32(byte) - 0x61 + 10
  default: nil
  }
}
