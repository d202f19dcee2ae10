import RuleModel

/// One decision being made: the subject, the record in hand if there is one, and the `let` values
/// in reach.
final class ReferenceScope {
  let world: ReferenceWorld
  let subject: String?
  /// The record in hand; nil for a history decision.
  let record: Int?
  let bindings: [Binding]
  private var bindingValues: [Int: ReferenceValue] = [:]
  private var answers: [Int: [ReferenceValue]] = [:]

  init(_ world: ReferenceWorld, subject: String?, record: Int?, bindings: [Binding]) {
    self.world = world
    self.subject = subject
    self.record = record
    self.bindings = bindings
  }

  /// The day that tells which rules and thresholds are in force.
  var day: CivilDate {
    if let asOf = world.asOf { return asOf }
    if let record, let time = world.time(of: record) { return world.calendar.day(time) }
    return world.calendar.day(world.now)
  }

  /// `now` takes the clock of what is asked where it does not say where it is.
  private var nowOfHistory: Instant {
    guard world.calendar.hasUnknownDay(world.now) else { return world.now }
    if let minutes = world.placed[-1] { return world.now.onDeclaredClock(minutes) }
    guard let latest = world.latestRecord(of: subject) else { return world.now }
    return Instant(microseconds: world.now.microseconds, offset: world.time(of: latest)!.offset)
  }

  func isInForce(from: CivilDate?, until: CivilDate?) -> Bool {
    if let from, day.days < from.days { return false }
    if let until, day.days > until.days { return false }
    return true
  }

  func value(ofBinding index: Int) -> ReferenceValue {
    if let known = bindingValues[index] { return known }
    let value = evaluate(bindings[index].expression, in: record)
    bindingValues[index] = value
    return value
  }

  func value(ofThreshold index: Int) -> ReferenceValue {
    let threshold = world.pack.thresholds[index]
    if threshold.hasHistory, let record, world.asOf == nil, world.isUndated(record) {
      if threshold.from != nil || threshold.until != nil { return .unknown }
      let values = ([threshold.value] + threshold.was.map(\.value)).map { ReferenceValue($0) }
      if values.allSatisfy({ $0 == values[0] }) { return values[0] }
      let numbers = values.compactMap { value -> Double? in
        if case .number(let number) = value { number } else { nil }
      }
      guard numbers.count == values.count else { return .unknown }
      return .range(numbers.min()!, numbers.max()!)
    }
    if let record, world.asOf == nil, let time = world.time(of: record) {
      return world.calendar.agreed(time) { ofThreshold(threshold, on: world.calendar.day($0)) }
        ?? .unknown
    }
    return ofThreshold(threshold, on: day)
  }

  private func ofThreshold(_ threshold: Threshold, on day: CivilDate) -> ReferenceValue {
    if let from = threshold.from, day.days < from.days { return .missing }
    if let until = threshold.until, day.days > until.days { return .missing }
    for earlier in threshold.was where day.days <= earlier.until.days {
      return ReferenceValue(earlier.value)
    }
    return ReferenceValue(threshold.value)
  }

  func answer(table: Int, column: Int) -> ReferenceValue {
    if let known = answers[table] { return known[column] }
    let asked = world.pack.tables[table]
    // As with a threshold, there is no value outside the days in force.
    let isInForce = asked.status != .retired && isInForce(from: asked.from, until: asked.until)
    let values =
      isInForce
      ? referenceAnswers(asked, world: world, subject: subject, record: record)
      : asked.columns.map { _ in .missing }
    answers[table] = values
    return values[column]
  }

  /// Whether another rule fires for the record looked at, or for that in hand.
  private func fires(_ id: String, about here: Int?) -> ReferenceValue {
    guard let rule = world.pack.rules.first(where: { $0.id == id }) else { return .unknown }
    var about: Int?
    if case .each(let type) = rule.scope {
      about = [here, record].compactMap { $0 }.first { world.records[$0].type == type }
      if about == nil { return .unknown }
    }
    let scope = ReferenceScope(world, subject: subject, record: about, bindings: rule.bindings)
    guard rule.status != .retired, scope.isInForce(from: rule.from, until: rule.until) else {
      return .truth(false)
    }
    switch world.outcome(rule, scope.truth(rule.condition)) {
    case .fires: return .truth(true)
    case .silent: return .truth(false)
    case .unknown: return .unknown
    }
  }

  func truth(_ condition: Condition?) -> ReferenceTruth {
    condition.map { self.condition($0.expression, in: record) } ?? .yes
  }

  /// A condition: what is the same wherever the record may have been is so, though it does not say
  /// where it was.
  func condition(_ expression: Expression, in here: Int?) -> ReferenceTruth {
    let plain = evaluatePlainly(expression, in: here).asCondition
    var questions = PlaceQuestions(world.pack)
    guard plain == .unknown, questions.asksPlace(expression, bindings.map(\.expression))
    else { return plain }
    let others = [record].compactMap { $0 }.filter {
      $0 != here && PlaceQuestions.comparesDays(expression)
    }
    var open = others.filter { world.isOpen($0) }
    if let here {
      if world.isOpen(here) || world.isNowOpen(here) { open.insert(here, at: 0) }
    } else if world.calendar.hasUnknownDay(nowOfHistory) {
      open = [-1]
    }
    if open.isEmpty { return plain }
    var found: Set<ReferenceTruth> = []
    tryPlaces(open[...], world) { world in
      let scope = ReferenceScope(
        world, subject: self.subject, record: self.record, bindings: self.bindings)
      found.insert(scope.evaluatePlainly(expression, in: here).asCondition)
      return found.count == 1 && !found.contains(.unknown)
    }
    return found.count == 1 ? found.first! : .unknown
  }

