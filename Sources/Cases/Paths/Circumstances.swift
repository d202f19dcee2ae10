import RuleModel

/// One thing that is so in a case.
public enum Circumstance {
  case missing(Expression)
  case value(Expression, Literal)
  /// A number, time or date that lies between two, or on one side of one.
  case within(Expression, Ends)
  /// One of these words.
  case oneOf(Expression, [Literal])
  /// A text or colour that no condition names.
  case other(Expression)
  /// Exactly these of the words that are asked about.
  case holds(Expression, [Literal])
  /// Whether a text is in a list.
  case listed(Expression, list: Int, Bool)
  /// Less than, equal to or more than another: -1, 0, 1.
  case order(Expression, Expression, Int)
}

extension Circumstance {
  /// The ends of a range, and whether with that value or beside it.
  public struct Ends {
    /// The lower end; nil: none.
    public var low: Literal?
    /// The upper end; nil: none.
    public var high: Literal?
    /// Whether the lower end is in.
    public var takesLow = false
    /// Whether the upper end is in.
    public var takesHigh = false
  }
}

extension Path {
  /// Whether it holds only for numbers with more digits than any that is written: where the
  /// evaluator rounds, rather than where somebody forgot something.
  func isHairThin(_ splits: Splits) -> Bool {
    asked.contains { level, cell in
      guard case .quantity(let quantity) = splits.splits[level],
        case .field = splits.quantities[quantity]
      else {
        return false
      }
      return splits.isHairThin(quantity, splits.cells(quantity)[cell])
    }
  }
}

extension Splits {
  /// Whether a number has to have more digits than any that is written, to lie in a cell.
  func isHairThin(_ quantity: Int, _ cell: Cell) -> Bool {
    if kind(quantity) != .number { return false }
    if case .constant(.number(let x)) = cell { return decimal(x) != x }
    guard case .between(let place) = cell else { return false }
    let cuts = sorted(quantity).compactMap(\.amount)
    guard place > 0, place < cuts.count else { return false }
    let middle = decimal(cuts[place - 1] + (cuts[place] - cuts[place - 1]) / 2)
    return middle <= cuts[place - 1] || middle >= cuts[place]
  }
}

/// The description of a region for people: things by their expressions, numbers by their ranges.
struct Circumstances {
  private(set) var all: [Circumstance] = []
  /// Whether nothing that the path asks hangs together with something else, and nothing is computed
  /// of a record.
  private(set) var isFree = true

  private let pack: Pack
  private let splits: Splits
  private let region: Region
  private var path: Path { region.path }
  private let given: Witness.Record?
  /// The quantities that other things on the path are computed from.
  private var parts: Set<Int> = []

  init(_ pack: Pack, _ splits: Splits, _ region: Region, given: Witness.Record?) {
    (self.pack, self.splits, self.region, self.given) = (pack, splits, region, given)
    let levels = region.path.asked
    var counted: [Int: Int] = [:]
    for (level, _) in levels {
      switch splits.splits[level] {
      case .quantity(let quantity):
        let roots = roots(quantity)
        if roots != [quantity] {
          parts.formUnion(roots)
          if !roots.allSatisfy(isAggregate) { isFree = false }
        }
        for root in roots where isAggregate(root) { counted[root, default: 0] += 1 }
        switch splits.quantities[quantity] {
        case .opaque, .day: isFree = false
        default: break
        }
      case .order(let a, let b):
        parts.formUnion([a, b])
        parts.formUnion(roots(a).union(roots(b)))
        isFree = false
      case .relation: isFree = false
      case .holds, .isNamed: break
      }
    }
    // Two counts may be counts of the same records.
    if counted.count > 1 || counted.values.contains(where: { $0 > 1 }) { isFree = false }
    for (level, cell) in levels { add(level, cell) }
  }

  private func isAggregate(_ quantity: Int) -> Bool {
    if case .aggregate = splits.quantities[quantity] { true } else { false }
  }

  /// The fields and aggregates that a quantity is computed from.
  private func roots(_ quantity: Int) -> Set<Int> {
    switch splits.quantities[quantity] {
    case .field, .aggregate, .opaque: [quantity]
    case .now, .day, .constant, .range: []
    case .negate(let part), .convert(let part, _), .stated(let part, _, _, _): roots(part)
    case .arithmetic(_, let a, let b, _): roots(a).union(roots(b))
    case .call(_, let parts, _): parts.reduce(into: []) { $0.formUnion(roots($1)) }
    }
  }

