/// A text of the pack that a surface must show, and the decision that says so.
public struct Notice: Hashable, Sendable, Codable, Identifiable {
  /// The decision and its text.
  public struct ID: Hashable, Sendable, Codable {
    /// The decision.
    public var decision: Decision.ID
    /// The text's id in the pack.
    public var text: String
  }

  /// The decision.
  public var decision: Decision.ID
  /// The text's id in the pack: `RuleBook.text(_:locale:)` has its words in other locales.
  public var textID: String
  /// The words in the source locale.
  public var text: String

  public init(decision: Decision.ID, textID: String, text: String) {
    self.decision = decision
    self.textID = textID
    self.text = text
  }

  /// The decision and the text, which stay the same when the records are decided about again.
  public var id: ID { ID(decision: decision, text: textID) }
}
