// Eight bytes at a time: rule files are nearly all ASCII, and each is passed over several times.

extension UnsafeRawBufferPointer {
  /// The eight bytes from an offset on; there must be as many.
  @inline(__always) func word(at offset: Int) -> UInt64 {
    loadUnaligned(fromByteOffset: offset, as: UInt64.self)
  }

  /// Whether there are eight bytes at an offset, and all of them are ASCII.
  @inline(__always) func hasASCIIWord(at offset: Int) -> Bool {
    offset + 8 <= count && word(at: offset) & eightBytes(0x80) == 0
  }
}

/// The same byte eight times.
@inline(__always) func eightBytes(_ byte: UInt8) -> UInt64 { UInt64(byte) &* 0x0101_0101_0101_0101 }

/// Whether eight bytes are all shown ASCII (from space to `~`).
@inline(__always) func areShownASCII(_ word: UInt64) -> Bool {
  let belowSpace = (word &- eightBytes(0x20)) & ~word
  let delete = word ^ eightBytes(0x7F)
  let isDelete = (delete &- eightBytes(0x01)) & ~delete
  return (word | belowSpace | isDelete) & eightBytes(0x80) == 0
}

/// Whether two stretches of the same length hold the same bytes.
func areEqual(_ a: UnsafeRawBufferPointer, _ b: UnsafeRawBufferPointer) -> Bool {
  guard a.count == b.count else { return false }
  var i = 0
  while i + 8 <= a.count {
    if a.word(at: i) != b.word(at: i) { return false }
    i += 8
  }
  while i < a.count {
    if a[i] != b[i] { return false }
    i += 1
  }
  return true
}
