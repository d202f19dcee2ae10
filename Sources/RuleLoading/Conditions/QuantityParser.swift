import RuleModel

/// Numbers with their units, and periods of the calendar.
extension ConditionParser {
  mutating func number(_ value: Double, from start: Int) throws(SyntaxMistake) -> Syntax {
    if let period = calendarPeriod(value) { return node(.period(period), from: start) }
    if isWord("days") || isWord("day") || isWord("week") || isWord("weeks") {
      throw mistake(
        "`\(current.text)` can mean two things",
        "write `\(plainText(value)) d` for stretches of 24 hours, `\(plainText(value)) calendar days` for days of the calendar"
      )
    }
    guard let unit = unitAhead(from: position) else {
      if let slip = unknownUnit(after: tokens[position - 1].text, from: start) { throw slip }
      return node(.number(value, unit: nil), from: start)
    }
    for _ in 0..<unit.tokens { advance() }
    return node(.number(value, unit: unit.name), from: start)
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
      switch token.kind {
      case .word where index > first || !Self.keywords.contains(token.text) && token.text != "and": break
      case .number where index > first: break
      case .symbol("/") where index > first, .symbol("^") where index > first, .symbol("%"): break
      default: return best
      }
      name += token.text
      index += 1
      if units.unit(named: name) != nil {
        best = (
          Syntax.UnitName(text: name, range: tokens[first].range.lowerBound..<token.range.upperBound), index - first
        )
      }
    }
    return best
  }
}
