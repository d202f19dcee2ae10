import RuleModel

/// A pack with further tables that make inner values visible: the `let`s of a rule, the conditions
/// of a table's rows, the things that are compared.
struct ProbedPack: Sendable {
  var pack: Pack
  /// Table index of the probe of each rule (by rule index) and of each table (by table index).
  private(set) var ruleProbes: [Int: Int] = [:]
  private(set) var tableProbes: [Int: Int] = [:]
  /// The expressions that each probe shows: its columns, in order.
  private(set) var expressions: [Int: [Expression]] = [:]

  init(_ original: Pack) {
    pack = original
    for (index, rule) in original.rules.enumerated() {
      var shown = rule.bindings.indices.map { Expression.binding($0) }
      if let condition = rule.condition?.expression {
        shown += boundaries(in: condition, rule.bindings).map(\.term)
      }
      if let probe = add(
        "rule \(index)", rule.scope, rule.bindings, shown, rule.from, rule.until, rule.status)
      {
        ruleProbes[index] = probe
      }
    }
    for (index, table) in original.tables.enumerated() {
      let conditions = table.rows.map { $0.condition?.expression ?? .literal(.truth(true)) }
      let terms = conditions.flatMap { boundaries(in: $0, table.bindings).map(\.term) }
      if let probe = add(
        "table \(index)", table.scope, table.bindings, conditions + terms, table.from, table.until,
        table.status)
      {
        tableProbes[index] = probe
      }
    }
  }

  private mutating func add(
    _ id: String, _ scope: Scope, _ bindings: [Binding], _ shown: [Expression], _ from: CivilDate?,
    _ until: CivilDate?,
    _ status: Status
  ) -> Int? {
    if shown.isEmpty { return nil }
    let columns = shown.indices.map { Table.Column(name: "\($0)", type: .number(nil)) }
    pack.tables.append(
      Table(
        id: id, status: status, scope: scope, from: from, until: until, bindings: bindings,
        columns: columns,
        rows: [.init(condition: nil, values: shown)], policy: .inOrder))
    expressions[pack.tables.count - 1] = shown
    return pack.tables.count - 1
  }
}

/// A constant that a condition compares something with.
struct Boundary: Hashable {
  var term: Expression
  var constant: Expression
  /// Whether the comparison differs from its result at the constant below it (`>=`, `<`) or above
  /// it (`>`, `<=`).
  var turnsBelow: Bool
  var text: String
  var origin: Origin
}

/// The boundaries of a condition, also inside yes/no `let`s.
func boundaries(in condition: Expression, _ bindings: [Binding]) -> [Boundary] {
  var found: [Boundary] = []
  func isConstant(_ expression: Expression) -> Bool {
    switch expression {
    case .literal, .threshold: true
    case .negate(let a), .convert(let a, _): isConstant(a)
    case .arithmetic(_, let a, let b): isConstant(a) && isConstant(b)
    default: false
    }
  }
  func add(_ term: Expression, _ constant: Expression, _ test: Test?, turnsBelow: Bool) {
    guard isConstant(constant), !isConstant(term) else { return }
    let boundary = Boundary(
      term: term, constant: constant, turnsBelow: turnsBelow, text: test?.text ?? "",
      origin: test?.origin ?? .none)
    if !found.contains(where: { $0.term == term && $0.constant == constant }) {
      found.append(boundary)
    }
  }
  func walk(_ expression: Expression, _ test: Test?) {
    switch expression {
    case .test(let inner): walk(inner.expression, inner)
    case .not(let a): walk(a, test)
    case .all(let parts), .any(let parts), .howMany(let parts): parts.forEach { walk($0, test) }
    case .otherwise(let a, let b):
      walk(a, test)
      walk(b, test)
    case .compare(let comparison, let a, let b) where comparison != .equal:
      let turnsBelow = comparison == .greaterOrEqual || comparison == .less
      add(a, b, test, turnsBelow: turnsBelow)
      add(b, a, test, turnsBelow: !turnsBelow)
    case .between(let a, let low, let high, let includesHigh):
      add(a, low, test, turnsBelow: true)
      add(a, high, test, turnsBelow: !includesHigh)
    case .binding(let index):
      if case .binding = bindings[index].expression { return }
      if bindings[index].type == .truth { walk(bindings[index].expression, test) }
    default: break
    }
  }
  walk(condition, nil)
  return found
}
