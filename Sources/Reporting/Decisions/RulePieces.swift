import Evaluation
import JSONWriting
import RuleModel

/// What a rule's decisions say in its own words, as JSON, so that it is escaped once. Each piece knows the words, and is
/// used where a decision has just these.
struct RulePieces: Sendable {
  let reasons: [ReasonPiece]
  /// Of those of `then` and then of `otherwise`, the ones in which nothing is worked out.
  let actions: [ActionPiece]
  /// The same in their places.
  let then: [ActionPiece?]
  let otherwise: [ActionPiece?]

  init(_ rule: Rule, _ pack: Pack) {
    reasons =
      switch rule.condition {
      case .all(let parts)?: parts.map { ReasonPiece($0) }
      case let condition?: [ReasonPiece(condition)]
      case nil: []
      }
    then = rule.then.map { ActionPiece($0, pack) }
    otherwise = rule.otherwise.map { ActionPiece($0, pack) }
    actions = (then + otherwise).compactMap { $0 }
  }
}

/// The text of a line or a group.
struct ReasonPiece: Sendable {
  let text: String
  let member: [UInt8]
  let parts: [ReasonPiece]

  private init(_ text: String, _ parts: [ReasonPiece]) {
    self.text = text
    self.parts = parts
    member = ReasonPiece.member(text)
  }

  static func member(_ text: String) -> [UInt8] { Array("\"test\": \(JSONWriter.quoted(text))".utf8) }

  init(_ condition: Condition) {
    switch condition {
    case .line(let line):
      let tests = line.expression.tests
      self.init(line.text, tests.count == 1 ? [] : tests.map { ReasonPiece($0.text, []) })
    case .all(let parts): self.init("all of", parts.map { ReasonPiece($0) })
    case .any(let parts): self.init("any of", parts.map { ReasonPiece($0) })
    case .none(let parts): self.init("none of", parts.map { ReasonPiece($0) })
    }
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
