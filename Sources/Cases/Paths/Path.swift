import RuleModel

/// A way through a diagram: the cell of each split on it. It means all cases in which they hold
/// together, which may be none.
struct Path {
  /// The splits that it asks, in order of their levels, and the cell of each.
  private(set) var asked: [(level: Int, cell: Int)] = []
  /// The cell of each split, by level; negative: it is not asked.
  private var cells: [Int] = []

  subscript(level: Int) -> Int? {
    level < cells.count && cells[level] >= 0 ? cells[level] : nil
  }

  /// Goes on from a split.
  mutating func enter(_ level: Int, _ cell: Int) {
    while cells.count <= level { cells.append(-1) }
    cells[level] = cell
    asked.append((level, cell))
  }

  /// Goes back to the last split.
  mutating func leave() { cells[asked.removeLast().level] = -1 }

  /// The cell of a quantity; nil where the path does not ask.
  func cell(_ quantity: Int, _ splits: Splits) -> Cell? {
    splits.level(ofQuantity: quantity).flatMap { self[$0] }.map { splits.cells(quantity)[$0] }
  }
}

/// Whether the parts of a path contradict each other. No answer is ever given by rounding: ends are
/// widened first.
final class PathBounds {
  let splits: Splits
  /// By quantity and cell.
  private var inside: [[Bounds??]] = []
  /// By quantity.
  private var declared: [Bounds?] = []
  /// By level; as long as the splits are no more.
  private var mayContradict: [Bool] = []

  init(splits: Splits) { self.splits = splits }

  /// Whether the cell of a split can contradict others: it is of something computed, or of
  /// something that is computed with or put in an order.
  func mayContradict(_ level: Int) -> Bool {
    if mayContradict.count < splits.splits.count {
      var parts = Set(splits.ordered.joined())
      for (quantity, what) in splits.quantities.enumerated() {
        if isComputed(quantity) { parts.insert(quantity) }
        parts.formUnion(what.parts)
        if let value = measured(quantity) { parts.formUnion([quantity, value]) }
      }
      for case .order(let a, let b) in splits.splits { parts.formUnion([a, b]) }
      mayContradict = splits.splits.map { split in
        switch split {
        case .quantity(let quantity): parts.contains(quantity)
        case .order, .holds: true
        case .isNamed, .relation: false
        }
      }
    }
    return mayContradict[level]
  }

  /// False only where no case can take the path.
  func mayBe(_ path: Path) -> Bool {
    var lengths: [Int: Int] = [:]
    var orders = Orders()
    for (level, cell) in path.asked where mayContradict(level) {
      switch splits.splits[level] {
      case .quantity(let quantity):
        if !isUnitOfItsValue(quantity, path) { return false }
        guard isComputed(quantity), let own = insideCell(quantity, path) else { continue }
        if !computed(quantity, path).meets(own) { return false }
        if case .arithmetic(.minus, let a, let b, _) = splits.quantities[quantity],
          let sign = sign(quantity, path)
        {
          orders.add(a, b, sign)
        }
      case .order(let a, let b):
        let (x, y) = (bounds(a, path), bounds(b, path))
        orders.add(a, b, cell - 1)
        guard splits.kind(a) == splits.kind(b), splits.kind(a) != nil else { continue }
        let cannotBe = [x.low >= y.high, !x.meets(y), x.high <= y.low]
        if cannotBe.indices.contains(cell), cannotBe[cell] { return false }
      case .holds(let list, _): if cell == 1 { lengths[list, default: 0] += 1 }
      case .isNamed, .relation: continue
      }
    }
    for pair in splits.ordered {
      guard path.cell(pair[0], splits) != nil, path.cell(pair[1], splits) != nil else { continue }
      if bounds(pair[0], path).low > bounds(pair[1], path).high { return false }
    }
    for (list, count) in lengths {
      let length = splits.quantity(.call(.length, [list], zone: 0))
      if bounds(length, path).high < Double(count) { return false }
    }
    return orders.mayBe { bounds($0, path) }
  }

