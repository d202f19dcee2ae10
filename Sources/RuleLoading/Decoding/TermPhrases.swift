import RuleModel
import YAMLReading

/// `words:` of a term: names for any of several words in its phrases, as in
/// `{verb} your {condition}`.
final class TermPhrases {
  /// Of one term, and of all terms of a pack together: each phrase is looked for at every word of
  /// the copy.
  private static let limit = 20_000
  private static let limitOfAll = 100_000

  private let keys: Keys
  private var words: [(name: String, choices: [String], entry: YAMLEntry)] = []
  private var used: Set<String> = []
  private var count = 0

  init(_ keys: Keys) {
    self.keys = keys
    guard let node = keys.optional("words"),
      let entries = keys.builder.group(node, "`words`", "write `verb: [treat, relieve]`")
    else { return }
    for entry in entries {
      words.append((entry.keyText, keys.builder.texts(entry.value, of: "`words`"), entry))
    }
  }

  /// Every phrase that a text with names in braces means.
  func written(out text: String, at node: YAMLNode) -> [String] {
    guard text.holds("{") else { return [text] }
    let builder = keys.builder
    var phrases = [""]
    var rest = text[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      let name = String(rest[rest.index(after: open)..<close])
      guard let found = words.first(where: { $0.name == name }) else {
        builder.report(
          .unknownWord, "`{\(name)}` does not match any of the `words` of this term",
          at: builder.origin(node),
          advice: "add `words: { \(name): [one, another] }`, or remove the braces")
        return []
      }
      used.insert(name)
      let before = rest[..<open]
      let count = phrases.count * found.choices.count
      if builder.phraseCount + count > Self.limitOfAll {
        builder.report(
          .wrongShape, "the terms of this pack have more than \(Self.limitOfAll) phrases in all",
          at: builder.origin(node),
          advice: "use fewer words in braces, in this term or in those before it")
        return []
      }
      phrases = phrases.flatMap { phrase in found.choices.map { phrase + before + $0 } }
      if phrases.count + self.count > Self.limit {
        builder.report(
          .wrongShape, "this term has more than \(Self.limit) phrases", at: builder.origin(node),
          advice: "use fewer words")
        return []
      }
      rest = rest[rest.index(after: close)...]
    }
    count += phrases.count
    builder.phraseCount += phrases.count
    // If a choice is nothing, one space is left of two.
    return phrases.map { phrase in
      let whole = phrase + rest
      return Self.hasSpareSpace(whole) ? whole.split(separator: " ").joined(separator: " ") : whole
    }
  }

  private static func hasSpareSpace(_ text: String) -> Bool {
    var before = UInt8(ascii: " ")
    for byte in text.utf8 {
      if byte == UInt8(ascii: " "), byte == before { return true }
      before = byte
    }
    return before == UInt8(ascii: " ")
  }

  func finish() {
    for word in words where !used.contains(word.name) {
      keys.builder.report(
        .unusedName, "no phrase of this term uses `{\(word.name)}`",
        at: keys.builder.origin(word.entry.key),
        advice: "remove it, or use it in a phrase")
    }
  }
}
