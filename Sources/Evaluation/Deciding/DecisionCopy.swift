import RuleModel

/// The result of one rule, table or message for one record or one subject.
public struct DecisionCopy: Hashable, Sendable {
  /// The item that decided.
  public enum Source: Hashable, Sendable {
    /// Index into `Pack.rules`.
    case rule(Int)
    /// Index into `Pack.tables`.
    case table(Int)
    /// Index into `Pack.messages`.
    case message(Int)
  }

  /// The outcome, after `if unknown`. A table that answers fires.
  public enum Outcome: String, Hashable, Sendable { case fires, silent, unknown }

  /// Empty where the record's type has no subjects.
  public var subject: String
  /// The record's key. Nil: a decision about a history, or a record type without a key.
  public var record: String?
  /// When the record happened; nil for a message, for a decision about a history, and where no
  /// time is known.
  public var time: Instant?
  /// The moment a replay decided at; nil without one.
  public var at: Instant?
  /// The place of the record in the input of the worker (and of those merged into it), from 0. Nil:
  /// a decision about a history.
  public var sequence: Int?
  /// The deciding rule, table or message.
  public var source: Source
  /// After `if unknown`. A table fires when it answers (an added-up sum with two ends is an
  /// answer), is silent if it says that nothing is the answer, and unknown if the answer is.
  public var outcome: Outcome
  /// The result of the conditions: of `when`, or for a constraint of `require`. For a table: true,
  /// false (nothing) or unknown (the answer, or one of its ends).
  public var held: Kleene
  /// The actions, in the order of the pack.
  public var actions: [ResolvedAction]
  /// The tests that decided, with their values.
  public var because: [ReasonCopy]
  /// The answers of a table, by column; the sentences of a message, by locale.
  public var answers: [Answer]
  /// Whether the item is a draft.
  public var isDraft: Bool
  /// The records that its aggregates took in, where a run accounts for them.
  public var accounts: [Account]

  /// The records that one aggregate took in.
  public struct Account: Hashable, Sendable {
    /// Index into `Pack.aggregates`.
    public var aggregate: Int
    /// The records that count or might.
    public var records: [Record]

    /// A record that counts, or might.
    public struct Record: Hashable, Sendable {
      /// Its key; nil if it has none.
      public var name: String?
      /// Its time; nil if it has none.
      public var time: Instant?
      /// Whether it surely counts.
      public var isSure: Bool
      /// Whether the value taken from it can be used: `temperature` of `largest: temperature`.
      public var isUsable = true
      /// The tests of `where`, as they came out.
      public var because: [ReasonCopy]
      /// The parts taken from it: the fields of a value, the tests of a condition.
      public var taken: [ReasonCopy] = []
    }
  }

  /// A value under the name that a table gives it.
  public struct Answer: Hashable, Sendable {
    /// The name of the column or locale.
    public var name: String
    /// Its value.
    public var value: ShownValue
    /// In which a number is.
    public var unit: Unit?

    /// As it is shown: a number with its unit.
    public var shown: ShownValue { value.with(unit) }
  }
}

extension DecisionCopy {
  /// A decision of which nothing is known but what comes of it.
  public init(
    subject: String, record: String?, sequence: Int?, source: Source, outcome: Outcome,
    held: Kleene, actions: [ResolvedAction]
  ) {
    self.init(
      subject: subject, record: record, time: nil, at: nil, sequence: sequence, source: source,
      outcome: outcome, held: held, actions: actions, because: [], answers: [], isDraft: false,
      accounts: [])
  }
}

/// One line of a condition and its result. A line with several leaves, and a group of lines
/// (`any of`), carries its parts.
public struct ReasonCopy: Hashable, Sendable {
  /// As written; for what no line says (a reminder without a time, a table without an answer), a
  /// sentence.
  public var test: String
  /// The tested value; nil if the test is a group.
  public var value: ShownValue?
  /// Something was written in the field that the test looks at, and it could not be used: then
  /// `value` is unknown, or a list without what was unusable.
  public var isUnreadable = false
  /// The result of the test.
  public var holds: Kleene
  /// The tests below it.
  public var parts: [ReasonCopy] = []
  /// The name of `value`, if the test says more than that: `resolved` of `not resolved`.
  public var shownName: String?
  /// The unit of `value`, where it is a number that has one.
  public var unit: String?
  /// The thresholds that the test looks at, with the values in force.
  public var inForce: [Number] = []
  /// The bound that `value` is compared with.
  public var bound: Bound?

  /// A threshold's value.
  public struct Number: Hashable, Sendable {
    /// The name of the threshold.
    public var name: String
    /// Its value in force.
    public var value: ShownValue
    /// Its unit, if it has one.
    public var unit: String?
  }

  /// The other side of a comparison, in the unit of the shown value.
  public struct Bound: Hashable, Sendable {
    /// The comparison.
    public var comparison: Comparison
    /// The value it is compared with.
    public var value: ShownValue
  }
}

/// A value as people are shown it.
public enum ShownValue: Hashable, Sendable {
  case missing
  case unknown
  case truth(Bool)
  case number(Double)
  /// Both ends in.
  case range(from: Double, to: Double)
  /// Words, texts, times (RFC 3339, in their own offset), dates, colours, and durations without a
  /// unit of their own (`151 min`).
  case text(String)
  case list([ShownValue])
}

/// An action that follows, with its values.
public enum ResolvedAction: Hashable, Sendable {
  /// A text by its id, with its words in the source locale.
  case show(id: String, on: [String], text: String)
  /// A reminder whose time is unknown is left out, and a reason says so.
  case remind(id: String, at: Instant)
  case set(name: String, to: ShownValue)
  case allow(String?)
  case refuse(code: String, text: String?)
}
