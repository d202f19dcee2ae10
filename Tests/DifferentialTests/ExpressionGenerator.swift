import RuleModel

/// Random expressions of a wanted type over the names in reach.
struct ExpressionGenerator {
  /// What an expression may name.
  struct Names {
    var scope: Scope
    /// Types of the decision's bindings so far.
    var bindings: [ValueType] = []
    /// Inside a `where`: the type of the record looked at.
    var inner: Int?

    var outer: Int? {
      if case .each(let type) = scope { return type }
      return nil
    }

    /// Whether what was written with other names means something here too.
    func hold(_ other: Names) -> Bool {
      scope == other.scope && bindings.starts(with: other.bindings)
    }
  }

  var chance: Chance
  let now: Instant
  var pack: Pack
  var names: Names
  /// What each aggregate of the pack gives, and the names it was made with.
  var made: [(type: ValueType, names: Names)]

  mutating func expression(_ type: ValueType, _ depth: Int) -> Expression {
    if depth <= 0 || chance.once(in: 3) && type != .truth { return leaf(type) }
    if chance.once(in: 10), type != .truth {
      return .otherwise(expression(type, depth - 1), expression(type, depth - 1))
    }
    if chance.once(in: 14), isOrdered(type), let call = call(type, depth) { return call }
    switch type {
    case .truth: return truth(depth)
    case .number(nil): return number(depth)
    case .number: return duration(depth)
    case .time: return time(depth)
    case .date:
      switch chance.upTo(3) {
      case 0: return call(type, depth) ?? leaf(type)
      case 1:
        return .arithmetic(chance.pick([.plus, .minus]), expression(.date, depth - 1), period())
      case 2:
        return .arithmetic(
          chance.pick([.plus, .minus]), leaf(.date), .literal(.number(chance.pick([0, 1, 2, 30]))))
      default: return leaf(type)
      }
    case .timeOfDay:
      switch chance.upTo(5) {
      case 0, 1, 2: return call(type, depth) ?? leaf(type)
      case 3:
        return .arithmetic(
          chance.pick([.plus, .minus]), leaf(.timeOfDay), expression(.duration, depth - 1))
      default: return leaf(type)
      }
    case .word(.weekdays): return call(type, depth) ?? leaf(type)
    case .word, .text: return chance.once(in: 4) ? picked(type) : leaf(type)
    default: return leaf(type)
    }
  }

  private func isOrdered(_ type: ValueType) -> Bool {
    switch type {
    case .number, .time, .date, .timeOfDay: true
    default: false
    }
  }

  private mutating func period() -> Expression {
    .literal(PackGenerator.literal(.period, now, &chance))
  }

  private mutating func leaf(_ type: ValueType) -> Expression {
    var choices: [Expression] = []
    func fields(of record: Int, level: Int) {
      for (index, field) in pack.records[record].fields.enumerated() where field.type == type {
        choices += [.field(index, level: level), .field(index, level: level)]
      }
    }
    if let inner = names.inner {
      fields(of: inner, level: 0)
      if let outer = names.outer { fields(of: outer, level: 1) }
    } else if let outer = names.outer {
      fields(of: outer, level: 0)
    }
    for (index, binding) in names.bindings.enumerated() where binding == type {
      choices += [.binding(index), .binding(index)]
    }
    for (index, threshold) in pack.thresholds.enumerated() where threshold.type == type {
      choices.append(.threshold(index))
    }
    // The loader lets no table's answer into a `where`.
    for (index, table) in pack.tables.enumerated()
    where table.scope == names.scope && names.inner == nil {
      for (column, answer) in table.columns.enumerated() where answer.type == type {
        choices += [.answer(table: index, column: column)]
      }
    }
    if type == .time { choices.append(.now) }
    if choices.isEmpty || chance.once(in: 5) {
      return .literal(PackGenerator.literal(type, now, &chance))
    }
    return chance.pick(choices)
  }

  // MARK: By type

