import RuleModel

/// `rule sudden-onset fires`, `any red flag fires`, and `does not fire` for the opposite.
extension ConditionParser {
  mutating func outcome() -> Syntax? {
    let start = current.range.lowerBound
    if isWord("rule"), let id = idAhead(), let length = verb(at: 1 + id.tokens) {
      for _ in 0..<1 + id.tokens + length { advance() }
      return told(.fires(rule: id.text, id.range), isNegated: length > 1, from: start)
    }
    guard isWord("any") else { return nil }
    for kind in RuleKind.allCases {
      let words = kind.rawValue.split(separator: " ").map(String.init)
      let isNamed = words.enumerated().allSatisfy { isWord($0.element, at: 1 + $0.offset) }
      guard isNamed, let length = verb(at: 1 + words.count) else { continue }
      for _ in 0..<1 + words.count + length { advance() }
      return told(.anyFires(kind), isNegated: length > 1, from: start)
    }
    return nil
  }

  /// The id behind `rule`: quoted, or whatever has no space in it, digits and hyphens too.
  func idAhead() -> (text: String, range: Range<Int>, tokens: Int)? {
    let first = position + 1
    guard first < tokens.count, tokens[first].kind != .end else { return nil }
    if case .quoted(let text) = tokens[first].kind { return (text, tokens[first].range, 1) }
    var next = first + 1
    while next < tokens.count, !tokens[next].isSpaced, tokens[next].kind != .end { next += 1 }
    let range = tokens[first].range.lowerBound..<tokens[next - 1].range.upperBound
    return (String(decoding: Array(text.utf8)[range], as: UTF8.self), range, next - first)
  }

  /// How many words say that something fires, or does not.
  private func verb(at offset: Int) -> Int? {
    if isWord("fires", at: offset) { return 1 }
    return ["does", "not", "fire"].enumerated().allSatisfy {
      isWord($0.element, at: offset + $0.offset)
    } ? 3 : nil
  }

  private func told(_ kind: Syntax.Kind, isNegated: Bool, from start: Int) -> Syntax {
    isNegated ? node(.not(node(kind, from: start)), from: start) : node(kind, from: start)
  }
}
