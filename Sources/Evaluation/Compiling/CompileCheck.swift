import RuleModel

extension Compiler {
  /// A condition. The commonest forms have closures of their own; all others go through `Relation`.
  func check(_ expression: Expression, _ scope: Scope, _ uses: inout Uses) -> Check {
    switch expression {
    case .compare(let comparison, let a, let b):
      if case .field(let index, level: 0) = a, fields(of: scope.record).indices.contains(index),
        let constant = constant(b), let check = Compiler.compare(comparison, index, constant)
      {
        uses.own.insert(index)
        return check
      }
      var its = Uses()
      let isSettledByTime = isOwnTime(a, scope) && b.isNow || isOwnTime(b, scope) && a.isNow
      let (a, b) = (value(a, scope, &its), value(b, scope, &its))
      if isSettledByTime { its.readsMoment = false }
      uses.add(its)
      return { Relation.compare(comparison, a($0), b($0)) }
    case .between(let part, let low, let high, let includesHigh):
      let isSettledByTime = isOwnTime(part, scope)
      func end(_ end: Expression) -> Code {
        if !isSettledByTime || !end.isNow { return value(end, scope, &uses) }
        var its = Uses()
        return value(end, scope, &its)
      }
      let (part, low, high) = (value(part, scope, &uses), end(low), end(high))
      return { Relation.between(part($0), low($0), high($0), includesHigh: includesHigh) }
    case .isMissing(let part):
      let part = value(part, scope, &uses)
      return { part($0).isMissing }
    case .isUnreadable(let part):
      let part = value(part, scope, &uses)
      return { part($0).isUnreadable }
    case .isOneOf(let part, let others):
      let part = value(part, scope, &uses)
      if let constants = constants(others) {
        return { frame in
          let value = part(frame)
          var result = Kleene.no
          for constant in constants {
            result = result || Relation.compare(.equal, value, constant)
            if result == .yes { break }
          }
          return result
        }
      }
      let codes = others.map { value($0, scope, &uses) }
      return { frame in
        let value = part(frame)
        var result = Kleene.no
        for code in codes {
          result = result || Relation.compare(.equal, value, code(frame))
          if result == .yes { break }
        }
        return result
      }
    case .isInList(let part, let list):
      guard lists.indices.contains(list) else { return Compiler.uncertain }
      let part = value(part, scope, &uses)
      return { frame in
        let value = part(frame)
        return frame.pointee.engine._withUnsafeGuaranteedRef { $0.isName(value, inList: list) }
      }
    case .includes(let part, let quantifier, let others):
      let part = value(part, scope, &uses)
      let codes = others.map { value($0, scope, &uses) }
      return { frame in
        let value = part(frame)
        var result: Kleene = quantifier == .any ? .no : .yes
        for code in codes {
          let holds: Kleene = if case .list(let list) = value { Relation.includes(list, code(frame)) } else { .unknown }
          result = quantifier == .any ? result || holds : result && holds
        }
        return result
      }
    case .not(let part):
      let part = check(part, scope, &uses)
      return { !part($0) }
    case .all(let parts): return all(parts.map { check($0, scope, &uses) })
    case .any(let parts): return any(parts.map { check($0, scope, &uses) })
    case .test(let test): return check(test.expression, scope, &uses)
    default:
      let code = value(expression, scope, &uses)
      return { code($0).kleene }
    }
  }

  /// Whether it is a time of the record that a `where` looks at. Compared with `now`, it gives one answer for good once
  /// it has passed: before that it is missing.
  private func isOwnTime(_ expression: Expression, _ scope: Scope) -> Bool {
    guard case .field(let index, level: 0) = expression.leaf else { return false }
    let fields = fields(of: scope.record)
    return fields.indices.contains(index) && fields[index].type == .time
  }

  static var uncertain: Check { { _ in .unknown } }

  /// A value that is the same for every record of every run.
  func constant(_ expression: Expression) -> Value? {
    switch expression {
    case .literal(let literal): return literals.value(literal)
    case .threshold(let index):
      guard pack.thresholds.indices.contains(index) else { return nil }
      let threshold = pack.thresholds[index]
      return threshold.was.isEmpty && threshold.from == nil && threshold.until == nil
        ? literals.value(threshold.value) : nil
    default: return nil
    }
  }

  private func constants(_ expressions: [Expression]) -> [Value]? {
    let values = expressions.compactMap { constant($0) }
    return values.count == expressions.count ? values : nil
  }

  private static func compare(_ comparison: Comparison, _ field: Int, _ constant: Value) -> Check? {
    switch constant {
    case .word(let word):
      guard comparison == .equal else { return nil }
      return { frame in
        if case .word(let value) = frame.pointee.row[field] { return Kleene(value == word) }
        return .unknown
      }
    case .number(let number):
      return { frame in
        let value = frame.pointee.row[field]
        if case .number(let x) = value { return Kleene(Relation.holds(comparison, x, number)) }
        return Relation.compare(comparison, value, .number(number))
      }
    default: return nil
    }
  }

  func all(_ checks: [Check]) -> Check {
    switch checks.count {
    case 0: return { _ in .yes }
    case 1: return checks[0]
    case 2:
      let (a, b) = (checks[0], checks[1])
      return { frame in
        let first = a(frame)
        return first == .no ? .no : first && b(frame)
      }
    default:
      // By halves: going through a list takes hold of each check and lets go of it, for every record.
      let middle = checks.count / 2
      return all([all(Array(checks[..<middle])), all(Array(checks[middle...]))])
    }
  }

  func any(_ checks: [Check]) -> Check {
    switch checks.count {
    case 0: return { _ in .no }
    case 1: return checks[0]
    case 2:
      let (a, b) = (checks[0], checks[1])
      return { frame in
        let first = a(frame)
        return first == .yes ? .yes : first || b(frame)
      }
    default:
      let middle = checks.count / 2
      return any([any(Array(checks[..<middle])), any(Array(checks[middle...]))])
    }
  }
}

extension Expression {
  fileprivate var isNow: Bool { leaf == .now }
}
