import RuleModel

extension Walker {
  /// Whether another rule fires: for the record that an aggregate looks at where it is about such
  /// records, else for the decision.
  func fires(_ id: String, _ scope: Scope) throws(OutOfBudget) -> Diagram {
    guard let index = packs[scope.side].ruleIndex(of: id) else { return end(.unknown) }
    let rule = packs[scope.side].rules[index]
    guard let holder = holder(of: rule.scope, scope) else { return end(.unknown) }
    // A rule, as a table of a negative number.
    let key = AnswerKey(side: scope.side, table: -1 - index, depth: holder.depth, column: 0)
    if let known = answers[key] { return known }
    let made = try fires(
      rule,
      Scope(
        side: holder.side, record: rule.scope == .history ? nil : holder.record,
        depth: holder.depth,
        bindings: rule.bindings, context: -1 - index))
    answers[key] = made
    return made
  }

  private func fires(_ rule: Rule, _ scope: Scope) throws(OutOfBudget) -> Diagram {
    if rule.status == .retired { return end(.no) }
    return try inForce(rule.from, rule.until, scope, else: .no) { () throws(OutOfBudget) in
      let holds = try rule.condition.map { (condition) throws(OutOfBudget) in
        try self.condition(condition.expression, scope)
      }
      return try self.diagrams.replace(holds ?? self.end(.yes)) { (term) throws(OutOfBudget) in
        switch term {
        case .yes: return self.end(rule.kind == .constraint ? .no : .yes)
        case .no: return self.end(rule.kind == .constraint ? .yes : .no)
        default:
          switch rule.ifUnknown {
          case .staySilent: return self.end(.no)
          case .act: return self.end(.yes)
          case .report: return self.end(.unknown)
          }
        }
      }
    }
  }
}
