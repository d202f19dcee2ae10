import RuleModel

/// Walks the expressions of one or two packs to diagrams: each term at an end is what the
/// expression comes to in the cases that lead there.
final class Walker {
  let packs: [Pack]
  let splits: Splits
  let diagrams: Diagrams
  /// Whether the packs read days and times of day by the same clock.
  let isOneClock: Bool
  /// The first aggregate of each form: equal ones are one quantity.
  var forms: [AggregateForm: Int] = [:]
  var answers: [AnswerKey: Diagram] = [:]
  var fields: [FieldKey: Int] = [:]
  private var bindings: [BindingKey: Diagram] = [:]
  private var depth = 0
  var asOf: CivilDate?
  /// Whether the values that actions take are distinguished.
  var looksAtValues = true
  /// Fields that are variables of their own in each pack.
  let apart: Apart?

  typealias Apart = (record: String, fields: [String])

  /// The scope in which names are looked up.
  struct Scope {
    /// The pack, as its place.
    var side: Int
    /// The record in hand, an index into the pack's records.
    var record: Int?
    /// 1: it is a record that an aggregate looks at.
    var depth = 0
    var bindings: [Binding]
    /// The decision that the expressions are of: -1 less the place of a rule, 1 more than the place
    /// of a table, 0 for anything else.
    var context: Int
    /// The decision around the `where` of an aggregate.
    var outer: [Scope] = []
  }

  struct BindingKey: Hashable {
    var side: Int
    var context: Int
    var depth: Int
    var index: Int
  }

  struct FieldKey: Hashable {
    var side: Int
    var record: Int
    var depth: Int
    var index: Int
  }

  struct AnswerKey: Hashable {
    var side: Int
    var table: Int
    var depth: Int
    var column: Int
  }

  init(_ packs: [Pack], _ splits: Splits, most: Int, apart: Apart? = nil) {
    self.apart = apart
    self.packs = packs
    self.splits = splits
    diagrams = Diagrams(most: most)
    isOneClock = Set(packs.map { Clocks($0) }).count == 1
  }

  /// By which clocks the calendar questions of a pack are asked.
  private struct Clocks: Hashable {
    var zone: String?
    /// By kind of record, with the name of the field that says it.
    var records: [String: [String]] = [:]

    init(_ pack: Pack) {
      zone = pack.timeZone
      for type in pack.records {
        guard let clock = type.clock else { continue }
        records[type.name] = clock.words(in: type)
      }
    }
  }

  func zone(_ scope: Scope) -> Int { isOneClock ? 0 : 1 + scope.side }

  func end(_ term: CaseTerm) -> Diagram { diagrams.end(term) }

  // MARK: Conditions

  /// A condition: its ends are yes, no and unknown.
  func condition(_ expression: Expression, _ scope: Scope) throws(OutOfBudget) -> Diagram {
    switch expression {
    case .all(let parts): return try fold(parts, scope, neutral: .yes, decisive: .no)
    case .any(let parts): return try fold(parts, scope, neutral: .no, decisive: .yes)
    case .not(let part): return try not(try condition(part, scope))
    case .test(let test): return try condition(test.expression, scope)
    default: return try truth(try value(expression, scope))
    }
  }

  private func fold(
    _ parts: [Expression], _ scope: Scope, neutral: CaseTerm, decisive: CaseTerm
  ) throws(OutOfBudget) -> Diagram {
    var result = end(neutral)
    for part in parts {
      result = try join(result, try condition(part, scope), decisive: decisive)
    }
    return result
  }

  /// Kleene's *and* (where no decides) or *or* (where yes does).
  func join(_ a: Diagram, _ b: Diagram, decisive: CaseTerm) throws(OutOfBudget) -> Diagram {
    try diagrams.join(a, b) { (a, b) throws(OutOfBudget) in
      if a == decisive || b == decisive { return self.end(decisive) }
      if a == .unknown || b == .unknown { return self.end(.unknown) }
      return self.end(a)
    }
  }

