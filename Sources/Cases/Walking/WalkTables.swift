import RuleModel

extension Walker {
  /// The answer of a table: for the record that an aggregate looks at if it is about such records,
  /// otherwise for the decision.
  func answer(_ index: Int, _ column: Int, _ scope: Scope) throws(OutOfBudget) -> Diagram {
    guard let holder = holder(of: packs[scope.side].tables[index].scope, scope) else {
      return end(.unknown)
    }
    let key = AnswerKey(side: scope.side, table: index, depth: holder.depth, column: column)
    if let known = answers[key] { return known }
    let table = packs[scope.side].tables[index]
    let made = try answer(table, column, self.scope(of: table, index, holder))
    answers[key] = made
    return made
  }

  /// The record or history that a table or a rule is about: the one in hand, else that of the
  /// decision; nil where neither is of its kind.
  func holder(of item: RuleModel.Scope, _ scope: Scope) -> Scope? {
    let outer = scope.outer.first ?? scope
    guard case .each(let record) = item else { return outer }
    let holder = record == scope.record ? scope : outer
    return record == holder.record ? holder : nil
  }

  func scope(of table: Table, _ index: Int, _ holder: Scope) -> Scope {
    Scope(
      side: holder.side, record: table.scope == .history ? nil : holder.record, depth: holder.depth,
      bindings: table.bindings, context: 1 + index, outer: [])
  }

  private func answer(_ table: Table, _ column: Int, _ scope: Scope) throws(OutOfBudget) -> Diagram
  {
    if table.status == .retired { return end(.missing) }
    return try inForce(table.from, table.until, scope, else: .missing) { () throws(OutOfBudget) in
      let rows = try self.rows(table, scope)
      var values: [Diagram] = []
      for row in table.rows {
        values.append(
          row.values.indices.contains(column)
            ? try self.value(row.values[column], scope) : self.end(.unknown))
      }
      var otherwise: Diagram?
      switch table.otherwise {
      case nil: break
      case .nothing: otherwise = self.end(.missing)
      case .values(let all):
        otherwise =
          all.indices.contains(column) ? try self.value(all[column], scope) : self.end(.unknown)
      }
      let policy = table.policy
      let given = try self.diagrams.replace(rows) { (term) throws(OutOfBudget) in
        guard case .rows(let held, let possible) = term else { return self.end(.unknown) }
        return try self.given(policy, column, scope, held, possible, values, otherwise)
      }
      return try self.stated(given, table.columns[column])
    }
  }

  /// One result on the days of a rule or table, and another on all other days.
  func inForce(
    _ from: CivilDate?, _ until: CivilDate?, _ scope: Scope, else other: CaseTerm,
    _ body: () throws(OutOfBudget) -> Diagram
  ) throws(OutOfBudget) -> Diagram {
    if from == nil, until == nil { return try body() }
    let inside = try body()
    // Without a usable time it is today that counts, which may be any day.
    let day = day(scope)
    let name =
      "is in force from \(from.map { "\($0.days)" } ?? "") until \(until.map { "\($0.days)" } ?? "")"
    let undated = try diagrams.choose(
      splits.level(.relation(day, day, name)), [end(other), end(other), inside])
    let starts = [from, until.map { $0.adding(days: 1) }].compactMap { $0 }
    return try byDay(starts, scope, undated: undated) { day in
      if let from, day < from { return self.end(other) }
      if let until, day > until { return self.end(other) }
      return inside
    }
  }

  /// The rows that hold, and those that might.
  func rows(_ table: Table, _ scope: Scope) throws(OutOfBudget) -> Diagram {
    var all = end(.rows(held: [], possible: []))
    for (index, row) in table.rows.enumerated() {
      let holds = try row.condition.map { condition throws(OutOfBudget) in
        try self.condition(condition.expression, scope)
      }
      all = try diagrams.join(all, holds ?? end(.yes)) { (all, holds) throws(OutOfBudget) in
        guard case .rows(let held, let possible) = all else { return self.end(all) }
        if holds == .no || table.policy == .inOrder && !held.isEmpty { return self.end(all) }
        return self.end(
          holds == .yes
            ? .rows(held: held + [index], possible: possible)
            : .rows(held: held, possible: possible + [index]))
      }
    }
    return all
  }

