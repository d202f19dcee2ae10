import RuleModel
import TestSupport
import Testing

@testable import Evaluation

/// What is put together from stretches is what the records themselves come to.
@Suite struct AggregateTreeTests {
  private static func facts(_ count: Int, _ seed: UInt64) -> [Fact] {
    var random = SeededGenerator(seed: seed)
    return (0..<count).map { index in
      let values: [Value] = [.truth(true), .truth(true), .truth(true), .truth(false), .unknown]
      return Fact(
        isSure: Int.random(in: 0..<8, using: &random) > 0, value: values.randomElement(using: &random)!,
        time: Int64(index), sequence: Int64(index))
    }
  }

  private func holds(_ make: () -> Column, _ plain: () -> Column, _ facts: [Fact]) {
    func add(_ places: Range<Int>, _ column: Column, _ state: Int) {
      for place in places { column.add(state, facts[place]) }
    }
    let tree = AggregateTree(places: facts.count, make(), add)
    var random = SeededGenerator(seed: UInt64(facts.count))
    for _ in 0..<60 {
      let bounds = [Int.random(in: 0...facts.count, using: &random), Int.random(in: 0...facts.count, using: &random)]
      let range = bounds.min()!..<bounds.max()!
      let (joined, alone) = (make(), plain())
      joined.grow(to: 1)
      alone.grow(to: 1)
      tree.collect(range, into: joined) { add($0, joined, 0) }
      add(range, alone, 0)
      #expect("\(joined.value(0..<1))" == "\(alone.value(0..<1))", "\(range) of \(facts.count)")
    }
  }

  @Test(arguments: [1, 15, 16, 17, 100, 1_000]) func longestRun(_ count: Int) {
    holds(
      { TypedColumn(OrderedRunAccumulator()) }, { TypedColumn(RunAccumulator()) }, Self.facts(count, UInt64(count)))
  }

  @Test(arguments: [1, 40, 999]) func largestAndCount(_ count: Int) {
    var random = SeededGenerator(seed: 5)
    let facts = (0..<count).map { index in
      Fact(
        isSure: Bool.random(using: &random), value: .number(Double(Int.random(in: 0..<1_000, using: &random))),
        time: Int64(index), sequence: Int64(index))
    }
    for isLargest in [true, false] {
      let make = { TypedColumn(ExtremeAccumulator(isLargest: isLargest)) }
      holds(make, make, facts)
    }
    holds({ TypedColumn(CountAccumulator()) }, { TypedColumn(CountAccumulator()) }, facts)
  }
}