  private mutating func add(_ level: Int, _ cell: Int) {
    switch splits.splits[level] {
    case .quantity(let quantity):
      guard let expression = expression(quantity) else { return }
      let before = all.count
      add(quantity, splits.cells(quantity)[cell], region.cells[level] ?? [cell], expression)
      if all.count > before, splits.turned.contains(quantity), splits.names[quantity] == nil,
        case .arithmetic(let sign, let a, let b) = expression
      {
        all[all.count - 1] = turned(all[all.count - 1], .arithmetic(sign, b, a))
      }
    case .order(let a, let b):
      if let x = expression(a), let y = expression(b) { all.append(.order(x, y, cell - 1)) }
    case .isNamed(let text, let lists):
      guard let expression = expression(text) else { return }
      let isAny = path.asked.contains { level, cell in
        if case .isNamed(text, _) = splits.splits[level] { cell == 1 } else { false }
      }
      if cell == 1 || !isAny {
        for list in lists {
          guard let index = pack.lists.firstIndex(where: { $0.folded == splits.lists[list] }) else {
            continue
          }
          all.append(.listed(expression, list: index, cell == 1))
        }
      }
    case .holds, .relation: break
    }
  }

  /// The same about a difference that is written the other way round.
  private func turned(_ circumstance: Circumstance, _ other: Expression) -> Circumstance {
    func turned(_ literal: Literal?) -> Literal? {
      if case .number(let x)? = literal { .number(0 - x) } else { nil }
    }
    switch circumstance {
    case .value(_, let literal): return turned(literal).map { .value(other, $0) } ?? circumstance
    case .within(_, let ends):
      return .within(
        other,
        .init(
          low: turned(ends.high), high: turned(ends.low), takesLow: ends.takesHigh,
          takesHigh: ends.takesLow))
    default: return circumstance
    }
  }

  /// Several cells, or the one between two constants.
  /// - Returns: whether there was something to say in this way.
  private mutating func addSpan(
    _ quantity: Int, _ cells: Set<Int>, _ expression: Expression
  ) -> Bool {
    let all = splits.cells(quantity)
    let regions = cells.compactMap { splits.region(quantity, all[$0]) }
    if regions.isEmpty {
      let words = cells.sorted().compactMap { cell -> Literal? in
        if case .constant(let literal) = all[cell] { literal } else { nil }
      }
      guard cells.count > 1, words.count == cells.count else {
        return cells.count > 1 && cells.count == known(all)
      }
      if words.count < known(all) { self.all.append(.oneOf(expression, words)) }
      return true
    }
    guard let first = regions.map(\.low).min(), let last = regions.map(\.high).max(),
      splits.kind(quantity) != nil,
      first < last || first % 2 == 0
    else { return false }
    if parts.contains(quantity), cells.count == known(all) { return true }
    let ends = ends(quantity, first, last)
    if let low = ends.low, low == ends.high {
      self.all.append(.value(expression, low))
    } else if ends.low != nil || ends.high != nil {
      self.all.append(.within(expression, ends))
    }
    return true
  }

  /// How many cells there are for something that is entered.
  private func known(_ cells: [Cell]) -> Int {
    cells.filter {
      switch $0 {
      case .between, .constant, .other: true
      case .missing, .unknown, .span, .closedList, .openList: false
      }
    }.count
  }

  /// - Parameters: the first and the last region: 2k before the k-th constant, 2k + 1 at it.
  private func ends(_ quantity: Int, _ first: Int, _ last: Int) -> Circumstance.Ends {
    let cuts = splits.sorted(quantity).compactMap(\.amount)
    let bounds = splits.bounds(quantity)
    let step = splits.kind(quantity) == .date ? 1 : bounds.step
    func next(_ x: Double, _ by: Double) -> Double? {
      if step == 0 || x.magnitude >= 9e15 { return nil }
      return by > 0
        ? (x / step).rounded(.down) * step + step : (x / step).rounded(.up) * step - step
    }
    var ends = Circumstance.Ends()
    if first % 2 == 1 {
      (ends.low, ends.takesLow) = (literal(cuts[first / 2], quantity), true)
    } else if first > 0,
      max(cuts[first / 2 - 1], bounds.low) > bounds.low || cuts[first / 2 - 1] == bounds.low
    {
      let cut = cuts[first / 2 - 1]
      (ends.low, ends.takesLow) = (literal(next(cut, 1) ?? cut, quantity), next(cut, 1) != nil)
    } else if bounds.low.isFinite {
      (ends.low, ends.takesLow) = (literal(bounds.low, quantity), true)
    }
    if last % 2 == 1 {
      (ends.high, ends.takesHigh) = (literal(cuts[last / 2], quantity), true)
    } else if last / 2 < cuts.count, cuts[last / 2] <= bounds.high {
      let cut = cuts[last / 2]
      (ends.high, ends.takesHigh) = (literal(next(cut, -1) ?? cut, quantity), next(cut, -1) != nil)
    } else if bounds.high.isFinite {
      (ends.high, ends.takesHigh) = (literal(bounds.high, quantity), true)
    }
    return ends
  }

