import Diagnostics
import RuleLoading
import RuleModel
import SourceText
import TestSupport
import Testing

@Suite struct WholePackTests {
  /// Protects the promise that every mistake of every file is told in one run.
  @Test func everyFileIsTold() {
    let loaded = Sample.load([
      "pack.yaml": Sample.base,
      "a.yaml": "thresholds:\n  a: { is: 3 furlong }\n",
      "b/b.yaml":
        "rules:\n  - id: b\n    title: B\n    kind: advisory\n    for each: reading\n    when: [agee > 3, pain is stronk]\n",
      "c.yaml": "texts:\n  - { id: c, key: c }\n",
      "d.yaml": "surprise: 1\n",
      "e.yaml": "terms:\n  - { id: e, forbid: e, locale: en, levl: error }\n",
    ])
    let files = loaded.findings.filter { $0.level == .error }.map {
      "\($0.place?.file.path ?? "") \($0.id)"
    }
    #expect(
      files == [
        "clinic/a.yaml condition-syntax", "clinic/b/b.yaml unknown-name",
        "clinic/b/b.yaml unknown-word",
        "clinic/c.yaml missing-key", "clinic/d.yaml unknown-key",
        "clinic/e.yaml unknown-key",
      ])
  }

  /// Protects against a pack that depends on how its files are named or cut.
  @Test func orderOfFilesDoesNotMatter() {
    let rule = Sample.rule("age > limit")
    let threshold = "thresholds:\n  limit: 3\n"
    for files in [
      ["pack.yaml": Sample.base, "a.yaml": rule, "b.yaml": threshold],
      ["pack.yaml": Sample.base, "b.yaml": rule, "a.yaml": threshold],
    ] {
      let loaded = Sample.load(files)
      #expect(loaded.told == [])
      #expect(loaded.pack.rules.count == 1)
    }
  }

  /// Protects names that must exist: nothing passes because it points nowhere.
  @Test(arguments: [
    (
      "exemptions:\n  - { key: k, term: ⟦nowhere⟧, because: b, approved by: a, until: 2027-01-01 }\n",
      "unknown-name"
    ),
    (
      "signoffs:\n  - { item: ⟦nowhere⟧, role: r, by: b, on: 2026-01-01, sha256: \(String(repeating: "0", count: 64)) }\n",
      "unknown-name"
    ),
    ("texts:\n  - { id: t, key: k, exactly: T., contains: [⟦nowhere⟧] }\n", "unknown-name"),
    (
      "rules:\n  - { id: r, title: R, kind: advisory, for each: ⟦nowhere⟧, when: cough }\n",
      "unknown-name"
    ),
    (
      "rules:\n  - { id: r, title: R, kind: advisory, for each: reading, when: cough, then: [{ show: ⟦nowhere⟧ }] }\n",
      "unknown-name"
    ),
    (
      "rules:\n  - { id: r, title: R, kind: advisory, for each: reading, when: cough, examples: [{ it: x, given: { ⟦nowhere⟧: 1 }, expect: fires }] }\n",
      "unknown-name"
    ),
    ("mappings:\n  - { id: m, record: reading, columns: { A: ⟦nowhere⟧ } }\n", "unknown-name"),
    ("records:\n  r:\n    key: ⟦nowhere⟧\n    fields: { a: text }\n", "unknown-name"),
    (
      "rules:\n  - { id: r, title: R, kind: advisory, for each: reading, when: cough, ⟦wehn⟧: cough }\n",
      "unknown-key"
    ),
    (
      "rules:\n  - { ⟦id⟧: r, title: R, kind: red flag, for each: reading, when: cough }\n",
      "missing-key"
    ),
    (
      "rules:\n  - { id: r, title: R, kind: constraint, for each: reading, ⟦when⟧: cough }\n",
      "wrong-shape"
    ),
    (
      "rules:\n  - { id: r, title: R, kind: advisory, for each: reading, when: ⟦[]⟧ }\n",
      "wrong-shape"
    ),
    (
      "rules:\n  - { id: r, title: R, kind: advisory, for: ⟦reading⟧, when: cough }\n",
      "unknown-word"
    ),
  ])
  func danglingNamesAreTold(_ marked: String, _ id: String) {
    let sample = MarkedText(marked)
    let loaded = Sample.load(sample.text)
    let errors = loaded.findings.filter { $0.level == .error }
    #expect(errors.map(\.id) == [id], "\(errors.map(\.message))")
    #expect(errors.first?.place?.range == sample.ranges[0], "\(loaded.told)")
  }

  /// Protects against words about a rule whose file could not be read whole: what is broken is told
  /// once.
  @Test func brokenFilesAreToldOnce() {
    let loaded = Sample.load(
      "rules:\n  - id: r\n    title: R\n    kind: advisory\n    for each: reading\n    when: \"cough\" is yes\n"
    )
    #expect(loaded.findings.map(\.id) == ["yaml-syntax"], "\(loaded.told)")
  }
}