  /// The field whose unit a quantity keeps, where that is asked for too.
  private func measured(_ quantity: Int) -> Int? {
    guard let name = splits.fields[quantity]?.measured,
      case .field(let record, _, let depth, let side) = splits.quantities[quantity]
    else { return nil }
    let value = Quantity.field(record: record, field: name, depth: depth, side: side)
    return splits.isKnown(value) ? splits.quantity(value) : nil
  }

  /// A unit is known of a value that is known, and of nothing else.
  private func isUnitOfItsValue(_ quantity: Int, _ path: Path) -> Bool {
    guard let measured = measured(quantity), let unit = path.cell(quantity, splits),
      let value = path.cell(measured, splits)
    else { return true }
    switch (unit, value) {
    case (.unknown, _), (_, .unknown): return unit == value
    case (.missing, _): return true
    default: return value != .missing
    }
  }

  /// On which side of zero a path has a computed number; nil where that is open.
  private func sign(_ quantity: Int, _ path: Path) -> Int? {
    guard let cell = path.cell(quantity, splits), let region = splits.region(quantity, cell),
      region.low == region.high,
      let zero = splits.sorted(quantity).firstIndex(where: { $0.amount ?? -1 >= 0 })
    else { return nil }
    let amount = splits.sorted(quantity)[zero].amount
    if region.low == 2 * zero + 1, amount == 0 { return 0 }
    if region.low > 2 * zero + 1 || region.low == 2 * zero + 1 { return 1 }
    return amount == 0 ? -1 : nil
  }

  private func isComputed(_ quantity: Int) -> Bool {
    switch splits.quantities[quantity] {
    case .arithmetic, .negate, .convert, .stated, .call: true
    case .field, .now, .day, .constant, .range, .aggregate, .opaque: false
    }
  }

  /// The ends of the cell that a path names; nil where that says nothing of numbers.
  func cellBounds(_ quantity: Int, _ path: Path) -> Bounds? {
    guard let cell = path.cell(quantity, splits), let region = splits.region(quantity, cell) else {
      return nil
    }
    let cuts = splits.sorted(quantity)
    func low(_ region: Int) -> Double {
      if region % 2 == 1 { return cuts[region / 2].amount ?? -.infinity }
      return region == 0 ? -.infinity : cuts[region / 2 - 1].amount ?? -.infinity
    }
    func high(_ region: Int) -> Double {
      if region % 2 == 1 { return cuts[region / 2].amount ?? .infinity }
      return region / 2 >= cuts.count ? .infinity : cuts[region / 2].amount ?? .infinity
    }
    return Bounds(low: low(region.low), high: high(region.high))
  }

  /// The same without the constants that it lies between: the first and the last value that there
  /// can be.
  private func insideCell(_ quantity: Int, _ path: Path) -> Bounds? {
    guard let place = splits.level(ofQuantity: quantity).flatMap({ path[$0] }) else { return nil }
    while inside.count <= quantity { inside.append([]) }
    while inside[quantity].count <= place { inside[quantity].append(nil) }
    if let known = inside[quantity][place] { return known }
    let made = madeInside(quantity, path)
    inside[quantity][place] = .some(made)
    return made
  }

  private func madeInside(_ quantity: Int, _ path: Path) -> Bounds? {
    guard var ends = cellBounds(quantity, path), let cell = path.cell(quantity, splits),
      let region = splits.region(quantity, cell)
    else { return nil }
    let step =
      switch splits.kind(quantity) {
      case .time, .timeOfDay, .date: 1.0
      case .number, nil: splits.bounds(quantity).step
      }
    func next(_ x: Double, up: Bool) -> Double {
      if !x.isFinite { return x }
      if step > 0, x.magnitude < 9e15 {
        return up ? (x / step).rounded(.down) * step + step : (x / step).rounded(.up) * step - step
      }
      return up ? x.nextUp : x.nextDown
    }
    if region.low % 2 == 0 { ends.low = next(ends.low, up: true) }
    if region.high % 2 == 0 { ends.high = next(ends.high, up: false) }
    return ends
  }

