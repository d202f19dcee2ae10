import Analysis
import Difference
import RuleLoading
import RuleModel
import SourceText
import Testing

/// A difference as a reviewer reads it: one block for an edit, red flags first, each case as a
/// sentence and as an example that loads where it says.
@Suite struct EditTests {
  private static let today = CivilDate(year: 2026, month: 3, day: 20)!

  private static let old = """
    pack: clinic
    title: Clinic
    version: "1"
    language: 1
    source locale: en
    records:
      headacheLog:
        key: id
        subject: who
        time: at
        fields:
          id: text
          who: text = me
          at: time
          severity: whole number 1 to 5 ?
          medicine: text?
          taken: yes/no?
    thresholds:
      dayLimit: { is: 10 }
      pain: { is: 4, was: [{ value: 5, until: 2025-12-31 }] }
      spare: { is: 1 }
    lists:
      preventives: { names: [topiramate, propranolol] }
    let:
      bad: severity >= pain
    texts:
      - { id: call, exactly: Call a doctor today., on: [home] }
    terms:
      - { id: cure, forbid: cure, locale: en, because: It promises. }
    requirements:
      - { id: R1, title: One, covered by: [often] }
    rules:
      - id: aside
        title: Beside it
        kind: advisory
        for each: headacheLog
        when: bad
        examples:
          - { it: none, given: {}, expect: unknown }
      - id: often
        title: Often
        kind: advisory
        for: history
        let: { days: { count: distinct days of at, in: headacheLog, during: the last 30 d, where: taken } }
        when: days >= dayLimit
        examples:
          - { it: none, expect: silent }
      - id: urgent
        title: Urgent
        kind: red flag
        for each: headacheLog
        when: bad and not (medicine is in preventives)
        if unknown: stay silent
        why missing: So.
        then: [{ show: call, on: [home] }]
        examples:
          - { it: none, given: {}, expect: silent }

    """

  private static func load(_ text: String) throws -> LoadedPack {
    let loaded = loadPack([SourceFile(path: "Rules/clinic/pack.yaml", bytes: Array(text.utf8))])
    let errors = loaded.findings.filter { $0.level == .error }.map(\.message)
    try #require(errors.isEmpty, "\(errors)")
    return loaded
  }

  private static func difference(
    _ changes: [(String, String)], asOf: CivilDate? = nil
  ) throws -> PackDifference {
    var text = old
    for (from, to) in changes {
      try #require(text.contains(from))
      text = text.replacing(from, with: to)
    }
    return PackDifference(try load(old), try load(text), .init(asOf: asOf, today: asOf ?? today))
  }

  static let several = [
    ("pain: { is: 4,", "pain: { is: 3,"), ("dayLimit: { is: 10 }", "dayLimit: { is: 8 }"),
  ]

  @Test func redFlagsComeFirstBelowTheirEdit() throws {
    let found = try Self.difference(Self.several)
    #expect(found.headline == "2 edits reach 3 rules, 1 red flag")
    #expect(found.edits.map(\.id) == ["clinic/pain", "clinic/dayLimit"])
    let reached = found.edits.map { edit in edit.reaches.map { found.changes[$0].id } }
    #expect(reached == [["clinic/urgent", "clinic/aside"], ["clinic/often"]])
    #expect(found.changes.map(\.ruleKind) == ["red flag", "advisory", "advisory"])
    #expect(
      found.text().hasPrefix(
        "2 edits reach 3 rules, 1 red flag\n\nedit 1 of 2: the threshold clinic/pain"))
  }

  @Test func aRuleOfTwoEditsIsToldOnce() throws {
    let found = try Self.difference(Self.several + [("propranolol]", "propranolol, ibuprofen]")])
    #expect(found.headline == "3 edits reach 3 rules, 1 red flag")
    let text = found.text()
    #expect(text.contains("also reaches the red flag clinic/urgent; see edit 1"))
    #expect(text.contains("also because pain"))
    #expect(
      text.split(separator: "\n").count { $0.hasPrefix("changed: the red flag clinic/urgent") } == 1
    )
  }

  @Test func casesAreSentences() throws {
    let sentences = try Self.difference(Self.several).changes.map { $0.differences.first?.sentence }
    #expect(
      sentences == [
        "a headache log with medicine “something else” and severity 3: did not fire, now fires",
        "a headache log with severity 3: did not fire, now fires",
        "on 2026-03-31, a history of 8 headache logs with taken: yes, one on each day from 2026-03-24 to 2026-03-31: did not fire, now fires",
      ])
  }

  @Test(arguments: [nil, CivilDate(year: 2027, month: 1, day: 1)])
  func examplesLoadAndPass(_ asOf: CivilDate?) throws {
    let found = try Self.difference(Self.several, asOf: asOf)
    var text = Self.old
    for (from, to) in Self.several { text = text.replacing(from, with: to) }
    var count = 0
    for change in found.changes {
      #expect(change.file == "Rules/clinic/pack.yaml")
      for example in change.differences.compactMap(\.example) {
        let id = change.id.dropFirst("clinic/".count)
        let parts = text.split(separator: "- id: \(id)\n", maxSplits: 1)
        let rest = String(parts[1]).replacing(
          "examples:\n", with: "examples:\n      \(example)\n", maxReplacements: 1)
        text = parts[0] + "- id: \(id)\n" + rest
        count += 1
      }
    }
    #expect(count >= 3)
    let pasted = try Self.load(text)
    let results = ExampleRunner(pasted.pack, today: Self.today, zone: nil).results()
    #expect(
      results.allSatisfy { $0.differences.isEmpty }, "\(results.filter { !$0.differences.isEmpty })"
    )
    #expect(results.count == 3 + count)
  }

  @Test func aPageDrawsAHistoryAndHasNoJSON() throws {
    let page = try Self.difference(Self.several).html()
    #expect(page.contains("<ol class=\"days\""))
    #expect(!page.contains("{&quot;") && !page.contains("{\""))
    #expect(page.contains("2 edits reach 3 rules, 1 red flag."))
  }

  /// Everything that the packs have is counted once.
  @Test(arguments: [
    [], several, [("dayLimit: { is: 10 }", "dayLimit: { is: 10, title: Days }")],
    [("title: One", "title: Two")],
    [("severity: whole number 1 to 5 ?", "severity: whole number 1 to 6 ?")],
    [("spare: { is: 1 }", "spare: { is: 2 }")],
    [("propranolol]", "propranolol, ibuprofen]")], [("days >= dayLimit", "days > dayLimit")],
  ])
  func countsAddUp(_ changes: [(String, String)]) throws {
    func total(_ found: PackDifference) -> Int {
      found.changes.count + found.elsewhere + found.same
    }
    #expect(total(try Self.difference(changes)) == total(try Self.difference([])))
  }

  @Test func anEarlierNumberIsNamedAsOne() throws {
    let found = try Self.difference([("value: 5, until", "value: 3, until")])
    #expect(
      found.changes.allSatisfy { !$0.message.contains("was was") },
      "\(found.changes.map(\.message))")
  }
}
