import JSONReading
import SourceText

/// A place among the bytes of a log.
typealias BytePlace = UnsafePointer<UInt8>

// Passing over JSON that nobody reads, checked to the last byte. Each function takes where
// something begins and gives where it ends; nil: it is not plain, or not JSON. All of them work on
// words of eight or sixteen bytes and trust the zeros behind every buffer; only what begins a token
// is held against its end, since no token can pass over zeros.

/// Four bits for each of the sixteen bytes at `p`, set where it is a quotation mark, a backslash, a
/// control character or beyond ASCII.
///
/// The types are spelt out: with others in their place the compiler takes one byte after the other.
@inline(__always) func specialBytes(_ p: BytePlace) -> UInt64 {
  let bytes = UnsafeRawPointer(p).loadUnaligned(as: SIMD16<Int8>.self)
  // As a signed number what is beyond ASCII is below a control character. Turning one bit puts the
  // quotation mark, and nothing else, right above those.
  let special =
    ((bytes ^ SIMD16<Int8>(repeating: 2)) .< SIMD16<Int8>(repeating: 0x21))
    .| (bytes .== SIMD16<Int8>(repeating: 0x5C))
  let pairs = unsafeBitCast(special, to: SIMD8<UInt16>.self) &>> SIMD8<UInt16>(repeating: 4)
  return unsafeBitCast(SIMD8<UInt8>(truncatingIfNeeded: pairs), to: UInt64.self)
}

/// The first of them at `start` or behind it.
@inline(__always) func firstSpecialByte(_ start: BytePlace) -> BytePlace {
  var p = start
  while true {
    let special = specialBytes(p)
    if special != 0 { return p + special.trailingZeroBitCount &>> 2 }
    p += 16
  }
}

/// The high bit of each byte that is no digit. Exact up to the first that is beyond ASCII: from
/// there on a carry may set more.
@inline(__always) func otherThanDigits(_ word: UInt64) -> UInt64 {
  let digits = word ^ .eight(0x30)
  return ((digits &+ .eight(0x76)) | digits) & .eight(0x80)
}

/// The quotation mark that ends the string whose opening one is at `start`, if it holds ASCII
/// without escapes.
@inline(__always) func endOfPlainString(_ start: BytePlace) -> BytePlace? {
  let p = firstSpecialByte(start + 1)
  return p.pointee == 0x22 ? p : nil
}

/// Behind the string whose opening quotation mark is at `start`, whatever it holds.
@inline(__always) func afterString(_ start: BytePlace) -> BytePlace? {
  let p = firstSpecialByte(start + 1)
  return p.pointee == 0x22 ? p + 1 : afterRest(p).end
}

/// Behind a string of which `start` is the first byte that is not plain; `escapes` is whether there
/// are any.
@inline(never) func afterRest(_ start: BytePlace) -> (end: BytePlace?, escapes: Bool) {
  var p = start
  var escapes = false
  while true {
    p = firstSpecialByte(p)
    let byte = p.pointee
    if byte >= 0x80 {
      repeat {
        let length = lengthOfCharacter(p)
        if length == 0 { return (nil, escapes) }
        p += length
      } while p.pointee >= 0x80
    } else if byte == 0x22 {
      return (p + 1, escapes)
    } else if byte == 0x5C {
      escapes = true
      guard let next = afterEscape(p) else { return (nil, escapes) }
      p = next
    } else {
      return (nil, escapes)
    }
  }
}

/// The length of the well-formed UTF-8 sequence beyond ASCII at `p` (Unicode 15, table 3-7); 0 if
/// it is ill-formed.
@inline(__always) private func lengthOfCharacter(_ p: BytePlace) -> Int {
  let word = fourBytes(p)
  if word & 0xC0E0 == 0x80C0 { return word & 0x1E != 0 ? 2 : 0 }
  if word & 0xC0_C0F0 == 0x80_80E0 {
    // Neither one that two bytes could write, nor half of a surrogate pair.
    let start = word & 0x200F
    return start != 0 && start != 0x200D ? 3 : 0
  }
  if word & 0xC0C0_C0F8 == 0x8080_80F0 {
    // From U+10000 to U+10FFFF.
    if word & 0x3007 == 0 { return 0 }
    return word & 7 < 4 || word & 0x3007 == 4 ? 4 : 0
  }
  return 0
}