  func bounds(_ quantity: Int, _ path: Path) -> Bounds {
    var bounds = computed(quantity, path)
    if let own = insideCell(quantity, path) {
      bounds.low = max(bounds.low, own.low)
      bounds.high = min(bounds.high, own.high)
    }
    return bounds
  }

  private func declared(_ quantity: Int) -> Bounds {
    while declared.count <= quantity { declared.append(nil) }
    if let known = declared[quantity] { return known }
    let made = splits.bounds(quantity)
    declared[quantity] = made
    return made
  }

  /// The ends that its parts leave it.
  private func computed(_ quantity: Int, _ path: Path) -> Bounds {
    let own = declared(quantity)
    func part(_ part: Int) -> Bounds { bounds(part, path) }
    var found: Bounds?
    /// How far the ends may be from what the evaluator computes.
    enum Rounding { case none, toDigits, unsure }
    var rounding = Rounding.none
    switch splits.quantities[quantity] {
    case .constant(let literal):
      if let amount = literal.amount { found = Bounds(low: amount, high: amount) }
    case .range(let low, let high): found = Bounds(low: low, high: high)
    case .negate(let inner): if splits.kind(inner) == .number { found = part(inner).times(-1) }
    case .convert(let inner, let change):
      if splits.kind(inner) == .number {
        let scaled = part(inner).times(change.factor)
        found = Bounds(low: scaled.low + change.offset, high: scaled.high + change.offset)
        rounding = .unsure
      }
    case .stated(let inner, _, _, _): found = part(inner)
    case .arithmetic(let sign, let a, let b, _):
      guard let kind = splits.kind(a), kind == splits.kind(b) else { break }
      let (x, y) = (part(a), part(b))
      // It only rises or only falls with each of them, and is reckoned here as the evaluator does.
      rounding = .toDigits
      switch (sign, kind) {
      case (.minus, .time), (.minus, .timeOfDay):
        found = x.minus(y).times(1e-6)
        rounding = .unsure
      case (.minus, .number), (.minus, .date): found = x.minus(y)
      case (.plus, .number): found = x.plus(y)
      case (.times, .number): found = x.times(y)
      case (.divided, .number):
        if y.low > 0 || y.high < 0 { found = x.divided(by: y) }
      default: break
      }
    case .call(let function, let parts, _):
      switch function {
      case .floor, .ceiling, .round:
        let inner = part(parts[0])
        found = Bounds(low: inner.low - 1, high: inner.high + 1)
        rounding = .unsure
      case .absolute:
        let inner = part(parts[0])
        found = Bounds(
          low: inner.low <= 0 && inner.high >= 0
            ? 0 : min(inner.low.magnitude, inner.high.magnitude),
          high: max(inner.low.magnitude, inner.high.magnitude))
      case .smallestOf, .largestOf:
        guard parts.count > 1 else { break }
        let all = parts.map(part)
        found =
          function == .smallestOf
          ? Bounds(low: all.map(\.low).min()!, high: all.map(\.high).min()!)
          : Bounds(low: all.map(\.low).max()!, high: all.map(\.high).max()!)
      default: break
      }
    default: break
    }
    guard let found, !found.low.isNaN, !found.high.isNaN else { return own }
    let wide =
      switch rounding {
      case .none: found
      case .toDigits: Bounds(low: decimal(found.low), high: decimal(found.high))
      case .unsure: found.widened
      }
    return Bounds(low: max(own.low, wide.low), high: min(own.high, wide.high))
  }
}

/// Which values come before which, as far as a path says.
private struct Orders {
  private var quantities: [Int] = []
  private var known: [(a: Int, b: Int, order: Int)] = []

  mutating func add(_ a: Int, _ b: Int, _ order: Int) {
    for quantity in [a, b] where !quantities.contains(quantity) { quantities.append(quantity) }
    known.append((quantities.firstIndex(of: a)!, quantities.firstIndex(of: b)!, order))
  }

