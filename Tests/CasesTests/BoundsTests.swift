import RuleModel
import Testing

@testable import Cases

/// Ends that are too narrow prove what is not so: each table is about what must stay within them.
@Suite struct BoundsTests {
  private static let open = Bounds()
  private static let positive = Bounds(low: 0)

  @Test(arguments: [
    (Bounds(low: 2, high: 3), Bounds(low: -1, high: 4), Bounds(low: -3, high: 12)),
    // Nothing times anything without an end may be anything.
    (Bounds(low: 0, high: 3), positive, open),
    (positive, Bounds(low: 0, high: 3), open),
    (open, Bounds(low: 1, high: 1), open),
  ]) func products(_ a: Bounds, _ b: Bounds, _ product: Bounds) {
    #expect(a.times(b) == product)
  }

  @Test(arguments: [
    (Bounds(low: 2, high: 3), Bounds(low: 1, high: 4), Bounds(low: 0.5, high: 3)),
    (Bounds(low: 2, high: 3), Bounds(low: 1), open),
    (Bounds(low: 2, high: 3), Bounds(high: -1), open),
    (positive, Bounds(low: 1, high: 2), open),
  ]) func quotients(_ a: Bounds, _ b: Bounds, _ quotient: Bounds) {
    #expect(a.divided(by: b) == quotient)
  }

  /// Neither of two equal values comes before the other.
  @Test(arguments: [
    Literal.number(1), .time(Instant(microseconds: 1)), .date(CivilDate(days: 1)), .timeOfDay(1),
  ]) func equalValuesHaveNoOrder(_ value: Literal) {
    #expect(!value.isLess(than: value))
  }
}