  /// Each record on each clock that it may be of, every one for itself; until the body has seen
  /// enough.
  @discardableResult private func tryPlaces(
    _ records: ArraySlice<Int>, _ world: ReferenceWorld, _ body: (ReferenceWorld) -> Bool
  ) -> Bool {
    guard let first = records.first else { return body(world) }
    return stride(from: Int16(-720), through: 840, by: 15).allSatisfy { minutes in
      var placed = world
      placed.placed[first] = minutes
      return tryPlaces(records.dropFirst(), placed, body)
    }
  }

  /// `here` is the record that `level` 0 names: the record in hand or, inside a `where`, the one
  /// looked at.
  func evaluate(_ expression: Expression, in here: Int?) -> ReferenceValue {
    switch expression {
    case .compare, .between, .isMissing, .isUnreadable, .isOneOf, .isInList, .includes, .not, .all,
      .any:
      ReferenceValue(condition(expression, in: here))
    default: evaluatePlainly(expression, in: here)
    }
  }

  private func evaluatePlainly(_ expression: Expression, in here: Int?) -> ReferenceValue {
    func value(_ part: Expression) -> ReferenceValue { evaluate(part, in: here) }
    func truth(_ part: Expression) -> ReferenceTruth { condition(part, in: here) }
    switch expression {
    case .literal(let literal): return ReferenceValue(literal)
    case .field(let field, let level):
      return world.value(of: field, in: level == 0 ? here! : record!)
    case .binding(let index): return self.value(ofBinding: index)
    case .threshold(let index): return self.value(ofThreshold: index)
    case .answer(let table, let column):
      // Inside a `where`, a table about the kind of record looked at answers for that record.
      if let here, here != record, world.pack.tables[table].scope == .each(world.records[here].type)
      {
        return ReferenceScope(world, subject: subject, record: here, bindings: []).answer(
          table: table, column: column)
      }
      return answer(table: table, column: column)
    case .fires(let rule): return fires(rule, about: here)
    case .now: return .time(here.map { world.now(for: $0) } ?? nowOfHistory)
    case .aggregate(let index): return aggregate(world.pack.aggregates[index])
    case .negate(let part): return negated(value(part))
    case .arithmetic(let sign, let a, let b):
      return arithmetic(sign, value(a), value(b), world.calendar)
    case .convert(let part, let change):
      let given = value(part)
      // A span of the calendar as an age, in days.
      if case .period(let period) = given {
        return .number(change.apply(Double(period.days) + Double(period.months) * 365.25 / 12))
      }
      return numeric(given) { change.apply($0) }
    case .compare(let comparison, let a, let b):
      return ReferenceValue(compared(comparison, value(a), value(b)))
    case .between(let part, let low, let high, let includesHigh):
      return ReferenceValue(isBetween(value(part), value(low), value(high), includesHigh))
    case .isUnreadable(let part):
      switch value(part) {
      case .unknown, .list(_, open: true): return .truth(true)
      default: return .truth(false)
      }
    case .isMissing(let part):
      switch value(part) {
      case .missing: return .truth(true)
      case .unknown: return .unknown
      default: return .truth(false)
      }
    case .isOneOf(let part, let others):
      let left = value(part)
      return ReferenceValue(.any(others.map { compared(.equal, left, value($0)) }))
    case .isInList(let part, let list):
      guard case .text(let text) = value(part) else { return .unknown }
      return .truth(isName(text, in: world.pack.lists[list]))
    case .includes(let part, let quantifier, let others):
      let list = value(part)
      let found = others.map { includes(list, value($0)) }
      return ReferenceValue(quantifier == .any ? .any(found) : .all(found))
    case .not(let part): return ReferenceValue(!truth(part))
    case .all(let parts): return ReferenceValue(.all(parts.map { truth($0) }))
    case .any(let parts): return ReferenceValue(.any(parts.map { truth($0) }))
    case .howMany(let parts):
      let truths = parts.map { truth($0) }
      let sure = truths.count { $0 == .yes }
      return .between(Double(sure), Double(sure + truths.count { $0 == .unknown }))
    case .otherwise(let first, let second):
      switch value(first) {
      case .missing: return value(second)
      // Present or not: the two must agree, and nothing agrees with what nobody can tell.
      case .unknown: return .unknown
      case let known: return known
      }
    case .call(let function, let arguments):
      return call(function, arguments.map { value($0) }, self)
    case .points(let part, let points):
      switch value(part) {
      case .word(let word): return points[word].map { .number($0) } ?? .missing
      case .missing: return .missing
      default: return .unknown
      }
    case .test(let test): return value(test.expression)
    }
  }
}
