/// A sum of doubles without rounding, so that neither the order of records nor the way an input is cut into chunks can
/// change it: partial sums
/// that do not overlap, as in Shewchuk, *Adaptive Precision Floating-Point Arithmetic* (1997).
struct ExactSum {
  /// The sum while it is exactly one double, which is nearly always.
  private var single = 0.0
  /// In order of size, otherwise.
  private var partials: [Double] = []
  private var isInfinite = false

  mutating func add(_ value: Double) {
    if partials.isEmpty {
      let (sum, error) = ExactSum.two(single, value)
      if error == 0, sum.isFinite {
        single = sum
        return
      }
      partials = [single]
      single = 0
    }
    var carried = value
    var kept = 0
    for partial in partials {
      let (sum, error) = ExactSum.two(carried, partial)
      if error != 0 {
        partials[kept] = error
        kept += 1
      }
      carried = sum
    }
    if !carried.isFinite { isInfinite = true }
    partials.removeSubrange(kept...)
    partials.append(carried)
  }

  mutating func add(_ other: ExactSum) {
    isInfinite = isInfinite || other.isInfinite
    if other.partials.isEmpty { return add(other.single) }
    for partial in other.partials { add(partial) }
  }

  /// Rounded once; infinite where the sum was out of reach on the way.
  var total: Double {
    if isInfinite { return .infinity }
    if partials.isEmpty { return single }
    var index = partials.count - 1
    var high = partials[index]
    var low = 0.0
    while index > 0 {
      index -= 1
      (high, low) = ExactSum.two(high, partials[index])
      if low != 0 { break }
    }
    // Half way between two doubles, what is left below decides.
    if index > 0, (low < 0 && partials[index - 1] < 0) || (low > 0 && partials[index - 1] > 0) {
      let doubled = low * 2
      let rounded = high + doubled
      if doubled == rounded - high { return rounded }
    }
    return high
  }

  /// Knuth's two-sum: the rounded sum and what rounding lost.
  private static func two(_ a: Double, _ b: Double) -> (Double, Double) {
    let sum = a + b
    let virtual = sum - a
    return (sum, (a - (sum - virtual)) + (b - virtual))
  }
}
