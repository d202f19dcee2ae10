import RuleModel

extension Compiler {
  func value(_ expression: Expression, _ scope: NameScope, _ uses: inout Uses) -> Code {
    switch expression {
    case .literal(let literal):
      let value = literals.value(literal)
      return Code { _ in value }
    case .field(let field, let level): return self.field(field, level, scope, &uses)
    case .binding(let index):
      guard scope.bindings.indices.contains(index) else { return Compiler.unknown }
      let binding = scope.bindings[index]
      return ofDecision(binding.code, binding.uses, scope, &uses)
    case .threshold(let index): return threshold(index, scope, &uses)
    case .answer(let table, let column): return answer(table, column, scope, &uses)
    case .fires(let rule): return fires(rule, scope, &uses)
    case .now:
      uses.readsMoment = true
      if pack.timeZone == nil, let record = scope.record, pack.records.indices.contains(record),
        pack.records[record].times.isEmpty || pack.records[record].mayLackTime
      {
        uses.readsNowOfSubject = true
      }
      return now(scope, &uses)
    case .aggregate(let index): return aggregateValue(index, scope, &uses)
    case .negate(let part):
      let part = value(part, scope, &uses)
      return Code { Arithmetic.negate(part($0)) }
    case .arithmetic(let sign, let a, let b): return arithmetic(sign, a, b, scope, &uses)
    case .convert(let part, let change):
      let part = value(part, scope, &uses)
      return Code { Arithmetic.convert(part($0), change) }
    case .howMany(let parts):
      let conditions = parts.map { flatCondition($0, scope, &uses) }
      return Code { frame in
        var (low, high) = (0.0, 0.0)
        for condition in conditions {
          switch condition.holds(frame) {
          case .no: break
          case .unknown: high += 1
          case .yes:
            low += 1
            high += 1
          }
        }
        return .between(low, high)
      }
    case .otherwise(let first, let second):
      let (first, second) = (value(first, scope, &uses), value(second, scope, &uses))
      return Code { frame in
        let value = first(frame)
        // An unknown value is present or not: only an equal second value could decide, and nothing
        // is equal to unknown.
        if case .missing = value { return second(frame) }
        return value
      }
    case .call(let function, let arguments):
      let arguments = arguments.map { value($0, scope, &uses) }
      return call(function, arguments, &uses)
    case .points(let part, let points):
      let part = value(part, scope, &uses)
      var byNumber: [UInt32: Double] = [:]
      for (word, points) in points { byNumber[literals.symbols.number(of: word)] = points }
      return Code { [byNumber] frame in
        switch part(frame) {
        case .word(let word): byNumber[word].map(RowValue.number) ?? .missing
        case .missing: .missing
        default: .unknown
        }
      }
    case .test(let test): return value(test.expression, scope, &uses)
    case .compare, .between, .isMissing, .isUnreadable, .isOneOf, .isInList, .includes, .not, .all,
      .any:
      let condition = flatCondition(expression, scope, &uses)
      return Code { condition.holds($0).value }
    }
  }

  /// `now` on the clock of the record in hand, where that has one; one that does not say where it
  /// is takes the clock of what is asked.
  private func now(_ scope: NameScope, _ uses: inout Uses) -> Code {
    guard let clock = scope.record.flatMap({ pack.records[$0].clock }), let field = clock.field
    else {
      return Code { frame in .time(frame.pointee.now) }
    }
    uses.own.insert(field)
    return Code { frame in
      let now = frame.pointee.now
      let reading = RecordClock.reading(clock, frame.pointee.row)
      if case .unusable = reading, let minutes = frame.pointee.placedAt {
        return .time(now.onDeclaredClock(minutes))
      }
      return .time(reading.read(now))
    }
  }

  static var unknown: Code { Code { _ in .unknown } }

