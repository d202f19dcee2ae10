/// The meaning of a rule that fires.
public enum RuleKind: String, Hashable, Sendable, InBook, CaseIterable {
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

extension RuleKind {
  /// The meanings of a rule of this kind that fires, and of one that is silent; nil if the outcome
  /// says so itself.
  public var meanings: (fires: String, silent: String)? {
    switch self {
    case .redFlag, .advisory: nil
    case .minimum: ("reached", "not yet")
    case .limit: ("allowed", "refused")
    case .constraint: ("violated", "kept")
    }
  }

  /// The same as an answer to somebody: there is enough data for a result, or not yet.
  public var verdicts: (fires: String, silent: String)? {
    self == .minimum ? ("enough", "not enough yet") : meanings
  }

  /// Its place among others that ask for attention; the most urgent is 0.
  public var urgency: Int {
    switch self {
    case .redFlag: 0
    case .limit: 1
    case .constraint: 2
    case .minimum: 3
    case .advisory: 4
    }
  }
}

/// The outcome of a rule whose conditions are unknown: silent, fires or unknown.
public enum IfUnknown: String, Hashable, Sendable, InBook, CaseIterable {
  case staySilent = "stay silent"
  case act
  case report
}

/// Something that follows from a decision.
public struct RuleAction: Hashable, Sendable, InBook {
  /// The effect of an action in the app.
  public enum Effect: Hashable, Sendable, InBook {
    /// A text (index into `Pack.texts`) on surfaces.
    case show(text: Int, on: [String])
    case remind(String, at: Expression)
    case set(String, Expression)
    case allow(String?)
    case refuse(code: String, text: WrittenText?)
  }

  /// A value that the text shown, or said with a refusal, has a place for.
  public struct Passed: Hashable, Sendable, InBook {
    /// The place's name, or its number.
    public var name: String
    /// The value that is passed.
    public var expression: Expression
    /// The type of the value.
    public var type: ValueType
    /// As its author wrote it.
    public var written: String?

    public init(name: String, expression: Expression, type: ValueType, written: String? = nil) {
      self.name = name
      self.expression = expression
      self.type = type
      self.written = written
    }
  }

  /// The action itself.
  public var effect: Effect
  /// The values for the places of its text.
  public var with: [Passed] = []
  /// Of a value that is set: what kind it is, and in which unit.
  public var type: ValueType?
  /// That value, or the time of a reminder, as its author wrote it.
  public var written: String?
  /// The action is left out while this does not hold; for a red flag unknown holds.
  public var condition: Condition?
  /// Its place in the files of the pack.
  public var origin: Origin

  public init(
    effect: Effect, type: ValueType? = nil, condition: Condition? = nil, origin: Origin = .none
  ) {
    self.effect = effect
    self.type = type
    self.condition = condition
    self.origin = origin
  }
}

/// Words for people: a text of the pack, or words written in place.
public enum WrittenText: Hashable, Sendable, InBook {
  /// Index into `Pack.texts`.
  case text(Int)
  case literal(String)
  /// Words that say the values of thresholds.
  case dated(DatedWords)

  /// Words written in place, as they are on the day on which the pack was read.
  public var own: String? {
    switch self {
    case .text: nil
    case .literal(let text): text
    case .dated(let words): words.now
    }
  }
}

/// Words that change with the numbers that they say.
public struct DatedWords: Hashable, Sendable, InBook {
  /// The words until a day.
  public struct Earlier: Hashable, Sendable, InBook {
    /// The words until then.
    public var text: String
    /// The last day on which it is said.
    public var until: CivilDate

    public init(text: String, until: CivilDate) {
      self.text = text
      self.until = until
    }
  }

  /// As in the pack's file, with the names of thresholds in braces.
  public var written: String
  /// As they are on the day on which the pack was read.
  public var now: String
  /// From the last of the days on.
  public var last: String
  /// Before, in the order of days.
  public var was: [Earlier]

  public init(written: String, now: String, last: String, was: [Earlier]) {
    self.written = written
    self.now = now
    self.last = last
    self.was = was
  }
}

extension RuleAction {
  /// How many sentences the words that are passed to a text may make: each is looked at.
  public static let mostSentences = 4096

  /// The text of the pack that it shows or says: an index into `Pack.texts`.
  public var text: Int? {
    switch effect {
    case .show(let text, _): text
    case .refuse(_, .text(let text)?): text
    case .refuse, .remind, .set, .allow: nil
    }
  }
}

/// One decision about a record, or about the history of a subject: when, and what follows.
public struct Rule: Hashable, Sendable, InBook {
  /// Its id in the pack.
  public var id: String
  /// Its name for people.
  public var title: String
  /// Red flag, advisory, minimum, limit or constraint.
  public var kind: RuleKind
  /// Draft, active or retired.
  public var status = Status.active
  /// The record or history it decides about.
  public var scope: Scope
  /// In force on these days, both in.
  public var from: CivilDate?
  /// The last day on which it is in force; nil: without end.
  public var until: CivilDate?
  /// Its own `let` names.
  public var bindings: [Binding]
  /// `when`, or for a constraint `require`. Nil: always true.
  public var condition: Condition?
  /// The outcome if its conditions are unknown.
  public var ifUnknown: IfUnknown
  /// When the rule fires.
  public var then: [RuleAction]
  /// A minimum that is not reached (`below`), a limit that refuses (`or refuse`).
  public var otherwise: [RuleAction]
  /// The reason for it, for people.
  public var why: String?
  /// Why it is meant that a missing field decides, by the field's name; under the empty name for
  /// all fields.
  public var whyMissing: [String: String] = [:]
  /// The same of a value that is there and cannot be read.
  public var whyUnreadable: [String: String] = [:]
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
    id: String, title: String, kind: RuleKind, scope: Scope, from: CivilDate? = nil,
    until: CivilDate? = nil,
    bindings: [Binding] = [], condition: Condition? = nil, ifUnknown: IfUnknown = .report,
    then: [RuleAction] = [],
    otherwise: [RuleAction] = [], origin: Origin = .none
  ) {
    self.id = id
    self.title = title
    self.kind = kind
    self.scope = scope
    self.from = from
    self.until = until
    self.bindings = bindings
    self.condition = condition
    self.ifUnknown = ifUnknown
    self.then = then
    self.otherwise = otherwise
    self.origin = origin
  }
}
