/// One answer, of one or several columns, out of several rows.
public struct Table: Hashable, Sendable, InBook {
  /// Which rows give the answer if several apply.
  public enum Policy: String, Hashable, Sendable, InBook, CaseIterable {
    /// The first row that holds answers.
    case inOrder = "tried in order"
    /// At most one row can hold.
    case exclusive
    /// The values of all rows that hold are summed.
    case addedUp = "added up"
  }

  /// A name under which a table gives a value.
  public struct Column: Hashable, Sendable, InBook {
    /// Its name in conditions.
    public var name: String
    /// The type of its answers.
    public var type: ValueType
    /// The range that the table declares: both ends in, in the unit of `type`. Any other number is
    /// unknown.
    public var range: ClosedRange<Double>?
    /// The table says that it is whole.
    public var isWhole: Bool

    public init(
      name: String, type: ValueType, range: ClosedRange<Double>? = nil, isWhole: Bool = false
    ) {
      self.name = name
      self.type = type
      self.range = range
      self.isWhole = isWhole
    }

    /// Whether a number is one that the table says it gives.
    public func takes(_ number: Double) -> Bool {
      (range?.contains(number) ?? true) && (!isWhole || number == number.rounded())
    }
  }

  /// The values that a table gives if a condition is true.
  public struct Row: Hashable, Sendable, InBook {
    /// Nil: always true.
    public var condition: Condition?
    /// One for each column.
    public var values: [Expression]
    /// The values as they were written; empty if they were not.
    public var written: [String] = []
    /// Its place in the files of the pack.
    public var origin: Origin

    public init(condition: Condition?, values: [Expression], origin: Origin = .none) {
      self.condition = condition
      self.values = values
      self.origin = origin
    }
  }

  /// The answer of a table if no row applies.
  public enum Otherwise: Hashable, Sendable, InBook {
    /// `otherwise: nothing`: the answer is missing.
    case nothing
    case values([Expression])
  }

  /// Its id in the pack.
  public var id: String
  /// Its name for people.
  public var title: String?
  /// Draft, active or retired.
  public var status: Status
  /// The record or history it answers for.
  public var scope: Scope
  /// The first day on which it is in force; nil: from the beginning.
  public var from: CivilDate?
  /// The last day on which it is in force; nil: without end.
  public var until: CivilDate?
  /// Its own `let` names.
  public var bindings: [Binding]
  /// The columns of its answer.
  public var columns: [Column]
  /// The rows, in order.
  public var rows: [Row]
  /// How rows give an answer: tried in order, exclusive or added up.
  public var policy: Policy
  /// Nil: some row must answer.
  public var otherwise: Otherwise?
  /// Its values as they were written.
  public var otherwiseWritten: [String] = []
  /// The reason for it, for people.
  public var why: String?
  /// The requirement rows and documents it rests on.
  public var source: [String] = []
  /// Its examples, which `primum test` runs.
  public var examples: [Example] = []
  /// Thresholds that its words name the value of.
  public var mentions: [Mention] = []
  /// The parts of the file it was written with, for sign-offs.
  public var writtenWith = WrittenWith()
  /// The signatures it needs, and the reasons that are recorded about it.
  public var provenance = Provenance()
  /// Its place in the files of the pack.
  public var origin: Origin

  public init(
    id: String, status: Status = .active, scope: Scope, from: CivilDate? = nil,
    until: CivilDate? = nil,
    bindings: [Binding] = [], columns: [Column], rows: [Row], policy: Policy,
    otherwise: Otherwise? = nil,
    origin: Origin = .none
  ) {
    self.id = id
    self.status = status
    self.scope = scope
    self.from = from
    self.until = until
    self.bindings = bindings
    self.columns = columns
    self.rows = rows
    self.policy = policy
    self.otherwise = otherwise
    self.origin = origin
  }
}

/// The members of a table's decision in JSON beside the values that it gives.
public enum DecisionMembers {
  /// Values cannot have these names. `status` is one of drafts alone.
  public static let ofTables: Set<String> = [
    "subject", "record", "time", "at", "table", "file", "line", "outcome", "means", "held",
    "because",
  ]
}
