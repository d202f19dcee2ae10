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
    public var name: String
    public var type: ValueType
    /// The range that the table declares: both ends in, in the unit of `type`. Any other number is
    /// unknown.
    public var range: ClosedRange<Double>?
    /// The table says that it is whole.
    public var isWhole: Bool

    public init(name: String, type: ValueType, range: ClosedRange<Double>? = nil, isWhole: Bool = false) {
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

  public var id: String
  public var title: String?
  public var status: Status
  public var scope: Scope
  public var from: CivilDate?
  public var until: CivilDate?
  public var bindings: [Binding]
  public var columns: [Column]
  public var rows: [Row]
  public var policy: Policy
  /// Nil: some row must answer.
  public var otherwise: Otherwise?
  /// Its values as they were written.
  public var otherwiseWritten: [String] = []
  public var why: String?
  public var source: [String] = []
  public var examples: [Example] = []
  /// Thresholds that its words name the value of.
  public var mentions: [Mention] = []
  public var writtenWith = WrittenWith()
  public var provenance = Provenance()
  public var origin: Origin

  public init(
    id: String, status: Status = .active, scope: Scope, from: CivilDate? = nil, until: CivilDate? = nil,
    bindings: [Binding] = [], columns: [Column], rows: [Row], policy: Policy, otherwise: Otherwise? = nil,
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
