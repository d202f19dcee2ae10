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

  /// The parts of a text with names in braces, with the choices for each; nil where it cannot be
  /// read.
  func parts(of text: String, at node: YAMLNode) -> [[String]]? {
    guard text.holds("{") else { return [[text]] }
    let builder = keys.builder
    // Also of a text with a brace that none closes, of whose spaces some may go.
    var parts = [[""]]
    var count = 1
    var rest = text[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      let name = String(rest[rest.index(after: open)..<close])
      guard let found = words.first(where: { $0.name == name }) else {
        builder.report(
          .unknownWord, "`{\(name)}` does not match any of the `words` of this term",
          at: builder.origin(node),
          advice: "add `words: { \(name): [one, another] }`, or remove the braces")
        return nil
      }
      used.insert(name)
      count *= found.choices.count
      if builder.phraseCount + count > Self.limitOfAll {
        builder.report(
          .wrongShape, "the terms of this pack have more than \(Self.limitOfAll) phrases in all",
          at: builder.origin(node),
          advice: "use fewer words in braces, in this term or in those before it")
        return nil
      }
      if count + self.count > Self.limit {
        builder.report(
          .wrongShape, "this term has more than \(Self.limit) phrases", at: builder.origin(node),
          advice: "use fewer words")
        return nil
      }
      parts += [[String(rest[..<open])], found.choices]
      rest = rest[rest.index(after: close)...]
    }
    self.count += count
    builder.phraseCount += count
    return parts + [[String(rest)]]
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
