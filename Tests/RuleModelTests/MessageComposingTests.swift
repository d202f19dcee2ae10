import RuleModel
import Testing

/// Protects what a message says of a set of words: order, joining, exact sentences, and the list of
/// all sentences.
struct MessageComposingTests {
  static func words(_ pairs: [(String, String)]) -> [MessageRule.Word] {
    pairs.map { .init(word: $0.0, phrases: ["es": .init($0.1), "en": .init($0.0)]) }
  }

  static let rule = MessageRule(
    id: "basket", record: 0, field: 0,
    groups: [
      .init(
        name: "food",
        words: words([("figs", "higos"), ("ice", "hielo"), ("bread", "pan"), ("iguana", "iguana")]),
        atMost: 3),
      .init(name: "cold", words: words([("chilled", "en frío")])),
    ],
    joined: [
      "en": .init(two: " and ", between: ", ", last: ", and "),
      "es": .init(
        two: " y ", between: ", ", last: " y ",
        before: [
          .init(start: "i", joiner: " e "), .init(start: "hi", joiner: " e "),
          .init(start: "hie", joiner: " y "),
        ]),
    ],
    none: ["en": .init("Empty"), "es": .init("Vacía")],
    exact: [
      .init(words: ["bread", "ice"], sentences: ["en": .init("Toast"), "es": .init("Tostada")])
    ],
    forms: [
      form([.one, .none], [.text("Just "), .group(0)]), form([.several, .none], [.group(0)]),
      form([.any, .one], [.group(0), .text(", "), .group(1)]),
      form([.none, .one], [.text("Only "), .group(1)]),
    ])

  static func form(
    _ needs: [MessageRule.Need], _ pieces: [MessageRule.Template.Piece]
  ) -> MessageRule.Form {
    .init(needs: needs, sentences: ["en": .init(pieces: pieces), "es": .init(pieces: pieces)])
  }

  static let cases: [([String], String, String)] = [
    ([], "Empty", "Vacía"), (["bread"], "Just bread", "Just pan"),
    (["bread", "figs"], "figs and bread", "higos y pan"),
    (["ice", "bread"], "Toast", "Tostada"), (["bread", "ice", "bread"], "Toast", "Tostada"),
    (["ice", "figs"], "figs and ice", "higos y hielo"),
    (["bread", "iguana"], "bread and iguana", "pan e iguana"),
    (["figs", "ice", "bread"], "figs, ice, and bread", "higos, hielo y pan"),
    (["figs", "bread", "iguana"], "figs, bread, and iguana", "higos, pan e iguana"),
    // At most three, the first of the group.
    (["figs", "ice", "bread", "iguana"], "figs, ice, and bread", "higos, hielo y pan"),
    (["chilled"], "Only chilled", "Only en frío"),
    (["chilled", "ice"], "ice, chilled", "hielo, en frío"),
    (["bread", "ice", "chilled"], "ice and bread, chilled", "hielo y pan, en frío"),
  ]

  @Test(arguments: cases)
  func says(words: [String], english: String, spanish: String) {
    #expect(MessageComposer(Self.rule, locale: "en").sentence(of: words) == english)
    #expect(MessageComposer(Self.rule, locale: "es").sentence(of: words) == spanish)
  }

  @Test func saysNothingOfAnUnknownWordOrLocale() {
    #expect(MessageComposer(Self.rule, locale: "en").sentence(of: ["bread", "stones"]) == nil)
    #expect(MessageComposer(Self.rule, locale: "fr").sentence(of: ["bread"]) == nil)
  }

  @Test func everySentenceStandsOnceInTheListOfAll() throws {
    let composer = MessageComposer(Self.rule, locale: "en")
    let said = try #require(composer.sentences())
    #expect(Set(said.map(\.text)).count == said.count)
    #expect(said.map(\.sets).reduce(0, +) == Self.rule.sets)
    // Every set by itself, not by the way the list is made.
    let words = Self.rule.words
    for set in 0..<Self.rule.sets {
      let own = words.indices.filter { set & (1 << $0) != 0 }.map { words[$0] }
      #expect(said.contains { $0.text == composer.sentence(of: own) })
    }
    for sentence in said { #expect(composer.sentence(of: sentence.words) == sentence.text) }
    // The smallest set that says it: three words, not the four that are cut to three.
    #expect(said.first { $0.text == "figs, ice, and bread" }?.words == ["figs", "ice", "bread"])
  }

  @Test func tooManyWordsAreNotListed() {
    var rule = Self.rule
    rule.groups[0].words = (0..<17).map { .init(word: "w\($0)", phrases: ["en": .init("w")]) }
    #expect(MessageComposer(rule, locale: "en").sentences() == nil)
  }
}
