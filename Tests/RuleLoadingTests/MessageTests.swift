import Diagnostics
import RuleLoading
import RuleModel
import SourceText
import TestSupport
import Testing

/// Protects what the loader says of messages: each mistake is found at the words that make it, and
/// nothing that would leave a set without a sentence loads.
struct MessageTests {
  static let head = """
    pack: p
    language: 1
    locales: [en, es]
    records:
      basket:
        key: id
        fields:
          id: text
          weight: number?
          contents: list of [bread, cheese, ice]?

    """

  /// A sound message; the cases change one stretch of it.
  static let sound = """
    messages:
      - id: note
        for each: basket
        from: contents
        none: { en: Empty, es: Vacía }
        exact:
          - { when: [bread, cheese], en: Lunch, es: Almuerzo }
        words:
          - group: food
            of:
              - { word: bread, en: bread, es: pan }
              - { word: cheese, en: cheese, es: queso }
          - group: cold
            of: [{ word: ice, en: cold, es: frío }]
        joined:
          en: { two: " and ", between: ", ", last: ", and " }
          es: { two: " y ", between: ", ", last: " y ", before: { i: " e " } }
        sentences:
          - { when: { food: any }, en: "{food}", es: "{food}" }
          - { when: { food: any, cold: one }, en: "{food}, {cold}", es: "{food}, {cold}" }
          - { when: { cold: one }, en: Cold, es: Frío }
        examples:
          - { it: one, given: { contents: [bread] }, expect: { en: bread } }
          - { it: none, given: {}, expect: unknown }

    """

  func load(_ text: String) -> LoadedPack {
    loadPack([SourceFile(path: "pack.yaml", bytes: Array((Self.head + text).utf8))])
  }

