extension UnsafeBufferPointer<UInt8> {
  /// Whether any of three bytes stands in the text, looked for sixteen bytes at a time.
  public func containsAny(of a: UInt8, _ b: UInt8, _ c: UInt8) -> Bool {
    guard let base = baseAddress else { return false }
    let wantedA = SIMD16<UInt8>(repeating: a)
    let wantedB = SIMD16<UInt8>(repeating: b)
    let wantedC = SIMD16<UInt8>(repeating: c)
    /// Zero where one of them stands.
    func rest(_ at: Int) -> SIMD16<UInt8> {
      let chunk = UnsafeRawPointer(base + at).loadUnaligned(as: SIMD16<UInt8>.self)
      return pointwiseMin(pointwiseMin(chunk ^ wantedA, chunk ^ wantedB), chunk ^ wantedC)
    }
    if count < 16 {
      return contains { $0 == a || $0 == b || $0 == c }
    }
    var at = 0
    while at + 16 <= count {
      if rest(at).min() == 0 { return true }
      at += 16
    }
    // The last sixteen, of which some were looked at.
    return at < count && rest(count - 16).min() == 0
  }

  /// Whether placeholders of any style may stand in the text.
  public var mayHoldPlaceholders: Bool { containsAny(of: UInt8(ascii: "%"), UInt8(ascii: "{"), UInt8(ascii: "$")) }
}