  private mutating func truth(_ depth: Int) -> Expression {
    func part(_ type: ValueType) -> Expression { expression(type, depth - 1) }
    let made: Expression
    switch chance.upTo(15) {
    case 0: return .not(part(.truth))
    case 1, 2: return .all((0..<chance.from(2...3)).map { _ in part(.truth) })
    case 3, 4: return .any((0..<chance.from(2...3)).map { _ in part(.truth) })
    case 5: return .otherwise(part(.truth), part(.truth))
    case 6:
      let type: ValueType = chance.pick([
        .number(nil), .word(PackGenerator.moods), .text, .time, .truth, .list(.number(nil)),
        .duration,
      ])
      let field = leaf(type)
      if case .field = field, chance.upTo(3) == 0 {
        made = .isUnreadable(field)
      } else {
        made = .isMissing(part(type))
      }
    case 7:
      let type: ValueType = chance.pick([.number(nil), .word(PackGenerator.moods), .text])
      made = .isOneOf(part(type), (0..<chance.from(1...3)).map { _ in leaf(type) })
    case 8: made = .isInList(part(.text), list: 0)
    case 9:
      let element: ValueType = chance.pick([.number(nil), .word(PackGenerator.moods), .text])
      made = .includes(
        part(.list(element)), chance.pick([.any, .all]),
        (0..<chance.from(1...2)).map { _ in leaf(element) })
    case 10:
      let type: ValueType = chance.pick([
        .number(nil), .duration, .time, .date, .timeOfDay, .timeOfDay,
      ])
      made = .between(
        part(type), low: leaf(type), high: part(type), includesHigh: chance.once(in: 2))
    case 11:
      let type: ValueType = chance.pick([
        .word(PackGenerator.moods), .word(PackGenerator.kinds), .word(.weekdays), .text, .truth,
        .colour,
      ])
      made = .compare(.equal, part(type), part(type))
    case 12: return leaf(.truth)
    default:
      let type: ValueType = chance.pick([
        .number(nil), .number(nil), .number(nil), .duration, .time, .date, .timeOfDay,
      ])
      made = .compare(
        chance.pick([.equal, .less, .lessOrEqual, .greater, .greaterOrEqual]), part(type),
        part(type))
    }
    return chance.once(in: 2) ? made : .test(Test(text: "leaf", origin: .none, expression: made))
  }

  private mutating func number(_ depth: Int) -> Expression {
    func part(_ type: ValueType) -> Expression { expression(type, depth - 1) }
    switch chance.upTo(20) {
    case 0, 1, 2:
      return .arithmetic(
        chance.pick([.plus, .minus, .times, .divided]), part(.number(nil)), part(.number(nil)))
    case 3:
      return .arithmetic(
        .power, leaf(.number(nil)), .literal(.number(chance.pick([0, 1, 2, 3, 0.5, -1]))))
    case 4: return .negate(part(.number(nil)))
    case 5: return .howMany((0..<chance.from(1...3)).map { _ in part(.truth) })
    case 6...14, 16: return call(.number(nil), depth) ?? leaf(.number(nil))
    case 15: return .points(part(.word(PackGenerator.moods)), ["low": 0, "mid": 1.5])
    case 17:
      if chance.once(in: 8) { return .convert(period(), UnitChange(factor: 1 / 365.25)) }
      return .convert(
        part(.number(nil)),
        chance.pick([
          UnitChange(factor: 0.1), UnitChange(factor: 1.8, offset: 32), UnitChange(factor: 60),
        ]))
    default: return counted() ?? leaf(.number(nil))
    }
  }

  /// A function that gives a type, of all those that the language has; nil if none does.
  private mutating func call(_ type: ValueType, _ depth: Int) -> Expression? {
    func isGiven(by function: Function) -> Bool {
      switch (function.entry.gives, type) {
      case (.type(let given), _): given == type
      case (.count, .number(nil)), (.squareRoot, .number(nil)): true
      case (.sameAsFirst, .number): true
      case (.oneOfThem, _): isOrdered(type)
      default: false
      }
    }
    let functions = Function.allCases.filter(isGiven)
    if functions.isEmpty { return nil }
    let function = chance.pick(functions)
    func argument() -> Expression {
      switch function.entry.takes {
      case .number, .ordered: expression(type, depth - 1)
      case .plainNumber: expression(.number(nil), depth - 1)
      case .time: expression(.time, depth - 1)
      case .clock: expression(chance.pick([.time, .timeOfDay]), depth - 1)
      case .moment: expression(chance.pick([.time, .date]), depth - 1)
      case .countable:
        expression(chance.pick([.text, .list(.text), .list(.number(nil))]), depth - 1)
      case .colour: expression(.colour, depth - 1)
      }
    }
    switch function.entry.form {
    case .one: return .call(function, [argument()])
    case .two: return .call(function, [argument(), argument()])
    case .several:
      if type == .number(nil), chance.once(in: 2) { return .call(function, [leaf(.list(type))]) }
      return .call(function, [argument(), argument()])
    case .rounding: return .call(function, [argument(), .literal(.number(Double(chance.upTo(2))))])
    }
  }

