/// A value in a decision, in the unit that the pack gives its field or table.
///
/// As JSON a range is `{"from": 8, "to": 11}`, and what is missing or unknown is null (and comes
/// back as `unknown`).
public enum Value: Hashable, Sendable, Codable {
  case missing
  /// Written and unusable, or computed of something that is missing.
  case unknown
  case truth(Bool)
  case number(Double)
  /// Somewhere between two ends, both in: some records might count, or might not.
  case range(from: Double, to: Double)
  /// Words, texts, times (RFC 3339), days (`2026-03-20`), times of day, colours, and durations
  /// without a unit of their own (`151 min`).
  case text(String)
  case list([Value])

  /// The number, where it is one.
  public var number: Double? { if case .number(let number) = self { number } else { nil } }
  /// The text, where it is one.
  public var text: String? { if case .text(let text) = self { text } else { nil } }

  private enum Ends: String, CodingKey { case from, to }

  public func encode(to encoder: any Encoder) throws {
    if case .range(let from, let to) = self {
      var container = encoder.container(keyedBy: Ends.self)
      try container.encode(from, forKey: .from)
      try container.encode(to, forKey: .to)
      return
    }
    var container = encoder.singleValueContainer()
    switch self {
    case .missing, .unknown, .range: try container.encodeNil()
    case .truth(let truth): try container.encode(truth)
    case .number(let number):
      if number.isFinite { try container.encode(number) } else { try container.encodeNil() }
    case .text(let text): try container.encode(text)
    case .list(let elements): try container.encode(elements)
    }
  }

  public init(from decoder: any Decoder) throws {
    if let ends = try? decoder.container(keyedBy: Ends.self) {
      self = .range(
        from: try ends.decode(Double.self, forKey: .from),
        to: try ends.decode(Double.self, forKey: .to))
      return
    }
    let container = try decoder.singleValueContainer()
    switch JSONScalar(container) {
    case .null: self = .unknown
    case .truth(let truth): self = .truth(truth)
    case .number(let number): self = .number(number)
    case .text(let text): self = .text(text)
    case nil: self = .list(try container.decode([Value].self))
    }
  }
}
