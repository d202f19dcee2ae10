import RuleModel

/// Random packs that the loader could have made: every expression has the type its place needs.
struct PackGenerator {
  var chance: Chance
  let now: Instant
  var made = Pack(name: "generated")
  private var aggregates: [(type: ValueType, names: ExpressionGenerator.Names)] = []

  init(chance: Chance, now: Instant) {
    self.chance = chance
    self.now = now
  }

  mutating func pack() -> Pack {
    made.records = (0..<chance.from(1...3)).map { recordType($0) }
    made.lists = [
      NameList(
        name: "names",
        entries: [
          .init(name: "Rosehip Tea", also: ["rose-hip infusion"]), .init(name: "Cortés"),
          .init(name: "plain 5"),
        ])
    ]
    made.texts = [SignedText(id: "shown", key: "shown", exactly: "It is {v}, 100 % {v}.")]
    for index in 0..<chance.upTo(3) { made.thresholds.append(threshold(index)) }
    for index in 0..<chance.upTo(4) { made.tables.append(table(index)) }
    for index in 0..<chance.from(1...4) { made.rules.append(rule(index)) }
    return made
  }

  // MARK: Records and thresholds

  static let moods = Enumeration(words: ["low", "mid", "high"], points: [0, 1.5, nil])
  static let kinds = Enumeration(words: ["low", "other", "Monday"])

  private mutating func recordType(_ index: Int) -> RecordType {
    var fields = [
      Field(name: "id", type: .text),
      Field(name: "who", type: .text, defaultValue: chance.once(in: 2) ? .text("me") : nil),
      Field(name: "at", type: .time),
    ]
    if index == 0, chance.once(in: 2) {
      fields.append(Field(name: "noted", type: .time, isOptional: true))
    }
    let mayLackTime = index == 0 && chance.once(in: 2)
    let types: [ValueType] = [
      .number(nil), .number(nil), .duration, .truth, .truth, .word(Self.moods), .word(Self.kinds),
      .text, .time, .date,
      .timeOfDay,
      .list(.word(Self.moods)), .list(.number(nil)), .list(.text), .colour,
    ]
    for number in 0..<chance.from(4...10) {
      let type = chance.pick(types)
      var literal: Literal?
      if case .list = type {
      } else if chance.once(in: 4) {
        literal = Self.literal(type, now, &chance)
      }
      fields.append(
        Field(name: "f\(number)", type: type, isOptional: literal == nil, defaultValue: literal))
    }
    var record = RecordType(
      name: "r\(index)", fields: fields, key: 0,
      subject: index == 2 && chance.once(in: 3) ? nil : 1,
      time: index == 1 && chance.once(in: 4) ? nil : 2)
    record.mayLackTime = mayLackTime
    if index == 0, fields[3].name == "noted" { record.laterTimes = [3] }
    if index == 2 { record.refuseOthers(at: .none) }
    return record
  }

  private mutating func threshold(_ index: Int) -> Threshold {
    let type: ValueType = chance.pick([.number(nil), .number(nil), .duration, .timeOfDay])
    var was: [Threshold.Earlier] = []
    var until = today - Int32(chance.from(0...60))
    for _ in 0..<chance.upTo(2) {
      was.insert(
        .init(value: Self.literal(type, now, &chance), until: CivilDate(days: until)), at: 0)
      until -= Int32(chance.from(1...30))
    }
    return Threshold(
      name: "t\(index)", type: type, value: Self.literal(type, now, &chance), was: was,
      from: chance.once(in: 5) ? CivilDate(days: today - Int32(chance.upTo(30))) : nil,
      until: chance.once(in: 5) ? CivilDate(days: today - Int32(chance.upTo(3))) : nil)
  }

  var today: Int32 { Int32(now.microseconds / microsecondsPerDay) }

  static func literal(_ type: ValueType, _ now: Instant, _ chance: inout Chance) -> Literal {
    switch type {
    case .text:
      .text(
        chance.pick([
          "a", "b", "rosehip tea", "Rose-Hip  Infusion 50 mg", "cortes 5mg", "rosehip", "plain",
          "plain 5", "👩‍👩‍👧é",
        ]))
    case .truth: .truth(chance.once(in: 2))
    case .number(let unit):
      unit == nil
        ? .number(chance.pick([0, 1, 2, 3, 4, 5, 10, 0.1, 0.2, 0.3, 0.5, 2.5, -1, 0.35]))
        : .number(chance.pick([0, 60, 300, 600, 3600, 9000, 86_400, 604_800, 0.5, -60]))
    case .time:
      .time(
        Instant(
          microseconds: now.microseconds - Int64(chance.upTo(3)) * microsecondsPerDay,
          offset: chance.pick(LogGenerator.offsets)))
    case .date:
      .date(
        CivilDate(
          days: Int32(now.microseconds / microsecondsPerDay)
            - Int32(chance.pick([0, 0, 1, 2, 29, 30, 31, 365, 366]))))
    case .timeOfDay: .timeOfDay(Int64(chance.pick([0, 1, 6, 12, 22, 23])) * 3_600_000_000)
    case .period:
      .period(
        chance.pick([
          CalendarPeriod(months: 1), CalendarPeriod(days: 1), CalendarPeriod(months: 12),
          CalendarPeriod(days: 30),
          CalendarPeriod(months: 2), CalendarPeriod(months: 1, days: 1),
        ]))
    case .word(let enumeration): .word(chance.pick(enumeration.words))
    case .colour:
      .colour(
        chance.pick([
          Colour(red: 0, green: 0, blue: 0), Colour(red: 255, green: 255, blue: 255),
          Colour(red: 109, green: 113, blue: 127),
        ]))
    case .list(let element): .list([literal(element, now, &chance)])
    }
  }

