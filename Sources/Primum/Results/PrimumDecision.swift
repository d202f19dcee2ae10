internal import RuleModel

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The result of one rule, table or message, for one record or for a subject's history.
///
/// As JSON it is the line that `primum evaluate --format ndjson` writes, so that logs of an app and
/// of the command line can be compared, without the place and time of its record; the numbers of a
/// table are without their unit.
public struct Decision: Hashable, Sendable, Codable, Identifiable {
  /// The item, and the record or history that it decided about. It stays the same when they are
  /// decided about again. Records without a key share one.
  public struct ID: Hashable, Sendable, Codable {
    /// `<app>/<id>` of the item.
    public var item: String
    /// Whose records decided.
    public var subject: String?
    /// The record's key; nil: the history.
    public var record: String?

    public init(item: String, subject: String? = nil, record: String? = nil) {
      self.item = item
      self.subject = subject
      self.record = record
    }
  }

  /// The kind of item that decided: a rule of one of five kinds, a table that answers, or a message
  /// that is composed.
  public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    case redFlag = "red flag"
    case advisory
    /// Fires: the result may be shown.
    case minimum
    /// Fires: the action is allowed.
    case limit
    /// Fires: the record violates it.
    case constraint
    case table
    case message
  }

  /// The outcome, after `if unknown`. A table that answers fires.
  public enum Outcome: String, Hashable, Sendable, Codable, CaseIterable {
    case fires, silent, unknown
  }

  /// A condition's value: what is missing makes it unknown, never true.
  public enum Truth: String, Hashable, Sendable, Codable, CaseIterable {
    case yes = "true"
    case no = "false"
    case unknown
  }

  /// `<app>/<id>`, such as `garden/long-and-tired`.
  public var item: String
  /// The kind of item that decided.
  public var kind: Kind
  /// Whose records decided; nil if the pack's records name no subject.
  public var subject: String?
  /// The record's key; nil for a decision about a history, and for records without keys.
  public var record: String?
  /// The outcome.
  public var outcome: Outcome
  /// The result of the conditions before `if unknown`.
  public var held: Truth
  /// The actions that the app must take now, in the order of the pack. Empty unless it fires, or
  /// says what to do instead.
  public var actions: [Action]
  /// Why, condition by condition.
  public var because: [Reason]
  /// The values of a table, by their names.
  public var values: [String: Value]
  /// The sentence of a message, by locale; `sentence(in:)` finds one.
  public var sentences: [String: String]
  /// The item has not been approved yet: it is evaluated to try it out, and is not for users.
  public var isDraft: Bool

  public init(
    item: String, kind: Kind, subject: String? = nil, record: String? = nil, outcome: Outcome,
    held: Truth,
    actions: [Action] = [], because: [Reason] = [], values: [String: Value] = [:],
    sentences: [String: String] = [:],
    isDraft: Bool = false
  ) {
    self.item = item
    self.kind = kind
    self.subject = subject
    self.record = record
    self.outcome = outcome
    self.held = held
    self.actions = actions
    self.because = because
    self.values = values
    self.sentences = sentences
    self.isDraft = isDraft
  }

  /// The meaning of the outcome if it does not say so itself: of a minimum `reached` or `not yet`,
  /// of a limit `allowed` or `refused`, of a constraint `violated` or `kept`.
  public var means: String? {
    guard let meanings = RuleKind(rawValue: kind.rawValue)?.meanings else { return nil }
    switch outcome {
    case .fires: return meanings.fires
    case .silent: return meanings.silent
    case .unknown: return nil
    }
  }

  /// The item and the record or subject.
  public var id: ID { ID(item: item, subject: subject, record: record) }

  /// The item's id without the app's name: the raw value of its `RuleID`, `TableID` or `MessageID`.
  public var itemID: String {
    item.split(separator: "/", maxSplits: 1).last.map(String.init) ?? item
  }

  /// The sentence of a message in a locale; nil: there is none, and no other language is used in
  /// its place.
  public func sentence(in locale: Locale) -> String? {
    LocaleTag.nearest(LocaleTag.tag(locale)) { sentences[$0] }
  }

  /// The tests whose result is unknown, without those that only group others: what to ask for.
  public var unknownReasons: [Reason] { because.flatMap(\.unknownParts) }
}

extension Decision {
  /// A member of the JSON object; those of a table's values have names of the pack's own.
  private struct Name: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Name.self)
    func name(_ text: String) -> Name { Name(stringValue: text) }
    try container.encodeIfPresent(subject, forKey: name("subject"))
    try container.encodeIfPresent(record, forKey: name("record"))
    switch kind {
    case .table: try container.encode(item, forKey: name("table"))
    case .message: try container.encode(item, forKey: name("message"))
    case .redFlag, .advisory, .minimum, .limit, .constraint:
      try container.encode(item, forKey: name("rule"))
      try container.encode(kind, forKey: name("kind"))
      try container.encode(actions, forKey: name("actions"))
    }
    if isDraft { try container.encode("draft", forKey: name("status")) }
    try container.encode(outcome, forKey: name("outcome"))
    try container.encodeIfPresent(means, forKey: name("means"))
    try container.encode(held, forKey: name("held"))
    if !sentences.isEmpty { try container.encode(sentences, forKey: name("text")) }
    try container.encode(because, forKey: name("because"))
    for (column, value) in values { try container.encode(value, forKey: name(column)) }
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Name.self)
    func name(_ text: String) -> Name { Name(stringValue: text) }
    subject = try container.decodeIfPresent(String.self, forKey: name("subject"))
    record = try container.decodeIfPresent(String.self, forKey: name("record"))
    values = [:]
    sentences = [:]
    if let table = try container.decodeIfPresent(String.self, forKey: name("table")) {
      (item, kind) = (table, .table)
      for key in container.allKeys
      where key.stringValue != "status" && !DecisionMembers.ofTables.contains(key.stringValue) {
        values[key.stringValue] = try container.decode(Value.self, forKey: key)
      }
    } else if let message = try container.decodeIfPresent(String.self, forKey: name("message")) {
      (item, kind) = (message, .message)
      sentences = try container.decodeIfPresent([String: String].self, forKey: name("text")) ?? [:]
    } else {
      item = try container.decode(String.self, forKey: name("rule"))
      kind = try container.decode(Kind.self, forKey: name("kind"))
    }
    outcome = try container.decode(Outcome.self, forKey: name("outcome"))
    held = try container.decode(Truth.self, forKey: name("held"))
    actions = try container.decodeIfPresent([Action].self, forKey: name("actions")) ?? []
    because = try container.decodeIfPresent([Reason].self, forKey: name("because")) ?? []
    isDraft = try container.decodeIfPresent(String.self, forKey: name("status")) == "draft"
  }
}
