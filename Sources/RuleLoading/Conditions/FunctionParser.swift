import RuleModel

/// Functions, by the words that they are called with.
extension ConditionParser {
  mutating func function() throws(SyntaxMistake) -> Syntax? {
    let start = current.range.lowerBound
    let name = current
    // Arguments are read before this, so that the range holds them.
    func call(_ parser: ConditionParser, _ function: Function, _ arguments: [Syntax]) -> Syntax {
      parser.node(.call(function, arguments), from: start)
    }
    // A name followed by an operator is a name, whatever it is called.
    for (words, function) in Self.closedFunctions where acceptWords(words) {
      let argument = try operand()
      return call(self, function, [argument])
    }
    if acceptWords(["points", "of"]) {
      let argument = try operand()
      return node(.pointsOf(argument), from: start)
    }
    for (words, function) in [(["smallest", "of"], Function.smallestOf), (["largest", "of"], .largestOf)]
    where acceptWords(words) {
      if isSymbol("[") {
        let arguments = try list(after: "`of`")
        return call(self, function, arguments)
      }
      if isSymbol("(") {
        let opening = current
        advance()
        var values = [try expression()]
        while acceptSymbol(",") { values.append(try expression()) }
        try expectSymbol(")", opening: opening)
        return call(self, function, values)
      }
      let argument = try operand()
      return call(self, function, [argument])
    }
    for (word, function) in [("years", Function.wholeYears), ("months", .wholeMonths), ("days", .wholeDays)]
    where acceptWords(["whole", word, "from"]) {
      let a = try sum()
      try expect("to", after: "the first time: `whole \(word) from a to b`")
      let b = try operand()
      return call(self, function, [a, b])
    }
    if acceptWords(["contrast", "of"]) {
      let a = try operand()
      try expect("on", after: "the first colour: `contrast of a on b`")
      let b = try operand()
      return call(self, .contrast, [a, b])
    }
    if isWord("how"), isWord("many", at: 1), isWord("of", at: 2) {
      for _ in 0..<3 { advance() }
      _ = acceptSymbol(":")
      let conditions = try list(after: "`how many of`")
      return node(.howMany(conditions), from: start)
    }
    if name.text == "round", startsOperand(1) {
      advance()
      let value = try sum()
      guard accept("to") else {
        return call(self, .round, [value, Syntax(kind: .number(0, unit: nil), range: value.range)])
      }
      let places = try operand()
      if !accept("places"), !accept("place") {
        if accept("decimal"), accept("places") || accept("place") { return call(self, .round, [value, places]) }
        throw mistake("`places` is missing: `round x to 2 places`", nil)
      }
      return call(self, .round, [value, places])
    }
    for (word, function) in Self.openFunctions where name.text == word && startsOperand(1) {
      advance()
      _ = accept("of")
      let argument = try operand()
      return call(self, function, [argument])
    }
    return nil
  }

  private static let closedFunctions: [([String], Function)] = [
    (["square", "root", "of"], .squareRoot), (["square", "root"], .squareRoot),
    (["minutes", "since"], .minutesSince), (["hours", "since"], .hoursSince), (["days", "since"], .daysSince),
    (["time", "of", "day", "of"], .timeOfDay), (["day", "of"], .day), (["weekday", "of"], .weekday),
    (["month", "of"], .month),
    (["year", "of"], .year), (["hour", "of"], .hour), (["length", "of"], .length), (["absolute", "of"], .absolute),
    (["absolute", "value", "of"], .absolute),
  ]

  private static let openFunctions: [(String, Function)] = [
    ("floor", .floor), ("ceiling", .ceiling), ("absolute", .absolute), ("ln", .ln), ("log10", .log10), ("exp", .exp),
  ]

  /// Whether the token there can begin a value, so that the word before it is a function and not a field of that name.
  func startsOperand(_ offset: Int) -> Bool {
    let token = tokens[min(position + offset, tokens.count - 1)]
    switch token.kind {
    case .word: return !Self.keywords.contains(token.text) || token.text == "now" || token.text == "of"
    case .number, .quoted, .time, .date, .timeOfDay, .colour: return true
    // `round -x` takes a negative value, `round - x` and `round-x` take x from a field of that name.
    case .symbol("-"):
      let next = tokens[min(position + offset + 1, tokens.count - 1)]
      return token.isSpaced && !next.isSpaced
    case .symbol(let symbol): return symbol == "(" || symbol == "["
    case .end: return false
    }
  }

  /// What a function takes: the very next value, or a group in parentheses.
  private mutating func operand() throws(SyntaxMistake) -> Syntax {
    try nested { (parser) throws(SyntaxMistake) in
      if parser.isSymbol("-") { return try parser.signed() }
      return try parser.primary()
    }
  }
}
