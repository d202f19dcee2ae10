import Analysis
import Diagnostics
import RuleLoading
import RuleModel
import SourceText
import Testing

/// One small pack: a record `visit` with a few fields, and what a case adds.
private func load(_ rules: String) -> LoadedPack {
  let head = """
    pack: sample
    title: Sample
    language: 1
    records:
      visit:
        key: id
        subject: person
        time: at
        fields:
          id: text
          person: text = me
          at: time
          level: whole number 1 to 5 ?
          fever: number in °C ?
          kind: one of [first, second, third]?
          signs: list of [itch, rash]?
          done: yes/no = no
          start: time?
          mood: one of [good = 0, fair = 1, bad = 2]
          cough: one of [none = 0, some = 2]
          x: number ?
          y: number ?
          z: number ?

    """
  return loadPack([SourceFile(path: "pack.yaml", bytes: Array((head + rules).utf8))])
}

private let today = CivilDate(year: 2026, month: 3, day: 20)!

/// What `check` proves of tables and rules in all cases.
@Suite struct ClaimTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var what: String
    var rules: String
    /// `id: part of the message`, in order.
    var expected: [String]
    var testDescription: String { what }
  }

  static let cases: [Case] = [
    Case(
      what: "a table that answers for every number",
      rules:
        "tables: [{ id: t, for each: visit, gives: band, rows: [{ when: fever < 38 °C, band: low }, { when: fever >= 38 °C, band: high }] }]",
      expected: []),
    Case(
      what: "a gap between two ends, named by a witness",
      rules:
        "tables: [{ id: t, for each: visit, gives: band, rows: [{ when: fever < 38 °C, band: low }, { when: fever > 38 °C, band: high }] }]",
      expected: ["table-gap: no answer where fever is 38 °C"]),
    Case(
      what: "a whole number has nothing between 2 and 3",
      rules:
        "tables: [{ id: t, for each: visit, gives: band, rows: [{ when: level <= 2, band: low }, { when: level >= 3, band: high }] }]",
      expected: []),
    Case(
      what: "the range of a field bounds what must be answered",
      rules:
        "tables: [{ id: t, for each: visit, gives: band, rows: [{ when: level is from 1 to 5, band: low }] }]",
      expected: []),
    Case(
      what: "a word nobody answers",
      rules:
        "tables: [{ id: t, for each: visit, gives: band, rows: [{ when: kind is first, band: low }, { when: kind is second, band: high }] }]",
      expected: ["table-gap: no answer where kind is third"]),
    Case(
      what: "bands over a sum of points, which is whole and has two ends",
      rules: """
        tables:
          - id: t
            for each: visit
            let: { score: points of mood + points of cough }
            gives: band
            rows are: exclusive
            rows: [{ when: score is from 0 to 1, band: low }, { when: score is from 2 to 4, band: high }]
        """,
      expected: []),
    Case(
      what: "a word and its points are one thing",
      rules: """
        tables:
          - id: t
            for each: visit
            gives: band
            rows are: exclusive
            rows: [{ when: mood is good, band: a }, { when: points of mood is 1, band: b }, { when: points of mood >= 2, band: c }]
        """,
      expected: []),
    Case(
      what: "a gap in a sum of points",
      rules: """
        tables:
          - id: t
            for each: visit
            gives: band
            rows: [{ when: points of mood + points of cough <= 1, band: low }, { when: points of mood + points of cough is 4, band: high }]
        """,
      expected: ["table-gap: no answer where mood is good, cough is some"]),
    Case(
      what: "less, more and equal exclude each other, whichever way round they are written",
      rules: """
        tables:
          - id: t
            for each: visit
            gives: band
            rows are: exclusive
            rows: [{ when: x < y, band: a }, { when: y < x, band: b }, { when: x is y, band: c }]
        """,
      expected: []),
    Case(
      what: "x below y and y below z leave no z below x",
      rules: """
        tables:
          - id: t
            for each: visit
            gives: band
            rows are: exclusive
            rows: [{ when: x < y and y < z, band: a }, { when: z < x, band: b }]
            otherwise: c
        """,
      expected: []),
    Case(
      what: "scores added up, and a table that gives only some numbers",
      rules: """
        tables:
          - id: sum
            for each: visit
            gives: { sum: whole number 0 to 3 }
            rows are: added up
            rows: [{ when: done, sum: 1 }, { when: signs includes rash, sum: 2 }]
          - id: t
            for each: visit
            gives: band
            rows are: exclusive
            rows: [{ when: sum is 0, band: a }, { when: sum is from 1 to 2, band: b }, { when: sum is 3, band: c }]
          - { id: two, for each: visit, gives: two, rows: [{ when: done, two: 2 }], otherwise: 0 }
          - { id: u, for each: visit, gives: class, rows: [{ when: two is 0, class: a }, { when: two is 2, class: b }] }
        """,
      expected: []),
    Case(
      what: "`otherwise` does not switch the proof off that rows exclude each other",
      rules: """
        tables:
          - id: t
            for each: visit
            gives: band
            rows are: exclusive
            rows: [{ when: level >= 3, band: a }, { when: level <= 3, band: b }]
            otherwise: nothing
        """,
      expected: ["table-overlap: both apply where level is 3"]),
    Case(
      what: "twelve conditions tried in order are no more than twelve, and the last row answers",
      rules: """
        tables:
          - id: t
            for each: visit
            gives: band
            rows:
              - { when: x > 1 and y > 1, band: a }
              - { when: x > 2 and z > 1, band: b }
              - { when: y > 2 and z > 2, band: c }
              - { when: x > 3 or level > 3, band: d }
              - { when: fever > 38 °C and kind is first, band: e }
              - { when: signs includes rash and z > 4, band: f }
              - { when: start is present and mood is good, band: g }
              - { when: cough is some and y > 7, band: h }
              - { band: i }
        """,
      expected: []),
    Case(
      what: "`otherwise` closes a gap",
      rules:
        "tables: [{ id: t, for each: visit, gives: band, rows: [{ when: kind is first, band: low }], otherwise: nothing }]",
      expected: []),
    Case(
      what: "rows of an exclusive table that meet",
      rules:
        "tables: [{ id: t, for each: visit, gives: band, rows are: exclusive, rows: [{ when: level <= 3, band: low }, { when: level >= 3, band: high }] }]",
      expected: [
        "table-overlap: row 1 (`level <= 3`) and row 2 (`level >= 3`) of the exclusive table `t` both apply where level is 3"
      ]),
    Case(
      what: "a row that those above it swallow",
      rules:
        "tables: [{ id: t, for each: visit, gives: band, rows: [{ when: level >= 2, band: high }, { when: level >= 3, band: higher }], otherwise: low }]",
      expected: ["unreachable-row: never reached"]),
    Case(
      what: "elapsed time: what is computed from a missing field cannot be told, and needs no row",
      rules: """
        tables:
          - id: t
            for each: visit
            let: { elapsed: now - start }
            gives: band
            rows:
              - { when: start is missing, band: none }
              - { when: elapsed < 10 min, band: early }
              - { when: elapsed >= 10 min, band: late }
        """, expected: []),
    Case(
      what: "a line that can never hold",
      rules:
        "rules: [{ id: r, title: R, kind: advisory, for each: visit, when: [level > 5, done] }]",
      expected: ["never-true: `level > 5` can never be true"]),
    Case(
      what: "lines that contradict each other",
      rules:
        "rules: [{ id: r, title: R, kind: advisory, for each: visit, when: [level >= 4, level < 2] }]",
      expected: ["never-true: contradict each other"]),
    Case(
      what: "a line that always holds",
      rules:
        "rules: [{ id: r, title: R, kind: advisory, for each: visit, when: [level >= 1, done] }]",
      expected: ["always-true: `level >= 1` is true whenever it is known"]),
    Case(
      what: "a condition that holds for everything",
      rules:
        "rules: [{ id: r, title: R, kind: advisory, for each: visit, when: done or not done }]",
      expected: ["always-true: are always true"]),
    Case(
      what: "two rules that set one name to different values",
      rules: """
        rules:
          - { id: r, title: R, kind: advisory, for each: visit, when: level >= 3, then: [{ set advice: rest }] }
          - { id: s, title: S, kind: advisory, for each: visit, when: level >= 4, then: [{ set advice: call }] }
        """,
      expected: [
        "contradiction: `r` and `s` set `advice` to different values where level is from 4 to 5"
      ]),
    Case(
      what: "a rule that was retired contradicts none",
      rules: """
        rules:
          - { id: r, title: R, kind: advisory, for each: visit, when: level >= 3, then: [{ set advice: rest }] }
          - { id: s, title: S, kind: advisory, status: retired, for each: visit, when: level >= 4, then: [{ set advice: call }] }
        """, expected: []),
    Case(
      what: "two rules that exclude each other may",
      rules: """
        rules:
          - { id: r, title: R, kind: advisory, for each: visit, when: level < 4, then: [{ set advice: rest }] }
          - { id: s, title: S, kind: advisory, for each: visit, when: level >= 4, then: [{ set advice: call }] }
        """, expected: []),
    Case(
      what: "lists: a sign that is not asked about proves nothing",
      rules:
        "rules: [{ id: r, title: R, kind: advisory, for each: visit, when: [signs includes itch, signs does not include itch] }]",
      expected: ["never-true: contradict each other"]),
  ]

  @Test(arguments: cases) func findings(_ row: Case) {
    let loaded = load(row.rules)
    #expect(!loaded.hasErrors, "\(loaded.findings.map(\.message))")
    let findings = analyse(loaded.pack, today: today, place: loaded.place)
    #expect(findings.count == row.expected.count, "\(findings.map { "\($0.id): \($0.message)" })")
    for (finding, expected) in zip(findings, row.expected) {
      let (id, part) = (expected.prefix { $0 != ":" }, expected.drop { $0 != ":" }.dropFirst(2))
      #expect(
        finding.id == id && finding.message.contains(part), "\(finding.id): \(finding.message)")
      #expect(finding.place != nil)
    }
  }
}

