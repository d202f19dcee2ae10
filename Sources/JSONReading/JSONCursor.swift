import SourceText

/// A pull reader that checks every byte it passes against RFC 8259 and UTF-8 and allocates nothing.
///
/// It walks a text that somebody else owns, one call a token:
///
///     var cursor = JSONCursor(bytes)
///     try cursor.beginObject()
///     while let key = try cursor.nextKey() {
///       if isWanted(key) { number = try cursor.readNumber() } else { try cursor.skipValue() }
///     }
///     try cursor.finish()
///
/// Between `begin…` and the call that returns nil or false, each member's or element's value must
/// be consumed once: read, begun and walked to its end, or skipped. Duplicate keys are the caller's
/// matter. After an error the cursor is of no more use.
public struct JSONCursor {
  let text: JSONText
  /// The start of the next call, in bytes from the start of the buffer.
  public internal(set) var offset: Int
  private var depth = 0
  private let depthLimit: Int
  /// Right after `begin…`, when no comma is due.
  private var isFirst = false

  /// A cursor over `range` of `bytes` (all of it if nil), which must outlive the cursor. To read a
  /// line of a larger buffer, give the buffer and the line's range: reading is fastest where eight
  /// more bytes may be looked at behind the end.
  public init(
    _ bytes: UnsafeBufferPointer<UInt8>, in range: Range<Int>? = nil,
    depthLimit: Int = JSONLimits.standard.depth
  ) {
    let range = range ?? 0..<bytes.count
    precondition(range.lowerBound >= 0 && range.upperBound <= bytes.count)
    text = JSONText(bytes, end: range.upperBound)
    offset = range.lowerBound
    self.depthLimit = JSONLimits(depth: depthLimit).depth
  }

  /// The end of the text, in bytes from the start of the buffer.
  public var end: Int { text.end }

  /// A cursor that goes on in the object that has just begun behind a member of it that ends at
  /// `offset`. Whether one does is for the caller to find out: where this cursor comes to that
  /// place, all that the other finds is true.
  public func goingOn(at offset: Int) -> JSONCursor {
    var other = self
    other.offset = offset
    other.isFirst = false
    return other
  }

  /// Passes over a stretch that is the same, byte for byte, as one that this cursor has passed
  /// before; false, and the cursor stays, where it is not.
  ///
  /// What was checked once need not be checked again. It is for the caller to know that the other
  /// stretch began where the same was due, and ended as deep inside objects and arrays.
  public mutating func passes(over known: Range<Int>) -> Bool {
    guard known.upperBound <= offset, offset + known.count <= end,
      text.isSame(known.lowerBound, offset, count: known.count)
    else { return false }
    offset += known.count
    return true
  }

  // MARK: Structure

  /// The kind of the next value. Consumes white space only.
  public mutating func peekKind() -> JSONKind {
    offset = text.afterSpace(offset)
    if offset >= text.end { return .end }
    switch text.base[offset] {
    case Byte.quote: return .string
    case Byte.openBrace: return .object
    case Byte.openBracket: return .array
    case Byte.minus, Byte.zero...Byte.nine: return .number
    case Byte.t: return .true
    case Byte.f: return .false
    case Byte.n: return .null
    default: return .invalid
    }
  }

  /// Passes the opening brace of an object.
  public mutating func beginObject() throws(JSONError) { try begin(Byte.openBrace) }

  /// Passes the opening bracket of an array.
  public mutating func beginArray() throws(JSONError) { try begin(Byte.openBracket) }

  private mutating func begin(_ open: UInt8) throws(JSONError) {
    let p = text.afterSpace(offset)
    guard text.byte(p) == open else { throw text.notThere(p) }
    guard depth < depthLimit else { throw JSONError(.tooDeep, at: p) }
    depth += 1
    isFirst = true
    offset = p + 1
  }

