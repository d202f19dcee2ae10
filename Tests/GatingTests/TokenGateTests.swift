import CopyLint
import Diagnostics
import RuleLoading
import RuleModel
import SourceText
import Testing

@testable import Gating

/// The gate holds design tokens to the rules, and an exemption lets pass exactly what it names.
struct TokenGateTests {
  private static let pack = """
    pack: sample
    title: A sample
    version: 1
    language: 1
    source locale: en
    locales: [en]
    reviewed:
      - { locale: en, by: "Copy lead, a review", on: 2026-01-01 }
    records:
      pair:
        key: id
        fields:
          id: text
          fore: colour
          back: colour
          claim: number?
    thresholds:
      enough: { is: 4.5, title: Least contrast }
    rules:
      - id: readable
        title: Words can be read
        kind: constraint
        status: active
        for each: pair
        require: contrast of fore on back >= enough
        or refuse: UNREADABLE
        examples:
          - { it: black on white, given: { fore: "#000000", back: "#FFFFFF" }, expect: silent }
          - { it: grey on white, given: { fore: "#777777", back: "#FFFFFF" }, expect: fires }
          - { it: grey on white that will do, given: { fore: "#767676", back: "#FFFFFF" }, expect: silent }
      - id: claimed
        title: A claim is true
        kind: constraint
        status: draft
        for each: pair
        require: claim is missing or round contrast of fore on back to 1 places is claim
        or refuse: CLAIM
        examples:
          - { it: true, given: { fore: "#000000", back: "#FFFFFF", claim: 21 }, expect: silent }
          - { it: untrue, given: { fore: "#000000", back: "#FFFFFF", claim: 20 }, expect: fires }
    """

  private static let tokens = """
    {
      "white": { "$value": { "colorSpace": "srgb", "components": [1, 1, 1], "hex": "#ffffff" } },
      "words": {
        "$value": "#777777",
        "$extensions": { "primum": { "record": "pair", "fore": "$value", "back": "{white}" } }
      },
      "claimed": {
        "$value": "#000000",
        "$extensions": { "primum": { "record": "pair", "fore": "$value", "back": "{white}", "claim": 20 } }
      }
    }
    """

  /// The gate's findings and accepted findings about an app with these tokens.
  private func gate(exemptions: String = "") throws -> AppGate {
    let day = CivilDate(year: 2026, month: 3, day: 1)!
    let loaded = loadPack([
      SourceFile(path: "Rules/sample/pack.yaml", bytes: Array((Self.pack + "\n" + exemptions).utf8))
    ])
    var files = CopyFiles(
      input: Array(
        #"{"sourceLanguage":"en","version":"1.0","strings":{"hello":{"localizations":{"en":{"stringUnit":{"state":"translated","value":"Hello"}}}}}}"#
          .utf8), path: "Copy/sample/Localizable.xcstrings")
    files.extent = .app
    let tokens = SourceFile(path: "Copy/sample/Design.tokens.json", bytes: Array(Self.tokens.utf8))
    let app = App(
      loaded, name: "Rules/sample", roots: ["Copy/sample"],
      copy: AppCopy(files, tokens: [tokens], of: loaded.pack))
    let moment = GateMoment(today: day, asOf: nil, now: Instant(microseconds: 0), zone: nil)
    return try AppGate(app, GateTerms(moment, .gate(isRelease: false)))
  }

  private func line(_ finding: Finding) -> Int? {
    finding.place.map { LineIndex($0.file).position(of: $0.range.lowerBound).line }
  }

  @Test(
    "A token that breaks a constraint is a finding with numbers and a way out; a draft's is a warning"
  )
  func findings() throws {
    let gate = try gate()
    let readable = try #require(gate.findings.first { $0.id == "sample/readable" })
    #expect(readable.level == .error)
    #expect(readable.key == "words")
    #expect(line(readable) == 3)
    #expect(readable.message == "Words can be read: #777777 on #FFFFFF has 4.48")
    #expect(readable.advice == "make fore #767676 (darker, 4.54)")
    #expect(readable.suggestions == ["#767676"])
    let claimed = try #require(gate.findings.first { $0.id == "sample/claimed" })
    #expect(claimed.level == .warning)
    #expect(line(claimed) == 7)
    #expect(claimed.message == "A claim is true: #000000 on #FFFFFF has 21.00, claim says 20")
    #expect(claimed.advice == "write claim 21")
    #expect(gate.isWhole)
  }

  @Test("An exemption accepts its token alone, and one that nothing needs is named")
  func exemptions() throws {
    let gate = try gate(
      exemptions: """
        exemptions:
          - { key: words, term: readable, because: A test, approved by: "Designer, a document", until: 2026-12-31 }
          - { key: others, term: readable, because: A test, approved by: "Designer, a document", until: 2026-12-31 }
        """)
    #expect(gate.accepted.map(\.finding.id) == ["sample/readable"])
    #expect(!gate.findings.contains { $0.id == "sample/readable" })
    #expect(
      gate.findings.filter { $0.id == "unused-exemption" }.map(\.message) == [
        "the exemption of `readable` for `others` does not match any finding"
      ])
  }

  @Test("Linting the copy alone does not call a rule's exemption unused") func lintAlone() throws {
    let loaded = LoadedSample.pack(
      Self.pack
        + "\nexemptions:\n  - { key: words, term: readable, because: A test, approved by: \"Designer, a document\", until: 2026-12-31 }\n"
    )
    let result = try LoadedSample.lint(loaded)
    #expect(!result.contains { $0.id == "unused-exemption" })
  }
}

private enum LoadedSample {
  static func pack(_ yaml: String) -> LoadedPack {
    loadPack([SourceFile(path: "pack.yaml", bytes: Array(yaml.utf8))])
  }

  static func lint(_ loaded: LoadedPack) throws -> [Finding] {
    let today = CivilDate(year: 2026, month: 3, day: 1)!
    var files = CopyFiles(input: [], path: "none")
    (files.sources, files.extent) = ([], .app)
    let moment = GateMoment(today: today, asOf: nil, now: Instant(microseconds: 0), zone: nil)
    return try LintedCopy(PackSet([loaded]), files).verdict(GateTerms(moment, .copy)).findings
  }
}
