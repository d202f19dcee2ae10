/// What is wrong where a condition cannot go on, and what to write instead.
extension ConditionParser {
  func unexpected() -> SyntaxMistake {
    let token = current
    let previous = position > 0 ? tokens[position - 1] : token
    switch token.kind {
    case .end:
      return SyntaxMistake(
        range: endRange, message: "the condition ends too early, after `\(previous.text)`", advice: nil)
    case .word:
      if let slip = slip(at: token, after: previous) { return slip }
      if previous.kind == .word, !Self.keywords.contains(token.text), !Self.keywords.contains(previous.text) {
        let joined = "\(previous.text) \(token.text)"
        return SyntaxMistake(
          range: previous.range.lowerBound..<token.range.upperBound,
          message: "`\(joined)` is not understood: names and words stand alone",
          advice: "write a comparison such as `is` between them, or quote \"\(joined)\" if it is one word of a list")
      }
    case .symbol(let symbol) where ["<", "<=", ">", ">="].contains(symbol):
      return SyntaxMistake(
        range: token.range, message: "a second comparison in one",
        advice: "write `x is from A to B`, or two comparisons with `and`")
    case .symbol("%"):
      return SyntaxMistake(range: token.range, message: "`%` follows a number only", advice: "write `30 %`")
    case .symbol("*") where previous.kind == .symbol("*"):
      return SyntaxMistake(
        range: previous.range.lowerBound..<token.range.upperBound, message: "`**` is not known here",
        advice: "write `^`")
    case .symbol(")"), .symbol("]"):
      return SyntaxMistake(
        range: token.range, message: "`\(token.text)` closes nothing here",
        advice: "leave it out, or open the group before it")
    case .symbol("(") where slip(at: token, after: previous) != nil: return slip(at: token, after: previous)!
    case .symbol(","):
      if case .number = previous.kind, case .number = following.kind, !token.isSpaced, !following.isSpaced {
        return SyntaxMistake(
          range: previous.range.lowerBound..<following.range.upperBound, message: "a decimal is written with a point",
          advice: "write `\(previous.text).\(following.text)`")
      }
      return SyntaxMistake(
        range: token.range, message: "`,` is not expected here",
        advice: "several values stand in brackets: `is one of [a, b]`")
    default: break
    }
    return SyntaxMistake(
      range: token.range, message: "`\(token.text)` is not expected here",
      advice: position == 0
        ? nil : "leave it out, or write `and` or `or` before it, or begin a line of its own with `- `")
  }

  func unexpectedKeyword(_ token: Token) -> SyntaxMistake {
    let previous = tokens[position - 1]
    if previous.kind == .word, ["and", "or", "not"].contains(previous.text),
      ["is", "missing", "present", "unreadable", "includes", "include", "from"].contains(token.text)
    {
      let isNeeded = ["missing", "present", "unreadable", "from"].contains(token.text)
      return SyntaxMistake(
        range: token.range, message: "a name is missing before `\(token.text)`",
        advice: "what is compared is named each time: `\(previous.text) … \(isNeeded ? "is " : "")\(token.text)`")
    }
    return SyntaxMistake(
      range: token.range, message: "a name or a value is expected here, not `\(token.text)`",
      advice: "quote it if it is a word of an enumeration: \"\(token.text)\"")
  }
}
