import ReferenceEvaluator
import RuleModel
import Testing

/// The reference itself, on small cases that a person can check.
@Suite struct ReferenceTests {
  /// Entries of one person, each with a number; the first one is the record in hand.
  struct Log {
    var entries: [(at: String, n: Double?)]
    var now = "2026-03-20T12:00:00Z"
    var zone: ReferenceZone?

    /// What the aggregate is for the first entry, or for the history.
    func value(
      _ operation: Aggregate.Operation, _ window: Window, where condition: Expression? = nil,
      history: Bool = false
    ) -> ReferenceValue {
      var pack = Pack(name: "small")
      pack.records = [
        RecordType(
          name: "entry",
          fields: [
            Field(name: "id", type: .text), Field(name: "at", type: .time),
            Field(name: "n", type: .number(nil), isOptional: true),
          ],
          key: 0, time: 1)
      ]
      pack.aggregates = [
        Aggregate(operation: operation, record: 0, window: window, condition: condition)
      ]
      pack.rules = [
        Rule(
          id: "rule", title: "", kind: .advisory, scope: history ? .history : .each(0),
          then: [RuleAction(effect: .set("answer", .aggregate(0)))])
      ]
      let records = entries.enumerated().map { index, entry in
        ReferenceRecord(
          type: 0,
          fields: [
            0: .value(.text("\(index)")), 1: .value(.time(ReferenceTests.time(entry.at))),
            2: entry.n.map { .value(.number($0)) } ?? .missing,
          ])
      }
      let world = ReferenceWorld(
        pack: pack, records: records, now: ReferenceTests.time(now), zone: zone)
      guard case .set(_, let value) = world.decisions()[0].actions[0] else { return .missing }
      return value
    }
  }

  static func time(_ text: String) -> Instant { (try? MomentText.instant(text).get())! }

  @Test func aWindowThatLooksBackLeavesOutItsFarEnd() {
    let log = Log(entries: [
      ("2026-02-18T12:00:00Z", 1), ("2026-02-18T12:00:01Z", 1), ("2026-03-20T12:00:00Z", 1),
      ("2026-03-20T12:00:01Z", 1),
    ])
    #expect(log.value(.countRecords, .last(.seconds(30 * 86_400))) == .number(2))
    #expect(log.value(.countRecords, .allTime) == .number(3))
  }

  @Test func beforeLeavesOutTheMomentAndWithinKeepsBothEnds() {
    let log = Log(entries: [
      ("2026-03-20T10:00:00Z", 1), ("2026-03-20T09:55:00Z", 1), ("2026-03-20T09:54:59Z", 1),
      ("2026-03-20T10:00:00Z", 1), ("2026-03-20T10:05:00Z", 1),
    ])
    #expect(log.value(.countRecords, .before(.seconds(300), .field(1, level: 0))) == .number(1))
    #expect(log.value(.countRecords, .within(.seconds(300), .field(1, level: 0))) == .number(4))
  }

  /// Without a zone a day is the day where it was written; the month asked for is the one that the
  /// latest record's clock shows at `now`.
  @Test func theMonthIsThatOfTheLatestRecordsOffset() {
    let march: (at: String, n: Double?) = ("2026-03-02T00:00:00+02:00", 1)
    let april: (at: String, n: Double?) = ("2026-04-01T00:00:00+14:00", 1)
    let now = "2026-03-31T23:00:00Z"
    #expect(
      Log(entries: [march, april, ("2026-03-31T11:30:00-10:00", 1)], now: now).value(
        .countRecords, .this(.month), history: true) == .number(2))
    #expect(
      Log(entries: [march, april, ("2026-04-01T00:30:00+02:00", 1)], now: now).value(
        .countRecords, .this(.month), history: true) == .number(2))
    #expect(
      Log(entries: [march, april], now: now).value(.countRecords, .this(.month), history: true)
        == .number(1))
  }

  @Test func aMonthOfANamedZoneIsThatZones() {
    let zone = ReferenceZone(initial: -300)
    let log = Log(entries: [("2026-03-01T04:59:59Z", 1), ("2026-03-01T05:00:00Z", 1)], zone: zone)
    #expect(log.value(.countRecords, .this(.month), history: true) == .number(1))
  }

  @Test func aRecordThatMightMatchGivesTwoEnds() {
    let log = Log(entries: [
      ("2026-03-20T10:00:00Z", 5), ("2026-03-19T10:00:00Z", nil), ("2026-03-18T10:00:00Z", 1),
    ])
    let large = Expression.compare(.greaterOrEqual, .field(2, level: 0), .literal(.number(3)))
    #expect(log.value(.countRecords, .allTime, where: large) == .range(1, 2))
    #expect(log.value(.sum(.field(2, level: 0)), .allTime) == .unknown)
    #expect(
      log.value(.sum(.field(2, level: 0)), .allTime, where: .not(.isMissing(.field(2, level: 0))))
        == .number(6))
    #expect(log.value(.share(large), .allTime) == .range(decimal(1.0 / 3), decimal(2.0 / 3)))
    #expect(log.value(.longestRun(large), .allTime) == .range(1, 2))
  }
}
