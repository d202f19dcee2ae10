/// The kind of a value, known by its first byte.
public enum JSONKind: UInt8, Hashable, Sendable {
  case object, array, string, number, `true`, `false`, null
  /// The text ends here.
  case end
  /// No value begins with this byte.
  case invalid
}

/// The place of a string: a range of checked bytes that were not copied.
public struct JSONStringSpan: Hashable, Sendable {
  /// The first byte after the opening quote.
  public let start: Int
  /// The closing quote.
  public let end: Int
  /// Whether the bytes must go through `unescape` before they are the text; if not, they are the
  /// text in UTF-8.
  public let hasEscapes: Bool

  @inlinable public init(start: Int, end: Int, hasEscapes: Bool) {
    self.start = start
    self.end = end
    self.hasEscapes = hasEscapes
  }

  /// The bytes between the quotes.
  @inlinable public var range: Range<Int> { Range(uncheckedBounds: (start, end)) }
  /// The bytes with the quotes.
  @inlinable public var quotedRange: Range<Int> { Range(uncheckedBounds: (start - 1, end + 1)) }
}

/// The place of a number, and its kind.
public struct JSONNumberSpan: Hashable, Sendable {
  /// The offset of its first byte.
  public let start: Int
  /// The offset behind its last byte.
  public let end: Int
  /// The double nearest to what is written; infinite where that lies beyond the largest one
  /// (`1e999`).
  public let value: Double
  /// Written without a point and without an exponent.
  public let isInteger: Bool

  @inlinable public init(start: Int, end: Int, value: Double, isInteger: Bool) {
    self.start = start
    self.end = end
    self.value = value
    self.isInteger = isInteger
  }

  /// The offsets of its bytes.
  @inlinable public var range: Range<Int> { Range(uncheckedBounds: (start, end)) }
  /// The grammar allows it, but no double holds it.
  @inlinable public var isOverflow: Bool { value.isInfinite }
}
