import RuleModel

extension Walker {
  /// Nothing is known of it; each pack's is its own.
  func opaque(_ expression: Expression, _ scope: Scope) throws(OutOfBudget) -> Diagram {
    try split(
      splits.quantity(
        .opaque(side: scope.side, context: scope.context * 2 + scope.depth, expression)))
  }

  // MARK: Fields

  func field(_ index: Int, _ level: Int, _ scope: Scope) throws(OutOfBudget) -> Diagram {
    let holder = level == 0 ? scope : scope.outer.first ?? scope
    guard let record = holder.record,
      packs[scope.side].records[record].fields.indices.contains(index)
    else {
      return end(.unknown)
    }
    let field = packs[scope.side].records[record].fields[index]
    let place = quantity(of: index, record, side: scope.side, depth: holder.depth)
    let whole = try split(place)
    return try diagrams.replace(whole) { (term) throws(OutOfBudget) in
      switch term {
      case .missing:
        if field.meansNow { return self.end(.quantity(self.splits.quantity(.now))) }
        return self.end(field.defaultValue.map { .constant($0.kept) } ?? .missing)
      case .constant(.word(let word)):
        if case .word(let words) = field.type, !words.words.contains(word) {
          return self.end(.unknown)
        }
        return self.end(term)
      case .at(_, let cell):
        return self.end(self.isInRange(place, cell, field) ? term : .unknown)
      default: return self.end(term)
      }
    }
  }

  /// The quantity that a field is in a pack's record, in hand or looked at.
  func quantity(of index: Int, _ record: Int, side: Int, depth: Int) -> Int {
    let key = FieldKey(side: side, record: record, depth: depth, index: index)
    if let known = fields[key] { return known }
    let type = packs[side].records[record]
    let alike = likeness(type, index)
    let place = splits.quantity(
      .field(
        record: type.name, field: type.fields[index].name, depth: depth,
        side: alike == nil ? 1 + side : 0))
    if splits.fields[place] == nil { splits.fields[place] = reading(type, index, alike) }
    cutWhereReadOtherwise(place, alike)
    fields[key] = place
    return place
  }

  /// The field as each pack has it, where all read the same values in the same way but for their
  /// range; nil where not.
  private func likeness(_ type: RecordType, _ index: Int) -> [Field]? {
    let own = type.fields[index]
    if let apart, apart.record == type.name, apart.fields.contains(own.name) { return nil }
    var found: [Field] = []
    for pack in packs {
      guard let other = pack.records.first(where: { $0.name == type.name }),
        let field = other.fields.first(where: { $0.name == own.name })
      else { continue }
      guard field.type.isRead(like: own.type), field.isWhole == own.isWhole,
        field.otherUnits == own.otherUnits,
        field.convertible == own.convertible, (field.unitOf == nil) == (own.unitOf == nil)
      else { return nil }
      if let (a, b) = zip(field.unitOf, own.unitOf),
        !other.fields[a].type.isRead(like: type.fields[b].type)
          || other.fields[a].otherUnits != type.fields[b].otherUnits
          || other.fields[a].convertible != type.fields[b].convertible
      {
        return nil
      }
      found.append(field)
    }
    return found
  }

  private func zip(_ a: Int?, _ b: Int?) -> (Int, Int)? {
    if let a, let b { (a, b) } else { nil }
  }

  private func reading(_ type: RecordType, _ index: Int, _ alike: [Field]?) -> Splits.FieldReading {
    let field = type.fields[index]
    let fields = alike ?? [field]
    var bounds = Bounds()
    switch field.type {
    case .number:
      let ranges = fields.map { $0.range ?? -Double.infinity...Double.infinity }
      bounds = Bounds(
        low: ranges.map(\.lowerBound).min()!, high: ranges.map(\.upperBound).max()!,
        step: field.isWhole ? 1 : 0)
    case .time:
      bounds = Bounds(
        low: Double(Instant.range.lowerBound), high: Double(Instant.range.upperBound), step: 1)
    case .date: bounds = Bounds(step: 1)
    case .timeOfDay: bounds = Bounds(low: 0, high: 86_399_000_000, step: 1_000_000)
    case .text, .truth, .period, .word, .list, .colour: break
    }
    var union = field.type
    if case .word = union {
      var words: [String] = []
      for case .word(let own) in fields.map(\.type) {
        words += own.words.filter { !words.contains($0) }
      }
      union = .word(Enumeration(words: words))
    }
    let isNeeded =
      fields.allSatisfy { !$0.isOptional && !$0.hasDefault }
      && packs.allSatisfy { pack in
        guard let record = pack.records.first(where: { $0.name == type.name }),
          let place = record.fieldIndex(named: field.name)
        else { return true }
        return place == record.key || place == record.subject
      }
    return .init(
      type: union, bounds: bounds, isVital: isNeeded,
      mayLack: fields.contains { $0.isOptional || $0.hasDefault },
      index: index, measured: field.unitOf.map { type.fields[$0].name })
  }

