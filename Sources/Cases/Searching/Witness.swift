import RuleModel

/// A case, by the names of its fields, so that any pack can read it.
public struct Witness: Hashable, Sendable {
  /// One record, by the names of its fields; what it leaves out is missing.
  public struct Record: Hashable, Sendable {
    /// The name of the record type.
    public var name: String
    /// The values of its fields, by name.
    public var fields: [String: Example.Given]

    package init(name: String, fields: [String: Example.Given]) {
      (self.name, self.fields) = (name, fields)
    }
  }

  /// The record in hand; nil for a decision about a history.
  public var given: Record?
  /// The other records.
  public var history: [Record]
  /// The moment of the decision.
  public var now: Instant
  /// For words: a text that a term finds under one pack only, or that is a signed text's under one
  /// only.
  public var text: String?
  /// For mappings: the content of some columns of a row.
  public var row: [Cell] = []

  /// A column of the record, and its content.
  public struct Cell: Hashable, Sendable {
    /// The heading.
    public var column: String
    /// The content of the cell.
    public var text: String

    package init(column: String, text: String) { (self.column, self.text) = (column, text) }
  }

  /// Fewest records, then fewest fields, come first.
  package var size: (Int, Int) {
    let fields = (given?.fields.count ?? 0) + history.reduce(0) { $0 + $1.fields.count }
    return (history.count, fields)
  }

  /// The record in hand as the last of the others.
  var whole: Witness {
    Witness(given: nil, history: history + (given.map { [$0] } ?? []), now: now)
  }

  /// As an example of a pack; nil if the pack lacks what it names.
  package func example(in pack: Pack) -> Example? {
    func record(_ record: Record) -> Example.Record? {
      guard let index = pack.records.firstIndex(where: { $0.name == record.name }) else {
        return nil
      }
      var fields: [Int: Example.Given] = [:]
      for (name, given) in record.fields {
        // A pack cannot read a field that it does not know.
        let type = pack.records[index]
        guard let field = type.fieldIndex(named: name) else { continue }
        fields[field] = Witness.read(given, type.fields[field])
        if let unit = type.unitField(of: field),
          let (_, option) = Witness.amount(given, type.fields[field])
        {
          fields[unit] = .value(.word(option.unit.name))
        }
      }
      return Example.Record(record: index, fields: fields)
    }
    var all: [Example.Record] = []
    for item in history {
      guard let made = record(item) else { return nil }
      all.append(made)
    }
    var hand: Example.Record?
    if let given {
      guard let made = record(given) else { return nil }
      hand = made
    }
    return Example(it: "witness", given: hand, history: all, now: now, expect: .init())
  }

  package init(text: String) {
    self.init(given: nil, history: [], now: Instant(microseconds: 0))
    self.text = text
  }

  package init(row: [Cell]) {
    self.init(given: nil, history: [], now: Instant(microseconds: 0))
    self.row = row
  }

  package init(given: Record?, history: [Record], now: Instant) {
    self.given = given
    self.history = history
    self.now = now
  }

  /// An example of a pack, with its names.
  package init(_ example: Example, in pack: Pack, today: CivilDate) {
    func record(_ record: Example.Record) -> Record {
      let type = pack.records[record.record]
      return Record(
        name: type.name,
        fields: Dictionary(
          uniqueKeysWithValues: record.fields.map { (type.fields[$0.key].name, $0.value) }))
    }
    given = example.given.map(record)
    history = example.history.map(record)
    now = example.moment(today: today)
  }

  /// The same on another day, with all that it says of times and dates.
  package func moved(to day: CivilDate) -> Witness {
    let days =
      Int64(day.days)
      - Int64((Double(now.microseconds) / Double(microsecondsPerDay)).rounded(.down))
    if days == 0 { return self }
    func moved(_ time: Instant) -> Instant {
      Instant(microseconds: time.microseconds + days * microsecondsPerDay, offset: time.offset)
    }
    func moved(_ record: Record) -> Record {
      var record = record
      for (name, given) in record.fields {
        switch given {
        case .value(.time(let time)): record.fields[name] = .value(.time(moved(time)))
        case .value(.date(let date)):
          record.fields[name] = .value(.date(date.adding(days: Int(days))))
        case .value, .missing, .bad, .partly: break
        }
      }
      return record
    }
    var witness = self
    witness.now = moved(now)
    witness.given = given.map(moved)
    witness.history = history.map(moved)
    return witness
  }

  /// An amount written with one of the units of a field.
  package static func amount(
    _ given: Example.Given, _ field: Field
  ) -> (amount: Double, option: UnitOption)? {
    guard case .bad(let text) = given, let space = text.firstIndex(of: " "),
      let amount = Double(text[..<space]),
      let option = field.units.first(where: { $0.unit.name == text[text.index(after: space)...] })
    else { return nil }
    return (amount, option)
  }

  /// The value of a field as a pack reads it: a bare number, which cannot be used with several
  /// units, is a value with one, and an amount in one of its units is as much as the pack says.
  package static func read(_ given: Example.Given, _ field: Field) -> Example.Given {
    if let (amount, option) = Witness.amount(given, field) {
      let value = Example.Given.value(.number(option.change.apply(amount)))
      return fits(value, field) ? value : .bad("not usable")
    }
    if case .bad(let text) = given, let x = Double(text), case .number = field.type,
      field.otherUnits.isEmpty,
      fits(.value(.number(x)), field)
    {
      return .value(.number(x))
    }
    return fits(given, field) ? given : .bad("not usable")
  }

  /// Whether a field of a pack takes the value, or reports it as a log's bad value.
  package static func fits(_ given: Example.Given, _ field: Field) -> Bool {
    guard case .value(let literal) = given else { return true }
    switch (literal, field.type) {
    case (.number(let x), .number):
      return field.limits.contains(x) && (!field.isWhole || x == x.rounded())
    case (.word(let word), .word(let words)): return words.words.contains(word)
    case (.truth, .truth), (.text, .text), (.time, .time), (.date, .date), (.timeOfDay, .timeOfDay),
      (.colour, .colour), (.period, .period):
      return true
    case (.list(let items), .list(let element)):
      let scalar = Field(
        name: field.name, type: element, range: field.range, isWhole: field.isWhole)
      return items.allSatisfy { fits(.value($0), scalar) }
    default: return false
    }
  }
}