/// Examples: what comes out otherwise is told, what no example reaches is named, and mutants that
/// none notices survive.
@Suite struct ExampleTests {
  private static let pack = """
    thresholds: { limit: { is: 4 } }
    rules:
      - id: high
        title: High
        kind: advisory
        for each: visit
        let: { doubled: level * 2 }
        when: level >= limit
        then: [{ set advice: rest }]
        examples:

    """

  private func results(_ examples: String) -> [ExampleResult] {
    let loaded = load(Self.pack + examples)
    #expect(!loaded.hasErrors, "\(loaded.findings.map(\.message))")
    return ExampleRunner(loaded.pack, today: today).results()
  }

  @Test(arguments: [
    ("          - { it: x, given: { level: 4 }, expect: fires }", []),
    ("          - { it: x, given: { level: 3 }, expect: silent }", []),
    ("          - { it: x, given: {}, expect: unknown }", []),
    (
      "          - { it: x, given: { level: 3 }, expect: fires }",
      ["expected `fires`, but it is `silent`"]
    ),
    (
      "          - { it: x, given: { level: 4 }, expect: { outcome: fires, doubled: 8, sets: { advice: rest } } }",
      []
    ),
    (
      "          - { it: x, given: { level: 4 }, expect: { doubled: 9 } }",
      ["expected `doubled` to be 9, but it is 8"]
    ),
    (
      "          - { it: x, given: { level: 4 }, expect: { sets: { advice: call } } }",
      ["expected `advice` to be set to \"call\", but it is set to rest"]
    ),
    // What was written and cannot be used is unknown.
    ("          - { it: x, given: { level: 9 }, expect: unknown }", []),
  ])
  func example(_ text: String, _ differences: [String]) {
    #expect(results(text).map(\.differences) == [differences])
  }

