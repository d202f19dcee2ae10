// The mistake at a byte where the grammar allows nothing: only the way to an error comes here, so
// it may take its time.

extension JSONText {
  /// Another value than the one asked for, or none.
  @inline(never) func notThere(_ p: Int) -> JSONError {
    switch byte(p) {
    case Byte.quote, Byte.openBrace, Byte.openBracket, Byte.minus, Byte.zero...Byte.nine, Byte.t,
      Byte.f, Byte.n:
      JSONError(.otherKind, at: p)
    default: notAValue(p)
    }
  }

  @inline(never) func notAValue(_ p: Int) -> JSONError {
    if p >= end { return JSONError(.endBeforeValue, at: end) }
    switch base[p] {
    case Byte.plus: return JSONError(.leadingPlus, at: p)
    case Byte.point: return JSONError(.leadingPoint, at: p)
    case UInt8(ascii: "'"): return JSONError(.singleQuote, at: p)
    case Byte.slash, UInt8(ascii: "#"): return JSONError(.comment, at: p)
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"):
      return misspelled(p)
    case 0x80...0xFF: return foreign(p, .valueExpected)
    default: return JSONError(.valueExpected, at: p)
    }
  }

  @inline(never) func notAKey(_ p: Int) -> JSONError {
    if p >= end { return JSONError(.endInObject, at: end) }
    switch base[p] {
    case Byte.closeBrace: return JSONError(.commaTooMany, at: p)
    case UInt8(ascii: "'"): return JSONError(.singleQuote, at: p)
    case Byte.slash, UInt8(ascii: "#"): return JSONError(.comment, at: p)
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"),
      Byte.minus, Byte.zero...Byte.nine:
      return JSONError(.keyWithoutQuotes, at: p)
    case 0x80...0xFF: return foreign(p, .keyExpected)
    default: return JSONError(.keyExpected, at: p)
    }
  }

  @inline(never) func notAfterMember(_ p: Int) -> JSONError {
    if p >= end { return JSONError(.endInObject, at: end) }
    return JSONError(
      afterValueKind(p, close: Byte.closeBracket, .wrongCloseInObject, else: .commaMissingInObject),
      at: p)
  }

  @inline(never) func notAfterElement(_ p: Int) -> JSONError {
    if p >= end { return JSONError(.endInArray, at: end) }
    return JSONError(
      afterValueKind(p, close: Byte.closeBrace, .wrongCloseInArray, else: .commaMissingInArray),
      at: p)
  }

  @inline(never) func notAfterText(_ p: Int) -> JSONError {
    JSONError(afterValueKind(p, close: 0, .trailingText, else: .trailingText), at: p)
  }

  private func afterValueKind(
    _ p: Int, close: UInt8, _ wrongClose: JSONError.Kind, else other: JSONError.Kind
  ) -> JSONError.Kind {
    switch base[p] {
    case 0: return other
    case close: return wrongClose
    case Byte.slash, UInt8(ascii: "#"): return .comment
    case 0x80...0xFF: return foreign(p, other).kind
    default: return other
    }
  }

  /// Anything written in letters that is not `true`, `false` or `null`.
  @inline(never) func misspelled(_ p: Int) -> JSONError {
    for word: StaticString in ["NaN", "nan", "Infinity", "inf"]
    where p + word.utf8CodeUnitCount <= end && equal(p, word) {
      return JSONError(.notANumber, at: p)
    }
    return JSONError(.misspelledWord, at: p)
  }

  private func equal(_ p: Int, _ word: StaticString) -> Bool {
    for i in 0..<word.utf8CodeUnitCount where base[p + i] != word.utf8Start[i] { return false }
    return true
  }

  /// A character beyond ASCII outside a string: curly quotes are a word processor's gift, and
  /// broken bytes come first.
  private func foreign(_ p: Int, _ other: JSONError.Kind) -> JSONError {
    guard sequenceLength(p) > 0 else { return JSONError(.invalidUTF8, at: p) }
    if base[p] == 0xE2, base[p + 1] == 0x80, (0x98...0x9F).contains(base[p + 2]) {
      return JSONError(.curlyQuote, at: p)
    }
    return JSONError(other, at: p)
  }
}
