import RuleModel
import TestSupport
import Testing

@testable import Evaluation

/// Conditions that are laid out flat come out as closures do, over generated conditions and all kinds of values.
@Suite struct FlatConditionTests {
  static let words = Enumeration(words: ["a", "b", "c"])
  static let fields = [
    Field(name: "n", type: .number(nil), isOptional: true), Field(name: "m", type: .number(nil), isOptional: true),
    Field(name: "word", type: .word(words), isOptional: true), Field(name: "flag", type: .truth, isOptional: true),
    Field(name: "from", type: .time, isOptional: true), Field(name: "to", type: .time, isOptional: true),
    Field(name: "list", type: .list(.word(words)), isOptional: true),
  ]

  /// What a field may hold; a number that is not finite stands for a value that cannot be read.
  static let values: [[Literal?]] = {
    let numbers: [Literal?] = [nil, .number(.infinity), .number(0), .number(2), .number(3.5)]
    let times: [Literal?] = [
      nil, .number(.infinity), .time(time("2026-03-19T22:00:00+00:00")), .time(time("2026-03-20T12:00:00+00:00")),
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
      case 3: return .arithmetic([.plus, .minus, .times, .divided][below(4)], number(depth - 1), number(depth - 1))
      case 4: return .arithmetic(.minus, .own(4), .own(5))
      case 5: return .otherwise(number(depth - 1), number(depth - 1))
      case 6: return .call([.floor, .absolute, .smallestOf][below(3)], [number(depth - 1)])
      default: return .negate(number(depth - 1))
      }
    }

    mutating func time() -> Expression { [.own(4), .own(5), .now, .arithmetic(.plus, .own(4), number(1))][below(4)] }

    mutating func leaf() -> Expression {
      let comparison = [Comparison.equal, .less, .lessOrEqual, .greater, .greaterOrEqual][below(5)]
      switch below(10) {
      case 0, 1: return .compare(comparison, number(2), number(2))
      case 2, 3: return .compare(comparison, time(), time())
      case 4: return .compare(comparison, .own(2), .literal(.word(["a", "b"][below(2)])))
      case 5: return [.own(3), true, false][below(3)]
      case 6: return .isMissing(.own(below(7)))
      case 7: return .isUnreadable(.own(below(7)))
      case 8: return .between(number(1), low: number(1), high: number(1), includesHigh: below(2) == 0)
      default:
        return [
          .isOneOf(.own(below(2)), [0.0, 3.5]), .isOneOf(.own(2), [.literal(.word("b"))]), .isOneOf(.own(0), []),
          .includes(.own(6), [.any, .all][below(2)], [.literal(.word("a")), .literal(.word("b"))]),
        ][below(4)]
      }
    }

    mutating func condition(_ depth: Int) -> Expression {
      let made: Expression
      switch below(depth > 0 ? 6 : 2) {
      case 0, 1: made = leaf()
      case 2: made = .not(condition(depth - 1))
      case 3: made = .any(parts(depth))
      case 4: if let known = named.randomElement(using: &chance) { return known } else { made = .all(parts(depth)) }
      default: made = .all(parts(depth))
      }
      if below(3) > 0 { return made }
      let test = Expression.test(Test(text: "\(named.count)", origin: .none, expression: made))
      named.append(test)
      return test
    }

    mutating func parts(_ depth: Int) -> [Expression] { (0..<below(5)).map { _ in condition(depth - 1) } }
  }

  @Test(arguments: 0..<40 as Range<UInt64>) func flatIsAsClosuresAre(seed: UInt64) {
    var maker = Maker(chance: SeededGenerator(seed: seed))
    var bench = Bench(Self.fields)
    bench.options.all = true
    for index in 0..<12 {
      let binding = Binding(name: "b", type: .truth, expression: maker.condition(3), origin: .none)
      let condition = maker.condition(4)
      bench.rule(when: index % 3 == 0 ? .any([.binding(0), condition]) : condition, bindings: [binding])
      bench.pack.aggregates.append(
        Aggregate(
          operation: index % 2 == 0 ? .countRecords : .largest(.own(0)), record: 0,
          window: index % 5 == 0 ? .last(.seconds(86_400)) : .allTime, condition: maker.condition(3)))
      bench.rule(scope: .history, then: [Action(effect: .set("x", .aggregate(index)))])
    }
    let entries = (0..<60).map { _ in
      Bench.Entry("2026-03-20T10:00:00+00:00", Self.values.map { $0[maker.below($0.count)] })
    }
    let flat = bench.decisions(entries)
    bench.isFlat = false
    #expect(flat == bench.decisions(entries))
  }

  /// Groups in groups are gone through again for what is open: where that makes too many tests, they are closures.
  @Test func whatWouldBeTooLongIsTheSame() {
    var deep = Expression.compare(.less, .own(0), 3.0)
    for depth in 0..<14 {
      deep = depth % 2 == 0 ? .all([.own(3), deep, .isMissing(.own(2))]) : .any([.isMissing(.own(1)), deep, .own(3)])
    }
    var bench = Bench(Self.fields)
    bench.options.all = true
    bench.rule(when: deep)
    bench.rule(when: .not(deep))
    let entries = Self.values[0].flatMap { n in
      Self.values[3].flatMap { flag in
        Self.values[2].map { Bench.Entry("2026-03-20T10:00:00+00:00", [n, .number(1), $0, flag]) }
      }
    }
    let flat = bench.decisions(entries)
    bench.isFlat = false
    #expect(flat == bench.decisions(entries))
  }
}