/// Any bytes may come as a rule file: no crash, no hang, and every place inside its file.
@Suite struct LoadingFuzzTests {
  private static let words = [
    "is", "not", "and", "or", "otherwise", "missing", "one of", "from", "to", "below", "in",
    "includes", "any of",
    "all of", "now", "age", "pain", "mild", "signs", "rash",
    "at", "slept", "h", "min", "°C", "(", ")", "[", "]", ",", "+", "-", "*", "/", "^", "<", "<=",
    ">=", "3", "1.5",
    "39 °C", "\"x\"", "2026-03-01", "22:00", "#123", "ln",
    "round", "places", "smallest of", "points of", "whole years from", "how many of", "contrast of",
    "on", "ü",
    "\u{301}", "%", "“", "1e999", "d", "calendar days", "weight",
  ]

  private func holds(_ loaded: LoadedPack) -> Bool {
    loaded.findings.allSatisfy { finding in
      ([finding.place] + finding.notes.map(\.place)).allSatisfy { place in
        guard let place else { return true }
        let isBoundary = { (offset: Int) in
          offset >= place.file.bytes.count || place.file.bytes[offset] & 0xC0 != 0x80
            || !Self.isText(place.file)
        }
        return place.range.lowerBound >= 0 && place.range.upperBound <= place.file.bytes.count
          && isBoundary(place.range.lowerBound) && isBoundary(place.range.upperBound)
      }
    }
  }

  private static func isText(_ file: SourceFile) -> Bool {
    String(validating: file.bytes, as: UTF8.self) != nil
  }

  /// Protects the condition parser against any order of its own words.
  @Test func conditions() {
    var generator = SeededGenerator(seed: 20_260_301)
    for seed in 0..<600 {
      let count = Int.random(in: 1...14, using: &generator)
      let condition = (0..<count).map { _ in
        Self.words.randomElement(using: &generator)! + (Bool.random(using: &generator) ? " " : "")
      }.joined()
      let loaded = Sample.load(["pack.yaml": Sample.base, "rules.yaml": Sample.rule(condition)])
      let isSound = holds(loaded)
      #expect(isSound, "seed \(seed): \(condition): \(loaded.told)")
      if !loaded.hasErrors { #expect(loaded.pack.rules.count == 1, "\(condition)") }
    }
  }

  /// Protects the loader against files with small and large damage.
  @Test func packs() {
    var generator = SeededGenerator(seed: 7)
    let rules =
      Sample.rule("age > 3 and pain is one of [mild, strong]") + """
            then: [{ show: t, on: [home], while: cough }, { remind: x, at: at + 4 h }, { set y: 3 }]
            let: { n: { count: distinct days of at, in: reading, during: this calendar month, where: age > this.age } }
            examples: [{ it: a, given: { age: 4, pain: mild }, history: { reading: [{ age: 3 }] }, expect: { outcome: fires, n: 0 } }]
        tables: [{ id: t1, for each: reading, gives: [p, q], rows: [{ when: age > 3, p: low, q: 1 h }], otherwise: nothing }]
        texts: [{ id: t, key: k, exactly: { en: T., de: U. } }]
        terms: [{ id: w, forbid: w, forms: verb, locale: en }]
        mappings: [{ id: m, record: reading, columns: { A: age, B: { field: at, format: yyyy-MM-dd } } }]
        """
    let sound = Sample.load(rules)
    #expect(sound.told == [])
    let dictionary = [
      "\n", ": ", "- ", "  ", "[", "]", "{", "}", "'", "\"", "#", "&a ", "*a", "!!str ", "|\n",
      ">-\n", "when",
      "rules:", "\t", "\u{FEFF}", "age", "is",
    ].map { Array($0.utf8) }
    for seed in 0..<600 {
      let bytes = generator.mutate(Array(rules.utf8), dictionary: dictionary)
      let base =
        seed % 4 == 0
        ? generator.mutate(Array(Sample.base.utf8), dictionary: dictionary)
        : Array(Sample.base.utf8)
      let loaded = loadPack([
        SourceFile(path: "clinic/pack.yaml", bytes: base),
        SourceFile(path: "clinic/rules.yaml", bytes: bytes),
      ])
      let isSound = holds(loaded)
      #expect(isSound, "seed \(seed): \(loaded.told)")
    }
  }
}
