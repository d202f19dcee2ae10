/// An aggregate's accumulators, one for each subject (and each stretch of time that may or may not be in the window).
class Column {
  func grow(to count: Int) { fatalError("abstract") }
  func add(_ state: Int, _ fact: Fact) { fatalError("abstract") }
  func reset(_ state: Int) { fatalError("abstract") }
  /// What all of the given states come to.
  func value(_ states: Range<Int>) -> Value { fatalError("abstract") }
  /// Adds a state of another column of the same aggregate to one of this.
  func combine(_ state: Int, with other: Column, _ index: Int) { fatalError("abstract") }
  /// Takes over another column of the same aggregate: its state `i` belongs to state `place(i)` here.
  func merge(_ other: Column, shift: Int64, place: (Int) -> Int) { fatalError("abstract") }
}

final class TypedColumn<A: Accumulator>: Column {
  private let empty: A
  @exclusivity(unchecked) fileprivate var states: [A] = []
  /// Values that took long, by their first state, until a state changes: many decisions may ask for the same one.
  @exclusivity(unchecked) private var known: [Int: (end: Int, value: Value)] = [:]
  @exclusivity(unchecked) fileprivate var knowsSome = false
  private static var mostKnown: Int { 2_000 }

  init(_ empty: A) { self.empty = empty }

  // As `add` below.
  @_specialize(where A == CountAccumulator)
  @_specialize(where A == DaysAccumulator)
  @_specialize(where A == DistinctAccumulator)
  @_specialize(where A == SumAccumulator)
  @_specialize(where A == AverageAccumulator)
  @_specialize(where A == ExtremeAccumulator)
  @_specialize(where A == LatestAccumulator)
  @_specialize(where A == ShareAccumulator)
  @_specialize(where A == RunAccumulator)
  @_specialize(where A == OrderedRunAccumulator)
  override func grow(to count: Int) {
    while states.count < count { states.append(empty) }
  }

  // Called for every record; without these it would look up at run time what `A` is. It asks in this order.
  @_specialize(where A == LatestAccumulator)
  @_specialize(where A == ExtremeAccumulator)
  @_specialize(where A == DaysAccumulator)
  @_specialize(where A == SumAccumulator)
  @_specialize(where A == AverageAccumulator)
  @_specialize(where A == ShareAccumulator)
  @_specialize(where A == DistinctAccumulator)
  @_specialize(where A == RunAccumulator)
  @_specialize(where A == OrderedRunAccumulator)
  @_specialize(where A == CountAccumulator)
  override func add(_ state: Int, _ fact: Fact) {
    if knowsSome { forget() }
    states[state].add(fact)
  }

  // Called many times for every decision, and always with a column that this one's aggregate has made.
  @_specialize(where A == CountAccumulator)
  @_specialize(where A == DaysAccumulator)
  @_specialize(where A == DistinctAccumulator)
  @_specialize(where A == SumAccumulator)
  @_specialize(where A == AverageAccumulator)
  @_specialize(where A == ExtremeAccumulator)
  @_specialize(where A == LatestAccumulator)
  @_specialize(where A == ShareAccumulator)
  @_specialize(where A == RunAccumulator)
  @_specialize(where A == OrderedRunAccumulator)
  override func combine(_ state: Int, with other: Column, _ index: Int) {
    if knowsSome { forget() }
    let added = unsafeDowncast(other, to: TypedColumn<A>.self).states[index]
    states[state].merge(added)
  }

  override func reset(_ state: Int) {
    if knowsSome { forget() }
    states[state] = empty
  }

  fileprivate func forget() {
    known.removeAll()
    knowsSome = false
  }

  @_specialize(where A == CountAccumulator)
  @_specialize(where A == DaysAccumulator)
  @_specialize(where A == DistinctAccumulator)
  @_specialize(where A == SumAccumulator)
  @_specialize(where A == AverageAccumulator)
  @_specialize(where A == ExtremeAccumulator)
  @_specialize(where A == LatestAccumulator)
  @_specialize(where A == ShareAccumulator)
  @_specialize(where A == RunAccumulator)
  @_specialize(where A == OrderedRunAccumulator)
  override func value(_ range: Range<Int>) -> Value {
    guard let first = range.first else { return empty.value() }
    var takesLong = false
    for state in range where states[state].takesLong { takesLong = true }
    if !takesLong { return workedOut(range, first) }
    if let (end, value) = known[first], end == range.upperBound { return value }
    let value = workedOut(range, first)
    if known.count == Self.mostKnown { known.removeAll() }
    known[first] = (range.upperBound, value)
    knowsSome = true
    return value
  }

  private func workedOut(_ range: Range<Int>, _ first: Int) -> Value {
    if range.count == 1 { return states[first].value() }
    var all = states[first]
    for state in range.dropFirst() { all.merge(states[state]) }
    return all.value()
  }

  @_specialize(where A == CountAccumulator)
  @_specialize(where A == DaysAccumulator)
  @_specialize(where A == DistinctAccumulator)
  @_specialize(where A == SumAccumulator)
  @_specialize(where A == AverageAccumulator)
  @_specialize(where A == ExtremeAccumulator)
  @_specialize(where A == LatestAccumulator)
  @_specialize(where A == ShareAccumulator)
  @_specialize(where A == RunAccumulator)
  @_specialize(where A == OrderedRunAccumulator)
  override func merge(_ other: Column, shift: Int64, place: (Int) -> Int) {
    if knowsSome { forget() }
    let other = other as! TypedColumn<A>
    for index in other.states.indices {
      other.states[index].shift(by: shift)
      states[place(index)].merge(other.states[index])
    }
  }
}

extension TypedColumn where A == CountAccumulator {
  /// Adds a record of which nothing but its matching counts. What it comes to never takes long, so none is known.
  @inline(__always) func count(_ state: Int, isSure: Bool) { states[state].count(isSure: isSure) }
}

extension TypedColumn where A == LatestAccumulator {
  /// `add`, of a column whose type is known.
  func put(_ state: Int, _ fact: Fact) {
    if knowsSome { forget() }
    states[state].add(fact)
  }
}
