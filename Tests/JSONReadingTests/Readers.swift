import SourceText

@testable import JSONReading

/// Every way to read a text, each giving the value with its places, or the error.
enum Reader: CaseIterable {
  case tree, pull, skip

  /// `skip` gives no value, only whether there is one.
  func read(_ bytes: [UInt8], depthLimit: Int = 512) -> Result<ReferenceValue?, JSONError> {
    switch self {
    case .tree:
      bytes.withUnsafeBufferPointer { buffer in
        var builder = TreeBuilder(
          JSONText(buffer, end: buffer.count), limits: JSONLimits(depth: depthLimit))
        do throws(JSONError) {
          _ = try builder.build(from: 0)
          let file = SourceFile(path: "test.json", bytes: bytes)
          return .success(value(JSONDocument(file: file, nodes: builder.nodes).root))
        } catch { return .failure(error) }
      }
    case .pull:
      withHostileSurroundings(bytes) { buffer, range in
        var cursor = JSONCursor(buffer, in: range, depthLimit: depthLimit)
        do throws(JSONError) {
          let found = try pullValue(&cursor, offset: range.lowerBound)
          try cursor.finish()
          return .success(found)
        } catch { return .failure(JSONError(error.kind, at: error.offset - range.lowerBound)) }
      }
    case .skip:
      bytes.withUnsafeBufferPointer { buffer in
        var cursor = JSONCursor(buffer, depthLimit: depthLimit)
        do throws(JSONError) {
          try cursor.skipValue()
          try cursor.finish()
          return .success(nil)
        } catch { return .failure(error) }
      }
    }
  }
}

/// The bytes between others that would change the outcome if they were believed.
private func withHostileSurroundings<R>(
  _ bytes: [UInt8], _ body: (UnsafeBufferPointer<UInt8>, Range<Int>) -> R
) -> R {
  let before = Array("[\"\\".utf8)
  let after: [UInt8] = Array("0123\"}]\\u0041".utf8) + [0x80, 0xBF, 0x80] + Array("\"}]}]".utf8)
  return (before + bytes + after).withUnsafeBufferPointer {
    body($0, before.count..<before.count + bytes.count)
  }
}

private func value(_ node: JSONNode) -> ReferenceValue {
  switch node.content {
  case .object(let members):
    precondition(members.count == members.reduce(0) { count, _ in count + 1 })
    return .object(
      members.map { (.string($0.keyString.withUTF8(Array.init), $0.keyRange), value($0.value)) },
      node.range)
  case .array(let elements):
    precondition(elements.count == elements.reduce(0) { count, _ in count + 1 })
    return .array(elements.map(value), node.range)
  case .string(let string): return .string(string.withUTF8(Array.init), node.range)
  case .number(let number): return .number(number.value, number.range)
  case .bool(let truth): return .word(truth ? "true" : "false", node.range)
  case .null: return .word("null", node.range)
  }
}

private func pullValue(_ cursor: inout JSONCursor, offset: Int) throws(JSONError) -> ReferenceValue
{
  func moved(_ range: Range<Int>) -> Range<Int> {
    range.lowerBound - offset..<range.upperBound - offset
  }
  func decoded(_ span: JSONStringSpan, _ cursor: JSONCursor) -> ReferenceValue {
    var text: [UInt8] = []
    if span.hasEscapes {
      unescape(cursor.bytes(of: span), appendingTo: &text)
    } else {
      text += cursor.bytes(of: span)
    }
    return .string(text, moved(span.quotedRange))
  }
  let kind = cursor.peekKind()
  let start = cursor.offset
  switch kind {
  case .object:
    var members: [(key: ReferenceValue, value: ReferenceValue)] = []
    try cursor.beginObject()
    while let key = try cursor.nextKey() {
      let name = decoded(key, cursor)
      members.append((name, try pullValue(&cursor, offset: offset)))
    }
    return .object(members, moved(start..<cursor.offset))
  case .array:
    var elements: [ReferenceValue] = []
    try cursor.beginArray()
    while try cursor.nextElement() { elements.append(try pullValue(&cursor, offset: offset)) }
    return .array(elements, moved(start..<cursor.offset))
  case .string: return decoded(try cursor.readString(), cursor)
  case .number:
    let span = try cursor.readNumber()
    return .number(span.value, moved(span.range))
  case .true, .false:
    let truth = try cursor.readBool()
    return .word(truth ? "true" : "false", moved(start..<cursor.offset))
  case .null:
    try cursor.readNull()
    return .word("null", moved(start..<cursor.offset))
  case .end, .invalid:
    // Whatever is asked for, the error is that of a value that is not there.
    try cursor.readNull()
    preconditionFailure("a value was read where none is")
  }
}
