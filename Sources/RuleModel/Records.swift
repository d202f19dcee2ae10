/// One field of a record.
public struct Field: Hashable, Sendable, InBook {
  /// The name as rules write it; dots lead into nested objects (`weather.pressure`).
  public var name: String
  /// The type of its values.
  public var type: ValueType
  /// `?`: may be missing. A missing value of any other field without a default is a problem.
  public var isOptional: Bool
  /// The meaning of a missing (not a bad) value.
  public var defaultValue: Literal?
  /// `= now`: a missing time means the moment of the evaluation.
  public var meansNow = false
  /// Both ends in, in the field's unit; for lists, of the elements.
  public var range: ClosedRange<Double>?
  /// Whether only whole numbers are allowed.
  public var isWhole: Bool
  /// Units a log may write instead of the field's own, with how each becomes the field's. More than
  /// one unit means that a log must say which.
  public var otherUnits: [UnitOption]
  /// Units of other dimensions that the pack's `units:` brings to the field's own.
  public var convertible: [UnitOption]
  /// The field (of several units) whose unit this one holds, as the value was written. Conditions
  /// ask for it with `was logged in`; no log holds it under a name of its own.
  public var unitOf: Int?
  /// Its place in the files of the pack.
  public var origin: Origin

  public init(
    name: String, type: ValueType, isOptional: Bool = false, defaultValue: Literal? = nil,
    range: ClosedRange<Double>? = nil, isWhole: Bool = false, otherUnits: [UnitOption] = [],
    convertible: [UnitOption] = [], origin: Origin = .none
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

  /// The units its values may be written in, its own first.
  public var units: [UnitOption] {
    type.unit.map { [UnitOption(unit: $0, change: UnitChange(factor: 1))] + otherUnits } ?? []
  }
}

extension Field {
  /// The largest number in logs and packs: not all whole numbers above it are distinct (2^53 - 1).
  public static let mostExact = 9_007_199_254_740_991.0

  /// The numbers that a log can hold in it, both ends in: those of its range, as far as they are
  /// exact.
  public var limits: ClosedRange<Double> {
    let low = max(range?.lowerBound ?? -.infinity, -Field.mostExact)
    return low...max(low, min(range?.upperBound ?? .infinity, Field.mostExact))
  }
}

/// One of the first unit is `factor` of the second: for a field, or for all (`units:`).
public struct UnitConversion: Hashable, Sendable, InBook {
  /// Its key under `units:`: a unit, with or without a count, or the field that it is for.
  public var name: String
  /// The field it is limited to; nil: every field.
  public var field: String?
  /// The unit that is converted.
  public var from: Unit
  /// How many of `to` one of `from` is.
  public var factor: Double
  /// The unit that results.
  public var to: Unit

  public init(name: String, field: String?, from: Unit, factor: Double, to: Unit) {
    self.name = name
    self.field = field
    self.from = from
    self.factor = factor
    self.to = to
  }
}

/// A further unit a value may be written in.
public struct UnitOption: Hashable, Sendable, InBook {
  /// A unit in which logs may write values.
  public let unit: Unit
  /// The conversion into the field's own unit.
  public let change: UnitChange

  public init(unit: Unit, change: UnitChange) {
    self.unit = unit
    self.change = change
  }
}

/// A kind of record in logs.
public struct RecordType: Hashable, Sendable, InBook {
  /// Its name in the pack and in logs.
  public var name: String
  /// Its fields, nested ones with dotted names.
  public var fields: [Field]
  /// Indices into `fields`. A record whose key or subject is unusable is rejected.
  public var key: Int?
  /// Nil: all records belong to one subject.
  public var subject: Int?
  /// The field that says when it happened.
  public var time: Int?
  /// `time: a otherwise b`: the fields that say it where the ones before cannot.
  public var laterTimes: [Int] = []
  /// `time: a?`: a record that no field gives a time to is kept, and may lie in any window.
  public var mayLackTime = false

  /// Whether a field alone says when a record happened, and must.
  public func isOnlyTime(_ field: Int) -> Bool {
    field == time && laterTimes.isEmpty && !mayLackTime
  }
  /// `recorded: f`: the field that says when the record was written down. A replay knows a record
  /// from then on, else from its time on.
  public var recorded: Int?
  /// `other fields: refused`: the field, the last, that says whether the record holds any it does
  /// not declare.
  public internal(set) var others: Int?
  /// The source of its local time; nil: none is declared.
  public var clock: ClockSource?
  /// Of which parts of the pack itself it is the record; nil: of logs.
  public var part: PackPart?
  /// The scopes that it belongs to, beside its subject.
  public var within: [RecordScope] = []
  /// Whose it is where no link says so; nil: possibly anybody's.
  public var unlinked: Unlinked?
  /// Its place in the files of the pack.
  public var origin: Origin

  public init(
    name: String, fields: [Field], key: Int? = nil, subject: Int? = nil, time: Int? = nil,
    origin: Origin = .none
  ) {
    self.name = name
    self.fields = fields
    self.key = key
    self.subject = subject
    self.time = time
    self.origin = origin
  }

  /// The index of the field of that name; nil if there is none.
  public func fieldIndex(named name: String) -> Int? { fields.firstIndex { $0.name == name } }

  /// The name under which conditions ask for undeclared fields; no log can hold a field of this
  /// name.
  public static let othersName = "other fields"

  /// Closes the record: what it does not declare is refused, and conditions can ask for it.
  public mutating func refuseOthers(at origin: Origin) {
    others = fields.count
    fields.append(
      Field(
        name: RecordType.othersName, type: .truth, isOptional: true, defaultValue: .truth(false),
        origin: origin))
  }

  /// Gives each field of several units one beside it that keeps in which of them a value was
  /// written.
  public mutating func keepUnits() {
    for index in fields.indices {
      guard case .number = fields[index].type, !fields[index].otherUnits.isEmpty else { continue }
      var field = Field(
        name: "unit of " + fields[index].name,
        type: .word(Enumeration(words: fields[index].units.map(\.unit.name))), isOptional: true,
        origin: fields[index].origin)
      field.unitOf = index
      fields.append(field)
    }
  }

  /// The field that keeps in which unit a value of this one was written; nil where there is only
  /// one.
  public func unitField(of index: Int) -> Int? { fields.firstIndex { $0.unitOf == index } }

  /// The fields that logs may contain.
  public var declared: [Field] {
    fields.indices.filter { $0 != others && fields[$0].unitOf == nil }.map { fields[$0] }
  }

  /// The fields that may say when it happened: the first that holds a usable time does.
  public var times: [Int] {
    ((time.map { [$0] } ?? []) + laterTimes).filter { fields.indices.contains($0) }
  }
}
