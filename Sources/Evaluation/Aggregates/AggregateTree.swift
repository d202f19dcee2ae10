/// The results of stretches of the stored records, so that an aggregate over a moving window need
/// not look at every record of the window for every decision: all of a window but its ends is put
/// together from whole stretches.
final class AggregateTree {
  /// Records of the smallest stretch, and of the smallest window that is worth a tree.
  static let stretch = 16

  private let column: Column
  private let places: Int
  /// Of the stretches, a power of two; node `i` has the nodes `2i` and `2i + 1` below it.
  private let leaves: Int

  /// - Parameter add: adds the records at some places to a state of a column.
  init(places: Int, _ column: Column, _ add: (Range<Int>, Column, Int) -> Void) {
    self.column = column
    self.places = places
    var leaves = 1
    while leaves * AggregateTree.stretch < places { leaves *= 2 }
    self.leaves = leaves
    column.grow(to: leaves * 2)
    for leaf in 0..<leaves {
      let first = leaf * AggregateTree.stretch
      if first < places {
        add(first..<min(places, first + AggregateTree.stretch), column, leaves + leaf)
      }
    }
    for node in stride(from: leaves - 1, to: 0, by: -1) {
      column.combine(node, with: column, 2 * node)
      column.combine(node, with: column, 2 * node + 1)
    }
  }

  /// Adds what lies in a range of places to the first state of another column, in order; `add`
  /// takes what is no whole stretch.
  func collect(_ range: Range<Int>, into result: Column, _ add: (Range<Int>) -> Void) {
    let first = (range.lowerBound + AggregateTree.stretch - 1) / AggregateTree.stretch
    // The last stretch is whole where no records follow.
    let end =
      (range.upperBound + (range.upperBound == places ? AggregateTree.stretch - 1 : 0))
      / AggregateTree.stretch
    if first >= end { return add(range) }
    if range.lowerBound < first * AggregateTree.stretch {
      add(range.lowerBound..<first * AggregateTree.stretch)
    }
    // Upwards along the left side, where each right child is complete; then down along the right
    // side.
    var left = first + leaves
    let right = end + leaves
    var level = 0
    while left < right >> level {
      if left & 1 == 1 {
        result.combine(0, with: column, left)
        left += 1
      }
      left >>= 1
      level += 1
    }
    while level > 0 {
      level -= 1
      if right >> level & 1 == 1 { result.combine(0, with: column, right >> level - 1) }
    }
    if end * AggregateTree.stretch < range.upperBound {
      add(end * AggregateTree.stretch..<range.upperBound)
    }
  }
}

/// The longest unbroken run of records that come in order of time: stretches are joined without
/// looking at their records again. `RunAccumulator` takes them in any order.
struct OrderedRunAccumulator: Accumulator {
  /// How often something is counted without a break: at the start, at the end, and at most.
  private struct Counted {
    var first = 0
    var last = 0
    var longest = 0
    var isBroken = false

    mutating func count() {
      if !isBroken { first += 1 }
      last += 1
      longest = max(longest, last)
    }

    mutating func breakOff() {
      isBroken = true
      last = 0
    }

    mutating func append(_ next: Counted) {
      longest = max(longest, next.longest, last + next.first)
      if !isBroken { first += next.first }
      last = next.isBroken ? next.last : last + next.last
      isBroken = isBroken || next.isBroken
    }
  }

  private var low = Counted()
  private var high = Counted()
  /// Records of no known place: those that may lengthen a run, those that may break one.
  private var lengthening = 0
  private var breaking = 0

  mutating func add(_ fact: Fact) {
    let holds = fact.value.kleene
    if fact.hasPlace { return add(isSure: fact.isSure, holds) }
    if holds != .no { lengthening += 1 }
    if holds != .yes { breaking += 1 }
  }

  mutating func add(isSure: Bool, _ holds: Kleene) {
    // At worst a record that might match only breaks a run, at best it only lengthens it.
    if holds != .yes { low.breakOff() } else if isSure { low.count() }
    if holds != .no { high.count() } else if isSure { high.breakOff() }
  }

  mutating func merge(_ other: OrderedRunAccumulator) {
    low.append(other.low)
    high.append(other.high)
    lengthening += other.lengthening
    breaking += other.breaking
  }

  /// Only the records of no known place.
  var withoutPlaces: OrderedRunAccumulator {
    var rest = OrderedRunAccumulator()
    (rest.lengthening, rest.breaking) = (lengthening, breaking)
    return rest
  }

  func value() -> RowValue {
    // Each record of no known place may break the longest run into two.
    let least = breaking == 0 ? low.longest : (low.longest + breaking) / (breaking + 1)
    return .between(Double(least), Double(high.longest + lengthening))
  }
}
