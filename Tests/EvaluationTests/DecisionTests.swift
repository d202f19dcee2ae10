import RuleModel
import Testing

@testable import Evaluation

/// From conditions to outcomes, actions and reasons.
@Suite struct DecisionTests {
  static let flag = Field(name: "flag", type: .truth)

  static func decisions(
    _ kind: RuleKind, _ flag: Bool?, ifUnknown: IfUnknown = .report, all: Bool = false,
    then: [RuleAction] = [],
    otherwise: [RuleAction] = []
  ) -> [DecisionCopy] {
    var bench = Bench([Self.flag])
    bench.options.all = all
    bench.rule(kind, when: .own(0), ifUnknown: ifUnknown, then: then, otherwise: otherwise)
    return bench.decisions([.init("2026-03-20T10:00:00+00:00", [flag.map { .truth($0) }])])
  }

  @Test(
    arguments: [
      (RuleKind.redFlag, true, IfUnknown.report, DecisionCopy.Outcome.fires, Kleene.yes),
      (.advisory, false, .report, .silent, .no),
      (.redFlag, nil, .staySilent, .silent, .unknown), (.redFlag, nil, .act, .fires, .unknown),
      (.redFlag, nil, .report, .unknown, .unknown),
      (.constraint, true, .report, .silent, .yes), (.constraint, false, .report, .fires, .no),
      (.constraint, nil, .act, .fires, .unknown),
      (.limit, nil, .staySilent, .silent, .unknown), (.minimum, true, .report, .fires, .yes),
    ] as [(RuleKind, Bool?, IfUnknown, DecisionCopy.Outcome, Kleene)])
  func outcome(
    _ kind: RuleKind, _ flag: Bool?, _ ifUnknown: IfUnknown, _ outcome: DecisionCopy.Outcome,
    _ held: Kleene
  ) {
    let decision = Self.decisions(kind, flag, ifUnknown: ifUnknown, all: true)[0]
    #expect(decision.outcome == outcome)
    #expect(decision.held == held)
    #expect(Self.decisions(kind, flag, ifUnknown: ifUnknown).isEmpty == (outcome == .silent))
  }

