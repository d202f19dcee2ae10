/// A function of the language, described once: the parser reads its words, the loader checks what
/// it takes, phrases write it, and docs/rule-language.md lists it (`FunctionTableTests` holds the
/// page to this).
public struct FunctionEntry: Sendable {
  /// How the arguments follow the words.
  public enum Form: Sendable {
    /// `floor x`
    case one
    /// `contrast of a on b`: with the word between the two
    case two(joint: String)
    /// `smallest of [a, b]`, or one list
    case several
    /// `round x`, `round x to 2 places`
    case rounding
  }

  /// The kind of its arguments, each the same.
  public enum Kind: Sendable {
    case number
    /// Without a unit.
    case plainNumber
    /// Numbers, times, dates or times of day, all of one kind.
    case ordered
    case time
    /// A time, or a time of day.
    case clock
    /// A time, or a date.
    case moment
    /// A text, or a list.
    case countable
    /// Also a text that is one: `"#336699"`.
    case colour
  }

  /// The type of what it gives.
  public enum Result: Sendable {
    case type(ValueType)
    /// A plain number that counts a unit of ages: beside it, `6 weeks` is clear.
    case count(unit: String)
    /// The type of the first argument, with its unit.
    case sameAsFirst
    /// The type of each of its arguments, or of the elements of a list.
    case oneOfThem
    /// A number whose unit is the square root of the argument's.
    case squareRoot
  }

  /// The places where the calendar makes the result jump, which an example should show.
  public enum Edge: Sendable { case endOfMonth, clockChange }

  /// The words in front of the arguments; the first is how it is written for people. A single word
  /// is a function only where a value follows: a field may have its name.
  public let names: [[String]]
  /// The way in which it is written.
  public let form: Form
  /// The type of its arguments.
  public let takes: Kind
  /// The type of its result.
  public let gives: Result
  /// The place where the calendar makes its result jump, if there is one.
  public let edge: Edge?
  /// For docs/rule-language.md.
  public let meaning: String

  init(
    _ names: String..., form: Form = .one, takes: Kind, gives: Result, edge: Edge? = nil,
    meaning: String
  ) {
    self.names = names.map { $0.split(separator: " ").map(String.init) }
    self.form = form
    self.takes = takes
    self.gives = gives
    self.edge = edge
    self.meaning = meaning
  }

  /// Its name, in words with spaces.
  public var words: String { names[0].joined(separator: " ") }

  /// How a condition writes it: `whole years from a to b`.
  public var usage: String {
    switch form {
    case .one, .rounding: "\(words) \(takes.letter)"
    case .two(let joint): "\(words) a \(joint) b"
    case .several: "\(words) [a, b]"
    }
  }
}

extension FunctionEntry.Kind {
  /// Stands for an argument where the use is shown.
  var letter: String {
    switch self {
    case .number, .plainNumber, .ordered, .countable, .colour: "x"
    case .time, .clock, .moment: "t"
    }
  }
}

extension Function {
  /// Its row in the table of functions.
  public var entry: FunctionEntry { Self.table[self]! }

  private static let table = Dictionary(uniqueKeysWithValues: allCases.map { ($0, $0.described) })

  private var described: FunctionEntry {
    switch self {
    case .round:
      .init(
        "round", form: .rounding, takes: .number, gives: .sameAsFirst,
        meaning: "half away from zero, as on paper: 2.675 to 2 places is 2.68")
    case .floor:
      .init(
        "floor", takes: .number, gives: .sameAsFirst,
        meaning: "the next whole number below, or x itself")
    case .ceiling:
      .init(
        "ceiling", takes: .number, gives: .sameAsFirst,
        meaning: "the next whole number above, or x itself")
    case .absolute:
      .init(
        "absolute", "absolute of", "absolute value of", takes: .number, gives: .sameAsFirst,
        meaning: "the number without its sign")
    case .squareRoot:
      .init(
        "square root of", "square root", takes: .number, gives: .squareRoot,
        meaning: "of a plain number, or of a squared unit")
    case .ln: .init("ln", takes: .plainNumber, gives: .number, meaning: "the natural logarithm")
    case .log10:
      .init("log10", takes: .plainNumber, gives: .number, meaning: "the logarithm to base 10")
    case .exp: .init("exp", takes: .plainNumber, gives: .number, meaning: "e to the power of x")
    case .smallestOf:
      .init(
        "smallest of", form: .several, takes: .ordered, gives: .oneOfThem,
        meaning: "the smallest or earliest of them; also of one list field: `smallest of readings`")
    case .largestOf:
      .init(
        "largest of", form: .several, takes: .ordered, gives: .oneOfThem,
        meaning: "the largest or latest of them; also of one list field")
    case .minutesSince:
      .init(
        "minutes since", takes: .time, gives: .number,
        meaning: "the minutes from t to `now`, with fractions")
    case .hoursSince:
      .init(
        "hours since", takes: .time, gives: .number,
        meaning: "the hours from t to `now`, with fractions")
    case .daysSince:
      .init(
        "days since", takes: .time, gives: .number,
        meaning: "the same in days of 24 h, with fractions")
    case .wholeYears:
      .init(
        "whole years from", form: .two(joint: "to"), takes: .moment, gives: .count(unit: "years"),
        edge: .endOfMonth,
        meaning: """
          by the calendar: the most that can be added to a without passing b; but someone born on 29 February \
          is a year older on 1 March
          """)
    case .wholeMonths:
      .init(
        "whole months from", form: .two(joint: "to"), takes: .moment, gives: .count(unit: "months"),
        edge: .endOfMonth,
        meaning: """
          the most that can be added to a without passing b; adding months ends on the last day of a shorter one, \
          so 31 January to 28 February is a month
          """)
    case .wholeDays:
      .init(
        "whole days from", form: .two(joint: "to"), takes: .moment, gives: .count(unit: "days"),
        meaning: "the same in days")
    case .timeOfDay:
      .init(
        "time of day of", takes: .time, gives: .type(.timeOfDay), edge: .clockChange,
        meaning: "the time on the clock, in the [zone](#time-zones)")
    case .day:
      .init(
        "day of", takes: .moment, gives: .type(.date),
        meaning: "the date, in the [zone](#time-zones)")
    case .weekday:
      .init(
        "weekday of", takes: .moment, gives: .type(.word(.weekdays)),
        meaning: "`Monday` to `Sunday`")
    case .month:
      .init("month of", takes: .moment, gives: .number, edge: .endOfMonth, meaning: "1 to 12")
    case .year: .init("year of", takes: .moment, gives: .number, meaning: "the year, as in 2026")
    case .hour:
      .init("hour of", takes: .clock, gives: .number, edge: .clockChange, meaning: "0 to 23")
    case .length:
      .init(
        "length of", takes: .countable, gives: .number,
        meaning: "the characters of a text as readers count them, or the elements of a list")
    case .contrast:
      .init(
        "contrast of", form: .two(joint: "on"), takes: .colour, gives: .number,
        meaning: "WCAG 2.1 contrast ratio, 1 to 21; a translucent a is laid over b")
    }
  }
}

extension FunctionEntry.Result {
  /// A number without a unit.
  static let number = FunctionEntry.Result.type(.number(nil))
}