  private mutating func duration(_ depth: Int) -> Expression {
    func part(_ type: ValueType) -> Expression { expression(type, depth - 1) }
    switch chance.upTo(5) {
    case 0, 1: return .arithmetic(.minus, part(.time), part(.time))
    case 2: return .arithmetic(chance.pick([.plus, .minus]), part(.duration), part(.duration))
    case 3:
      return .arithmetic(chance.pick([.times, .divided]), part(.duration), part(.number(nil)))
    case 4:
      if chance.once(in: 2) { return .arithmetic(.minus, part(.timeOfDay), part(.timeOfDay)) }
      return .convert(.arithmetic(.minus, part(.date), part(.date)), UnitChange(factor: 86_400))
    default: return picked(.duration)
    }
  }

  private mutating func time(_ depth: Int) -> Expression {
    func part(_ type: ValueType) -> Expression { expression(type, depth - 1) }
    switch chance.upTo(4) {
    case 0: return .arithmetic(chance.pick([.plus, .minus]), part(.time), part(.duration))
    case 1: return .arithmetic(chance.pick([.plus, .minus]), part(.time), period())
    case 2: return leaf(.time)
    default: return picked(.time)
    }
  }

  // MARK: Aggregates

  /// An aggregate that gives a number.
  private mutating func counted() -> Expression? {
    aggregate(.number(nil)) { generator in
      switch generator.chance.upTo(10) {
      case 0, 1, 2: .countRecords
      case 3: .countDistinctDays(generator.expression(generator.chance.pick([.time, .date]), 1))
      case 4:
        .countDistinct(
          generator.expression(
            generator.chance.pick([.text, .word(PackGenerator.moods), .number(nil)]), 1))
      case 5: .sum(generator.expression(.number(nil), 1))
      case 6: .average(generator.expression(.number(nil), 1))
      case 7:
        generator.chance.once(in: 2)
          ? .smallest(generator.expression(.number(nil), 1))
          : .largest(generator.expression(.number(nil), 1))
      case 8: .share(generator.expression(.truth, 1))
      case 9: .longestRun(generator.expression(.truth, 1))
      default: .longestRunOfDays(generator.expression(generator.chance.pick([.time, .date]), 1))
      }
    }
  }

  /// An aggregate that gives one of the records' values.
  private mutating func picked(_ type: ValueType) -> Expression {
    let isOrdered = isOrdered(type)
    let isNear = names.outer != nil && chance.once(in: 3)
    let expression = aggregate(type, isNear: isNear) { generator in
      if isNear { return .nearest(generator.expression(type, 1)) }
      switch generator.chance.upTo(isOrdered ? 3 : 1) {
      case 0: return .latest(generator.expression(type, 1))
      case 1: return .earliest(generator.expression(type, 1))
      case 2: return .smallest(generator.expression(type, 1))
      default: return .largest(generator.expression(type, 1))
      }
    }
    return expression ?? leaf(type)
  }

  private mutating func aggregate(
    _ type: ValueType, isNear: Bool = false, _ operation: (inout Self) -> Aggregate.Operation
  ) -> Expression? {
    // Bindings and answers belong to the decision: a `where` inside a `where` has no names of its
    // own.
    guard names.inner == nil else { return nil }
    if !isNear, chance.once(in: 4),
      let index = made.firstIndex(where: { $0.type == type && names.hold($0.names) })
    {
      return .aggregate(index)
    }
    let record = chance.upTo(pack.records.count - 1)
    if isNear, pack.records[record].time == nil { return nil }
    let window: Window =
      isNear
      ? .within(span(), moment()) : pack.records[record].time == nil ? .allTime : self.window()
    names.inner = record
    let aggregate = Aggregate(
      operation: operation(&self), record: record, window: window,
      condition: chance.once(in: 3) ? nil : expression(.truth, 2))
    names.inner = nil
    pack.aggregates.append(aggregate)
    made.append((type, names))
    return .aggregate(pack.aggregates.count - 1)
  }

  private mutating func window() -> Window {
    switch chance.upTo(names.outer == nil ? 5 : 9) {
    case 0, 1: .allTime
    case 2, 3: .this(chance.pick([.day, .week, .month, .month, .year]))
    case 4, 5: .last(span())
    case 6, 7: .before(span(), moment())
    default: .within(span(), moment())
    }
  }

  private mutating func span() -> Window.Span {
    if chance.once(in: 3), case .period(let period) = PackGenerator.literal(.period, now, &chance) {
      return .calendar(period)
    }
    return .seconds(chance.pick([0, 300, 600, 9000, 86_400, 604_800, 2_592_000, 0.5]))
  }

  private mutating func moment() -> Expression {
    guard let outer = names.outer, let time = pack.records[outer].time, chance.once(in: 2) else {
      return leaf(.time)
    }
    return .field(time, level: 0)
  }
}
