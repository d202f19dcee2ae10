import RuleModel

/// The values of a variable that the conditions can tell apart: each number named and one of every gap, each word named
/// and one other.
extension Partition {
  mutating func fill(_ position: Int) {
    let variable = variables[position]
    var cells: [Variable.Cell] = []
    switch variable.kind {
    case .listed: cells = [.listed(true), .listed(false)]
    case .number(let terms, _, _, _): cells = numericCells(position, terms)
    case .value:
      switch variable.type {
      case .truth: cells = [.truth(true), .truth(false)]
      case .word(let words):
        // Words that no condition names are all alike: one of them stands for them.
        let named = isNamed.contains(position) ? Set(words.words) : texts[position] ?? []
        let possible = words.words.filter { canBe($0, variable) }
        cells = possible.filter(named.contains).map { .word($0) }
        if let other = possible.first(where: { !named.contains($0) }) { cells.append(.word(other)) }
      case .text, .colour, .period: cells = (texts[position] ?? []).sorted().map { .text($0) } + [.otherText]
      case .list:
        let words = (texts[position] ?? []).sorted()
        if words.count <= 8 {
          cells = (0..<(1 << words.count)).map { bits in
            .holds(Set(words.indices.filter { bits >> $0 & 1 == 1 }.map { words[$0] }))
          }
        } else {
          // Too many to have them all: few of the words, or nearly all.
          isWhole = false
          let all = Set(words)
          var few: [Set<String>] = [[]] + words.map { [$0] }
          for (index, word) in words.enumerated() { few += words[(index + 1)...].map { [word, $0] } }
          cells = few.map { .holds($0) } + few.map { .holds(all.subtracting($0)) }
        }
      case .number, .time, .date, .timeOfDay: cells = []
      }
    }
    if askedUnreadable.contains(position) { cells.append(.undetermined) }
    if let field = field(of: variable) {
      if mayBeMissing(field) { cells.append(.missing) }
    } else {
      cells.append(.undetermined)
      if askedMissing.contains(position) { cells.append(.missing) }
    }
    variables[position].cells = cells
  }

  /// Of what a table gives only the words of its rows.
  private func canBe(_ word: String, _ variable: Variable) -> Bool {
    guard case .answer(let index, let column) = bare(variable.expression, variable.context) else { return true }
    let table = pack.tables[index]
    var given = table.rows.map { $0.values[column] }
    if case .values(let values) = table.otherwise { given.append(values[column]) }
    let words = given.map { constantWord($0) }
    return words.contains(nil) || words.contains(word)
  }

  private func numericCells(_ position: Int, _ terms: [Linear.Term]) -> [Variable.Cell] {
    let domain = terms.dropFirst().reduce(atoms[terms[0].atom].domain.scaled(by: terms[0].factor)) {
      $0.plus(atoms[$1.atom].domain.scaled(by: $1.factor))
    }
    let named = numbers[position] ?? []
    if let values = domain.values { return stretches(of: values, named) }
    let (low, high, isWhole) = (domain.low, domain.high, domain.isWhole)
    let points = named.filter { $0 >= low && $0 <= high && (!isWhole || $0 == $0.rounded()) }.sorted()
    var step = 1.0
    switch variables[position].type {
    case .time, .timeOfDay: step = 60_000_000
    default: break
    }
    var cells: [Variable.Cell] = []
    func gap(_ a: Double, _ b: Double, lowIn: Bool = false, highIn: Bool = false) {
      if a >= b { return }
      let shown: Double
      if isWhole {
        let next = a.isFinite ? a.rounded(.down) + 1 : b.isFinite ? b.rounded(.up) - 1 : 0
        shown = lowIn ? a : highIn && next > b ? b : next
        guard shown > a || lowIn || !a.isFinite, shown < b || highIn || !b.isFinite else { return }
      } else if lowIn {
        shown = a
      } else if a.isFinite, b.isFinite {
        // A number close to an end reads better than the middle of a wide gap.
        shown = b - a > 2 * step ? a + step : (a + b) / 2
      } else {
        shown = a.isFinite ? a + step : b.isFinite ? b - step : ordinary(variables[position].type)
      }
      cells.append(.number(.init(low: a, high: b, lowIn: lowIn, highIn: highIn, shown: shown)))
    }
    guard let first = points.first, let last = points.last else {
      let shown = low.isFinite ? low : high.isFinite ? high : ordinary(variables[position].type)
      return [.number(.init(low: low, high: high, lowIn: low.isFinite, highIn: high.isFinite, shown: shown))]
    }
    gap(low, first, lowIn: low.isFinite)
    for (offset, point) in points.enumerated() {
      cells.append(.number(.point(point)))
      if offset + 1 < points.count { gap(point, points[offset + 1]) }
    }
    gap(last, high, highIn: high.isFinite)
    return cells
  }

  /// One of all there are.
  private func ordinary(_ type: ValueType) -> Double {
    switch type {
    case .time: Double(Int64(today.days) * microsecondsPerDay + microsecondsPerDay / 2)
    case .date: Double(today.days)
    default: 0
    }
  }

  /// Of numbers that are known one by one: those named, and those between two that are named together.
  private func stretches(of values: [Double], _ named: Set<Double>) -> [Variable.Cell] {
    let points = named.sorted()
    func group(_ value: Double) -> Int {
      2 * (points.firstIndex { value <= $0 } ?? points.count) + (named.contains(value) ? 1 : 0)
    }
    var cells: [Variable.Cell] = []
    var last: Int?
    for value in values {
      if group(value) == last, case .number(var stretch) = cells[cells.count - 1] {
        stretch.high = value
        cells[cells.count - 1] = .number(stretch)
      } else {
        cells.append(.number(.point(value)))
        last = group(value)
      }
    }
    return cells
  }
}
