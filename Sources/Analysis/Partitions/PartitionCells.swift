import RuleModel

/// The values of a variable that the conditions can tell apart: each number named and one of every gap, each word named
/// and one other.
extension Partition {
  mutating func fill(_ position: Int) {
    let variable = variables[position]
    var cells: [Variable.Cell] = []
    switch kinds[position] {
    case .order: cells = [.order(-1), .order(0), .order(1)]
    case .listed: cells = [.listed(true), .listed(false)]
    case .value:
      switch variable.type {
      case .truth: cells = [.truth(true), .truth(false)]
      case .word(let words):
        // Words that no condition names are all alike: one of them stands for them.
        let named = texts[position] ?? []
        cells = words.words.filter(named.contains).map { .word($0) }
        if let other = words.words.first(where: { !named.contains($0) }) { cells.append(.word(other)) }
      case .text, .colour: cells = (texts[position] ?? []).sorted().map { .text($0) } + [.otherText]
      case .list:
        let words = (texts[position] ?? []).sorted()
        if words.count <= 8 {
          cells = (0..<(1 << words.count)).map { bits in
            .holds(Set(words.indices.filter { bits >> $0 & 1 == 1 }.map { words[$0] }))
          }
        } else {
          cells = [.holds([]), .holds(Set(words))] + words.map { .holds([$0]) }
        }
      case .number, .time, .date, .timeOfDay, .period: cells = numericCells(position, variable)
      }
    }
    if askedUnreadable.contains(position) { cells.append(.undetermined) }
    if case .field(let index, level: 0) = variable.expression, mayBeMissing(index), kinds[position] == .value {
      cells.append(.missing)
    } else if case .field(_, level: 0) = variable.expression, kinds[position] == .value {
    } else {
      cells.append(.undetermined)
      if askedMissing.contains(position) { cells.append(.missing) }
    }
    variables[position].cells = cells
  }

  private func numericCells(_ position: Int, _ variable: Variable) -> [Variable.Cell] {
    var low = -Double.infinity
    var high = Double.infinity
    var isWhole = false
    var step = 1.0
    switch variable.expression {
    case .field(let index, level: 0):
      if let record {
        let field = pack.records[record].fields[index]
        if let range = field.range { (low, high) = (range.lowerBound, range.upperBound) }
        isWhole = field.isWhole
      }
    case .aggregate(let index): aggregateBounds(index, &low, &high, &isWhole)
    case .binding(let index):
      if case .aggregate(let aggregate) = bindings[index].expression {
        aggregateBounds(aggregate, &low, &high, &isWhole)
      }
      if case .howMany(let parts) = bindings[index].expression { (low, high, isWhole) = (0, Double(parts.count), true) }
    case .howMany(let parts): (low, high, isWhole) = (0, Double(parts.count), true)
    default: break
    }
    switch variable.type {
    case .date: isWhole = true
    case .timeOfDay: (low, high, step) = (0, 86_399_999_999, 60_000_000)
    case .time: step = 60_000_000
    default: break
    }
    let points = (numbers[position] ?? []).filter { $0 >= low && $0 <= high && (!isWhole || $0 == $0.rounded()) }
      .sorted()
    var cells: [Variable.Cell] = []
    func gap(_ a: Double, _ b: Double) {
      if a >= b { return }
      if isWhole {
        let candidate = a.isFinite ? a.rounded(.down) + 1 : b.isFinite ? b.rounded(.up) - 1 : 0
        if candidate > a || !a.isFinite, candidate < b || !b.isFinite { cells.append(.number(candidate)) }
        return
      }
      // A number close to an end reads better than the middle of a wide gap.
      let candidate: Double
      if a.isFinite, b.isFinite {
        candidate = b - a > 2 * step ? a + step : (a + b) / 2
      } else if a.isFinite {
        candidate = a + step
      } else if b.isFinite {
        candidate = b - step
      } else {
        candidate = 0
      }
      cells.append(.number(candidate))
    }
    if points.isEmpty {
      if low.isFinite { cells.append(.number(low)) } else { cells.append(.number(high.isFinite ? high : 0)) }
      return cells
    }
    if low < points[0] {
      if low.isFinite { cells.append(.number(low)) } else { gap(low, points[0]) }
    }
    for (offset, point) in points.enumerated() {
      cells.append(.number(point))
      if offset + 1 < points.count { gap(point, points[offset + 1]) }
    }
    if points.last! < high { gap(points.last!, high) }
    return cells
  }

  private func aggregateBounds(_ index: Int, _ low: inout Double, _ high: inout Double, _ isWhole: inout Bool) {
    switch pack.aggregates[index].operation {
    case .countRecords, .countDistinct, .countDistinctDays, .longestRun, .longestRunOfDays: (low, isWhole) = (0, true)
    case .share: (low, high) = (0, 1)
    default: break
    }
  }
}
