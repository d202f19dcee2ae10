import RuleModel

extension Compiler {
  /// A condition: a flat list of tests or a closure. The commonest forms have closures of their own; all others go
  /// through `Relation`.
  func check(_ expression: Expression, _ scope: Scope, _ uses: inout Uses) -> Check {
    if let check = flat(expression, scope, &uses) { return check }
    switch expression {
    case .all(let parts), .any(let parts):
      guard parts.count > 1, expression.isOfRecordAlone(self) else { return plainCheck(expression, scope, &uses) }
      return shared(expression, scope, &uses)
    default: return plainCheck(expression, scope, &uses)
    }
  }

  /// What depends on nothing but the record in hand and is written in several places, as a condition with a name is, is
  /// asked once for a record.
  private func shared(_ expression: Expression, _ scope: Scope, _ uses: inout Uses) -> Check {
    let key = SharedKey(expression: expression, record: scope.record)
    if let (check, its) = sharedChecks[key] {
      uses.add(its)
      return check
    }
    var its = Uses()
    let (plain, slot) = (plainCheck(expression, scope, &its), slot())
    let check = Check { frame in
      if let known = frame.pointee.truth(slot) { return known }
      let holds = plain(frame)
      frame.pointee.keep(holds, slot)
      return holds
    }
    sharedChecks[key] = (check, its)
    uses.add(its)
    return check
  }