  private func coverage(_ examples: String) -> [String] {
    let loaded = load(Self.pack + examples)
    return Coverage(ExampleRunner(loaded.pack, today: today), place: loaded.place).findings().map(
      \.message)
  }

  @Test func boundariesWithoutAnExampleAreNamed() {
    let far =
      "          - { it: x, given: { level: 5 }, expect: fires }\n          - { it: y, given: { level: 1 }, expect: silent }"
    #expect(coverage(far) == ["no example of `high` has `level` at 4"])
    let near = far + "\n          - { it: z, given: { level: 4 }, expect: fires }"
    #expect(coverage(near).isEmpty)
    #expect(
      coverage("          - { it: x, given: { level: 4 }, expect: fires }").contains(
        "no example shows `high` not firing"))
  }

  @Test func mutantsThatNoExampleNoticesSurvive() {
    let loose = load(
      Self.pack
        + "          - { it: x, given: { level: 5 }, expect: fires }\n          - { it: y, given: { level: 1 }, expect: silent }"
    )
    let survivors = Mutation(loose.pack, today: today).result().survivors.map(\.change)
    #expect(
      survivors.contains("`limit` as 5") && survivors.contains("`level >= limit` with `>` for `>=`")
    )
    let tight = load(
      Self.pack
        + "          - { it: x, given: { level: 4 }, expect: fires }\n          - { it: y, given: { level: 3 }, expect: { outcome: silent, doubled: 6 } }"
    )
    #expect(Mutation(tight.pack, today: today).result().survivors.map(\.change) == [])
  }
}

