/// Finds JSON objects (or arrays) that follow one another in any layout, minding strings and
/// nesting only.
///
/// Without a closing brace, the next record would be a part of the one before, and so to the end of
/// the file. So a brace that opens in a place where no value can be begins a record: the part
/// before it is a text of its own, which is no JSON.
struct ObjectScanner {
  private var offset = 0
  private var start = -1
  /// The brackets that are open, from the outside in: objects are true.
  private var open: [Bool] = []
  private var inString = false
  /// The last byte outside of strings that is no white space; a quotation mark for a string.
  private var last: UInt8 = 0

  mutating func drop(_ count: Int) {
    offset -= count
    if start >= 0 { start -= count }
  }

  /// Whether an object can begin here, as a value of what is open.
  private var mayHoldObject: Bool {
    guard let isObject = open.last else { return true }
    return isObject ? last == 0x3A : last == 0x2C || last == 0x5B
  }

  /// The texts that end in `bytes`. At the end, what is left over is one too.
  mutating func next(in bytes: UnsafeBufferPointer<UInt8>, isLast: Bool) -> [Range<Int>] {
    var found: [Range<Int>] = []
    while offset < bytes.count {
      let byte = bytes[offset]
      if inString {
        if byte == 0x5C {
          if offset + 1 >= bytes.count, !isLast { break }
          offset += 1
        } else if byte == 0x22 || byte == 0x0A {
          // No string goes on behind the end of its line.
          inString = false
          last = byte
        }
      } else {
        outside(byte, &found)
      }
      offset += 1
    }
    if isLast { end(&found, at: bytes.count) }
    return found
  }

  private mutating func outside(_ byte: UInt8, _ found: inout [Range<Int>]) {
    switch byte {
    case 0x20, 0x0A, 0x0D, 0x09:
      // Something that is no object ends at white space.
      if start >= 0, open.isEmpty { end(&found, at: offset) }
      return
    case 0x22:
      if start < 0 { start = offset }
      inString = true
    case 0x7B, 0x5B:
      if open.isEmpty || byte == 0x7B && !mayHoldObject { end(&found, at: offset) }
      if start < 0 { start = offset }
      open.append(byte == 0x7B)
    case 0x7D, 0x5D:
      if start < 0 { start = offset }
      _ = open.popLast()
      if open.isEmpty { end(&found, at: offset + 1) }
    default: if start < 0 { start = offset }
    }
    last = byte
  }

  private mutating func end(_ found: inout [Range<Int>], at stop: Int) {
    if start >= 0, stop > start { found.append(start..<stop) }
    start = -1
    open.removeAll(keepingCapacity: true)
  }
}
