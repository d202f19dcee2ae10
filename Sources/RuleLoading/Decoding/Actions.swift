import RuleModel
import YAMLReading

/// The consequences of a rule: `then:`, `below:`, `or refuse:`.
extension PackBuilder {
  func actions(_ node: YAMLNode?, in around: NamesInReach, of what: String) -> [RuleAction]? {
    guard let node, node.text != PackBuilder.decidesOnly else { return [] }
    if let text = node.text,
      ["nothing", "decide", "none", "only decide", "nothing else"].contains(text)
    {
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

  private func action(_ node: YAMLNode, in around: NamesInReach, of what: String) -> RuleAction? {
    if node.text == "allow" { return RuleAction(effect: .allow(nil), origin: origin(node)) }
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
      reportActions(found.count, node)
      return nil
    }
    let made = effect(found[0], keys, setEntry, around)
    keys.finish()
    guard let effect = made.effect, isSound else { return nil }
    var action = RuleAction(
      effect: effect, type: made.type, condition: condition, origin: origin(node))
    action.written = made.written?.trimmingSpaces()
    if let withNode {
      guard let passed = passed(withNode, to: action, in: around) else { return nil }
      action.with = passed
    }
    return action
  }

  /// None or several of the keys that each say what an action does.
  private func reportActions(_ count: Int, _ node: YAMLNode) {
    if count == 0,
      let entry = node.mapping?.first(where: {
        !["while", "with", "on", "at", "to", "text"].contains($0.keyText)
      })
    {
      let nearest = nearestName(entry.keyText, in: PackBuilder.actionKeys)
      report(
        .unknownKey, "`\(entry.keyText)` is not an action", at: origin(entry.key),
        meant: nearest, advice: "actions: show, remind, set, allow, refuse")
    } else {
      report(
        .wrongShape, count == 0 ? "this action does nothing" : "an action can do only one thing",
        at: origin(node),
        advice: "start each action with `- ` on its own line")
    }
  }

  /// The effect of an action and, of a value that is set or the time of a reminder, its type and
  /// notation.
  private typealias MadeEffect = (effect: RuleAction.Effect?, type: ValueType?, written: String?)

  private func effect(
    _ key: String, _ keys: Keys, _ setEntry: YAMLEntry?, _ around: NamesInReach
  ) -> MadeEffect {
    switch key {
    case "show":
      let textNode = keys.required("show")
      let index = textNode.flatMap(textReference)
      let on = surfaces(keys, showing: index)
      guard let index else { return (nil, nil, nil) }
      return (.show(text: index, on: on.isEmpty ? pack.texts[index].on : on), nil, nil)
    case "remind": return reminder(keys, around)
    case "set": return assignment(keys, around)
    case "set ":
      guard let setEntry else { return (nil, nil, nil) }
      keys.take(setEntry)
      return set(String(setEntry.keyText.dropFirst(4)).trimmingSpaces(), setEntry.value, around)
    case "allow":
      return (
        .allow(keys.text("allow").flatMap { ["yes", "true"].contains($0) ? nil : $0 }), nil, nil
      )
    default:
      let code = keys.requiredText("refuse")
      let words = keys.optional("text").flatMap(words)
      return (code.map { .refuse(code: $0, text: words) }, nil, nil)
    }
  }

  private func reminder(_ keys: Keys, _ around: NamesInReach) -> MadeEffect {
    let id = keys.requiredText("remind")
    guard let node = keys.required("at"), let located = located(node),
      let typed = value(located, in: around)
    else {
      return (nil, nil, nil)
    }
    guard typed.type == .time else {
      report(
        .typeMismatch, "`at` must be a time, but this is \(typed.type.inWords)", at: origin(node))
      return (nil, nil, nil)
    }
    return (id.map { .remind($0, at: typed.expression) }, nil, located.text)
  }

  /// `set: { NAME: VALUE }`, or `set: NAME` with `to: VALUE`.
  private func assignment(_ keys: Keys, _ around: NamesInReach) -> MadeEffect {
    guard let node = keys.optional("set") else { return (nil, nil, nil) }
    guard let entries = node.mapping else {
      guard let name = text(node, of: "`set`"), let to = keys.required("to") else {
        return (nil, nil, nil)
      }
      return set(name, to, around)
    }
    for entry in entries.dropFirst() {
      report(
        .wrongShape, "an action can set only one value", at: origin(entry.key),
        advice: "write a second action")
    }
    return entries.first.map { set($0.keyText, $0.value, around) } ?? (nil, nil, nil)
  }

  private func set(_ name: String, _ node: YAMLNode, _ around: NamesInReach) -> MadeEffect {
    guard let located = located(node) else {
      report(.wrongShape, "`set \(name)` needs a single value", at: origin(node))
      return (nil, nil, nil)
    }
    guard let syntax = parse(located) else { return (nil, nil, nil) }
    if case .name(let word) = syntax.kind, !around.knows(word),
      !["yes", "no", "true", "false"].contains(word)
    {
      return (.set(name, .literal(.text(word))), .text, node.text)
    }
    let typed = Resolver(around: around, text: located).value(syntax)
    return (typed.map { .set(name, $0.expression) }, typed?.type, node.text)
  }

  /// In which units values are set, by name.
  func setTypes(_ actions: [RuleAction]) -> [String: ValueType] {
    var types: [String: ValueType] = [:]
    for action in actions {
      if case .set(let name, _) = action.effect, let type = action.type {
        types[name] = types[name] ?? type
      }
    }
    return types
  }

  func refusal(_ node: YAMLNode, in around: NamesInReach) -> RuleAction? {
    if let code = node.text {
      return RuleAction(effect: .refuse(code: code, text: nil), origin: origin(node))
    }
    guard let keys = Keys(node, of: "`or refuse`", in: self, advice: "write `{ code: …, text: … }`")
    else { return nil }
    let code = keys.requiredText("code")
    let words = keys.optional("text").flatMap(words)
    let withNode = keys.optional("with")
    keys.finish()
    guard let code else { return nil }
    var action = RuleAction(effect: .refuse(code: code, text: words), origin: origin(node))
    if let withNode {
      guard let passed = passed(withNode, to: action, in: around) else { return nil }
      action.with = passed
    }
    return action
  }

  private func words(_ node: YAMLNode) -> WrittenText? {
    guard let text = text(node, of: "`text`") else { return nil }
    if let index = defined.texts[text] { return .text(index) }
    let isOneWord = !text.contains(where: \.isWhitespace)
    let nearest = isOneWord ? nearestName(text, in: defined.textNames()) : nil
    // People would read the id itself.
    if nearest != nil || isOneWord && text.dropLast().contains(".") {
      if defined.failed.contains("text:\(text)") { return nil }
      report(
        .unknownName, "there is no text `\(text)`", at: origin(node), meant: nearest,
        advice: "name a text of the pack, or write a whole sentence")
    }
    return wordedByDay(text, at: node)
  }

  func textReference(_ node: YAMLNode) -> Int? {
    guard let id = text(node, of: "a text's id") else { return nil }
    if let index = defined.texts[id] { return index }
    if defined.failed.contains("text:\(id)") { return nil }
    let nearest = nearestName(id, in: defined.textNames())
    report(
      .unknownName, "there is no text `\(id)`", at: origin(node),
      meant: nearest, advice: "add it under `texts:` with its `key` and its wording")
    return nil
  }
}
