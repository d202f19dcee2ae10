import RuleModel

/// Makes records of a path: values in its cells, moved until what is computed from them lies where
/// the path says.
struct PathRecords {
  let splits: Splits
  let record: RecordType
  let now: Instant
  private let path: Path
  /// Those of the path, in the order of their levels.
  private let cells: [(level: Int, cell: Int)]
  private let fields: [(place: Int, field: Field)]
  private let goals: [(quantity: Int, bounds: Bounds)]
  private let orders: [(a: Int, b: Int, cell: Int)]

  init(_ path: Path, _ splits: Splits, _ record: RecordType, now: Instant) {
    (self.path, self.splits, self.record, self.now) = (path, splits, record, now)
    let bounds = PathBounds(splits: splits)
    var fields: [(place: Int, field: Field)] = []
    var goals: [(quantity: Int, bounds: Bounds)] = []
    var orders: [(a: Int, b: Int, cell: Int)] = []
    cells = path.asked
    for (level, cell) in cells {
      switch splits.splits[level] {
      case .quantity(let quantity):
        if case .field(record.name, let name, 0, _) = splits.quantities[quantity] {
          if let index = record.fieldIndex(named: name) {
            fields.append((quantity, record.fields[index]))
          }
        } else if let cell = bounds.cellBounds(quantity, path) {
          goals.append((quantity, cell))
        }
      case .order(let a, let b): orders.append((a, b, cell))
      case .holds, .isNamed, .relation: break
      }
    }
    (self.fields, self.goals, self.orders) = (fields, goals, orders)
  }

  private var looksAtWeekdays: Bool {
    cells.contains { level, _ in
      guard case .quantity(let quantity) = splits.splits[level] else { return false }
      if case .call(.weekday, _, _) = splits.quantities[quantity] { return true }
      return false
    }
  }

  /// Some records, the plainest first.
  func cases(most: Int) -> [Witness] {
    var random = SmallRandom()
    var found: [Witness] = []
    for attempt in 0..<most {
      var numbers: [Int: Double] = [:]
      for (place, field) in fields {
        if let x = number(place, field, attempt, &random) { numbers[place] = x }
      }
      settle(&numbers, &random)
      if looksAtWeekdays, attempt > 0 {
        for (place, field) in fields where field.type == .time || field.type == .date {
          numbers[place]? += Double(attempt % 7) * (field.type == .time ? 86_400_000_000 : 1)
        }
      }
      let made = made(numbers, attempt)
      if !found.contains(made) { found.append(made) }
      if attempt == 0, goals.isEmpty, orders.isEmpty, numbers.isEmpty { break }
    }
    return found
  }

  // MARK: Numbers

  private func cellBounds(_ place: Int) -> (low: Double?, high: Double?)? {
    guard let cell = path.cell(place, splits) else { return nil }
    let cuts = splits.sorted(place).map(\.amount)
    guard case .between(let region) = cell else { return nil }
    return (region > 0 ? cuts[region - 1] : nil, region < cuts.count ? cuts[region] : nil)
  }

  private func number(
    _ place: Int, _ field: Field, _ attempt: Int, _ random: inout SmallRandom
  ) -> Double? {
    if case .constant(let literal)? = path.cell(place, splits) { return literal.amount }
    guard let (low, high) = cellBounds(place), splits.kind(place) != nil else { return nil }
    let bounds = bounds(of: field)
    func fits(_ x: Double) -> Bool {
      bounds.holds(x) && (low.map { x > $0 } ?? true) && (high.map { x < $0 } ?? true)
    }
    var tries: [Double] = []
    let size = scale(field)
    if attempt > 0 {
      let step =
        size * [1, 10, 60, 0.1, 0.5, 1440][random.next(below: 6)]
        * Double(1 + random.next(below: 9))
      if let low { tries += [low + step] }
      if let high { tries += [high - step] }
      tries.append(middle(field) + step * (random.next(below: 2) == 0 ? 1 : -1))
      if random.next(below: 2) == 0 { tries.reverse() }
    }
    tries += [low.map { $0 + size }, high.map { $0 - size }].compactMap { $0 }
    if low == nil, high == nil { tries.insert(middle(field), at: attempt == 0 ? 0 : tries.count) }
    return tries.first(where: fits) ?? bounds.some(above: low, below: high)
  }

  private func bounds(of field: Field) -> Bounds {
    switch field.type {
    case .number:
      Bounds(
        low: field.range?.lowerBound ?? -.infinity, high: field.range?.upperBound ?? .infinity,
        step: field.isWhole ? 1 : 0)
    case .timeOfDay: Bounds(low: 0, high: 86_399_000_000, step: 1_000_000)
    case .date: Bounds(low: -719_162, high: 2_932_896, step: 1)
    case .time: Bounds(low: -6.2e16, high: 2.5e17, step: 1)
    default: Bounds()
    }
  }

