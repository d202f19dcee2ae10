import RuleModel

/// One edit of a pack as a person means it.
public struct PackEdit: Sendable, Hashable {
  /// The id of the item, with the name of its pack or without.
  public var item: String
  /// The change of it.
  public var kind: Kind

  /// The kind of change.
  public enum Kind: Sendable, Hashable {
    /// The value of a threshold, as the YAML has it, from a day on or for all days.
    case number(to: String, from: CivilDate?)
    /// A line of a condition, by its number in `explain`: 1, 2, 2.1.
    case line(at: String, to: String)
    /// A sentence for people in a locale, in the pack and in the catalogues.
    case words(locale: String, to: String)
    /// Names of a list, with their brands; names that must never be on it.
    case names(add: [Name], remove: [String], never: [String])
    /// Words that a term forbids, and those within which they are allowed.
    case forbid(add: [String], unlessWithin: [String])
    /// An example of a rule or a table.
    case example(YAMLValue)
    /// The answer to an open question.
    case decide(chosen: String?, why: String?, by: String?, on: String?)
  }

  /// A name, and other names of the same thing.
  public struct Name: Sendable, Hashable {
    /// The name.
    public var name: String
    /// Brands and other spellings.
    public var also: [String]

    public init(_ name: String, also: [String] = []) {
      self.name = name
      self.also = also
    }
  }

  public init(_ item: String, _ kind: Kind) {
    self.item = item
    self.kind = kind
  }

  /// The day from which on the edit holds; nil: for all days.
  var day: CivilDate? { if case .number(_, let from) = kind { from } else { nil } }

  /// The id without the name of the pack.
  var id: String { item.split(separator: "/").last.map(String.init) ?? item }
}

/// Several edits that are made together or not at all.
public struct EditOrder: Sendable, Hashable {
  /// In the order in which they are made.
  public var edits: [PackEdit]
  /// Why what gets weaker is meant.
  public var because: String?
  /// Who approves it: a role and a document.
  public var approvedBy: String?
  /// Which proposals are taken.
  public var follow: Follow

  /// A choice of proposals.
  public enum Follow: Sendable, Hashable {
    /// Those without which the gate would fail.
    case needed
    case all
    /// By their ids.
    case some([String])
  }

  public init(
    _ edits: [PackEdit], because: String? = nil, approvedBy: String? = nil,
    follow: Follow = .needed
  ) {
    self.edits = edits
    self.because = because
    self.approvedBy = approvedBy
    self.follow = follow
  }

  /// `needed`, `all`, or ids.
  public static func follow(named names: [String]) -> Follow {
    switch names {
    case [], ["needed"]: .needed
    case ["all"]: .all
    default: .some(names)
    }
  }
}
