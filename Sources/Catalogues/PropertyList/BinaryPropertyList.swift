/// A binary property list (CFBinaryPList.c): header, objects, table of offsets, trailer.
struct BinaryPropertyList {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var offsetSize = 0
  private var referenceSize = 0
  private var objectCount = 0
  private var tableStart = 0
  private var open: Set<Int> = []
  private var visits = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  mutating func read() throws(ReadingProblem) -> PropertyListNode {
    guard bytes.count >= 40, hasBytes(bytes, 0, bytes.count, Array("bplist0".utf8)) else {
      throw broken("its header is not valid")
    }
    let trailer = bytes.count - 32
    offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize),
      let count = integer(trailer + 8, 8), let top = integer(trailer + 16, 8),
      let table = integer(trailer + 24, 8),
      table >= 8, table <= trailer, count > 0, count <= (trailer - table) / offsetSize
    else { throw broken("its trailer is not valid") }
    objectCount = count
    tableStart = table
    return try object(top, depth: 0)
  }

  private func broken(_ why: String) -> ReadingProblem {
    ReadingProblem(
      "the binary property list is damaged: \(why)", 0..<0, advice: "generate the file again")
  }

  private func integer(_ at: Int, _ size: Int) -> Int? {
    guard at >= 0, size >= 1, at + size <= bytes.count else { return nil }
    var value: UInt64 = 0
    for i in at..<at + min(size, 16) { value = value << 8 | UInt64(bytes[i]) }
    return Int(exactly: value)
  }

  private mutating func object(_ index: Int, depth: Int) throws(ReadingProblem) -> PropertyListNode
  {
    visits += 1
    // A shared object is read once for each place that uses it: without a bound, a small file could
    // unfold without end.
    guard visits <= 4 * objectCount + 1_000_000 / max(1, offsetSize) else {
      throw broken("its objects contain each other")
    }
    guard index >= 0, index < objectCount,
      let at = integer(tableStart + index * offsetSize, offsetSize),
      at < tableStart
    else {
      throw broken("an object lies outside the file")
    }
    guard depth <= CatalogueLimits.depth, open.insert(index).inserted else {
      throw broken("its objects are nested too deeply")
    }
    defer { open.remove(index) }
    let marker = bytes[at]
    var start = at + 1
    var count = Int(marker & 0x0F)
    if marker >= 0x40, count == 15 {
      guard start < tableStart, bytes[start] & 0xF0 == 0x10,
        let long = integer(start + 1, 1 << Int(bytes[start] & 0x03))
      else {
        throw broken("a length is not a number")
      }
      start += 1 + 1 << Int(bytes[start] & 0x03)
      count = long
    }
    guard count >= 0, count <= bytes.count else {
      throw broken("a length extends past the end of the file")
    }
    func within(_ size: Int) throws(ReadingProblem) -> Range<Int> {
      guard start + count * size <= tableStart else {
        throw broken("a length extends past the end of the file")
      }
      return start..<start + count * size
    }
    switch marker >> 4 {
    case 0x5:
      let range = try within(1)
      guard !bytes[range].contains(where: { $0 >= 0x80 }) else {
        throw broken("a text is not ASCII")
      }
      return PropertyListNode(
        value: .string(PropertyText(range: range, syntax: .plain)), range: range)
    case 0x6:
      let range = try within(2)
      try checkSurrogates(range)
      return PropertyListNode(
        value: .string(PropertyText(range: range, syntax: .binaryUTF16)), range: range)
    case 0xA, 0xC:
      var values: [PropertyListNode] = []
      for at in try references(within(referenceSize)) {
        values.append(try object(at, depth: depth + 1))
      }
      return PropertyListNode(value: .array(values), range: at..<start)
    case 0xD:
      let keys = try references(within(referenceSize))
      start += count * referenceSize
      let values = try references(within(referenceSize))
      var pairs: [(key: PropertyText, value: PropertyListNode)] = []
      for (key, value) in zip(keys, values) {
        guard case .string(let span) = try object(key, depth: depth + 1).value else {
          throw broken("a key is not a text")
        }
        pairs.append((span, try object(value, depth: depth + 1)))
      }
      return PropertyListNode(value: .dictionary(pairs), range: at..<start)
    case 0x0, 0x1, 0x2, 0x3, 0x4, 0x8: return PropertyListNode(value: .other, range: at..<at + 1)
    default: throw broken("an object is of an unknown kind")
    }
  }

  private func references(_ range: Range<Int>) throws(ReadingProblem) -> [Int] {
    var result: [Int] = []
    for at in stride(from: range.lowerBound, to: range.upperBound, by: referenceSize) {
      guard let value = integer(at, referenceSize) else {
        throw broken("a reference is not a number")
      }
      result.append(value)
    }
    return result
  }

  private func checkSurrogates(_ range: Range<Int>) throws(ReadingProblem) {
    var i = range.lowerBound
    while i < range.upperBound {
      let high = bytes[i] & 0xFC
      if high == 0xDC
        || (high == 0xD8 && !(i + 3 < range.upperBound && bytes[i + 2] & 0xFC == 0xDC))
      {
        throw ReadingProblem(
          "this is only half of a surrogate pair", i..<i + 2, check: .loneSurrogate)
      }
      i += high == 0xD8 ? 4 : 2
    }
  }
}
