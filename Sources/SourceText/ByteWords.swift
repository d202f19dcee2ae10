#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

// Several bytes at once: most of what is read is ASCII, and each text is passed over more than
// once.

/// The eight bytes from a place on in one number, the first lowest.
@inlinable @inline(__always) public func eightBytes(_ place: UnsafePointer<UInt8>) -> UInt64 {
  UInt64(littleEndian: UnsafeRawPointer(place).loadUnaligned(as: UInt64.self))
}

/// The four bytes from a place on in one number, the first lowest.
@inlinable @inline(__always) public func fourBytes(_ place: UnsafePointer<UInt8>) -> UInt32 {
  UInt32(littleEndian: UnsafeRawPointer(place).loadUnaligned(as: UInt32.self))
}

extension UInt64 {
  /// The same byte eight times.
  @inlinable @inline(__always) public static func eight(_ byte: UInt8) -> UInt64 {
    UInt64(byte) &* 0x0101_0101_0101_0101
  }
}

extension UnsafePointer {
  /// The elements from here up to another place of the same memory.
  @inlinable @inline(__always) public func upTo(_ end: Self) -> UnsafeBufferPointer<Pointee> {
    UnsafeBufferPointer(start: self, count: end - self)
  }
}

extension UnsafeBufferPointer {
  /// A part of the elements, which keep their places in memory.
  @inlinable @inline(__always) public func part(_ range: some RangeExpression<Int>) -> Self {
    Self(rebasing: self[range])
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The first place of a byte from `start` on; nil where there is none.
  public func firstIndex(of byte: UInt8, from start: Int) -> Int? {
    guard start >= 0, start < count, let base = baseAddress,
      let found = memchr(base + start, Int32(byte), count - start)
    else { return nil }
    return UnsafeRawPointer(found) - UnsafeRawPointer(base)
  }
}
