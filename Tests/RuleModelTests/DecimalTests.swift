import Foundation
import RuleModel
import TestSupport
import Testing

/// A number as a person computes it, and as a person writes it.
@Suite struct DecimalTests {
  /// Protects every size of number that a pack can hold: the result is the double nearest to 15
  /// significant digits.
  @Test func roundsToFifteenDigits() {
    var generator = SeededGenerator(seed: 15)
    for power in -7...21 {
      for _ in 0..<60 {
        let digits = Int.random(in: 100_000_000_000_000..<1_000_000_000_000_000, using: &generator)
        let exact = Double("\(digits)e\(power - 14)")!
        // What arithmetic in binary makes of it.
        for x in [exact, exact.nextUp, exact.nextDown] {
          for value in [x, -x]
          where value != value.rounded(.towardZero) || value.magnitude >= 9_007_199_254_740_992 {
            let wanted = value < 0 ? -exact : exact
            if decimal(value) != wanted {
              Issue.record("\(value) gives \(decimal(value)), not \(wanted)")
            }
          }
        }
      }
      // At a power of ten the number of digits changes.
      for x in [pow(10, Double(power)).nextDown, pow(10, Double(power)).nextUp]
      where x != x.rounded(.towardZero) {
        #expect(decimal(x) == pow(10, Double(power)), "\(x)")
      }
    }
  }

  @Test func knownValues() {
    #expect(decimal(0.1 + 0.2) == 0.3)
    #expect(decimal(1.1 * 3) == 3.3)
    #expect(decimal(-1.1 * 3) == -3.3)
    // Fifteen digits before the point, and half of one behind it.
    #expect(decimal(123_456_789_012_345.6) == 123_456_789_012_346)
    #expect(decimal(-123_456_789_012_345.6) == -123_456_789_012_346)
    // Whole numbers keep their digits as long as they are exact.
    #expect(decimal(9_007_199_254_740_991) == 9_007_199_254_740_991)
    #expect(decimal(-9_007_199_254_740_991) == -9_007_199_254_740_991)
    #expect(decimal(9_007_199_254_740_992) == 9_007_199_254_740_990)
    #expect(decimal(1.2345678901234567e22) == 1.23456789012346e22)
    #expect(decimal(1.1e-8 * 3) == 3.3e-8)
    // Beyond what is exact nothing is changed, and nothing that is not finite is looked at.
    for x in [
      1.1e-9 * 3, 1.2345678901234567e40, 1.2345678901234567e-250, .leastNonzeroMagnitude, 1e300,
      .infinity, -.infinity,
      0,
    ] {
      #expect(decimal(x) == x)
    }
    #expect(decimal(.nan).isNaN)
  }

  @Test func places() {
    for (x, places, rounded) in [
      (2.675, 2, 2.68), (-2.675, 2, -2.68), (2.674, 2, 2.67), (0.5, 0, 1), (1.5, 0, 2),
      (-0.5, 0, -1),
      (0.123_456_789_012_345_6, 15, 0.123_456_789_012_346), (0.05, 1, 0.1), (1.005, 2, 1.01),
      (2.5, -1, 2.5),
      (0.123_456_789_012_345_68, 16, 0.123_456_789_012_345_68), (1e300, 2, 1e300), (12.5, 0, 13),
      (9_007_199_254_741.993, 3, 9_007_199_254_741.993), (.infinity, 2, .infinity),
    ] as [(Double, Int, Double)] {
      #expect(decimalRound(x, places: places) == rounded, "\(x) to \(places) places")
    }
  }

  @Test func writtenPlainly() {
    for (x, text) in [
      (0, "0"), (-0.0, "0"), (3, "3"), (-3, "-3"), (1.5, "1.5"), (-0.25, "-0.25"),
      (1e15, "1000000000000000"),
      (9_007_199_254_740_991, "9007199254740991"), (-9_007_199_254_740_991, "-9007199254740991"),
      (9_007_199_254_740_992, "9007199254740992.0"), (1e16, "1e+16"), (1e20, "1e+20"),
      (0.0001, "0.0001"),
      (0.00001, "0.00001"), (0.000015, "0.000015"), (-1.5e-7, "-0.00000015"),
      (1e-19, "0.0000000000000000001"),
      (1e-20, "1e-20"), (1.25e-20, "1.25e-20"), (.infinity, "inf"),
    ] as [(Double, String)] { #expect(plainText(x) == text) }
  }
}
