import RuleModel
import Testing

@testable import Evaluation

private let words = Enumeration(words: ["low", "mid", "high"], points: [0, nil, 2])
private let fields = [
  Field(name: "n", type: .number(nil)), Field(name: "word", type: .word(words)),
  Field(name: "flag", type: .truth),
  Field(name: "list", type: .list(.word(words))), Field(name: "text", type: .text),
  Field(name: "clock", type: .timeOfDay),
]
private let n = Expression.own(0)
private let level = Expression.own(1)
private let flag = Expression.own(2)
private let list = Expression.own(3)
private let text = Expression.own(4)
private let clock = Expression.own(5)

/// Conditions on one record, present and missing.
@Suite struct ConditionTests {
  static let full: [Literal?] = [
    .number(4), .word("mid"), .truth(true), .list([.word("low"), .word("high")]),
    .text("Topamax 50 mg"),
    .timeOfDay(82_800_000_000),
  ]

  static func word(_ text: String) -> Expression { .literal(.word(text)) }
  static func hour(_ hour: Int64) -> Expression { .literal(.timeOfDay(hour * 3_600_000_000)) }

  static let cases: [(Expression, whenFull: Kleene, whenEmpty: Kleene)] = [
    (.compare(.equal, n, 4.0), .yes, .unknown), (.compare(.less, n, 4.0), .no, .unknown),
    (.not(.compare(.equal, level, word("mid"))), .no, .unknown),
    (.compare(.equal, level, word("never seen")), .no, .unknown),
    (flag, .yes, .unknown), (.not(flag), .no, .unknown),
    (.isMissing(n), .no, .yes), (.not(.isMissing(n)), .yes, .no),
    (.between(n, low: 4.0, high: 5.0, includesHigh: false), .yes, .unknown),
    (.between(n, low: 3.0, high: 4.0, includesHigh: false), .no, .unknown),
    (.between(n, low: 3.0, high: 4.0, includesHigh: true), .yes, .unknown),
    (.isOneOf(n, [1.0, 4.0]), .yes, .unknown), (.isOneOf(n, [1.0, .own(0)]), .yes, .unknown),
    (.isOneOf(n, []), .no, .no),
    (.includes(list, .any, [word("high"), word("mid")]), .yes, .unknown),
    (.includes(list, .all, [word("high"), word("mid")]), .no, .unknown),
    (.isInList(text, list: 0), .yes, .unknown),
    (.between(clock, low: hour(22), high: hour(6), includesHigh: true), .yes, .unknown),
    (.between(clock, low: hour(6), high: hour(22), includesHigh: true), .no, .unknown),
    (.otherwise(flag, false), .yes, .no),
    (.otherwise(.compare(.equal, n, 9.0), true), .no, .unknown),
    (.all([flag, .compare(.equal, n, 4.0)]), .yes, .unknown), (.all([flag, false]), .no, .no),
    (.any([flag, false]), .yes, .unknown), (.any([flag, true]), .yes, .yes), (.all([]), .yes, .yes),
    (.any([]), .no, .no),
    (.compare(.greaterOrEqual, .howMany([flag, true, false]), 2.0), .yes, .unknown),
    (.compare(.greaterOrEqual, .howMany([flag, true, false]), 1.0), .yes, .yes),
    (.compare(.equal, .points(level, ["low": 0, "high": 2]), 2.0), .unknown, .unknown),
    (.isMissing(.points(level, ["low": 0, "high": 2])), .yes, .yes),
    (.isMissing(.arithmetic(.plus, n, 1.0)), .no, .yes),
    (.isMissing(.arithmetic(.divided, 1.0, 0.0)), .unknown, .unknown),
    (.compare(.greater, .call(.length, [list]), 1.0), .yes, .unknown),
    (.compare(.equal, .call(.length, [text]), 13.0), .yes, .unknown),
    (.compare(.equal, .convert(n, UnitChange(factor: 60)), 240.0), .yes, .unknown),
    (.compare(.equal, .negate(n), -4.0), .yes, .unknown),
  ]

  @Test(arguments: cases.indices) func condition(_ index: Int) {
    let (expression, whenFull, whenEmpty) = Self.cases[index]
    var bench = Bench(fields)
    bench.pack.lists = [
      NameList(name: "preventives", entries: [.init(name: "topiramate", also: ["Topamax"])])
    ]
    #expect(bench.holds(expression, [.init("2026-03-20T10:00:00+00:00", Self.full)]) == whenFull)
    #expect(bench.holds(expression, [.init("2026-03-20T10:00:00+00:00")]) == whenEmpty)
  }

  /// A rule book that somebody tampered with must not bring the program down: what does not exist
  /// is unknown.
  @Test func namesThatDoNotExist() {
    let bench = Bench(fields)
    for wrong: Expression in [
      .field(99, level: 0), .field(0, level: 1), .binding(3), .threshold(7),
      .answer(table: 2, column: 0),
      .aggregate(5),
      .call(.round, []), .call(.contrast, [1.0]), .call(.length, []),
    ] {
      #expect(bench.value(wrong) == .unknown)
    }
    #expect(bench.holds(.isInList(text, list: 9)) == .unknown)
  }
}
