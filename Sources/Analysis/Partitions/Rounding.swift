import RuleModel

/// Numbers have 15 digits: what is one number in two ways of writing need not be one number in the evaluator.
extension Partition {
  /// How far apart two ways of computing one number may come out.
  static func blur(of x: Double) -> Double { max(abs(x), 1e-3) * 1e-9 }

  /// As if numbers had all their digits.
  var withoutRounding: Partition {
    var copy = self
    copy.isRounded = isRounded.map { _ in false }
    return copy
  }

  /// Whether something is computed in more than one way, and one of them rounds.
  func rounds(_ position: Int) -> Bool {
    guard let ways = sources[position], ways.count > 1 else { return false }
    let context = variables[position].context
    return ways.contains { sides in sides.contains { !isExact($0, context) } }
  }

  /// Whether nothing is rounded away: something as it was given, or whole numbers added, taken away and multiplied.
  private func isExact(_ expression: Expression, _ context: Int) -> Bool {
    switch expression {
    case .test(let test): isExact(test.expression, context)
    case .binding(let index):
      contexts[context].indices.contains(index) && isExact(contexts[context][index].expression, context)
    case .negate(let part): isExact(part, context)
    case .convert(let part, let change): change.isIdentity && isExact(part, context)
    case .arithmetic(let sign, let a, let b):
      // Times are counted in whole microseconds.
      [a, b].contains { isMoment(type($0, context)) }
        || sign != .divided && sign != .power && isWhole(a, context) && isWhole(b, context)
    default: true
    }
  }

  private func isMoment(_ type: ValueType) -> Bool {
    switch type {
    case .time, .date, .timeOfDay: true
    default: false
    }
  }

  private func isWhole(_ expression: Expression, _ context: Int) -> Bool {
    if let x = constant(bare(expression, context)).flatMap(Partition.number) { return x == x.rounded() }
    switch bare(expression, context) {
    case .negate(let part): return isWhole(part, context)
    case .arithmetic(let sign, let a, let b):
      return sign != .divided && sign != .power && isWhole(a, context) && isWhole(b, context)
    case let other: return domains.domain(other, contexts[context], record).isWhole
    }
  }
}
