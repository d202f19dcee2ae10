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
  @exclusivity(unchecked) private var states: [A] = []

  init(_ empty: A) { self.empty = empty }

  override func grow(to count: Int) {
    while states.count < count { states.append(empty) }
  }

  // Called for every record; without these it would look up at run time what `A` is.
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
  override func add(_ state: Int, _ fact: Fact) { states[state].add(fact) }

  override func combine(_ state: Int, with other: Column, _ index: Int) {
    guard let other = other as? TypedColumn<A> else { return }
    let added = other.states[index]
    states[state].merge(added)
  }

  override func reset(_ state: Int) { states[state] = empty }

  override func value(_ range: Range<Int>) -> Value {
    guard let first = range.first else { return empty.value() }
    if range.count == 1 { return states[first].value() }
    var all = states[first]
    for state in range.dropFirst() { all.merge(states[state]) }
    return all.value()
  }

  override func merge(_ other: Column, shift: Int64, place: (Int) -> Int) {
    let other = other as! TypedColumn<A>
    for index in other.states.indices {
      other.states[index].shift(by: shift)
      states[place(index)].merge(other.states[index])
    }
  }
}
