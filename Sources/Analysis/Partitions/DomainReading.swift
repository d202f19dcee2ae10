import RuleModel

/// What an expression can give, as far as its parts tell: fields their ranges, words their points, tables their values.
final class DomainReader {
  private let pack: Pack
  private let today: CivilDate
  private var columns: [Int: Domain] = [:]
  private var depth = 0

  init(pack: Pack, today: CivilDate) {
    self.pack = pack
    self.today = today
  }

  func domain(_ expression: Expression, _ bindings: [Binding], _ record: Int?) -> Domain {
    func domain(_ part: Expression) -> Domain { self.domain(part, bindings, record) }
    depth += 1
    defer { depth -= 1 }
    if depth > 100 { return .any }
    switch expression {
    case .literal(let literal): return Partition.number(literal).map { Domain(of: [$0]) } ?? .any
    case .threshold(let index):
      return pack.thresholds[index].value(on: today).flatMap(Partition.number).map { Domain(of: [$0]) } ?? .any
    case .field(let index, level: 0): return record.map { field(pack.records[$0].fields[index]) } ?? .any
    case .field, .now: return .any
    case .binding(let index): return bindings.indices.contains(index) ? domain(bindings[index].expression) : .any
    case .test(let test): return domain(test.expression)
    case .answer(let table, let column): return self.column(column, of: table)
    case .aggregate(let index): return aggregate(pack.aggregates[index], bindings)
    case .negate(let a): return domain(a).scaled(by: -1)
    case .convert(let a, let change): return domain(a).mapped(change.apply)
    case .otherwise(let a, let b): return domain(a).union(domain(b))
    case .howMany(let parts): return Domain(low: 0, high: Double(parts.count), isWhole: true)
    case .points(_, let points): return Domain(of: points.values)
    case .call(let function, let arguments): return call(function, arguments, bindings, record)
    case .arithmetic(let sign, let a, let b):
      let type = Phrases(pack: pack, bindings: bindings, record: record).type(of: expression)
      let isPlain =
        switch type {
        case .time, .date, .timeOfDay: false;
        default: true
        }
      let sides = [a, b].map { Phrases(pack: pack, bindings: bindings, record: record).type(of: $0) }
      let areNumbers = sides.allSatisfy { side in
        switch side {
        case .time, .date, .timeOfDay, .period: false;
        default: true
        }
      }
      guard isPlain, areNumbers else { return .any }
      switch sign {
      case .plus: return domain(a).plus(domain(b))
      case .minus: return domain(a).plus(domain(b).scaled(by: -1))
      case .times: return domain(a).times(domain(b))
      case .divided: return domain(a).divided(by: domain(b))
      case .power:
        let base = domain(a)
        return base.low >= 0 ? Domain(low: 0) : .any
      }
    default: return .any
    }
  }

  private func field(_ field: Field) -> Domain {
    switch field.type {
    case .number:
      Domain(
        low: field.range?.lowerBound ?? -.infinity, high: field.range?.upperBound ?? .infinity, isWhole: field.isWhole)
    case .date: Domain(isWhole: true)
    case .timeOfDay: Domain(low: 0, high: 86_399_999_999)
    default: .any
    }
  }

  /// What a table's rows give; of rows that are added up the sums.
  private func column(_ column: Int, of index: Int) -> Domain {
    let key = index << 8 | column
    if let known = columns[key] { return known }
    columns[key] = .any
    let table = pack.tables[index]
    if let stated = table.columns[column].range {
      columns[key] = Domain(low: stated.lowerBound, high: stated.upperBound, isWhole: table.columns[column].isWhole)
    }
    var record: Int?
    if case .each(let own) = table.scope { record = own }
    let rows = table.rows.map { domain($0.values[column], table.bindings, record) }
    var result: Domain
    if table.policy == .addedUp {
      result = Domain(of: [0])
      for (row, domain) in zip(table.rows, rows) {
        result = result.plus(row.condition == nil ? domain : domain.union(Domain(of: [0])))
      }
    } else {
      result = rows.dropFirst().reduce(rows.first ?? .any) { $0.union($1) }
    }
    if case .values(let values) = table.otherwise {
      result = result.union(domain(values[column], table.bindings, record))
    }
    columns[key] = columns[key]!.meet(result)
    return columns[key]!
  }

