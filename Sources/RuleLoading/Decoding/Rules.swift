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
    if let eachNode { return recordType(eachNode).map { .each($0) } }
    if let historyNode {
      guard let word = text(historyNode, of: "`for`") else { return nil }
      if word == "history" { return .history }
      report(
        .unknownWord, "the only value allowed for `for` is `history`", at: origin(historyNode),
        advice: "write `for: history`, or `for each: \(word)` for one decision per record")
      return nil
    }
    keys.lack(
      "for each", or: ["for"], "\(keys.what) does not say which records it is about", at: keys.firstKey,
      advice: "add `for each: RECORD` or `for: history`")
    return nil
  }

  func decodeRules(_ node: YAMLNode) {
    for item in items(node, of: "`rules`") {
      guard let keys = Keys(item, of: "a rule", in: self) else { continue }
      if let rule = rule(item, keys) { pack.rules.append(rule) }
    }
  }

  private func rule(_ node: YAMLNode, _ keys: Keys) -> Rule? {
    let idNode = keys.required("id")
    let id = idNode.flatMap { text($0, of: "`id`") }
    if let id, let idNode { claim(id: id, at: origin(idNode)) }
    let title = keys.text("title") ?? id
    let kindNode = keys.required("kind")
    let kind = kindNode == nil ? nil : keys.choice("kind", RuleKind.self)
    let status = keys.choice("status", Status.self) ?? .active
    let scope = scope(keys)
    let (from, until) = (keys.date("from"), keys.date("until"))
    if let from, let until, from > until {
      report(
        .wrongOrder, "`from` is later than `until`", at: keys.firstKey, advice: "the rule would never apply")
    }
    let ifUnknown = keys.choice("if unknown", IfUnknown.self)
    let why = keys.text("why")
    let source = keys.texts("source")
    let limitations = keys.text("limitations")
    let provenance = provenance(node, keys)
    let (whenNode, requireNode) = (keys.optional("when"), keys.optional("require"))
    let (thenNode, belowNode, refuseNode) = (keys.optional("then"), keys.optional("below"), keys.optional("or refuse"))
    let letNode = keys.optional("let")
    let examplesNode = keys.optional("examples")
    let mentions = mentions(keys)
    let whyMissing = whyMissing(keys)
    keys.finish()
    let decision = DecisionScope(builder: self, scope: scope)
    let fieldNames = decision.record.map { pack.records[$0].declared.map(\.name) } ?? []
    lets(letNode, taken: fieldNames) { decision.add($0) }
    // Without a subject or kind nothing below can be resolved with sense; its own mistakes wait.
    guard let scope, let kind else { return nil }
    checkShape(
      kind, keys, whenNode: whenNode, requireNode: requireNode, belowNode: belowNode, refuseNode: refuseNode,
      ifUnknown: ifUnknown)
    let around = Surroundings(decision: decision)
    let conditionNode = kind == .constraint ? requireNode : whenNode
    let condition = conditionNode.flatMap {
      self.condition($0, in: around, of: kind == .constraint ? "`require`" : "`when`")
    }
    let then = actions(thenNode, in: around, of: "`then`") ?? []
    var refusal: [Action] = []
    if let refuseNode { refusal = self.refusal(refuseNode, in: around).map { [$0] } ?? [] }
    let below = actions(belowNode, in: around, of: "`below`") ?? []
    decision.resolveAll()
    guard let id, let title else { return nil }
    if condition == nil, conditionNode != nil { failedNames.insert("rule:\(id)") }
    var rule = Rule(
      id: id, title: title, kind: kind, status: status, scope: scope, from: from, until: until,
      bindings: decision.bindings,
      condition: condition, ifUnknown: ifUnknown ?? (kind == .minimum || kind == .limit ? .staySilent : .report),
      then: kind == .constraint ? then + refusal : then, otherwise: kind == .constraint ? [] : below + refusal,
      why: why, source: source,
      limitations: limitations, provenance: provenance, origin: idNode.map(origin) ?? keys.origin)
    rule.mentions = mentions
    rule.whyMissing = whyMissing
    if let examplesNode {
      rule.examples = items(examplesNode, of: "`examples`").compactMap {
        example(
          $0, scope: scope,
          target: .rule(decision.bindings, failed: decision.failedNames, sets: setTypes(rule.then + rule.otherwise)))
      }
    }
    return rule
  }

  /// `why missing:`, one reason for all fields or one for each.
  private func whyMissing(_ keys: Keys) -> [String: String] {
    guard let node = keys.optional("why missing") else { return [:] }
    guard let entries = node.mapping else {
      return text(node, of: "`why missing`").map { ["": $0] } ?? [:]
    }
    let names = pack.records.flatMap { $0.declared.map(\.name) }
    var reasons: [String: String] = [:]
    for entry in entries {
      guard names.contains(entry.keyText) else {
        if failedNames.contains(entry.keyText) { continue }
        let nearest = nearestName(entry.keyText, in: names.sorted())
        report(
          .unknownName, "there is no field `\(entry.keyText)`", at: origin(entry.key),
          advice: nearest.map { "did you mean `\($0)`?" } ?? "name a field that the rule uses",
          suggestions: nearest.map { [$0] } ?? [])
        continue
      }
      if let reason = text(entry.value, of: "the reason for `\(entry.keyText)`"), !reason.isEmpty {
        reasons[entry.keyText] = reason
      }
    }
    return reasons
  }

  private func checkShape(
    _ kind: RuleKind, _ keys: Keys, whenNode: YAMLNode?, requireNode: YAMLNode?, belowNode: YAMLNode?,
    refuseNode: YAMLNode?,
    ifUnknown: IfUnknown?
  ) {
    func key(_ name: String) -> Origin { keys.entry(name).map { origin($0.key) } ?? keys.firstKey }
    if kind == .constraint {
      if whenNode != nil {
        report(
          .wrongShape, "a constraint states what must be true under `require`", at: key("when"),
          advice: "write `require:` instead of `when:`; the rule fires when the requirement is not met")
      } else if requireNode == nil, keys.node.isWhole, !keys.isMisspelt("require") {
        report(
          .missingKey, "a constraint has no `require`", at: keys.firstKey,
          advice: "add `require:` with what must be true")
      }
    } else {
      if requireNode != nil {
        report(
          .wrongShape, "`require` is only for constraints, but this is a \(kind.rawValue)", at: key("require"),
          advice: "write `when:`, or `kind: constraint`")
      } else if whenNode == nil, keys.node.isWhole, !keys.isMisspelt("when") {
        report(.missingKey, "the rule has no `when`", at: keys.firstKey, advice: "add `when:` with the conditions")
      }
    }
    if belowNode != nil, kind != .minimum {
      report(.wrongShape, "`below` is only for minimums, but this is a \(kind.rawValue)", at: key("below"))
    }
    if refuseNode != nil, kind != .constraint, kind != .limit {
      report(
        .wrongShape, "`or refuse` is only for constraints and limits, but this is a \(kind.rawValue)",
        at: key("or refuse"))
    }
    // What is written there and wrong was told already.
    if kind == .redFlag, ifUnknown == nil,
      keys.entry("if unknown").map({ $0.value.isNull }) ?? !keys.isMisspelt("if unknown")
    {
      report(
        .missingKey, "a red flag must say what happens when data is missing", at: keys.firstKey,
        advice: "add `if unknown: act`, `stay silent` or `report`",
        because: "no one should miss a warning by accident")
    }
  }

  // MARK: Actions

  func actions(_ node: YAMLNode?, in around: Surroundings, of what: String) -> [Action]? {
    guard let node, node.text != PackBuilder.decidesOnly else { return [] }
    if let text = node.text, ["nothing", "decide", "none", "only decide", "nothing else"].contains(text) {
      report(
        .unknownWord, "`\(text)` is not an action", at: origin(node),
        advice: "if the rule should only decide, write `then: \(PackBuilder.decidesOnly)`")
      return nil
    }
    let nodes = node.sequence ?? [node]
    return nodes.compactMap { action($0, in: around, of: what) }
  }

  /// `then: decide only`: the decision itself is what the rule is for.
  private static let decidesOnly = "decide only"
  private static let actionKeys = ["show", "remind", "set", "allow", "refuse"]

  private func action(_ node: YAMLNode, in around: Surroundings, of what: String) -> Action? {
    if node.text == "allow" { return Action(effect: .allow(nil), origin: origin(node)) }
    guard
      let keys = Keys(
        node, of: "an action", in: self,
        advice:
          "write `show: TEXT` with `on: [SURFACE]`, `remind: NAME` with `at: TIME`, `set NAME: VALUE`, `allow` or `refuse: CODE`"
      )
    else { return nil }
    let setEntry = keys.rest.first { $0.keyText.hasPrefix("set ") }
    let found = PackBuilder.actionKeys.filter(keys.has) + (setEntry == nil ? [] : ["set "])
    let whileNode = keys.optional("while")
    let withNode = keys.has("show") || keys.has("refuse") ? keys.optional("with") : nil
    var condition: Condition?
    var isSound = true
    if let whileNode {
      condition = self.condition(whileNode, in: around, of: "`while`")
      isSound = condition != nil
    }
    guard found.count == 1 else {
      if found.isEmpty,
        let entry = node.mapping?.first(where: { !["while", "with", "on", "at", "to", "text"].contains($0.keyText) })
      {
        let nearest = nearestName(entry.keyText, in: PackBuilder.actionKeys)
        report(
          .unknownKey, "`\(entry.keyText)` is not an action", at: origin(entry.key),
          advice: nearest.map { "did you mean `\($0)`?" } ?? "actions: show, remind, set, allow, refuse")
      } else {
        report(
          .wrongShape, found.isEmpty ? "this action does nothing" : "an action can do only one thing", at: origin(node),
          advice: "start each action with `- ` on its own line")
      }
      return nil
    }
    var effect: Action.Effect?
    var type: ValueType?
    var written: String?
    switch found[0] {
    case "show":
      let textNode = keys.required("show")
      let on = surfaces(keys)
      if let textNode, let index = textReference(textNode) {
        effect = .show(text: index, on: on.isEmpty ? pack.texts[index].on : on)
      }
    case "remind":
      let id = keys.requiredText("remind")
      if let atNode = keys.required("at"), let located = located(atNode), let typed = value(located, in: around) {
        if typed.type == .time {
          if let id { effect = .remind(id, at: typed.expression) }
          written = located.text.trimmingSpaces()
        } else {
          report(.typeMismatch, "`at` must be a time, but this is \(typed.type.inWords)", at: origin(atNode))
        }
      }
    case "set":
      if let node = keys.optional("set") {
        if let entries = node.mapping {
          for entry in entries.dropFirst() {
            report(
              .wrongShape, "an action can set only one value", at: origin(entry.key), advice: "write a second action")
          }
          if let entry = entries.first {
            (effect, type) = set(entry.keyText, entry.value, around)
            written = entry.value.text
          }
        } else if let name = text(node, of: "`set`"), let to = keys.required("to") {
          (effect, type) = set(name, to, around)
          written = to.text
        }
      }
    case "set ":
      keys.take(setEntry!)
      (effect, type) = set(String(setEntry!.keyText.dropFirst(4)).trimmingSpaces(), setEntry!.value, around)
      written = setEntry!.value.text
    case "allow":
      effect = .allow(keys.text("allow").flatMap { ["yes", "true"].contains($0) ? nil : $0 })
    default:
      let code = keys.requiredText("refuse")
      let words = keys.optional("text").flatMap(words)
      if let code { effect = .refuse(code: code, text: words) }
    }
    keys.finish()
    guard let effect, isSound else { return nil }
    var action = Action(effect: effect, type: type, condition: condition, origin: origin(node))
    action.written = written?.trimmingSpaces()
    if let withNode {
      guard let passed = passed(withNode, to: action, in: around) else { return nil }
      action.with = passed
    }
    return action
  }

  private func set(_ name: String, _ node: YAMLNode, _ around: Surroundings) -> (Action.Effect?, ValueType?) {
    guard let located = located(node) else {
      report(.wrongShape, "`set \(name)` needs a single value", at: origin(node))
      return (nil, nil)
    }
    guard let syntax = parse(located) else { return (nil, nil) }
    if case .name(let word) = syntax.kind, !around.knows(word),
      !["yes", "no", "true", "false"].contains(word)
    {
      return (.set(name, .literal(.text(word))), .text)
    }
    let typed = Resolver(around: around, text: located).value(syntax)
    return (typed.map { .set(name, $0.expression) }, typed?.type)
  }

  /// In which units values are set, by name.
  private func setTypes(_ actions: [Action]) -> [String: ValueType] {
    var types: [String: ValueType] = [:]
    for action in actions {
      if case .set(let name, _) = action.effect, let type = action.type { types[name] = types[name] ?? type }
    }
    return types
  }

  private func refusal(_ node: YAMLNode, in around: Surroundings) -> Action? {
    if let code = node.text { return Action(effect: .refuse(code: code, text: nil), origin: origin(node)) }
    guard let keys = Keys(node, of: "`or refuse`", in: self, advice: "write `{ code: …, text: … }`") else { return nil }
    let code = keys.requiredText("code")
    let words = keys.optional("text").flatMap(words)
    let withNode = keys.optional("with")
    keys.finish()
    guard let code else { return nil }
    var action = Action(effect: .refuse(code: code, text: words), origin: origin(node))
    if let withNode {
      guard let passed = passed(withNode, to: action, in: around) else { return nil }
      action.with = passed
    }
    return action
  }

  private func words(_ node: YAMLNode) -> Words? {
    guard let text = text(node, of: "`text`") else { return nil }
    if let index = textIndex[text] {
      usedTexts.insert(index)
      return .text(index)
    }
    return .literal(text)
  }

  func textReference(_ node: YAMLNode) -> Int? {
    guard let id = text(node, of: "a text's id") else { return nil }
    if let index = textIndex[id] {
      usedTexts.insert(index)
      return index
    }
    if failedNames.contains("text:\(id)") { return nil }
    let nearest = nearestName(id, in: textNames)
    report(
      .unknownName, "there is no text `\(id)`", at: origin(node),
      advice: nearest.map { "did you mean `\($0)`?" } ?? "add it under `texts:` with its `key` and its wording",
      suggestions: nearest.map { [$0] } ?? [])
    return nil
  }
}

extension Keys {
  /// The first key, a short place for what is missing.
  var firstKey: Origin { node.mapping?.first.map { builder.origin($0.key) } ?? origin }
}
