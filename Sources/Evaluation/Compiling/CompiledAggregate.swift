import RuleModel

/// An aggregate, compiled.
final class CompiledAggregate {
  let index: Int
  /// Index into `Pack.aggregates`.
  let source: Int
  /// The tests of its `where`, for saying why a record counted; empty unless that is wanted.
  let tests: [WrittenPart]
  /// The parts it takes from a record, for the same: the fields of a value, the tests of a
  /// condition.
  let taken: [WrittenPart]
  let operation: Aggregate.Operation
  let record: Int
  /// If the record type has no time, all its records are in every window.
  let hasTimes: Bool
  let window: Window
  let moment: Code?
  let operand: Code?
  /// Its `where`.
  let matches: FlatCondition
  /// The value that `operand` adds, asked for every record: an optional function would be held for
  /// each call.
  private let addition: Code
  let slot: Int
  /// The values it reads, as the decision that it belongs to sees them.
  let uses: Uses
  /// Depends on nothing but the subject's records and `now`, whatever the clock of the latest of
  /// them: can be folded up as records come in.
  let isClosed: Bool
  /// Whether a record matches is the same for every decision; only the window differs.
  let matchesAlike: Bool
  /// The values that its `where` and its operand read.
  let inside: Uses

  init(
    index: Int, source: Int, tests: [WrittenPart], taken: [WrittenPart], aggregate: Aggregate,
    hasTimes: Bool,
    moment: Code?, matches: FlatCondition, operand: Code?, slot: Int, uses: Uses, inside: Uses,
    matchesAlike: Bool, followsZones: Bool
  ) {
    self.index = index
    self.source = source
    self.tests = tests
    self.taken = taken
    operation = aggregate.operation
    record = aggregate.record
    window = aggregate.window
    self.hasTimes = hasTimes
    self.moment = moment
    self.matches = matches
    self.operand = operand
    let given = operand ?? Code { _ in .missing }
    switch operation {
    case .countDistinctDays, .longestRunOfDays:
      addition = Code {
        Functions.day(given($0), $0.pointee.calendar).map(RowValue.date) ?? .missing
      }
    default: addition = given
    }
    self.slot = slot
    self.uses = uses
    isClosed = matchesAlike && moment == nil && !followsZones && !inside.readsNowOfSubject
    self.matchesAlike = matchesAlike
    self.inside = inside
  }

  /// The contribution of a record whose time is in the window, or might be. Nil: it does not match.
  /// Without a `time` its place among the others is not known.
  func fact(_ frame: FramePointer, inWindow: Kleene, time: Int64?, sequence: Int64) -> Fact? {
    let holds = inWindow && matches.holds(frame)
    return holds == .no ? nil : fact(frame, isSure: holds == .yes, time: time, sequence: sequence)
  }

  /// The contribution of a record that matches, or might.
  @inline(__always) func fact(
    _ frame: FramePointer, isSure: Bool, time: Int64?, sequence: Int64
  ) -> Fact {
    if case .nearest = operation {
      return near(frame, isSure: isSure, time: time, sequence: sequence)
    }
    return Fact(
      isSure: isSure, value: addition(frame), time: time ?? 0, sequence: sequence,
      hasPlace: time != nil || !hasTimes)
  }

  /// How far it is from the moment of the window, in place of its time.
  private func near(_ frame: FramePointer, isSure: Bool, time: Int64?, sequence: Int64) -> Fact {
    var distance: Int64?
    if let time, hasTimes, let parent = frame.pointee.parent,
      case .time(let middle)? = moment?(parent)
    {
      distance = Int64(clamping: time.distance(to: middle.microseconds).magnitude)
    }
    return Fact(
      isSure: isSure, value: addition(frame), time: distance ?? 0, sequence: sequence,
      hasPlace: distance != nil)
  }

  /// For records that come in order of time.
  func makeOrderedColumn() -> Column {
    if case .longestRun = operation { TypedColumn(OrderedRunAccumulator()) } else { makeColumn() }
  }

  /// It counts different values: what two stretches of records come to is not soon put together.
  var countsDistinct: Bool {
    switch operation {
    case .countDistinctDays, .countDistinct: true
    case .countRecords, .sum, .average, .smallest, .largest, .latest, .earliest, .nearest, .share,
      .longestRun,
      .longestRunOfDays:
      false
    }
  }