  // MARK: Decisions

  private mutating func scope() -> Scope {
    chance.once(in: 3) ? .history : .each(chance.upTo(made.records.count - 1))
  }

  private mutating func bindings(_ names: inout ExpressionGenerator.Names) -> [Binding] {
    var bindings: [Binding] = []
    for index in 0..<chance.upTo(3) {
      let type: ValueType = chance.pick([
        .number(nil), .number(nil), .duration, .truth, .time, .word(Self.moods), .text, .date,
      ])
      bindings.append(
        Binding(name: "b\(index)", type: type, expression: expression(type, 3, names)))
      names.bindings = bindings.map(\.type)
    }
    return bindings
  }

  private mutating func table(_ index: Int) -> Table {
    let scope = scope()
    var names = ExpressionGenerator.Names(scope: scope)
    let bindings = bindings(&names)
    let policy = chance.pick(Table.Policy.allCases)
    let columns = (0..<chance.from(1...2)).map { number in
      let types: [ValueType] = [
        .number(nil), .number(nil), .word(Self.moods), .truth, .duration, .time, .text,
      ]
      let type: ValueType = policy == .addedUp ? .number(nil) : chance.pick(types)
      let isStated = type == .number(nil) && chance.once(in: 4)
      return Table.Column(
        name: "c\(number)", type: type, range: isStated ? -1...Double(chance.upTo(12)) : nil,
        isWhole: isStated && chance.once(in: 2))
    }
    func values(_ generator: inout Self) -> [Expression] {
      columns.map {
        generator.chance.once(in: 3)
          ? generator.expression($0.type, 2, names)
          : .literal(Self.literal($0.type, generator.now, &generator.chance))
      }
    }
    let rows = (0..<chance.from(1...4)).map { _ in
      Table.Row(condition: chance.once(in: 8) ? nil : condition(2, names), values: values(&self))
    }
    let otherwise: Table.Otherwise? =
      chance.once(in: 3) ? nil : chance.once(in: 2) ? .nothing : .values(values(&self))
    return Table(
      id: "table\(index)", scope: scope, from: date(), until: date(), bindings: bindings,
      columns: columns, rows: rows,
      policy: policy,
      otherwise: otherwise)
  }

  private mutating func date() -> CivilDate? {
    chance.once(in: 12) ? CivilDate(days: today - Int32(chance.upTo(30)) + 5) : nil
  }

  private mutating func rule(_ index: Int) -> Rule {
    let scope = scope()
    var names = ExpressionGenerator.Names(scope: scope)
    let bindings = bindings(&names)
    func actions(_ generator: inout Self) -> [RuleAction] {
      (0..<generator.chance.upTo(2)).map { number in
        let effect: RuleAction.Effect =
          switch generator.chance.upTo(5) {
          case 5: .show(text: 0, on: ["home"])
          case 0: .remind("m\(number)", at: generator.expression(.time, 2, names))
          case 1: .set("s\(number)", generator.expression(.number(nil), 2, names))
          case 2: .allow("x\(number)")
          case 3: .refuse(code: "c\(number)", text: nil)
          default:
            .set(
              "s\(number)",
              generator.expression(
                generator.chance.pick([.text, .word(Self.moods), .truth, .time]), 2, names))
          }
        var action = RuleAction(
          effect: effect,
          condition: generator.chance.once(in: 2) ? generator.condition(1, names) : nil)
        if case .show = effect {
          action.with = [
            .init(
              name: "v", expression: generator.expression(.number(nil), 2, names),
              type: .number(nil))
          ]
        }
        return action
      }
    }
    return Rule(
      id: "rule\(index)", title: "", kind: chance.pick(RuleKind.allCases), scope: scope,
      from: date(), until: date(),
      bindings: bindings,
      condition: chance.once(in: 15) ? nil : condition(3, names),
      ifUnknown: chance.pick(IfUnknown.allCases),
      then: actions(&self),
      otherwise: actions(&self))
  }

  mutating func condition(_ depth: Int, _ names: ExpressionGenerator.Names) -> Condition {
    if depth > 0, chance.once(in: 2) {
      let parts = (0..<chance.from(1...3)).map { _ in condition(depth - 1, names) }
      switch chance.upTo(3) {
      case 0, 1: return .all(parts)
      case 2: return .any(parts)
      default: return .none(parts)
      }
    }
    return .line(.init(text: "", origin: .none, expression: expression(.truth, depth + 1, names)))
  }

  mutating func expression(
    _ type: ValueType, _ depth: Int, _ names: ExpressionGenerator.Names
  ) -> Expression {
    var generator = ExpressionGenerator(
      chance: chance, now: now, pack: made, names: names, made: aggregates)
    let expression = generator.expression(type, depth)
    chance = generator.chance
    made.aggregates = generator.pack.aggregates
    aggregates = generator.made
    return expression
  }
}
