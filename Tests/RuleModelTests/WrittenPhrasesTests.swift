import Testing

@testable import RuleModel

/// Protects the phrases that a term with names in braces means.
@Suite struct WrittenPhrasesTests {
  private static let rows: [(parts: [[String]], means: [String])] = [
    // A phrase without braces is as it is written.
    ([["treat  it "]], ["treat  it "]),
    ([[""], ["treat", "cure"], [" your "], ["pain", "flu"], [""]],
      ["treat your pain", "treat your flu", "cure your pain", "cure your flu"]),
    // If a choice is nothing, one space is left of two, and none at an end.
    ([[""], ["", "always"], [" safe "], ["", "now"], [""]],
      ["safe", "safe now", "always safe", "always safe now"]),
    ([["no "], [], [" way"]], []),
  ]

  @Test(arguments: rows)
  func everyChoiceIsMeant(_ parts: [[String]], _ means: [String]) {
    var phrases = WrittenPhrases(["first"])
    phrases.append(parts: parts)
    let all = ["first"] + means
    #expect(phrases.all == all)
    #expect(phrases.count == all.count)
    #expect(phrases == WrittenPhrases(all))
    #expect(all.allSatisfy { phrases.contains($0) })
    #expect(!phrases.contains("safe always"))
    #expect(!phrases.contains("treat it"))
    var alone = WrittenPhrases()
    alone.append(parts: parts)
    #expect(alone.first == means.first)
    #expect(alone.isEmpty == means.isEmpty)
  }
}
