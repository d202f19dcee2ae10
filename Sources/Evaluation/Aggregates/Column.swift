/// An aggregate's accumulators, one for each subject (and each stretch of time that may or may not
/// be in the window).
class Column {
  func grow(to count: Int) { fatalError("abstract") }
  func add(_ state: Int, _ fact: Fact) { fatalError("abstract") }
  func reset(_ state: Int) { fatalError("abstract") }
  /// Has no states any more.
  func clear() { fatalError("abstract") }
  /// The combined value of the given states.
  func value(_ states: Range<Int>) -> RowValue { fatalError("abstract") }
  /// Adds a state of another column of the same aggregate to one of this.
  func combine(_ state: Int, with other: Column, _ index: Int) { fatalError("abstract") }
  /// The same states for another thread, with a memory of its own for values that took long.
  /// Neither may take records any more.
  func sharing() -> Column { fatalError("abstract") }
  /// Takes over another column of the same aggregate: its state `i` belongs to state `place(i)`
  /// here.
  func merge(_ other: Column, shift: Int64, place: (Int) -> Int) { fatalError("abstract") }
}

final class TypedColumn<A: Accumulator>: Column {
  private let empty: A
  /// In plain memory: an array would be asked for every record whether it is shared.
  @exclusivity(unchecked) private var memory = UnsafeMutableBufferPointer<A>(start: nil, count: 0)
  @exclusivity(unchecked) private var count = 0
  /// Values that took long, by their first state, until a state changes: many decisions may ask for
  /// the same one.
  @exclusivity(unchecked) private var known: [Int: (end: Int, value: RowValue)] = [:]
  @exclusivity(unchecked) fileprivate var knowsSome = false
  private static var mostKnown: Int { 2_000 }

  /// Whose states these are; nil: its own.
  private let owner: TypedColumn<A>?

  init(_ empty: A) {
    self.empty = empty
    owner = nil
  }

  private init(sharing other: TypedColumn<A>) {
    (empty, owner, memory, count) = (other.empty, other, other.memory, other.count)
  }

  override func sharing() -> Column { TypedColumn(sharing: self) }

  deinit {
    if owner != nil { return }
    memory.baseAddress?.deinitialize(count: count)
    memory.deallocate()
  }

  @inline(__always) fileprivate func state(_ index: Int) -> UnsafeMutablePointer<A> {
    precondition(index >= 0 && index < count)
    return memory.baseAddress.unsafelyUnwrapped + index
  }

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
    if count > memory.count {
      let larger = UnsafeMutableBufferPointer<A>.allocate(capacity: max(count, memory.count * 2))
      _ = larger.moveInitialize(fromContentsOf: memory[..<self.count])
      memory.deallocate()
      memory = larger
    }
    while self.count < count {
      memory.initializeElement(at: self.count, to: empty)
      self.count += 1
    }
  }

  // Called for every record; without these it would look up at run time what `A` is. It asks in
  // this order.
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
    self.state(state).pointee.add(fact)
  }

  // Called many times for every decision, and always with a column that this one's aggregate has
  // made.
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
    let added = unsafeDowncast(other, to: TypedColumn<A>.self).state(index)
    self.state(state).pointee.merge(added.pointee)
  }

  override func reset(_ state: Int) {
    if knowsSome { forget() }
    self.state(state).pointee = empty
  }

  override func clear() {
    if knowsSome { forget() }
    memory.baseAddress?.deinitialize(count: count)
    count = 0
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
  override func value(_ range: Range<Int>) -> RowValue {
    guard let first = range.first else { return empty.value() }
    var takesLong = false
    for index in range where state(index).pointee.takesLong { takesLong = true }
    if !takesLong { return workedOut(range, first) }
    if let (end, value) = known[first], end == range.upperBound { return value }
    let value = workedOut(range, first)
    if known.count == Self.mostKnown { known.removeAll() }
    known[first] = (range.upperBound, value)
    knowsSome = true
    return value
  }

  private func workedOut(_ range: Range<Int>, _ first: Int) -> RowValue {
    // One way for one state and for several: each is there for each kind of accumulator.
    var all = state(first).pointee
    for index in range.dropFirst() { all.merge(state(index).pointee) }
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
    for index in 0..<other.count {
      other.state(index).pointee.shift(by: shift)
      state(place(index)).pointee.merge(other.state(index).pointee)
    }
  }
}

extension TypedColumn where A == CountAccumulator {
  /// Adds a record of which nothing but its matching counts. What it comes to never takes long, so
  /// none is known.
  @inline(__always) func count(_ state: Int, isSure: Bool) {
    self.state(state).pointee.count(isSure: isSure)
  }
}

extension TypedColumn where A == LatestAccumulator {
  /// `add`, of a column whose type is known.
  func put(_ state: Int, _ fact: Fact) {
    if knowsSome { forget() }
    self.state(state).pointee.add(fact)
  }
}
