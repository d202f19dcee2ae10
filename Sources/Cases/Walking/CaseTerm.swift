import RuleModel

/// The result of an expression in some cases: known, or known up to a quantity. Some walks carry
/// partial results in terms: `call` the places of arguments in `rows`, `rises` and `howMany` a
/// number in `range`, `following` values in `result`.
enum CaseTerm: Hashable {
  case missing
  case unknown
  case constant(Literal)
  /// Between two numbers that are known.
  case range(Double, Double)
  /// The value of a quantity in one of the cells of its variable.
  case at(Int, cell: Int)
  /// The value of a quantity that nothing has been asked of yet.
  case quantity(Int)
  /// A list of a record; open: it holds something that cannot be used.
  case list(Int, isOpen: Bool)
  /// The rows of a table that hold, and those that might.
  case rows(held: [Int], possible: [Int])
  /// The result of a decision.
  case result(DecisionTerm)
  /// The results of two decisions that are not surely the same.
  case pair(Int, Int)

  /// The end of a path on which a claim about one pack does not hold.
  static let broken = CaseTerm.pair(0, 0)
  static let yes = CaseTerm.constant(.truth(true))
  static let no = CaseTerm.constant(.truth(false))
}

/// The result of a decision, with values as far as they are known.
struct DecisionTerm: Hashable {
  /// Nothing is decided, or nothing follows.
  static let nothing = DecisionTerm(outcome: "silent")

  var outcome: String
  var actions: [ActionTerm] = []
}

/// An action that follows: everything fixed about it in words, and the values that it takes.
struct ActionTerm: Hashable {
  var words: [String]
  /// The places where a text is shown.
  var surfaces: [String] = []
  var values: [CaseTerm]
}

/// A value that conditions ask about: a field, or something computed. Parts are places in
/// `Splits.quantities`.
enum Quantity: Hashable {
  /// A field by its names, of the record in hand (`depth` 0) or the one that an aggregate looks at
  /// (1). `side` is 0 where both packs read it alike, else which pack reads it.
  case field(record: String, field: String, depth: Int, side: Int)
  case now
  /// The day on which numbers and tables must be in force; `depth` and `zone` as of the others.
  case day(depth: Int, zone: Int)
  case constant(Literal)
  case range(Double, Double)
  case aggregate(side: Int, context: Int, index: Int)
  case arithmetic(ArithmeticOperator, Int, Int, zone: Int)
  case negate(Int)
  case convert(Int, UnitChange)
  case call(Function, [Int], zone: Int)
  /// The values that a table's column lets through.
  case stated(Int, low: Double?, high: Double?, isWhole: Bool)
  /// Something that is not looked into: free to be anything.
  case opaque(side: Int, context: Int, Expression)

  /// The quantities that it is computed from.
  var parts: [Int] {
    switch self {
    case .arithmetic(_, let a, let b, _): [a, b]
    case .negate(let part), .convert(let part, _), .stated(let part, _, _, _): [part]
    case .call(_, let parts, _): parts
    case .field, .now, .day, .constant, .range, .aggregate, .opaque: []
    }
  }
}

/// Something that splits cases.
enum Split: Hashable {
  /// Which cell a quantity lies in.
  case quantity(Int)
  /// Whether a list holds a constant.
  case holds(list: Int, Literal)
  /// Whether a text is a name in these of the lists asked about, and in no other.
  case isNamed(text: Int, lists: [Int])
  /// Whether one value is less than, equal to or greater than another, or whether that is unknown.
  case order(Int, Int)
  /// A relation that is not looked into.
  case relation(Int, Int, String)
}

/// A part of what a quantity can be.
enum Cell: Hashable {
  case missing, unknown
  /// One of the constants it is compared with.
  case constant(Literal)
  /// Between two of them that follow one another, in order: before the first, before the second …
  case between(Int)
  /// A number of which only ends are known, by the regions they lie in: 2k between constants, 2k +
  /// 1 at one.
  case span(Int, Int)
  /// None of the constants.
  case other
  case closedList, openList
}
