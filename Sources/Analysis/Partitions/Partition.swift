import Evaluation
import RuleModel

/// The cases that a set of conditions can tell apart, tried one by one. What is proved over all of them holds for every input; a case found is
/// a witness, as long as the things compared can vary freely (two `let`s over one field may not).
struct Partition {
  /// More cases than this are not tried, and fewer where each takes long.
  static let budget = 60_000
  private static let work = 20_000_000

  let pack: Pack
  let bindings: [Binding]
  let record: Int?
  let today: CivilDate
  private(set) var variables: [Variable] = []
  private let conditions: [Expression]
  private var index: [Key: Int] = [:]
  private var numbers: [Int: Set<Double>] = [:]
  private var texts: [Int: Set<String>] = [:]
  /// Computed values that some condition asks to be missing.
  private var askedMissing: Set<Int> = []
  private var askedUnreadable: Set<Int> = []

  /// Two comparisons about one thing share a variable.
  private struct Key: Hashable {
    var expression: Expression
    /// The other side, where it varies too; or the list.
    var other: Expression?
    var list: Int?
  }

  init(pack: Pack, bindings: [Binding], record: Int?, today: CivilDate, conditions: [Expression]) {
    self.pack = pack
    self.bindings = bindings
    self.record = record
    self.today = today
    self.conditions = conditions
    for condition in conditions { collect(condition) }
    for position in variables.indices { fill(position) }
  }

  var phrases: Phrases { Phrases(pack: pack, bindings: bindings, record: record) }

  /// Parts of all conditions, with the `let`s in them written out.
  private var parts: Int {
    var known: [Int] = []
    func count(_ expression: Expression) -> Int {
      var parts = 0
      expression.walk { part in
        if case .binding(let index) = part, known.indices.contains(index) { parts += known[index] } else { parts += 1 }
      }
      return parts
    }
    for binding in bindings { known.append(count(binding.expression)) }
    return conditions.reduce(0) { $0 + count($1) }
  }

  /// How many cases there are, or nil past the budget.
  var size: Int? {
    var product = 1
    for variable in variables {
      product *= max(1, variable.cells.count)
      if product > Partition.budget { return nil }
    }
    return product * parts > Partition.work ? nil : product
  }

  /// Calls `body` with every case that can be; stops when it returns false.
  func forEach(_ body: ([Variable.Cell]) -> Bool) {
    guard size != nil else { return }
    var digits = [Int](repeating: 0, count: variables.count)
    var cells = variables.map { $0.cells.first ?? .undetermined }
    while true {
      if isPossible(cells), !body(cells) { return }
      var position = 0
      while position < digits.count {
        digits[position] += 1
        if digits[position] < variables[position].cells.count { break }
        digits[position] = 0
        cells[position] = variables[position].cells[0]
        position += 1
      }
      if position == digits.count { return }
      cells[position] = variables[position].cells[digits[position]]
    }
  }

  /// What is computed from a missing field cannot be told, and only that.
  private func isPossible(_ cells: [Variable.Cell]) -> Bool {
    for (position, variable) in variables.enumerated() where !isField(variable.expression) {
      let fields = variable.expression.fields(bindings)
      var lacks = false
      var knows = true
      for field in fields {
        if let source = index[Key(expression: .field(field, level: 0))] {
          if cells[source] == .missing { lacks = true }
        } else {
          knows = false
        }
      }
      if cells[position] == .undetermined || cells[position] == .missing {
        // A table may answer nothing, and what looks back may find nothing, whatever this record holds.
        if cells[position] == .missing, holdsOtherwise(variable.expression) { continue }
        // A field that no condition asks about may be missing on its own.
        if !lacks, knows || !fields.contains(where: { mayBeMissing($0) }) { return false }
      } else if lacks, !holdsOtherwise(variable.expression) {
        return false
      }
    }
    return true
  }

  private func holdsOtherwise(_ expression: Expression) -> Bool {
    var found = false
    expression.walk { part in
      switch part {
      case .otherwise, .isMissing, .isUnreadable, .aggregate, .answer: found = true
      case .binding(let index) where holdsOtherwise(bindings[index].expression): found = true
      default: break
      }
    }
    return found
  }

  private func isField(_ expression: Expression) -> Bool { if case .field(_, level: 0) = expression { true } else { false } }

