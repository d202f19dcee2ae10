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
    return unitLength == 1
      ? UInt16(bytes[at]) : UInt16(bytes[at + low]) | UInt16(bytes[at + 1 - low]) << 8
  }

  private func endsLine(_ at: Int) -> Bool {
    let unit = unit(at)
    return unit == 0x0A || unit == 0x0D && self.unit(at + unitLength) != 0x0A
  }

  /// The number of lines that end in a stretch, and the offset of the unit that ends the last of
  /// them.
  func lineEnds(in range: Range<Int>) -> (count: Int, last: Int?) {
    if encoding == .binary || range.isEmpty { return (0, nil) }
    if unitLength == 1, let count = lineFeeds(in: range) {
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

  /// The offset of the unit that ends the line of this number (from 1) within a stretch.
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

  /// How many LF there are in a stretch of bytes; nil if there is a CR, which may end a line too.
  private func lineFeeds(in range: Range<Int>) -> Int? {
    let (feed, carriage) = (Chunk(repeating: 0x0A), Chunk(repeating: 0x0D))
    var returns = Chunk.zero
    let count = count(in: range) {
      returns |= Self.lanes($0 .== carriage)
      return Self.lanes($0 .== feed)
    }
    return returns == .zero ? count : nil
  }

  /// Bytes that go on with a code point of UTF-8.
  private func continuations(in range: Range<Int>) -> Int {
    let (mask, wanted) = (Chunk(repeating: 0xC0), Chunk(repeating: 0x80))
    return count(in: range) { Self.lanes($0 & mask .== wanted) }
  }

  private typealias Chunk = SIMD16<UInt8>

  /// All bits set where a comparison holds.
  @inline(__always) private static func lanes(_ mask: SIMDMask<SIMD16<Int8>>) -> Chunk {
    unsafeBitCast(mask, to: Chunk.self)
  }

  /// Counts the bytes of which `counted` sets all bits, of sixteen at a time; zeros, of which it
  /// sets none, follow the last.
  @inline(__always) private func count(in range: Range<Int>, _ counted: (Chunk) -> Chunk) -> Int {
    guard let base = bytes.baseAddress else { return 0 }
    var total = 0
    var at = range.lowerBound
    while at < range.upperBound {
      var counts = Chunk.zero
      // No lane counts further than a byte does.
      let end = min(range.upperBound, at + 16 * 255)
      while at + 16 <= end {
        counts &-= counted(UnsafeRawPointer(base + at).loadUnaligned(as: Chunk.self))
        at += 16
      }
      if at < end {
        var rest = Chunk.zero
        withUnsafeMutableBytes(of: &rest) {
          $0.copyMemory(from: UnsafeRawBufferPointer(start: base + at, count: end - at))
        }
        counts &-= counted(rest)
        at = end
      }
      total += Self.sum(counts)
    }
    return total
  }

  private static func sum(_ counts: Chunk) -> Int {
    let words = unsafeBitCast(counts, to: SIMD2<UInt64>.self)
    let even: UInt64 = 0x00FF_00FF_00FF_00FF
    let lanes =
      (words[0] & even) &+ (words[0] >> 8 & even) &+ (words[1] & even) &+ (words[1] >> 8 & even)
    // Multiplied, the highest of four lanes is the sum of all: no more than 16 times 255.
    return Int((lanes &* 0x0001_0001_0001_0001) >> 48)
  }
}
