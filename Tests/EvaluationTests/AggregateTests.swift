import RuleModel
import Testing

@testable import Evaluation

/// Each operation over records that match, that might, and whose value is missing.
@Suite struct AggregateTests {
  /// (minutes after nine, whether it matches, its value); records are given out of order.
  typealias Part = (minute: Int, match: Bool?, value: Double?)

  static let n = Expression.own(1)
  static let odd = Expression.compare(.greater, n, 2.0)
  static let cases: [(Aggregate.Operation, [Part], ShownValue)] = [
    (.countRecords, [], .number(0)),
    (.countRecords, [(1, true, nil), (2, nil, nil), (3, false, nil)], .range(from: 1, to: 2)),
    (.sum(n), [], .number(0)), (.sum(n), [(1, true, 0.1), (2, true, 0.2)], .number(0.3)),
    (.sum(n), [(1, true, 1), (2, nil, 2), (3, nil, -5)], .range(from: -4, to: 3)),
    (.sum(n), [(1, true, 1), (2, true, nil)], .unknown),
    (.sum(n), [(1, true, 1), (2, false, nil)], .number(1)),
    (.average(n), [], .unknown), (.average(n), [(1, true, 1), (2, true, 2)], .number(1.5)),
    (.average(n), [(1, nil, 1)], .unknown),
    // 4 alone; with 1: 2.5; with 8: 6; with 1, 2: 7/3.
    (
      .average(n), [(1, true, 4), (2, nil, 1), (3, nil, 8), (4, nil, 2)],
      .range(from: decimal(7.0 / 3), to: 6)
    ),
    (.smallest(n), [], .missing), (.smallest(n), [(1, true, 2), (2, true, 1)], .number(1)),
    (.smallest(n), [(1, true, 2), (2, nil, 1)], .range(from: 1, to: 2)),
    (.smallest(n), [(1, true, 2), (2, nil, 3)], .number(2)),
    (.smallest(n), [(1, nil, 2)], .unknown),
    (.largest(n), [(1, true, 2), (2, nil, 3)], .range(from: 2, to: 3)),
    (.largest(n), [(1, true, nil)], .unknown),
    (.latest(n), [], .missing), (.latest(n), [(2, true, 7), (1, true, 8)], .number(7)),
    (.latest(n), [(1, true, 7), (1, true, 8)], .number(8)),
    (.latest(n), [(1, true, 7), (2, true, nil)], .missing),
    (.latest(n), [(1, true, 7), (2, nil, 9)], .range(from: 7, to: 9)),
    (.latest(n), [(2, true, 7), (1, nil, 9)], .number(7)), (.latest(n), [(2, nil, 7)], .unknown),
    (.latest(n), [(1, true, 7), (2, nil, 7), (3, nil, 7)], .number(7)),
    (.earliest(n), [(1, true, 7), (1, true, 8)], .number(7)),
    (.earliest(n), [(3, true, 7), (2, nil, 8), (1, true, 9)], .number(9)),
    (.share(odd), [], .unknown), (.share(odd), [(1, nil, 3)], .unknown),
    (.share(odd), [(1, true, 3), (2, true, 1)], .number(0.5)),
    (.share(odd), [(1, true, 3), (2, true, nil)], .range(from: 0.5, to: 1)),
    (
      .share(odd), [(1, true, 3), (2, nil, 3), (3, nil, 1), (4, true, 1)],
      .range(from: decimal(1.0 / 3), to: decimal(2.0 / 3))
    ),
    (
      .longestRun(odd), [(3, true, 3), (1, true, 3), (2, true, 1), (4, true, 3), (5, true, 1)],
      .number(2)
    ),
    (
      .longestRun(odd), [(1, true, 3), (2, nil, 1), (3, true, 3), (4, true, nil)],
      .range(from: 1, to: 3)
    ),
    (.longestRun(odd), [(1, true, 3), (2, nil, 3), (3, true, 3)], .range(from: 2, to: 3)),
    (.countDistinct(n), [(1, true, 3), (2, true, 3), (3, nil, 4)], .range(from: 1, to: 2)),
    (.countDistinct(n), [(1, true, 3), (2, true, nil)], .range(from: 1, to: 2)),
    (.countDistinct(n), [(1, true, nil)], .number(1)),
    (.countDistinct(n), [(1, nil, nil)], .range(from: 0, to: 1)),
  ]

  static func bench(_ operation: Aggregate.Operation, window: Window = .allTime) -> Bench {
    var bench = Bench([
      Field(name: "match", type: .truth), Field(name: "n", type: .number(nil)),
      Field(name: "day", type: .date),
    ])
    bench.pack.aggregates = [
      Aggregate(operation: operation, record: 0, window: window, condition: .own(0))
    ]
    return bench
  }

  static func entries(_ parts: [Part]) -> [Bench.Entry] {
    parts.map {
      .init(
        "2026-03-20T09:0\($0.minute):00Z",
        [$0.match.map { .truth($0) }, $0.value.map { .number($0) }])
    }
      + [.init("2026-03-19T09:00:00+00:00", [.truth(false)])]
  }

