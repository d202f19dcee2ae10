import RuleModel

/// Tests behind a value: `>= 4`, `is missing`, `includes any of [a, b]`, `was logged in mg/dl`.
extension ConditionParser {
  mutating func comparison() throws(SyntaxMistake) -> Syntax {
    let start = current.range.lowerBound
    let left = try sum()
    if case .symbol(let symbol) = current.kind, let comparison = Comparison(rawValue: symbol),
      comparison != .equal
    {
      advance()
      let right = try sum()
      return node(.compare(comparison, left, right), from: start)
    }
    if accept("is") || asksOfOthers(left) && accept("are") { return try isTail(left, from: start) }
    if accept("includes") || accept("include") {
      return try includesTail(left, from: start, isNegated: false)
    }
    if isWord("was"), isWord("logged", at: 1) || isWord("not", at: 1) && isWord("logged", at: 2) {
      return try loggedTail(left, from: start)
    }
    if isWord("does") || isWord("do") && isWord("not", at: 1) {
      return try doesNot(left, from: start)
    }
    if isWord("not"), isWord("in", at: 1) || isWord("one", at: 1) || isWord("from", at: 1) {
      throw mistake("`is` is missing before `not`", "write `is not \(following.text) …`")
    }
    if let slip = slipBehindValue() { throw slip }
    return left
  }

  /// `does not include`
  private mutating func doesNot(_ left: Syntax, from start: Int) throws(SyntaxMistake) -> Syntax {
    let word = current.text
    advance()
    try expect("not", after: "`\(word)`")
    if isWord("equal") {
      throw mistake("`\(word) not equal` is not recognised", "write `is not`")
    }
    if isWord("contain") || isWord("have") {
      throw mistake(
        "`\(word) not \(current.text)` is not recognised",
        "write `\(word) not include` for a list; text is compared as a whole")
    }
    if isWord("exist") {
      throw mistake("`\(word) not exist` is not recognised", "write `is missing`")
    }
    if !accept("include") { try expect("includes", after: "`\(word) not`") }
    return try includesTail(left, from: start, isNegated: true)
  }

  /// `other fields`, which are many: `other fields are present`.
  private func asksOfOthers(_ left: Syntax) -> Bool {
    if case .name(RecordType.othersName) = left.kind { true } else { false }
  }

  private mutating func isTail(_ left: Syntax, from start: Int) throws(SyntaxMistake) -> Syntax {
    let isPosition = position - 1
    let isNegated = accept("not")
    func finish(_ parser: ConditionParser, _ kind: Syntax.Kind) -> Syntax {
      let test = parser.node(kind, from: start)
      return isNegated ? parser.node(.negatedTest(test), from: start) : test
    }
    if accept("missing") { return finish(self, .isMissing(left)) }
    if accept("unreadable") { return finish(self, .isUnreadable(left)) }
    if accept("present") {
      let test = node(.isMissing(left), from: start)
      return isNegated ? test : node(.negatedTest(test), from: start)
    }
    if let kind = try membership(of: left) { return finish(self, kind) }
    if isSymbol("[") {
      throw mistake(
        "a value cannot be equal to a list", "write `is one of […]`, or `includes all of […]`")
    }
    if case .symbol(let symbol) = current.kind, Comparison(rawValue: symbol) != nil {
      throw mistake("`is` is not needed before `\(symbol)`", "leave `is` out")
    }
    if let word = wordAlone() { return finish(self, .compare(.equal, left, word)) }
    if let slip = spokenComparison(isPosition: isPosition, isNegated: isNegated) { throw slip }
    let right = try sum()
    return finish(self, .compare(.equal, left, right))
  }

  /// `one of [a, b]`, `from A to B` and `in LIST`, behind `is`.
  private mutating func membership(of left: Syntax) throws(SyntaxMistake) -> Syntax.Kind? {
    if isWord("one"), isWord("of", at: 1) {
      advance()
      advance()
      // The name of a list of values: `target is one of targets`.
      if current.kind == .word { return .includes(try sum(), .any, [left]) }
      return .isOneOf(left, try list(after: "`one of`"))
    }
    if accept("from") {
      let low = try sum()
      try expect("to", after: "the low end: `is from A to B`")
      let includesHigh = !accept("below")
      return .between(left, low: low, high: try sum(), includesHigh: includesHigh)
    }
    guard accept("in") else { return nil }
    guard current.kind == .word else {
      throw mistake(
        "the name of a list is expected after `in`",
        "to write the words here, use `is one of [a, b]`")
    }
    let name = current
    advance()
    return .isInList(left, list: name.text, listRange: name.range)
  }

  /// `tier is all`: `all` and `any` are words where nothing follows that they could group.
  private mutating func wordAlone() -> Syntax? {
    guard isWord("all") || isWord("any") else { return nil }
    switch following.kind {
    case .end, .symbol(")"), .symbol("]"), .symbol(","): break
    case .word: if !["and", "or", "otherwise"].contains(following.text) { return nil }
    default: return nil
    }
    let (name, start) = (current.text, current.range.lowerBound)
    advance()
    return node(.name(name), from: start)
  }

  /// `was logged in mg/dl`
  private mutating func loggedTail(_ left: Syntax, from start: Int) throws(SyntaxMistake) -> Syntax
  {
    advance()
    let isNegated = accept("not")
    advance()
    try expect("in", after: "`logged`")
    guard let unit = unitAhead(from: position) else {
      throw mistake(
        "a unit is expected after `logged in`", "write `was logged in mg/dl`, for example")
    }
    for _ in 0..<unit.tokens { advance() }
    let test = node(.wasLoggedIn(left, unit.name), from: start)
    return isNegated ? node(.negatedTest(test), from: start) : test
  }

  private mutating func includesTail(
    _ left: Syntax, from start: Int, isNegated: Bool
  ) throws(SyntaxMistake) -> Syntax {
    var quantifier = Quantifier.any
    var values: [Syntax]
    if isWord("any") || isWord("all"), isWord("of", at: 1) {
      quantifier = isWord("any") ? .any : .all
      advance()
      advance()
      values = try list(after: "`of`")
    } else if isWord("any") || isWord("all"), following.kind == .symbol("[") {
      throw mistake("`of` is missing after `\(current.text)`", "write `\(current.text) of [a, b]`")
    } else if isSymbol("[") {
      throw mistake(
        "`includes` must be followed by `any of` or `all of`",
        "write `includes any of […]` or `includes all of […]`")
    } else {
      values = [try sum()]
    }
    let test = node(.includes(left, quantifier, values), from: start)
    return isNegated ? node(.negatedTest(test), from: start) : test
  }
}
