import RuleModel
import Testing

@testable import Evaluation

private func shown(_ value: RowValue) -> ShownValue {
  ShownValue(value, type: nil, symbols: Symbols())
}

/// Kleene's tables, and what values with two ends can tell.
@Suite struct ValueTests {
  static let truths: [Kleene] = [.no, .unknown, .yes]

  @Test func kleene() {
    for a in Self.truths {
      for b in Self.truths {
        #expect((a && b) == (a == .no || b == .no ? .no : a == .yes && b == .yes ? .yes : .unknown))
        #expect((a || b) == (a == .yes || b == .yes ? .yes : a == .no && b == .no ? .no : .unknown))
      }
    }
    #expect(Self.truths.map { !$0 } == [.yes, .unknown, .no])
  }

  /// An answer is given exactly when every number between the ends gives it.
  @Test(arguments: Comparison.allTested) func comparisonsOfRanges(_ comparison: Comparison) {
    for (low, high) in [(1, 1), (1, 3), (2, 2), (2, 4), (4, 5)] {
      for (otherLow, otherHigh) in [(0, 1), (1, 2), (2, 2), (3, 3), (3, 6)] {
        var found: Set<Bool> = []
        for x in low...high {
          for y in otherLow...otherHigh { found.insert(comparison.holds(x, y)) }
        }
        let expected: Kleene = found.count == 2 ? .unknown : Kleene(found.first!)
        let result = Relation.compare(
          comparison, .between(Double(low), Double(high)),
          .between(Double(otherLow), Double(otherHigh)))
        #expect(result == expected, "\(low)...\(high) \(comparison) \(otherLow)...\(otherHigh)")
      }
    }
  }

  @Test func nothingIsTrueBecauseSomethingIsMissing() {
    for absent in [RowValue.missing, .unknown] {
      for comparison in Comparison.allTested {
        #expect(Relation.compare(comparison, absent, .number(1)) == .unknown)
        #expect(Relation.compare(comparison, .number(1), absent) == .unknown)
        #expect(Relation.compare(comparison, absent, absent) == .unknown)
      }
    }
  }

