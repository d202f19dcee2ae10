/// The bytes of a file, seen as what ends lines and what begins code points.
struct LineText {
  let bytes: UnsafeBufferPointer<UInt8>
  private let encoding: TextEncoding
  /// The bytes of a unit of the encoding.
  let unitLength: Int
  private let low: Int

  init(_ bytes: UnsafeBufferPointer<UInt8>, _ encoding: TextEncoding) {
    self.bytes = bytes
    self.encoding = encoding
    unitLength = encoding == .utf16LittleEndian || encoding == .utf16BigEndian ? 2 : 1
    low = encoding == .utf16BigEndian ? 1 : 0
  }

  /// The unit at a byte; 0 at the end.
  func unit(_ at: Int) -> UInt16 {
    guard at + unitLength <= bytes.count else { return 0 }
    return unitLength == 1 ? UInt16(bytes[at]) : UInt16(bytes[at + low]) | UInt16(bytes[at + 1 - low]) << 8
  }

  private func endsLine(_ at: Int) -> Bool {
    let unit = unit(at)
    return unit == 0x0A || unit == 0x0D && self.unit(at + unitLength) != 0x0A
  }

  /// How many lines end in a stretch, and where the unit stands that ends the last of them.
  func lineEnds(in range: Range<Int>) -> (count: Int, last: Int?) {
    if encoding == .binary || range.isEmpty { return (0, nil) }
    if unitLength == 1, count(0x0D, in: range) == 0 {
      let count = count(0x0A, in: range)
      if count == 0 { return (0, nil) }
      var last = range.upperBound - 1
      while bytes[last] != 0x0A { last -= 1 }
      return (count, last)
    }
    var count = 0
    var last: Int?
    var at = range.lowerBound
    while at < range.upperBound {
      if endsLine(at) { (count, last) = (count + 1, at) }
      at += unitLength
    }
    return (count, last)
  }

  /// Where the unit stands that ends the so-manyth line (from 1) to end in a stretch.
  func lineEnd(number: Int, in range: Range<Int>) -> Int? {
    var left = number
    var at = range.lowerBound
    while at < range.upperBound {
      if endsLine(at) {
        left -= 1
        if left == 0 { return at }
      }
      at += unitLength
    }
    return nil
  }

  func codePoints(in range: Range<Int>) -> Int {
    switch encoding {
    case .utf8: return range.count - continuations(in: range)
    case .utf16LittleEndian, .utf16BigEndian:
      var count = 0
      var at = range.lowerBound
      while at + 1 < range.upperBound {
        if bytes[at + 1 - low] & 0xFC != 0xDC { count += 1 }
        at += 2
      }
      return count
    case .latin1: return range.count
    case .binary: return 0
    }
  }

  private func count(_ byte: UInt8, in range: Range<Int>) -> Int {
    let wanted = SIMD16(repeating: byte)
    return count(in: range, sixteen: { $0 .== wanted }, one: { $0 == byte })
  }

  /// Bytes that go on with a code point of UTF-8.
  private func continuations(in range: Range<Int>) -> Int {
    let (mask, wanted) = (SIMD16<UInt8>(repeating: 0xC0), SIMD16<UInt8>(repeating: 0x80))
    return count(in: range, sixteen: { $0 & mask .== wanted }, one: { $0 & 0xC0 == 0x80 })
  }

  @inline(__always) private func count(
    in range: Range<Int>, sixteen: (SIMD16<UInt8>) -> SIMDMask<SIMD16<Int8>>, one: (UInt8) -> Bool
  ) -> Int {
    guard let base = bytes.baseAddress else { return 0 }
    let ones = SIMD16<UInt8>(repeating: 1)
    var total = 0
    var at = range.lowerBound
    while at + 16 <= range.upperBound {
      var counts = SIMD16<UInt8>.zero
      // No lane counts further than a byte does.
      let end = min(range.upperBound, at + 16 * 255)
      while at + 16 <= end {
        let chunk = UnsafeRawPointer(base + at).loadUnaligned(as: SIMD16<UInt8>.self)
        counts &+= SIMD16.zero.replacing(with: ones, where: sixteen(chunk))
        at += 16
      }
      total += Int(SIMD16<UInt16>(truncatingIfNeeded: counts).wrappedSum())
    }
    while at < range.upperBound {
      if one(base[at]) { total += 1 }
      at += 1
    }
    return total
  }
}