  @Test func whatIsNotReachedShowsOtherwise() {
    let otherwise = [RuleAction(effect: .refuse(code: "NO", text: .literal("not now")))]
    let refused = ResolvedAction.refuse(code: "NO", text: "not now")
    #expect(
      Self.decisions(.limit, false, all: true, otherwise: otherwise).map(\.actions) == [[refused]])
    #expect(Self.decisions(.minimum, nil, otherwise: otherwise).map(\.actions) == [[refused]])
    #expect(Self.decisions(.minimum, true, otherwise: otherwise).map(\.actions) == [[]])
    #expect(Self.decisions(.advisory, false, all: true, otherwise: otherwise)[0].actions.isEmpty)
  }

  /// An unknown `while` holds for a red flag and for nothing else.
  @Test func actionsHaveConditionsOfTheirOwn() {
    func actions(_ kind: RuleKind, _ other: Bool?) -> Int {
      var bench = Bench([Self.flag])
      bench.rule(kind, then: [RuleAction(effect: .allow(nil), condition: Bench.line(.own(0)))])
      return bench.decisions([.init("2026-03-20T10:00:00+00:00", [other.map { .truth($0) }])])[0]
        .actions.count
    }
    for kind in [RuleKind.redFlag, .advisory, .limit] {
      #expect(actions(kind, true) == 1)
      #expect(actions(kind, false) == 0)
      #expect(actions(kind, nil) == (kind == .redFlag ? 1 : 0))
    }
  }

  @Test func actionsCarryTheirValues() {
    var bench = Bench([Field(name: "start", type: .time)])
    bench.pack.texts = [SignedText(id: "urgent", key: "k", exactly: "Seek care.")]
    bench.rule(
      then: [
        RuleAction(effect: .show(text: 0, on: ["home"])),
        RuleAction(effect: .remind("wake", at: .arithmetic(.plus, .own(0), 9900.0))),
        RuleAction(effect: .set("x", .own(0))),
        RuleAction(effect: .refuse(code: "C", text: .text(0))),
      ])
    let start = Literal.time(time("2026-03-20T22:00:00-05:00"))
    let told = bench.decisions([.init("2026-03-20T10:00:00+00:00", [start])])[0]
    #expect(
      told.actions == [
        .show(id: "urgent", on: ["home"], text: "Seek care."),
        .remind(id: "wake", at: time("2026-03-21T00:45:00-05:00")),
        .set(name: "x", to: .text("2026-03-20T22:00:00-05:00")),
        .refuse(code: "C", text: "Seek care."),
      ])
    let untold = bench.decisions([.init("2026-03-20T10:00:00+00:00")])[0]
    #expect(untold.actions.count == 3)
    #expect(untold.actions[1] == .set(name: "x", to: .missing))
    #expect(untold.because.map(\.test) == ["the time of the reminder wake"])
  }

  /// One reason a line, with the leaf's value; lines of several leaves and groups carry their
  /// parts.
  @Test func reasons() {
    var bench = Bench([Self.flag, Field(name: "span", type: .duration)])
    func test(
      _ text: String, _ expression: Expression, _ shown: Expression, _ type: ValueType? = nil
    ) -> Expression {
      .test(.init(text: text, origin: .none, expression: expression, shown: shown, shownType: type))
    }
    let flag = test("flag", .own(0), .own(0))
    let long = test(
      "span >= 150 min", .compare(.greaterOrEqual, .own(1), 9000.0), .own(1), .duration)
    bench.rule()
    bench.pack.rules[0].condition = .all([
      Bench.line(long, "span >= 150 min"),
      Bench.line(.any([flag, long]), "flag or span >= 150 min"),
      .none([Bench.line(.not(flag), "not flag")]),
    ])
    let decision = bench.decisions([
      .init("2026-03-20T10:00:00+00:00", [.truth(true), .number(9060)])
    ])[0]
    let longReason = ReasonCopy(test: "span >= 150 min", value: .text("151 min"), holds: .yes)
    #expect(
      decision.because == [
        longReason,
        ReasonCopy(
          test: "flag or span >= 150 min", holds: .yes,
          parts: [ReasonCopy(test: "flag", value: .truth(true), holds: .yes), longReason]),
        ReasonCopy(
          test: "none of", holds: .yes,
          parts: [ReasonCopy(test: "not flag", value: .truth(true), holds: .no)]),
      ])
  }

  static let dates = ["2026-02-28T23:00:00-05:00", "2026-03-01T00:30:00-05:00"]

  /// By the local day of the record; `asOf` overrides it; a history goes by `now`.
  @Test func inForce() {
    var bench = Bench()
    bench.rule()
    bench.pack.rules[0].from = day("2026-03-01")
    bench.pack.rules[0].until = day("2026-03-01")
    let entries = Self.dates.map { Bench.Entry($0) }
    #expect(bench.decisions(entries).map(\.record) == ["1"])
    bench.options.asOf = day("2026-03-01")
    #expect(bench.decisions(entries).count == 2)
    bench.options.asOf = day("2026-03-02")
    #expect(bench.decisions(entries).isEmpty)
    bench.options = EvaluationOptions(now: time("2026-03-01T23:00:00+00:00"))
    bench.pack.rules[0].scope = .history
    #expect(bench.decisions(entries).count == 1)
    bench.options.zone = Zone(offsetMinutes: 120)
    #expect(bench.decisions(entries).isEmpty)
    bench.pack.rules[0].from = nil
    bench.pack.rules[0].until = nil
    bench.pack.rules[0].status = .draft
    #expect(bench.decisions(entries).map(\.isDraft) == [true])
    bench.pack.rules[0].status = .retired
    #expect(bench.decisions(entries).isEmpty)
  }

  /// A threshold is what it was on the record's day, last day in, and missing outside its own
  /// dates.
  @Test func thresholds() {
    var bench = Bench()
    bench.pack.thresholds = [
      Threshold(
        name: "t", type: .number(nil), value: .number(10),
        was: [.init(value: .number(12), until: day("2026-02-28"))],
        from: day("2026-02-28"))
    ]
    bench.rule(then: [RuleAction(effect: .set("t", .threshold(0)))])
    let values = bench.decisions((["2026-02-27T12:00:00+00:00"] + Self.dates).map { .init($0) })
      .map(\.actions)
    #expect(
      values == [
        [.set(name: "t", to: .missing)], [.set(name: "t", to: .number(12))],
        [.set(name: "t", to: .number(10))],
      ])
  }

  /// Records in input order first, then those that look back, then subjects in order of first
  /// appearance.
  @Test func orderOfDecisions() {
    var bench = Bench()
    bench.pack.aggregates = [
      Aggregate(
        operation: .countRecords, record: 0, window: .before(.seconds(86_400), .field(2, level: 0)))
    ]
    bench.rule(scope: .history)
    bench.rule(when: .compare(.equal, .aggregate(0), 0.0))
    bench.rule()
    let decisions = bench.decisions([
      .init("2026-03-20T10:00:00+00:00", who: "b"), .init("2026-03-20T09:00:00+00:00", who: "a"),
      .init("2026-03-20T08:00:00+00:00", who: "b"),
    ])
    #expect(
      decisions.map(\.source) == [
        .rule(2), .rule(2), .rule(2), .rule(1), .rule(1), .rule(0), .rule(0),
      ])
    #expect(decisions.map(\.record) == ["0", "1", "2", "1", "2", nil, nil])
    #expect(decisions.map(\.subject) == ["b", "a", "b", "a", "b", "b", "a"])
  }

  @Test func fieldsThatMatter() {
    var bench = Bench([Self.flag, Field(name: "other", type: .text)])
    bench.rule(when: .own(0))
    let book = CompiledPack(bench.pack)
    #expect(!book.looksBack)
  }
}
