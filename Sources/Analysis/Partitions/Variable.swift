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
    /// Stands for all numbers (times, dates …) between two that the conditions name, or for one of those.
    case number(Double)
    /// Exactly these of the words that are asked about.
    case holds(Set<String>)
    /// Less, equal, greater: -1, 0, 1, where two things that both vary are compared.
    case order(Int)
    /// In the list or not.
    case listed(Bool)
  }

  let expression: Expression
  let name: String
  let type: ValueType
  var cells: [Cell]
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

  /// Visits this and every part. Aggregates are leaves.
  func walk(_ visit: (Expression) -> Void) {
    visit(self)
    switch self {
    case .literal, .field, .binding, .threshold, .answer, .now, .aggregate: break
    case .negate(let a), .convert(let a, _), .isMissing(let a), .isUnreadable(let a), .isInList(let a, _), .not(let a),
      .points(let a, _):
      a.walk(visit)
    case .arithmetic(_, let a, let b), .compare(_, let a, let b), .otherwise(let a, let b):
      a.walk(visit)
      b.walk(visit)
    case .between(let a, let low, let high, _):
      a.walk(visit)
      low.walk(visit)
      high.walk(visit)
    case .isOneOf(let a, let values), .includes(let a, _, let values):
      a.walk(visit)
      values.forEach { $0.walk(visit) }
    case .all(let parts), .any(let parts), .howMany(let parts), .call(_, let parts): parts.forEach { $0.walk(visit) }
    case .test(let test): test.expression.walk(visit)
    }
  }
}
