// Kinds of bytes of UTF-8 that ASCII alone decides.
extension UInt8 {
  /// `A` to `Z` or `a` to `z`.
  @inlinable @inline(__always) public var isASCIILetter: Bool { (self | 0x20) &- 0x61 < 26 }
  /// `a` to `z`.
  @inlinable @inline(__always) public var isASCIISmall: Bool { self &- 0x61 < 26 }
  /// `A` to `Z`.
  @inlinable @inline(__always) public var isASCIICapital: Bool { self &- 0x41 < 26 }
  /// `0` to `9`.
  @inlinable @inline(__always) public var isASCIIDigit: Bool { self &- 0x30 < 10 }
  /// An ASCII letter or digit.
  @inlinable @inline(__always) public var isASCIIAlphanumeric: Bool { isASCIILetter || isASCIIDigit }
}
