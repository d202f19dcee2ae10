import SourceText

extension JSONText {
  @inline(__always) func isNumberStart(_ byte: UInt8) -> Bool {
    byte &- Byte.zero < 10 || byte == Byte.minus
  }

  @inline(__always) private func isDigit(_ p: Int) -> Bool { byte(p) &- Byte.zero < 10 }

  /// The offset after the number at `start`, whose value nobody wants.
  @inline(__always) func afterNumber(_ start: Int) throws(JSONError) -> Int {
    var p = start
    if base[p] == Byte.minus { p += 1 }
    if byte(p) == Byte.zero {
      p += 1
      if isDigit(p) { throw JSONError(.leadingZero, at: start) }
    } else {
      guard isDigit(p) else { throw digitMissing(.digitMissing, p, start) }
      repeat { p += 1 } while isDigit(p)
    }
    if byte(p) == Byte.point {
      p += 1
      guard isDigit(p) else { throw digitMissing(.digitMissingAfterPoint, p, start) }
      repeat { p += 1 } while isDigit(p)
    }
    if byte(p) | 0x20 == Byte.e { return try afterExponent(p, start) }
    return p
  }

  @inline(never) private func afterExponent(_ e: Int, _ start: Int) throws(JSONError) -> Int {
    var p = e + 1
    if byte(p) == Byte.plus || byte(p) == Byte.minus { p += 1 }
    guard isDigit(p) else { throw digitMissing(.digitMissingInExponent, p, start) }
    repeat { p += 1 } while isDigit(p)
    return p
  }

  @inline(never) private func digitMissing(
    _ kind: JSONError.Kind, _ p: Int, _ start: Int
  ) -> JSONError {
    if p >= end { return JSONError(.endInNumber, at: end) }
    if kind == .digitMissing, base[p] == UInt8(ascii: "I") {
      return JSONError(.notANumber, at: start)
    }
    return JSONError(kind, at: p)
  }

  /// The number at `start` with its value.
  func scanNumberValue(_ start: Int) throws(JSONError) -> JSONNumberSpan {
    var p = start
    let isNegative = base[p] == Byte.minus
    if isNegative { p += 1 }
    // The first 19 significant digits always fit a UInt64; with more than that, the value is worked
    // out from the text.
    var digits: UInt64 = 0
    let firstDigit = p
    if byte(p) == Byte.zero {
      p += 1
      if isDigit(p) { throw JSONError(.leadingZero, at: start) }
    } else {
      guard isDigit(p) else { throw digitMissing(.digitMissing, p, start) }
      repeat {
        digits = digits &* 10 &+ UInt64(base[p] &- Byte.zero)
        p += 1
      } while isDigit(p)
    }
    var count = p - firstDigit
    var places = 0
    if byte(p) == Byte.point {
      p += 1
      let firstPlace = p
      guard isDigit(p) else { throw digitMissing(.digitMissingAfterPoint, p, start) }
      repeat {
        digits = digits &* 10 &+ UInt64(base[p] &- Byte.zero)
        p += 1
      } while isDigit(p)
      places = p - firstPlace
      count += places
    }
    let isInteger: Bool
    var exponent = -places
    if byte(p) | 0x20 == Byte.e {
      isInteger = false
      let e = p + 1
      p = try afterExponent(p, start)
      exponent += exponentValue(e, p)
    } else {
      isInteger = places == 0
    }
    let magnitude =
      count <= 19
      ? nearestDouble(digits, exponent) ?? textValue(start, p).magnitude
      : textValue(start, p).magnitude
    return JSONNumberSpan(
      start: start, end: p, value: isNegative ? -magnitude : magnitude, isInteger: isInteger)
  }

  /// The exponent written from `start`, cut at a size that no digits in memory can bring back into
  /// range.
  private func exponentValue(_ start: Int, _ stop: Int) -> Int {
    var value = 0
    for p in start..<stop where base[p] &- Byte.zero < 10 {
      value = min(value * 10 + Int(base[p] &- Byte.zero), 1 << 40)
    }
    return base[start] == Byte.minus ? -value : value
  }

  /// The standard library's reading of the text: exact for any number of digits, but it allocates.
  @inline(never) private func textValue(_ start: Int, _ stop: Int) -> Double {
    let text = String(
      decoding: (base + start).upTo(base + stop), as: UTF8.self)
    return Double(text) ?? .nan
  }
}
