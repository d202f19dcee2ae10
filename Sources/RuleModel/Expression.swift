/// A typed, resolved expression. Names have become indices; units have been converted where two
/// sides differ; so evaluation needs no names and no unit table. Semantics: docs/rule-language.md,
/// *Conditions* and *Unknown*.
public indirect enum Expression: Hashable, Sendable, InBook {
  case literal(Literal)
  /// A field of the record in hand (`level` 0) or, inside an aggregate's `where`, of the outer
  /// record (`this.f`, `level` 1).
  case field(Int, level: Int)
  /// A `let` of the decision in hand, an index into its `bindings`. Inside `where`, `level` 0 never
  /// occurs: bindings belong to the decision.
  case binding(Int)
  /// Index into `Pack.thresholds`.
  case threshold(Int)
  /// The answer of a table for the same record (or the same history): indices into `Pack.tables`
  /// and its `columns`. Inside a `where`, a table about the type of record looked at answers for
  /// that record. A table that is retired or not in force gives missing.
  case answer(table: Int, column: Int)
  /// Whether another rule fires for the same record (or the same history), after its `if unknown`.
  /// By id, as what is said of their order may move rules. Inside a `where`, a rule about the type
  /// of record looked at is asked about that record. A rule that is retired or not in force does
  /// not fire.
  case fires(rule: String)
  /// The moment of evaluation, fixed for a run.
  case now
  /// Index into `Pack.aggregates`. Inside the `where` of another one, still about the decision.
  case aggregate(Int)
  /// Arithmetic, conversions and functions: a missing operand makes the result missing, else an
  /// unknown one makes it unknown; so do a division by zero, a result that is not finite, an
  /// argument outside the function's domain.
  case negate(Expression)
  case arithmetic(ArithmeticOperator, Expression, Expression)
  /// A number in another unit.
  case convert(Expression, UnitChange)
  case compare(Comparison, Expression, Expression)
  /// `is from A to B`: both ends in, or, with `includesHigh` false, `to below B`. For times of day
  /// a low end later than the high one goes through midnight.
  case between(Expression, low: Expression, high: Expression, includesHigh: Bool)
  case isMissing(Expression)
  /// Of a field: whether a value was written that cannot be used. Always known.
  case isUnreadable(Expression)
  case isOneOf(Expression, [Expression])
  /// A name in `Pack.lists[list]`.
  case isInList(Expression, list: Int)
  /// Whether a list holds any, or all, of the values. A missing value makes it unknown, and so does
  /// a value that an open list lacks.
  case includes(Expression, Quantifier, [Expression])
  case not(Expression)
  case all([Expression])
  case any([Expression])
  /// How many of the conditions hold: a whole number, with two ends where some are unknown.
  case howMany([Expression])
  /// The first, or the second where the first is missing; unknown where the first is unknown.
  case otherwise(Expression, Expression)
  case call(Function, [Expression])
  /// The points of a word; a word without points is missing.
  case points(Expression, [String: Double])
  /// A comparison or a yes/no value as it was written: a leaf of a condition, the unit that reasons
  /// are given for.
  case test(Test)
}

/// A leaf of a condition, with its text for people.
public struct Test: Hashable, Sendable, InBook {
  /// The test as its author wrote it.
  public var text: String
  /// Its place in the files of the pack.
  public var origin: Origin
  /// The resolved test.
  public var expression: Expression
  /// The value people want to see: the left side of a comparison, or the yes/no value itself.
  public var shown: Expression?
  /// How to write `shown`, for values that need their unit.
  public var shownType: ValueType?

  public init(
    text: String, origin: Origin, expression: Expression, shown: Expression? = nil,
    shownType: ValueType? = nil
  ) {
    self.text = text
    self.origin = origin
    self.expression = expression
    self.shown = shown
    self.shownType = shownType
  }
}

/// By the sign that conditions write.
public enum ArithmeticOperator: String, Hashable, Sendable, InBook {
  case plus = "+"
  case minus = "-"
  case times = "*"
  case divided = "/"
  case power = "^"
}

/// By the word or sign that conditions write.
public enum Comparison: String, Hashable, Sendable, InBook {
  case equal = "is"
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="

  /// With its sides exchanged.
  public var turned: Comparison {
    switch self {
    case .equal: .equal
    case .less: .greater
    case .lessOrEqual: .greaterOrEqual
    case .greater: .less
    case .greaterOrEqual: .lessOrEqual
    }
  }
}

/// Of the values of `includes any of`, `includes all of`.
public enum Quantifier: String, Hashable, Sendable, InBook { case any, all }

/// Functions of the condition language; arguments in the order the words take them.
public enum Function: String, Hashable, Sendable, InBook, CaseIterable {
  /// `round x to n places`: (x, n), half away from zero. More than 15 places leave x as it is.
  case round
  case floor, ceiling, absolute
  case squareRoot, ln, log10, exp
  /// Two or more values, or one list.
  case smallestOf, largestOf
  /// `minutes since t`, `hours since t`, `days since t`: (t) to `now`, plain numbers; a day is 24
  /// h.
  case minutesSince, hoursSince, daysSince
  /// `whole years from a to b`, `whole months from a to b`, `whole days from a to b`: (a, b),
  /// following the calendar: the most that can be added to a without passing b, less than zero
  /// where b is the earlier. Of a time and a date, the time's day counts.
  case wholeYears, wholeMonths, wholeDays
  case timeOfDay, day
  /// A word of `Enumeration.weekdays`.
  case weekday
  /// `month of t` 1 to 12, `year of t`, `hour of t` 0 to 23.
  case month, year, hour
  /// Characters of a text as readers count them, or elements of a list.
  case length
  /// `contrast of a on b`: WCAG 2.1 contrast ratio, 1 to 21. A translucent a is laid over b; of a
  /// translucent b it is unknown.
  case contrast

  /// Whether it asks a calendar or a clock, so that what it gives depends on the time zone.
  public var asksCalendar: Bool {
    switch self {
    case .wholeYears, .wholeMonths, .wholeDays, .timeOfDay, .day, .weekday, .month, .year, .hour:
      true
    case .round, .floor, .ceiling, .absolute, .squareRoot, .ln, .log10, .exp, .smallestOf,
      .largestOf, .minutesSince, .hoursSince, .daysSince, .length, .contrast:
      false
    }
  }
}
