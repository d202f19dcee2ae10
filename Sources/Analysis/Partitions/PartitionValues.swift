import RuleModel

/// Numbers and words that do not vary.
extension Partition {
  static func test(_ comparison: Comparison, _ x: Double, _ y: Double) -> Bool {
    switch comparison {
    case .equal: x == y
    case .less: x < y
    case .lessOrEqual: x <= y
    case .greater: x > y
    case .greaterOrEqual: x >= y
    }
  }

  static func number(_ literal: Literal) -> Double? {
    switch literal {
    case .number(let x): x
    case .time(let time): Double(time.microseconds)
    case .date(let date): Double(date.days)
    case .timeOfDay(let time): Double(time)
    default: nil
    }
  }

  /// The value of what does not vary.
  func constant(_ expression: Expression) -> Literal? {
    switch expression {
    case .literal(let literal): return literal
    case .threshold(let index): return pack.thresholds[index].value(on: today)
    case .convert(let a, let change):
      switch constant(a) {
      case .number(let x)?: return .number(change.apply(x))
      case .period(let period)?: return .number(change.apply(period.averageDays))
      default: return nil
      }
    case .negate(let a):
      if case .number(let x)? = constant(a) { return .number(-x) }
      return nil
    case .arithmetic(let sign, let a, let b):
      guard case .number(let x)? = constant(a), case .number(let y)? = constant(b) else { return nil }
      switch sign {
      case .plus: return .number(decimal(x + y))
      case .minus: return .number(decimal(x - y))
      case .times: return .number(decimal(x * y))
      case .divided: return y == 0 ? nil : .number(decimal(x / y))
      case .power: return nil
      }
    default: return nil
    }
  }

  func constantWord(_ expression: Expression) -> String? {
    switch constant(expression) {
    case .word(let word), .text(let word): word
    case .number(let x): plainText(x)
    case .date(let date): MomentText.text(date)
    default: nil
    }
  }
}
