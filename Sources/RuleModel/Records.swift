/// A stretch of a pack's file: the place something was written, for messages and traces.
public struct Origin: Hashable, Sendable, Codable {
  /// Index into `Pack.files`.
  public var file: Int
  /// UTF-8 bytes of the file.
  public var range: Range<Int>

  public init(file: Int, range: Range<Int>) {
    self.file = file
    self.range = range
  }

  public static let none = Origin(file: -1, range: 0..<0)
}

/// One field of a record.
public struct Field: Hashable, Sendable, Codable {
  /// The name as rules write it; dots lead into nested objects (`weather.pressure`).
  public var name: String
  public var type: ValueType
  /// `?`: may be missing. A missing value of any other field without a default is a problem.
  public var isOptional: Bool
  /// What a missing (not a bad) value means.
  public var defaultValue: Literal?
  /// `= now`: a missing time means the moment of the evaluation.
  public var meansNow = false
  /// Both ends in, in the field's unit; for lists, of the elements.
  public var range: ClosedRange<Double>?
  public var isWhole: Bool
  /// Units a log may write instead of the field's own, with how each becomes the field's. More than one unit means that a log must say which.
  public var otherUnits: [UnitOption]
  /// Units of other dimensions that the pack's `units:` brings to the field's own.
  public var convertible: [UnitOption]
  public var origin: Origin

  public init(
    name: String, type: ValueType, isOptional: Bool = false, defaultValue: Literal? = nil,
    range: ClosedRange<Double>? = nil, isWhole: Bool = false, otherUnits: [UnitOption] = [], convertible: [UnitOption] = [], origin: Origin = .none
  ) {
    self.name = name
    self.type = type
    self.isOptional = isOptional
    self.defaultValue = defaultValue
    self.range = range
    self.isWhole = isWhole
    self.otherUnits = otherUnits
    self.convertible = convertible
    self.origin = origin
  }

  /// A missing value means something.
  public var hasDefault: Bool { defaultValue != nil || meansNow }
}

/// A further unit a value may be written in.
public struct UnitOption: Hashable, Sendable, Codable {
  public let unit: Unit
  public let change: UnitChange

  public init(unit: Unit, change: UnitChange) {
    self.unit = unit
    self.change = change
  }
}

/// A kind of record that logs hold.
public struct RecordType: Hashable, Sendable, Codable {
  public var name: String
  public var fields: [Field]
  /// Indices into `fields`. A record whose key, subject or time is unusable is rejected.
  public var key: Int?
  /// Nil: all records belong to one subject.
  public var subject: Int?
  public var time: Int?
  public var origin: Origin

  public init(
    name: String, fields: [Field], key: Int? = nil, subject: Int? = nil, time: Int? = nil, origin: Origin = .none
  ) {
    self.name = name
    self.fields = fields
    self.key = key
    self.subject = subject
    self.time = time
    self.origin = origin
  }

  public func fieldIndex(named name: String) -> Int? { fields.firstIndex { $0.name == name } }
}

/// A number (or other constant) a clinician changes, with its history.
public struct Threshold: Hashable, Sendable, Codable {
  /// A value that was in force before.
  public struct Earlier: Hashable, Sendable, Codable {
    public var value: Literal
    /// The last day on which it held.
    public var until: CivilDate

    public init(value: Literal, until: CivilDate) {
      self.value = value
      self.until = until
    }
  }

  public var name: String
  public var type: ValueType
  public var value: Literal
  /// In order of `until`; all in the unit of `type`.
  public var was: [Earlier]
  /// In force on these days, both in; outside them its value is missing.
  public var from: CivilDate?
  public var until: CivilDate?
  public var title: String?
  public var source: [String]
  public var provenance: Provenance
  public var origin: Origin

  public init(
    name: String, type: ValueType, value: Literal, was: [Earlier] = [], from: CivilDate? = nil,
    until: CivilDate? = nil, title: String? = nil, source: [String] = [], provenance: Provenance = Provenance(),
    origin: Origin = .none
  ) {
    self.name = name
    self.type = type
    self.value = value
    self.was = was
    self.from = from
    self.until = until
    self.title = title
    self.source = source
    self.provenance = provenance
    self.origin = origin
  }

  /// The value in force on a day; nil outside `from` and `until`.
  public func value(on day: CivilDate) -> Literal? {
    if let from, day < from { return nil }
    if let until, day > until { return nil }
    return was.first { day <= $0.until }?.value ?? value
  }
}

/// Names that belong together, matched as whole names without regard to case, accents, spacing, hyphens or a trailing dose.
public struct NameList: Hashable, Sendable, Codable {
  /// A name, and others that mean the same.
  public struct Entry: Hashable, Sendable, Codable {
    public var name: String
    public var also: [String]

    public init(name: String, also: [String] = []) {
      self.name = name
      self.also = also
    }
  }

  public var name: String
  public var title: String?
  public var entries: [Entry]
  public var status: Status
  public var source: [String]
  public var provenance: Provenance
  public var origin: Origin

  public init(
    name: String, title: String? = nil, entries: [Entry], status: Status = .active, source: [String] = [],
    provenance: Provenance = Provenance(), origin: Origin = .none
  ) {
    self.name = name
    self.title = title
    self.entries = entries
    self.status = status
    self.source = source
    self.provenance = provenance
    self.origin = origin
  }
}

/// A draft is decided and marked as one; what is retired is not decided.
public enum Status: String, Hashable, Sendable, Codable, CaseIterable {
  case draft, active, retired
}

/// What sign-offs rest on.
public struct Provenance: Hashable, Sendable, Codable {
  /// The roles that must sign (`needs sign-off`).
  public var needs: [String]
  /// The content whose SHA-256 a sign-off holds: the item's YAML with keys sorted and comments left out. Written out when it is asked for.
  public var canonical: String { content.text() }

  private let content: Content

  public init(needs: [String] = [], canonical: @escaping @Sendable () -> String = { "" }) {
    self.needs = needs
    content = Content(text: canonical)
  }

  private struct Content: Hashable, Sendable, Codable {
    let text: @Sendable () -> String

    init(text: @escaping @Sendable () -> String) { self.text = text }

    init(from decoder: any Decoder) throws {
      let text = try decoder.singleValueContainer().decode(String.self)
      self.text = { text }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(text())
    }

    static func == (a: Content, b: Content) -> Bool { a.text() == b.text() }
    func hash(into hasher: inout Hasher) { hasher.combine(text()) }
  }
}
