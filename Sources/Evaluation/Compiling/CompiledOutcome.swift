import RuleModel

/// Whether a rule fires, for whoever asks: it is decided once for a record.
final class CompiledOutcome {
  let scope: RuleModel.Scope
  let uses: Uses
  let force: Force
  private let rule: CompiledRule
  private let slot: Int

  init(_ rule: CompiledRule, slot: Int) {
    self.rule = rule
    self.slot = slot
    scope = rule.rule.scope
    uses = rule.uses
    force = rule.force
  }

  func value(_ frame: FramePointer) -> Value {
    if frame.pointee.stamps[slot] == frame.pointee.serial { return frame.pointee.memo[slot] }
    let value = force.holds(frame) ? told(rule.outcome(rule.condition.holds(frame))) : .truth(false)
    frame.pointee.memo[slot] = value
    frame.pointee.stamps[slot] = frame.pointee.serial
    return value
  }

  private func told(_ outcome: Decision.Outcome) -> Value {
    switch outcome {
    case .fires: .truth(true)
    case .silent: .truth(false)
    case .unknown: .unknown
    }
  }
}

extension Compiler {
  /// Inside a `where`, a rule about the records looked at is asked about them; any other about the decision.
  func fires(_ id: String, _ scope: Scope, _ uses: inout Uses) -> Code {
    guard let index = pack.ruleIndex(of: id) else { return Compiler.unknown }
    if pack.rules[index].status == .retired { return Code { _ in .truth(false) } }
    guard let outcome = outcome(index) else { return Compiler.unknown }
    uses.readsPeriod = uses.readsPeriod || !outcome.force.isAlways
    let code = Code { outcome.value($0) }
    if case .each(let record) = outcome.scope {
      if record == scope.record {
        uses.add(outcome.uses)
        return code
      }
      guard scope.isWhere, record == scope.outerRecord else { return Compiler.unknown }
    }
    return ofDecision(code, outcome.uses, scope, &uses)
  }

  /// Nil if the rule is part of a circle.
  private func outcome(_ index: Int) -> CompiledOutcome? {
    if let known = outcomes[index] { return known }
    guard outcomesInHand.insert(index).inserted else { return nil }
    defer { outcomesInHand.remove(index) }
    var asked = pack.rules[index]
    // What follows from it is for those who are told that it fires.
    asked.then = []
    asked.otherwise = []
    guard let rule = compile(asked, index) else { return nil }
    let outcome = CompiledOutcome(rule, slot: slot())
    outcomes[index] = outcome
    return outcome
  }
}
