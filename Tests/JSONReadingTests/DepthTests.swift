import Testing

@testable import JSONReading

/// Nesting is bounded by the limit alone: no input can exhaust the stack, and the limit is exact in
/// every way of reading.
struct DepthTests {
  @Test(arguments: [0, 1, 63, 64, 65, 128, 512]) func limitIsExact(_ limit: Int) {
    for (open, inner, close) in [
      ("[", "", "]"), ("[", "1", "]"), ("{\"a\":", "1", "}"), ("[{\"a\":", "[]", "}]"),
    ] {
      let width = open.contains("[{") ? 2 : 1
      let most = limit - (inner == "[]" ? 1 : 0)
      for depth in [most, most + 1] where depth >= 0 && depth % width == 0 {
        let count = depth / width
        let text =
          String(repeating: open, count: count) + (count == 0 && inner.isEmpty ? "1" : inner)
          + String(repeating: close, count: count)
        for reader in Reader.allCases {
          switch reader.read(Array(text.utf8), depthLimit: limit) {
          case .success: #expect(depth == most, "\(reader) \(open) \(depth)")
          case .failure(let error):
            #expect(depth > most && error.kind == .tooDeep, "\(reader) \(open) \(depth)")
          }
        }
      }
    }
  }

  @Test(arguments: ["[", "{\"a\":", "[{\"a\":"]) func hundredThousandOpeningsAreAnError(
    _ open: String
  ) {
    let text = Array(String(repeating: open, count: 100_000).utf8)
    for reader in Reader.allCases {
      guard case .failure(let error) = reader.read(text) else {
        Issue.record("\(reader) accepts it")
        continue
      }
      #expect(error.kind == .tooDeep)
    }
  }

  /// Nobody can ask for so much depth that the stack would not do. (Pulling uses no stack but the
  /// caller's.)
  @Test func noLimitIsBeyondTheStack() {
    let text = Array(String(repeating: "[", count: 100_000).utf8)
    for reader in [Reader.tree, .skip] {
      guard case .failure(let error) = reader.read(text, depthLimit: .max) else {
        Issue.record("\(reader) accepts it")
        continue
      }
      #expect(error == JSONError(.tooDeep, at: 10_000), "\(reader)")
    }
  }

  /// What was open before a skipped value counts.
  @Test func skippingCountsWhatIsOpen() throws {
    try Array("[[[]]]".utf8).withUnsafeBufferPointer { bytes in
      var cursor = JSONCursor(bytes, depthLimit: 2)
      try cursor.beginArray()
      #expect(try cursor.nextElement())
      #expect(throws: JSONError(.tooDeep, at: 2)) { try cursor.skipValue() }
    }
  }
}
