import RuleModel
import Testing

@testable import Reporting

/// How the pieces of a decision are written; whole ones are held against copies in
/// `WrittenDecisionTests`.
@Suite struct DecisionJSONTests {
  /// Whole numbers are written digit by digit.
  @Test(arguments: [
    0, -0.0, 1, 9, 10, 99, 100, 123_456, 999_999_999, 1e9, 1e15, -1, 0.5, 12.25, 1e-7, -3e-12,
    1e300,
  ])
  func numbersAreAsInTexts(x: Double) {
    var out = ByteWriter(room: 1)
    out.append(number: x)
    #expect(String(decoding: out.bytes, as: UTF8.self) == plainText(x))
  }

  /// Memory that is lent is left for memory of one's own when it is full.
  @Test func lentMemoryMayBeTooSmall() {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 8) { memory in
      var out = ByteWriter(memory)
      for _ in 0..<100 { out.append("abc") }
      #expect(String(decoding: out.bytes, as: UTF8.self) == String(repeating: "abc", count: 100))
    }
  }
}
