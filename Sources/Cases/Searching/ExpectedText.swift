import Evaluation
import JSONWriting
import RuleModel

/// The result of a case, as an example expects it.
package enum ExpectedText {
  /// Nil for what has no examples of this kind.
  package static func of(_ decision: DecisionCopy?, _ item: PackItem, _ pack: Pack) -> String? {
    switch item.kind {
    case .rule: outcome(decision, pack.rules[item.index], pack)
    case .table: answers(decision, pack.tables[item.index])
    case .message, .text, .term, .threshold, .list, .limit, .mapping, .record: nil
    }
  }

  /// With what does not come, where the rule could do it.
  private static func outcome(_ decision: DecisionCopy?, _ rule: Rule, _ pack: Pack) -> String {
    guard let decision else { return "silent" }
    let own = own(rule, decision.outcome)
    var shown: [(id: String, on: [String])] = []
    var sets: [(name: String, value: String)] = []
    var reminders: [String] = []
    var says: [String] = []
    var refuses: String?
    for action in decision.actions {
      switch action {
      case .show(let id, let on, let sentence):
        if let place = shown.firstIndex(where: { $0.id == id }) {
          shown[place].on += on.filter { !shown[place].on.contains($0) }
        } else {
          shown.append((id, on))
        }
        if pack.texts.first(where: { $0.id == id })?.exactly != sentence {
          says.append("\(JSONWriter.quoted(id)): \(JSONWriter.quoted(sentence))")
        }
      case .remind(let id, let at):
        reminders.append("\(JSONWriter.quoted(id)): \(JSONWriter.quoted(MomentText.text(at)))")
      case .set(let name, let value): sets.append((name, said(value)))
      case .refuse(let code, _): refuses = refuses ?? code
      case .allow: break
      }
    }
    let unset = own.compactMap { action -> String? in
      guard case .set(let name, _) = action.effect, !sets.contains(where: { $0.name == name })
      else { return nil }
      // As a text, `nothing` is a value.
      return sets.isEmpty || action.type != .text ? name : nil
    }
    if !sets.isEmpty { sets += Set(unset).sorted().map { ($0, "nothing") } }
    let surfaces = shown.map {
      "\(JSONWriter.quoted($0.id)): [\($0.on.map(JSONWriter.quoted).joined(separator: ", "))]"
    }
    var parts = ["outcome: \(decision.outcome.rawValue)"]
    func add(_ key: String, _ entries: [String], orNothing couldBe: Bool = false) {
      if !entries.isEmpty { parts.append("\(key): { \(entries.joined(separator: ", ")) }") }
      if entries.isEmpty, couldBe { parts.append("\(key): nothing") }
    }
    add("shows", surfaces, orNothing: own.contains { $0.effect.isShown })
    add("says", says)
    add(
      "sets", sets.map { "\(JSONWriter.quoted($0.name)): \($0.value)" }, orNothing: !unset.isEmpty)
    add("reminds", reminders, orNothing: own.contains { $0.effect.isReminder })
    if let refuses { parts.append("refuses: \(JSONWriter.quoted(refuses))") }
    return parts.count == 1 ? decision.outcome.rawValue : "{ \(parts.joined(separator: ", ")) }"
  }

  /// The actions of a rule that can come of such an outcome.
  private static func own(_ rule: Rule, _ outcome: DecisionCopy.Outcome) -> [RuleAction] {
    switch outcome {
    case .fires: rule.then
    case .silent: rule.otherwise
    case .unknown: []
    }
  }

  private static func answers(_ decision: DecisionCopy?, _ table: Table) -> String {
    guard let decision, !decision.answers.isEmpty else {
      return decision?.outcome == .unknown ? "unknown" : "nothing"
    }
    let parts = zip(table.columns, decision.answers).map { column, answer in
      var text = said(answer.value)
      if case .number = answer.value, case .number(let unit?) = column.type, !unit.name.isEmpty {
        text = JSONWriter.quoted("\(answer.value.text) \(unit.name)")
      }
      return "\(column.name): \(text)"
    }
    return "{ \(parts.joined(separator: ", ")) }"
  }

  private static func said(_ value: ShownValue) -> String {
    switch value {
    case .missing: "nothing"
    case .unknown: "unknown"
    case .truth(let truth): truth ? "yes" : "no"
    case .number(let x): plainText(x)
    case .range(let low, let high): "\(plainText(low)) to \(plainText(high))"
    case .text(let text): JSONWriter.quoted(text)
    case .list(let items): "[\(items.map(said).joined(separator: ", "))]"
    }
  }
}

extension RuleAction.Effect {
  fileprivate var isShown: Bool { if case .show = self { true } else { false } }
  fileprivate var isReminder: Bool { if case .remind = self { true } else { false } }
}
