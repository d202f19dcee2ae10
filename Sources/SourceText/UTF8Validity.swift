/// The first bytes that are not UTF-8 (Unicode, table 3-7), or nil.
///
/// ASCII is passed over 32 bytes at a time: a catalogue of 20 MB is validated before it is read.
public func firstInvalidUTF8(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Range<Int>? {
  guard let base = bytes.baseAddress else { return nil }
  let raw = UnsafeRawPointer(base)
  let count = bytes.count
  let high: UInt64 = 0x8080_8080_8080_8080
  var i = start
  while i < count {
    while i + 32 <= count {
      let a =
        raw.loadUnaligned(fromByteOffset: i, as: UInt64.self)
        | raw.loadUnaligned(fromByteOffset: i + 8, as: UInt64.self)
      let b =
        raw.loadUnaligned(fromByteOffset: i + 16, as: UInt64.self)
        | raw.loadUnaligned(fromByteOffset: i + 24, as: UInt64.self)
      if (a | b) & high != 0 { break }
      i += 32
    }
    // At most 32 bytes one by one, then the fast path is tried again.
    let stop = min(count, i + 32)
    while i < stop {
      let lead = base[i]
      if lead < 0x80 {
        i += 1
        continue
      }
      let (low, top, length): (UInt8, UInt8, Int)
      switch lead {
      case 0xC2...0xDF: (low, top, length) = (0x80, 0xBF, 2)
      case 0xE0: (low, top, length) = (0xA0, 0xBF, 3)
      case 0xED: (low, top, length) = (0x80, 0x9F, 3)
      case 0xE1...0xEF: (low, top, length) = (0x80, 0xBF, 3)
      case 0xF0: (low, top, length) = (0x90, 0xBF, 4)
      case 0xF1...0xF3: (low, top, length) = (0x80, 0xBF, 4)
      case 0xF4: (low, top, length) = (0x80, 0x8F, 4)
      default: return i..<i + 1
      }
      guard i + 1 < count, base[i + 1] >= low, base[i + 1] <= top else { return i..<i + 1 }
      var n = 2
      while n < length {
        guard i + n < count, base[i + n] & 0xC0 == 0x80 else { return i..<min(i + n, count) }
        n += 1
      }
      i += length
    }
  }
  return nil
}