  private func scale(_ field: Field) -> Double {
    switch field.type {
    case .time, .timeOfDay: 1_000_000
    default: 1
    }
  }

  private func middle(_ field: Field) -> Double {
    switch field.type {
    case .time: Double(now.microseconds)
    case .date: Double(now.microseconds / microsecondsPerDay)
    case .timeOfDay: 43_200_000_000
    default: min(max(1, field.range?.lowerBound ?? 1), field.range?.upperBound ?? 1)
    }
  }

  /// Moves one number at a time towards what the path asks of values computed from several.
  private func settle(_ numbers: inout [Int: Double], _ random: inout SmallRandom) {
    if goals.isEmpty && orders.isEmpty { return }
    for _ in 0..<4 {
      for (quantity, wanted) in goals {
        guard let value = amount(quantity, numbers) else { continue }
        let wanted = splits.isStepped(quantity) ? wanted.widenedToSteps : wanted
        if value > wanted.low && value < wanted.high
          || wanted.low == wanted.high && value == wanted.low
        {
          continue
        }
        guard
          let target = wanted.low == wanted.high ? wanted.low : wanted.some(random.next(below: 3))
        else { continue }
        move(quantity, by: target - value, &numbers, &random)
      }
      for (a, b, cell) in orders {
        guard let x = amount(a, numbers), let y = amount(b, numbers) else { continue }
        let unit = splits.kind(a) == .time || splits.kind(a) == .timeOfDay ? 60_000_000.0 : 1
        let isRight = cell == 0 ? x < y : cell == 2 ? x > y : x == y
        if isRight { continue }
        let goal = cell == 0 ? y - unit : cell == 2 ? y + unit : y
        if !move(a, by: goal - x, &numbers, &random) {
          move(b, by: (cell == 0 ? x + unit : cell == 2 ? x - unit : x) - y, &numbers, &random)
        }
      }
    }
  }

  @discardableResult
  private func move(
    _ quantity: Int, by change: Double, _ numbers: inout [Int: Double], _ random: inout SmallRandom
  ) -> Bool {
    guard let before = amount(quantity, numbers) else { return false }
    var leaves = numbers.keys.sorted()
    if random.next(below: 2) == 0 { leaves.reverse() }
    for leaf in leaves {
      guard let field = fields.first(where: { $0.place == leaf })?.field else { continue }
      let step = scale(field)
      var moved = numbers
      moved[leaf]! += step
      guard let after = amount(quantity, moved), after != before else { continue }
      let x = numbers[leaf]! + change / (after - before) * step
      var candidate =
        field.isWhole || field.type == .date
        ? x.rounded() : step > 1 ? (x / step).rounded() * step : decimal(x)
      candidate = min(max(candidate, bounds(of: field).low), bounds(of: field).high)
      if case .constant? = path.cell(leaf, splits) { continue }
      if let (low, high) = cellBounds(leaf),
        low.map({ candidate <= $0 }) ?? false || high.map({ candidate >= $0 }) ?? false
      {
        continue
      }
      numbers[leaf] = candidate
      return true
    }
    return false
  }