  private func arithmetic(
    _ sign: ArithmeticOperator, _ a: Expression, _ b: Expression, _ scope: NameScope,
    _ uses: inout Uses
  ) -> Code {
    if let value = constant(.arithmetic(sign, a, b)) { return Code { _ in value } }
    let (constantA, constantB) = (constant(a), constant(b))
    let (fieldA, fieldB) = (ownField(a, scope), ownField(b, scope))
    let (a, b) = (value(a, scope, &uses), value(b, scope, &uses))
    if let constantA {
      return Code { Arithmetic.apply(sign, constantA, b($0), $0.pointee.calendar) }
    }
    if let constantB {
      return Code { Arithmetic.apply(sign, a($0), constantB, $0.pointee.calendar) }
    }
    if let fieldA, let fieldB {
      return Code {
        Arithmetic.apply(sign, $0.pointee.row[fieldA], $0.pointee.row[fieldB], $0.pointee.calendar)
      }
    }
    return Code { Arithmetic.apply(sign, a($0), b($0), $0.pointee.calendar) }
  }

  private func field(_ index: Int, _ level: Int, _ scope: NameScope, _ uses: inout Uses) -> Code {
    guard fields(of: level == 0 ? scope.record : scope.outerRecord).indices.contains(index) else {
      return Compiler.unknown
    }
    if level == 0 {
      uses.own.insert(index)
      return Code { $0.pointee.row[index] }
    }
    uses.outer.insert(index)
    return Code { $0.pointee.parent!.pointee.row[index] }
  }

  /// Code of the decision, called from where it belongs or from inside a `where`.
  func ofDecision(_ code: Code, _ its: Uses, _ scope: NameScope, _ uses: inout Uses) -> Code {
    uses.add(scope.isWhere ? its.fromInside : its)
    return scope.isWhere ? Code { code($0.pointee.parent!) } : code
  }

  /// The decision of another item: inside a `where`, one about the records looked at decides about
  /// them, any other about the record of the decision.
  func decided(
    _ code: Code, about itsScope: Scope, _ force: Force, _ its: Uses, _ scope: NameScope,
    _ uses: inout Uses
  ) -> Code {
    uses.readsPeriod = uses.readsPeriod || !force.isAlways
    if case .each(let record) = itsScope {
      if record == scope.record {
        uses.add(its)
        return code
      }
      guard scope.isWhere, record == scope.outerRecord else { return Compiler.unknown }
    }
    return ofDecision(code, its, scope, &uses)
  }

  private func threshold(_ index: Int, _ scope: NameScope, _ uses: inout Uses) -> Code {
    guard pack.thresholds.indices.contains(index) else { return Compiler.unknown }
    if let value = constant(.threshold(index)) { return Code { _ in value } }
    let threshold = pack.thresholds[index]
    let value = literals.value(threshold.value)
    let force = Force(from: threshold.from, until: threshold.until)
    let was = threshold.was.map { (until: $0.until, value: literals.value($0.value)) }
    // A threshold inside a `where` is the one in force for the decision, not for each record looked
    // at.
    uses.readsDay = true
    uses.readsPeriod = true
    let undated = threshold.ends.map(between) ?? .unknown
    let onDay = { (day: CivilDate) -> RowValue in
      guard force.holds(on: day) else { return .missing }
      for earlier in was where day <= earlier.until { return earlier.value }
      return value
    }
    let code = Code { frame in
      if frame.pointee.isUndated { return undated }
      if let time = frame.pointee.unplacedTime {
        return frame.pointee.calendar.pointee.agreed(time) { Alike(value: onDay($0)) }?.value
          ?? .unknown
      }
      return onDay(frame.pointee.day())
    }
    return scope.isWhere ? Code { code($0.pointee.parent!) } : code
  }

  private func between(_ least: Literal, _ greatest: Literal) -> RowValue {
    guard case .number(let low) = least, case .number(let high) = greatest else {
      return literals.value(least)
    }
    return .between(low, high)
  }

