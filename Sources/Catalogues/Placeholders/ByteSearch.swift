import SourceText

extension UnsafeBufferPointer<UInt8> {
  /// Whether the text contains any of three bytes, looked for sixteen bytes at a time. It reads on
  /// after it has found one: texts are short, and most hold none.
  public func containsAny(of a: UInt8, _ b: UInt8, _ c: UInt8) -> Bool {
    guard let base = baseAddress, count >= 16 else {
      return contains { $0 == a || $0 == b || $0 == c }
    }
    let wantedA = SIMD16<UInt8>(repeating: a)
    let wantedB = SIMD16<UInt8>(repeating: b)
    let wantedC = SIMD16<UInt8>(repeating: c)
    /// Bits at the places of each of them.
    @inline(__always) func found(_ at: Int) -> SIMD2<UInt64> {
      let chunk = UnsafeRawPointer(base + at).loadUnaligned(as: SIMD16<UInt8>.self)
      return unsafeBitCast(
        (chunk .== wantedA) .| (chunk .== wantedB) .| (chunk .== wantedC), to: SIMD2<UInt64>.self)
    }
    var all = SIMD2<UInt64>.zero
    var at = 0
    while at + 16 <= count {
      all |= found(at)
      at += 16
    }
    // The last sixteen, of which some were looked at.
    if at < count { all |= found(count - 16) }
    return all[0] | all[1] != 0
  }

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

  /// Whether the text may contain references, tags or escapes.
  public var mayHoldCode: Bool {
    containsAny(of: UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: "\\"))
  }

  /// Whether the text may contain placeholders of any style.
  public var mayHoldPlaceholders: Bool {
    containsAny(of: UInt8(ascii: "%"), UInt8(ascii: "{"), UInt8(ascii: "$"))
  }
}
