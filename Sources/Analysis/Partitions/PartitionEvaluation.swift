import Evaluation
import RuleModel

/// How a condition comes out in one case.
extension Partition {
  func holds(_ expression: Expression, _ cells: [Variable.Cell]) -> Kleene {
    switch expression {
    case .test(let test): return holds(test.expression, cells)
    case .not(let a): return !holds(a, cells)
    case .all(let parts): return parts.map { holds($0, cells) }.min { $0.rawValue < $1.rawValue } ?? .yes
    case .any(let parts): return parts.map { holds($0, cells) }.max { $0.rawValue < $1.rawValue } ?? .no
    case .literal(.truth(let truth)): return Kleene(truth)
    case .compare(let comparison, let a, let b): return compare(comparison, a, b, cells)
    case .between(let a, let low, let high, let includesHigh):
      let above = compare(.greaterOrEqual, a, low, cells)
      let below = compare(includesHigh ? .lessOrEqual : .less, a, high, cells)
      if type(a) == .timeOfDay, let from = constant(low).flatMap(Partition.number),
        let to = constant(high).flatMap(Partition.number), from > to
      {
        return Kleene(rawValue: max(above.rawValue, below.rawValue))!
      }
      return Kleene(rawValue: min(above.rawValue, below.rawValue))!
    case .isMissing(let a):
      guard let position = index[Key(expression: a)] else { return .unknown }
      switch cells[position] {
      case .missing: return .yes
      case .undetermined: return .unknown
      default: return .no
      }
    case .isUnreadable(let a):
      guard let position = index[Key(expression: a)] else { return .unknown }
      return Kleene(cells[position] == .undetermined)
    case .isOneOf(let a, let values):
      return values.map { compare(.equal, a, $0, cells) }.max { $0.rawValue < $1.rawValue } ?? .no
    case .isInList(let a, let list):
      guard let position = index[Key(expression: a, list: list)] else { return .unknown }
      if let source = index[Key(expression: a)], cells[source] == .missing { return .unknown }
      if case .listed(let truth) = cells[position] { return Kleene(truth) }
      return .unknown
    case .includes(let a, let quantifier, let values):
      if case .list(let elements)? = constant(a) {
        let tests = values.map { value in holds(.isOneOf(value, elements.map { .literal($0) }), cells) }
        return (quantifier == .any ? tests.max { $0.rawValue < $1.rawValue } : tests.min { $0.rawValue < $1.rawValue })
          ?? .unknown
      }
      guard let position = index[Key(expression: a)], case .holds(let held) = cells[position] else { return .unknown }
      let tests = values.map { value in constantWord(value).map { held.contains($0) } }
      if tests.contains(nil) { return .unknown }
      return Kleene(quantifier == .any ? tests.contains(true) : !tests.contains(false))
    case .binding(let index) where isCondition(bindings[index].expression):
      return holds(bindings[index].expression, cells)
    case .otherwise(let a, let b):
      if let position = index[Key(expression: a)], cells[position] == .missing { return holds(b, cells) }
      return holds(a, cells)
    default:
      guard let position = index[Key(expression: expression)], case .truth(let truth) = cells[position] else {
        return .unknown
      }
      return Kleene(truth)
    }
  }

  private func compare(_ comparison: Comparison, _ a: Expression, _ b: Expression, _ cells: [Variable.Cell]) -> Kleene {
    if case .howMany(let parts) = a, let value = constant(b).flatMap(Partition.number) {
      let results = parts.map { holds($0, cells) }
      let low = Double(results.count { $0 == .yes })
      let high = Double(results.count { $0 != .no })
      let (x, y) = (Partition.test(comparison, low, value), Partition.test(comparison, high, value))
      if comparison == .equal { return value < low || value > high ? .no : low == high ? .yes : .unknown }
      return x == y ? Kleene(x) : .unknown
    }
    if let x = constant(a), let y = constant(b) {
      guard let x = Partition.number(x), let y = Partition.number(y) else { return Kleene(x == y) }
      return Kleene(Partition.test(comparison, x, y))
    }
    if let value = constant(b), let position = index[Key(expression: a)] {
      return compare(comparison, cells[position], value)
    }
    if let value = constant(a), let position = index[Key(expression: b)] {
      let turned: Comparison
      switch comparison {
      case .equal: turned = .equal
      case .less: turned = .greater
      case .lessOrEqual: turned = .greaterOrEqual
      case .greater: turned = .less
      case .greaterOrEqual: turned = .lessOrEqual
      }
      return compare(turned, cells[position], value)
    }
    guard let position = index[Key(expression: a, other: b)], case .order(let order) = cells[position] else {
      return .unknown
    }
    return Kleene(Partition.test(comparison, Double(order), 0))
  }

  private func compare(_ comparison: Comparison, _ cell: Variable.Cell, _ value: Literal) -> Kleene {
    switch cell {
    case .number(let x): return Partition.number(value).map { Kleene(Partition.test(comparison, x, $0)) } ?? .unknown
    case .word(let x), .text(let x):
      switch value {
      case .word(let y), .text(let y): return Kleene(x == y)
      case .colour(let colour): return Kleene(x == colour.text)
      default: return .unknown
      }
    case .otherText: return .no
    case .truth(let x): return value == .truth(x) ? .yes : .no
    default: return .unknown
    }
  }

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
      if case .number(let x)? = constant(a) { return .number(change.apply(x)) }
      return nil
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
