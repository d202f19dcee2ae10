import Diagnostics
import JSONReading

extension CatalogueBuilder {
  /// Walks the file with a cursor; what is no JSON is reported at its place.
  mutating func readJSON(
    _ body: (inout JSONCursor, inout CatalogueBuilder) throws(JSONError) -> Void
  ) {
    let stored = work.bytes
    let content = content
    var builder = self
    let problem: JSONError? = stored.withUnsafeBufferPointer { bytes in
      var cursor = JSONCursor(bytes, in: content, depthLimit: CatalogueLimits.depth)
      do throws(JSONError) {
        try body(&cursor, &builder)
        try cursor.finish()
        return nil
      } catch {
        return error
      }
    }
    self = builder
    if let problem {
      let at = min(problem.offset, stored.count)
      let check: Check =
        switch problem.kind {
        case .invalidUTF8: .invalidEncoding
        case .loneSurrogate: .loneSurrogate
        default: .unreadableCatalogue
        }
      let message =
        problem.kind == .otherKind ? "the file contains no object of texts" : problem.message
      var end = min(at + 1, stored.count)
      while end < stored.count, stored[end] & 0xC0 == 0x80 { end += 1 }
      cannotRead(message, at..<end, check: check)
    }
  }
}

extension JSONCursor {
  /// Whether a key is `name`, which has no escapes.
  @inline(__always)
  func isNamed(_ span: JSONStringSpan, _ name: StaticString) -> Bool {
    let bytes = bytes(of: span)
    guard bytes.count == name.utf8CodeUnitCount, !span.hasEscapes else { return false }
    let wanted = name.utf8Start
    for i in 0..<bytes.count where bytes[i] != wanted[i] { return false }
    return true
  }

  /// Begins an object; where there is something else, passes it and says no.
  mutating func beginObjectIfThere() throws(JSONError) -> Bool {
    if peekKind() == .object {
      try beginObject()
      return true
    }
    try skipValue()
    return false
  }
}

/// The keys of one object, to find those given twice.
struct ObjectKeys {
  /// By hash; the rare keys that share one hash are kept by their text.
  private var first: [UInt64: JSONStringSpan] = [:]
  private var others: [String: Range<Int>] = [:]

  /// Makes room for so many keys.
  mutating func reserve(_ count: Int) { first.reserveCapacity(count) }

  /// A key, and what it is found by.
  struct Hashed: Sendable {
    let span: JSONStringSpan
    fileprivate let hash: UInt64

    init(_ key: JSONStringSpan, _ cursor: JSONCursor) {
      span = key
      hash =
        key.hasEscapes ? hashOf(Array(cursor.text(of: key).utf8)) : hashOf(cursor.bytes(of: key))
    }
  }

  /// - Returns: where the same key was seen before.
  mutating func insert(_ key: JSONStringSpan, _ cursor: JSONCursor) -> Range<Int>? {
    insert(Hashed(key, cursor), cursor)
  }

  /// The same of a key whose bytes have been looked at already.
  mutating func insert(_ hashed: Hashed, _ cursor: JSONCursor) -> Range<Int>? {
    let key = hashed.span
    guard let before = first.updateValue(key, forKey: hashed.hash) else { return nil }
    first[hashed.hash] = before
    let text = cursor.text(of: key)
    if cursor.text(of: before) == text { return before.range }
    if let other = others[text] { return other }
    others[text] = key.range
    return nil
  }
}

private func hashOf(_ bytes: some Sequence<UInt8>) -> UInt64 {
  var hash: UInt64 = 0xcbf2_9ce4_8422_2325
  for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
  return hash
}
