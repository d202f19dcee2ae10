import Evaluation
import JSONWriting
import RuleModel

/// The result of a case, as an example expects it.
package enum ExpectedText {
  /// Nil for what has no examples of this kind, and where both results meet all that an
  /// example can expect.
  /// - Parameters:
  ///   - decision: the result that it expects.
  ///   - other: the one that it must not pass with.
  package static func of(
    _ decision: DecisionCopy?, butNot other: DecisionCopy?, _ item: PackItem, _ pack: Pack
  ) -> String? {
    func text(_ one: DecisionCopy?, _ other: DecisionCopy?) -> String? {
      switch item.kind {
      case .rule: outcome(one, butNot: other?.actions ?? [], pack.rules[item.index], pack)
      case .table: answers(one, pack.tables[item.index])
      case .message, .text, .term, .threshold, .list, .limit, .mapping, .record: nil
      }
    }
    let expected = text(decision, other)
    return expected == text(other, decision) ? nil : expected
  }

  /// Everything that comes of a rule, with each sentence, and some values of its `let`s.
  package static func all(
    _ decision: DecisionCopy?, _ rule: Rule, _ values: [(name: String, value: String)], _ pack: Pack
  ) -> String {
    var rest = values.map { "\(JSONWriter.quoted($0.name)): \($0.value)" }
    for action in decision?.actions ?? [] {
      if case .refuse(let code, let text?) = action {
        rest.append("refusal: { \(JSONWriter.quoted(code)): \(JSONWriter.quoted(text)) }")
      }
    }
    let says = (decision?.actions ?? []).compactMap { action -> String? in
      guard case .show(let id, _, let sentence) = action else { return nil }
      return "\(JSONWriter.quoted(id)): \(JSONWriter.quoted(sentence))"
    }
    if !says.isEmpty { rest.append("sentences: { \(says.joined(separator: ", ")) }") }
    let own = outcome(decision, butNot: [], rule, pack)
    let parts = own.hasPrefix("{ ") ? String(own.dropFirst(2).dropLast(2)) : "outcome: \(own)"
    return "{ \(([parts] + rest).joined(separator: ", ")) }"
  }

  /// With what does not come, where the rule could do it or the other result does.
  private static func outcome(
    _ decision: DecisionCopy?, butNot others: [ResolvedAction], _ rule: Rule, _ pack: Pack
  ) -> String {
    let outcome = decision?.outcome ?? .silent
    let own = decision == nil ? [] : own(rule, outcome)
    var shown: [(id: String, on: [String])] = []
    var sets: [(name: String, value: String)] = []
    var (reminders, says, allowed): ([String], [String], [String]) = ([], [], [])
    var refusal: (code: String, text: String?)?
    for action in decision?.actions ?? [] {
      switch action {
      case .show(let id, let on, let sentence):
        if let place = shown.firstIndex(where: { $0.id == id }) {
          shown[place].on += on.filter { !shown[place].on.contains($0) }
        } else {
          shown.append((id, on))
        }
        let isOtherwise = others.contains {
          if case .show(id, _, let text) = $0 { text != sentence } else { false }
        }
        if isOtherwise || pack.texts.first(where: { $0.id == id })?.exactly != sentence {
          says.append("\(JSONWriter.quoted(id)): \(JSONWriter.quoted(sentence))")
        }
      case .remind(let id, let at):
        reminders.append("\(JSONWriter.quoted(id)): \(JSONWriter.quoted(MomentText.text(at)))")
      case .set(let name, let value): sets.append((name, set(value)))
      case .refuse(let code, let text): refusal = refusal ?? (code, text)
      case .allow(let what): allowed += what.map { [$0] } ?? []
      }
    }
    let settable = own.compactMap { action -> String? in
      guard case .set(let name, _) = action.effect else { return nil }
      // As a text, `nothing` is a value.
      return sets.isEmpty || action.type != .text ? name : nil
    }
    let wasSet = others.compactMap { action -> String? in
      if case .set(let name, _) = action { name } else { nil }
    }
    let unset = Set(settable + wasSet).subtracting(sets.map(\.name)).sorted()
    if !sets.isEmpty || !wasSet.isEmpty { sets += unset.map { ($0, "nothing") } }
    let surfaces = shown.map {
      "\(JSONWriter.quoted($0.id)): [\($0.on.map(JSONWriter.quoted).joined(separator: ", "))]"
    }
    var parts = ["outcome: \(outcome.rawValue)"]
    func add(_ key: String, _ entries: [String], orNothing couldBe: Bool) {
      if !entries.isEmpty { parts.append("\(key): { \(entries.joined(separator: ", ")) }") }
      if entries.isEmpty, couldBe { parts.append("\(key): nothing") }
    }
    func does(_ isOne: (ResolvedAction) -> Bool) -> Bool { others.contains(where: isOne) }
    add(
      "shows", surfaces,
      orNothing: own.contains { $0.effect.isShown }
        || does { if case .show = $0 { true } else { false } })
    add("says", says, orNothing: false)
    add(
      "sets", sets.map { "\(JSONWriter.quoted($0.name)): \($0.value)" }, orNothing: !unset.isEmpty)
    add(
      "reminds", reminders,
      orNothing: own.contains { $0.effect.isReminder }
        || does { if case .remind = $0 { true } else { false } })
    if let refusal {
      let isOtherwise = does {
        if case .refuse(refusal.code, let text) = $0 { text != refusal.text } else { false }
      }
      let code = JSONWriter.quoted(refusal.code)
      parts.append(
        isOtherwise
          ? "refuses: { \(code): \(JSONWriter.quoted(refusal.text ?? "")) }" : "refuses: \(code)")
    } else if does({ if case .refuse = $0 { true } else { false } }) {
      parts.append("refuses: nothing")
    }
    let others = others.compactMap { if case .allow(let what?) = $0 { what } else { nil } }
    if let what = allowed.first(where: { !others.contains($0) }) {
      parts.append("allows: \(JSONWriter.quoted(what))")
    } else if allowed.isEmpty, !others.isEmpty {
      parts.append("allows: nothing")
    }
    return parts.count == 1 ? outcome.rawValue : "{ \(parts.joined(separator: ", ")) }"
  }

  /// The actions of a rule that can come of such an outcome.
  private static func own(_ rule: Rule, _ outcome: DecisionCopy.Outcome) -> [RuleAction] {
    switch outcome {
    case .fires: rule.then
    case .silent: rule.otherwise
    case .unknown: []
    }
  }

  package static func answers(_ decision: DecisionCopy?, _ table: Table) -> String {
    guard let decision, !decision.answers.isEmpty else {
      return decision?.outcome == .unknown ? "unknown" : "nothing"
    }
    let parts = zip(table.columns, decision.answers).map { column, answer in
      "\(column.name): \(said(answer.value, column.type.unit))"
    }
    return "{ \(parts.joined(separator: ", ")) }"
  }

  /// As a value that is set.
  private static func set(_ value: ShownValue) -> String {
    value == .missing ? "missing" : said(value)
  }

  /// With the unit of a number, as it is written.
  package static func said(_ value: ShownValue, _ unit: Unit?) -> String {
    if case .number = value, let unit, !unit.name.isEmpty {
      return JSONWriter.quoted("\(value.text) \(unit.name)")
    }
    return said(value)
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
