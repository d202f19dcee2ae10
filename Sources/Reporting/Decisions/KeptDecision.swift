import Evaluation

/// A copy of a decision, with its JSON, which only a view can give.
public struct KeptDecision: Sendable {
  public let decision: DecisionCopy
  public let json: String

  public init(_ view: DecisionView, _ writer: DecisionJSON) {
    decision = DecisionCopy(view)
    var bytes: [UInt8] = []
    writer.append(view, to: &bytes)
    json = String(decoding: bytes, as: UTF8.self)
  }
}
