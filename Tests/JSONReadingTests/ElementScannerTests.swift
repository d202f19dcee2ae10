import Testing

@testable import JSONReading

/// A streamed array gives the same elements however the text is cut into pieces, and no piece of it
/// is lost or looked at twice.
struct ElementScannerTests {
  @Test(arguments: [
    ("[]", []), (" [ ] ", []), ("[1]", ["1"]), ("[1,2]", ["1", "2"]),
    ("[ 1 , -2.5e3 ,null ]\n", ["1", "-2.5e3", "null"]),
    (#"[{"a":1},{"b":[1,2,{"c":"]}"}]}]"#, [#"{"a":1}"#, #"{"b":[1,2,{"c":"]}"}]}"#]),
    (
      #"["a","b\"]","c\\",["x","\\\"]"],"d"]"#,
      [#""a""#, #""b\"]""#, #""c\\""#, #"["x","\\\"]"]"#, #""d""#]
    ),
    (
      "[\n  {\n    \"text\": \"a longer text, with [brackets] and {braces}\"\n  },\n  [[[]]]\n]\n",
      ["{\n    \"text\": \"a longer text, with [brackets] and {braces}\"\n  }", "[[[]]]"]
    ),
    ("[\"é\u{2028}\",{\"日本\":\"語\"}]", ["\"é\u{2028}\"", "{\"日本\":\"語\"}"]),
  ])
  func elements(_ text: String, expected: [String]) throws {
    let bytes = Array(text.utf8)
    for size in 1...bytes.count {
      #expect(try elements(of: bytes, piece: size) == expected, "pieces of \(size)")
    }
  }

  @Test(arguments: [
    ("", JSONError.Kind.endBeforeValue, 0), ("{}", .otherKind, 0), ("[", .endInArray, 1),
    ("[1", .endInArray, 2),
    ("[1,", .endInArray, 3),
    ("[1,]", .commaTooMany, 3), ("[,1]", .valueExpected, 1), ("[1,,2]", .valueExpected, 3),
    ("[1 2]", .commaMissingInArray, 3),
    ("[] []", .trailingText, 3), ("[1]]", .trailingText, 3), ("[\"a", .endInString, 3),
    ("[{\"a\":[1}", .endInArray, 9),
  ])
  func errors(_ text: String, kind: JSONError.Kind, offset: Int) {
    let bytes = Array(text.utf8)
    #expect(throws: JSONError(kind, at: offset)) {
      try elements(of: bytes, piece: max(1, bytes.count))
    }
  }

  /// An element with a mistake inside is handed on whole, so that only that one is rejected.
  @Test func oneBadElementCostsNoOther() throws {
    let bytes = Array(#"[{"a":1],{"b":tru},{"c":3}]"#.utf8)
    #expect(try elements(of: bytes, piece: 5) == [#"{"a":1]"#, #"{"b":tru}"#, #"{"c":3}"#])
  }

  private func elements(of bytes: [UInt8], piece: Int) throws -> [String] {
    var scanner = JSONElementScanner()
    var buffer: [UInt8] = []
    var fed = 0
    var elements: [String] = []
    while true {
      let step = try buffer.withUnsafeBufferPointer {
        try scanner.next(in: $0, isLast: fed == bytes.count)
      }
      switch step {
      case .element(let range): elements.append(String(decoding: buffer[range], as: UTF8.self))
      case .needsMore(let kept):
        buffer.removeFirst(kept)
        scanner.drop(kept)
        let next = min(bytes.count, fed + piece)
        buffer += bytes[fed..<next]
        fed = next
      case .end: return elements
      }
    }
  }
}
