import SourceText

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

enum Byte {
  static let tab: UInt8 = 0x09, lineFeed: UInt8 = 0x0A, carriageReturn: UInt8 = 0x0D,
    space: UInt8 = 0x20
  static let quote: UInt8 = 0x22, plus: UInt8 = 0x2B, comma: UInt8 = 0x2C, minus: UInt8 = 0x2D,
    point: UInt8 = 0x2E
  static let slash: UInt8 = 0x2F, zero: UInt8 = 0x30, nine: UInt8 = 0x39, colon: UInt8 = 0x3A
  static let openBracket: UInt8 = 0x5B, backslash: UInt8 = 0x5C, closeBracket: UInt8 = 0x5D
  static let openBrace: UInt8 = 0x7B, closeBrace: UInt8 = 0x7D
  static let b: UInt8 = 0x62, e: UInt8 = 0x65, f: UInt8 = 0x66, n: UInt8 = 0x6E, r: UInt8 = 0x72,
    t: UInt8 = 0x74,
    u: UInt8 = 0x75
}

/// The bytes being read. The functions on it take an offset and give the one after what they
/// passed; they change nothing, so that what is read stays in registers.
struct JSONText {
  let base: UnsafePointer<UInt8>
  /// The end of the text; the buffer may go on.
  let end: Int
  /// The last offset from which eight bytes may be loaded; bytes behind `end` are loaded but never
  /// believed.
  let lastWord: Int

  init(_ bytes: UnsafeBufferPointer<UInt8>, end: Int) {
    base = bytes.baseAddress ?? UnsafePointer(bitPattern: 1)!
    self.end = end
    lastWord = bytes.count - 8
  }

  /// The byte at `p`; 0, which no token begins with, at the end.
  @inline(__always) func byte(_ p: Int) -> UInt8 { p < end ? base[p] : 0 }

  /// Eight bytes, the first one lowest. `p` must not be past `lastWord`.
  @inline(__always) func word(_ p: Int) -> UInt64 { eightBytes(base + p) }

  /// Whether two stretches of so many bytes, both before the end, are the same.
  func isSame(_ a: Int, _ b: Int, count: Int) -> Bool { memcmp(base + a, base + b, count) == 0 }

  @inline(__always) func afterSpace(_ p: Int) -> Int {
    if p < end, base[p] > Byte.space { return p }
    return afterLongSpace(p)
  }

  @inline(never) func afterLongSpace(_ start: Int) -> Int {
    var p = start
    while p < end {
      if base[p] == Byte.lineFeed { p += 1 }
      // Indentation comes in runs.
      while p <= lastWord {
        let other = word(p) ^ .eight(Byte.space)
        if other != 0 {
          p += other.trailingZeroBitCount >> 3
          break
        }
        p += 8
      }
      if p >= end { return end }
      switch base[p] {
      case Byte.space, Byte.lineFeed, Byte.carriageReturn, Byte.tab: p += 1
      default: return p
      }
    }
    return p
  }

  @inline(__always) func afterColon(_ start: Int) throws(JSONError) -> Int {
    let p = afterSpace(start)
    guard byte(p) == Byte.colon else {
      throw JSONError(p < end ? .colonMissing : .endInObject, at: p)
    }
    return afterSpace(p + 1)
  }

  @inline(__always) func scanKey(_ p: Int) throws(JSONError) -> JSONStringSpan {
    guard byte(p) == Byte.quote else { throw notAKey(p) }
    return try scanString(p + 1)
  }

  // MARK: true, false, null

  @inline(__always) func afterTrue(_ p: Int) throws(JSONError) -> Int {
    try afterWord(p, 0x6575_7274, 4)
  }

  @inline(__always) func afterFalse(_ p: Int) throws(JSONError) -> Int {
    _ = try afterWord(p, 0x736C_6166, 4)
    guard byte(p + 4) == Byte.e else { throw misspelled(p) }
    return p + 5
  }

  @inline(__always) func afterNull(_ p: Int) throws(JSONError) -> Int {
    try afterWord(p, 0x6C6C_756E, 4)
  }

  @inline(__always) private func afterWord(
    _ p: Int, _ letters: UInt32, _ count: Int
  ) throws(JSONError) -> Int {
    guard p + count <= end,
      fourBytes(base + p) == letters
    else { throw misspelled(p) }
    return p + count
  }
}
