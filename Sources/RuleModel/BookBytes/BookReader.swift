/// Bytes that are no book of this layout.
package struct BookDamage: Error, Hashable, Sendable {
  package init() {}
}

/// Reads values in the order in which `BookBytesWriter` wrote them. Every byte may be anything:
/// nothing is read past the end, and what a length promises is not believed before its bytes are
/// there.
struct BookReader: ~Copyable {
  private let bytes: UnsafeRawBufferPointer
  private var at: Int
  private var strings: [String] = []
  private var depth = 0

  /// Values within values within values: more than any condition nests.
  private static let deepest = 400

  init(_ bytes: UnsafeRawBufferPointer) throws(BookDamage) {
    self.bytes = bytes
    at = 0
    let count = try length()
    strings.reserveCapacity(count)
    for _ in 0..<count {
      let length = try length()
      strings.append(
        String(decoding: UnsafeRawBufferPointer(rebasing: bytes[at..<at + length]), as: UTF8.self))
      at += length
    }
  }

  var isAtEnd: Bool { at == bytes.count }

  @inline(__always) mutating func byte() throws(BookDamage) -> UInt8 {
    guard at < bytes.count else { throw BookDamage() }
    defer { at &+= 1 }
    return bytes[at]
  }

  /// Seven bits a byte, the low ones first.
  @inline(__always) mutating func number() throws(BookDamage) -> UInt64 {
    let first = try byte()
    return first < 0x80 ? UInt64(first) : try longNumber(UInt64(first & 0x7F))
  }

  private mutating func longNumber(_ low: UInt64) throws(BookDamage) -> UInt64 {
    var (value, shift) = (low, UInt64(7))
    while true {
      let next = try byte()
      guard shift < 63 || next <= 1 else { throw BookDamage() }
      value |= UInt64(next & 0x7F) << shift
      if next < 0x80 { return value }
      shift += 7
      guard shift < 64 else { throw BookDamage() }
    }
  }

  /// How many elements follow, each of at least one byte.
  mutating func length() throws(BookDamage) -> Int {
    let count = try number()
    guard count <= UInt64(bytes.count - at) else { throw BookDamage() }
    return Int(count)
  }

  mutating func integer() throws(BookDamage) -> Int64 {
    let bits = try number()
    return Int64(bitPattern: bits >> 1) ^ -Int64(bitPattern: bits & 1)
  }

  mutating func double() throws(BookDamage) -> Double {
    guard bytes.count - at >= 8 else { throw BookDamage() }
    defer { at += 8 }
    return Double(
      bitPattern: UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: at, as: UInt64.self)))
  }

  mutating func string() throws(BookDamage) -> String {
    let index = try number()
    guard index < UInt64(strings.count) else { throw BookDamage() }
    return strings[Int(index)]
  }

  mutating func enter() throws(BookDamage) {
    depth += 1
    guard depth <= BookReader.deepest else { throw BookDamage() }
  }

  mutating func leave() { depth -= 1 }

  @inline(__always) mutating func read<Value: InBook>() throws(BookDamage) -> Value {
    try Value(book: &self)
  }
}
