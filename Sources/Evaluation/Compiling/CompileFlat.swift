import RuleModel

extension Compiler {
  /// A condition that is asked of every record.
  func flatCondition(
    _ expression: Expression?, _ scope: NameScope, _ uses: inout Uses
  ) -> FlatCondition {
    flatStore.condition(expression.map { part($0, scope, &uses) } ?? .all([]))
  }

  func part(_ expression: Expression, _ scope: NameScope, _ uses: inout Uses) -> FlatPart {
    partForEveryPlace(expression, scope, &uses) ?? plainPart(expression, scope, &uses)
  }

  /// Of the record as it is.
  func plainPart(_ expression: Expression, _ scope: NameScope, _ uses: inout Uses) -> FlatPart {
    switch expression {
    case .test(let test):
      return .written(
        test, askedOnce(test.expression, scope, &uses) ?? part(test.expression, scope, &uses))
    case .not(let inner): return .not(part(inner, scope, &uses))
    case .all(let parts): return .all(parts.map { part($0, scope, &uses) })
    case .any(let parts): return .any(parts.map { part($0, scope, &uses) })
    case .binding(let index):
      if !scope.isWhere, scope.bindings.indices.contains(index),
        let part = scope.bindings[index].part
      {
        uses.add(scope.bindings[index].uses)
        return part
      }
    default: break
    }
    if let tests = fieldTests(expression, scope) {
      for field in tests.fields { uses.own.insert(field) }
      return tests.part
    }
    let test = FlatPart.test(flatStore.test(predicate(expression, scope, &uses)))
    let fields = needed(by: expression, scope)
    return fields.isEmpty ? test : .needing(fields, test)
  }

  /// An `and` or `or` about the record in hand alone: asked once for a record, and one part for all
  /// who write the same. Nil: it is something else.
  func askedOnce(_ expression: Expression, _ scope: NameScope, _ uses: inout Uses) -> FlatPart? {
    switch expression {
    case .all(let parts), .any(let parts): if parts.count < 2 { return nil }
    default: return nil
    }
    guard expression.isOfRecordAlone(self) else { return nil }
    let key = SharedKey(
      expression: expression, record: scope.record, isPlaceGiven: scope.isPlaceGiven)
    if let (part, its) = keptParts[key] {
      uses.add(its)
      return part
    }
    var its = Uses()
    let part = flatStore.keptOnce(part(expression, scope, &its))
    keptParts[key] = (part, its)
    uses.add(its)
    return part
  }

  /// A condition that looks at nothing but fields of the record in hand, numbers and words that
  /// never change, and `now`.
  private func fieldTests(
    _ expression: Expression, _ scope: NameScope
  ) -> (part: FlatPart, fields: [Int])? {
    switch expression {
    case .field:
      return ownField(expression, scope).map { (.test(FlatTest(.truth, field: $0)), [$0]) }
    case .isMissing(let part):
      return ownField(part, scope).map { (.test(FlatTest(.missing, field: $0)), [$0]) }
    case .isUnreadable(let part):
      return ownField(part, scope).map { (.test(FlatTest(.unreadable, field: $0)), [$0]) }
    case .compare(let comparison, let a, let b):
      guard let field = ownField(a, scope) else {
        guard let field = ownField(b, scope), let constant = constant(a) else { return nil }
        return (.test(FlatTest(field: field, comparison.turned, constant)), [field])
      }
      if let other = ownField(b, scope) {
        return (.test(FlatTest(.fields, field: field, comparison, other: other)), [field, other])
      }
      if isOwnTime(a, scope), b.unmarked == .now {
        return (.test(FlatTest(.now, field: field, comparison)), [field])
      }
      return constant(b).map { (.test(FlatTest(field: field, comparison, $0)), [field]) }
    case .between(let part, let low, let high, let includesHigh):
      guard let field = ownField(part, scope), let low = number(low), let high = number(high) else {
        return nil
      }
      let ends = [
        FlatTest(field: field, .greaterOrEqual, .number(low)),
        FlatTest(field: field, includesHigh ? .lessOrEqual : .less, .number(high)),
      ]
      return (.all(ends.map(FlatPart.test)), [field])
    case .isOneOf(let part, let others):
      guard let field = ownField(part, scope) else { return nil }
      let tests = others.compactMap { constant($0).map { FlatTest(field: field, .equal, $0) } }
      return tests.count == others.count ? (.any(tests.map(FlatPart.test)), [field]) : nil
    case .includes(let part, let quantifier, let others):
      guard let field = ownField(part, scope), !others.isEmpty else { return nil }
      let tests = others.compactMap { word($0) }.map {
        FlatPart.test(FlatTest(.holdsWord, field: field, other: $0))
      }
      guard tests.count == others.count else { return nil }
      return (quantifier == .any ? .any(tests) : .all(tests), [field])
    default: return nil
    }
  }

  private func word(_ expression: Expression) -> Int? {
    if case .word(let word)? = constant(expression) { Int(word) } else { nil }
  }

  private func number(_ expression: Expression) -> Double? {
    if case .number(let number)? = constant(expression) { number } else { nil }
  }
}

extension Compiler {
  /// The fields without which a comparison of something computed is unknown, as far as they may be
  /// missing: asking for them first saves working out the rest. None if it matters which fields are
  /// looked at.
  private func needed(by comparison: Expression, _ scope: NameScope) -> [Int] {
    if accounts { return [] }
    let fields = fields(of: scope.record)
    func missable(_ parts: [Expression]) -> [Int] {
      if parts.allSatisfy({
        ownField($0, scope) != nil || constant($0) != nil || $0.unmarked == .now
      }) {
        return []
      }
      return parts.reduce(into: Set()) { $0.formUnion(requiredFields(of: $1, scope)) }.filter {
        fields[$0].isOptional
      }.sorted()
    }
    switch comparison {
    case .compare(_, let a, let b): return missable([a, b])
    case .between(let part, _, _, _): return ownField(part, scope) == nil ? missable([part]) : []
    default: return []
    }
  }

  /// Fields of the record in hand; where one of them is missing, so is the expression. Perhaps not
  /// all.
  func requiredFields(of expression: Expression, _ scope: NameScope) -> Set<Int> {
    switch expression {
    case .field: return Set([ownField(expression, scope)].compactMap { $0 })
    case .test(let test): return requiredFields(of: test.expression, scope)
    case .binding(let index):
      // Inside a `where` it is about another record.
      return scope.isWhere || !scope.bindings.indices.contains(index)
        ? [] : scope.bindings[index].needs
    case .negate(let part), .convert(let part, _): return requiredFields(of: part, scope)
    case .arithmetic(_, let a, let b):
      return requiredFields(of: a, scope).union(requiredFields(of: b, scope))
    case .call(let function, let arguments):
      switch function {
      case .smallestOf, .largestOf: return []
      default: return arguments.reduce(into: []) { $0.formUnion(requiredFields(of: $1, scope)) }
      }
    default: return []
    }
  }
}
