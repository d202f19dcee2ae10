import RuleModel

/// The value that an aggregate computes, in a normal form: its condition and operand are diagrams,
/// so that names, brackets, order and negations do not count.
struct AggregateForm: Hashable {
  var operation: String
  var operand: Diagram?
  var record: String
  /// 0 where both packs place and read such records alike.
  var side: Int
  var window: Window
  var moment: Diagram?
  var condition: Diagram
  var decision: String?
  var zone: Int
}

extension Walker {
  func aggregate(_ index: Int, _ scope: Scope) throws(OutOfBudget) -> Diagram {
    let scope = scope.outer.first ?? scope
    let pack = packs[scope.side]
    let aggregate = pack.aggregates[index]
    let own = quantity(ofAggregate: index, scope)
    // An aggregate around a record that is itself looked at is left as it is.
    if scope.depth > 0 { return try split(own) }
    let inside = inside(aggregate, scope)
    var form = AggregateForm(
      operation: aggregate.operation.name, record: pack.records[aggregate.record].name, side: 0,
      window: aggregate.window.with(moment: .now), condition: end(.yes), zone: zone(scope))
    if !isPlacedAlike(form.record) { form.side = 1 + scope.side }
    if let operand = aggregate.operand { form.operand = try value(operand, inside) }
    if let moment = aggregate.window.moment { form.moment = try value(moment, scope) }
    let condition = [aggregate.condition, nothingLater(pack.records[aggregate.record])]
      .compactMap { $0 }
    if !condition.isEmpty { form.condition = try self.condition(.all(condition), inside) }
    if let record = scope.record { form.decision = pack.records[record].name }
    let quantity = forms[form] ?? own
    if forms[form] == nil {
      for (other, place) in forms {
        if try isNeverMore(form, other) { splits.ordered.insert([quantity, place]) }
        if try isNeverMore(other, form) { splits.ordered.insert([place, quantity]) }
      }
    }
    forms[form] = quantity
    if let bounds = aggregate.operation.bounds ?? valueBounds(aggregate, pack) {
      splits.counts[quantity] = bounds
    }
    return try split(quantity)
  }

  /// Asks whether a record is not later than now. No other is in any window, so that a condition
  /// that asks for it is the same as one that does not. Nil where a record may lack a time.
  private func nothingLater(_ type: RecordType) -> Expression? {
    guard let time = type.time, type.times == [time], !type.mayLackTime else { return nil }
    return .compare(.lessOrEqual, .field(time, level: 0), .now)
  }

  func quantity(ofAggregate index: Int, _ scope: Scope) -> Int {
    splits.quantity(
      .aggregate(side: scope.side, context: scope.context * 2 + scope.depth, index: index))
  }

  /// The scope for names within an aggregate.
  func inside(_ aggregate: Aggregate, _ scope: Scope) -> Scope {
    Scope(
      side: scope.side, record: aggregate.record, depth: 1, bindings: [], context: scope.context,
      outer: [scope])
  }

  /// Whether the one is never more than the other, whatever is logged.
  private func isNeverMore(_ a: AggregateForm, _ b: AggregateForm) throws(OutOfBudget) -> Bool {
    var same = a
    (same.operation, same.condition) = (b.operation, b.condition)
    guard same == b else { return false }
    switch (a.operation, b.operation) {
    case ("records", "records"), ("distinct days", "distinct days"), ("distinct", "distinct"):
      let holds = try diagrams.join(a.condition, b.condition) {
        (narrow, wide) throws(OutOfBudget) in
        self.end(narrow == .yes && wide != .yes ? .no : .yes)
      }
      return holds == end(.yes)
    case ("smallest", "largest"), ("smallest", "average"), ("average", "largest"):
      return a.condition == b.condition
    default: return false
    }
  }

  /// Of a number of the records itself, the ends that its declaration leaves it.
  private func valueBounds(_ aggregate: Aggregate, _ pack: Pack) -> Bounds? {
    guard case .field(let index, level: 0)? = aggregate.operand,
      case .number = pack.records[aggregate.record].fields[index].type
    else { return nil }
    let field = pack.records[aggregate.record].fields[index]
    let (low, high) = (
      field.range?.lowerBound ?? -.infinity, field.range?.upperBound ?? .infinity
    )
    switch aggregate.operation {
    case .average, .smallest, .largest, .latest, .earliest, .nearest:
      return Bounds(low: low, high: high)
    case .sum: return Bounds(low: low >= 0 ? 0 : -.infinity, high: high <= 0 ? 0 : .infinity)
    case .countRecords, .countDistinctDays, .countDistinct, .share, .longestRun, .longestRunOfDays:
      return nil
    }
  }

  /// Whether both packs take the same records of a type, of the same subject and time.
  func isPlacedAlike(_ name: String) -> Bool {
    let types = packs.compactMap { pack in pack.records.first { $0.name == name } }
    guard let first = types.first else { return false }
    func placing(_ type: RecordType) -> [[Field]] {
      func field(_ place: Int?) -> [Field] {
        (place.map { [type.fields[$0]] } ?? []).map {
          var field = $0
          field.origin = .none
          return field
        }
      }
      return [
        field(type.key), field(type.subject), type.times.flatMap(field), field(type.recorded),
        field(type.others),
      ]
    }
    return types.count == packs.count
      && types.allSatisfy { placing($0) == placing(first) && $0.mayLackTime == first.mayLackTime }
  }
}

extension Aggregate.Operation {
  var name: String {
    switch self {
    case .countRecords: "records"
    case .countDistinctDays: "distinct days"
    case .countDistinct: "distinct"
    case .sum: "sum"
    case .average: "average"
    case .smallest: "smallest"
    case .largest: "largest"
    case .latest: "latest"
    case .earliest: "earliest"
    case .nearest: "nearest"
    case .share: "share"
    case .longestRun: "longest run"
    case .longestRunOfDays: "longest run of days"
    }
  }

  /// The bounds of its value.
  var bounds: Bounds? {
    switch self {
    case .countRecords, .countDistinctDays, .countDistinct, .longestRun, .longestRunOfDays:
      Bounds(low: 0, step: 1)
    case .share: Bounds(low: 0, high: 1)
    case .sum, .average, .smallest, .largest, .latest, .earliest, .nearest: nil
    }
  }
}

extension Window {
  func with(moment: Expression) -> Window {
    switch self {
    case .before(let span, _): .before(span, moment)
    case .within(let span, _): .within(span, moment)
    case .allTime, .this, .last: self
    }
  }
}
