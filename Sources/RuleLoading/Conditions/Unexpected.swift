import Folding
import RuleModel

/// Messages for places where a condition cannot go on, with what to write instead.
extension ConditionParser {
  func unexpected() -> SyntaxMistake {
    let token = current
    let previous = position > 0 ? tokens[position - 1] : token
    if let slip = numberBehindName(token, previous) ?? bullet(token)
      ?? halfOfTheDay(token, previous)
    { return slip }
    switch token.kind {
    case .end:
      return SyntaxMistake(
        range: endRange, message: "the condition is incomplete: it ends after `\(previous.text)`",
        advice: nil)
    case .word:
      if let slip = slip(at: token, after: previous) { return slip }
      if previous.kind == .word, !Self.keywords.contains(token.text),
        !Self.keywords.contains(previous.text)
      {
        let joined = "\(previous.text) \(token.text)"
        return SyntaxMistake(
          range: previous.range.lowerBound..<token.range.upperBound,
          message: "`\(joined)` is not recognised: names and words cannot follow each other",
          advice:
            "write a comparison such as `is` between them, `\(previous.text)\(token.text.prefix(1).uppercased())\(token.text.dropFirst())` if it is one name, or quote \"\(joined)\" if it is one word of a list"
        )
      }
    case .symbol(let symbol) where ["<", "<=", ">", ">="].contains(symbol):
      return SyntaxMistake(
        range: token.range, message: "a condition can make only one comparison",
        advice: "write `x is from A to B`, or two comparisons with `and`")
    case .symbol("%"):
      return SyntaxMistake(
        range: token.range, message: "`%` can only follow a number", advice: "write `30 %`")
    case .symbol("*") where previous.kind == .symbol("*"):
      return SyntaxMistake(
        range: previous.range.lowerBound..<token.range.upperBound,
        message: "`**` is not an operator",
        advice: "write `^`")
    case .symbol(")"), .symbol("]"):
      return SyntaxMistake(
        range: token.range, message: "this `\(token.text)` has no matching opening bracket",
        advice: "remove it, or add the opening bracket")
    case .symbol("(") where slip(at: token, after: previous) != nil:
      return slip(at: token, after: previous)!
    case .symbol(","): return comma(token, previous)
    default: break
    }
    return SyntaxMistake(
      range: token.range, message: "unexpected `\(token.text)`",
      advice: position == 0
        ? nil : "remove it, write `and` or `or` before it, or start a new line with `- `")
  }

  /// `10:00 pm`.
  private func halfOfTheDay(_ token: Token, _ previous: Token) -> SyntaxMistake? {
    guard case .timeOfDay(let time) = previous.kind else { return nil }
    let half = caseFolded(token.text)
    let (hour, noon) = (time / 3_600_000_000, Int64(43_200_000_000))
    guard ["am", "pm"].contains(half), (1...12).contains(hour) else { return nil }
    return SyntaxMistake(
      range: previous.range.lowerBound..<token.range.upperBound,
      message: "write times of day on the 24-hour clock",
      advice: "write `\(MomentText.text(timeOfDay: time % noon + (half == "pm" ? noon : 0)))`")
  }

  private func comma(_ token: Token, _ previous: Token) -> SyntaxMistake {
    if case .number = previous.kind, case .number = following.kind, !token.isSpaced,
      !following.isSpaced
    {
      return SyntaxMistake(
        range: previous.range.lowerBound..<following.range.upperBound,
        message: "write decimals with a point",
        advice: "write `\(previous.text).\(following.text)`")
    }
    if hasTest(after: position) {
      return SyntaxMistake(
        range: token.range, message: "a comma cannot join two conditions",
        advice:
          "write each on a line of its own that begins with `- `, or `and` in place of the comma")
    }
    return SyntaxMistake(
      range: token.range, message: "unexpected `,`",
      advice: "put several values in square brackets: `is one of [a, b]`")
  }

