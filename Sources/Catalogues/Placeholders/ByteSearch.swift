import SourceText

extension UnsafeBufferPointer<UInt8> {
  /// The first place of a byte from `start` on, looked for eight bytes at a time.
  func firstIndex(of byte: UInt8, from start: Int) -> Int? {
    guard let base = baseAddress else { return nil }
    var at = start
    while at + 8 <= count {
      let other = eightBytes(base + at) ^ .eight(byte)
      let marks = (other &- .eight(1)) & ~other & .eight(0x80)
      if marks != 0 { return at + marks.trailingZeroBitCount / 8 }
      at += 8
    }
    while at < count, base[at] != byte { at += 1 }
    return at < count ? at : nil
  }
}
