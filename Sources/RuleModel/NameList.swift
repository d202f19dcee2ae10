/// Names that belong together, matched as whole names without regard to case, accents, spacing,
/// hyphens or a trailing dose.
public struct NameList: Hashable, Sendable, InBook {
  /// A name, and others that mean the same.
  public struct Entry: Hashable, Sendable, InBook {
    /// The name itself.
    public var name: String
    /// Other names of the same thing, such as brands.
    public var also: [String]

    public init(name: String, also: [String] = []) {
      self.name = name
      self.also = also
    }
  }

  /// Its name in conditions.
  public var name: String
  /// Its name for people.
  public var title: String?
  /// Its names.
  public var entries: [Entry]
  /// Draft, active or retired.
  public var status = Status.active
  /// Names that must not be on it.
  public var never: [String] = []
  /// Lists with which it shares no name.
  public var apartFrom: [String] = []
  /// The reason for it, for people.
  public var why: String?
  /// The requirement rows and documents it rests on.
  public var source: [String] = []
  /// The signatures it needs, and the reasons that are recorded about it.
  public var provenance = Provenance()
  /// Its place in the files of the pack.
  public var origin: Origin

  public init(name: String, entries: [Entry], origin: Origin = .none) {
    self.name = name
    self.entries = entries
    self.origin = origin
  }
}
