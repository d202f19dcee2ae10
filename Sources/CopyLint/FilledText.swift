import RuleModel

/// Texts that rules pass values to, with the values that their places can have: each of several
/// words, and of a number the place itself, whose digits make no word.
enum FilledText {
  static func all(in pack: Pack) -> [(text: SignedText, values: [[String: String]])] {
    var found: [(text: Int, values: [[String: String]])] = []
    for rule in pack.rules where rule.status != .retired {
      for action in rule.then + rule.otherwise where !action.with.isEmpty {
        guard let text = action.text, pack.texts[text].status != .retired else { continue }
        let values = combinations(action.with)
        if let known = found.firstIndex(where: { $0.text == text }) {
          found[known].values += values
        } else {
          found.append((text, values))
        }
      }
    }
    return found.map { (pack.texts[$0.text], $0.values) }
  }

  private static func combinations(_ passed: [RuleAction.Passed]) -> [[String: String]] {
    var all: [[String: String]] = [[:]]
    for value in passed {
      guard case .word(let words) = value.type else { continue }
      all = all.flatMap { known in
        words.words.map { word in known.merging([value.name: word]) { $1 } }
      }
    }
    return all
  }
}