  private func mayBeMissing(_ field: Int) -> Bool {
    guard let record else { return true }
    let field = pack.records[record].fields[field]
    return field.isOptional && !field.hasDefault
  }

  // MARK: Collecting

  private mutating func collect(_ expression: Expression) {
    switch expression {
    case .test(let test): collect(test.expression)
    case .not(let a): collect(a)
    case .all(let parts), .any(let parts): for part in parts { collect(part) }
    case .compare(_, let a, let b): pair(a, b)
    case .between(let a, let low, let high, _):
      pair(a, low)
      pair(a, high)
    case .isMissing(let a): if let position = variable(a) { askedMissing.insert(position) }
    case .isUnreadable(let a): if let position = variable(a) { askedUnreadable.insert(position) }
    case .isOneOf(let a, let values): for value in values { pair(a, value) }
    case .isInList(let a, let list):
      _ = variable(a, list: list)
    case .includes(let a, _, let values):
      if let position = variable(a) { for value in values { if let word = constantWord(value) { texts[position, default: []].insert(word) } } }
    case .binding(let index) where isCondition(bindings[index].expression) : collect(bindings[index].expression)
    case .otherwise(let a, let b):
      collect(a)
      collect(b)
    case .howMany(let parts): for part in parts { collect(part) }
    default: _ = variable(expression)
    }
  }

  /// Whether a yes/no `let` is a condition that can be looked into.
  private func isCondition(_ expression: Expression) -> Bool {
    switch expression {
    case .test, .all, .any, .not: true
    default: false
    }
  }

  private mutating func pair(_ a: Expression, _ b: Expression) {
    if case .howMany(let parts) = a {
      for part in parts { collect(part) }
      return
    }
    if let value = constant(b) {
      note(value, variable(a))
    } else if let value = constant(a) {
      note(value, variable(b))
    } else {
      _ = variable(a, other: b)
    }
  }

  private mutating func note(_ literal: Literal, _ position: Int?) {
    guard let position else { return }
    if let number = Partition.number(literal) { numbers[position, default: []].insert(number) }
    switch literal {
    case .text(let text), .word(let text): texts[position, default: []].insert(text)
    case .colour(let colour): texts[position, default: []].insert(colour.text)
    default: break
    }
  }

  private mutating func variable(_ expression: Expression, other: Expression? = nil, list: Int? = nil) -> Int? {
    if constant(expression) != nil { return nil }
    let key = Key(expression: expression, other: other, list: list)
    if let position = index[key] { return position }
    let name = phrases.text(expression) + (other.map { " against \(phrases.text($0))" } ?? "") + (list.map { " in \(pack.lists[$0].name)" } ?? "")
    variables.append(Variable(expression: other == nil ? expression : .all([expression, other!]), name: name, type: type(expression), cells: []))
    kinds.append(other != nil ? .order : list != nil ? .listed : .value)
    index[key] = variables.count - 1
    // A missing field shows in everything computed from it, so it is a variable of its own.
    if other == nil, list == nil { return variables.count - 1 }
    return variables.count - 1
  }

  private enum Kind { case value, order, listed }
  private var kinds: [Kind] = []

