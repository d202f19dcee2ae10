import RuleModel

extension Compiler {
  /// A closure for a condition that no test of a flat condition can decide.
  func predicate(_ expression: Expression, _ scope: NameScope, _ uses: inout Uses) -> Predicate {
    switch expression {
    case .compare(let comparison, let a, let b):
      var its = Uses()
      let isSettledByTime = isOwnTime(a, scope) && b.isNow || isOwnTime(b, scope) && a.isNow
      let (a, b) = (value(a, scope, &its), value(b, scope, &its))
      if isSettledByTime { its.readsMoment = false }
      uses.add(its)
      return Predicate { Relation.compare(comparison, a($0), b($0)) }
    case .between(let part, let low, let high, let includesHigh):
      let isSettledByTime = isOwnTime(part, scope)
      func end(_ end: Expression) -> Code {
        if !isSettledByTime || !end.isNow { return value(end, scope, &uses) }
        var its = Uses()
        return value(end, scope, &its)
      }
      let (part, low, high) = (value(part, scope, &uses), end(low), end(high))
      return Predicate { Relation.between(part($0), low($0), high($0), includesHigh: includesHigh) }
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
        var result = Kleene.no
        for code in codes {
          result = result || Relation.compare(.equal, value, code(frame))
          if result == .yes { break }
        }
        return result
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
        let value = part(frame)
        var result: Kleene = quantifier == .any ? .no : .yes
        for code in codes {
          let holds: Kleene =
            if case .list(let list) = value { Relation.includes(list, code(frame)) } else {
              .unknown
            }
          result = quantifier == .any ? result || holds : result && holds
        }
        return result
      }
    default:
      let code = value(expression, scope, &uses)
      return Predicate { code($0).kleene }
    }
  }

  /// Whether it is a time of the record that a `where` looks at. Compared with `now`, it gives one
  /// answer for good once it has passed: before that it is missing.
  func isOwnTime(_ expression: Expression, _ scope: NameScope) -> Bool {
    guard case .field(let index, level: 0) = expression.unmarked else { return false }
    let fields = fields(of: scope.record)
    return fields.indices.contains(index) && fields[index].type == .time
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
  /// Without the marks that reasons need.
  var unmarked: Expression {
    if case .test(let test) = self { return test.expression.unmarked }
    return self
  }

  fileprivate var isNow: Bool { unmarked == .now }

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