  /// A quantity as a number, for fields that hold these; nil where that is not reckoned here.
  private func amount(_ quantity: Int, _ numbers: [Int: Double]) -> Double? {
    switch splits.quantities[quantity] {
    case .field: return numbers[quantity]
    case .now: return Double(now.microseconds)
    case .constant(let literal): return literal.amount
    case .negate(let part): return amount(part, numbers).map { -$0 }
    case .convert(let part, let change): return amount(part, numbers).map { change.apply($0) }
    case .stated(let part, _, _, _): return amount(part, numbers)
    case .arithmetic(let sign, let a, let b, _):
      guard let x = amount(a, numbers), let y = amount(b, numbers) else { return nil }
      let kinds = (splits.kind(a), splits.kind(b))
      switch (sign, kinds) {
      case (.minus, (.time?, .time?)), (.minus, (.timeOfDay?, .timeOfDay?)):
        return (x - y) / 1_000_000
      case (.plus, (.time?, .number?)), (.plus, (.timeOfDay?, .number?)): return x + y * 1_000_000
      case (.plus, (.number?, .time?)), (.plus, (.number?, .timeOfDay?)): return x * 1_000_000 + y
      case (.minus, (.time?, .number?)), (.minus, (.timeOfDay?, .number?)): return x - y * 1_000_000
      case (.plus, _): return decimal(x + y)
      case (.minus, _): return decimal(x - y)
      case (.times, _): return decimal(x * y)
      case (.divided, _): return y == 0 ? nil : decimal(x / y)
      case (.power, _): return nil
      }
    case .call(let function, let parts, _):
      let values = parts.map { amount($0, numbers) }
      guard let first = values.first ?? nil, !values.contains(nil) else { return nil }
      switch function {
      case .minutesSince: return (Double(now.microseconds) - first) / 60_000_000
      case .hoursSince: return (Double(now.microseconds) - first) / 3_600_000_000
      case .daysSince: return (Double(now.microseconds) - first) / 86_400_000_000
      case .timeOfDay where splits.kind(parts[0]) == .time:
        return first - (first / 86_400_000_000).rounded(.down) * 86_400_000_000
      case .day where splits.kind(parts[0]) == .time: return (first / 86_400_000_000).rounded(.down)
      case .hour where splits.kind(parts[0]) == .time:
        return (first - (first / 86_400_000_000).rounded(.down) * 86_400_000_000) / 3_600_000_000
      case .month, .year:
        let days = splits.kind(parts[0]) == .time ? first / 86_400_000_000 : first
        let date = CivilDate(days: Int32(max(-700_000, min(2_900_000, days.rounded(.down))))).parts
        let part = (Double(date.day - 1) + days - days.rounded(.down)) / 31
        return function == .month
          ? Double(date.month) + part : Double(date.year) + (Double(date.month - 1) + part) / 12
      case .wholeDays where parts.count == 2, .wholeMonths where parts.count == 2,
        .wholeYears where parts.count == 2:
        let days = zip(parts, values).map { part, x in
          x! / (splits.kind(part) == .time ? 86_400_000_000 : 1)
        }
        return (days[1] - days[0])
          / (function == .wholeDays ? 1 : function == .wholeMonths ? 30.436875 : 365.2425)
      case .absolute: return first.magnitude
      case .floor: return first
      case .ceiling: return first.rounded(.up)
      case .smallestOf: return values.compactMap { $0 }.min()
      case .largestOf: return values.compactMap { $0 }.max()
      default: return nil
      }
    case .day, .range, .aggregate, .opaque: return nil
    }
  }

  // MARK: Records

  private func made(_ numbers: [Int: Double], _ attempt: Int) -> Witness {
    var given: [String: Example.Given] = [:]
    var now = now
    for (place, field) in fields {
      guard let cell = path.cell(place, splits) else { continue }
      switch cell {
      case .missing: continue
      // Of a field that each pack reads in its own way, the value that one of them can use.
      case .unknown:
        // The unit of a value is unknown where the value is.
        let name = field.unitOf.map { record.fields[$0].name } ?? field.name
        if given[name] == nil { given[name] = .bad("not usable") }
      case .closedList, .openList:
        let held = held(place, field)
        given[field.name] =
          cell == .openList ? .partly(held, bad: "not usable") : .value(.list(held))
      default:
        if let value = value(place, cell, field, numbers, attempt) {
          given[field.name] = .value(value)
        }
      }
    }
    // If each pack reads it in its own way, a number without a unit may be usable for only one of
    // them.
    for (place, field) in fields where attempt % 2 == 1 && path.cell(place, splits) == .unknown {
      if case .value(.number(let x))? = given[field.name] { given[field.name] = .bad(plainText(x)) }
    }
    // A unit is that of a value.
    for field in record.fields where given[field.name] != nil {
      guard let measured = field.unitOf.map({ record.fields[$0] }), given[measured.name] == nil
      else { continue }
      given[measured.name] = .value(.number(middle(measured)))
    }
    if let day = day, let time = record.times.first {
      let noon = Instant(microseconds: Int64(day) * microsecondsPerDay + microsecondsPerDay / 2)
      if given[record.fields[time].name] == nil || attempt % 2 == 0 {
        given[record.fields[time].name] = .value(.time(noon))
      }
    } else if let day {
      now = Instant(microseconds: Int64(day) * microsecondsPerDay + microsecondsPerDay / 2)
    }
    return Witness(given: .init(name: record.name, fields: given), history: [], now: now)
  }

  /// The day on which the path says that numbers are in force.
  private var day: Double? {
    for (level, _) in cells {
      guard case .quantity(let quantity) = splits.splits[level],
        case .day = splits.quantities[quantity],
        let cell = path.cell(quantity, splits)
      else { continue }
      let cuts = splits.sorted(quantity).compactMap(\.amount)
      let today = Double(now.microseconds / microsecondsPerDay)
      switch cell {
      case .constant(let literal): return literal.amount
      case .between(let region):
        let low = region > 0 ? cuts[region - 1] : -Double.infinity
        let high = region < cuts.count ? cuts[region] : Double.infinity
        if today > low, today < high { return nil }
        return high.isFinite ? high - 1 : low + 1
      // If each side has a day of its own, that of the other may say it.
      default: continue
      }
    }
    return nil
  }

