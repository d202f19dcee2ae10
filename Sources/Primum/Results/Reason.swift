/// One line of a condition, and its result.
public struct Reason: Hashable, Sendable, Codable {
  /// The line as the pack has it, such as `severity >= 4`.
  public var test: String
  /// The value that the line looks at, in the unit of its field; nil if it looks at none.
  public var value: Value?
  /// Something was written in the field, and it could not be used.
  public var isUnreadable: Bool
  /// The result of the test.
  public var holds: Decision.Truth
  /// The parts of a line that has several.
  public var because: [Reason]

  public init(
    test: String, value: Value? = nil, isUnreadable: Bool = false, holds: Decision.Truth,
    because: [Reason] = []
  ) {
    self.test = test
    self.value = value
    self.isUnreadable = isUnreadable
    self.holds = holds
    self.because = because
  }

  /// Itself, if it is unknown and has no parts that are.
  var unknownParts: [Reason] {
    guard holds == .unknown else { return [] }
    let parts = because.flatMap(\.unknownParts)
    return parts.isEmpty ? [self] : parts
  }

  private enum CodingKeys: String, CodingKey {
    case test, value, holds, because
    case isUnreadable = "unreadable"
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(test, forKey: .test)
    if let value { try container.encode(value, forKey: .value) }
    if isUnreadable { try container.encode(true, forKey: .isUnreadable) }
    try container.encode(holds, forKey: .holds)
    if !because.isEmpty { try container.encode(because, forKey: .because) }
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    test = try container.decode(String.self, forKey: .test)
    value = container.contains(.value) ? try container.decode(Value.self, forKey: .value) : nil
    isUnreadable = try container.decodeIfPresent(Bool.self, forKey: .isUnreadable) ?? false
    holds = try container.decode(Decision.Truth.self, forKey: .holds)
    because = try container.decodeIfPresent([Reason].self, forKey: .because) ?? []
  }
}
