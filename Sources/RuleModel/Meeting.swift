/// A statement of a pack about several rules: how many of them may come out at once, which comes
/// first, and that a worse input never shows less.
public struct Meeting: Hashable, Sendable, InBook {
  /// Something that comes out or does not.
  public enum Member: Hashable, Sendable, InBook {
    /// Index into `Pack.rules`.
    case rule(Int)
    /// Index into `Pack.texts`: whatever rule shows it.
    case text(Int)
  }

  /// The event of a member that is counted.
  public enum Event: Hashable, Sendable, InBook {
    case fires
    /// Empty: on any surface.
    case shows(on: [String])
  }

  /// The claim about items that may come out at once.
  public enum Claim: Hashable, Sendable, InBook {
    /// At least so many and at most so many; nil: no such end.
    case count(least: Int?, most: Int?, [Member], Event)
    /// If several are shown on one surface, in this order. Empty surfaces: any.
    case order([Member], on: [String])
    /// The first comes out only if the second does: a gate and the item behind it.
    case only(Member, after: Member)
    /// Of two records that differ in this field alone, the worse one shows nothing less urgent.
    /// Rules by index.
    case rising(record: Int, field: Int, upwards: Bool, rules: [Int])
  }

  /// The records that are looked at together.
  public enum Reach: String, Hashable, Sendable, InBook {
    case record
    /// All records of one subject.
    case subject
  }

  /// As written: `at most one of [a, b] shows on home`.
  public var text: String
  /// The statement.
  public var claim: Claim
  /// Nil: the pack does not say.
  public var reach: Reach?
  /// The reason, for people.
  public var because: String?
  /// The requirement rows and documents it rests on.
  public var source: [String]
  /// Its place in the files of the pack.
  public var origin: Origin

  public init(
    text: String, claim: Claim, reach: Reach? = nil, because: String? = nil, source: [String] = [],
    origin: Origin = .none
  ) {
    self.text = text
    self.claim = claim
    self.reach = reach
    self.because = because
    self.source = source
    self.origin = origin
  }
}

extension Meeting {
  /// The surfaces that it is about; empty: any, or none.
  public var surfaces: [String] {
    switch claim {
    case .count(_, _, _, .shows(let on)), .order(_, let on): on
    case .count(_, _, _, .fires), .only, .rising: []
    }
  }
}
