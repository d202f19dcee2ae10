/// Names that belong together, matched as whole names without regard to case, accents, spacing, hyphens or a trailing
/// dose.
public struct NameList: Hashable, Sendable, InBook {
  /// A name, and others that mean the same.
  public struct Entry: Hashable, Sendable, InBook {
    public var name: String
    public var also: [String]

    public init(name: String, also: [String] = []) {
      self.name = name
      self.also = also
    }
  }

  public var name: String
  public var title: String?
  public var entries: [Entry]
  public var status = Status.active
  public var source: [String] = []
  public var provenance = Provenance()
  public var origin: Origin

  public init(name: String, entries: [Entry], origin: Origin = .none) {
    self.name = name
    self.entries = entries
    self.origin = origin
  }
}
