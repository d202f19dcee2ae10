/// A condition as it is in a file: lines and groups of lines.
public indirect enum Condition: Hashable, Sendable, InBook {
  case line(Line)
  case all([Condition])
  case any([Condition])
  case none([Condition])

  /// One line, and what it means. The expression's type is yes/no.
  public struct Line: Hashable, Sendable, InBook {
    /// The line as its author wrote it.
    public var text: String
    /// Its place in the files of the pack.
    public var origin: Origin
    /// The resolved condition.
    public var expression: Expression

    public init(text: String, origin: Origin, expression: Expression) {
      self.text = text
      self.origin = origin
      self.expression = expression
    }
  }

  /// Its lines, in whatever group they are.
  public var lines: [Line] {
    switch self {
    case .line(let line): [line]
    case .all(let parts), .any(let parts), .none(let parts): parts.flatMap(\.lines)
    }
  }

  /// The whole as one expression.
  public var expression: Expression {
    switch self {
    case .line(let line): line.expression
    case .all(let parts): parts.count == 1 ? parts[0].expression : .all(parts.map(\.expression))
    case .any(let parts): parts.count == 1 ? parts[0].expression : .any(parts.map(\.expression))
    case .none(let parts):
      .not(parts.count == 1 ? parts[0].expression : .any(parts.map(\.expression)))
    }
  }
}

/// The subject of a decision.
public enum Scope: Hashable, Sendable, InBook {
  /// Every record of a type (index into `Pack.records`).
  case each(Int)
  /// Every subject, once, at `now`.
  case history

  /// The type of record that each decision is about; nil for a history.
  public var record: Int? { if case .each(let record) = self { record } else { nil } }
}

/// Names that a decision was written with and that its expressions no longer hold.
public struct WrittenWith: Hashable, Sendable, InBook {
  /// `let`s of the pack, those inside a `where` too.
  public var lets: [String]
  /// Units of the conditions.
  public var units: [String]

  public init(lets: [String] = [], units: [String] = []) {
    self.lets = lets
    self.units = units
  }
}

/// A named value of a decision (`let`).
public struct Binding: Hashable, Sendable, InBook {
  /// The name under `let:`.
  public var name: String
  /// The type of its value.
  public var type: ValueType
  /// The resolved value.
  public var expression: Expression
  /// The name that people use for it.
  public var title: String?
  /// Its meaning as its author wrote it, if that is one line.
  public var written: String?
  /// Its place in the files of the pack.
  public var origin: Origin

  public init(
    name: String, type: ValueType, expression: Expression, title: String? = nil,
    origin: Origin = .none
  ) {
    self.name = name
    self.type = type
    self.expression = expression
    self.title = title
    self.origin = origin
  }
}
