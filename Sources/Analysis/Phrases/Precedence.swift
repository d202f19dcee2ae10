import RuleModel

/// How tightly parts of a condition hold together, loosest first (docs/rule-language.md,
/// *Conditions*).
enum Precedence: Int, Comparable {
  case otherwise, or, and, not, comparison, sum, product, sign, power, operand

  static func < (a: Precedence, b: Precedence) -> Bool { a.rawValue < b.rawValue }

  /// That of an expression as `Phrases` writes it.
  init(_ expression: Expression) {
    switch expression {
    case .otherwise: self = .otherwise
    case .any(let parts): self = parts.count == 1 ? Precedence(parts[0]) : .or
    case .all(let parts): self = parts.count == 1 ? Precedence(parts[0]) : .and
    case .not(let inner): self = Precedence(inner) == .comparison ? .comparison : .not
    case .compare, .between, .isMissing, .isUnreadable, .isOneOf, .isInList, .includes:
      self = .comparison
    case .test(let test) where test.isValue: self = .operand
    // A test written with a negation (`is not`) is a comparison still.
    case .test(let test):
      self = Precedence(test.expression) == .not ? .comparison : Precedence(test.expression)
    case .arithmetic(.plus, _, _), .arithmetic(.minus, _, _): self = .sum
    case .arithmetic(.times, _, _), .arithmetic(.divided, _, _): self = .product
    case .arithmetic(.power, _, _): self = .power
    case .negate: self = .sign
    case .literal(.number(let x)) where x < 0: self = .sign
    case .convert(let inner, _): self = Precedence(inner)
    // A phrase of its own, "the number of …", that a where may end.
    case .aggregate: self = .otherwise
    case .literal, .field, .binding, .threshold, .answer, .fires, .now, .howMany, .call, .points:
      self = .operand
    }
  }
}

extension Test {
  /// A yes/no value by its name: a field, or a condition that has one.
  var isValue: Bool { shown == expression }

  /// Whether `is not` says that it does not hold.
  var isNegatable: Bool {
    switch expression {
    case .isMissing, .isUnreadable, .isInList, .includes: true
    case .isOneOf, .compare, .between, .literal, .field, .binding, .threshold, .answer, .fires,
      .now, .aggregate,
      .negate, .arithmetic, .convert, .not, .all, .any, .howMany, .otherwise, .call, .points, .test:
      false
    }
  }
}

extension Expression {
  /// A name, or a value as it is written.
  var isOperand: Bool { Precedence(self) == .operand }
}