/// Behind the escape whose backslash is at `p`.
private func afterEscape(_ p: BytePlace) -> BytePlace? {
  switch p[1] {
  case 0x22, 0x5C, 0x2F, 0x62, 0x66, 0x6E, 0x72, 0x74: return p + 2
  case 0x75:
    guard let unit = codeUnit(p + 2) else { return nil }
    if unit & 0xF800 != 0xD800 { return p + 6 }
    guard unit < 0xDC00, p[6] == 0x5C, p[7] == 0x75, let low = codeUnit(p + 8),
      low & 0xFC00 == 0xDC00
    else {
      return nil
    }
    return p + 12
  default: return nil
  }
}

/// The value of four hexadecimal digits.
@inline(__always) private func codeUnit(_ p: BytePlace) -> UInt32? {
  var unit: UInt32 = 0
  var q = p
  while q < p + 4 {
    let byte = q.pointee
    let digit = UInt32(byte &- 0x30)
    let letter = UInt32((byte | 0x20) &- 0x61)
    if digit < 10 {
      unit = unit &<< 4 | digit
    } else if letter < 6 {
      unit = unit &<< 4 | (letter &+ 10)
    } else {
      return nil
    }
    q += 1
  }
  return unit
}

/// Behind a number without an exponent (RFC 8259: no zero before other digits, digits on both sides
/// of a point).
@inline(__always) func afterPlainNumber(_ start: BytePlace, _ word: UInt64) -> BytePlace? {
  word & 0xFF == 0x2D ? afterNegativeNumber(start) : afterDigitsAndPlaces(start, word)
}

@inline(never) private func afterNegativeNumber(_ start: BytePlace) -> BytePlace? {
  afterDigitsAndPlaces(start + 1, eightBytes(start + 1))
}

@inline(__always) private func afterDigitsAndPlaces(
  _ start: BytePlace, _ word: UInt64
) -> BytePlace? {
  let marks = otherThanDigits(word)
  let whole = marks.trailingZeroBitCount &>> 3
  // No digit, or more than a word holds; a zero before others.
  if UInt(bitPattern: whole &- 1) >= 7 || (word & 0xFF == 0x30 && whole != 1) {
    return afterLongNumber(start)
  }
  var end = start + whole
  if end.pointee == 0x2E {
    let places = (marks & (marks &- 1)).trailingZeroBitCount &>> 3
    if places == 8 || places == whole &+ 1 { return afterLongNumber(start) }
    end = start + places
  }
  return end.pointee | 0x20 == 0x65 ? nil : end
}

/// The same of any length, behind its sign.
@inline(never) private func afterLongNumber(_ first: BytePlace) -> BytePlace? {
  guard var p = afterDigits(first), first.pointee != 0x30 || p == first + 1 else { return nil }
  if p.pointee == 0x2E {
    guard let places = afterDigits(p + 1) else { return nil }
    p = places
  }
  return p.pointee | 0x20 == 0x65 ? nil : p
}

/// Behind at least one digit.
@inline(__always) private func afterDigits(_ start: BytePlace) -> BytePlace? {
  var p = start
  while p.pointee.isASCIIDigit { p += 1 }
  return p == start ? nil : p
}

/// Behind `null`, `true` or `false`.
@inline(__always) func afterWord(_ start: BytePlace, _ word: UInt64) -> BytePlace? {
  let four = UInt32(truncatingIfNeeded: word)
  let isFalse = word & 0xFF_FFFF_FFFF == 0x65_736C_6166
  return four == 0x6C6C_756E || four == 0x6575_7274 || isFalse ? start + (isFalse ? 5 : 4) : nil
}

/// Behind a string, a plain number, or a word.
@inline(__always) func afterPlainValue(_ start: BytePlace) -> BytePlace? {
  let word = eightBytes(start)
  let first = UInt8(truncatingIfNeeded: word)
  if first == 0x22 { return afterString(start) }
  if first.isASCIIDigit { return afterDigitsAndPlaces(start, word) }
  // The commonest word.
  if UInt32(truncatingIfNeeded: word) == 0x6C6C_756E { return start + 4 }
  return first == 0x2D ? afterNegativeNumber(start) : afterWord(start, word)
}

extension RecordReader {
  /// Behind any value. What is plain is checked in place, the rest by `JSONCursor`.
  @inline(__always) mutating func afterValue(_ start: BytePlace) -> BytePlace? {
    if let end = afterPlainValue(start) { return end }
    return afterOtherValue(start)
  }

