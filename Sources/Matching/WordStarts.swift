import SourceText

/// Which of the next bytes begin a word, found eight bytes at a time.
struct WordStarts {
  /// Letters and digits of ASCII, a bit a byte.
  let words: UInt64
  /// First bytes of characters that are not ASCII.
  let leads: UInt64

  /// Looks at up to 64 bytes.
  @inline(__always) init(_ text: UnsafePointer<UInt8>, count: Int) {
    var words: UInt64 = 0
    var leads: UInt64 = 0
    var at = 0
    while at + 8 <= count {
      let chunk = eightBytes(text + at)
      words |= Self.bits(Self.wordBytes(chunk)) << UInt64(at)
      leads |= Self.bits(chunk & (chunk << 1)) << UInt64(at)
      at += 8
    }
    if at < count {
      let chunk = count >= 8 ? Self.lastBytes(text + count, count - at) : Self.bytes(text, count)
      words |= Self.bits(Self.wordBytes(chunk)) << UInt64(at)
      leads |= Self.bits(chunk & (chunk << 1)) << UInt64(at)
    }
    self.words = words
    self.leads = leads
  }

  /// The last `count` of the eight bytes before `end`.
  @inline(__always) private static func lastBytes(
    _ end: UnsafePointer<UInt8>, _ count: Int
  ) -> UInt64 {
    eightBytes(end - 8) >> UInt64(64 - count * 8)
  }

  private static func bytes(_ text: UnsafePointer<UInt8>, _ count: Int) -> UInt64 {
    (0..<count).reduce(0) { $0 | UInt64(text[$1]) << UInt64($1 * 8) }
  }

  /// The highest bit of every byte that is a letter or a digit.
  @inline(__always) private static func wordBytes(_ chunk: UInt64) -> UInt64 {
    EightBytes.letters(chunk) | EightBytes.digits(chunk)
  }

  /// The highest bits of eight bytes side by side.
  @inline(__always) private static func bits(_ chunk: UInt64) -> UInt64 {
    ((chunk & EightBytes.high) &* 0x0002_0408_1020_4081) >> 56
  }
}