  /// `severity 4+`, `severity 4`: a comparison is missing.
  private func numberBehindName(_ token: Token, _ previous: Token) -> SyntaxMistake? {
    switch (token.kind, previous.kind) {
    case (.end, .symbol("+")) where position > 1:
      let number = tokens[position - 2]
      guard case .number = number.kind, position > 2 else { return nil }
      return SyntaxMistake(
        range: number.range.lowerBound..<previous.range.upperBound,
        message: "`\(number.text)+` is not recognised: the condition ends after `+`",
        advice: "remove the `+`; write `>= \(number.text)` for \(number.text) or more")
    case (.number, .word), (.time, .word), (.date, .word), (.timeOfDay, .word):
      guard !Self.keywords.contains(previous.text) else { return nil }
      if position > 1, case .number = tokens[position - 2].kind {
        return SyntaxMistake(
          range: token.range, message: "a comma is missing before `\(token.text)`",
          advice: "write `\(tokens[position - 2].text) \(previous.text), \(token.text)`")
      }
      if case .number = token.kind, units.unit(named: previous.text) != nil {
        return SyntaxMistake(
          range: previous.range.lowerBound..<token.range.upperBound,
          message: "a unit comes after its number",
          advice: "write `\(token.text) \(previous.text)`")
      }
      let isOrMore = following.kind == .symbol("+") && !following.isSpaced
      let end = isOrMore ? following.range.upperBound : token.range.upperBound
      let written = "\(previous.text) \(token.text)\(isOrMore ? "+" : "")"
      if let range = rangeBehind(previous, token) { return range }
      return SyntaxMistake(
        range: previous.range.lowerBound..<end, message: "`\(written)` has no comparison",
        advice: isOrMore
          ? "write `\(previous.text) >= \(token.text)`"
          : "write `\(previous.text) >= \(token.text)` for \(token.text) or more, `\(previous.text) < \(token.text)` for less, or `\(previous.text) is \(token.text)`"
      )
    default: return nil
    }
  }

  /// `severity 4-5`, `age 18 to 65`.
  private func rangeBehind(_ name: Token, _ low: Token) -> SyntaxMistake? {
    guard position + 2 < tokens.count, case .number = low.kind,
      case .number = tokens[position + 2].kind
    else {
      return nil
    }
    let (between, high) = (tokens[position + 1], tokens[position + 2])
    let signs: [Token.Kind] = [.symbol("-"), .symbol("–"), .symbol("—")]
    guard signs.contains(between.kind) || between.text == "to" else { return nil }
    return SyntaxMistake(
      range: name.range.lowerBound..<high.range.upperBound,
      message: "`\(name.text) \(low.text) \(between.text) \(high.text)` has no comparison",
      advice: "write `\(name.text) is from \(low.text) to \(high.text)`")
  }

  /// Whether what follows a comma is a condition of its own.
  private func hasTest(after comma: Int) -> Bool {
    tokens[(comma + 1)...].prefix { $0.kind != .symbol(",") && $0.kind != .symbol("]") }.contains {
      token in
      switch token.kind {
      case .symbol("<"), .symbol("<="), .symbol(">"), .symbol(">="): true
      case .word: ["is", "includes", "include"].contains(token.text)
      default: false
      }
    }
  }

  /// A second mark of a list at the start of a line, which has its hyphen already.
  private func bullet(_ token: Token) -> SyntaxMistake? {
    guard position == 0, token.kind == .symbol("*") else { return nil }
    return SyntaxMistake(
      range: token.range, message: "a condition cannot begin with `\(token.text)`",
      advice: "remove it; the hyphen at the beginning of the line is enough")
  }

  func unexpectedKeyword(_ token: Token) -> SyntaxMistake {
    let previous = tokens[position - 1]
    if previous.kind == .word, ["and", "or", "not"].contains(previous.text),
      ["is", "missing", "present", "unreadable", "includes", "include", "from"].contains(token.text)
    {
      let isNeeded = ["missing", "present", "unreadable", "from"].contains(token.text)
      return SyntaxMistake(
        range: token.range, message: "a name is missing before `\(token.text)`",
        advice:
          "name the value in each comparison: `\(previous.text) … \(isNeeded ? "is " : "")\(token.text)`"
      )
    }
    if previous.kind == .word, previous.text == token.text {
      return SyntaxMistake(
        range: token.range, message: "`\(token.text)` is written twice",
        advice: "remove one of the two")
    }
    return SyntaxMistake(
      range: token.range, message: "expected a name or a value, found `\(token.text)`",
      advice: "quote it if it is a word of an enumeration: \"\(token.text)\"")
  }
}