  /// The elements of a list: those of the path, and more if it asks for so many, or for such a
  /// number.
  private func held(_ list: Int, _ field: Field) -> [Literal] {
    var held: [Literal] = []
    var left: Set<Literal> = []
    for (level, cell) in cells {
      guard case .holds(list, let literal) = splits.splits[level] else { continue }
      if cell == 1 { held.append(literal) } else { left.insert(literal) }
    }
    for (quantity, wanted) in goals {
      guard case .call(let function, [list], _) = splits.quantities[quantity] else { continue }
      let target =
        wanted.low == wanted.high
        ? wanted.low : wanted.low.isFinite ? wanted.low + 1 : wanted.high - 1
      switch function {
      case .length:
        var more: [Literal] = []
        if case .list(.word(let words)) = field.type { more = words.words.map { .word($0) } }
        if case .list(.text) = field.type { more = (1...40).map { .text("word \($0)") } }
        if case .list(.number) = field.type { more = (1...40).map { .number(Double($0)) } }
        for word in more
        where Double(held.count) < target && !left.contains(word) && !held.contains(word) {
          held.append(word)
        }
      case .smallestOf, .largestOf: held.append(.number(target))
      default: break
      }
    }
    return held
  }

  private func value(
    _ place: Int, _ cell: Cell, _ field: Field, _ numbers: [Int: Double], _ attempt: Int
  ) -> Literal? {
    if case .constant(let literal) = cell { return literal }
    let cuts = splits.sorted(place)
    if let x = numbers[place] {
      switch field.type {
      case .number: return .number(x)
      case .time: return .time(Instant(microseconds: Int64(x), offset: now.offset))
      case .date: return .date(CivilDate(days: Int32(x)))
      case .timeOfDay: return .timeOfDay(Int64(x))
      default: return nil
      }
    }
    switch field.type {
    case .word(let words): return words.words.map { .word($0) }.first { !cuts.contains($0) }
    case .truth: return [.truth(false), .truth(true)].first { !cuts.contains($0) }
    case .colour:
      return [Colour(red: 1, green: 2, blue: 3), Colour(red: 3, green: 2, blue: 1)].map {
        .colour($0)
      }
      .first { !cuts.contains($0) }
    case .text where lengthWanted(of: place) != nil:
      return .text(String(repeating: "x", count: lengthWanted(of: place)!))
    case .text: return names(place, attempt).map { .text($0) }.first { !cuts.contains($0) }
    default: return nil
    }
  }

  private func lengthWanted(of text: Int) -> Int? {
    for (quantity, wanted) in goals {
      guard case .call(.length, [text], _) = splits.quantities[quantity] else { continue }
      let target =
        wanted.low == wanted.high
        ? wanted.low : wanted.low.isFinite ? wanted.low + 1 : wanted.high - 1
      return Int(min(max(1, target), 500))
    }
    return nil
  }

  /// Texts that are names of the lists that the path says, and of no other.
  private func names(_ place: Int, _ attempt: Int) -> [String] {
    var names: [String] = []
    for (level, cell) in cells {
      guard case .isNamed(place, let lists) = splits.splits[level], cell == 1,
        let first = lists.first
      else { continue }
      let all = lists.dropFirst().reduce(splits.lists[first]) { $0.intersection(splits.lists[$1]) }
      let others = splits.groups(place).joined().filter { !lists.contains($0) }
      names += all.filter { name in !others.contains { splits.lists[$0].contains(name) } }.sorted()
    }
    if names.isEmpty { return ["something else", "anything"] }
    return names + names.map { $0 + " 200 mg" }
  }
}

extension Splits {
  /// Whether it goes up in whole steps, so that the number is reached where the one computed here
  /// has a fraction.
  fileprivate func isStepped(_ quantity: Int) -> Bool {
    guard case .call(let function, _, _) = quantities[quantity] else { return false }
    switch function {
    case .wholeYears, .wholeMonths, .wholeDays, .month, .year, .hour, .floor: return true
    default: return false
    }
  }
}

extension Bounds {
  /// From the first whole number in it to the end of the last.
  fileprivate var widenedToSteps: Bounds {
    Bounds(low: low == high ? low : low + 1, high: low == high ? high + 1 : high)
  }

  /// One of some numbers between the ends.
  fileprivate func some(_ choice: Int) -> Double? {
    switch (low.isFinite, high.isFinite) {
    case (true, true):
      choice == 0
        ? decimal(low + (high - low) / 2)
        : choice == 1 ? low + (high - low) * 0.1 : high - (high - low) * 0.1
    case (true, false): low + [1, 60, 0.5][choice] * max(1, low.magnitude / 100)
    case (false, true): high - [1, 60, 0.5][choice] * max(1, high.magnitude / 100)
    case (false, false): 0
    }
  }
}