  func type(_ expression: Expression) -> ValueType {
    switch expression {
    case .field(let index, level: 0): return record.map { pack.records[$0].fields[index].type } ?? .text
    case .binding(let index): return bindings[index].type
    case .threshold(let index): return pack.thresholds[index].type
    case .answer(let table, let column): return pack.tables[table].columns[column].type
    case .aggregate(let index):
      switch pack.aggregates[index].operation {
      case .countRecords, .countDistinct, .countDistinctDays, .longestRun, .longestRunOfDays: return .number(nil)
      case .share: return .number(.whole)
      default: return .number(nil)
      }
    case .call(.day, _): return .date
    case .call(.timeOfDay, _): return .timeOfDay
    case .call(.weekday, _): return .word(Enumeration(words: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]))
    case .arithmetic(.minus, let a, let b) where type(a) == .time && type(b) == .time: return .duration
    case .arithmetic(_, let a, _), .negate(let a), .otherwise(let a, _): return type(a)
    case .call(_, let arguments): return arguments.first.map(type).flatMap { $0.isNumber ? $0 : nil } ?? .number(nil)
    case .now: return .time
    case .test, .all, .any, .not, .compare, .between, .isMissing, .isUnreadable, .isOneOf, .isInList, .includes: return .truth
    default: return .number(nil)
    }
  }

  // MARK: Cells

  private mutating func fill(_ position: Int) {
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
          cells = (0..<(1 << words.count)).map { bits in .holds(Set(words.indices.filter { bits >> $0 & 1 == 1 }.map { words[$0] })) }
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
      if case .aggregate(let aggregate) = bindings[index].expression { aggregateBounds(aggregate, &low, &high, &isWhole) }
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
    let points = (numbers[position] ?? []).filter { $0 >= low && $0 <= high && (!isWhole || $0 == $0.rounded()) }.sorted()
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

  // MARK: Evaluating

  func holds(_ expression: Expression, _ cells: [Variable.Cell]) -> Kleene {
    switch expression {
    case .test(let test): return holds(test.expression, cells)
    case .not(let a): return !holds(a, cells)
    case .all(let parts): return parts.map { holds($0, cells) }.min { $0.rawValue < $1.rawValue } ?? .yes
    case .any(let parts): return parts.map { holds($0, cells) }.max { $0.rawValue < $1.rawValue } ?? .no
    case .literal(.truth(let truth)): return Kleene(truth)
    case .compare(let comparison, let a, let b): return compare(comparison, a, b, cells)
    case .between(let a, let low, let high, let includesHigh):
      let above = compare(.greaterOrEqual, a, low, cells)
      let below = compare(includesHigh ? .lessOrEqual : .less, a, high, cells)
      if type(a) == .timeOfDay, let from = constant(low).flatMap(Partition.number), let to = constant(high).flatMap(Partition.number), from > to {
        return Kleene(rawValue: max(above.rawValue, below.rawValue))!
      }
      return Kleene(rawValue: min(above.rawValue, below.rawValue))!
    case .isMissing(let a):
      guard let position = index[Key(expression: a)] else { return .unknown }
      switch cells[position] {
      case .missing: return .yes
      case .undetermined: return .unknown
      default: return .no
      }
    case .isUnreadable(let a):
      guard let position = index[Key(expression: a)] else { return .unknown }
      return Kleene(cells[position] == .undetermined)
    case .isOneOf(let a, let values):
      return values.map { compare(.equal, a, $0, cells) }.max { $0.rawValue < $1.rawValue } ?? .no
    case .isInList(let a, let list):
      guard let position = index[Key(expression: a, list: list)] else { return .unknown }
      if let source = index[Key(expression: a)], cells[source] == .missing { return .unknown }
      if case .listed(let truth) = cells[position] { return Kleene(truth) }
      return .unknown
    case .includes(let a, let quantifier, let values):
      guard let position = index[Key(expression: a)], case .holds(let held) = cells[position] else { return .unknown }
      let tests = values.map { value in constantWord(value).map { held.contains($0) } }
      if tests.contains(nil) { return .unknown }
      return Kleene(quantifier == .any ? tests.contains(true) : !tests.contains(false))
    case .binding(let index) where isCondition(bindings[index].expression): return holds(bindings[index].expression, cells)
    case .otherwise(let a, let b):
      if let position = index[Key(expression: a)], cells[position] == .missing { return holds(b, cells) }
      return holds(a, cells)
    default:
      guard let position = index[Key(expression: expression)], case .truth(let truth) = cells[position] else { return .unknown }
      return Kleene(truth)
    }
  }

  private func compare(_ comparison: Comparison, _ a: Expression, _ b: Expression, _ cells: [Variable.Cell]) -> Kleene {
    if case .howMany(let parts) = a, let value = constant(b).flatMap(Partition.number) {
      let results = parts.map { holds($0, cells) }
      let low = Double(results.count { $0 == .yes })
      let high = Double(results.count { $0 != .no })
      let (x, y) = (Partition.test(comparison, low, value), Partition.test(comparison, high, value))
      if comparison == .equal { return value < low || value > high ? .no : low == high ? .yes : .unknown }
      return x == y ? Kleene(x) : .unknown
    }
    if let x = constant(a), let y = constant(b) {
      guard let x = Partition.number(x), let y = Partition.number(y) else { return Kleene(x == y) }
      return Kleene(Partition.test(comparison, x, y))
    }
    if let value = constant(b), let position = index[Key(expression: a)] { return compare(comparison, cells[position], value) }
    if let value = constant(a), let position = index[Key(expression: b)] {
      let turned: Comparison
      switch comparison {
      case .equal: turned = .equal
      case .less: turned = .greater
      case .lessOrEqual: turned = .greaterOrEqual
      case .greater: turned = .less
      case .greaterOrEqual: turned = .lessOrEqual
      }
      return compare(turned, cells[position], value)
    }
    guard let position = index[Key(expression: a, other: b)], case .order(let order) = cells[position] else { return .unknown }
    return Kleene(Partition.test(comparison, Double(order), 0))
  }

  private func compare(_ comparison: Comparison, _ cell: Variable.Cell, _ value: Literal) -> Kleene {
    switch cell {
    case .number(let x): return Partition.number(value).map { Kleene(Partition.test(comparison, x, $0)) } ?? .unknown
    case .word(let x), .text(let x):
      switch value {
      case .word(let y), .text(let y): return Kleene(x == y)
      case .colour(let colour): return Kleene(x == colour.text)
      default: return .unknown
      }
    case .otherText: return .no
    case .truth(let x): return value == .truth(x) ? .yes : .no
    default: return .unknown
    }
  }

  static func test(_ comparison: Comparison, _ x: Double, _ y: Double) -> Bool {
    switch comparison {
    case .equal: x == y
    case .less: x < y
    case .lessOrEqual: x <= y
    case .greater: x > y
    case .greaterOrEqual: x >= y
    }
  }

  static func number(_ literal: Literal) -> Double? {
    switch literal {
    case .number(let x): x
    case .time(let time): Double(time.microseconds)
    case .date(let date): Double(date.days)
    case .timeOfDay(let time): Double(time)
    default: nil
    }
  }

  /// The value of what does not vary.
  private func constant(_ expression: Expression) -> Literal? {
    switch expression {
    case .literal(let literal): return literal
    case .threshold(let index): return pack.thresholds[index].value(on: today)
    case .convert(let a, let change):
      if case .number(let x)? = constant(a) { return .number(change.apply(x)) }
      return nil
    case .negate(let a):
      if case .number(let x)? = constant(a) { return .number(-x) }
      return nil
    case .arithmetic(let sign, let a, let b):
      guard case .number(let x)? = constant(a), case .number(let y)? = constant(b) else { return nil }
      switch sign {
      case .plus: return .number(decimal(x + y))
      case .minus: return .number(decimal(x - y))
      case .times: return .number(decimal(x * y))
      case .divided: return y == 0 ? nil : .number(decimal(x / y))
      case .power: return nil
      }
    default: return nil
    }
  }

  private func constantWord(_ expression: Expression) -> String? {
    switch constant(expression) {
    case .word(let word), .text(let word): word
    case .number(let x): plainText(x)
    case .date(let date): MomentText.text(date)
    default: nil
    }
  }

  // MARK: Telling

  /// A case in words: `weight is 4, colour is missing`.
  func describe(_ cells: [Variable.Cell], only relevant: Set<Int>? = nil) -> String {
    var parts: [String] = []
    for (position, cell) in cells.enumerated() where relevant?.contains(position) ?? true {
      let name = variables[position].name
      switch cell {
      case .missing: parts.append("\(name) is missing")
      case .undetermined: continue
      case .truth(let truth): parts.append("\(name) is \(truth ? "yes" : "no")")
      case .word(let word): parts.append("\(name) is \(word)")
      case .text(let text): parts.append("\(name) is \"\(text)\"")
      case .otherText: parts.append("\(name) is some other text")
      case .number(let x): parts.append("\(name) is \(phrases.text(x, of: variables[position].type))")
      case .holds(let words): parts.append(words.isEmpty ? "\(name) holds none of the words asked about" : "\(name) is [\(words.sorted().joined(separator: ", "))]")
      case .order(let order): parts.append("\(name): \(order < 0 ? "less" : order > 0 ? "more" : "equal")")
      case .listed(let truth): parts.append("\(name): \(truth ? "yes" : "no")")
      }
    }
    return parts.joined(separator: ", ")
  }
}

extension ValueType {
  var isNumber: Bool { if case .number = self { true } else { false } }
}
