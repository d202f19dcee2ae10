import Evaluation
import JSONWriting
import RuleModel

/// What a rule's decisions say in its own words, as JSON, so that it is escaped once. Each piece knows the words, and is
/// used where a decision has just these.
struct RulePieces: Sendable {
  /// Of those of `then` and then of `otherwise`, the ones in which nothing is worked out.
  let actions: [ActionPiece]
  /// The same in their places.
  let then: [ActionPiece?]
  let otherwise: [ActionPiece?]

  init(_ rule: Rule, _ pack: Pack) {
    then = rule.then.map { ActionPiece($0, pack) }
    otherwise = rule.otherwise.map { ActionPiece($0, pack) }
    actions = (then + otherwise).compactMap { $0 }
  }
}

/// An action in which nothing is worked out.
struct ActionPiece: Sendable {
  let action: ResolvedAction
  let object: [UInt8]

  /// Nil: it is of another kind.
  init?(_ action: Action, _ pack: Pack) {
    switch action.effect {
    case .show(let text, let on):
      guard action.with.isEmpty, pack.texts.indices.contains(text), pack.texts[text].was.isEmpty else { return nil }
      self.action = .show(id: pack.texts[text].id, on: on, text: pack.texts[text].exactly)
    case .refuse(let code, .literal(let text)?):
      guard action.with.isEmpty else { return nil }
      self.action = .refuse(code: code, text: text)
    default: return nil
    }
    object = DecisionJSON.object(self.action)
  }
}
