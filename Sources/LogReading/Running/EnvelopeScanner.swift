import JSONReading
import SourceText

/// Finds the elements of one list inside objects, such as `entry` of a Bundle, in pieces of the text
/// as they arrive: an export of any size is never in memory as a whole. Several such objects may
/// follow each other. All that is passed is checked.
struct EnvelopeScanner {
  private enum State { case between, first, next, firstElement, nextElement }

  /// The members that lead to the list.
  private let names: [[UInt8]]
  private var state = State.between
  /// How many objects are open.
  private var level = 0
  private var offset = 0

  init(names: [String]) { self.names = names.map { Array($0.utf8) } }

  mutating func drop(_ count: Int) { offset -= count }

  /// The elements that end in `bytes`, and up to where they are done with. A mistake comes with the
  /// elements before it.
  mutating func next(
    in bytes: UnsafeBufferPointer<UInt8>, isLast: Bool
  ) -> (elements: [Range<Int>], kept: Int, mistake: JSONError?) {
    var found: [Range<Int>] = []
    do throws(JSONError) {
      while try step(bytes, isLast, &found) {}
      if isLast, level > 0 { throw JSONError(.endInObject, at: bytes.count) }
      return (found, isLast ? bytes.count : offset, nil)
    } catch {
      return (found, found.last?.upperBound ?? 0, error)
    }
  }

  /// Passes one member or element; false: more is needed, or all is read.
  private mutating func step(
    _ bytes: UnsafeBufferPointer<UInt8>, _ isLast: Bool, _ found: inout [Range<Int>]
  ) throws(JSONError) -> Bool {
    var p = afterSpace(bytes, offset)
    guard p < bytes.count else {
      offset = p
      return false
    }
    switch state {
    case .between:
      guard bytes[p] == 0x7B else { throw JSONError(.valueExpected, at: p) }
      (level, state, offset) = (1, .first, p + 1)
      return true
    case .first, .next:
      if bytes[p] == 0x7D {
        level -= 1
        (state, offset) = (level == 0 ? .between : .next, p + 1)
        return true
      }
      if state == .next {
        guard bytes[p] == 0x2C else { throw JSONError(.commaMissingInObject, at: p) }
        p += 1
      }
      return try member(bytes, p, isLast)
    case .firstElement, .nextElement:
      if bytes[p] == 0x5D {
        (state, offset) = (.next, p + 1)
        return true
      }
      if state == .nextElement {
        guard bytes[p] == 0x2C else { throw JSONError(.commaMissingInArray, at: p) }
        p = afterSpace(bytes, p + 1)
      }
      guard let end = try afterValue(bytes, p, isLast) else { return false }
      found.append(p..<end)
      (state, offset) = (.nextElement, end)
      return true
    }
  }

  private mutating func member(
    _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ isLast: Bool
  ) throws(JSONError) -> Bool {
    var cursor = JSONCursor(bytes, in: start..<bytes.count)
    let name: JSONStringSpan
    do throws(JSONError) { name = try cursor.readString() } catch {
      if isLast || error.kind != .endInString && error.offset < bytes.count { throw error }
      return false
    }
    let key = cursor.text(of: name)
    var p = afterSpace(bytes, cursor.offset)
    if p < bytes.count {
      guard bytes[p] == 0x3A else { throw JSONError(.colonMissing, at: p) }
      p = afterSpace(bytes, p + 1)
    }
    guard p < bytes.count else {
      if isLast { throw JSONError(.endInObject, at: bytes.count) }
      return false
    }
    if names[level - 1].elementsEqual(key.utf8) {
      if level == names.count, bytes[p] == 0x5B {
        (state, offset) = (.firstElement, p + 1)
        return true
      }
      if level < names.count, bytes[p] == 0x7B {
        level += 1
        (state, offset) = (.first, p + 1)
        return true
      }
    }
    guard let end = try afterValue(bytes, p, isLast) else { return false }
    (state, offset) = (.next, end)
    return true
  }

  /// The end of the value at `start`; nil where more is needed.
  private func afterValue(
    _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ isLast: Bool
  ) throws(JSONError) -> Int? {
    var cursor = JSONCursor(bytes, in: start..<bytes.count)
    do throws(JSONError) {
      try cursor.skipValue()
    } catch {
      // A value that is cut off at the end of a piece may still become right.
      if isLast || !isEnd(error) && error.offset + 16 < bytes.count { throw error }
      return nil
    }
    return cursor.offset == bytes.count && !isLast ? nil : cursor.offset
  }

  /// Whether a mistake is only that the piece ends.
  private func isEnd(_ error: JSONError) -> Bool {
    switch error.kind {
    case .endBeforeValue, .endInString, .endInObject, .endInArray, .endInNumber: true
    default: false
    }
  }

  private func afterSpace(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
    var p = start
    while p < bytes.count, bytes[p] == 0x20 || bytes[p] == 0x0A || bytes[p] == 0x0D || bytes[p] == 9
    { p += 1 }
    return p
  }
}
