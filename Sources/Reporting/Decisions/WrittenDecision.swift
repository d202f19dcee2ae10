import Evaluation

/// A decision that is kept, with what is written of it as JSON: that is only made of a view.
public struct WrittenDecision: Sendable {
  public let decision: DecisionCopy
  public let json: String

  public init(_ view: DecisionView, _ writer: DecisionJSON) {
    decision = DecisionCopy(view)
    var bytes: [UInt8] = []
    writer.append(view, to: &bytes)
    json = String(decoding: bytes, as: UTF8.self)
  }
}
