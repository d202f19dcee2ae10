import TestSupport
import Testing

@testable import JSONReading

/// Numbers come out as the double nearest to what is written, bit for bit as the standard library
/// reads the same text.
struct NumberTests {
  @Test(arguments: [
    ("0", true), ("-0", true), ("7", true), ("-12345678901234567890", true), ("1.0", false),
    ("1e2", false),
    ("10E-1", false),
    ("9007199254740992", true), ("9007199254740993", true), ("9007199254740994", true),
    ("9007199254740995", true),
    ("9223372036854775807", true), ("18446744073709551615", true), ("18446744073709551616", true),
    ("99999999999999999999", true),
    ("0.1", false), ("0.30000000000000004", false), ("2.5", false), ("1e22", false),
    ("1e23", false),
    ("8.41e21", false), ("1e-22", false),
    ("1e-23", false), ("123456789012345678e-19", false), ("5e-324", false),
    ("2.4703282292062328e-324", false),
    ("2.2250738585072012e-308", false), ("1.7976931348623157e308", false),
    ("1.7976931348623159e308", false),
    ("1e400", false),
    ("-1e400", false), ("1e-400", false), ("0e400", false),
    ("0.5000000000000000000000000000000000000001", false),
    ("9007199254740993.0000000000000000001", false), ("4503599627370496.5", false),
    ("4503599627370497.5", false),
    ("0.000000000000000000000000123", false), ("1e99999999999999999999", false),
    ("1e-99999999999999999999", false),
  ])
  func known(_ text: String, isInteger: Bool) throws {
    let number = try read(text)
    #expect(number.value.bitPattern == Double(text)!.bitPattern)
    #expect(number.isInteger == isInteger)
    #expect(number.range == 0..<text.utf8.count)
    #expect(number.isOverflow == Double(text)!.isInfinite)
  }

  @Test func generated() throws {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<20_000 {
      var text = Bool.random(using: &random) ? "" : "-"
      let digits = String(random.next() >> UInt64.random(in: 0..<64, using: &random))
      let point = Int.random(in: 0...digits.count, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: text += digits
      case 1 where point > 0 && point < digits.count && (point == 1 || digits.first != "0"):
        text += digits.prefix(point) + "." + digits.dropFirst(point)
      default:
        text += "0." + String(repeating: "0", count: Int.random(in: 0..<5, using: &random)) + digits
      }
      if Int.random(in: 0..<4, using: &random) == 0 {
        text += "e\(Int.random(in: -40...40, using: &random))"
      }
      let value = try read(text).value
      #expect(value.bitPattern == Double(text)!.bitPattern, "\(text)")
    }
  }

  /// Values halfway between two doubles, and just beside: where rounding goes wrong first.
  @Test func halfway() throws {
    var random = SeededGenerator(seed: 12)
    for _ in 0..<3_000 {
      // 54 bits with the last one set lie halfway between two doubles of 53.
      let bits = (UInt64(1) << 53 | random.next() >> 11) | 1
      for neighbour in [bits - 1, bits, bits + 1] {
        for text in [
          "\(neighbour)", "\(neighbour)e1", "\(neighbour)e-1", "\(neighbour)e-3", "\(neighbour)e19",
          "\(neighbour)e-19",
        ] {
          #expect(try read(text).value.bitPattern == Double(text)!.bitPattern, "\(text)")
        }
      }
      // A quotient that is exactly halfway: an odd number of halves of the last place.
      let half = "\(UInt64(1) << 52 | random.next() >> 12).5"
      #expect(try read(half).value.bitPattern == Double(half)!.bitPattern, "\(half)")
    }
  }

  private func read(_ text: String) throws -> JSONNumberSpan {
    try Array(text.utf8).withUnsafeBufferPointer { bytes in
      var cursor = JSONCursor(bytes)
      return try cursor.readNumber()
    }
  }
}