  func not(_ diagram: Diagram) throws(OutOfBudget) -> Diagram {
    try diagrams.replace(diagram) { (term) throws(OutOfBudget) in
      self.end(term == .yes ? .no : term == .no ? .yes : term)
    }
  }

  /// A value as a condition: all but yes and no is unknown.
  func truth(_ diagram: Diagram) throws(OutOfBudget) -> Diagram {
    try diagrams.replace(diagram) { (term) throws(OutOfBudget) in
      switch term {
      case .constant(.truth): self.end(term)
      case .at, .quantity: try self.compare(.equal, term, .yes)
      case .constant, .missing, .unknown, .range, .list, .rows, .result, .pair: self.end(.unknown)
      }
    }
  }

  // MARK: Values

  func value(_ expression: Expression, _ scope: Scope) throws(OutOfBudget) -> Diagram {
    depth += 1
    defer { depth -= 1 }
    if depth > 300 { throw OutOfBudget() }
    switch expression {
    case .literal(let literal): return end(.constant(literal.kept))
    case .field(let field, let level): return try self.field(field, level, scope)
    case .binding(let index): return try binding(index, scope)
    case .threshold(let index): return try threshold(index, scope)
    case .answer(let table, let column): return try answer(table, column, scope)
    case .fires(let rule): return try fires(rule, scope)
    case .now: return end(.quantity(splits.quantity(.now)))
    case .aggregate(let index): return try aggregate(index, scope)
    case .negate(let part):
      return try each(try value(part, scope)) { (term) throws(OutOfBudget) in
        if case .constant(.number(let x)) = term { return self.end(.constant(.number(-x).kept)) }
        return self.end(.quantity(self.splits.quantity(.negate(self.place(term)))))
      }
    case .convert(let part, let change):
      return try each(try value(part, scope)) { (term) throws(OutOfBudget) in
        if case .constant(.number(let x)) = term { return self.number(change.apply(x)) }
        return self.end(.quantity(self.splits.quantity(.convert(self.place(term), change))))
      }
    case .arithmetic(let sign, let a, let b):
      return try both(try value(a, scope), try value(b, scope)) { (a, b) throws(OutOfBudget) in
        self.arithmetic(sign, a, b, scope)
      }
    case .otherwise(let first, let second):
      let own = try settled(try value(first, scope))
      let other = try value(second, scope)
      return try diagrams.replace(own) { (term) throws(OutOfBudget) in
        term == .missing ? other : self.end(term)
      }
    case .call(let function, let parts): return try call(function, parts, scope)
    case .points(let part, let points): return try self.points(part, points, scope)
    case .howMany(let parts): return try howMany(parts, scope)
    case .isMissing(let part):
      return try diagrams.replace(try settled(try value(part, scope))) {
        (term) throws(OutOfBudget) in
        self.end(term == .missing ? .yes : term == .unknown ? .unknown : .no)
      }
    case .isUnreadable(let part):
      return try diagrams.replace(try settled(try value(part, scope))) {
        (term) throws(OutOfBudget) in
        if case .list(_, isOpen: true) = term { return self.end(.yes) }
        return self.end(term == .unknown ? .yes : .no)
      }
    case .compare(let comparison, let a, let b):
      return try diagrams.join(try value(a, scope), try value(b, scope)) {
        (a, b) throws(OutOfBudget) in
        try self.compare(comparison, a, b)
      }
    case .between(let part, let low, let high, let includesHigh):
      return try between(part, low, high, includesHigh, scope)
    case .isOneOf(let part, let others):
      let value = try value(part, scope)
      var result = end(.no)
      for other in others {
        let equal = try diagrams.join(value, try self.value(other, scope)) {
          (a, b) throws(OutOfBudget) in
          try self.compare(.equal, a, b)
        }
        result = try join(result, equal, decisive: .yes)
      }
      return result
    case .isInList(let part, let list): return try isInList(part, list, scope)
    case .includes(let part, let quantifier, let others):
      let list = try value(part, scope)
      var result = end(quantifier == .any ? .no : .yes)
      for other in others {
        let holds = try diagrams.join(list, try value(other, scope)) { (a, b) throws(OutOfBudget) in
          try self.includes(a, b)
        }
        result = try join(result, holds, decisive: quantifier == .any ? .yes : .no)
      }
      // Without a list every question about it is unknown.
      return try diagrams.join(list, result) { (list, result) throws(OutOfBudget) in
        self.end(list == .missing || list == .unknown ? .unknown : result)
      }
    case .not, .all, .any: return try condition(expression, scope)
    case .test(let test): return try value(test.expression, scope)
    }
  }