  @Test func aSoundMessageLoads() throws {
    let loaded = load(Self.sound)
    #expect(loaded.findings.map(\.message) == [])
    let message = try #require(loaded.pack.messages.first)
    #expect(message.words == ["bread", "cheese", "ice"])
    #expect(message.forms.map(\.needs) == [[.any, .none], [.any, .one], [.none, .one]])
    #expect(message.examples.map(\.expect) == [["en": "bread"], [:]])
    #expect(
      MessageComposer(message, locale: "es").sentence(of: ["ice", "cheese"]) == "queso, frío")
  }

  /// What stands in the sound message, what is written in its place (⟦⟧ marks where the finding
  /// points), the check, and a part of message or advice.
  static let mistakes: [(String, String, String, String)] = [
    ("for each: basket", "for each: ⟦baskett⟧", "unknown-name", "did you mean `basket`"),
    ("from: contents", "from: ⟦content⟧", "unknown-name", "did you mean `contents`"),
    ("from: contents", "from: ⟦weight⟧", "type-mismatch", "list of words"),
    ("none: { en: Empty, es: Vacía }", "none: { ⟦en⟧: Empty }", "missing-key", "has no `es`"),
    (
      "none: { en: Empty, es: Vacía }", "none: { en: Empty, es: Vacía, ⟦ens⟧: Empty }",
      "unknown-key", "`ens`"
    ),
    ("none: { en: Empty, es: Vacía }", "none: { en: ⟦\" \"⟧, es: Vacía }", "missing-key", "empty"),
    ("when: [bread, cheese]", "when: [bread, ⟦chese⟧]", "unknown-word", "did you mean `cheese`"),
    ("when: [bread, cheese]", "when: ⟦[]⟧", "wrong-shape", "`none`"),
    (
      "{ when: [bread, cheese], en: Lunch, es: Almuerzo }",
      "{ ⟦when⟧: [bread, cheese], en: Lunch }", "missing-key",
      "has no `es`"
    ),
    (
      "- { word: bread, en: bread, es: pan }", "- { word: ⟦bred⟧, en: bread, es: pan }",
      "unknown-word",
      "did you mean `bread`"
    ),
    (
      "- { word: bread, en: bread, es: pan }", "- { ⟦word⟧: bread, es: pan }", "missing-key",
      "has no `en`"
    ),
    (
      "of: [{ word: ice, en: cold, es: frío }]", "of: [{ word: ⟦bread⟧, en: cold, es: frío }]",
      "duplicate-name",
      "listed twice"
    ),
    ("group: cold", "group: ⟦food⟧", "duplicate-name", "defined twice"),
    (
      "group: food", "group: food\n        at most: ⟦0⟧", "type-mismatch",
      "whole number of 1 or more"
    ),
    (
      "when: { food: any, cold: one }", "when: { food: any, ⟦colt⟧: one }", "unknown-word",
      "did you mean `cold`"
    ),
    (
      "when: { food: any, cold: one }", "when: { food: any, cold: ⟦two⟧ }", "unknown-word",
      "a number of words"
    ),
    (
      "when: { food: any, cold: one }", "when: { food: any, cold: ⟦several⟧ }",
      "message-never-said", "write `one`"
    ),
    ("en: \"{food}, {cold}\"", "en: \"⟦{fod}⟧, {cold}\"", "unknown-name", "did you mean `{food}`"),
    ("en: \"{food}, {cold}\"", "en: \"⟦{⟧food, cold\"", "wrong-shape", "brace"),
    ("en: \"{food}, {cold}\"", "en: ⟦\"Food, {cold}\"⟧", "message-loses-words", "add `{food}`"),
    (
      "{ when: { cold: one }, en: Cold,", "{ when: { cold: one }, en: \"⟦{food}⟧\",", "wrong-shape",
      "not used for words of `food`"
    ),
    (
      "- { when: { cold: one }, en: Cold, es: Frío }",
      "- { when: ⟦{ food: one }⟧, en: \"{food}\", es: \"{food}\" }",
      "message-never-said", "never used"
    ),
    (
      "given: { contents: [bread] }", "given: { ⟦contentss⟧: [bread] }", "unknown-name",
      "did you mean `contents`"
    ),
    ("expect: { en: bread }", "expect: { ⟦fr⟧: pain }", "unknown-word", "locale"),
    ("expect: { en: bread }", "expect: ⟦bread⟧", "wrong-shape", "`unknown`"),
    ("id: note", "id: note\n    ⟦nones⟧: x", "unknown-key", "`nones`"),
  ]

  @Test(arguments: mistakes.indices)
  func aMistakeIsFoundWhereItStands(index: Int) throws {
    let (from, to, id, words) = Self.mistakes[index]
    let parts = Self.sound.split(separator: from, maxSplits: 1, omittingEmptySubsequences: false)
    try #require(parts.count == 2, "the sound message holds no `\(from)`")
    let marked = MarkedText(Self.head + parts[0] + to + parts[1])
    let loaded = loadPack([SourceFile(path: "pack.yaml", bytes: Array(marked.text.utf8))])
    let found = loaded.findings.filter {
      $0.id == id && ($0.message + " " + ($0.advice ?? "")).contains(words)
    }
    #expect(
      found.contains { $0.place?.range == marked.ranges[0] },
      "\(loaded.findings.map { "\($0.id) \($0.message) | \($0.advice ?? "") at \(String(describing: $0.place?.range))" })"
    )
  }

  @Test func aGroupOfAtMostOneIsSound() throws {
    let loaded = load(
      Self.sound.replacingFirst("group: cold", with: "group: cold\n        at most: 1"))
    #expect(loaded.findings.map(\.message) == [])
    #expect(try #require(loaded.pack.messages.first).groups.map(\.atMost) == [nil, 1])
  }

  @Test func aSetWithoutASentenceIsNamed() {
    let loaded = load(
      Self.sound.replacingFirst(
        "      - { when: { food: any, cold: one }, en: \"{food}, {cold}\", es: \"{food}, {cold}\" }\n",
        with: ""))
    let gap = loaded.findings.first { $0.id == "message-gap" }
    #expect(gap?.level == .error)
    #expect(gap?.message.contains("[bread, ice]") == true)
    #expect(gap?.advice?.contains("food: one, cold: one") == true)
  }

  @Test func aWordThatNoGroupSaysIsNamed() {
    let loaded = load(
      Self.sound.replacingFirst("          - { word: cheese, en: cheese, es: queso }\n", with: "")
        .replacingFirst(
          "[bread, cheese]", with: "[bread, ice]"))
    #expect(loaded.findings.contains { $0.id == "message-gap" && $0.message.contains("`cheese`") })
  }

  @Test func joiningIsNeededForSeveralWords() {
    let start = Self.sound.range(from: "    joined:", to: "    sentences:")
    let loaded = load(Self.sound.replacingFirst(start, with: ""))
    #expect(
      loaded.findings.contains { $0.id == "missing-key" && $0.message.contains("how to join") })
  }

  /// A message about a list of so many words.
  private func loadMessage(about words: [String], _ rest: String) -> LoadedPack {
    let text = """
      pack: p
      language: 1
      locales: [en]
      records:
        basket: { key: id, fields: { id: text, contents: "list of [\(words.joined(separator: ", "))]" } }
      messages:
        - id: note
          for each: basket
          from: contents
          none: { en: Empty }
      \(rest)
      """
    return loadPack([SourceFile(path: "pack.yaml", bytes: Array(text.utf8))])
  }

  @Test func tooManyWordsAreRefused() {
    let words = (0..<17).map { "w\($0)" }
    let loaded = loadMessage(
      about: words,
      """
          words: [{ group: all, of: [\(words.map { "{ word: \($0), en: \($0) }" }.joined(separator: ", "))] }]
          joined: { en: { two: " and ", between: ", ", last: " and " } }
          sentences: [{ when: { all: any }, en: "{all}" }]
      """)
    #expect(
      loaded.findings.contains { $0.id == "too-many-messages" && $0.message.contains("17 words") })
  }

  /// Eight groups, and no more.
  @Test(arguments: [(8, false), (9, true)]) func manyGroupsAreRefused(
    _ count: Int, _ isRefused: Bool
  ) {
    let words = (0..<count).map { "w\($0)" }
    let groups = words.map { "{ group: g\($0), at most: 1, of: [{ word: \($0), en: \($0) }] }" }
    let loaded = loadMessage(
      about: words,
      """
          words: [\(groups.joined(separator: ", "))]
          sentences: [{ when: { \(words.map { "g\($0): any" }.joined(separator: ", ")) }, en: "Some." }]
      """)
    let isTold = loaded.findings.contains {
      $0.id == "too-many-messages" && $0.message.hasSuffix(" \(count) groups")
    }
    #expect(isTold == isRefused, "\(loaded.findings.map(\.message))")
  }
}

extension String {
  fileprivate func replacingFirst(_ part: String, with other: String) -> String {
    let parts = split(separator: part, maxSplits: 1, omittingEmptySubsequences: false)
    precondition(parts.count == 2, "no \(part)")
    return parts[0] + other + parts[1]
  }

  /// From one line's beginning to just before another's.
  fileprivate func range(from start: String, to end: String) -> String {
    let rest = split(separator: start, maxSplits: 1, omittingEmptySubsequences: false)[1]
    return start + rest.split(separator: end, maxSplits: 1, omittingEmptySubsequences: false)[0]
  }
}
