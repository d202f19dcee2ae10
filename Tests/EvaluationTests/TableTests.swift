import RuleModel
import Testing

@testable import Evaluation

/// What tables answer where rows hold, might hold, and do not.
@Suite struct TableTests {
  /// Each row holds as its own yes/no field says (nil: cannot be told) and gives its value.
  static func decision(
    _ policy: Table.Policy, _ rows: [(Bool?, Literal)], otherwise: Table.Otherwise? = nil,
    all: Bool = true
  ) -> DecisionCopy? {
    var bench = Bench(rows.indices.map { Field(name: "f\($0)", type: .truth) })
    bench.options.all = all
    bench.pack.tables = [
      Table(
        id: "t", scope: .each(0), columns: [.init(name: "answer", type: .number(nil))],
        rows: rows.enumerated().map {
          .init(condition: Bench.line(.own($0)), values: [.literal($1.1)])
        },
        policy: policy,
        otherwise: otherwise)
    ]
    return bench.decisions([
      .init("2026-03-20T10:00:00+00:00", rows.map { $0.0.map { .truth($0) } })
    ]).first
  }

  static let nine = Table.Otherwise.values([9.0])
  static let cases:
    [(Table.Policy, [(Bool?, Double)], Table.Otherwise?, ShownValue, DecisionCopy.Outcome)] = [
      (.inOrder, [(false, 1), (true, 2), (true, 3)], nil, .number(2), .fires),
      (.inOrder, [(nil, 1), (true, 2)], nil, .unknown, .unknown),
      (.inOrder, [(nil, 2), (true, 2), (nil, 5)], nil, .number(2), .fires),
      (.inOrder, [(nil, 9), (false, 2)], nine, .number(9), .fires),
      (.inOrder, [(nil, 1), (false, 2)], nine, .unknown, .unknown),
      (.inOrder, [(false, 1)], nine, .number(9), .fires),
      (.inOrder, [(false, 1)], .nothing, .missing, .silent),
      (.inOrder, [(nil, 1)], .nothing, .unknown, .unknown),
      (.inOrder, [(false, 1)], nil, .unknown, .unknown),
      // Some row must answer, and only this one still can.
      (.inOrder, [(nil, 1), (false, 2)], nil, .number(1), .fires),
      (.exclusive, [(false, 1), (true, 2), (nil, 3)], nil, .number(2), .fires),
      (.exclusive, [(true, 1), (true, 2)], nil, .unknown, .unknown),
      (.exclusive, [(nil, 1), (nil, 2)], nil, .unknown, .unknown),
      (.exclusive, [(nil, 1), (nil, 1)], nil, .number(1), .fires),
      (.addedUp, [(true, 1), (false, 2), (true, 3)], nil, .number(4), .fires),
      (.addedUp, [(false, 1)], nil, .number(0), .fires),
      (.addedUp, [(true, 1), (nil, 2), (nil, -5)], nil, .range(from: -4, to: 3), .fires),
      (.addedUp, [(false, 1)], nine, .number(9), .fires),
      (.addedUp, [(nil, 1), (nil, 2)], nine, .range(from: 1, to: 9), .fires),
      (.addedUp, [(nil, -3), (nil, 2)], nine, .range(from: -3, to: 9), .fires),
      (.addedUp, [(nil, 1)], .nothing, .unknown, .unknown),
      (.addedUp, [(nil, 0), (true, 1)], nil, .number(1), .fires),
    ]

  @Test(arguments: cases.indices) func answer(_ index: Int) {
    let (policy, rows, otherwise, answer, outcome) = Self.cases[index]
    let decision = Self.decision(policy, rows.map { ($0.0, .number($0.1)) }, otherwise: otherwise)
    #expect(decision?.answers == [.init(name: "answer", value: answer)])
    #expect(decision?.outcome == outcome)
  }

  @Test func silentTablesAreGivenOnlyOnDemand() {
    #expect(Self.decision(.inOrder, [(false, .number(1))], otherwise: .nothing, all: false) == nil)
    #expect(Self.decision(.inOrder, [(true, .number(1))], otherwise: .nothing, all: false) != nil)
  }

  @Test func aTableWithoutAnAnswerSaysSo() {
    #expect(
      Self.decision(.inOrder, [(false, .number(1))])?.because.last?.test
        == "no row of the table applies")
    #expect(
      Self.decision(.exclusive, [(true, .number(1)), (true, .number(2))])?.because.last?.test
        == "more than one row of the table applies")
  }

  /// Tables feed tables and rules; a circle, which a loader refuses, is unknown and no hang.
  @Test func answersFeedConditions() {
    var bench = Bench([Field(name: "n", type: .number(nil))])
    func table(_ id: String, _ value: Expression, status: Status = .active) -> Table {
      Table(
        id: id, status: status, scope: .each(0), columns: [.init(name: id, type: .number(nil))],
        rows: [.init(condition: nil, values: [value])], policy: .inOrder)
    }
    bench.pack.tables = [
      table("double", .arithmetic(.times, .own(0), 2.0)),
      table("more", .arithmetic(.plus, .answer(table: 0, column: 0), 1.0)),
      table("here", .answer(table: 3, column: 0)), table("there", .answer(table: 2, column: 0)),
      table("gone", 1.0, status: .retired),
    ]
    let entry = [Bench.Entry("2026-03-20T10:00:00+00:00", [.number(4)])]
    #expect(bench.value(.answer(table: 1, column: 0), entry) == .number(9))
    #expect(bench.value(.answer(table: 2, column: 0), entry) == .unknown)
    #expect(bench.value(.answer(table: 4, column: 0), entry) == .missing)
    // Counting by what a table says of each record.
    bench.pack.aggregates = [
      Aggregate(
        operation: .countRecords, record: 0, window: .allTime,
        condition: .compare(.greater, .answer(table: 1, column: 0), 4.0))
    ]
    #expect(
      bench.value(
        .aggregate(0), entry + [.init("2026-03-20T10:00:00+00:00", [.number(1)])], history: true)
        == .number(1))
  }
}
