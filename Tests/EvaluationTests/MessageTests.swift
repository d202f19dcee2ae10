import RuleModel
import Testing

@testable import Evaluation

/// What evaluation gives of a message: the sentence, and never the words it was made from.
@Suite struct MessageTests {
  static let words = Enumeration(words: ["bread", "cheese", "ice"])

  static func decisions(_ literal: Literal?, status: Status = .active) -> [DecisionCopy] {
    var bench = Bench([Field(name: "contents", type: .list(.word(words)), isOptional: true)])
    let pieces: [MessageRule.Template.Piece] = [.text("Has "), .group(0)]
    bench.pack.messages = [
      MessageRule(
        id: "note", record: 0, field: Bench.firstField,
        groups: [
          .init(
            name: "all",
            words: words.words.map {
              .init(word: $0, phrases: ["en": .init($0), "fr": .init($0 + "!")])
            })
        ],
        joined: [
          "en": .init(two: " and ", between: ", ", last: " and "),
          "fr": .init(two: " et ", between: ", ", last: " et "),
        ],
        none: ["en": .init("Empty"), "fr": .init("Vide")],
        forms: [
          .init(
            needs: [.any], sentences: ["en": .init(pieces: pieces), "fr": .init(pieces: pieces)])
        ])
    ]
    bench.pack.messages[0].status = status
    return bench.decisions([.init("2026-03-20T10:00:00+00:00", [literal])])
  }

  @Test(
    arguments: [
      ([], "Empty", "Vide"), (["ice"], "Has ice", "Has ice!"),
      (["ice", "bread", "ice"], "Has bread and ice", "Has bread! et ice!"),
    ] as [([String], String, String)])
  func sentence(_ words: [String], _ english: String, _ french: String) throws {
    let decision = try #require(Self.decisions(.list(words.map { .word($0) })).first)
    #expect(decision.source == .message(0))
    #expect(decision.outcome == .fires)
    #expect(
      decision.answers == [
        .init(name: "en", value: .text(english)), .init(name: "fr", value: .text(french)),
      ])
    #expect(decision.because.isEmpty && decision.actions.isEmpty)
  }

  @Test func aMissingListCannotBeTold() throws {
    let decision = try #require(Self.decisions(nil).first)
    #expect(decision.outcome == .unknown)
    #expect(decision.answers.isEmpty)
  }

  @Test func aRetiredMessageSaysNothing() {
    #expect(Self.decisions(.list([.word("ice")]), status: .retired).isEmpty)
  }
}
