import RuleModel
import TestSupport
import Testing

@testable import Evaluation

/// A condition that is laid out flat comes out as its tests do one by one, over generated
/// conditions and all kinds of values.
@Suite struct FlatConditionTests {
  static let words = Enumeration(words: ["a", "b", "c"])
  static let fields = [
    Field(name: "n", type: .number(nil), isOptional: true),
    Field(name: "m", type: .number(nil), isOptional: true),
    Field(name: "word", type: .word(words), isOptional: true),
    Field(name: "flag", type: .truth, isOptional: true),
    Field(name: "from", type: .time, isOptional: true),
    Field(name: "to", type: .time, isOptional: true),
    Field(name: "list", type: .list(.word(words)), isOptional: true),
  ]

  /// What a field may hold; a number that is not finite stands for a value that cannot be read.
  static let values: [[Literal?]] = {
    let numbers: [Literal?] = [nil, .number(.infinity), .number(0), .number(2), .number(3.5)]
    let times: [Literal?] = [
      nil, .number(.infinity), .time(time("2026-03-19T22:00:00+00:00")),
      .time(time("2026-03-20T12:00:00+00:00")),
      .time(time("2026-03-20T12:00:00.000001+00:00")),
    ]
    return [
      numbers, numbers, [nil, .number(.infinity), .word("a"), .word("b")],
      [nil, .number(.infinity), .truth(false), .truth(true)], times, times,
      [
        nil, .number(.infinity), .list([]), .list([.word("a")]), .list([.word("b"), .word("a")]),
        .list([.number(.infinity), .word("a")]),
      ],
    ]
  }()

  /// Makes conditions, some of them under names that stand in several places.
  struct Maker {
    var chance: SeededGenerator
    var named: [Expression] = []

    mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &chance) }

    mutating func number(_ depth: Int) -> Expression {
      switch below(depth > 0 ? 8 : 3) {
      case 0: return .literal(.number([0, 2, 3.5][below(3)]))
      case 1: return .own(0)
      case 2: return .own(1)
      case 3:
        return .arithmetic(
          [.plus, .minus, .times, .divided][below(4)], number(depth - 1), number(depth - 1))
      case 4: return .arithmetic(.minus, .own(4), .own(5))
      case 5: return .otherwise(number(depth - 1), number(depth - 1))
      case 6: return .call([.floor, .absolute, .smallestOf][below(3)], [number(depth - 1)])
      default: return .negate(number(depth - 1))
      }
    }

    mutating func time() -> Expression {
      [.own(4), .own(5), .now, .arithmetic(.plus, .own(4), number(1))][below(4)]
    }

    mutating func leaf() -> Expression {
      let comparison = [Comparison.equal, .less, .lessOrEqual, .greater, .greaterOrEqual][below(5)]
      switch below(10) {
      case 0, 1: return .compare(comparison, number(2), number(2))
      case 2, 3: return .compare(comparison, time(), time())
      case 4: return .compare(comparison, .own(2), .literal(.word(["a", "b"][below(2)])))
      case 5: return [.own(3), true, false][below(3)]
      case 6: return .isMissing(.own(below(7)))
      case 7: return .isUnreadable(.own(below(7)))
      case 8:
        return .between(number(1), low: number(1), high: number(1), includesHigh: below(2) == 0)
      default:
        return [
          .isOneOf(.own(below(2)), [0.0, 3.5]), .isOneOf(.own(2), [.literal(.word("b"))]),
          .isOneOf(.own(0), []),
          .includes(
            .own(6), [.any, .all][below(2)], [.literal(.word("a")), .literal(.word("b"))]),
        ][below(4)]
      }
    }

    mutating func condition(_ depth: Int) -> Expression {
      let made: Expression
      switch below(depth > 0 ? 6 : 2) {
      case 0, 1: made = leaf()
      case 2: made = .not(condition(depth - 1))
      case 3: made = .any(parts(depth))
      case 4:
        if let known = named.randomElement(using: &chance) {
          return known
        } else {
          made = .all(parts(depth))
        }
      default: made = .all(parts(depth))
      }
      if below(3) > 0 { return made }
      let test = Expression.test(Test(text: "\(named.count)", origin: .none, expression: made))
      named.append(test)
      return test
    }

    mutating func parts(_ depth: Int) -> [Expression] {
      (0..<below(5)).map { _ in condition(depth - 1) }
    }
  }

  /// Of each entry, how a condition came out, and what its tests, each asked by a rule of its own,
  /// make of it.
  static func compared(
    _ conditions: [Expression], _ entries: [Bench.Entry]
  ) -> (all: [Kleene], single: [Kleene]) {
    var bench = Bench(fields)
    bench.options.all = true
    let tests = conditions.map { leaves(of: $0) }
    for (condition, tests) in zip(conditions, tests) {
      bench.rule(when: condition)
      for test in tests { bench.rule(when: test) }
    }
    let held = bench.decisions(entries).map(\.held)
    var (all, single): ([Kleene], [Kleene]) = ([], [])
    var at = held[...]
    for _ in entries {
      for (condition, tests) in zip(conditions, tests) {
        all.append(at.removeFirst())
        var results = at.prefix(tests.count)
        at = at.dropFirst(tests.count)
        single.append(combined(condition, &results))
      }
    }
    return (all, single)
  }

  private static func leaves(of condition: Expression) -> [Expression] {
    switch condition {
    case .not, .all, .any, .test: condition.parts.flatMap { leaves(of: $0) }
    default: [condition]
    }
  }

  private static func combined(
    _ condition: Expression, _ results: inout ArraySlice<Kleene>
  ) -> Kleene {
    switch condition {
    case .not, .all, .any, .test:
      let parts = condition.parts.map { combined($0, &results) }
      return switch condition {
      case .not: !parts[0]
      case .any: parts.reduce(.no) { $0 || $1 }
      default: parts.reduce(.yes) { $0 && $1 }
      }
    default: return results.removeFirst()
    }
  }

  @Test(arguments: 0..<40 as Range<UInt64>) func aListComesOutAsItsTestsDo(seed: UInt64) {
    var maker = Maker(chance: SeededGenerator(seed: seed))
    let conditions = (0..<12).map { _ in maker.condition(4) }
    let entries = (0..<60).map { _ in
      Bench.Entry("2026-03-20T10:00:00+00:00", Self.values.map { $0[maker.below($0.count)] })
    }
    let (all, single) = Self.compared(conditions, entries)
    #expect(all == single)
    #expect(Set(all).count == 3)
  }

  /// Groups in groups are gone through again for what is open: where that makes too many tests,
  /// results are kept.
  @Test(arguments: [14, 300]) func whatWouldBeTooLongIsTheSame(depth: Int) {
    var deep = Expression.compare(.less, .own(0), 3.0)
    for depth in 0..<depth {
      deep =
        depth % 2 == 0
        ? .all([.own(3), deep, .isMissing(.own(2))]) : .any([.isMissing(.own(1)), deep, .own(3)])
    }
    let entries = Self.values[0].flatMap { n in
      Self.values[3].flatMap { flag in
        Self.values[2].map { Bench.Entry("2026-03-20T10:00:00+00:00", [n, .number(1), $0, flag]) }
      }
    }
    let (all, single) = Self.compared([deep, .not(deep)], entries)
    #expect(all == single)
  }
}
