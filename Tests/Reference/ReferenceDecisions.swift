import RuleModel

/// An action that follows, with its values computed.
public enum ReferenceAction: Hashable, Sendable {
  /// With the values of the places of its text.
  case show(text: Int, on: [String], with: [String: ReferenceValue])
  case remind(String, at: ReferenceValue)
  case set(String, ReferenceValue)
  case allow(String?)
  case refuse(code: String)
}

/// What came of one rule for one record or one subject.
public struct ReferenceDecision: Hashable, Sendable {
  public enum Outcome: String, Hashable, Sendable { case fires, silent, unknown }

  /// Index into `Pack.rules`.
  public var rule: Int
  public var subject: String?
  /// Index into the log; nil for a history decision.
  public var record: Int?
  public var key: String?
  public var outcome: Outcome
  public var held: ReferenceTruth
  public var actions: [ReferenceAction]
}

/// What one table gives for one record or one subject.
public struct ReferenceTableDecision: Hashable, Sendable {
  /// Index into `Pack.tables`.
  public var table: Int
  public var subject: String?
  public var record: Int?
  public var key: String?
  /// One for each column; `.missing`: nothing.
  public var answers: [ReferenceValue]
}

extension ReferenceWorld {
  /// Every decision of every rule that is not retired and in force.
  public func decisions() -> [ReferenceDecision] {
    var decisions: [ReferenceDecision] = []
    for (index, rule) in pack.rules.enumerated() where rule.status != .retired {
      for (subject, record) in occasions(rule.scope) {
        let scope = ReferenceScope(self, subject: subject, record: record, bindings: rule.bindings)
        guard scope.isInForce(from: rule.from, until: rule.until) else { continue }
        let held = scope.truth(rule.condition)
        let outcome = self.outcome(rule, held)
        decisions.append(
          ReferenceDecision(
            rule: index, subject: subject, record: record, key: record.flatMap { key(of: $0) },
            outcome: outcome,
            held: held,
            actions: actions(rule, outcome, scope)))
      }
    }
    return decisions
  }

  public func tableDecisions() -> [ReferenceTableDecision] {
    var decisions: [ReferenceTableDecision] = []
    for (index, table) in pack.tables.enumerated() where table.status != .retired {
      for (subject, record) in occasions(table.scope) {
        let scope = ReferenceScope(self, subject: subject, record: record, bindings: [])
        guard scope.isInForce(from: table.from, until: table.until) else { continue }
        decisions.append(
          ReferenceTableDecision(
            table: index, subject: subject, record: record, key: record.flatMap { key(of: $0) },
            answers: referenceAnswers(table, world: self, subject: subject, record: record)))
      }
    }
    return decisions
  }

  private func occasions(_ scope: Scope) -> [(subject: String?, record: Int?)] {
    switch scope {
    case .each(let type):
      records.indices.filter { records[$0].type == type }.map { (subject(of: $0), $0) }
    case .history: subjects.map { ($0, nil) }
    }
  }

  func outcome(_ rule: Rule, _ held: ReferenceTruth) -> ReferenceDecision.Outcome {
    switch rule.kind == .constraint ? !held : held {
    case .yes: .fires
    case .no: .silent
    case .unknown:
      switch rule.ifUnknown {
      case .staySilent: .silent
      case .act: .fires
      case .report: .unknown
      }
    }
  }

  private func actions(
    _ rule: Rule, _ outcome: ReferenceDecision.Outcome, _ scope: ReferenceScope
  ) -> [ReferenceAction] {
    var actions: [RuleAction] = []
    if outcome == .fires { actions = rule.then }
    if outcome != .fires, rule.kind == .minimum || rule.kind == .limit { actions = rule.otherwise }
    return actions.compactMap { action in
      switch scope.truth(action.condition) {
      case .no: return nil
      case .unknown where rule.kind != .redFlag: return nil
      case .unknown, .yes: break
      }
      switch action.effect {
      case .show(let text, let on):
        let values = action.with.map { ($0.name, scope.evaluate($0.expression, in: scope.record)) }
        return .show(text: text, on: on, with: Dictionary(uniqueKeysWithValues: values))
      case .remind(let id, let at): return .remind(id, at: scope.evaluate(at, in: scope.record))
      case .set(let name, let value): return .set(name, scope.evaluate(value, in: scope.record))
      case .allow(let what): return .allow(what)
      case .refuse(let code, _): return .refuse(code: code)
      }
    }
  }
}
