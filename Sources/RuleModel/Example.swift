/// A case a clinician wrote down, and what must come of it.
public struct Example: Hashable, Sendable, InBook {
  /// The value that a record of an example gives one field; fields not named are missing.
  public enum Given: Hashable, Sendable, InBook {
    case value(Literal)
    case missing
    /// Written, but no value of the field's type or range: unknown, as a log's bad value is.
    case bad(String)
    /// A list of which an element is no value: what can be used of it, and what cannot. It may hold
    /// more than that.
    case partly([Literal], bad: String)

    /// Something in it cannot be used.
    public var isUnusable: Bool {
      switch self {
      case .bad, .partly: true
      case .value, .missing: false
      }
    }
  }

  /// One record of an example, as far as it is given: what it leaves out is missing.
  public struct Record: Hashable, Sendable, InBook {
    /// Index into `Pack.records`.
    public var record: Int
    /// By field index.
    public var fields: [Int: Given]

    public init(record: Int, fields: [Int: Given]) {
      self.record = record
      self.fields = fields
    }

    /// The fields as an example writes them, in order: a number is in the unit it was logged in.
    public func written(_ type: RecordType) -> [(field: Field, given: Given)] {
      fields.keys.sorted().compactMap { index in
        guard type.fields.indices.contains(index), type.fields[index].unitOf == nil,
          let given = fields[index]
        else {
          return nil
        }
        var field = type.fields[index]
        guard let unitField = type.unitField(of: index),
          case .value(.word(let name))? = fields[unitField],
          case .value(.number(let x)) = given,
          let option = field.units.first(where: { $0.unit.name == name })
        else { return (field, given) }
        field.type = .number(option.unit)
        return (field, .value(.number(option.change.undo(x))))
      }
    }
  }

  /// Everything an example states must come true; what it leaves out is not looked at.
  public struct Expectation: Hashable, Sendable, InBook {
    /// How a rule comes out, after `if unknown`.
    public enum Outcome: String, Hashable, Sendable, InBook, CaseIterable {
      case fires, silent, unknown
    }
    /// The expected value of a table, or of a name of a `let`.
    public enum Answer: Hashable, Sendable, InBook {
      case value(Literal)
      /// A value with two ends.
      case range(Double, Double)
      case unknown
      case nothing
    }

    /// The expected outcome; nil: not looked at.
    public var outcome: Outcome?
    /// Text ids shown, by surface where given (nil: on any).
    public var shows: [Shown]?
    /// Table answers by column index.
    public var answers: [Int: Answer]
    /// Names and the values they are set to; `nothing` is a value that is missing.
    public var sets: [String: Answer]
    /// Names that must not be set.
    public var unset: [String] = []
    /// The expected reminders, by id; nil: not looked at.
    public var reminders: [String: Instant]?
    /// The expected code of refusal; nil: not looked at.
    public var refuses: String?
    /// The sentence that a refusal says; nil: not looked at.
    public var refusal: String?
    /// The action that is expected to be allowed, or `nothing`; nil: not looked at.
    public var allows: String?
    /// The sentences of texts with values, by index into `Pack.texts`.
    public var says: [Int: String] = [:]
    /// Values of the rule's `let`s, by index into `bindings`.
    public var values: [Int: Answer] = [:]

    /// A text (index into `Pack.texts`) and where it shows; nil: anywhere.
    public struct Shown: Hashable, Sendable, InBook {
      /// The text's index in `Pack.texts`.
      public var text: Int
      /// The expected surfaces; nil: not looked at.
      public var on: [String]?

      public init(text: Int, on: [String]?) {
        self.text = text
        self.on = on
      }
    }

    public init(
      outcome: Outcome? = nil, shows: [Shown]? = nil, answers: [Int: Answer] = [:],
      sets: [String: Answer] = [:],
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

  /// Its sentence, which says what it shows.
  public var it: String
  /// The record in hand; nil in examples of history decisions.
  public var given: Record?
  /// The other records, in their order.
  public var history: [Record]
  /// Nil: the latest time the example names, else noon UTC of the day of `--as-of`.
  public var now: Instant?
  /// The expected result.
  public var expect: Expectation
  /// Thresholds that its words name the value of.
  public var mentions: [Mention] = []
  /// Written by a program and not looked at by a person: it proves and covers nothing.
  public var isUnconfirmed = false
  /// Its place in the files of the pack.
  public var origin: Origin

  public init(
    it: String, given: Record?, history: [Record] = [], now: Instant? = nil, expect: Expectation,
    origin: Origin = .none
  ) {
    self.it = it
    self.given = given
    self.history = history
    self.now = now
    self.expect = expect
    self.origin = origin
  }
}