  private func answer(_ index: Int, _ column: Int, _ scope: NameScope, _ uses: inout Uses) -> Code {
    guard let table = table(index), table.columns.indices.contains(column) else {
      return Compiler.unknown
    }
    return decided(
      Code { table.answer(column, $0) }, about: table.scope, table.force, table.uses, scope, &uses)
  }

  /// An aggregate always belongs to the decision, also where the `where` of another one reads it.
  private func aggregateValue(_ index: Int, _ scope: NameScope, _ uses: inout Uses) -> Code {
    var outer = scope
    if scope.isWhere {
      outer.record = scope.outerRecord
      outer.isWhere = false
      outer.outerRecord = nil
    }
    guard let aggregate = aggregate(index, outer) else { return Compiler.unknown }
    let code = memoised(
      Code { frame in
        frame.pointee.engine._withUnsafeGuaranteedRef { $0.value(of: aggregate, frame) }
      },
      aggregate.slot)
    return ofDecision(code, aggregate.uses, scope, &uses)
  }

  private func call(_ function: Function, _ arguments: [Code], _ uses: inout Uses) -> Code {
    func one(_ apply: @escaping (RowValue) -> RowValue) -> Code {
      guard arguments.count == 1 else { return Compiler.unknown }
      let argument = arguments[0]
      return Code { apply(argument($0)) }
    }
    func present(_ apply: @escaping (RowValue, CalendarPointer) -> RowValue) -> Code {
      guard arguments.count == 1 else { return Compiler.unknown }
      let argument = arguments[0]
      return Code { frame in
        let value = argument(frame)
        return Functions.absent(value) ?? apply(value, frame.pointee.calendar)
      }
    }
    func both(_ combine: @escaping (RowValue, RowValue, CalendarPointer) -> RowValue) -> Code {
      guard arguments.count == 2 else { return Compiler.unknown }
      let (a, b) = (arguments[0], arguments[1])
      return Code { combine(a($0), b($0), $0.pointee.calendar) }
    }
    func since(_ unit: Double) -> Code {
      uses.readsMoment = true
      return present { Functions.since($0, unit, $1) }
    }
    func extreme(largest: Bool) -> Code {
      Code { frame in Functions.extreme(arguments.lazy.map { $0(frame) }, largest: largest) }
    }
    switch function {
    case .round: return both { a, b, _ in Arithmetic.round(a, places: b) }
    case .floor: return one(Arithmetic.floor)
    case .ceiling: return one(Arithmetic.ceiling)
    case .absolute: return one(Arithmetic.absolute)
    case .squareRoot: return one(Arithmetic.squareRoot)
    case .ln: return one(Arithmetic.naturalLogarithm)
    case .log10: return one(Arithmetic.decimalLogarithm)
    case .exp: return one(Arithmetic.exponential)
    case .smallestOf: return extreme(largest: false)
    case .largestOf: return extreme(largest: true)
    case .minutesSince: return since(60)
    case .hoursSince: return since(3600)
    case .daysSince: return since(86_400)
    case .wholeYears: return both { MomentArithmetic.whole(.years, from: $0, to: $1, $2) }
    case .wholeMonths: return both { MomentArithmetic.whole(.months, from: $0, to: $1, $2) }
    case .wholeDays: return both { MomentArithmetic.whole(.days, from: $0, to: $1, $2) }
    case .timeOfDay: return present(Functions.timeOfDay)
    case .day: return present(Functions.date)
    case .weekday: return present { Functions.part(of: $0, $1) { .word(UInt32($0.weekday)) } }
    case .month: return present { Functions.part(of: $0, $1) { .number(Double($0.parts.month)) } }
    case .year: return present { Functions.part(of: $0, $1) { .number(Double($0.parts.year)) } }
    case .hour: return present(Functions.hour)
    case .length: return present { value, _ in Functions.length(value) }
    case .contrast: return both { a, b, _ in Functions.contrast(a, b) }
    }
  }
}
