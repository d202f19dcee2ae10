extension UnsafeBufferPointer<UInt8> {
  /// Whether any of three bytes of ASCII stands in the text, looked for eight bytes at a time.
  public func containsAny(of a: UInt8, _ b: UInt8, _ c: UInt8) -> Bool {
    guard let base = baseAddress else { return false }
    let each: UInt64 = 0x0101_0101_0101_0101
    let high: UInt64 = 0x8080_8080_8080_8080
    let (wantedA, wantedB, wantedC) = (each &* UInt64(a), each &* UInt64(b), each &* UInt64(c))
    var at = 0
    while at + 8 <= count {
      let chunk = UnsafeRawPointer(base + at).loadUnaligned(as: UInt64.self)
      // A byte is zero where taking one from it borrows and it had no high bit.
      let (x, y, z) = (chunk ^ wantedA, chunk ^ wantedB, chunk ^ wantedC)
      if (((x &- each) & ~x) | ((y &- each) & ~y) | ((z &- each) & ~z)) & high != 0 { return true }
      at += 8
    }
    while at < count {
      let byte = base[at]
      if byte == a || byte == b || byte == c { return true }
      at += 1
    }
    return false
  }

  /// Whether placeholders of any style may stand in the text.
  public var mayHoldPlaceholders: Bool { containsAny(of: UInt8(ascii: "%"), UInt8(ascii: "{"), UInt8(ascii: "$")) }
}
