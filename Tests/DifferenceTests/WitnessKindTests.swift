import Difference
import RuleLoading
import RuleModel
import SourceText
import Testing

/// Each kind of item that can change has what shows the change: a text, a value, a row, or words.
@Suite struct WitnessKindTests {
  private static let pack = """
    pack: clinic
    title: Clinic
    version: "1"
    language: 1
    source locale: en
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
          weight: number 0 to 300 in kg ?
          pain: one of [none, mild, strong]?
          cough: yes/no = no
          spare: time?
    thresholds:
      low: 1 kg
      high: 200 kg
    orders:
      - low < high
    rules:
      - id: fever
        title: Fever
        kind: red flag
        for each: reading
        when: [temperature >= 38 °C, pain is strong]
        if unknown: stay silent
        why missing: So.
        then: [{ show: call, on: [home] }]
      - id: heavy
        title: Heavy
        kind: advisory
        for each: reading
        when: weight >= 100 kg
        then: [{ show: rest, on: [home] }]
    texts:
      - { id: call, exactly: Call a doctor today., on: [home] }
      - { id: rest, exactly: Rest and drink., on: [home] }
    terms:
      - { id: cure, forbid: cure, forms: [cures, cured], level: error, locale: en, because: It promises. }
    limits:
      - { key: store.subtitle, at most: 30 characters }
    mappings:
      - id: export
        record: reading
        columns:
          Id: id
          When: { field: at, format: "dd.MM.yyyy HH:mm" }
          Temp: temperature
          Pain: { field: pain, words: { starke: strong } }
        time zone: Europe/Berlin
    together:
      - fever before heavy
      - at most two of [call, rest] show on home

    """

  fileprivate struct Change: Sendable {
    var old: String
    var new: String
    /// Of what is told, the first words of its id, what is said, and the ways with their witnesses.
    var id: String
    var says: String
    var shows: [String]
  }

  fileprivate static let changes: [Change] = [
    Change(
      old: "at most: 30 characters", new: "at most: 3 characters", id: "clinic/store.subtitle",
      says: "at most 3 characters instead of 30 characters",
      shows: [#"fits -> too long {"text": "aaaa"}"#]),
    Change(
      old: "at most: 30 characters", new: "at most: 30 bytes", id: "clinic/store.subtitle",
      says: "at most 30 bytes instead of 30 characters",
      shows: [#"fits -> too long {"text": ""# + String(repeating: "é", count: 16) + #""}"#]),
    Change(
      old: "Temp: temperature", new: "Temp: { field: temperature, unit: °F }", id: "clinic/export",
      says: "unit: °F",
      shows: [
        #"temperature: 36 °C -> temperature: unknown {"row": {"Id": "a", "When": "05.03.2026 13:07", "Temp": "36"}}"#
      ]),
    Change(
      old: "starke: strong", new: "starke: mild", id: "clinic/export", says: "starke",
      shows: [
        #"pain: strong -> pain: mild {"row": {"Id": "a", "When": "05.03.2026 13:07", "Pain": "starke"}}"#
      ]),
    Change(
      old: "dd.MM.yyyy", new: "MM.dd.yyyy", id: "clinic/export", says: "MM.dd.yyyy",
      shows: [
        #"at: 2026-03-05T13:07:00+01:00 -> at: 2026-05-03T13:07:00+02:00 {"row": {"Id": "a", "When": "05.03.2026 13:07"}}"#
      ]),
    Change(
      old: "number 30 to 45 in °C", new: "number 35 to 45 in °C", id: "clinic/reading.temperature",
      says: "number 35 to 45 in °C",
      shows: [
        #"30 °C -> cannot be used {"now": "2026-03-31T12:00:00+00:00", "given": {"temperature": "30 °C"}}"#
      ]),
    Change(
      old: "[none, mild, strong]", new: "[none, strong]", id: "clinic/reading.pain",
      says: "one of [none, strong]",
      shows: [
        #"mild -> cannot be used {"now": "2026-03-31T12:00:00+00:00", "given": {"pain": "mild"}}"#
      ]),
    Change(
      old: "cough: yes/no = no", new: "cough: yes/no = yes", id: "clinic/reading.cough",
      says: "yes/no = yes",
      shows: [
        #"missing means no -> missing means yes {"now": "2026-03-31T12:00:00+00:00", "given": {}}"#
      ]),
    Change(
      old: "spare: time?", new: "spare: date?", id: "clinic/reading.spare", says: "date?",
      shows: [
        #"2026-03-31T12:00:00+00:00 -> cannot be used {"now": "2026-03-31T12:00:00+00:00", "given": {"spare": "2026-03-31T12:00:00+00:00"}}"#,
        #"cannot be used -> 2026-03-31 {"now": "2026-03-31T12:00:00+00:00", "given": {"spare": "2026-03-31"}}"#,
      ]),
    // A log writes no unit: what it says is read otherwise.
    Change(
      old: "300 in kg", new: "300 in g", id: "clinic/heavy", says: "no longer fires where it fired",
      shows: [#"fires -> silent {"now": "2026-03-31T12:00:00+00:00", "given": {"weight": 100}}"#]),
    Change(
      old: "forms: [cures, cured]", new: "forms: [cures]", id: "clinic/cure",
      says: "no longer `cured`",
      shows: [#"found -> clean {"text": "cured"}"#]),
    Change(
      old: "Call a doctor today.", new: "Call a doctor soon.", id: "clinic/fever",
      says: "says something else where it fires",
      shows: [
        #"fires: says call (“Call a doctor today.”) -> fires: says call (“Call a doctor soon.”) {"now": "2026-03-31T12:00:00+00:00", "given": {"pain": "strong", "temperature": "38 °C"}}"#
      ]),
    Change(
      old: "- low < high", new: "- low <= high", id: "clinic/low <= high",
      says: "`low <= high` is stated instead of `low < high`", shows: []),
    Change(
      old: "- fever before heavy", new: "- heavy before fever", id: "clinic/heavy before fever",
      says: "`heavy before fever` is stated instead of `fever before heavy`", shows: []),
    Change(
      old: "  - at most two of [call, rest] show on home\n", new: "",
      id: "clinic/at most two of [call, rest] show on home", says: "is no longer stated", shows: []),
  ]

  @Test(arguments: changes.indices)
  func aChangeIsShown(_ index: Int) throws {
    let change = Self.changes[index]
    try #require(Self.pack.contains(change.old))
    let today = try #require(CivilDate(year: 2026, month: 3, day: 20))
    func load(_ text: String) throws -> LoadedPack {
      let loaded = loadPack([SourceFile(path: "pack.yaml", bytes: Array(text.utf8))])
      try #require(!loaded.hasErrors, "\(loaded.findings.map(\.message))")
      return loaded
    }
    let (old, new) = (
      try load(Self.pack), try load(Self.pack.replacing(change.old, with: change.new))
    )
    let found = PackDifference(old, new, .init(today: today))
    let told = try #require(
      found.changes.first { $0.id == change.id },
      "\(found.changes.map { "\($0.id): \($0.message)" })")
    #expect(told.change != .words)
    #expect(told.message.contains(change.says), "\(told.message)")
    let shown = told.differences.map {
      "\($0.from) -> \($0.to) \($0.witness.json(new.pack, old.pack))"
    }
    #expect(shown == change.shows)
    #expect(found.hasDifference)
  }
}
