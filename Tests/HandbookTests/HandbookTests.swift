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
      loaded, catalogues: [], today: CivilDate(year: 2026, month: 3, day: 20)!, forms: { $0.forms.all }
    ).html
    for part in [
      "A &lt;pack&gt; &amp; more", "Call &lt;now&gt;.", "Rufen Sie an.",
      "n &gt;= <strong>4</strong> <code>high</code>",
      "at four", "Clinical lead",
      "Nothing entered, nothing said.", "What counts as severe", "@page",
      "<time>2026-03-20T08:00:00Z</time>",
    ] {
      #expect(page.contains(part), "\(part)")
    }
    #expect(!page.contains("<script"))
    #expect(!page.contains("Call <now>"))
    // Title first, its id beside it; red flags before everything else.
    #expect(page.contains("<h3>Severe <code>a</code></h3>"))
    let chapters = page.split(separator: "<h2>")
    #expect(chapters.dropFirst(2).first?.hasPrefix("Red flags") == true)
  }

  /// Protects against a page for one role that holds what others sign, or leaves out what it signs.
  @Test func holdsWhatARoleSigns() {
    let text = """
      pack: p
      title: P
      version: 1
      language: 1
      source locale: en
      roles: [clinical, legal]
      thresholds:
        high: { is: 4, title: Severe from, was: [{ value: 3, until: 2026-06-30 }], needs sign-off: [clinical] }
      lists: { known: { title: Known names, names: [Alpha, Beta] } }
      texts:
        - { id: t1, exactly: Call., needs sign-off: [legal] }
        - { id: t2, exactly: Rest., no sign-off because: A label. }
      records: { r: { fields: { n: whole number 1 to 5 ?, name: text? } } }
      rules:
        - { id: a, title: First, kind: advisory, for each: r, when: n >= high, then: { show: t1 }, needs sign-off: [clinical] }
        - { id: b, title: Second, kind: advisory, for each: r, when: name is in known, then: { show: t2 } }

      """
    let loaded = loadPack([SourceFile(path: "p/pack.yaml", bytes: Array(text.utf8))])
    #expect(!loaded.hasErrors, "\(loaded.findings.map(\.message))")
    func page(_ role: String?) -> String {
      HandbookPage(
        loaded, catalogues: [], today: CivilDate(year: 2026, month: 3, day: 20)!, role: role,
        forms: { $0.forms.all }
      ).html
    }
    let (all, clinical, legal) = (page(nil), page("clinical"), page("legal"))
    // The number of today, and what comes.
    #expect(
      all.contains("n &gt;= <strong>3</strong> <code>high</code>")
        && all.contains("4 from 2026-07-01"))
    #expect(all.contains("name is in <strong>[Alpha, Beta]</strong> <code>known</code>"))
    #expect(
      clinical.contains("First") && !clinical.contains("Second") && !clinical.contains("<h2>Texts"))
    // Each item that waits has its own line to sign on, beside it, and no list of them follows.
    #expect(
      clinical.split(separator: "class=\"line\"").count == 3
        && !clinical.contains("<h2>Sign-offs"))
    #expect(
      legal.contains("Call.") && !legal.contains("<code>a</code>") && !legal.contains("<h2>Numbers")
    )
  }
}
