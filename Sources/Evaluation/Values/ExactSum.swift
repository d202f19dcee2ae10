/// A sum of doubles without rounding, so that neither the order of records nor the way an input is
/// cut into chunks can change it: partial sums that do not overlap, as in Shewchuk, *Adaptive
/// Precision Floating-Point Arithmetic* (1997).
struct ExactSum {
  /// In order of size. Three are enough for what people write down; where they are not, `many` has
  /// them all.
  private var few = (0.0, 0.0, 0.0)
  private var count = 0
  private var many: Many?
  private var isInfinite = false

  private final class Many: Sendable {
    let partials: [Double]
    init(_ partials: [Double]) { self.partials = partials }
  }

  mutating func add(_ value: Double) {
    if isInfinite { return }
    if let many { return keep(ExactSum.sum(of: many.partials, and: value)) }
    var carried = value
    var kept = 0
    let known = count
    withUnsafeMutablePointer(to: &few) { few in
      let partials = UnsafeMutableRawPointer(few).assumingMemoryBound(to: Double.self)
      for index in 0..<known {
        let (sum, error) = ExactSum.two(carried, partials[index])
        if error != 0 {
          partials[kept] = error
          kept += 1
        }
        carried = sum
      }
      if kept < 3 { partials[kept] = carried }
    }
    if kept == 3 { many = Many([few.0, few.1, few.2, carried]) }
    count = min(kept + 1, 3)
    if !carried.isFinite { isInfinite = true }
  }

  mutating func add(_ other: ExactSum) {
    isInfinite = isInfinite || other.isInfinite
    if other.many == nil, other.count == 1 { return add(other.few.0) }
    for partial in other.partials { add(partial) }
  }

  private var partials: [Double] {
    if let many { return many.partials }
    return [few.0, few.1, few.2].dropLast(3 - count)
  }

  private static func sum(of partials: [Double], and value: Double) -> [Double] {
    var kept: [Double] = []
    var carried = value
    for partial in partials {
      let (sum, error) = two(carried, partial)
      if error != 0 { kept.append(error) }
      carried = sum
    }
    return kept + [carried]
  }

  private mutating func keep(_ partials: [Double]) {
    many = Many(partials)
    if !partials[partials.count - 1].isFinite { isInfinite = true }
  }

  /// Rounded once; infinite where the sum was out of reach on the way.
  var total: Double {
    if isInfinite { return .infinity }
    if let many { return many.partials.withUnsafeBufferPointer { ExactSum.rounded($0) } }
    return withUnsafePointer(to: few) { few in
      let first = UnsafeRawPointer(few).assumingMemoryBound(to: Double.self)
      return ExactSum.rounded(UnsafeBufferPointer(start: first, count: max(count, 1)))
    }
  }

  private static func rounded(_ partials: UnsafeBufferPointer<Double>) -> Double {
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