  /// Whether there can be such values between their ends.
  func mayBe(_ bounds: (Int) -> Bounds) -> Bool {
    let count = quantities.count
    /// By the places of two: 1 where the first is not more than the second, 2 where it is less.
    var closed = [Int](repeating: 0, count: count * count)
    for (a, b, order) in known {
      let least = order == 0 ? 1 : 2
      if order <= 0 { closed[a * count + b] = max(closed[a * count + b], least) }
      if order >= 0 { closed[b * count + a] = max(closed[b * count + a], least) }
    }
    if closed.count(where: { $0 > 0 }) < 2 { return true }
    for middle in 0..<count {
      for first in 0..<count where closed[first * count + middle] > 0 {
        for last in 0..<count where closed[middle * count + last] > 0 {
          closed[first * count + last] = max(
            closed[first * count + last], closed[first * count + middle],
            closed[middle * count + last])
        }
      }
    }
    let ends = quantities.map(bounds)
    for first in 0..<count {
      for last in 0..<count {
        let order = closed[first * count + last]
        if order == 0 || first == last && order < 2 { continue }
        if first == last { return false }
        let (low, high) = (ends[first].low, ends[last].high)
        if order == 2 ? low >= high : low > high { return false }
      }
    }
    return true
  }
}

extension Bounds {
  func plus(_ other: Bounds) -> Bounds { Bounds(low: low + other.low, high: high + other.high) }
  func minus(_ other: Bounds) -> Bounds { Bounds(low: low - other.high, high: high - other.low) }

  func times(_ factor: Double) -> Bounds {
    factor >= 0
      ? Bounds(low: low * factor, high: high * factor)
      : Bounds(low: high * factor, high: low * factor)
  }

  func times(_ other: Bounds) -> Bounds {
    guard low.isFinite, high.isFinite, other.low.isFinite, other.high.isFinite else {
      return Bounds()
    }
    let all = [low * other.low, low * other.high, high * other.low, high * other.high]
    return Bounds(low: all.min()!, high: all.max()!)
  }

  func divided(by other: Bounds) -> Bounds {
    guard low.isFinite, high.isFinite, other.low.isFinite, other.high.isFinite else {
      return Bounds()
    }
    let all = [low / other.low, low / other.high, high / other.low, high / other.high]
    return Bounds(low: all.min()!, high: all.max()!)
  }
}

extension Splits {
  /// How a quantity is compared and reckoned with.
  enum Kind { case number, time, date, timeOfDay }

  /// Nil where that is not known, or it is none of these.
  func kind(_ quantity: Int) -> Kind? {
    switch quantities[quantity] {
    case .field: return kind(fields[quantity]?.type)
    case .now: return .time
    case .day: return .date
    case .constant(let literal):
      switch literal {
      case .number: return .number
      case .time: return .time
      case .date: return .date
      case .timeOfDay: return .timeOfDay
      default: return nil
      }
    case .range: return .number
    case .aggregate: return counts[quantity] == nil ? nil : .number
    case .arithmetic(let sign, let a, let b, _):
      guard let kind = kind(a), kind == self.kind(b) else { return nil }
      return kind == .number || sign == .minus ? .number : nil
    case .negate(let part): return kind(part) == .number ? .number : nil
    case .convert: return .number
    case .stated(let part, _, _, _): return kind(part)
    case .call(let function, let parts, _):
      switch function {
      case .timeOfDay: return .timeOfDay
      case .day: return .date
      case .weekday: return nil
      case .smallestOf, .largestOf: return parts.count > 1 ? kind(parts[0]) : nil
      case .round, .floor, .ceiling, .absolute, .squareRoot, .ln, .log10, .exp, .minutesSince,
        .hoursSince, .daysSince, .wholeYears, .wholeMonths, .wholeDays, .month, .year, .hour,
        .length, .contrast:
        return .number
      }
    case .opaque: return nil
    }
  }

  private func kind(_ type: ValueType?) -> Kind? {
    switch type {
    case .number?: .number
    case .time?: .time
    case .date?: .date
    case .timeOfDay?: .timeOfDay
    default: nil
    }
  }
}
