import RuleModel

/// Whether numbers can be what a case says they are, all at once: no a below b, b below c and c below a.
extension Partition {
  /// What numbers add up to.
  struct Sum {
    var terms: [Linear.Term]
    var stretch: Variable.Stretch
  }

  /// Numbers of which one is never more than the other, by atom: a count and that count with a condition more, the smallest
  /// of some values and the largest.
  func knownOrders() -> [(small: Int, large: Int)] {
    var found: [(Int, Int)] = []
    for (i, one) in atoms.enumerated() {
      guard case .aggregate(let a) = one.expression else { continue }
      for (j, other) in atoms.enumerated() where i != j {
        guard case .aggregate(let b) = other.expression else { continue }
        if isNeverMore(pack.aggregates[a], pack.aggregates[b]) { found.append((i, j)) }
      }
    }
    return found
  }

  private func isNeverMore(_ a: Aggregate, _ b: Aggregate) -> Bool {
    guard a.record == b.record, a.window == b.window else { return false }
    switch (a.operation, b.operation) {
    case (.countRecords, .countRecords): return b.condition == nil || holdsWithin(a.condition, b.condition)
    case (.countDistinctDays(let x), .countDistinctDays(let y)):
      return x == y && (b.condition == nil || holdsWithin(a.condition, b.condition))
    case (.smallest(let x), .largest(let y)), (.smallest(let x), .average(let y)), (.average(let x), .largest(let y)):
      return x == y && a.condition == b.condition
    default: return false
    }
  }

  /// Whether the one condition is the other with more lines.
  private func holdsWithin(_ narrow: Expression?, _ wide: Expression?) -> Bool {
    func lines(_ expression: Expression) -> Set<Expression> {
      if case .all(let parts) = expression { return parts.reduce(into: []) { $0.formUnion(lines($1)) } }
      if case .test(let test) = expression { return [test.expression] }
      return [expression]
    }
    guard let narrow, let wide else { return wide == nil }
    return lines(wide).isSubset(of: lines(narrow))
  }

  func numbersFit(_ cells: [Variable.Cell?]) -> Bool {
    guard hasSums else { return true }
    var stretches = bounds
    var sums: [Sum] = []
    for (position, terms) in self.sums {
      guard case .number(let stretch)? = cells[position] else { continue }
      if terms.count == 1 {
        guard let both = stretches[terms[0].atom].meet(stretch) else { return false }
        stretches[terms[0].atom] = both
      } else {
        sums.append(Sum(terms: terms, stretch: stretch))
      }
    }
    sums += orderedSums
    if sums.isEmpty { return true }
    guard differencesFit(sums, &stretches) else { return false }
    for _ in 0..<2 {
      for sum in sums {
        for term in sum.terms {
          // What is left for this one by the others.
          var rest = sum.stretch
          for other in sum.terms where other.atom != term.atom {
            rest = rest.plus(stretches[other.atom].scaled(by: -other.factor))
          }
          rest = rest.scaled(by: 1 / term.factor)
          if rest.low.isNaN || rest.high.isNaN { continue }
          guard let both = stretches[term.atom].meet(rest) else { return false }
          stretches[term.atom] = both
        }
      }
    }
    return true
  }

  /// Differences of two: the shortest way round must not lead below zero.
  private func differencesFit(
    _ sums: [Sum], _ stretches: inout [Variable.Stretch]
  ) -> Bool {
    let pairs = sums.filter { $0.terms.count == 2 && $0.terms[0].factor == 1 && $0.terms[1].factor == -1 }
    var used: [Int] = []
    for pair in pairs {
      for term in pair.terms where !used.contains(term.atom) { used.append(term.atom) }
      if used.count > 24 { return true }
    }
    if used.count < 2 { return true }
    used.sort()
    struct Limit {
      var value = Double.infinity
      var isStrict = false
      func isTighter(than other: Limit) -> Bool {
        value < other.value || value == other.value && isStrict && !other.isStrict
      }
    }
    let count = used.count + 1
    var limits = [Limit](repeating: Limit(), count: count * count)
    func tighten(_ from: Int, _ to: Int, _ value: Double, isIn: Bool, isWhole: Bool) {
      guard value.isFinite else { return }
      var limit = Limit(value: value, isStrict: !isIn)
      if isWhole {
        limit = Limit(value: !isIn && value == value.rounded() ? value - 1 : value.rounded(.down), isStrict: false)
      }
      if limit.isTighter(than: limits[from * count + to]) { limits[from * count + to] = limit }
    }
    for (place, atom) in used.enumerated() {
      let (stretch, isWhole) = (stretches[atom], atoms[atom].domain.isWhole)
      tighten(place + 1, 0, stretch.high, isIn: stretch.highIn, isWhole: isWhole)
      tighten(0, place + 1, -stretch.low, isIn: stretch.lowIn, isWhole: isWhole)
    }
    for pair in pairs {
      guard let a = used.firstIndex(of: pair.terms[0].atom), let b = used.firstIndex(of: pair.terms[1].atom) else {
        continue
      }
      let isWhole = pair.terms.allSatisfy { atoms[$0.atom].domain.isWhole }
      tighten(a + 1, b + 1, pair.stretch.high, isIn: pair.stretch.highIn, isWhole: isWhole)
      tighten(b + 1, a + 1, -pair.stretch.low, isIn: pair.stretch.lowIn, isWhole: isWhole)
    }
    for middle in 0..<count {
      for from in 0..<count where limits[from * count + middle].value.isFinite {
        for to in 0..<count where limits[middle * count + to].value.isFinite {
          let (a, b) = (limits[from * count + middle], limits[middle * count + to])
          let way = Limit(value: Partition.exact(a.value + b.value), isStrict: a.isStrict || b.isStrict)
          if way.isTighter(than: limits[from * count + to]) { limits[from * count + to] = way }
        }
      }
    }
    for place in 0..<count {
      let round = limits[place * count + place]
      if round.value < 0 || round.value == 0 && round.isStrict { return false }
    }
    for (place, atom) in used.enumerated() {
      let (above, below) = (limits[(place + 1) * count], limits[place + 1])
      stretches[atom].high = above.value
      stretches[atom].highIn = above.value.isFinite && !above.isStrict
      stretches[atom].low = -below.value
      stretches[atom].lowIn = below.value.isFinite && !below.isStrict
    }
    return true
  }
}