  /// Values that only one of the packs can use have cells of their own.
  private func cutWhereReadOtherwise(_ place: Int, _ alike: [Field]?) {
    guard let alike, alike.count > 1 else { return }
    if Set(alike.map(\.range)).count > 1 {
      for end in alike.flatMap({ $0.range.map { [$0.lowerBound, $0.upperBound] } ?? [] })
      where end.isFinite {
        splits.cut(place, at: .number(end))
      }
    }
    let words = alike.compactMap {
      if case .word(let words) = $0.type { Set(words.words) } else { nil }
    }
    guard let first = words.first else { return }
    for word in words.reduce(first, { $0.union($1) }).sorted()
    where !words.allSatisfy({ $0.contains(word) }) {
      splits.cut(place, at: .word(word))
    }
  }

  private func isInRange(_ place: Int, _ cell: Int, _ field: Field) -> Bool {
    guard case .number = field.type, let range = field.range,
      let region = splits.region(place, splits.cells(place)[cell])
    else { return true }
    let cuts = splits.sorted(place)
    if region.low % 2 == 1 {
      return region.low / 2 < cuts.count
        ? cuts[region.low / 2].amount.map(range.contains) ?? true : true
    }
    // Between two cuts: the ends of a range that another pack does not have are cuts themselves.
    let low = region.low / 2 - 1
    let high = region.low / 2
    if low >= 0, low < cuts.count, let end = cuts[low].amount, end >= range.upperBound {
      return false
    }
    if high < cuts.count, let end = cuts[high].amount, end <= range.lowerBound { return false }
    return true
  }

  // MARK: Numbers that change

  func threshold(_ index: Int, _ scope: Scope) throws(OutOfBudget) -> Diagram {
    let threshold = packs[scope.side].thresholds[index]
    func value(on day: CivilDate) -> Diagram {
      end(threshold.value(on: day).map { .constant($0.kept) } ?? .missing)
    }
    if !threshold.hasHistory { return end(.constant(threshold.value.kept)) }
    // A threshold inside a `where` is the one in force for the decision.
    let undated = end(threshold.ends.map(between) ?? .unknown)
    return try byDay(
      threshold.turningDays, scope.outer.first ?? scope, undated: undated, value)
  }

  private func between(_ least: Literal, _ greatest: Literal) -> CaseTerm {
    guard case .number(let low) = least, case .number(let high) = greatest, low != high else {
      return .constant(least.kept)
    }
    return .range(low, high)
  }

  /// The day that decides which numbers are in force: each side's own where the record's time is.
  func day(_ scope: Scope) -> Int {
    var clock = zone(scope)
    if let apart, let record = scope.record.map({ packs[scope.side].records[$0] }),
      record.name == apart.record,
      record.times.contains(where: { apart.fields.contains(record.fields[$0].name) })
    {
      clock = 3 + scope.side
    }
    return splits.quantity(.day(depth: scope.depth, zone: clock))
  }

  /// The result on the days from each start on, and before the first.
  /// - Parameter undated: the result for a record without a usable time.
  func byDay(
    _ starts: [CivilDate], _ scope: Scope, undated: Diagram,
    _ body: (CivilDate) throws(OutOfBudget) -> Diagram
  ) throws(OutOfBudget) -> Diagram {
    if let asOf { return try body(asOf) }
    let day = day(scope)
    for start in starts { splits.cut(day, at: .date(start)) }
    let cuts = splits.sorted(day)
    var ends: [Diagram] = []
    for cell in splits.cells(day) {
      switch cell {
      case .unknown: ends.append(undated)
      case .constant(.date(let date)): ends.append(try body(date))
      case .between(let place):
        if place > 0, place <= cuts.count, case .date(let before) = cuts[place - 1] {
          ends.append(try body(before.adding(days: 1)))
        } else if let first = cuts.first, case .date(let date) = first {
          ends.append(try body(date.adding(days: -1)))
        } else {
          ends.append(end(.unknown))
        }
      default: ends.append(end(.unknown))
      }
    }
    return try diagrams.choose(splits.level(.quantity(day)), ends)
  }

  // MARK: Computed values

