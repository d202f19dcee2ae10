import RuleModel

/// The decision of a rule, its conditions, and its effect.
extension Explanation {
  func text(_ rule: Rule) -> String {
    let phrases = self.phrases(rule.bindings, rule.scope)
    var text =
      rule.title + "\n" + "\(pack.name)/\(rule.id), \(kind(rule.kind)), \(status(rule.status))"
      + force(rule.from, rule.until) + "\n\n"
    text += about(rule.scope)
    if let condition = rule.condition {
      text += rule.kind == .constraint ? "What must be true:\n" : "When:\n"
      text += lines(condition, indent: "  ", number: "")
    } else {
      text += "Always.\n"
    }
    text += lets(rule.bindings, phrases)
    text += actions(rule.then, heading: heading(rule.kind), phrases)
    text += actions(
      rule.otherwise, heading: rule.kind == .limit ? "If refused:" : "If not reached:", phrases)
    if let meanings = rule.kind.meanings {
      text += "Outcome: `fires` means \(meanings.fires), `silent` means \(meanings.silent).\n"
    }
    text += "If missing or unreadable data leave it open: \(missing(rule))\n"
    text += footer(
      why: rule.why, source: rule.source,
      provenance: rule.provenance, id: rule.id)
    var used = Set<Int>()
    var lists = Set<Int>()
    uses(rule.expressions, &used, &lists)
    text += numbers(used) + listNames(lists)
    return text + examples(rule.examples)
  }

  private func kind(_ kind: RuleKind) -> String {
    switch kind {
    case .redFlag: "a red flag"
    case .advisory: "an advisory"
    case .minimum: "a minimum"
    case .limit: "a limit"
    case .constraint: "a constraint"
    }
  }

  private func heading(_ kind: RuleKind) -> String {
    switch kind {
    case .redFlag, .advisory: "Then:"
    case .minimum: "Then the result may be shown, and:"
    case .limit: "Then it is allowed, and:"
    case .constraint: "If it is not true:"
    }
  }

  private func missing(_ rule: Rule) -> String {
    switch (rule.ifUnknown, rule.kind) {
    case (.staySilent, .minimum): "it counts as not reached."
    case (.staySilent, .limit): "it is refused."
    case (.act, .limit): "it is allowed."
    case (.staySilent, _): "nothing happens."
    case (.act, _): "it acts as though the conditions held."
    case (.report, _): "it reports that the result is unknown."
    }
  }

  private func actions(_ actions: [RuleAction], heading: String, _ phrases: Phrases) -> String {
    if actions.isEmpty { return "" }
    var text = heading + "\n"
    for action in actions {
      switch action.effect {
      case .show(let index, let on):
        text +=
          "  show \(pack.texts[index].id)\(on.isEmpty ? "" : " on \(on.joined(separator: ", "))"): “\(pack.texts[index].exactly)”\n"
      case .remind(let id, let at):
        text += "  remind \(id) at \(action.written ?? phrases.text(at, of: .time))\n"
      case .set(let name, .literal(let to)):
        text +=
          "  set \(name) to \(action.type.map { phrases.text(to, of: $0) } ?? phrases.text(to))\n"
      case .set(let name, let to):
        text += "  set \(name) to \(action.written ?? phrases.text(to, of: action.type))\n"
      case .allow(let what): text += "  allow\(what.map { " \($0)" } ?? "")\n"
      case .refuse(let code, let words):
        text += "  refuse with \(code)\(words.map { ": “\(self.text($0))”" } ?? "")\n"
      }
      for passed in action.with {
        text +=
          "    with \(passed.name): \(passed.written ?? phrases.text(passed.expression, of: passed.type))\n"
      }
      if let condition = action.condition {
        text += "    while:\n" + lines(condition, indent: "      ")
      }
    }
    return text
  }

  private func text(_ words: WrittenText) -> String {
    if case .text(let index) = words { pack.texts[index].exactly } else { words.own ?? "" }
  }
}
