import RuleModel

/// Reads a condition, a value, or a list of either. Precedence, tightest first: `^`, unary minus,
/// `* /`, `+ -`, comparisons, `not`, `and`, `or`, `otherwise` (to the right).
struct ConditionParser {
  let text: String
  let units: UnitTable
  var tokens: [Token] = []
  var position = 0
  private var depth = 0

  /// How deep parentheses and negations may nest.
  static let maximumDepth = 64
  /// How many values may be added up, or multiplied, in one go.
  static let maximumSteps = 200

  private init(_ text: String, units: UnitTable) {
    self.text = text
    self.units = units
  }

  /// The whole text as one condition or value.
  static func parse(_ text: String, units: UnitTable) throws(SyntaxMistake) -> Syntax {
    var parser = ConditionParser(text, units: units)
    var lexer = Lexer(text)
    parser.tokens = try lexer.tokens()
    if case .end = parser.current.kind {
      throw SyntaxMistake(range: 0..<text.utf8.count, message: "expected a condition", advice: nil)
    }
    let result = try parser.expression()
    guard case .end = parser.current.kind else { throw parser.unexpected() }
    return result
  }

  // MARK: Tokens

  var current: Token { tokens[position] }
  var following: Token { tokens[min(position + 1, tokens.count - 1)] }

  func isWord(_ word: String, at offset: Int = 0) -> Bool {
    let token = tokens[min(position + offset, tokens.count - 1)]
    return token.kind == .word && token.text == word
  }

  func isSymbol(_ symbol: String) -> Bool { current.kind == .symbol(symbol) }

  mutating func advance() { if position < tokens.count - 1 { position += 1 } }

  mutating func accept(_ word: String) -> Bool {
    guard isWord(word) else { return false }
    advance()
    return true
  }

  mutating func acceptSymbol(_ symbol: String) -> Bool {
    guard isSymbol(symbol) else { return false }
    advance()
    return true
  }

  mutating func acceptWords(_ words: [String]) -> Bool {
    for (offset, word) in words.enumerated() where !isWord(word, at: offset) { return false }
    for _ in words { advance() }
    return true
  }

  mutating func expect(_ word: String, after: String) throws(SyntaxMistake) {
    if !accept(word) { throw mistake("`\(word)` is missing after \(after)", nil) }
  }

  mutating func expectSymbol(_ symbol: String, opening: Token? = nil) throws(SyntaxMistake) {
    if acceptSymbol(symbol) { return }
    if let opening, case .end = current.kind {
      throw SyntaxMistake(
        range: opening.range, message: "`\(opening.text)` is not closed",
        advice: "add `\(symbol)` at the end of the group"
      )
    }
    throw mistake("expected `\(symbol)`", nil)
  }

  func mistake(_ message: String, _ advice: String?) -> SyntaxMistake {
    var range = current.range
    if case .end = current.kind { range = endRange }
    return SyntaxMistake(range: range, message: message, advice: advice)
  }

  /// The last word, for what is missing at the end.
  var endRange: Range<Int> {
    tokens.count > 1 ? tokens[tokens.count - 2].range : 0..<text.utf8.count
  }

  static let keywords: Set<String> = [
    "is", "not", "and", "or", "otherwise", "missing", "present", "unreadable", "one", "of", "from",
    "to", "below", "in",
    "includes", "include",
    "does", "any", "all", "now", "since", "on", "places", "as",
  ]

  // MARK: Grammar

  mutating func nested<T>(
    _ body: (inout ConditionParser) throws(SyntaxMistake) -> T
  ) throws(SyntaxMistake) -> T {
    depth += 1
    defer { depth -= 1 }
    if depth > Self.maximumDepth {
      throw mistake(
        "this condition is nested more than \(Self.maximumDepth) levels deep", "split it with `let`"
      )
    }
    return try body(&self)
  }

  /// Each step of a long calculation holds the one before it.
  private func countStep(_ count: inout Int) throws(SyntaxMistake) {
    count += 1
    if count > Self.maximumSteps {
      throw mistake(
        "this calculation has more than \(Self.maximumSteps) steps", "split it with `let`")
    }
  }

  func node(_ kind: Syntax.Kind, from start: Int) -> Syntax {
    Syntax(
      kind: kind,
      range: start..<max(start, position > 0 ? tokens[position - 1].range.upperBound : start))
  }

  mutating func expression() throws(SyntaxMistake) -> Syntax {
    try nested { (parser) throws(SyntaxMistake) in
      let start = parser.current.range.lowerBound
      let first = try parser.disjunction()
      guard parser.accept("otherwise") else { return first }
      let second = try parser.expression()
      return parser.node(.otherwise(first, second), from: start)
    }
  }

  private mutating func disjunction() throws(SyntaxMistake) -> Syntax {
    let start = current.range.lowerBound
    var parts = [try conjunction()]
    while accept("or") { parts.append(try conjunction()) }
    return parts.count == 1 ? parts[0] : node(.any(parts), from: start)
  }

  private mutating func conjunction() throws(SyntaxMistake) -> Syntax {
    let start = current.range.lowerBound
    var parts = [try negation()]
    while accept("and") { parts.append(try negation()) }
    return parts.count == 1 ? parts[0] : node(.all(parts), from: start)
  }

  private mutating func negation() throws(SyntaxMistake) -> Syntax {
    let start = current.range.lowerBound
    guard accept("not") else { return try comparison() }
    let inner = try nested { (parser) throws(SyntaxMistake) in try parser.negation() }
    return node(.not(inner), from: start)
  }

