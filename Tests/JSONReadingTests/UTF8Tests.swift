import Testing

@testable import JSONReading

/// UTF-8 in strings is accepted exactly where the standard library accepts it.
struct UTF8Tests {
  /// All first and second bytes, with trails that are right, at the bounds or missing; at offsets
  /// that cross the words read at a time.
  @Test func sequencesAreJudgedAsUnicodeSays() {
    var text: [UInt8] = []
    for first in UInt8(0x7E)...0xFF {
      for second in [0x22, 0x41, 0x5C, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xFF]
        as [UInt8]
      {
        for trails in [
          [], [0x80], [0x80, 0x80], [0xBF, 0xBF], [0xBF, 0x41], [0xC0], [0x80, 0xC0],
        ] as [[UInt8]] {
          let sequence = [first, second] + trails
          if second == 0x22 || second == 0x5C { continue }
          let isWellFormed = String(validating: sequence, as: UTF8.self) != nil
          for padding in [0, 5, 6, 7] {
            text = [0x22] + [UInt8](repeating: 0x61, count: padding) + sequence + [0x22]
            let isAccepted = text.withUnsafeBufferPointer { buffer in
              var cursor = JSONCursor(buffer)
              return (try? cursor.readString()) != nil
            }
            #expect(isAccepted == isWellFormed, "\(sequence) after \(padding)")
          }
        }
      }
    }
  }

  /// A special byte is seen at every offset from the start of a string, near the buffer's end and
  /// far from it.
  @Test(
    arguments: [("\"", nil), ("\\n", nil), ("é", nil), ("\t", JSONError.Kind.controlCharacter)]
      as [(String, JSONError.Kind?)])
  func specialBytesAreSeenEverywhere(_ special: String, kind: JSONError.Kind?) {
    for before in 0..<40 {
      for after in [0, 1, 7, 8, 20] {
        let content = String(repeating: "~", count: before) + special
        let text = Array("\"\(content)\"\(String(repeating: " ", count: after))".utf8)
        text.withUnsafeBufferPointer { buffer in
          var cursor = JSONCursor(buffer)
          do throws(JSONError) {
            let span = try cursor.readString()
            #expect(kind == nil)
            #expect(span.range == 1..<1 + (special == "\"" ? before : content.utf8.count))
            #expect(span.hasEscapes == (special == "\\n"))
          } catch {
            #expect(error == JSONError(kind ?? .otherKind, at: 1 + before))
          }
        }
      }
    }
  }
}
