import Folding
import RuleModel

/// Conditions about what rules do, with a word that is wrong: `any red flg fires`, `rule x fire`.
extension ConditionParser {
  /// Nil where nothing looks like one. What would be right is read before.
  func outcomeSlip() -> SyntaxMistake? {
    let words = clauseAhead()
    guard words.count > 1, let first = words.first, let last = words.last else { return nil }
    let isNegated = words.contains { Self.denials.contains($0.text) }
    let verb = isNegated ? "does not fire" : "fires"
    let asks = Self.firing.contains(last.text)
    let meant: String
    if first.text == "rule" || asks && nearest(first.text, in: ["rule"]) != nil {
      // A field may be called `rule`; no other word follows a name.
      guard case .word = words[1].kind, !Self.keywords.contains(words[1].text) || asks,
        let id = idAhead()
      else { return nil }
      meant = "did you mean `rule \(id.text) \(verb)`?"
    } else if first.text == "any" && words[1].text != "of"
      || asks && Self.articles.contains(first.text)
    {
      let kind = kind(in: words.dropFirst().map(\.text))
      if kind == nil, !asks { return nil }
      meant = kind.map { "did you mean `any \($0) \(verb)`?" }
        ?? "write `any` and a kind of rule, as in `any red flag \(verb)`; kinds: "
          + RuleKind.allCases.map(\.rawValue).joined(separator: ", ")
    } else if asks, Self.isOneID(words.dropLast()) {
      let id = words.dropLast().map(\.text).joined()
      meant = "did you mean `rule \(id) \(verb)`?"
    } else {
      return nil
    }
    let range = first.range.lowerBound..<last.range.upperBound
    return SyntaxMistake(
      range: range,
      message: "`\(String(decoding: Array(text.utf8)[range], as: UTF8.self))` is not recognised",
      advice: meant)
  }

  private static let firing: Set<String> = ["fires", "fire", "fired", "firing", "fiers", "fries"]
  private static let denials: Set<String> = ["not", "never", "no", "silent"]
  private static let articles: Set<String> = [
    "a", "an", "no", "some", "all", "every", "each", "one", "any",
  ]

  /// The tokens up to the next joint or bracket.
  private func clauseAhead() -> [Token] {
    let end =
      tokens[position...].firstIndex { token in
        switch token.kind {
        case .end: true
        case .symbol(let symbol): symbol != "-"
        case .word: ["and", "or", "otherwise"].contains(token.text)
        default: false
        }
      } ?? tokens.endIndex
    return Array(tokens[position..<end])
  }

  /// Whether tokens are written as one, as ids are.
  private static func isOneID(_ words: ArraySlice<Token>) -> Bool {
    words.first?.kind == .word && words.dropFirst().allSatisfy { !$0.isSpaced }
  }

  /// The kind of rule that words most likely mean.
  private func kind(in words: [String]) -> String? {
    let rest = words.filter { word in
      !Self.firing.contains(word) && !Self.denials.contains(word)
        && !["do", "does", "did", "is", "are", "has", "have", "-"].contains(word)
    }
    if rest.isEmpty { return nil }
    let (named, kinds) = (rest.joined(separator: " "), RuleKind.allCases.map(\.rawValue))
    return nearest(named, in: kinds) ?? kinds.first { $0.hasPrefix(named.prefix(4)) }
  }
}
