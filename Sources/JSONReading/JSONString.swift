import SourceText

/// A string of a `JSONDocument`: what it says, and which bytes of the file say it.
public struct JSONString: Sendable {
  /// The document it belongs to.
  public let document: JSONDocument
  /// The bytes of the file with the quotes.
  public let range: Range<Int>
  /// Whether some characters are written as escapes, so that the file's bytes are not the text.
  public let hasEscapes: Bool

  init(_ document: JSONDocument, _ node: CompactNode) {
    self.document = document
    range = node.range
    hasEscapes = node.hasEscapes
  }

  /// The bytes between the quotes.
  public var contentRange: Range<Int> { range.lowerBound + 1..<range.upperBound - 1 }
  /// Its place in the file, with its quotes.
  public var place: Place { Place(document.file, range) }

  /// The decoded text; a new `String` each time.
  public var text: String { withStored { decodedText($0, hasEscapes: hasEscapes) } }

  /// The decoded text in UTF-8, without a copy where there are no escapes.
  public func withUTF8<Result>(
    _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
  ) rethrows -> Result {
    try withStored { stored in
      if !hasEscapes { return try body(stored) }
      return try withUnsafeTemporaryAllocation(of: UInt8.self, capacity: stored.count) { buffer in
        let length = unescape(stored, into: buffer.baseAddress!)
        return try body(UnsafeBufferPointer(rebasing: buffer[..<length]))
      }
    }
  }

  /// The bytes of the file that write a range of the decoded text's UTF-8: an escape (`\u00e9`,
  /// `\"`, a surrogate pair) that the range touches is in it with all its characters.
  public func fileRange(of utf8Range: Range<Int>) -> Range<Int> {
    let start = contentRange.lowerBound
    if !hasEscapes { return start + utf8Range.lowerBound..<start + utf8Range.upperBound }
    return withStored { stored in
      var (decoded, i) = (0, 0)
      /// Moves over the units of the text that end at or before `limit`; gives the end of the unit
      /// that `limit` falls into.
      func advance(to limit: Int) -> Int {
        while i < stored.count, decoded < limit {
          let escape = stored[i] == Byte.backslash ? Escape(stored, at: i) : nil
          let after = decoded + (escape?.utf8Length ?? 1)
          if after > limit { return i + (escape?.sourceLength ?? 1) }
          decoded = after
          i += escape?.sourceLength ?? 1
        }
        return i
      }
      _ = advance(to: utf8Range.lowerBound)
      let lower = i
      let upper = utf8Range.isEmpty ? lower : advance(to: utf8Range.upperBound)
      return start + lower..<start + upper
    }
  }

  /// Whether the decoded text is this, byte for byte.
  public func isEqual(to utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    if !hasEscapes, range.count - 2 != utf8.count { return false }
    return withUTF8 { $0.elementsEqual(utf8) }
  }

  private func withStored<Result>(
    _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
  ) rethrows -> Result {
    try document.file.bytes.withUnsafeBufferPointer {
      try body($0.part(contentRange))
    }
  }
}

/// Equal are strings that say the same, byte for byte, however it is written and wherever.
extension JSONString: Hashable {
  public static func == (a: JSONString, b: JSONString) -> Bool {
    a.withUTF8 { bytes in b.isEqual(to: bytes) }
  }

  public func hash(into hasher: inout Hasher) {
    withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}