  func makeColumn() -> Column {
    switch operation {
    case .countRecords: TypedColumn<CountAccumulator>(CountAccumulator())
    case .countDistinctDays: TypedColumn<DaysAccumulator>(DaysAccumulator(isRun: false))
    case .longestRunOfDays: TypedColumn<DaysAccumulator>(DaysAccumulator(isRun: true))
    case .countDistinct: TypedColumn<DistinctAccumulator>(DistinctAccumulator())
    case .sum: TypedColumn<SumAccumulator>(SumAccumulator())
    case .average: TypedColumn<AverageAccumulator>(AverageAccumulator())
    case .smallest: TypedColumn<ExtremeAccumulator>(ExtremeAccumulator(isLargest: false))
    case .largest: TypedColumn<ExtremeAccumulator>(ExtremeAccumulator(isLargest: true))
    case .latest: TypedColumn<LatestAccumulator>(LatestAccumulator(isLatest: true))
    case .earliest: TypedColumn<LatestAccumulator>(LatestAccumulator(isLatest: false))
    case .nearest: TypedColumn<NearestAccumulator>(NearestAccumulator())
    case .share: TypedColumn<ShareAccumulator>(ShareAccumulator())
    case .longestRun: TypedColumn<RunAccumulator>(RunAccumulator())
    }
  }
}

extension Aggregate {
  /// Whether its `where` or its window reads a `let` of the decision it belongs to.
  var readsBindings: Bool {
    let isBinding: (Expression) -> Bool = { if case .binding = $0 { true } else { false } }
    return condition?.contains(where: isBinding) == true
      || operand?.contains(where: isBinding) == true
      || window.moment?.contains(where: isBinding) == true
  }
}

extension Compiler {
  func compile(_ aggregate: Aggregate, _ packIndex: Int, _ scope: NameScope) -> CompiledAggregate {
    var inside = Uses()
    var outside = Uses()
    let inner = NameScope(
      record: aggregate.record, bindings: scope.bindings,
      bindingExpressions: scope.bindingExpressions,
      decision: scope.decision,
      isWhere: true, outerRecord: scope.record)
    let matches = flatCondition(aggregate.condition, inner, &inside)
    let operand = aggregate.operand.map { value($0, inner, &inside) }
    let moment = aggregate.window.moment.map { value($0, scope, &outside) }
    let tests =
      accounts ? written(aggregate.condition?.tests ?? [], looksInto: true, inner, &inside) : []
    let taken = accounts ? aggregate.operand.map { self.taken(from: $0, inner, &inside) } ?? [] : []
    var matchesAlike = inside.outer.isEmpty && !inside.readsDecision && inside.aggregates.isEmpty
    // How near a record is differs from decision to decision.
    if case .nearest = aggregate.operation { matchesAlike = false }
    var followsZones = false
    if case .last(.calendar) = aggregate.window {
      followsZones = pack.records.contains { $0.zoneField != nil }
    }
    let times = pack.records[aggregate.record].times
    let index = aggregates.count
    var its = inside
    (its.own, its.outer, its.readsDecision) = (inside.outer, [], false)
    its.inner[aggregate.record, default: []].formUnion(inside.own.union(times))
    its.aggregates.insert(index)
    var uses = outside
    uses.add(its)
    return CompiledAggregate(
      index: index, source: packIndex, tests: tests, taken: taken, aggregate: aggregate,
      hasTimes: !times.isEmpty, moment: moment, matches: matches, operand: operand,
      slot: flatStore.slot(), uses: uses, inside: inside, matchesAlike: matchesAlike,
      followsZones: followsZones)
  }

  /// The parts taken from each record, for saying which cannot be used.
  private func taken(
    from operand: Expression, _ scope: NameScope, _ uses: inout Uses
  ) -> [WrittenPart] {
    let inside = operand.tests
    if !inside.isEmpty { return written(inside, looksInto: true, scope, &uses) }
    guard let record = scope.record else { return [] }
    var fields: [Int] = []
    operand.walk {
      if case .field(let index, level: 0) = $0, !fields.contains(index) { fields.append(index) }
    }
    let tests = fields.map { index in
      let field = pack.records[record].fields[index]
      return Test(
        text: field.name, origin: .none, expression: .literal(.truth(true)),
        shown: .field(index, level: 0),
        shownType: field.type)
    }
    return written(tests, looksInto: false, scope, &uses)
  }
}