  @inline(never) private mutating func afterOtherValue(_ start: BytePlace) -> BytePlace? {
    start.pointee == 0x5B || start.pointee == 0x7B ? afterContainer(start) : afterAnyValue(start)
  }

  /// Behind the list or object at `start`. What is open is kept as bits of one word; what nests
  /// deeper goes through `JSONCursor`.
  @inline(never) private mutating func afterContainer(_ start: BytePlace) -> BytePlace? {
    var p = start
    var depth = 0
    /// Lowest bit: whether the innermost container is an object.
    var objects: UInt64 = 0
    value: while true {
      let word = eightBytes(p)
      let first = UInt8(truncatingIfNeeded: word)
      if first == 0x22 {
        guard let end = afterString(p) else { return nil }
        p = end
      } else if first.isASCIIDigit || first == 0x2D {
        guard let end = afterPlainNumber(p, word) ?? afterAnyValue(p) else { return nil }
        p = end
      } else if first == 0x5B || first == 0x7B {
        if depth == 64 { return afterAnyValue(start) }
        depth &+= 1
        objects = objects &<< 1 | (first == 0x7B ? 1 : 0)
        p = afterSpace(p + 1)
        // A bracket and a brace end two characters behind those that open them.
        if p.pointee == first &+ 2 {
          p += 1
          depth &-= 1
          objects &>>= 1
        } else if first == 0x5B {
          continue value
        } else {
          guard let end = afterName(p) else { return nil }
          p = end
          continue value
        }
      } else {
        guard let end = afterWord(p, word) else { return nil }
        p = end
      }
      while depth > 0 {
        p = afterSpace(p)
        if p >= end { return nil }
        if p.pointee == 0x2C {
          p = afterSpace(p + 1)
          if objects & 1 == 1 {
            guard let end = afterName(p) else { return nil }
            p = end
          }
          continue value
        }
        guard p.pointee == (objects & 1 == 1 ? 0x7D : 0x5D) else { return nil }
        p += 1
        depth &-= 1
        objects &>>= 1
      }
      return p
    }
  }

  /// Behind a name and its colon, at the value.
  @inline(__always) private mutating func afterName(_ start: BytePlace) -> BytePlace? {
    guard start.pointee == 0x22, let name = afterString(start) else { return nil }
    let colon = afterSpace(name)
    return colon.pointee == 0x3A ? afterSpace(colon + 1) : nil
  }

  @inline(never) private mutating func afterAnyValue(_ start: BytePlace) -> BytePlace? {
    boundLine(from: start)
    guard start < end else { return nil }
    var cursor = JSONCursor(from: start, to: end)
    do throws(JSONError) {
      try cursor.skipValue()
      return start + cursor.offset
    } catch { return nil }
  }

  // MARK: White space

  // Mutating, though nothing changes: of a reader that is only looked at, a function that is called
  // is given a copy.

  @inline(__always) mutating func afterSpace(_ p: BytePlace) -> BytePlace {
    p.pointee <= 0x20 ? afterMoreSpace(p) : p
  }

  /// Never past the end. A line feed is white space where records are no lines.
  @inline(never) private mutating func afterMoreSpace(_ start: BytePlace) -> BytePlace {
    let lineFeed: UInt8 = isLine ? 0x20 : 0x0A
    var p = start
    while p < end {
      let byte = p.pointee
      if byte == 0x20 {
        let others = eightBytes(p) ^ .eight(0x20)
        p += others.trailingZeroBitCount &>> 3
      } else if byte == lineFeed || byte == 0x0D || byte == 0x09 {
        p += 1
      } else {
        return p
      }
    }
    return min(p, end)
  }

  /// In a line of which only the chunk's end is known, finds its own: whoever reads on bytes that
  /// may hold white space must not read the next line.
  @inline(never) mutating func boundLine(from p: BytePlace) {
    guard isLine, !isBounded else { return }
    isBounded = true
    if let found = p.upTo(max(p, end)).firstIndex(of: UInt8(ascii: "\n"), from: 0) {
      end = p + found
    }
  }
}

extension JSONCursor {
  /// Reads what is between two places, the second of which has padding behind it.
  init(from start: UnsafePointer<UInt8>, to end: UnsafePointer<UInt8>) {
    self.init(start.upTo(end + 8), in: 0..<(end - start))
  }
}
