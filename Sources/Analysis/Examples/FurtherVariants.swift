import RuleModel

/// Changes to what a rule or table is made of beside the operators and numbers of its conditions:
/// the other constants, and parts left out.
extension Variants {
  /// Every constant of a value changed, and what `of` changes in it.
  /// - Parameter type: of the value.
  func ofValue(_ value: Expression, _ type: ValueType?) -> [Variant] {
    of(value, nil).filter { !$0.isNegation } + ofOtherConstants(value, type)
  }

  /// Constants that `of` leaves as they are: after `otherwise`, inside a function, first in a
  /// computed value.
  func ofOtherConstants(_ expression: Expression, _ type: ValueType? = nil) -> [Variant] {
    let isHeld: (Int) -> Bool
    switch expression {
    case .literal(let literal): return ofLiteral(literal, type)
    case .compare, .between: isHeld = { expression.parts[$0].isLiteral }
    case .isOneOf(_, let others): isHeld = { $0 > 0 && others.count > 1 }
    case .arithmetic: isHeld = { $0 == 1 && expression.parts[1].isLiteral }
    // `round x` names no places.
    case .call(.round, let parts):
      isHeld = { $0 == 1 && parts[1] == .literal(.number(0)) }
    case .includes(let list, let quantifier, let others) where others.count > 1:
      return others.indices.map { place in
        var fewer = others
        let removed = fewer.remove(at: place)
        return Variant(
          .includes(list, quantifier, fewer), "\(words(expression)) without \(words(removed))")
      }
    default: isHeld = { _ in false }
    }
    let own: ValueType? = if case .otherwise = expression { type } else { nil }
    return expression.parts.indices.filter { !isHeld($0) }.flatMap { place in
      ofOtherConstants(expression.parts[place], own).map { variant in
        var whole = variant
        whole.expression = expression.with(variant.expression, at: place)
        if case .test(let test) = expression { whole.origin = test.origin }
        return whole
      }
    }
  }

  private func ofLiteral(_ literal: Literal, _ type: ValueType?) -> [Variant] {
    let others: [(Literal, String)] =
      switch (literal, type) {
      case (.word(let word), .word(let words)):
        words.words.first { $0 != word }.map { [(.word($0), $0)] } ?? []
      case (.text(let text), _): [(.text(text + "."), "\"\(text).\"")]
      case (.list, _): []
      default: neighbours(literal, type ?? .number(nil))
      }
    return others.map { Variant(.literal($0.0), "\($0.1) for \(words(.literal(literal), type))") }
  }

  // MARK: Parts left out

  /// A condition without one of its lines.
  func without(_ condition: Condition?) -> [(Condition?, String, Origin?)] {
    guard let condition else { return [] }
    func fewer(
      _ parts: [Condition], _ make: ([Condition]) -> Condition
    ) -> [(Condition?, String, Origin?)] {
      guard parts.count > 1 else { return [] }
      return parts.indices.map { place in
        var rest = parts
        let line = rest.remove(at: place).firstLine
        return (make(rest), "without the line `\(line?.text ?? "")`", line?.origin)
      }
    }
    func inside(
      _ parts: [Condition], _ make: ([Condition]) -> Condition
    ) -> [(Condition?, String, Origin?)] {
      parts.indices.flatMap { place in
        without(parts[place]).compactMap { changed, what, origin in
          guard let changed else { return nil }
          var copy = parts
          copy[place] = changed
          return (make(copy), what, origin)
        }
      }
    }
    switch condition {
    case .line(let line):
      return without(line.expression).map { expression, what in
        (
          .line(.init(text: line.text, origin: line.origin, expression: expression)), what,
          line.origin
        )
      }
    case .all(let parts): return fewer(parts) { .all($0) } + inside(parts) { .all($0) }
    case .any(let parts): return fewer(parts) { .any($0) } + inside(parts) { .any($0) }
    case .none(let parts): return fewer(parts) { .none($0) } + inside(parts) { .none($0) }
    }
  }

  /// An expression without one of the parts that `and` or `or` joins.
  func without(_ expression: Expression) -> [(Expression, String)] {
    var own: [(Expression, String)] = []
    func fewer(_ parts: [Expression], _ make: ([Expression]) -> Expression) {
      guard parts.count > 1 else { return }
      for place in parts.indices {
        var rest = parts
        let removed = rest.remove(at: place)
        own.append((rest.count == 1 ? rest[0] : make(rest), "without `\(words(removed))`"))
      }
    }
    switch expression {
    case .all(let parts): fewer(parts) { .all($0) }
    case .any(let parts): fewer(parts) { .any($0) }
    default: break
    }
    return own
      + expression.parts.indices.flatMap { place in
        without(expression.parts[place]).map { (expression.with($0, at: place), $1) }
      }
  }

  private func words(_ expression: Expression, _ type: ValueType? = nil) -> String {
    Phrases(PackInHand(pack), bindings: bindings, record: record, outer: outer).text(
      expression, of: type)
  }
}

extension Expression {
  fileprivate var isLiteral: Bool { if case .literal = self { true } else { false } }

  /// The same with another part in one place of `parts`.
  func with(_ part: Expression, at place: Int) -> Expression {
    var all = parts
    all[place] = part
    switch self {
    case .literal, .field, .binding, .threshold, .answer, .fires, .now, .aggregate: return self
    case .negate: return .negate(part)
    case .convert(_, let change): return .convert(part, change)
    case .isMissing: return .isMissing(part)
    case .isUnreadable: return .isUnreadable(part)
    case .isInList(_, let list): return .isInList(part, list: list)
    case .not: return .not(part)
    case .points(_, let points): return .points(part, points)
    case .arithmetic(let sign, _, _): return .arithmetic(sign, all[0], all[1])
    case .compare(let comparison, _, _): return .compare(comparison, all[0], all[1])
    case .otherwise: return .otherwise(all[0], all[1])
    case .between(_, _, _, let includesHigh):
      return .between(all[0], low: all[1], high: all[2], includesHigh: includesHigh)
    case .isOneOf: return .isOneOf(all[0], Array(all[1...]))
    case .includes(_, let quantifier, _): return .includes(all[0], quantifier, Array(all[1...]))
    case .all: return .all(all)
    case .any: return .any(all)
    case .howMany: return .howMany(all)
    case .call(let function, _): return .call(function, all)
    case .test(var test):
      test.expression = part
      return .test(test)
    }
  }
}
