/// A condition as it stands in a file: lines and groups of lines.
public indirect enum Condition: Hashable, Sendable, Codable {
  case line(Line)
  case all([Condition])
  case any([Condition])
  case none([Condition])

  /// One line, and what it means. The expression's type is yes/no.
  public struct Line: Hashable, Sendable, Codable {
    public var text: String
    public var origin: Origin
    public var expression: Expression

    public init(text: String, origin: Origin, expression: Expression) {
      self.text = text
      self.origin = origin
      self.expression = expression
    }
  }

  /// The whole as one expression.
  public var expression: Expression {
    switch self {
    case .line(let line): line.expression
    case .all(let parts): parts.count == 1 ? parts[0].expression : .all(parts.map(\.expression))
    case .any(let parts): parts.count == 1 ? parts[0].expression : .any(parts.map(\.expression))
    case .none(let parts): .not(parts.count == 1 ? parts[0].expression : .any(parts.map(\.expression)))
    }
  }
}

/// What a decision is made about.
public enum Scope: Hashable, Sendable, Codable {
  /// Every record of a type (index into `Pack.records`).
  case each(Int)
  /// Every subject, once, at `now`.
  case history
}

/// A named value of a decision (`let`).
public struct Binding: Hashable, Sendable, Codable {
  public var name: String
  public var type: ValueType
  public var expression: Expression
  public var origin: Origin

  public init(name: String, type: ValueType, expression: Expression, origin: Origin = .none) {
    self.name = name
    self.type = type
    self.expression = expression
    self.origin = origin
  }
}

/// What it means that a rule fires.
public enum RuleKind: String, Hashable, Sendable, Codable, CaseIterable {
  /// The conditions hold.
  case redFlag = "red flag"
  case advisory
  /// Fires: the result may be shown. Unknown counts as not reached.
  case minimum
  /// Fires: the action is allowed. Unknown counts as refused unless `if unknown: act`.
  case limit
  /// Fires: the record violates `require`.
  case constraint
}

/// What a rule does when its conditions cannot be told: the outcome silent, fires or unknown.
public enum IfUnknown: String, Hashable, Sendable, Codable, CaseIterable {
  case staySilent = "stay silent"
  case act
  case report
}

/// Something that follows from a decision.
public struct Action: Hashable, Sendable, Codable {
  /// What an action does in the app.
  public enum Effect: Hashable, Sendable, Codable {
    /// A text (index into `Pack.texts`) on surfaces.
    case show(text: Int, on: [String])
    case remind(String, at: Expression)
    case set(String, Expression)
    case allow(String?)
    case refuse(code: String, text: Words?)
  }

  public var effect: Effect
  /// The action is left out while this does not hold; for a red flag unknown holds.
  public var condition: Condition?
  public var origin: Origin

  public init(effect: Effect, condition: Condition? = nil, origin: Origin = .none) {
    self.effect = effect
    self.condition = condition
    self.origin = origin
  }
}

/// Words for people: a text of the pack, or words written in place.
public enum Words: Hashable, Sendable, Codable {
  /// Index into `Pack.texts`.
  case text(Int)
  case literal(String)
}

/// One decision about a record, or about the history of a subject: when, and what follows.
public struct Rule: Hashable, Sendable, Codable {
  public var id: String
  public var title: String
  public var kind: RuleKind
  public var status: Status
  public var scope: Scope
  /// In force on these days, both in.
  public var from: CivilDate?
  public var until: CivilDate?
  public var bindings: [Binding]
  /// `when`, or for a constraint `require`. Nil: always holds.
  public var condition: Condition?
  public var ifUnknown: IfUnknown
  /// When the rule fires.
  public var then: [Action]
  /// A minimum that is not reached (`below`), a limit that refuses (`or refuse`).
  public var otherwise: [Action]
  public var why: String?
  public var source: [String]
  /// Known limitations, kept with the rule.
  public var limitations: String?
  public var examples: [Example]
  public var provenance: Provenance
  public var origin: Origin

  public init(
    id: String, title: String, kind: RuleKind, status: Status = .active, scope: Scope, from: CivilDate? = nil,
    until: CivilDate? = nil, bindings: [Binding] = [], condition: Condition? = nil, ifUnknown: IfUnknown = .report,
    then: [Action] = [], otherwise: [Action] = [], why: String? = nil, source: [String] = [], limitations: String? = nil,
    examples: [Example] = [], provenance: Provenance = Provenance(), origin: Origin = .none
  ) {
    self.id = id
    self.title = title
    self.kind = kind
    self.status = status
    self.scope = scope
    self.from = from
    self.until = until
    self.bindings = bindings
    self.condition = condition
    self.ifUnknown = ifUnknown
    self.then = then
    self.otherwise = otherwise
    self.why = why
    self.source = source
    self.limitations = limitations
    self.examples = examples
    self.provenance = provenance
    self.origin = origin
  }
}