  private func aggregate(_ aggregate: Aggregate, _ bindings: [Binding]) -> Domain {
    func inner(_ expression: Expression) -> Domain { domain(expression, bindings, aggregate.record) }
    switch aggregate.operation {
    case .countRecords, .countDistinct, .countDistinctDays, .longestRun, .longestRunOfDays:
      return Domain(low: 0, isWhole: true)
    case .share: return Domain(low: 0, high: 1)
    case .sum(let a):
      let each = inner(a)
      var result = Domain(low: each.low >= 0 ? 0 : -.infinity, high: each.high <= 0 ? 0 : .infinity)
      result.isWhole = each.isWhole
      return result
    case .average(let a):
      let each = inner(a)
      return Domain(low: each.low, high: each.high)
    case .smallest(let a), .largest(let a), .latest(let a), .earliest(let a): return inner(a)
    }
  }

  private func call(
    _ function: Function, _ arguments: [Expression], _ bindings: [Binding], _ record: Int?
  ) -> Domain {
    func argument(_ index: Int) -> Domain { domain(arguments[index], bindings, record) }
    switch function {
    case .round:
      if case .literal(.number(0)) = arguments[1] {
        return argument(0).mapped(isWhole: true) { $0.isFinite ? $0.rounded() : $0 }
      }
      return Domain(low: argument(0).low, high: argument(0).high)
    case .floor: return argument(0).mapped(isWhole: true) { $0.isFinite ? $0.rounded(.down) : $0 }
    case .ceiling: return argument(0).mapped(isWhole: true) { $0.isFinite ? $0.rounded(.up) : $0 }
    case .absolute:
      let inner = argument(0)
      if let values = inner.values { return Domain(of: values.map(\.magnitude)) }
      var result = Domain(
        low: inner.low <= 0 && inner.high >= 0 ? 0 : min(inner.low.magnitude, inner.high.magnitude),
        high: max(inner.low.magnitude, inner.high.magnitude))
      result.isWhole = inner.isWhole
      return result
    case .squareRoot, .exp: return Domain(low: 0)
    case .smallestOf, .largestOf:
      let all = arguments.indices.map(argument)
      // Of a list the elements' range.
      if arguments.count == 1 {
        guard let record, case .field(let index, level: 0) = arguments[0] else { return .any }
        let list = pack.records[record].fields[index]
        return Domain(
          low: list.range?.lowerBound ?? -.infinity, high: list.range?.upperBound ?? .infinity, isWhole: list.isWhole)
      }
      var result = all.dropFirst().reduce(all[0]) { $0.union($1) }
      let bound = function == .smallestOf ? all.map(\.high).min()! : all.map(\.low).max()!
      result = result.meet(function == .smallestOf ? Domain(high: bound) : Domain(low: bound))
      return result
    case .wholeYears, .wholeMonths, .wholeDays, .year: return Domain(isWhole: true)
    case .month: return Domain(low: 1, high: 12, isWhole: true)
    case .hour: return Domain(low: 0, high: 23, isWhole: true)
    case .length: return Domain(low: 0, isWhole: true)
    case .contrast: return Domain(low: 1, high: 21)
    case .timeOfDay: return Domain(low: 0, high: 86_399_999_999)
    case .day: return Domain(isWhole: true)
    case .ln, .log10, .minutesSince, .hoursSince, .daysSince, .weekday: return .any
    }
  }
}

extension Domain {
  /// What lies in both.
  func meet(_ other: Domain) -> Domain {
    let (a, b) = (max(low, other.low), min(high, other.high))
    if let values = values ?? other.values {
      let inside = values.filter { $0 >= a && $0 <= b && (!(isWhole || other.isWhole) || $0 == $0.rounded()) }
      if !inside.isEmpty { return Domain(of: inside) }
    }
    return a <= b ? Domain(low: a, high: b, isWhole: isWhole || other.isWhole) : self
  }
}
