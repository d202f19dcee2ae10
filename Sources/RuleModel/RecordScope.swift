/// Something that records of one subject belong to: a night, a visit, a pair. It narrows a subject
/// and never widens it.
public struct RecordScope: Hashable, Sendable, InBook {
  /// A value that says which night, visit or pair a record belongs to.
  public struct Link: Hashable, Sendable, InBook {
    /// The same in each kind that has it.
    public var name: String
    /// Of the record (level 0): a field, or what a table gives.
    public var expression: Expression
    /// The type of the link's value.
    public var type: ValueType
    /// The link as its author wrote it.
    public var written: String

    public init(name: String, expression: Expression, type: ValueType, written: String) {
      self.name = name
      self.expression = expression
      self.type = type
      self.written = written
    }
  }

  /// The name of the scope, such as `night`.
  public var name: String
  /// In their order: the first that two records both have decides.
  public var links: [Link]

  public init(name: String, links: [Link]) {
    self.name = name
    self.links = links
  }
}

/// Whose a record is that has no link in common with the record in hand.
public enum Unlinked: String, Hashable, Sendable, InBook, CaseIterable {
  case thisOnes = "this one's"
  case nobodys = "nobody's"
  /// Both ends are kept.
  case possibly
}

/// `of: this night`, `of: any night`: which records of a scope an aggregate looks at.
public struct Belonging: Hashable, Sendable, InBook {
  /// The name of the scope.
  public var scope: String
  /// Only those of the scope of the record in hand.
  public var isThis: Bool
  /// The place of an unlinked record under `of: this …`.
  public var unlinked: Unlinked

  public init(scope: String, isThis: Bool, unlinked: Unlinked) {
    self.scope = scope
    self.isThis = isThis
    self.unlinked = unlinked
  }

  /// As people read it.
  public var text: String {
    guard isThis else { return "of any \(scope)" }
    switch unlinked {
    case .possibly: return "of this \(scope)"
    case .thisOnes: return "of this \(scope) or of none"
    case .nobodys: return "surely of this \(scope)"
    }
  }
}

extension Aggregate {
  /// How many parts of `condition`, the first ones, ask whether a record is of the scope of the
  /// record in hand.
  private var asked: Int { belongings.count(where: \.isThis) }

  /// Whether it looks at records of the scope of the record in hand only.
  public var looksAtThisOnes: Bool { asked > 0 }

  /// The `where` as its author wrote it, without what `of:` asks.
  public var written: Expression? {
    get {
      guard asked > 0, case .all(let parts)? = condition else { return condition }
      return parts.count == asked
        ? nil : parts.count == asked + 1 ? parts[asked] : .all(Array(parts[asked...]))
    }
    set {
      guard asked > 0, case .all(let parts)? = condition else {
        condition = newValue
        return
      }
      condition = .all(parts[..<asked] + (newValue.map { [$0] } ?? []))
    }
  }

  /// Looks at the records of every scope.
  public mutating func lookAtAll() {
    condition = written
    for place in belongings.indices { belongings[place].isThis = false }
  }
}