  /// The next member's key, with the cursor left at its value; nil when the object is over.
  public mutating func nextKey() throws(JSONError) -> JSONStringSpan? {
    var p = text.afterSpace(offset)
    if isFirst {
      isFirst = false
      if text.byte(p) == Byte.closeBrace { return close(p) }
    } else {
      switch text.byte(p) {
      case Byte.comma: p = text.afterSpace(p + 1)
      case Byte.closeBrace: return close(p)
      default: throw text.notAfterMember(p)
      }
    }
    let key = try text.scanKey(p)
    offset = try text.afterColon(key.end + 1)
    return key
  }

  private mutating func close(_ p: Int) -> JSONStringSpan? {
    depth -= 1
    offset = p + 1
    return nil
  }

  /// Whether there is another element, with the cursor left at it; false when the array is over.
  public mutating func nextElement() throws(JSONError) -> Bool {
    var p = text.afterSpace(offset)
    if isFirst {
      isFirst = false
      if text.byte(p) == Byte.closeBracket { return closeArray(p) }
    } else {
      switch text.byte(p) {
      case Byte.comma:
        p = text.afterSpace(p + 1)
        if text.byte(p) == Byte.closeBracket { throw JSONError(.commaTooMany, at: p) }
      case Byte.closeBracket: return closeArray(p)
      default: throw text.notAfterElement(p)
      }
    }
    if p >= text.end { throw JSONError(.endInArray, at: text.end) }
    offset = p
    return true
  }

  private mutating func closeArray(_ p: Int) -> Bool {
    depth -= 1
    offset = p + 1
    return false
  }

  /// Checks that nothing but white space is left.
  public mutating func finish() throws(JSONError) {
    offset = text.afterSpace(offset)
    if offset < text.end { throw text.notAfterText(offset) }
  }

  // MARK: Values

  /// A string's place; its bytes are checked but not copied.
  public mutating func readString() throws(JSONError) -> JSONStringSpan {
    let p = text.afterSpace(offset)
    guard text.byte(p) == Byte.quote else { throw text.notThere(p) }
    let span = try text.scanString(p + 1)
    offset = span.end + 1
    return span
  }

  /// The same from behind the opening quote.
  public mutating func readRestOfString() throws(JSONError) -> JSONStringSpan {
    let span = try text.scanString(offset)
    offset = span.end + 1
    return span
  }

  /// A number with the double nearest to it.
  public mutating func readNumber() throws(JSONError) -> JSONNumberSpan {
    let p = text.afterSpace(offset)
    guard text.isNumberStart(text.byte(p)) else { throw text.notThere(p) }
    let span = try text.scanNumberValue(p)
    offset = span.end
    return span
  }

  /// - Throws: Also if the value is of another kind (`JSONError.Kind.otherKind`).
  public mutating func readBool() throws(JSONError) -> Bool {
    let p = text.afterSpace(offset)
    switch text.byte(p) {
    case Byte.t:
      offset = try text.afterTrue(p)
      return true
    case Byte.f:
      offset = try text.afterFalse(p)
      return false
    default: throw text.notThere(p)
    }
  }

  /// - Throws: Also if the value is of another kind (`JSONError.Kind.otherKind`).
  public mutating func readNull() throws(JSONError) {
    let p = text.afterSpace(offset)
    guard text.byte(p) == Byte.n else { throw text.notThere(p) }
    offset = try text.afterNull(p)
  }

  /// Passes one value of any kind, checked to the last byte.
  public mutating func skipValue() throws(JSONError) {
    offset = try text.afterValue(text.afterSpace(offset), depthLimit: depthLimit - depth)
  }

  /// The bytes of a string that was just read: text if it has no escapes, else to be given to
  /// `unescape`.
  public func bytes(of span: JSONStringSpan) -> UnsafeBufferPointer<UInt8> {
    (text.base + span.start).upTo(text.base + span.end)
  }

  /// A string that was just read as a `String`; allocates.
  public func text(of span: JSONStringSpan) -> String {
    decodedText(bytes(of: span), hasEscapes: span.hasEscapes)
  }
}
