import RuleLoading
import RuleModel
import SourceText
import Testing

@testable import Handbook

@Suite struct HandbookTests {
  @Test func holdsWhatIsSigned() {
    let text = """
      pack: p
      title: "A <pack> & more"
      version: "1"
      language: 1
      source locale: en
      locales: [en, de]
      roles: { clinical: Clinical lead }
      thresholds: { high: { is: 4, title: What counts as severe, source: [R-1] } }
      texts:
        - { id: t1, exactly: { en: "Call <now>.", de: Rufen Sie an. }, on: [home] }
      records:
        r: { key: id, time: at, fields: { id: text, at: time, n: whole number 1 to 5 ? } }
      rules:
        - id: a
          title: Severe
          kind: red flag
          if unknown: stay silent
          why missing: Nothing entered, nothing said.
          for each: r
          when: n >= high
          then: [{ show: t1 }]
          needs sign-off: [clinical]
          examples:
            - { it: at four, given: { n: 4, at: "2026-03-20T08:00:00Z" }, expect: { outcome: fires, shows: [t1] } }

      """
    let loaded = loadPack([SourceFile(path: "p/pack.yaml", bytes: Array(text.utf8))])
    #expect(!loaded.hasErrors, "\(loaded.findings.map(\.message))")
    let page = HandbookPage(
      loaded, catalogues: [], today: CivilDate(year: 2026, month: 3, day: 20)!, forms: { $0.forms }
    ).html
    for part in [
      "A &lt;pack&gt; &amp; more", "Call &lt;now&gt;.", "Rufen Sie an.", "n &gt;= high", "at four", "Clinical lead",
      "Nothing entered, nothing said.", "What counts as severe", "@page",
      "<time>2026-03-20T08:00:00Z</time>",
    ] {
      #expect(page.contains(part), "\(part)")
    }
    #expect(!page.contains("<script"))
    #expect(!page.contains("Call <now>"))
  }
}