  /// Every operation on sampled inner values stays between the ends it gives.
  @Test(arguments: [ArithmeticOperator.plus, .minus, .times, .divided, .power]) func endsAreSound(
    _ sign: ArithmeticOperator
  ) {
    var calendar = Calendar(now: time("2026-03-20T12:00:00+00:00"), zone: nil, asOf: nil)
    let ranges: [(Double, Double)] = [
      (0, 0), (-2, 3), (-3, -1), (0, 2), (0.5, 4), (2, 2), (-1, -1), (-2, 0), (3, 3),
    ]
    for a in ranges {
      for b in ranges {
        let result = Arithmetic.apply(sign, .between(a.0, a.1), .between(b.0, b.1), &calendar)
        guard let ends = result.ends else { continue }
        for x in stride(from: a.0, through: a.1, by: 0.5) {
          for y in stride(from: b.0, through: b.1, by: 0.5) {
            let inner = Arithmetic.apply(sign, .number(x), .number(y), &calendar)
            guard case .number(let value) = inner else {
              Issue.record("\(x) \(sign) \(y) has no value, yet \(a) \(sign) \(b) has ends")
              continue
            }
            #expect(
              value >= ends.low - 1e-9 && value <= ends.high + 1e-9,
              "\(x) \(sign) \(y) in \(a), \(b)")
          }
        }
      }
    }
  }

  @Test(arguments: [
    (ArithmeticOperator.plus, 0.1, 0.2, ShownValue.number(0.3)), (.minus, 0.3, 0.1, .number(0.2)),
    (.times, 1.1, 3, .number(3.3)),
    (.divided, 1, 0, .unknown), (.divided, 0.3, 0.1, .number(3)), (.power, 2, 10, .number(1024)),
    (.power, -8, 0.5, .unknown),
    (.power, 10, 400, .unknown), (.times, 1e300, 1e300, .unknown), (.power, 0, -1, .unknown),
  ])
  func arithmetic(_ sign: ArithmeticOperator, _ a: Double, _ b: Double, _ expected: ShownValue) {
    var calendar = Calendar(now: time("2026-03-20T12:00:00+00:00"), zone: nil, asOf: nil)
    #expect(shown(Arithmetic.apply(sign, .number(a), .number(b), &calendar)) == expected)
  }

  @Test func aMissingOperandIsMissingAndAnUnknownOneUnknown() {
    var calendar = Calendar(now: time("2026-03-20T12:00:00+00:00"), zone: nil, asOf: nil)
    #expect(shown(Arithmetic.apply(.plus, .missing, .number(1), &calendar)) == .missing)
    #expect(shown(Arithmetic.apply(.plus, .unknown, .missing, &calendar)) == .missing)
    #expect(shown(Arithmetic.apply(.plus, .unknown, .number(1), &calendar)) == .unknown)
    #expect(shown(Arithmetic.naturalLogarithm(.number(0))) == .unknown)
    #expect(shown(Arithmetic.squareRoot(.number(-1))) == .unknown)
    #expect(shown(Arithmetic.squareRoot(.range(-1, 4))) == .unknown)
    #expect(shown(Arithmetic.absolute(.range(-3, 2))) == .range(from: 0, to: 3))
    #expect(shown(Arithmetic.round(.number(2.675), places: .number(2))) == .number(2.68))
    #expect(shown(Arithmetic.round(.number(-2.5), places: .number(0))) == .number(-3))
    #expect(shown(Arithmetic.round(.range(1.2, 1.7), places: .number(0))) == .range(from: 1, to: 2))
    #expect(
      shown(Arithmetic.extreme([.number(3), .range(1, 5)], largest: true)) == .range(from: 3, to: 5)
    )
  }

  /// Composed and decomposed é are one text; a prefix is another one.
  @Test(arguments: [
    ("caf\u{E9}", "cafe\u{301}", true), ("a", "a", true), ("a", "ab", false), ("", "", true),
    ("\u{212A}", "K", true),
  ])
  func texts(_ a: String, _ b: String, _ same: Bool) {
    let store = LiteralStore()
    #expect(Relation.equal(store.value(.text(a)), store.value(.text(b))) == Kleene(same))
  }

  /// Ratios of the WCAG 2.1 examples and of mixed alpha.
  @Test(arguments: [
    ("#000", "#FFF", 21.0), ("#FFF", "#000", 21), ("#777777", "#FFFFFF", 4.478),
    ("#FF0000", "#FFFFFF", 3.998),
    ("#00000080", "#FFFFFF", 4.004), ("#FFFFFF00", "#123456", 1),
  ])
  func contrast(_ above: String, _ below: String, _ ratio: Double) {
    #expect(abs(Contrast.ratio(of: Colour(above)!, on: Colour(below)!)! - ratio) < 0.001)
    #expect(Contrast.ratio(of: Colour(above)!, on: Colour("#FFFFFF80")!) == nil)
  }

  /// The same total whatever the order, where adding up would lose small parts.
  @Test func exactSums() {
    let values = [1e16, 1, -1e16, 0.1, 0.2, 1e-9, 3, -0.1, 1e16, 1, 1, -1e16]
    var totals: Set<Double> = []
    for shift in values.indices {
      var sum = ExactSum()
      var other = ExactSum()
      for (index, value) in (values[shift...] + values[..<shift]).enumerated() {
        if index % 3 == 0 { sum.add(value) } else { other.add(value) }
      }
      sum.add(other)
      totals.insert(sum.total)
    }
    #expect(totals == [6.200000001])
  }
}

extension Comparison {
  static let allTested: [Comparison] = [.equal, .less, .lessOrEqual, .greater, .greaterOrEqual]
}
