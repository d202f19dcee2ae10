import RuleModel

extension Compiler {
  /// Whether a rule fires, for whoever asks.
  func fires(_ id: String, _ scope: NameScope, _ uses: inout Uses) -> Code {
    guard let index = pack.ruleIndex(of: id) else { return Compiler.unknown }
    if pack.rules[index].status == .retired { return Code { _ in .truth(false) } }
    guard let (rule, code) = outcome(index) else { return Compiler.unknown }
    return decided(code, about: rule.rule.scope, rule.force, rule.uses, scope, &uses)
  }

  /// A rule, and whether it fires, which is decided once for a record. Nil if the rule is part of a
  /// circle.
  private func outcome(_ index: Int) -> (rule: CompiledRule, code: Code)? {
    if let known = outcomes[index] { return known }
    guard outcomesInHand.insert(index).inserted else { return nil }
    defer { outcomesInHand.remove(index) }
    var asked = pack.rules[index]
    // Its actions are for those who see that it fires.
    asked.then = []
    asked.otherwise = []
    guard let rule = compile(asked, index) else { return nil }
    let code = Code { frame in
      guard rule.force.holds(frame) else { return .truth(false) }
      return switch rule.outcome(rule.condition.holds(frame)) {
      case .fires: .truth(true)
      case .silent: .truth(false)
      case .unknown: .unknown
      }
    }
    outcomes[index] = (rule, memoised(code, flatStore.slot()))
    return outcomes[index]
  }
}
