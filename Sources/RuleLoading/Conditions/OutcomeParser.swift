import RuleModel

/// `rule sudden-onset fires`, `any red flag fires`, and `does not fire` for the opposite.
extension ConditionParser {
  mutating func outcome() -> Syntax? {
    let start = current.range.lowerBound
    if isWord("rule"), following.kind == .word, let length = verb(at: 2) {
      let name = following
      for _ in 0..<2 + length { advance() }
      return told(.fires(rule: name.text, name.range), isNegated: length > 1, from: start)
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

  /// How many words say that something fires, or does not.
  private func verb(at offset: Int) -> Int? {
    if isWord("fires", at: offset) { return 1 }
    return ["does", "not", "fire"].enumerated().allSatisfy { isWord($0.element, at: offset + $0.offset) } ? 3 : nil
  }

  private func told(_ kind: Syntax.Kind, isNegated: Bool, from start: Int) -> Syntax {
    isNegated ? node(.not(node(kind, from: start)), from: start) : node(kind, from: start)
  }
}
