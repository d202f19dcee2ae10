import CopyLint
import Diagnostics
import RuleLoading
import RuleModel
import SourceText
import Testing

/// Protects that every sentence of a message is linted, and that what is found is told once, where
/// it is written.
struct ComposedMessageTests {
  static let pack = """
    pack: p
    language: 1
    locales: [en, es]
    records:
      basket: { key: id, fields: { id: text, contents: "list of [bread, cheese, ice]?" } }
    messages:
      - id: note
        for each: basket
        from: contents
        key: picnic.note
        none: { en: Empty, es: Vacía }
        words:
          - group: food
            of:
              - { word: bread, en: magic bread, es: pan }
              - { word: cheese, en: cheese, es: queso }
          - group: cold
            of: [{ word: ice, en: ice, es: hielo }]
        joined:
          en: { two: " and ", between: ", ", last: ", and " }
          es: { two: " y ", between: ", ", last: " y " }
        sentences:
          - { when: { food: any }, en: "{food}", es: "{food}" }
          - { when: { food: any, cold: one }, en: "{food} on {cold}", es: "{food} con {cold}" }
          - { when: { cold: one }, en: Only ice, es: Solo hielo }
    terms:
      - { id: magic, forbid: magic, locale: en, because: It promises too much. }
      - { id: across, forbid: cheese on, locale: en }
      - { id: elsewhere, forbid: bread, locale: en, only in: [picnic.title] }
      - { id: pan, forbid: pan, locale: es }
    reviewed:
      - { locale: en, by: the tests, on: 2026-01-01 }
      - { locale: es, by: the tests, on: 2026-01-01 }
    limits:
      - { key: picnic.*, at most: 25 characters }

    """

  func lint(_ text: String = pack) throws -> LintResult {
    let loaded = loadPack([SourceFile(path: "pack.yaml", bytes: Array(text.utf8))])
    try #require(!loaded.hasErrors, "\(loaded.findings.map(\.message))")
    let today = try #require(CivilDate(year: 2026, month: 3, day: 1))
    return CopyLint.lint(
      LintPack(loaded.pack, place: loaded.place), LintCopy([]), LintTerms(today: today))
  }

  @Test func everySentenceIsCounted() throws {
    // Eight sets, each with its own sentence, in two locales.
    #expect(try lint().sentences == 16)
  }

  @Test func aWordInManySentencesIsOneFindingWhereItIsWritten() throws {
    let found = try lint().findings.filter { $0.id == "p/magic" }
    #expect(found.count == 1)
    let finding = try #require(found.first)
    #expect(finding.match == "magic")
    #expect(finding.key == "picnic.note")
    #expect(finding.locale == "en")
    let place = try #require(finding.place)
    #expect(String(decoding: place.file.bytes[place.range], as: UTF8.self) == "magic bread")
    #expect(finding.notes.contains { $0.message.contains("3 more sentences") })
  }

  @Test func whatComesTogetherFromPiecesIsFound() throws {
    let found = try lint().findings.filter { $0.id == "p/across" }
    #expect(found.map(\.match) == ["cheese on"])
  }

  @Test func termsAreThoseOfTheLocaleAndKey() throws {
    let findings = try lint().findings
    #expect(findings.contains { $0.id == "p/pan" && $0.locale == "es" })
    #expect(!findings.contains { $0.id == "p/elsewhere" })
  }

  @Test func theLongestSentenceIsShown() throws {
    let found = try lint().findings.filter { $0.id == "too-long" }
    #expect(found.count == 1)
    #expect(found.first?.notes.first?.message.contains("magic bread and cheese on ice") == true)
  }

  @Test func anExemptionOfTheKeyHolds() throws {
    let text =
      Self.pack + """
        exemptions:
          - { key: picnic.note, term: magic, because: It is a play., approved by: "Copy lead, minutes 3", until: 2026-12-31 }
        """
    let loaded = loadPack([SourceFile(path: "pack.yaml", bytes: Array(text.utf8))])
    let today = try #require(CivilDate(year: 2026, month: 3, day: 1))
    let result = Exemptions(pack: loaded.pack, today: today, isRelease: false, place: loaded.place)
      .apply(to: try lint(text).findings, lookedAt: .copy)
    #expect(!result.findings.contains { $0.id == "p/magic" })
    #expect(result.accepted.contains { $0.finding.id == "p/magic" })
  }
}
