import RuleModel
import TestSupport
import Testing

@testable import Evaluation

/// What is put together from stretches is what the records themselves come to.
@Suite struct AggregateTreeTests {
  private static func facts(_ count: Int, _ seed: UInt64) -> [Fact] {
    var random = SeededGenerator(seed: seed)
    return (0..<count).map { index in
      let values: [RowValue] = [.truth(true), .truth(true), .truth(true), .truth(false), .unknown]
      return Fact(
        isSure: Int.random(in: 0..<8, using: &random) > 0,
        value: values.randomElement(using: &random)!,
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
      let bounds = [
        Int.random(in: 0...facts.count, using: &random),
        Int.random(in: 0...facts.count, using: &random),
      ]
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
      { TypedColumn(OrderedRunAccumulator()) }, { TypedColumn(RunAccumulator()) },
      Self.facts(count, UInt64(count)))
  }

  /// Some without a place, which lengthen or break a run wherever they stand.
  @Test(arguments: [40, 400]) func longestRunWithRecordsOfNoTime(_ count: Int) {
    let facts = Self.facts(count, UInt64(count)).enumerated().map { index, fact in
      var fact = fact
      fact.hasPlace = index % 50 != 7
      return fact
    }
    holds({ TypedColumn(OrderedRunAccumulator()) }, { TypedColumn(RunAccumulator()) }, facts)
  }

  /// The same run in any order.
  @Test func longestRunOutOfOrder() {
    let facts = Self.facts(300, 3)
    let ordered = TypedColumn(RunAccumulator())
    let shuffled = TypedColumn(RunAccumulator())
    var random = SeededGenerator(seed: 8)
    for (column, facts) in [(ordered, facts), (shuffled, facts.shuffled(using: &random))] {
      column.grow(to: 1)
      for fact in facts { column.add(0, fact) }
    }
    #expect("\(ordered.value(0..<1))" == "\(shuffled.value(0..<1))")
    // Asked again, and once more after something has changed.
    #expect("\(ordered.value(0..<1))" == "\(shuffled.value(0..<1))")
    var further = facts
    for index in further.indices { further[index].value = .truth(true) }
    for fact in further {
      ordered.add(0, fact)
      shuffled.add(0, fact)
    }
    #expect("\(ordered.value(0..<1))" == "\(shuffled.value(0..<1))")
  }

  /// Days mostly in order, as diaries have them, or in none; some unknown, some of records that
  /// might match.
  private static func days(_ count: Int, inOrder: Bool, sure: Bool) -> [Fact] {
    var random = SeededGenerator(seed: UInt64(count))
    return (0..<count).map { index in
      let day = inOrder ? index / 3 + index / 40 : Int.random(in: 0..<count, using: &random)
      let isUnknown = !sure && Int.random(in: 0..<60, using: &random) == 0
      return Fact(
        isSure: sure || Int.random(in: 0..<8, using: &random) > 0,
        value: isUnknown ? .missing : .date(CivilDate(days: Int32(day))), time: Int64(index),
        sequence: Int64(index))
    }
  }

  @Test(arguments: [
    (17, true, true), (1_000, true, true), (1_000, true, false), (300, false, false),
  ])
  func longestRunOfDays(_ count: Int, _ inOrder: Bool, _ sure: Bool) {
    let make = { TypedColumn(DaysAccumulator(isRun: true)) }
    holds(make, make, Self.days(count, inOrder: inOrder, sure: sure))
  }

  /// Different values in any window, with and without the record that the window lies around.
  @Test(arguments: [
    (17, true, true), (1_000, true, true), (1_000, true, false), (300, false, false),
  ])
  func differentValues(_ count: Int, _ inOrder: Bool, _ sure: Bool) {
    var facts: [Fact?] = Self.days(count, inOrder: inOrder, sure: sure)
    for place in stride(from: 5, to: count, by: 11) { facts[place] = nil }
    // Two subjects, and places of another type between them.
    let groups = [0..<count / 3, count / 3 + 4..<count]
    let counts = DistinctCounts(places: count, groups) { facts[$0] }
    var random = SeededGenerator(seed: UInt64(count))
    for group in groups {
      for number in 0..<60 {
        let bounds = [Int.random(in: group, using: &random), Int.random(in: group, using: &random)]
        let range = bounds.min()!..<bounds.max()! + 1
        let own = number % 2 == 0 ? nil : Int.random(in: group, using: &random)
        var plain = DistinctAccumulator()
        for place in range where place != own { if let fact = facts[place] { plain.add(fact) } }
        let counted = counts.value(range, without: own, from: group.lowerBound)
        #expect("\(counted)" == "\(plain.value())", "\(range) of \(count) without \(own ?? -1)")
      }
    }
  }

  @Test(arguments: [1, 40, 999]) func largestAndCount(_ count: Int) {
    var random = SeededGenerator(seed: 5)
    let facts = (0..<count).map { index in
      Fact(
        isSure: Bool.random(using: &random),
        value: .number(Double(Int.random(in: 0..<1_000, using: &random))),
        time: Int64(index), sequence: Int64(index))
    }
    for isLargest in [true, false] {
      let make = { TypedColumn(ExtremeAccumulator(isLargest: isLargest)) }
      holds(make, make, facts)
    }
    holds({ TypedColumn(CountAccumulator()) }, { TypedColumn(CountAccumulator()) }, facts)
  }
}
