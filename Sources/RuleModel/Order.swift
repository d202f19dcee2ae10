/// Numbers that must stay in an order, whoever changes one of them.
public struct Order: Hashable, Sendable, InBook {
  /// As written: `opens < targets < closes`.
  public var text: String
  /// Between thresholds and constants alone.
  public var condition: Condition
  /// Names for the values that the order compares.
  public var bindings: [Binding]
  /// The reason, for people.
  public var because: String?
  /// Ids of what rests on it; empty: whatever uses its thresholds.
  public var rests: [String]
  /// The requirement rows and documents it rests on.
  public var source: [String]
  /// Its place in the files of the pack.
  public var origin: Origin

  public init(
    text: String, condition: Condition, bindings: [Binding] = [], because: String? = nil,
    rests: [String] = [],
    source: [String] = [], origin: Origin = .none
  ) {
    self.text = text
    self.condition = condition
    self.bindings = bindings
    self.because = because
    self.rests = rests
    self.source = source
    self.origin = origin
  }
}

/// A threshold whose value a sentence says in so many words.
public struct Mention: Hashable, Sendable, InBook {
  /// The threshold's name.
  public var threshold: String
  /// The words that the sentence has in its place, which was decided.
  public var says: String?
  /// The reason, for people.
  public var because: String?
  /// The last day on which that holds.
  public var until: CivilDate?
  /// Its place in the files of the pack.
  public var origin: Origin

  public init(
    threshold: String, says: String? = nil, because: String? = nil, until: CivilDate? = nil,
    origin: Origin = .none
  ) {
    self.threshold = threshold
    self.says = says
    self.because = because
    self.until = until
    self.origin = origin
  }
}
