import Cases
import Evaluation
import RuleLoading
import RuleModel
import SourceText
import Testing

/// One small pack: a record `visit` with a field of each type, a few numbers and lists, and one
/// rule.
private func load(_ rule: String) -> Pack {
  let head = """
    pack: sample
    title: Sample
    language: 1
    records:
      visit:
        key: id
        time: at
        fields:
          id: text
          at: time
          level: whole number 0 to 20 ?
          x: number ?
          y: number ?
          z: number in mg ?
          bed: time of day ?
          start: time ?
          born: date ?
          kind: one of [first, second, third] ?
          signs: list of [a, b, c, d, e, f, g, h, i, j, k, l] ?
          done: yes/no ?
          med: text ?
          paint: colour ?
    thresholds:
      lim: { is: 8, was: [{ value: 5, until: 2026-02-22 }] }
      few: [2, 4, 6]
      more: [2, 4, 6, 8]
    lists:
      meds: { names: [budesonide, Flutide] }
      puffs: { names: [budesonide, Flutide, salbutamol] }
    tables:
      - id: band
        for each: visit
        gives: grade
        rows: [{ when: level < 3, grade: low }, { when: level >= 3, grade: high }]
    rules:
      - id: r
        title: R
        kind: advisory
        for each: visit
        if unknown: report
        then: decide only
    \(rule.split(separator: "\n").map { "    " + $0 }.joined(separator: "\n"))

    """
  let loaded = loadPack([SourceFile(path: "pack.yaml", bytes: Array(head.utf8))])
  #expect(
    !loaded.findings.contains { $0.level == .error }, "\(rule): \(loaded.findings.map(\.message))")
  return loaded.pack
}

/// Whether two forms of a rule are told the same, different, or neither.
@Suite struct CompareTests {
  struct Pair: Sendable, CustomTestStringConvertible {
    var old: String
    var new: String
    var expected: Answer
    var testDescription: String { "\(old) | \(new)" }
  }

  enum Answer: Sendable { case same, different, open }

  static let pairs: [Pair] = [
    // Names, brackets, order, negations, units.
    .init(old: "level >= 3 and done", new: "done and level > 2", expected: .same),
    .init(old: "not (level < 4 or done)", new: "not done and level >= 4", expected: .same),
    .init(old: "not (not done)", new: "done", expected: .same),
    .init(old: "z >= 1000 mg", new: "z >= 1 g", expected: .same),
    .init(old: "at - start >= 240 min", new: "at - start >= 4 h", expected: .same),
    .init(old: "x + y > 3", new: "y + x > 3", expected: .same),
    .init(
      old: "level is one of few", new: "level is 2 or level is 4 or level is 6", expected: .same),
    .init(old: "level < 3", new: "grade is low", expected: .same),
    // One value in a hundred.
    .init(old: "x <= 3", new: "x < 3", expected: .different),
    .init(old: "level <= 3", new: "level < 4", expected: .same),
    .init(old: "level is one of few", new: "level is one of more", expected: .different),
    .init(old: "level >= lim", new: "level >= 8", expected: .different),
    .init(old: "bed is from 22:00 to 23:59", new: "bed >= 22:00", expected: .different),
    .init(old: "bed is from 22:00 to 02:00", new: "bed >= 22:00 or bed <= 02:00", expected: .same),
    .init(old: "paint is \"#FF0000\"", new: "paint is \"#00FF00\"", expected: .different),
    .init(
      old: "med is in meds", new: "med is one of [\"budesonide\", \"Flutide\"]",
      expected: .different),
    .init(old: "med is in meds", new: "med is in puffs", expected: .different),
    .init(old: "med is in meds", new: "med is in meds or med is \"budesonide\"", expected: .same),
    .init(old: "med is in meds", new: "med is in meds and med is in puffs", expected: .same),
    .init(
      old: "signs includes any of [a, b, c, d, e, f, g, h, i, j]",
      new: "signs includes any of [a, b, c, d, e, f, g, h, i]", expected: .different),
    .init(
      old: "signs includes any of [a, b, c, d, e, f, g, h, i, j]",
      new: "signs includes any of [j, i, h, g, f, e, d, c, b, a]", expected: .same),
    .init(old: "kind is first", new: "kind is not second and kind is not third", expected: .same),
    .init(old: "x is missing", new: "x is missing or x is unreadable", expected: .different),
    // The evaluator's arithmetic.
    .init(old: "x * 2 > 6", new: "x > 3", expected: .different),
    .init(old: "level * 2 > 6", new: "level > 3", expected: .same),
    .init(old: "x / 3 * 3 < 1 and x is 1", new: "x is 1", expected: .same),
    .init(old: "level / 0 > 1 or done", new: "done", expected: .different),
    // Two fields.
    .init(old: "x < y", new: "y > x", expected: .same),
    .init(old: "x < y", new: "x <= y", expected: .different),
    .init(
      old: "x - y > 3 and x < 5 and y > 4", new: "x - y > 3 and x < 5 and y > 4 and done",
      expected: .different),
    .init(
      old: "x + y > 30 and x < 5 and y < 4", new: "x + y > 40 and x < 5 and y < 4", expected: .same),
  ]

  @Test(arguments: pairs) func record(_ pair: Pair) {
    check("when: '\(pair.old)'", "when: '\(pair.new)'", pair)
  }

  private func check(_ old: String, _ new: String, _ pair: Pair) {
    let packs = (load(old), load(new))
    let today = CivilDate(year: 2026, month: 3, day: 20)!
    let now = Instant(microseconds: Int64(today.days) * microsecondsPerDay)
    let runners = (CaseRunner(packs.0, today: today), CaseRunner(packs.1, today: today))
    func outcome(_ runner: CaseRunner, _ found: Witness) -> DecisionCopy.Outcome? {
      found.example(in: runner.pack).flatMap { runner.decision(.rule(0), of: $0)?.outcome }
    }
    let verdict = AllCases(old: packs.0, new: packs.1, now: now).compare(.rule(0), .rule(0)) {
      outcome(runners.0, $0) != outcome(runners.1, $0)
    }
    switch verdict {
    case .always: #expect(pair.expected == .same)
    case .broken: #expect(pair.expected == .different)
    case .notProved(let why): #expect(pair.expected == .open, "\(why)")
    }
  }

  static let histories: [Pair] = [
    .init(
      old:
        "let: { n: { count: records, in: visit, where: level >= 3 and done, during: the last 7 d } }\nwhen: n >= 3",
      new:
        "let: { m: { count: records, in: visit, where: 'not (not done or level < 3)', during: the last 168 h } }\nwhen: not (m < 3)",
      expected: .same),
    .init(
      old:
        "let: { n: { count: records, in: visit, where: level >= 3, during: the last 7 d } }\nwhen: n >= 3",
      new:
        "let: { n: { count: records, in: visit, where: level >= 3, during: the last 8 d } }\nwhen: n >= 3",
      expected: .open),
    .init(
      old:
        "let: { n: { count: records, in: visit, where: level >= 3, during: the last 7 d } }\nwhen: n >= 3",
      new:
        "let: { n: { count: records, in: visit, where: level >= 3, during: the last 7 d } }\nwhen: n >= 4",
      expected: .open),
  ]

  @Test(arguments: histories) func history(_ pair: Pair) { check(pair.old, pair.new, pair) }
}
