import RuleModel
import YAMLReading

/// `rules:`.
extension PackBuilder {
  /// `for each: RECORD` or `for: history`.
  func scope(_ keys: Keys) -> Scope? {
    let (eachNode, historyNode) = (keys.optional("for each"), keys.optional("for"))
    if let eachNode, historyNode != nil {
      report(
        .wrongShape, "\(keys.what) has both `for each` and `for: history`", at: origin(eachNode),
        advice: "keep one")
      return nil
    }
    if let eachNode { return (packPart(eachNode) ?? recordType(eachNode)).map { .each($0) } }
    if let historyNode {
      guard let word = text(historyNode, of: "`for`") else { return nil }
      if word == "history" { return .history }
      report(
        .unknownWord, "the only value allowed for `for` is `history`", at: origin(historyNode),
        advice: "write `for: history`, or `for each: \(word)` for one decision per record")
      return nil
    }
    keys.lack(
      "for each", or: ["for"], "\(keys.what) does not say which records it is about",
      at: keys.firstKey,
      advice: "add `for each: RECORD` or `for: history`")
    return nil
  }

  func readRules(_ node: YAMLNode) -> [Rule] {
    var found: [Rule] = []
    for item in items(node, of: "`rules`") {
      guard let keys = Keys(item, of: "a rule", in: self) else { continue }
      if let rule = rule(item, keys) { found.append(rule) }
    }
    return found
  }

  private func rule(_ node: YAMLNode, _ keys: Keys) -> Rule? {
    let idNode = keys.required("id")
    let id = idNode.flatMap { text($0, of: "`id`") }
    if let id, let idNode { claim(id: id, at: origin(idNode)) }
    let title = keys.words("title") ?? id
    let kindNode = keys.required("kind", allowed: RuleKind.allCases.map(\.rawValue))
    let kind = kindNode == nil ? nil : keys.choice("kind", RuleKind.self)
    let status = keys.choice("status", Status.self) ?? .active
    let scope = scope(keys)
    let (from, until) = validity(keys)
    let ifUnknown = keys.choice("if unknown", IfUnknown.self)
    let words = ruleWords(node, keys)
    let (whenNode, requireNode) = (keys.optional("when"), keys.optional("require"))
    let (thenNode, belowNode, refuseNode) = (
      keys.optional("then"), keys.optional("below"), keys.optional("or refuse")
    )
    let letNode = keys.optional("let")
    let examplesNode = keys.optional("examples")
    let mentions = mentions(keys)
    let (whyMissing, whyUnreadable) = (
      reasons("why missing", keys), reasons("why unreadable", keys)
    )
    keys.finish()
    let decision = DecisionScope(builder: self, scope: scope)
    let fieldNames = decision.record.map { pack.records[$0].declared.map(\.name) } ?? []
    lets(letNode, taken: fieldNames) { decision.add($0) }
    // Without a subject or kind nothing below can be resolved with sense; its own mistakes wait.
    guard let scope, let kind else { return nil }
    checkShape(
      kind, keys, whenNode: whenNode, requireNode: requireNode, belowNode: belowNode,
      refuseNode: refuseNode,
      ifUnknown: ifUnknown)
    let part = decision.record.flatMap { pack.records[$0].part }
    if let part { checkPartRule(part, kind, keys) }
    let around = NamesInReach(decision: decision)
    let condition = ruleCondition(kind, when: whenNode, require: requireNode, in: around)
    let then = actions(thenNode, in: around, of: "`then`") ?? []
    var refusal: [RuleAction] = []
    if let refuseNode { refusal = self.refusal(refuseNode, in: around).map { [$0] } ?? [] }
    let below = actions(belowNode, in: around, of: "`below`") ?? []
    decision.resolveAll()
    guard let id, let title else { return nil }
    // If the condition cannot be read, the names that it would have used are not known.
    var unread = decision.failedNames
    if condition == nil, (kind == .constraint ? requireNode : whenNode) != nil {
      defined.failed.insert("rule:\(id)")
      unread += defined.lets.keys
    }
    var rule = Rule(
      id: id, title: title, kind: kind, scope: scope, from: from, until: until,
      bindings: decision.bindings,
      condition: condition,
      ifUnknown: ifUnknown
        ?? (part != nil ? .act : kind == .minimum || kind == .limit ? .staySilent : .report),
      then: kind == .constraint ? then + refusal : then,
      otherwise: kind == .constraint ? [] : below + refusal,
      origin: idNode.map(origin) ?? keys.origin)
    rule.status = status
    words.put(into: &rule)
    rule.mentions = mentions
    (rule.whyMissing, rule.whyUnreadable) = (whyMissing, whyUnreadable)
    rule.writtenWith = decision.writtenWith
    if let examplesNode {
      let sets = setTypes(rule.then + rule.otherwise)
      rule.examples = items(examplesNode, of: "`examples`").compactMap {
        example($0, scope: scope, target: .rule(decision.bindings, failed: unread, sets: sets))
      }
    }
    return rule
  }