/// A contrast comes close to 4.5 and never is 4.5, so no example can tell `>=` from `>`; rounded it
/// can be.
@Suite struct ContrastMutantTests {
  @Test(arguments: [
    ("contrast of ink on paper", false), ("round contrast of ink on paper to 1 places", true),
  ])
  func boundary(_ term: String, _ survives: Bool) {
    let yaml = """
      pack: sample
      language: 1
      records: { pair: { fields: { ink: colour, paper: colour } } }
      thresholds: { least: { is: 4.5 } }
      rules:
        - id: readable
          title: Readable
          kind: constraint
          for each: pair
          require: \(term) >= least
          examples:
            - { it: "4.61", given: { ink: "#757575", paper: "#FFFFFF" }, expect: silent }
            - { it: "4.42", given: { ink: "#787878", paper: "#FFFFFF" }, expect: fires }
      """
    let loaded = loadPack([SourceFile(path: "pack.yaml", bytes: Array(yaml.utf8))])
    let survivors = Mutation(loaded.pack, today: today).result().survivors.map(\.change)
    #expect(survivors.contains { $0.hasSuffix("with `>` for `>=`") } == survives, "\(survivors)")
    let lacking = Coverage(ExampleRunner(loaded.pack, today: today), place: loaded.place).findings()
      .map(\.message)
    #expect(
      lacking
        == (survives
          ? ["no example of `readable` has `round contrast of ink on paper to 1 place` at 4.5"]
          : []))
  }
}

/// Requirements against what names them.
@Suite struct TraceTests {
  @Test func rowsWithoutCoverAreFound() {
    let loaded = load(
      """
      requirements:
        - { id: SA-A-1, title: One }
        - { id: SA-A-2, title: Two, status: open }
      rules: [{ id: r, title: R, kind: advisory, for each: visit, when: done, source: [SA-A-1, SA-A-9, "the manual"] }]
      """)
    let trace = Trace(loaded.pack)
    #expect(trace.rows.map(\.isCovered) == [true, false])
    #expect(trace.rows[0].covers.map(\.id) == ["r"])
    #expect(
      trace.findings(place: loaded.place).map(\.id) == [
        "uncovered-requirement", "unknown-requirement",
      ])
  }
}
