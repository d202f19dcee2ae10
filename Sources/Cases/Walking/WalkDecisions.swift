import Evaluation
import RuleModel

extension Walker {
  /// The results of several rules and tables; nil if one of them is not walked.
  func decisions(_ sources: [(DecisionCopy.Source, Int)]) throws(OutOfBudget) -> [Diagram]? {
    var foresight = Foresight(self)
    for (source, side) in sources { foresight.see(source, side: side) }
    var made: [Diagram] = []
    for (source, side) in sources {
      guard let decision = try decision(source, side: side) else { return nil }
      made.append(decision)
    }
    return made
  }

  /// The result of a rule or table in each case; nil if it is not walked.
  func decision(_ source: DecisionCopy.Source, side: Int) throws(OutOfBudget) -> Diagram? {
    switch source {
    case .rule(let index): return try rule(packs[side].rules[index], index, side)
    case .table(let index): return try table(packs[side].tables[index], index, side)
    case .message: return nil
    }
  }

  private func rule(_ rule: Rule, _ index: Int, _ side: Int) throws(OutOfBudget) -> Diagram {
    if rule.status == .retired { return end(.result(.nothing)) }
    let scope = Scope(
      side: side, record: rule.scope.record, bindings: rule.bindings, context: -1 - index)
    return try inForce(rule.from, rule.until, scope, else: .result(.nothing)) {
      () throws(OutOfBudget) in
      let holds = try rule.condition.map { (condition) throws(OutOfBudget) in
        try self.condition(condition.expression, scope)
      }
      let then = try self.following(rule.then, rule.kind, scope, "fires")
      let silent = try self.following(rule.otherwise, rule.kind, scope, "silent")
      let unknown = try self.following(rule.otherwise, rule.kind, scope, "unknown")
      return try self.diagrams.replace(holds ?? self.end(.yes)) { (term) throws(OutOfBudget) in
        let isConstraint = rule.kind == .constraint
        if term == .yes { return isConstraint ? silent : then }
        if term == .no { return isConstraint ? then : silent }
        switch rule.ifUnknown {
        case .staySilent: return silent
        case .act: return then
        case .report: return unknown
        }
      }
    }
  }

  private func following(
    _ actions: [RuleAction], _ kind: RuleKind, _ scope: Scope, _ outcome: String
  ) throws(OutOfBudget) -> Diagram {
    var result = end(.result(DecisionTerm(outcome: outcome)))
    for action in actions {
      let (words, surfaces, values) = try parts(of: action, scope)
      var taken = end(.result(DecisionTerm(outcome: "")))
      for value in values {
        taken = try diagrams.join(taken, value) { (taken, value) throws(OutOfBudget) in
          guard case .result(var taken) = taken else { return self.end(.unknown) }
          taken.actions.append(ActionTerm(words: [], values: [self.plain(value)]))
          return self.end(.result(taken))
        }
      }
      var follows = end(.yes)
      if let condition = action.condition {
        follows = try self.condition(condition.expression, scope)
      }
      let added = try diagrams.join(result, taken) { (result, taken) throws(OutOfBudget) in
        guard case .result(var result) = result, case .result(let taken) = taken else {
          return self.end(.unknown)
        }
        result.actions.append(
          ActionTerm(
            words: words, surfaces: surfaces, values: taken.actions.flatMap(\.values)))
        return self.end(.result(result))
      }
      result = try diagrams.join(follows, added) { (follows, added) throws(OutOfBudget) in
        guard case .result(let added) = added else { return self.end(.unknown) }
        let isTaken = follows == .yes || follows == .unknown && kind == .redFlag
        return self.end(.result(isTaken ? added : self.withoutLast(added)))
      }
    }
    return result
  }

  private func withoutLast(_ result: DecisionTerm) -> DecisionTerm {
    var result = result
    result.actions.removeLast()
    return result
  }

  /// Everything that is fixed about an action, and the values it takes.
  private func parts(
    of action: RuleAction, _ scope: Scope
  ) throws(OutOfBudget) -> (words: [String], surfaces: [String], values: [Diagram]) {
    let pack = packs[scope.side]
    var words: [String]
    var surfaces: [String] = []
    var values: [Diagram] = []
    func take(_ expression: Expression) throws(OutOfBudget) {
      if looksAtValues { values.append(try settled(try value(expression, scope))) }
    }
    switch action.effect {
    case .show(let text, let on):
      words = ["show", pack.texts[text].id] + pack.texts[text].allWordings
      surfaces = on
    case .remind(let id, let at):
      words = ["remind", id]
      try take(at)
    case .set(let name, let expression):
      words = ["set", name, action.type.map { "\($0)" } ?? ""]
      try take(expression)
    case .allow(let what): words = ["allow", what ?? ""]
    case .refuse(let code, let said):
      words = ["refuse", code]
      switch said {
      case .text(let text)?: words += ["text"] + pack.texts[text].allWordings
      case .literal(let text)?: words += ["text", text]
      case .dated(let dated)?: words += ["text", dated.last] + dated.was.map(\.text)
      case nil: break
      }
    }
    for passed in action.with where looksAtValues {
      words += [passed.name, "\(passed.type)"]
      try take(passed.expression)
    }
    return (words, surfaces, values)
  }

  /// The value itself, where a cell is one value.
  private func plain(_ term: CaseTerm) -> CaseTerm {
    guard case .at(let quantity, let cell) = term else { return term }
    // A moment is shown by the clock that it was written with.
    if case .constant(let literal) = splits.cells(quantity)[cell], splits.kind(quantity) != .time {
      return .constant(literal)
    }
    return .quantity(quantity)
  }

  private func table(_ table: Table, _ index: Int, _ side: Int) throws(OutOfBudget) -> Diagram {
    if table.status == .retired { return end(.result(.nothing)) }
    let holder = Scope(side: side, record: table.scope.record, bindings: [], context: 0)
    let scope = scope(of: table, index, holder)
    return try inForce(table.from, table.until, scope, else: .result(.nothing)) {
      () throws(OutOfBudget) in
      let rows = try self.rows(table, scope)
      var result = try self.diagrams.replace(rows) { (term) throws(OutOfBudget) in
        guard case .rows(let held, let possible) = term else { return self.end(.unknown) }
        let isNothing = held.isEmpty && possible.isEmpty && table.otherwise == .nothing
        return self.end(.result(DecisionTerm(outcome: isNothing ? "silent" : "answers")))
      }
      for (place, column) in table.columns.enumerated() {
        let value = try self.settled(try self.answer(index, place, holder))
        result = try self.diagrams.join(result, value) { (result, value) throws(OutOfBudget) in
          guard case .result(var result) = result else { return self.end(.unknown) }
          result.actions.append(
            ActionTerm(words: [column.name, "\(column.type)"], values: [self.plain(value)]))
          return self.end(.result(result))
        }
      }
      return result
    }
  }
}

extension SignedText {
  /// Its words, now and until which days: all of them are part of a shown decision.
  fileprivate var allWordings: [String] {
    [exactly] + was.flatMap { [$0.exactly, "\($0.until.days)"] }
  }
}
