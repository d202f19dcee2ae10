import Diagnostics
import Difference
import RuleLoading
import RuleModel
import SourceText
import Testing

/// A text that a red flag no longer shows is found, whatever earlier wordings the text has and
/// wherever it is shown.
@Suite struct LostCaseTests {
  private static let pack = """
    pack: clinic
    title: Clinic
    version: "1"
    language: 1
    source locale: en
    surfaces: [home, insights]
    records:
      entry: { key: id, time: at, fields: { id: text, at: time, pain: whole number 0 to 10 ? } }
    rules:
      - id: strong
        title: Strong pain
        kind: red flag
        for each: entry
        when: pain >= 4
        if unknown: report
        then:
          - { show: call }
          - { show: rest SURFACES, while: pain >= 8 }
    texts:
      - { id: call, exactly: Call a doctor today. }
      - id: rest
        exactly: Rest and drink.
        WAS

    """

  @Test(arguments: ["", ", on: [home]", ", on: [home, insights]"])
  func textsWithEarlierWordings(surfaces: String) throws {
    for was in ["", "was: [{ key: rest.old, exactly: Rest., until: 2026-01-31 }]"] {
      func load(_ least: String) throws -> LoadedPack {
        let text = Self.pack.replacing(" SURFACES", with: surfaces).replacing("WAS", with: was)
          .replacing("pain >= 8", with: "pain >= \(least)")
        let file = SourceFile(path: "clinic/pack.yaml", bytes: Array(text.utf8))
        let loaded = loadPack([file])
        let errors = loaded.findings.filter { $0.level == .error }.map(\.message)
        try #require(errors == [])
        return loaded
      }
      let results = LostCase.search(
        try load("8"), try load("9"), of: ["strong"],
        today: CivilDate(year: 2026, month: 3, day: 20)!, zones: (nil, nil))
      guard case .found(let lost)? = results["strong"] else {
        Issue.record("\(results) with “\(was)” and “\(surfaces)”")
        continue
      }
      #expect(lost.example.contains("\"pain\": 8"))
    }
  }
}
