import RuleModel

/// Something a set of conditions looks at, with the finitely many cases the conditions can tell apart.
struct Variable {
  /// One case, and how to say it.
  enum Cell: Hashable {
    case missing
    /// Some field it is computed from is missing.
    case undetermined
    case truth(Bool)
    case word(String)
    case text(String)
    /// A text none of the conditions names.
    case otherText
    case number(Stretch)
    /// Exactly these of the words that are asked about.
    case holds(Set<String>)
    /// In the list or not.
    case listed(Bool)
  }

  /// All numbers (times, dates …) between two that the conditions name, or one of those.
  struct Stretch: Hashable {
    var low: Double
    var high: Double
    /// Whether the ends are in it.
    var lowIn: Bool
    var highIn: Bool
    /// The one that stands for them.
    var shown: Double

    static func point(_ x: Double) -> Stretch { Stretch(low: x, high: x, lowIn: true, highIn: true, shown: x) }

    /// What lies in both; nil if nothing does.
    func meet(_ other: Stretch) -> Stretch? {
      var result = self
      if other.low > low || other.low == low && !other.lowIn { (result.low, result.lowIn) = (other.low, other.lowIn) }
      if other.high < high || other.high == high && !other.highIn {
        (result.high, result.highIn) = (other.high, other.highIn)
      }
      if result.low > result.high || result.low == result.high && !(result.lowIn && result.highIn) { return nil }
      return result
    }

    func scaled(by factor: Double) -> Stretch {
      let (a, b) = (Partition.exact(low * factor), Partition.exact(high * factor))
      return factor >= 0
        ? Stretch(low: a, high: b, lowIn: lowIn, highIn: highIn, shown: shown * factor)
        : Stretch(low: b, high: a, lowIn: highIn, highIn: lowIn, shown: shown * factor)
    }

    func plus(_ other: Stretch) -> Stretch {
      Stretch(
        low: Partition.exact(low + other.low), high: Partition.exact(high + other.high), lowIn: lowIn && other.lowIn,
        highIn: highIn && other.highIn, shown: shown + other.shown)
    }
  }

  let expression: Expression
  /// Whose `let`s the expression names.
  let context: Int
  var kind: Kind
  let type: ValueType
  var cells: [Cell] = []

  enum Kind: Hashable {
    case value
    /// Factors by atom; the first is 1. What was written is this times `scale`, plus `offset`.
    case number(terms: [Linear.Term], scale: Double, offset: Double, name: Name)
    case listed(Int)
  }

  /// What people know it by.
  enum Name: Hashable {
    case value(Expression)
    /// Two values against each other, the right one taken from the left.
    case difference(Expression, Expression)
  }
}

/// A sum of things that vary, each with a factor.
struct Linear {
  struct Term: Hashable {
    /// Position in `Partition.atoms`.
    var atom: Int
    var factor: Double
  }

  var terms: [Term] = []
  var constant = 0.0

  func scaled(by factor: Double) -> Linear {
    if factor == 0 { return Linear() }
    return Linear(
      terms: terms.map { Term(atom: $0.atom, factor: Partition.exact($0.factor * factor)) },
      constant: Partition.exact(constant * factor))
  }

  func plus(_ other: Linear) -> Linear {
    var factors: [Int: Double] = [:]
    for term in terms + other.terms { factors[term.atom, default: 0] += term.factor }
    return Linear(
      terms: factors.filter { Partition.exact($0.value) != 0 }.map {
        Term(atom: $0.key, factor: Partition.exact($0.value))
      }
      .sorted { $0.atom < $1.atom },
      constant: Partition.exact(constant + other.constant))
  }
}

extension Expression {
  /// The fields of the record in hand that this is computed from, through `let`s.
  func fields(_ bindings: [Binding]) -> Set<Int> {
    var found: Set<Int> = []
    walk { part in
      switch part {
      case .field(let index, level: 0): found.insert(index)
      case .binding(let index): found.formUnion(bindings[index].expression.fields(bindings))
      default: break
      }
    }
    return found
  }
}