/// One answer, of one or several columns, out of several rows.
public struct Table: Hashable, Sendable, Codable {
  /// Which rows answer where several hold.
  public enum Policy: String, Hashable, Sendable, Codable, CaseIterable {
    /// The first row that holds answers.
    case inOrder = "tried in order"
    /// At most one row can hold.
    case exclusive
    /// The values of all rows that hold are summed.
    case addedUp = "added up"
  }

  /// A name under which a table gives a value.
  public struct Column: Hashable, Sendable, Codable {
    public var name: String
    public var type: ValueType

    public init(name: String, type: ValueType) {
      self.name = name
      self.type = type
    }
  }

  /// The values that a table gives where a condition holds.
  public struct Row: Hashable, Sendable, Codable {
    /// Nil: always holds.
    public var condition: Condition?
    /// One for each column.
    public var values: [Expression]
    public var origin: Origin

    public init(condition: Condition?, values: [Expression], origin: Origin = .none) {
      self.condition = condition
      self.values = values
      self.origin = origin
    }
  }

  /// What a table gives where no row holds.
  public enum Otherwise: Hashable, Sendable, Codable {
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
  public var why: String?
  public var source: [String]
  public var examples: [Example]
  public var provenance: Provenance
  public var origin: Origin

  public init(
    id: String, title: String? = nil, status: Status = .active, scope: Scope, from: CivilDate? = nil,
    until: CivilDate? = nil, bindings: [Binding] = [], columns: [Column], rows: [Row], policy: Policy,
    otherwise: Otherwise? = nil, why: String? = nil, source: [String] = [], examples: [Example] = [],
    provenance: Provenance = Provenance(), origin: Origin = .none
  ) {
    self.id = id
    self.title = title
    self.status = status
    self.scope = scope
    self.from = from
    self.until = until
    self.bindings = bindings
    self.columns = columns
    self.rows = rows
    self.policy = policy
    self.otherwise = otherwise
    self.why = why
    self.source = source
    self.examples = examples
    self.provenance = provenance
    self.origin = origin
  }
}

/// A case a clinician wrote down, and what must come of it.
public struct Example: Hashable, Sendable, Codable {
  /// What a record of an example says of one field; fields not named are missing.
  public enum Given: Hashable, Sendable, Codable {
    case value(Literal)
    case missing
    /// Written, but no value of the field's type or range: unknown, as a log's bad value is.
    case bad(String)
  }

  /// One record of an example, as far as it is given: what it leaves out is missing.
  public struct Record: Hashable, Sendable, Codable {
    /// Index into `Pack.records`.
    public var record: Int
    /// By field index.
    public var fields: [Int: Given]

    public init(record: Int, fields: [Int: Given]) {
      self.record = record
      self.fields = fields
    }
  }

  /// Everything an example states must come true; what it leaves out is not looked at.
  public struct Expectation: Hashable, Sendable, Codable {
    /// How a rule comes out, after `if unknown`.
    public enum Outcome: String, Hashable, Sendable, Codable, CaseIterable { case fires, silent, unknown }
    /// What a table, or a name of a `let`, comes to.
    public enum Answer: Hashable, Sendable, Codable {
      case value(Literal)
      /// A value with two ends.
      case range(Double, Double)
      case unknown
      case nothing
    }

    public var outcome: Outcome?
    /// Text ids shown, by surface where given (nil: on any).
    public var shows: [Shown]?
    /// Table answers by column index.
    public var answers: [Int: Answer]
    /// Names and values set, ids and times of reminders, codes refused.
    public var sets: [String: Literal]
    public var reminders: [String: Instant]?
    public var refuses: String?
    /// Values of the rule's `let`s, by index into `bindings`.
    public var values: [Int: Answer] = [:]

    /// A text (index into `Pack.texts`) and where it shows; nil: anywhere.
    public struct Shown: Hashable, Sendable, Codable {
      public var text: Int
      public var on: [String]?

      public init(text: Int, on: [String]?) {
        self.text = text
        self.on = on
      }
    }

    public init(
      outcome: Outcome? = nil, shows: [Shown]? = nil, answers: [Int: Answer] = [:], sets: [String: Literal] = [:],
      reminders: [String: Instant]? = nil, refuses: String? = nil
    ) {
      self.outcome = outcome
      self.shows = shows
      self.answers = answers
      self.sets = sets
      self.reminders = reminders
      self.refuses = refuses
    }
  }

  public var it: String
  /// The record in hand; nil in examples of history decisions.
  public var given: Record?
  public var history: [Record]
  /// Nil: the latest time the example names, else noon UTC of the day of `--as-of`.
  public var now: Instant?
  public var expect: Expectation
  public var origin: Origin

  public init(
    it: String, given: Record?, history: [Record] = [], now: Instant? = nil, expect: Expectation, origin: Origin = .none
  ) {
    self.it = it
    self.given = given
    self.history = history
    self.now = now
    self.expect = expect
    self.origin = origin
  }
}
