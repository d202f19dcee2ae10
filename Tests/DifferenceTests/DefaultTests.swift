import Difference
import RuleLoading
import RuleModel
import SourceText
import Testing

/// What a missing value means is changed: a witness leaves it out, or nothing rests on it.
@Suite struct DefaultTests {
  private static let pack = """
    pack: clinic
    title: Clinic
    version: "1"
    language: 1
    source locale: en
    records:
      entry:
        key: id
        subject: who
        time: at
        fields: { id: text, who: text = me, at: time, pain: whole number 0 to 10 = 0 }
      settings:
        key: id
        subject: who
        time: at
        fields: { id: text, who: text = me, at: time, delay: duration in min = 60 }
    rules:
      - id: strong
        title: Strong pain
        kind: advisory
        for each: entry
        when: [pain >= 4, now - at <= 24 h]
      - id: often
        title: Two entries
        kind: advisory
        for: history
        let: { entries: { count: records, in: entry, during: all time } }
        when: entries >= 2
        examples:
          - it: two of one person
            now: 2026-03-20T12:00:00Z
            history: { entry: [{ at: 2026-03-19T12:00:00Z }, { at: 2026-03-18T12:00:00Z }] }
            expect: fires
      - id: soon
        title: A short delay was chosen last
        kind: advisory
        for each: entry
        let: { chosen: { latest: delay, in: settings, where: "delay is one of [30 min, 60 min]" } }
        when: chosen is 30 min

    """

  private func differences(
    _ old: String, _ new: String, of id: String
  ) throws -> PackDifference.Change? {
    func load(_ text: String) throws -> LoadedPack {
      let loaded = loadPack([SourceFile(path: "clinic/pack.yaml", bytes: Array(text.utf8))])
      try #require(!loaded.hasErrors, "\(loaded.findings.map(\.message))")
      return loaded
    }
    let changed = Self.pack.split(separator: old, omittingEmptySubsequences: false).joined(
      separator: new)
    try #require(changed != Self.pack)
    let difference = PackDifference(
      try load(Self.pack), try load(changed),
      .init(today: CivilDate(year: 2026, month: 3, day: 20)!))
    return difference.changes.first { $0.id == "clinic/\(id)" }
  }

  @Test func aRecordByItselfIsTheSameWhosesoeverItIs() throws {
    let change = try #require(try differences("who: text = me", "who: text = you", of: "strong"))
    #expect(change.change == .words)
    #expect(change.isProved)
    #expect(change.message.hasPrefix("means the same"))
  }

  @Test func aHistoryFallsApartWhereOneRecordNamesWhoseItIs() throws {
    let change = try #require(try differences("who: text = me", "who: text = you", of: "often"))
    let shown = try #require(change.differences.first, "\(change.message)")
    #expect([shown.from, shown.to] == ["fires", "silent"])
  }

  @Test func whatIsNoLongerOneOfTheChoicesUncoversAnEarlierOne() throws {
    let change = try #require(
      try differences("delay: duration in min = 60", "delay: duration in min = 61", of: "soon"))
    let shown = try #require(change.differences.first, "\(change.message)")
    #expect([shown.from, shown.to] == ["silent", "fires"])
  }
}
