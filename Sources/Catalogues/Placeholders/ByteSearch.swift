import SourceText

extension UnsafeBufferPointer<UInt8> {
  /// Whether the text contains any of three bytes.
  public func containsAny(of a: UInt8, _ b: UInt8, _ c: UInt8) -> Bool {
    holds { ($0 .== a) .| ($0 .== b) .| ($0 .== c) }
  }

  /// Whether sixteen bytes of the text have one that is looked for. It reads on after it has found
  /// one: texts are short, and most hold none.
  @inline(__always) private func holds(
    _ found: (SIMD16<UInt8>) -> SIMDMask<SIMD16<Int8>>
  ) -> Bool {
    guard let base = baseAddress, count > 0 else { return false }
    @inline(__always) func bits(_ chunk: SIMD16<UInt8>) -> SIMD2<UInt64> {
      unsafeBitCast(found(chunk), to: SIMD2<UInt64>.self)
    }
    var all = SIMD2<UInt64>.zero
    if count < 16 {
      var chunk = SIMD16<UInt8>(repeating: base[0])
      for index in 1..<count { chunk[index] = base[index] }
      all = bits(chunk)
    } else {
      for at in stride(from: 0, through: count - 16, by: 16) {
        all |= bits(UnsafeRawPointer(base + at).loadUnaligned(as: SIMD16<UInt8>.self))
      }
      // The last sixteen, of which some were looked at.
      all |= bits(UnsafeRawPointer(base + count - 16).loadUnaligned(as: SIMD16<UInt8>.self))
    }
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

  /// Whether the text may contain control characters other than line feeds, or characters that
  /// begin as those do which are not ASCII.
  public var mayHoldControls: Bool {
    holds {
      ($0 .< 0x20) .& ($0 .!= 0x0A) .| ($0 .== 0x7F) .| ($0 .== 0xC2) .| ($0 .== 0xE2)
        .| ($0 .== 0xEF)
    }
  }

  /// Whether the text may contain placeholders of any style.
  public var mayHoldPlaceholders: Bool {
    containsAny(of: UInt8(ascii: "%"), UInt8(ascii: "{"), UInt8(ascii: "$"))
  }
}
