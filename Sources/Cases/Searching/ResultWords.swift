import Evaluation
import RuleModel

extension CaseSearch.Result {
  /// For people: the outcome, or what is shown, set or answered.
  package var inWords: String {
    if !answers.isEmpty {
      return answers.count == 1
        ? (answers[0].shown == .missing ? "nothing" : answers[0].shown.text)
        : answers.map { "\($0.name): \($0.shown.text)" }.joined(separator: ", ")
    }
    if actions.isEmpty { return outcome.rawValue }
    return outcome.rawValue + ": " + actions.map(\.inWords).joined(separator: "; ")
  }
}

extension CaseSearch.Result {
  /// The outcome and the texts alone: other words are other words on every surface.
  var textsInWords: String {
    let texts = shown.map { "says \($0.id) (“\($0.text)”)" }
    return outcome.rawValue + ": " + texts.joined(separator: "; ")
  }

  /// The texts that are shown, each once.
  package var shown: [(id: String, text: String)] {
    actions.reduce(into: []) { all, action in
      guard case .show(let id, _, let text) = action, !all.contains(where: { $0.id == id }) else {
        return
      }
      all.append((id, text))
    }
  }
}

extension ResolvedAction {
  /// One action as a phrase.
  public var inWords: String {
    switch self {
    case .show(let id, let on, let text):
      "shows \(id)\(on.isEmpty ? "" : " on " + on.joined(separator: ", ")) (“\(text)”)"
    case .remind(let id, let at): "reminds \(id) at \(MomentText.text(at))"
    case .set(let name, let value): "sets \(name) to \(value.text)"
    case .allow(let what): "allows" + (what.map { " " + $0 } ?? "")
    case .refuse(let code, let text): "refuses with \(code)" + (text.map { " (“\($0)”)" } ?? "")
    }
  }
}

extension CaseSearch.Result {
  /// Whether nothing but the words that are shown differs.
  package func isSameButForTexts(_ other: CaseSearch.Result) -> Bool {
    func plain(_ actions: [ResolvedAction]) -> [ResolvedAction] {
      actions.map {
        if case .show(let id, let on, _) = $0 { .show(id: id, on: on, text: "") } else { $0 }
      }
    }
    return outcome == other.outcome && answers == other.answers
      && plain(actions) == plain(other.actions)
  }
}
