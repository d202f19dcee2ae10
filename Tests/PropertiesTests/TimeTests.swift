import Diagnostics
import RuleLoading
import RuleModel
import SourceText
import TestSupport
import Testing

@testable import Properties

/// Ends of stretches of time: what the words take in, in each language, the condition takes in too.
@Suite struct TimeTests {
  @Test(arguments: [
    ("en", "Again within 5 minutes.", true), ("en", "Again within 5 min", true),
    ("en", "Not after 5 minutes", false),
    ("en", "5 minutes at the latest", true), ("en", "Within 300 s", true),
    ("en", "Within 6 minutes", false),
    ("en", "Less than 5 minutes ago", false), ("en", "Up to 0.5 hours, within 5min.", true),
    ("es", "Otra vez dentro de 5 minutos.", true), ("es", "En un plazo de 5 minutos", true),
    ("es", "Espere 5 minutos como máximo", true), ("es", "A más tardar 5 min", true),
    ("es", "Hace menos de 5 minutos", false),
    ("fr", "Encore dans les 5 minutes.", true), ("fr", "Attendez 5 minutes au plus", true),
    ("fr", "Jusqu'à 5 minutes", true), ("fr", "Jusqu’à 5 minutes", true),
    ("fr", "Il y a moins de 5 minutes", false),
  ])
  func wordsThatTakeInTheEnd(_ locale: String, _ words: String, _ isTold: Bool) {
    #expect(
      findings(locale, title: words, shown: "Wait.").contains { $0.id == "open-end" } == isTold)
    // What people read says it as well.
    #expect(findings(locale, title: "T", shown: words).contains { $0.id == "open-end" } == isTold)
  }

  /// ASCII is cut into words byte by byte; with a character of another kind behind it, character by
  /// character.
  @Test func asciiSaysTheSame() {
    let pieces = [
      "Within", "at most", "up to", "5", "0.5", "1,5", "10", " ", " ", "\r\n", ".", ",", "..", "-",
      "'", "h", "min",
      "Minutes",
      "hours", "or less", "s.", "at the latest", "d,", "%", "(",
    ]
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<4_000 {
      let count = Int.random(in: 1...9, using: &generator)
      let text = (0..<count).map { _ in pieces.randomElement(using: &generator)! }.joined()
      for ends in ClosedEnds.all {
        #expect(
          ends.stretches(in: text) == ends.stretches(in: text + " …"), "\(text.debugDescription)")
      }
    }
  }

  @Test func aClosedEndIsNotTold() {
    #expect(findings("en", title: "Within 5 minutes", shown: "Wait.", "<=").isEmpty)
  }

  /// A window whose `where` asks for what lies outside it.
  @Test(arguments: [
    ("the last 7 d", "at < now - 10 d", true), ("the last 7 d", "at < now - 5 d", false),
    ("the last 7 d", "at <= now - 7 d", true), ("the last 7 d", "now - at > 7 d", true),
    ("the last 7 d", "days since at >= 7 and gap > 1 min", true),
    ("the last 7 d", "hours since at < 1", false),
    ("this calendar month", "at < now - 40 d", true),
    ("this calendar month", "at < now - 20 d", false),
    ("all time", "at > now", true), ("all time", "at <= now", false),
    ("the last 7 d", "at > now - 3 d or gap > 1 min", false),
  ])
  func whatTheWindowLeavesOut(_ window: String, _ condition: String, _ isEmpty: Bool) {
    let text = """
      pack: p
      title: P
      version: "1"
      language: 1
      source locale: en
      records:
        r: { key: id, time: at, fields: { id: text, at: time, gap: duration? } }
      rules:
        - id: a
          title: A
          kind: advisory
          for: history
          let: { n: { count: records, in: r, during: \(window), where: "\(condition)" } }
          when: n >= 1

      """
    let loaded = loadPack([SourceFile(path: "p/pack.yaml", bytes: Array(text.utf8))])
    #expect(!loaded.hasErrors, "\(loaded.findings.map(\.message))")
    let day = CivilDate(year: 2026, month: 3, day: 20)!
    let found = PackProperties(loaded.pack, today: day, zone: nil, place: loaded.place).findings
    #expect(found.contains { $0.id == "empty-window" } == isEmpty)
  }

  private func findings(
    _ locale: String, title: String, shown: String, _ comparison: String = "<"
  ) -> [Finding] {
    let text = """
      pack: p
      title: P
      version: "1"
      language: 1
      source locale: \(locale)
      locales: [\(locale)]
      texts:
        - { id: wait, exactly: "\(shown)", on: [home] }
      records:
        r: { key: id, time: at, fields: { id: text, at: time, gap: duration? } }
      rules:
        - { id: a, title: "\(title)", kind: advisory, for each: r, when: gap \(comparison) 5 min, then: [{ show: wait }] }

      """
    let loaded = loadPack([SourceFile(path: "p/pack.yaml", bytes: Array(text.utf8))])
    #expect(!loaded.hasErrors, "\(loaded.findings.map(\.message))")
    let day = CivilDate(year: 2026, month: 3, day: 20)!
    return PackProperties(loaded.pack, today: day, zone: nil, place: loaded.place).findings.filter {
      $0.id == "open-end"
    }
  }
}
