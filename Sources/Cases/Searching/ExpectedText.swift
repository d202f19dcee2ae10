import Evaluation
import JSONWriting
import RuleModel

/// The result of a case, as an example expects it.
package enum ExpectedText {
  /// Nil for what has no examples of this kind.
  package static func of(_ decision: Decision?, _ item: PackItem, _ pack: Pack) -> String? {
    switch item.kind {
    case .rule: outcome(decision, pack)
    case .table: answers(decision, pack.tables[item.index])
    case .message, .text, .term, .threshold, .list, .limit, .mapping, .record: nil
    }
  }

  private static func outcome(_ decision: Decision?, _ pack: Pack) -> String {
    guard let decision else { return "silent" }
    var parts = ["outcome: \(decision.outcome.rawValue)"]
    var shown: [(id: String, on: [String])] = []
    var sets: [String] = []
    var reminders: [String] = []
    var refuses: String?
    for action in decision.actions {
      switch action {
      case .show(let id, let on, _):
        if let place = shown.firstIndex(where: { $0.id == id }) {
          shown[place].on += on.filter { !shown[place].on.contains($0) }
        } else {
          shown.append((id, on))
        }
      case .remind(let id, let at):
        reminders.append("\(JSONWriter.quoted(id)): \(JSONWriter.quoted(MomentText.text(at)))")
      case .set(let name, let value): sets.append("\(JSONWriter.quoted(name)): \(said(value))")
      case .refuse(let code, _): refuses = refuses ?? code
      case .allow: break
      }
    }
    if !shown.isEmpty {
      let texts = shown.map {
        "\(JSONWriter.quoted($0.id)): [\($0.on.map(JSONWriter.quoted).joined(separator: ", "))]"
      }
      parts.append("shows: { \(texts.joined(separator: ", ")) }")
    }
    let said = decision.actions.compactMap { action -> String? in
      guard case .show(let id, _, let sentence) = action,
        pack.texts.first(where: { $0.id == id })?.exactly != sentence
      else { return nil }
      return "\(JSONWriter.quoted(id)): \(JSONWriter.quoted(sentence))"
    }
    if !said.isEmpty { parts.append("says: { \(said.joined(separator: ", ")) }") }
    if !sets.isEmpty { parts.append("sets: { \(sets.joined(separator: ", ")) }") }
    if !reminders.isEmpty { parts.append("reminds: { \(reminders.joined(separator: ", ")) }") }
    if let refuses { parts.append("refuses: \(JSONWriter.quoted(refuses))") }
    return parts.count == 1 ? decision.outcome.rawValue : "{ \(parts.joined(separator: ", ")) }"
  }

  private static func answers(_ decision: Decision?, _ table: Table) -> String {
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