  func arithmetic(
    _ sign: ArithmeticOperator, _ a: CaseTerm, _ b: CaseTerm, _ scope: Scope
  ) -> Diagram {
    if case .constant(.number(let x)) = a, case .constant(.number(let y)) = b {
      switch sign {
      case .plus: return number(x + y)
      case .minus: return number(x - y)
      case .times: return number(x * y)
      case .divided: return y == 0 ? end(.unknown) : number(x / y)
      case .power: break
      }
    }
    var (first, second) = (place(a), place(b))
    if sign == .plus || sign == .times, first > second { (first, second) = (second, first) }
    // The opposite of the difference the other way round, digit by digit.
    if sign == .minus, first > second, splits.kind(first) != nil,
      splits.kind(first) == splits.kind(second),
      splits.kind(first) != .timeOfDay
    {
      let quantity = Quantity.arithmetic(sign, second, first, zone: zone(scope))
      let isNew = !splits.isKnown(quantity)
      let turned = splits.quantity(quantity)
      if isNew { splits.turned.insert(turned) }
      return end(.quantity(splits.quantity(.negate(turned))))
    }
    return end(.quantity(splits.quantity(.arithmetic(sign, first, second, zone: zone(scope)))))
  }

  func call(
    _ function: Function, _ parts: [Expression], _ scope: Scope
  ) throws(OutOfBudget) -> Diagram {
    var tuples = end(.rows(held: [], possible: []))
    var isOpen = false
    for part in parts {
      tuples = try both(tuples, try settled(try value(part, scope))) {
        (all, term) throws(OutOfBudget) in
        guard case .rows(let held, _) = all else { return self.end(.unknown) }
        if case .list(_, isOpen: true) = term { return self.end(.unknown) }
        if case .range = term { isOpen = true }
        return self.end(.rows(held: held + [self.place(term)], possible: []))
      }
    }
    if isOpen { return try opaque(.call(function, parts), scope) }
    return try each(tuples) { (term) throws(OutOfBudget) in
      guard case .rows(let held, _) = term else { return self.end(.unknown) }
      let zone = function.isNumeric ? 0 : self.zone(scope)
      return self.end(.quantity(self.splits.quantity(.call(function, held, zone: zone))))
    }
  }

  func points(
    _ part: Expression, _ points: [String: Double], _ scope: Scope
  ) throws(OutOfBudget) -> Diagram {
    try each(try value(part, scope)) { (term) throws(OutOfBudget) in
      switch term {
      case .constant(.word(let word)):
        return self.end(points[word].map { .constant(.number($0).kept) } ?? .missing)
      case .at(let quantity, _), .quantity(let quantity):
        // Each word with points has a cell of its own; all others have none.
        var words = points.keys.sorted()
        if case .word(let type)? = self.splits.fields[quantity]?.type {
          words = type.words.filter { points[$0] != nil }
        }
        for word in words { self.splits.cut(quantity, at: .word(word)) }
        if case .at = term { return self.end(.missing) }
        return try self.diagrams.replace(try self.split(quantity)) { (term) throws(OutOfBudget) in
          guard case .constant(.word(let word)) = term else {
            return self.end(term == .unknown ? .unknown : .missing)
          }
          return self.end(points[word].map { .constant(.number($0).kept) } ?? .missing)
        }
      default: return self.end(.unknown)
      }
    }
  }

  func howMany(_ parts: [Expression], _ scope: Scope) throws(OutOfBudget) -> Diagram {
    var count = end(.range(0, 0))
    for part in parts {
      count = try diagrams.join(count, try condition(part, scope)) {
        (count, holds) throws(OutOfBudget) in
        guard case .range(let low, let high) = count else { return self.end(.unknown) }
        return self.end(.range(low + (holds == .yes ? 1 : 0), high + (holds == .no ? 0 : 1)))
      }
    }
    return try diagrams.replace(count) { (term) throws(OutOfBudget) in
      guard case .range(let low, let high) = term else { return self.end(.unknown) }
      return self.end(low == high ? .constant(.number(low)) : term)
    }
  }
}

extension ValueType {
  /// Whether a log's value becomes the same in both, but for words that one of them lacks.
  fileprivate func isRead(like other: ValueType) -> Bool {
    switch (self, other) {
    case (.word, .word): true
    case (.list(.word(let a)), .list(.word(let b))): a.words == b.words
    case (.number(let a), .number(let b)): a == b
    default: self == other
    }
  }
}

extension Function {
  /// Whether no clock has a say in it.
  fileprivate var isNumeric: Bool {
    switch self {
    case .round, .floor, .ceiling, .absolute, .squareRoot, .ln, .log10, .exp, .smallestOf,
      .largestOf, .minutesSince,
      .hoursSince, .daysSince, .length, .contrast:
      true
    case .wholeYears, .wholeMonths, .wholeDays, .timeOfDay, .day, .weekday, .month, .year, .hour:
      false
    }
  }
}
