import RuleModel

/// Functions, by the words that they are called with.
extension ConditionParser {
  mutating func function() throws(SyntaxMistake) -> Syntax? {
    let start = current.range.lowerBound
    if let function = acceptFunction() {
      let arguments = try arguments(of: function.entry)
      return node(.call(function, arguments), from: start)
    }
    if acceptWords(["points", "of"]) {
      let argument = try operand()
      return node(.pointsOf(argument), from: start)
    }
    if acceptWords(["how", "many", "of"]) {
      _ = acceptSymbol(":")
      let conditions = try list(after: "`how many of`")
      return node(.howMany(conditions), from: start)
    }
    return nil
  }

  /// The words of all functions, the longer before those they begin with.
  private static let calls: [(words: [String], function: Function)] = Function.allCases
    .flatMap { function in function.entry.names.map { ($0, function) } }
    .sorted { $0.0.count > $1.0.count }

  private mutating func acceptFunction() -> Function? {
    for (words, function) in Self.calls where isWord(words[0]) {
      // A name followed by an operator is a name, whatever it is called.
      if words.count == 1, !startsOperand(1) { continue }
      if acceptWords(words) { return function }
    }
    return nil
  }

  private mutating func arguments(of function: FunctionEntry) throws(SyntaxMistake) -> [Syntax] {
    switch function.form {
    case .one:
      if function.names[0].count == 1 { _ = accept("of") }
      return [try operand()]
    case .two(let joint):
      let first = try sum()
      try expect(joint, after: "the first \(function.takes.noun): `\(function.usage)`")
      return [first, try operand()]
    case .several:
      if isSymbol("[") { return try list(after: "`of`") }
      let opening = current
      guard acceptSymbol("(") else { return [try operand()] }
      var values = [try expression()]
      while acceptSymbol(",") { values.append(try expression()) }
      try expectSymbol(")", opening: opening)
      return values
    case .rounding:
      let value = try sum()
      guard accept("to") else {
        return [value, Syntax(kind: .number(0, unit: nil), range: value.range)]
      }
      let places = try operand()
      if accept("places") || accept("place") { return [value, places] }
      guard accept("decimal"), accept("places") || accept("place") else {
        throw mistake("`places` is missing: `round x to 2 places`", nil)
      }
      return [value, places]
    }
  }

  /// Whether the token there can begin a value, so that the word before it is a function and not a
  /// field of that name.
  func startsOperand(_ offset: Int) -> Bool {
    let token = tokens[min(position + offset, tokens.count - 1)]
    switch token.kind {
    case .word:
      return !Self.keywords.contains(token.text) || token.text == "now" || token.text == "of"
    case .number, .quoted, .time, .date, .timeOfDay, .colour: return true
    // `round -x` takes a negative value, `round - x` and `round-x` take x from a field of that
    // name.
    case .symbol("-"):
      let next = tokens[min(position + offset + 1, tokens.count - 1)]
      return token.isSpaced && !next.isSpaced
    case .symbol(let symbol): return symbol == "(" || symbol == "["
    case .end: return false
    }
  }

  /// The operand of a function: the very next value, or a group in parentheses.
  private mutating func operand() throws(SyntaxMistake) -> Syntax {
    try nested { (parser) throws(SyntaxMistake) in
      if parser.isSymbol("-") { return try parser.signed() }
      return try parser.primary()
    }
  }
}
