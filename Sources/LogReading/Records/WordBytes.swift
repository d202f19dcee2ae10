import SourceText

/// A word of an enumeration as bytes, for comparing without a `String`.
struct WordBytes {
  /// The first eight bytes, little end first, padded with zeros.
  let head: UInt64
  let start: UnsafePointer<UInt8>
  let count: Int
  let symbol: UInt32
}

/// The first bytes of a text, up to eight. Reads eight bytes whatever `count` says: all buffers end
/// in padding.
@inline(__always) func head(_ start: UnsafePointer<UInt8>, _ count: Int) -> UInt64 {
  let all = eightBytes(start)
  return count >= 8 ? all : all & ((1 << (UInt64(truncatingIfNeeded: count) &* 8)) &- 1)
}

@inline(__always) func sameBytes(
  _ a: UnsafePointer<UInt8>, _ b: UnsafePointer<UInt8>, _ count: Int
) -> Bool {
  var i = 0
  while i &+ 8 <= count {
    if eightBytes(a + i) != eightBytes(b + i) { return false }
    i &+= 8
  }
  return i == count || head(a + i, count &- i) == head(b + i, count &- i)
}