  private func given(
    _ policy: Table.Policy, _ column: Int, _ scope: Scope, _ held: [Int], _ possible: [Int],
    _ values: [Diagram], _ otherwise: Diagram?
  ) throws(OutOfBudget) -> Diagram {
    if policy == .addedUp {
      return try sum(column, scope, held, possible, values, otherwise)
    }
    if policy == .exclusive, held.count > 1 { return end(.unknown) }
    var rows = (held + (policy == .inOrder || held.isEmpty ? possible : [])).map { values[$0] }
    if held.isEmpty, let otherwise { rows.append(otherwise) }
    guard var result = rows.first else { return end(.unknown) }
    for other in rows.dropFirst() {
      result = try diagrams.join(result, other) { (a, b) throws(OutOfBudget) in try self.same(a, b)
      }
    }
    return result
  }

  /// The value where two are the same to anybody who reads them, else unknown.
  private func same(_ a: CaseTerm, _ b: CaseTerm) throws(OutOfBudget) -> Diagram {
    if a == .unknown || b == .unknown || a == .missing && b != .missing
      || b == .missing && a != .missing
    {
      return end(.unknown)
    }
    if a == b, a == .missing { return end(a) }
    if case .constant = a, case .constant = b { return end(a == b ? a : .unknown) }
    if case .range = a, case .range = b { return end(a == b ? a : .unknown) }
    // Values that are the same quantity are equal, unless it is unknown.
    let first = place(a)
    let second = place(b)
    if first == second { return try settled(end(a)) }
    if case .list = a {
      return try split(splits.quantity(.stated(first, low: nil, high: nil, isWhole: false)))
    }
    let equal = try relation(min(first, second), max(first, second), "is the same as")
    return try diagrams.join(equal, end(a)) { (equal, a) throws(OutOfBudget) in
      self.end(equal == .yes ? a : .unknown)
    }
  }

  /// Of rows that are added up: numbers that are known, or one quantity of its own.
  private func sum(
    _ column: Int, _ scope: Scope, _ held: [Int], _ possible: [Int], _ values: [Diagram],
    _ otherwise: Diagram?
  ) throws(OutOfBudget) -> Diagram {
    if held.isEmpty, possible.isEmpty, let otherwise { return otherwise }
    if !possible.isEmpty, held.isEmpty, otherwise != nil {
      return try opaque(.answer(table: scope.context - 1, column: column), scope)
    }
    var total = end(.constant(.number(0)))
    for row in held {
      total = try both(total, values[row]) { (a, b) throws(OutOfBudget) in
        self.arithmetic(.plus, a, b, scope)
      }
    }
    // A row that holds and has no value leaves the sum unknown.
    total = try diagrams.replace(try settled(total)) { (term) throws(OutOfBudget) in
      self.end(term == .missing ? .unknown : term)
    }
    // One that may hold adds something or nothing. Of whole numbers alone, which no order of adding
    // them changes.
    func ends(_ term: CaseTerm) -> (Double, Double)? {
      switch term {
      case .constant(.number(let x)) where x.rounded() == x && x.magnitude < 1e9: (x, x)
      case .range(let low, let high) where low.rounded() == low && high.rounded() == high:
        (low, high)
      default: nil
      }
    }
    for row in possible {
      total = try diagrams.join(total, try settled(values[row])) {
        (total, value) throws(OutOfBudget) in
        if total == .unknown || value == .unknown || value == .missing { return self.end(.unknown) }
        guard let a = ends(total), let b = ends(value) else {
          return try self.opaque(.answer(table: scope.context - 1, column: column), scope)
        }
        let (low, high) = (a.0 + min(0, b.0), a.1 + max(0, b.1))
        return self.end(low == high ? .constant(.number(low)) : .range(low, high))
      }
    }
    return total
  }

  /// A number that the table does not say it gives is unknown.
  private func stated(_ diagram: Diagram, _ column: Table.Column) throws(OutOfBudget) -> Diagram {
    if column.range == nil, !column.isWhole { return diagram }
    return try each(diagram) { (term) throws(OutOfBudget) in
      switch term {
      case .constant(.number(let x)): return self.end(column.takes(x) ? term : .unknown)
      case .range(let low, let high):
        guard let range = column.range else { return self.end(term) }
        return self.end(low < range.lowerBound || high > range.upperBound ? .unknown : term)
      case .at(let quantity, _), .quantity(let quantity):
        return self.end(
          .quantity(
            self.splits.quantity(
              .stated(
                quantity, low: column.range?.lowerBound, high: column.range?.upperBound,
                isWhole: column.isWhole))))
      default: return self.end(term)
      }
    }
  }
}
