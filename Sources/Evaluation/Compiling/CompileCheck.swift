import RuleModel

extension Compiler {
  /// A closure for a condition that no test of a flat condition can decide.
  func predicate(_ expression: Expression, _ scope: NameScope, _ uses: inout Uses) -> Predicate {
    switch expression {
    case .compare(let comparison, let a, let b):
      let (first, second) = (side(a, beside: b, scope, &uses), side(b, beside: a, scope, &uses))
      return Predicate { Relation.compare(comparison, first($0), second($0)) }
    case .between(let part, let low, let high, let includesHigh):
      let value = value(part, scope, &uses)
      let low = side(low, beside: part, scope, &uses)
      let high = side(high, beside: part, scope, &uses)
      return Predicate {
        Relation.between(value($0), low($0), high($0), includesHigh: includesHigh)
      }
    case .isMissing(let part):
      let part = value(part, scope, &uses)
      return Predicate { part($0).isMissing }
    case .isUnreadable(let part):
      let part = value(part, scope, &uses)
      return Predicate { part($0).isUnreadable }
    case .isOneOf(let part, let others):
      let (part, codes) = (value(part, scope, &uses), others.map { value($0, scope, &uses) })
      return Predicate { frame in
        let value = part(frame)
        return Kleene.any(of: codes) { Relation.compare(.equal, value, $0(frame)) }
      }
    case .isInList(let part, let list):
      guard prepare(list: list) else { return Predicate { _ in .unknown } }
      let part = value(part, scope, &uses)
      return Predicate { frame in
        let value = part(frame)
        return frame.pointee.engine._withUnsafeGuaranteedRef { $0.isName(value, inList: list) }
      }
    case .includes(let part, let quantifier, let others):
      let (part, codes) = (value(part, scope, &uses), others.map { value($0, scope, &uses) })
      return Predicate { frame in
        guard case .list(let list) = part(frame) else { return .unknown }
        return quantifier == .any
          ? Kleene.any(of: codes) { Relation.includes(list, $0(frame)) }
          : !Kleene.any(of: codes) { !Relation.includes(list, $0(frame)) }
      }
    default:
      let code = value(expression, scope, &uses)
      return Predicate { code($0).kleene }
    }
  }

  /// One side of a comparison. A time of the record in hand compared with `now` gives one answer
  /// for good once it has passed (before that it is missing), so that does not count as reading
  /// the moment.
  private func side(
    _ side: Expression, beside other: Expression, _ scope: NameScope, _ uses: inout Uses
  ) -> Code {
    guard side.unmarked == .now, isOwnTime(other, scope) else { return value(side, scope, &uses) }
    var unused = Uses()
    return value(side, scope, &unused)
  }

  /// Whether it is a time of the record that a `where` looks at.
  func isOwnTime(_ expression: Expression, _ scope: NameScope) -> Bool {
    ownField(expression, scope).map { fields(of: scope.record)[$0].type == .time } ?? false
  }

  /// The field of the record in hand that an expression is.
  func ownField(_ expression: Expression, _ scope: NameScope) -> Int? {
    guard case .field(let index, level: 0) = expression.unmarked,
      fields(of: scope.record).indices.contains(index)
    else {
      return nil
    }
    return index
  }

  /// A value that is the same for every record of every run.
  func constant(_ expression: Expression) -> RowValue? {
    switch expression {
    case .literal(let literal): return literals.value(literal)
    case .threshold(let index):
      guard pack.thresholds.indices.contains(index) else { return nil }
      let threshold = pack.thresholds[index]
      return threshold.was.isEmpty && threshold.from == nil && threshold.until == nil
        ? literals.value(threshold.value) : nil
    case .arithmetic(let sign, let a, let b):
      guard let a = constant(a), let b = constant(b) else { return nil }
      return Arithmetic.applyToConstants(sign, a, b)
    default: return nil
    }
  }
}

extension Expression {
  /// Whether it reads fields of the record in hand, numbers that never change and `now`, and
  /// nothing else.
  func isOfRecordAlone(_ compiler: Compiler) -> Bool {
    !contains { part in
      switch part {
      case .binding, .answer, .aggregate: true
      case .field(_, let level): level != 0
      case .threshold: compiler.constant(part) == nil
      default: false
      }
    }
  }
}