  private mutating func add(
    _ quantity: Int, _ cell: Cell, _ cells: Set<Int>, _ expression: Expression
  ) {
    switch cell {
    case .between, .constant: if addSpan(quantity, cells, expression) { return }
    default: break
    }
    switch cell {
    case .missing: all.append(.missing(expression))
    case .unknown, .openList: break
    case .closedList:
      let held = path.asked.compactMap { level, cell -> Literal? in
        if case .holds(quantity, let literal) = splits.splits[level], cell == 1 {
          literal
        } else {
          nil
        }
      }
      let isAsked = path.asked.contains { level, _ in
        if case .holds(quantity, _) = splits.splits[level] { true } else { false }
      }
      if isAsked { all.append(.holds(expression, held)) }
    case .constant(let literal): all.append(.value(expression, literal))
    case .between where [.text, .colour].contains(splits.fields[quantity]?.type):
      add(quantity, .other, [], expression)
    case .between, .span:
      if parts.contains(quantity), splits.sorted(quantity).isEmpty { return }
      if let literal = value(quantity) ?? standing(quantity, cell) {
        all.append(.value(expression, literal))
      }
    case .other:
      if case .call(.weekday, _, _) = splits.quantities[quantity] {
        let named = splits.sorted(quantity)
        if let day = Enumeration.weekdays.words.map({ Literal.word($0) }).first(where: {
          !named.contains($0)
        }) {
          all.append(.value(expression, day))
        }
        return
      }
      if let literal = value(quantity), splits.fields[quantity]?.type != .text,
        splits.fields[quantity]?.type != .colour
      {
        all.append(.value(expression, literal))
      } else if !path.asked.contains(where: { level, _ in
        if case .isNamed(quantity, _) = splits.splits[level] { true } else { false }
      }) {
        all.append(.other(expression))
      }
    }
  }

  /// The value in the record.
  private func value(_ quantity: Int) -> Literal? {
    guard case .field(_, let name, 0, _) = splits.quantities[quantity],
      case .value(let literal)? = given?.fields[name]
    else { return nil }
    return literal
  }

  /// A number of a cell.
  private func standing(_ quantity: Int, _ cell: Cell) -> Literal? {
    let bounds = splits.bounds(quantity)
    guard let region = splits.region(quantity, cell) else { return nil }
    let cuts = splits.sorted(quantity).compactMap(\.amount)
    let low = region.low / 2 > 0 ? cuts[region.low / 2 - 1] : nil
    let high = region.low / 2 < cuts.count ? cuts[region.low / 2] : nil
    guard let x = region.low % 2 == 1 ? cuts[region.low / 2] : bounds.some(above: low, below: high)
    else { return nil }
    return literal(x, quantity)
  }

  private func literal(_ x: Double, _ quantity: Int) -> Literal? {
    switch splits.kind(quantity) {
    case .number: return .number(x)
    case .time: return x.magnitude < 2e17 ? .time(Instant(microseconds: Int64(x))) : nil
    case .date: return x.magnitude < 2e6 ? .date(CivilDate(days: Int32(x))) : nil
    case .timeOfDay: return .timeOfDay(Int64(x))
    case nil: return nil
    }
  }

  /// As it could be written; a name for it comes before the way it is computed.
  private func expression(_ quantity: Int) -> Expression? {
    if let name = splits.names[quantity] { return name }
    switch splits.quantities[quantity] {
    case .field(_, _, let depth, _):
      return depth == 0 ? splits.fields[quantity]?.index.map { .field($0, level: 0) } : nil
    case .now: return .now
    case .constant(let literal): return .literal(literal)
    case .range, .day: return nil
    case .aggregate(_, _, let index): return .aggregate(index)
    case .arithmetic(let sign, let a, let b, _):
      guard let x = expression(a), let y = expression(b) else { return nil }
      return .arithmetic(sign, x, y)
    case .negate(let part): return expression(part).map { .negate($0) }
    case .convert(let part, let change): return expression(part).map { .convert($0, change) }
    case .stated(let part, _, _, _): return expression(part)
    case .call(let function, let parts, _):
      let all = parts.compactMap(expression)
      return all.count == parts.count ? .call(function, all) : nil
    case .opaque(_, _, let expression): return expression
    }
  }
}
