import RuleModel

/// A parsed condition or value before its names are looked up. Ranges are UTF-8 offsets in the text
/// of its scalar.
struct Syntax {
  indirect enum Kind {
    case number(Double, unit: UnitName?)
    /// `6 weeks`, `28 days`: an age beside an age, and anywhere else not clear enough.
    case span(Double, UnitName)
    case quoted(String)
    /// A field, a `let`, a threshold, a table's value, or a word of an enumeration: only its
    /// surroundings decide.
    case name(String)
    case time(Instant)
    case date(CivilDate)
    case timeOfDay(Int64)
    case period(CalendarPeriod)
    case colour(Colour)
    case now
    /// `rule sudden-onset fires`, with the place of the id.
    case fires(rule: String, Range<Int>)
    /// `any red flag fires`
    case anyFires(RuleKind)
    case negate(Syntax)
    case arithmetic(ArithmeticOperator, Syntax, Syntax)
    case compare(Comparison, Syntax, Syntax)
    case between(Syntax, low: Syntax, high: Syntax, includesHigh: Bool)
    case isMissing(Syntax)
    case isUnreadable(Syntax)
    case wasLoggedIn(Syntax, UnitName)
    case isOneOf(Syntax, [Syntax])
    case isInList(Syntax, list: String, listRange: Range<Int>)
    case includes(Syntax, Quantifier, [Syntax])
    case not(Syntax)
    case all([Syntax])
    case any([Syntax])
    case howMany([Syntax])
    case otherwise(Syntax, Syntax)
    case call(Function, [Syntax])
    case pointsOf(Syntax)
    /// `x in mg/dl`: the plain number of a quantity in a unit.
    case measured(Syntax, UnitName)
    /// A comparison that was written with a negation inside it: `a is not b`.
    case negatedTest(Syntax)
  }

  struct UnitName {
    var text: String
    var range: Range<Int>
  }

  var kind: Kind
  var range: Range<Int>
}

extension Syntax {
  /// Moves all ranges, for a condition that is the end of a longer text.
  mutating func shift(by offset: Int) {
    func moved(_ syntax: Syntax) -> Syntax {
      var copy = syntax
      copy.shift(by: offset)
      return copy
    }
    func moved(_ name: UnitName) -> UnitName {
      UnitName(
        text: name.text, range: name.range.lowerBound + offset..<name.range.upperBound + offset)
    }
    range = range.lowerBound + offset..<range.upperBound + offset
    switch kind {
    case .number(let value, let unit): kind = .number(value, unit: unit.map(moved))
    case .span(let value, let unit): kind = .span(value, moved(unit))
    case .negate(let a): kind = .negate(moved(a))
    case .arithmetic(let sign, let a, let b): kind = .arithmetic(sign, moved(a), moved(b))
    case .compare(let comparison, let a, let b): kind = .compare(comparison, moved(a), moved(b))
    case .between(let a, let low, let high, let ends):
      kind = .between(moved(a), low: moved(low), high: moved(high), includesHigh: ends)
    case .isMissing(let a): kind = .isMissing(moved(a))
    case .isUnreadable(let a): kind = .isUnreadable(moved(a))
    case .wasLoggedIn(let a, let unit): kind = .wasLoggedIn(moved(a), moved(unit))
    case .isOneOf(let a, let values): kind = .isOneOf(moved(a), values.map(moved))
    case .isInList(let a, let list, let name):
      kind = .isInList(
        moved(a), list: list, listRange: name.lowerBound + offset..<name.upperBound + offset)
    case .includes(let a, let quantifier, let values):
      kind = .includes(moved(a), quantifier, values.map(moved))
    case .not(let a): kind = .not(moved(a))
    case .all(let parts): kind = .all(parts.map(moved))
    case .any(let parts): kind = .any(parts.map(moved))
    case .howMany(let parts): kind = .howMany(parts.map(moved))
    case .otherwise(let a, let b): kind = .otherwise(moved(a), moved(b))
    case .call(let function, let arguments): kind = .call(function, arguments.map(moved))
    case .pointsOf(let a): kind = .pointsOf(moved(a))
    case .measured(let a, let unit): kind = .measured(moved(a), moved(unit))
    case .negatedTest(let a): kind = .negatedTest(moved(a))
    case .fires(let rule, let name):
      kind = .fires(rule: rule, name.lowerBound + offset..<name.upperBound + offset)
    case .quoted, .name, .time, .date, .timeOfDay, .period, .colour, .now, .anyFires: break
    }
  }
}