  /// Of closures alone.
  func plainCheck(_ expression: Expression, _ scope: Scope, _ uses: inout Uses) -> Check {
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
      let sides = (ownField(a, scope), ownField(b, scope))
      let constant = constant(b)
      let (a, b) = (value(a, scope, &its), value(b, scope, &its))
      if isSettledByTime { its.readsMoment = false }
      uses.add(its)
      if let constant { return Check { Relation.compare(comparison, a($0), constant) } }
      switch sides {
      case (let a?, let b?): return Check { Relation.compare(comparison, $0.pointee.row[a], $0.pointee.row[b]) }
      case (let a?, nil): return Check { Relation.compare(comparison, $0.pointee.row[a], b($0)) }
      case (nil, let b?): return Check { Relation.compare(comparison, a($0), $0.pointee.row[b]) }
      case (nil, nil): return Check { Relation.compare(comparison, a($0), b($0)) }
      }
    case .between(let part, let low, let high, let includesHigh):
      let isSettledByTime = isOwnTime(part, scope)
      func end(_ end: Expression) -> Code {
        if !isSettledByTime || !end.isNow { return value(end, scope, &uses) }
        var its = Uses()
        return value(end, scope, &its)
      }
      let (part, low, high) = (value(part, scope, &uses), end(low), end(high))
      return Check { Relation.between(part($0), low($0), high($0), includesHigh: includesHigh) }
    case .isMissing(let part):
      if let field = ownField(part, scope) {
        uses.own.insert(field)
        return Check { $0.pointee.row[field].isMissing }
      }
      let part = value(part, scope, &uses)
      return Check { part($0).isMissing }
    case .isUnreadable(let part):
      if let field = ownField(part, scope) {
        uses.own.insert(field)
        return Check { $0.pointee.row[field].isUnreadable }
      }
      let part = value(part, scope, &uses)
      return Check { part($0).isUnreadable }
    case .isOneOf(let part, let others):
      let part = value(part, scope, &uses)
      if let constants = constants(others) {
        return Check { frame in
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
      return Check { frame in
        let value = part(frame)
        var result = Kleene.no
        for code in codes {
          result = result || Relation.compare(.equal, value, code(frame))
          if result == .yes { break }
        }
        return result
      }
    case .isInList(let part, let list):
      guard needs(list: list) else { return Compiler.uncertain }
      let part = value(part, scope, &uses)
      return Check { frame in
        let value = part(frame)
        return frame.pointee.engine._withUnsafeGuaranteedRef { $0.isName(value, inList: list) }
      }
    case .includes(let part, let quantifier, let others):
      let part = value(part, scope, &uses)
      if let constants = constants(others), !constants.isEmpty {
        return Check { frame in
          guard case .list(let list) = part(frame) else { return .unknown }
          var result: Kleene = quantifier == .any ? .no : .yes
          for constant in constants {
            let holds = Relation.includes(list, constant)
            result = quantifier == .any ? result || holds : result && holds
          }
          return result
        }
      }
      let codes = others.map { value($0, scope, &uses) }
      return Check { frame in
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
      return Check { !part($0) }
    case .all(let parts): return all(parts.map { check($0, scope, &uses) })
    case .any(let parts): return any(parts.map { check($0, scope, &uses) })
    case .test(let test): return check(test.expression, scope, &uses)
    default:
      let code = value(expression, scope, &uses)
      return Check { code($0).kleene }
    }
  }

  /// Whether it is a time of the record that a `where` looks at. Compared with `now`, it gives one answer for good once
  /// it has passed: before that it is missing.
  func isOwnTime(_ expression: Expression, _ scope: Scope) -> Bool {
    guard case .field(let index, level: 0) = expression.leaf else { return false }
    let fields = fields(of: scope.record)
    return fields.indices.contains(index) && fields[index].type == .time
  }

  /// The field of the record in hand that an expression is.
  func ownField(_ expression: Expression, _ scope: Scope) -> Int? {
    guard case .field(let index, level: 0) = expression.leaf, fields(of: scope.record).indices.contains(index) else {
      return nil
    }
    return index
  }

  static var uncertain: Check { Check { _ in .unknown } }

  /// A value that is the same for every record of every run.
  func constant(_ expression: Expression) -> Value? {
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

  private func constants(_ expressions: [Expression]) -> [Value]? {
    let values = expressions.compactMap { constant($0) }
    return values.count == expressions.count ? values : nil
  }

  private static func compare(_ comparison: Comparison, _ field: Int, _ constant: Value) -> Check? {
    switch constant {
    case .word(let word):
      guard comparison == .equal else { return nil }
      return Check { frame in
        if case .word(let value) = frame.pointee.row[field] { return Kleene(value == word) }
        return .unknown
      }
    case .number(let number):
      return Check { frame in
        let value = frame.pointee.row[field]
        if case .number(let x) = value { return Kleene(Relation.holds(comparison, x, number)) }
        return Relation.compare(comparison, value, .number(number))
      }
    default: return nil
    }
  }

  func all(_ checks: [Check]) -> Check {
    switch checks.count {
    case 0: return Check { _ in .yes }
    case 1: return checks[0]
    case 2:
      let (a, b) = (checks[0], checks[1])
      return Check { frame in
        let first = a(frame)
        return first == .no ? .no : first && b(frame)
      }
    case 3:
      let (a, b, c) = (checks[0], checks[1], checks[2])
      return Check { frame in
        let first = a(frame)
        if first == .no { return .no }
        let both = first && b(frame)
        return both == .no ? .no : both && c(frame)
      }
    default:
      // By halves: going through a list takes hold of each check and lets go of it, for every record.
      let middle = checks.count / 2
      return all([all(Array(checks[..<middle])), all(Array(checks[middle...]))])
    }
  }

  func any(_ checks: [Check]) -> Check {
    switch checks.count {
    case 0: return Check { _ in .no }
    case 1: return checks[0]
    case 2:
      let (a, b) = (checks[0], checks[1])
      return Check { frame in
        let first = a(frame)
        return first == .yes ? .yes : first || b(frame)
      }
    case 3:
      let (a, b, c) = (checks[0], checks[1], checks[2])
      return Check { frame in
        let first = a(frame)
        if first == .yes { return .yes }
        let either = first || b(frame)
        return either == .yes ? .yes : either || c(frame)
      }
    default:
      let middle = checks.count / 2
      return any([any(Array(checks[..<middle])), any(Array(checks[middle...]))])
    }
  }
}

extension Expression {
  fileprivate var isNow: Bool { leaf == .now }

  /// Whether it reads fields of the record in hand, numbers that never change and `now`, and nothing else.
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
