import RuleModel

/// Numbers with their units, and periods of the calendar.
extension ConditionParser {
  mutating func number(_ value: Double, from start: Int) throws(SyntaxMistake) -> Syntax {
    if let period = calendarPeriod(value) { return node(.period(period), from: start) }
    if isWord("days") || isWord("day") || isWord("week") || isWord("weeks") {
      let unit = Syntax.UnitName(text: current.text, range: current.range)
      advance()
      return node(.span(value, unit), from: start)
    }
    guard let unit = unitAhead(from: position) else {
      if let slip = unknownUnit(after: tokens[position - 1].text, from: start) { throw slip }
      return node(.number(value, unit: nil), from: start)
    }
    for _ in 0..<unit.tokens { advance() }
    return node(.number(value, unit: unit.name), from: start)
  }

  /// `3 days` without an age beside it.
  static func unclear(_ value: Double, _ unit: Syntax.UnitName) -> (message: String, advice: String)
  {
    let isWeeks = unit.text.hasPrefix("week")
    let (count, days) = (plainText(value), plainText(isWeeks ? decimal(value * 7) : value))
    let words = isWeeks ? "weeks" : "days"
    return (
      "`\(unit.text)` can mean two things",
      "write `\(days) d` for periods of 24 hours, `\(count) calendar \(words)` for calendar \(words), or `\(count)` alone where \(words) are counted"
    )
  }

  private mutating func calendarPeriod(_ value: Double) -> CalendarPeriod? {
    guard value == value.rounded(), value.magnitude < 100_000 else { return nil }
    let count = Int32(value)
    if isWord("calendar"), isWord("days", at: 1) || isWord("day", at: 1) {
      advance()
      advance()
      return CalendarPeriod(days: count)
    }
    if isWord("calendar"), isWord("weeks", at: 1) || isWord("week", at: 1) {
      advance()
      advance()
      return CalendarPeriod(days: count * 7)
    }
    // Months and years have no other meaning, so `calendar` may be left out.
    for (unit, months) in [("month", 1), ("year", 12)] as [(String, Int32)] {
      for word in [unit, unit + "s"] where acceptWords(["calendar", word]) || accept(word) {
        return CalendarPeriod(months: count * months)
      }
    }
    return nil
  }

  /// The longest run of tokens without spaces between them that names a unit.
  func unitAhead(from first: Int) -> (name: Syntax.UnitName, tokens: Int)? {
    var best: (Syntax.UnitName, Int)?
    var name = ""
    var index = first
    while index < tokens.count {
      let token = tokens[index]
      if index > first, token.isSpaced { break }
      let isPower = name == "10" || name.hasSuffix("/10")
      switch token.kind {
      case .word where index > first || !Self.keywords.contains(token.text) && token.text != "and":
        break
      case .number where index > first: break
      // `1/min`, `10*9/l`
      case .number where ["1", "10"].contains(token.text) && startsUnit(after: index): break
      case .symbol("*") where isPower: break
      // `mm[Hg]`, `[degF]`
      case .symbol("["), .symbol("]"): break
      case .symbol("/") where index > first, .symbol("^") where index > first, .symbol("%"): break
      default: return best
      }
      name += token.text
      index += 1
      if units.unit(named: name) != nil {
        best = (
          Syntax.UnitName(
            text: name, range: tokens[first].range.lowerBound..<token.range.upperBound),
          index - first
        )
      }
    }
    return best
  }

  /// Whether a `1` or `10` there goes on as a unit.
  private func startsUnit(after index: Int) -> Bool {
    guard index + 1 < tokens.count, !tokens[index + 1].isSpaced else { return false }
    switch tokens[index + 1].kind {
    case .symbol("/"): return true
    case .symbol("*"), .symbol("^"): return tokens[index].text == "10"
    default: return false
    }
  }
}
