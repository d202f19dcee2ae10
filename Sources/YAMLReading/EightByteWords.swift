import SourceText

// Eight bytes at a time: rule files are nearly all ASCII, and each is passed over several times.

extension UnsafeRawBufferPointer {
  /// The eight bytes from an offset on; there must be as many.
  @inline(__always) func word(at offset: Int) -> UInt64 {
    loadUnaligned(fromByteOffset: offset, as: UInt64.self)
  }

  /// Whether there are eight bytes at an offset, and all of them are ASCII.
  @inline(__always) func hasASCIIWord(at offset: Int) -> Bool {
    offset + 8 <= count && word(at: offset) & .eight(0x80) == 0
  }
}

/// Whether eight bytes are all shown ASCII (from space to `~`).
@inline(__always) func areShownASCII(_ word: UInt64) -> Bool {
  let belowSpace = (word &- .eight(0x20)) & ~word
  let delete = word ^ .eight(0x7F)
  let isDelete = (delete &- .eight(0x01)) & ~delete
  return (word | belowSpace | isDelete) & .eight(0x80) == 0
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
