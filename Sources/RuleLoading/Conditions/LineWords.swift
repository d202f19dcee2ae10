/// A line that begins with words of its own and goes on with a value: `distinct days of start`,
/// `the 24 h before start`.
struct LineWords {
  private let text: String
  private let tokens: [Token]
  private var position = 0

  init(_ text: String) throws(SyntaxMistake) {
    self.text = text
    var lexer = Lexer(text)
    tokens = try lexer.tokens()
  }

  private var isAtEnd: Bool { tokens[position].kind == .end }

  private func stands(_ words: [String], at start: Int) -> Bool {
    guard start + words.count < tokens.count else { return false }
    return words.indices.allSatisfy { isWord(words[$0], at: start + $0) }
  }

  private func isWord(_ word: String, at index: Int) -> Bool {
    tokens[index].kind == .word && tokens[index].text == word
  }

  /// Whether the line is these words and nothing else.
  func isJust(_ words: String...) -> Bool {
    stands(words, at: 0) && tokens.count == words.count + 1
  }

  /// Passes over the given words if they come next and something follows them.
  mutating func accept(_ words: String...) -> Bool {
    guard stands(words, at: position), tokens[position + words.count].kind != .end else {
      return false
    }
    position += words.count
    return true
  }

  /// The text before a word, which is passed over; nil if the word does not come, or nothing
  /// follows it.
  mutating func part(before word: String) -> String? {
    guard let next = tokens.indices[position...].first(where: { isWord(word, at: $0) }),
      next > position,
      tokens[next + 1].kind != .end
    else { return nil }
    let part = slice(tokens[position].range.lowerBound..<tokens[next - 1].range.upperBound)
    position = next + 1
    return part
  }

  /// The rest, and its start in the line.
  var rest: (text: String, start: Int) {
    let start = tokens[position].range.lowerBound
    let end = isAtEnd ? start : tokens[tokens.count - 2].range.upperBound
    return (slice(start..<end), start)
  }

  private func slice(_ range: Range<Int>) -> String {
    String(decoding: Array(text.utf8)[range], as: UTF8.self)
  }
}
