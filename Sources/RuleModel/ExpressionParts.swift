extension Expression {
  /// Without the marks that reasons need.
  package var unmarked: Expression {
    if case .test(let test) = self { test.expression.unmarked } else { self }
  }

  /// The expressions this one is made of, in the order written. The expressions inside aggregates
  /// and tables belong to those.
  public var parts: [Expression] {
    switch self {
    case .literal, .field, .binding, .threshold, .answer, .fires, .now, .aggregate: []
    case .negate(let part), .convert(let part, _), .isMissing(let part), .isUnreadable(let part),
      .isInList(let part, _), .not(let part),
      .points(let part, _):
      [part]
    case .arithmetic(_, let a, let b), .compare(_, let a, let b), .otherwise(let a, let b): [a, b]
    case .between(let part, let low, let high, _): [part, low, high]
    case .isOneOf(let part, let others), .includes(let part, _, let others): [part] + others
    case .all(let parts), .any(let parts), .howMany(let parts), .call(_, let parts): parts
    case .test(let test): [test.expression]
    }
  }

  /// Whether this or a part of it, however deep, is such an expression.
  public func contains(where matches: (Expression) -> Bool) -> Bool {
    matches(self) || parts.contains { $0.contains(where: matches) }
  }
}

extension Aggregate {
  /// The expression that the operation is computed from; nil if it counts records.
  public var operand: Expression? {
    switch operation {
    case .countRecords: nil
    case .countDistinctDays(let part), .countDistinct(let part), .sum(let part), .average(let part),
      .smallest(let part),
      .largest(let part), .latest(let part), .earliest(let part), .nearest(let part),
      .share(let part),
      .longestRun(let part), .longestRunOfDays(let part):
      part
    }
  }
}

extension Window {
  /// The moment of the outer record that the window lies around.
  public var moment: Expression? {
    switch self {
    case .allTime, .this, .last: nil
    case .before(_, let moment), .within(_, let moment): moment
    }
  }
}