  private func validity(_ keys: Keys) -> (from: CivilDate?, until: CivilDate?) {
    let (from, until) = (keys.date("from"), keys.date("until"))
    if let from, let until, from > until {
      report(
        .wrongOrder, "`from` is later than `until`", at: keys.firstKey,
        advice: "the rule would never apply")
    }
    return (from, until)
  }

  /// Words of a rule about itself, whatever it decides.
  private struct RuleWords {
    let why: String?
    let source: [String]
    let provenance: Provenance

    func put(into rule: inout Rule) {
      rule.why = why
      rule.source = source
      rule.provenance = provenance
    }
  }

  private func ruleWords(_ node: YAMLNode, _ keys: Keys) -> RuleWords {
    RuleWords(
      why: keys.words("why"), source: keys.texts("source"),
      provenance: provenance(node, keys))
  }

  /// The condition that is asked: `when`; of a constraint `require`, which fires the rule where it
  /// does not hold (`CompiledRule.outcome`); with a `when` too, `none of: when` or `require`.
  private func ruleCondition(
    _ kind: RuleKind, when: YAMLNode?, require: YAMLNode?, in around: NamesInReach
  ) -> Condition? {
    guard kind == .constraint else {
      return when.flatMap { condition($0, in: around, of: "`when`") }
    }
    let required = require.flatMap { condition($0, in: around, of: "`require`") }
    guard require != nil, let when else { return required }
    let holds = condition(when, in: around, of: "`when`")
    return required.flatMap { required in holds.map { .any([.none([$0]), required]) } }
  }

  /// `why missing:` or `why unreadable:`, one reason for all fields or one for each.
  private func reasons(_ key: String, _ keys: Keys) -> [String: String] {
    guard let node = keys.optional(key) else { return [:] }
    guard let entries = node.mapping else {
      return text(node, of: "`\(key)`").map { ["": worded($0, at: node)] } ?? [:]
    }
    let names = pack.records.flatMap { $0.declared.map(\.name) }
    var reasons: [String: String] = [:]
    for entry in entries {
      guard names.contains(entry.keyText) else {
        if defined.failed.contains(entry.keyText) { continue }
        let nearest = nearestName(entry.keyText, in: names.sorted())
        report(
          .unknownName, "there is no field `\(entry.keyText)`", at: origin(entry.key),
          meant: nearest, advice: "name a field that the rule uses")
        continue
      }
      if let reason = text(entry.value, of: "the reason for `\(entry.keyText)`"), !reason.isEmpty {
        reasons[entry.keyText] = worded(reason, at: entry.value)
      }
    }
    return reasons
  }

  private func checkShape(
    _ kind: RuleKind, _ keys: Keys, whenNode: YAMLNode?, requireNode: YAMLNode?,
    belowNode: YAMLNode?,
    refuseNode: YAMLNode?,
    ifUnknown: IfUnknown?
  ) {
    func key(_ name: String) -> Origin { keys.entry(name).map { origin($0.key) } ?? keys.firstKey }
    if kind == .constraint {
      if whenNode != nil, requireNode == nil {
        report(
          .wrongShape, "a constraint states what must be true under `require`", at: key("when"),
          advice:
            "write `require:` instead of `when:`; the rule fires when the requirement is not met")
      } else if requireNode == nil, keys.node.isWhole, !keys.isMisspelt("require") {
        report(
          .missingKey, "a constraint has no `require`", at: keys.firstKey,
          advice: "add `require:` with what must be true")
      }
    } else {
      if requireNode != nil {
        report(
          .wrongShape, "`require` is only for constraints, but this is a \(kind.rawValue)",
          at: key("require"),
          advice: "write `when:`, or `kind: constraint`")
      } else if whenNode == nil, keys.node.isWhole, !keys.isMisspelt("when") {
        report(
          .missingKey, "the rule has no `when`", at: keys.firstKey,
          advice: "add `when:` with the conditions")
      }
    }
    if belowNode != nil, kind != .minimum {
      report(
        .wrongShape, "`below` is only for minimums, but this is a \(kind.rawValue)",
        at: key("below"))
    }
    if refuseNode != nil, kind != .constraint, kind != .limit {
      report(
        .wrongShape,
        "`or refuse` is only for constraints and limits, but this is a \(kind.rawValue)",
        at: key("or refuse"))
    }
    // A wrong value of the key was reported already.
    if kind == .redFlag, ifUnknown == nil,
      keys.entry("if unknown").map({ $0.value.isNull }) ?? !keys.isMisspelt("if unknown")
    {
      report(
        .missingKey, "a red flag must say what happens when data is missing", at: keys.firstKey,
        advice: "add `if unknown: act`, `stay silent` or `report`",
        because: "no one should miss a warning by accident")
    }
  }
}

extension Keys {
  /// The first key, a short place for what is missing.
  var firstKey: Origin { node.mapping?.first.map { builder.origin($0.key) } ?? origin }
}
