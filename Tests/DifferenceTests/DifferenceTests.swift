import Difference
import RuleLoading
import RuleModel
import SourceText
import Testing

private let manifest = """
  pack: clinic
  title: Fever at home
  version: "1"
  language: 1
  source locale: en
  roles: [clinical]
  records:
    reading:
      key: id
      subject: who
      time: at
      fields:
        id: text
        who: text = me
        at: time
        temperature: number 30 to 45 in °C ?
        pain: one of [none, mild, strong]?
        cough: yes/no = no
        taken: yes/no?

  """

private func difference(_ old: String, _ new: String) throws -> PackDifference {
  func load(_ text: String) throws -> LoadedPack {
    let loaded = loadPack([SourceFile(path: "pack.yaml", bytes: Array((manifest + text).utf8))])
    try #require(!loaded.hasErrors, "\(loaded.findings)")
    return loaded
  }
  let today = try #require(CivilDate(year: 2026, month: 3, day: 20))
  return PackDifference(try load(old), try load(new), .init(today: today))
}

private func fever(_ when: String, _ more: String = "") -> String {
  "rules:\n  - id: fever\n    title: Fever\n    kind: advisory\n    for each: reading\n    when:\n"
    + when.split(separator: "\n").map { "      - \($0)\n" }.joined() + more
}

@Suite struct DifferenceTests {
  @Test func orderAndLayoutAreSilent() throws {
    let old = fever("temperature >= 38 °C\npain is strong")
    let new = "# a comment\n" + fever("pain is strong\ntemperature  >=  38 °C")
    let found = try difference(old, new)
    #expect(found.changes.isEmpty)
    #expect(!found.hasDifference && found.unproved == 0)
  }

  @Test func aMovedBoundaryIsSaidInWordsWithTheSmallestWitness() throws {
    let found = try difference(fever("temperature >= 38 °C"), fever("temperature >= 37.5 °C"))
    let change = try #require(found.changes.first)
    #expect(change.message == "fires from temperature 37.5 °C instead of 38 °C")
    #expect(change.differences.map(\.from) == ["silent"])
    #expect(change.differences.map(\.to) == ["fires"])
    #expect(change.differences[0].witness.given?.fields.count == 1)
    #expect(found.hasDifference)
  }

  @Test func aChangedDefaultIsToldAtTheRuleItReaches() throws {
    let old = try #require(try? difference(fever("cough"), fever("cough")))
    #expect(old.changes.isEmpty)
    let found = try difference(fever("cough"), fever("not cough"))
    #expect(
      Set(found.changes[0].differences.map { $0.from + $0.to }) == ["silentfires", "firessilent"])
  }

  @Test func aThresholdOfACountIsFoundInAHistory() throws {
    func counted(_ limit: Int, _ during: String) -> String {
      """
      thresholds: { dayLimit: { is: \(limit) } }
      rules:
        - id: often
          title: Fever on many days
          kind: advisory
          for: history
          let:
            days: { count: distinct days of at, in: reading, during: \(during), where: taken }
          when: days >= dayLimit
      """
    }
    let found = try difference(
      counted(10, "this calendar month"), counted(8, "this calendar month"))
    let change = try #require(found.changes.first)
    #expect(found.changes.count == 1)
    #expect(change.message == "fires from 8 days instead of 10")
    #expect(change.because.map(\.id) == ["dayLimit"])
    let fires = try #require(change.differences.first { $0.from == "silent" && $0.to == "fires" })
    #expect(fires.witness.history.count == 8)
    let shorter = try difference(counted(3, "the last 30 d"), counted(3, "the last 20 d"))
    #expect(
      shorter.changes.first?.differences.contains { $0.from == "fires" && $0.to == "silent" }
        == true)
  }

  @Test func anotherWayOfWritingIsProvedToMeanTheSame() throws {
    let found = try difference(fever("not (pain is strong)"), fever("pain is not strong"))
    #expect(!found.hasDifference)
    #expect(found.unproved == 0)
    #expect(found.changes.map(\.change) == [.words])
  }

  @Test func wordsAreNoDifference() throws {
    let found = try difference(
      fever("cough", "    why: One reason.\n"), fever("cough", "    why: Another reason.\n"))
    #expect(found.changes.map(\.change) == [.words])
    #expect(!found.hasDifference)
  }

  @Test func whatIsNewAndGone() throws {
    let second = "  - { id: cough, title: Cough, kind: advisory, for each: reading, when: cough }\n"
    #expect(
      try difference(fever("cough"), fever("cough", second)).changes.map(\.change) == [.added])
    #expect(
      try difference(fever("cough", second), fever("cough")).changes.map(\.change) == [.removed])
  }
}
