import SourceText

/// Eight bytes of a text in one number, the first lowest. Predicates return a mask: the high bit of
/// each byte that matches.
enum EightBytes {
  static var each: UInt64 { .eight(1) }
  static var high: UInt64 { .eight(0x80) }

  /// Those that are letters of ASCII: adding carries into the high bit from the first of a range
  /// on.
  @inline(__always) static func letters(_ word: UInt64) -> UInt64 {
    let lower = word & ~high | each &* 0x20
    return (lower &+ each &* (0x80 - 0x61)) & ~(lower &+ each &* (0x80 - 0x7B)) & ~word & high
  }

  /// Those that are digits of ASCII.
  @inline(__always) static func digits(_ word: UInt64) -> UInt64 {
    let seven = word & ~high
    return (seven &+ each &* (0x80 - 0x30)) & ~(seven &+ each &* (0x80 - 0x3A)) & ~word & high
  }

  /// Those that are this byte.
  @inline(__always) static func places(of byte: UInt8, in word: UInt64) -> UInt64 {
    let other = word ^ each &* UInt64(byte)
    return ~(((other & ~high) &+ ~high) | other) & high
  }
}