  /// A named value: the same for every use.
  private func binding(_ index: Int, _ scope: Scope) throws(OutOfBudget) -> Diagram {
    let scope = scope.outer.first ?? scope
    guard scope.bindings.indices.contains(index) else { return end(.unknown) }
    let key = BindingKey(side: scope.side, context: scope.context, depth: scope.depth, index: index)
    if let known = bindings[key] { return known }
    let made = try value(scope.bindings[index].expression, scope)
    bindings[key] = made
    if scope.context == -1 {
      for case .quantity(let quantity) in diagrams.terms(made) where splits.names[quantity] == nil {
        splits.names[quantity] = .binding(index)
      }
    }
    return made
  }

  /// Applies a body to a value that is there.
  func each(
    _ diagram: Diagram, _ body: (CaseTerm) throws(OutOfBudget) -> Diagram
  ) throws(OutOfBudget) -> Diagram {
    try diagrams.replace(diagram) { (term) throws(OutOfBudget) in
      if term == .missing || term == .unknown { return self.end(term) }
      return try body(term)
    }
  }

  /// Applies a body to two values that are there; a missing one comes before an unknown one.
  func both(
    _ a: Diagram, _ b: Diagram, _ body: (CaseTerm, CaseTerm) throws(OutOfBudget) -> Diagram
  ) throws(OutOfBudget) -> Diagram {
    try diagrams.join(a, b) { (a, b) throws(OutOfBudget) in
      if a == .missing || b == .missing { return self.end(.missing) }
      if a == .unknown || b == .unknown { return self.end(.unknown) }
      return try body(a, b)
    }
  }

  /// With every quantity that may be missing or unknown looked at.
  func settled(_ diagram: Diagram) throws(OutOfBudget) -> Diagram {
    try diagrams.replace(diagram) { (term) throws(OutOfBudget) in
      if case .quantity(let quantity) = term { return try self.split(quantity) }
      return self.end(term)
    }
  }

  /// A quantity by its cells.
  func split(_ quantity: Int) throws(OutOfBudget) -> Diagram {
    let ends = splits.cells(quantity).enumerated().map { place, cell in
      switch cell {
      case .missing: end(.missing)
      case .unknown: end(.unknown)
      case .closedList: end(.list(quantity, isOpen: false))
      case .openList: end(.list(quantity, isOpen: true))
      case .constant(let literal) where !literal.hasOrder: end(.constant(literal))
      case .constant, .between, .span, .other: end(.at(quantity, cell: place))
      }
    }
    return try diagrams.choose(splits.level(.quantity(quantity)), ends)
  }

  /// The quantity that a term is.
  func place(_ term: CaseTerm) -> Int {
    switch term {
    case .at(let quantity, _), .quantity(let quantity), .list(let quantity, _): quantity
    case .constant(let literal): splits.quantity(.constant(literal))
    case .range(let low, let high): splits.quantity(.range(low, high))
    case .missing, .unknown, .rows, .result, .pair: splits.quantity(.constant(.truth(false)))
    }
  }

  func number(_ x: Double) -> Diagram {
    end(x.isFinite ? .constant(.number(decimal(x)).kept) : .unknown)
  }
}