  /// Folded up as records come, and worked out over stored ones.
  @Test(arguments: cases.indices) func operation(_ index: Int) {
    let (operation, parts, expected) = Self.cases[index]
    #expect(
      Self.bench(operation).value(.aggregate(0), Self.entries(parts), history: true) == expected)
    let stored = Self.bench(operation, window: .within(.seconds(86_400), .field(2, level: 0)))
    #expect(
      stored.value(
        .aggregate(0), [.init("2026-03-20T09:00:00+00:00", [.truth(false)])] + Self.entries(parts))
        == expected)
  }

  static let dayCases: [(Aggregate.Operation, [(String?, Bool?)], ShownValue)] = [
    (
      .countDistinctDays(.own(2)),
      [("2026-03-01", true), ("2026-03-01", true), ("2026-03-03", nil)],
      .range(from: 1, to: 2)
    ),
    (.countDistinctDays(.own(2)), [(nil, true)], .number(1)),
    (.countDistinctDays(.own(2)), [("2026-03-01", true), (nil, nil)], .range(from: 1, to: 2)),
    (
      .longestRunOfDays(.own(2)),
      [("2026-02-28", true), ("2026-03-02", true), ("2026-03-01", true), ("2026-03-04", true)],
      .number(3)
    ),
    (
      .longestRunOfDays(.own(2)),
      [("2026-02-28", true), ("2026-03-01", nil), ("2026-03-02", true)],
      .range(from: 1, to: 3)
    ),
    (
      .longestRunOfDays(.own(2)), [("2026-02-28", true), ("2026-03-02", true), (nil, true)],
      .range(from: 1, to: 3)
    ),
    (.longestRunOfDays(.own(2)), [], .number(0)),
  ]

  @Test(arguments: dayCases.indices) func days(_ index: Int) {
    let (operation, parts, expected) = Self.dayCases[index]
    let entries = parts.map { day, match in
      Bench.Entry(
        "2026-03-20T09:00:00+00:00", [match.map { .truth($0) }, nil, day.map { .date(civil($0)) }])
    }
    #expect(
      Self.bench(operation).value(
        .aggregate(0), entries + [.init("2026-03-20T09:00:00+00:00", [.truth(false)])],
        history: true) == expected)
  }

  /// A local day is counted once however many records it has, in the zone or in each time's own
  /// offset.
  @Test func distinctLocalDays() {
    let entries = [
      "2026-03-08T23:30:00-05:00", "2026-03-09T04:30:00+00:00", "2026-03-09T23:00:00-05:00",
    ].map {
      Bench.Entry($0)
    }
    for (zone, count) in [
      (nil, 2.0), (SystemZones.zone("America/New_York"), 2), (Zone(offsetMinutes: 0), 2),
      (Zone(offsetMinutes: -300), 2),
    ] {
      var bench = Bench(zone: zone)
      bench.pack.aggregates = [
        Aggregate(operation: .countDistinctDays(.field(2, level: 0)), record: 0, window: .allTime)
      ]
      #expect(bench.value(.aggregate(0), entries, history: true) == .number(count))
    }
  }

  /// Cut anywhere, an input gives what it gives whole: every operation, with times that do not come
  /// in order.
  @Test func mergedWorkersAreOne() {
    var bench = Bench(
      [
        Field(name: "match", type: .truth), Field(name: "n", type: .number(nil)),
        Field(name: "text", type: .text),
      ],
      now: "2026-03-01T02:00:00+00:00")
    let operations: [Aggregate.Operation] = [
      .countRecords, .sum(Self.n), .average(Self.n), .smallest(Self.n), .largest(Self.n),
      .latest(.own(2)),
      .earliest(.own(2)),
      .share(Self.odd), .longestRun(Self.odd), .countDistinct(.own(2)),
      .countDistinctDays(.field(2, level: 0)),
      .longestRunOfDays(.field(2, level: 0)), .smallest(.field(2, level: 0)),
    ]
    let windows: [Window] = [
      .allTime, .this(.month), .last(.calendar(.init(months: 1))), .last(.seconds(864_000)),
      .before(.seconds(864_000), .field(2, level: 0)),
    ]
    for operation in operations {
      for window in windows {
        let index = bench.pack.aggregates.count
        bench.pack.aggregates.append(
          Aggregate(operation: operation, record: 0, window: window, condition: .own(0)))
        let isHistory = window.moment == nil
        bench.rule(
          scope: isHistory ? .history : .each(0),
          then: [RuleAction(effect: .set("x", .aggregate(index)))])
      }
    }
    bench.options.all = true
    let entries = (0..<14).map { index in
      let day = [3, 28, 1, 14, 27, 28, 2, 9, 28, 5, 26, 7, 28, 11][index]
      return Bench.Entry(
        "2026-02-\(day < 10 ? "0" : "")\(day)T2\(index % 4):00:00\(["Z", "-05:00", "+14:00"][index % 3])",
        who: ["a", "b", "c"][index % 3],
        [
          [.truth(true), nil, .truth(true), .truth(false)][index % 4], .number(Double(index) * 0.1),
          .text("t\(index % 5)"),
        ])
    }
    let whole = bench.decisions(entries)
    #expect(whole.count == 14 * operations.count + 3 * operations.count * 4)
    for cut in 0...entries.count {
      let merged = bench.decisions(entries, cutAt: cut)
      #expect(merged == whole, "cut at \(cut)")
    }
  }
}

private func civil(_ text: String) -> CivilDate { day(text) }