  mutating func list(after: String) throws(SyntaxMistake) -> [Syntax] {
    let opening = current
    guard acceptSymbol("[") else {
      throw mistake("`[` is expected after \(after)", "write the values as [a, b, c]")
    }
    var values: [Syntax] = []
    if acceptSymbol("]") {
      throw SyntaxMistake(range: opening.range, message: "this list is empty", advice: nil)
    }
    repeat { values.append(try expression()) } while acceptSymbol(",")
    if current.kind == .word || current.kind.isValue {
      throw mistake("a comma is missing before `\(current.text)`", "write the values as [a, b, c]")
    }
    try expectSymbol("]", opening: opening)
    return values
  }

  mutating func sum() throws(SyntaxMistake) -> Syntax {
    let start = current.range.lowerBound
    var left = try product()
    var count = 0
    while isSymbol("+") || isSymbol("-") {
      try countStep(&count)
      if isSymbol("-"), !current.isSpaced, !following.isSpaced, case .number = following.kind,
        case .number = tokens[position - 1].kind
      {
        let (low, high) = (tokens[position - 1], following)
        throw SyntaxMistake(
          range: low.range.lowerBound..<high.range.upperBound,
          message: "`\(low.text)-\(high.text)` can mean two things",
          advice:
            "write `is from \(low.text) to \(high.text)` for a range, `\(low.text) - \(high.text)` to subtract"
        )
      }
      let sign: ArithmeticOperator = isSymbol("+") ? .plus : .minus
      advance()
      let right = try product()
      left = node(.arithmetic(sign, left, right), from: start)
    }
    return left
  }

  private mutating func product() throws(SyntaxMistake) -> Syntax {
    let start = current.range.lowerBound
    var left = try signed()
    var count = 0
    while true {
      try countStep(&count)
      if isSymbol("*") || isSymbol("/") {
        let sign: ArithmeticOperator = isSymbol("*") ? .times : .divided
        advance()
        let right = try signed()
        left = node(.arithmetic(sign, left, right), from: start)
      } else if isWord("in"), let unit = unitAhead(from: position + 1) {
        advance()
        for _ in 0..<unit.tokens { advance() }
        left = node(.measured(left, unit.name), from: start)
      } else {
        return left
      }
    }
  }

  mutating func signed() throws(SyntaxMistake) -> Syntax {
    let start = current.range.lowerBound
    guard acceptSymbol("-") else { return try power() }
    let inner = try nested { (parser) throws(SyntaxMistake) in try parser.signed() }
    return node(.negate(inner), from: start)
  }

  private mutating func power() throws(SyntaxMistake) -> Syntax {
    let start = current.range.lowerBound
    let base = try primary()
    guard acceptSymbol("^") else { return base }
    let exponent = try nested { (parser) throws(SyntaxMistake) in try parser.signed() }
    return node(.arithmetic(.power, base, exponent), from: start)
  }

  /// A value in parentheses.
  private mutating func group(_ opening: Token) throws(SyntaxMistake) -> Syntax {
    advance()
    let inner = try expression()
    if isSymbol(","), tokens[max(0, position - 1)].kind != .symbol(",") {
      throw mistake(
        "`( )` can contain only one value",
        "put several values in square brackets, as in `smallest of [a, b]`; to round, write `round x to 2 places`"
      )
    }
    try expectSymbol(")", opening: opening)
    return Syntax(kind: inner.kind, range: inner.range)
  }

  /// Whether a token goes on with what is before it: a value ends there.
  private func isOperator(_ token: Token) -> Bool {
    switch token.kind {
    case .symbol(let symbol): symbol != "(" && symbol != "["
    case .word: ["includes", "include", "does", "is", "and", "or"].contains(token.text)
    default: false
    }
  }

  /// A name, a function, or a word of the language that is a value.
  private mutating func word(_ token: Token) throws(SyntaxMistake) -> Syntax {
    let start = token.range.lowerBound
    if let asked = outcome() { return asked }
    // The surfaces of a text: a keyword only behind a value.
    if isWord("on"), isOperator(following) {
      advance()
      return node(.name("on"), from: start)
    }
    for phrase in PackPart.phrases where acceptWords(phrase) {
      return node(.name(phrase.joined(separator: " ")), from: start)
    }
    if let call = try function() { return call }
    if let slip = outcomeSlip() { throw slip }
    if Self.keywords.contains(token.text), token.text != "now" {
      if token.text == "any" || token.text == "all", isWord("of", at: 1) {
        throw mistake(
          "`\(token.text) of` groups lines and cannot be used inside one",
          token.text == "any"
            ? "write `a or b`, or start a group with `any of:` and put its lines below it"
            : "write `a and b`, or put each condition on its own line")
      }
      throw position > 0
        ? unexpectedKeyword(token)
        : mistake(
          "a condition cannot start with `\(token.text)`",
          token.text == "and" || token.text == "or"
            ? "all lines of a list must be true anyway; use `any of:` if one of them is enough"
            : nil)
    }
    advance()
    if token.text == "other", accept("fields") {
      return node(.name(RecordType.othersName), from: start)
    }
    return node(token.text == "now" ? .now : .name(token.text), from: start)
  }

  mutating func primary() throws(SyntaxMistake) -> Syntax {
    let token = current
    let start = token.range.lowerBound
    switch token.kind {
    case .number(let value):
      advance()
      return try number(value, from: start)
    case .quoted(let text):
      advance()
      return node(.quoted(text), from: start)
    case .time(let value):
      advance()
      return node(.time(value), from: start)
    case .date(let value):
      advance()
      return node(.date(value), from: start)
    case .timeOfDay(let value):
      advance()
      return node(.timeOfDay(value), from: start)
    case .colour(let value):
      advance()
      return node(.colour(value), from: start)
    case .symbol("("): return try group(token)
    case .word: return try word(token)
    default: throw unexpected()
    }
  }
}
