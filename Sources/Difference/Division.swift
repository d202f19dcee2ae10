import Evaluation
import RuleModel

/// Whether values divide everything that some fields can hold: whether all that lies between two of them, or beyond them,
/// is decided alike. Proved only of what is known to ask no more of a record than how its fields compare with constants;
/// of anything else nothing is said.
struct Division {
  typealias FieldName = Candidates.FieldName

  /// Whether the decisions ask only what is known here.
  private(set) var isKnown = true
  /// What each field is compared with, where it has an order: times in microseconds, dates in days.
  private var points: [FieldName: Set<Double>] = [:]
  /// Texts and colours that a field is compared with.
  private var names: [FieldName: Set<Literal>] = [:]
  private var used: Set<FieldName> = []
  private let asOf: CivilDate?

  /// - Parameter asOf: the day whose numbers are asked about; nil: those of each record's own.
  init(asOf: CivilDate?) { self.asOf = asOf }

  // MARK: What is asked

  /// Everything that a decision of a pack asks, and everything that follows from it.
  mutating func add(_ pack: Pack, _ source: Decision.Source) {
    switch source {
    case .message: isKnown = false
    case .rule(let index):
      let rule = pack.rules[index]
      guard case .each(let record) = rule.scope, rule.from == nil, rule.until == nil else { return isKnown = false }
      let asking = Asking(pack: pack, record: record, bindings: rule.bindings)
      if let condition = rule.condition { truth(condition.expression, asking) }
      for action in rule.then + rule.otherwise {
        if let condition = action.condition { truth(condition.expression, asking) }
        for passed in action.with { value(passed.expression, asking) }
        switch action.effect {
        case .remind(_, let expression), .set(_, let expression): value(expression, asking)
        case .show, .allow, .refuse: break
        }
      }
    case .table(let index):
      guard case .each(let record) = pack.tables[index].scope else { return isKnown = false }
      rows(of: index, Asking(pack: pack, record: record, bindings: [])) { $0.value($1, $2) }
    }
  }

  /// Whose expressions are looked at.
  private struct Asking {
    var pack: Pack
    var record: Int
    var bindings: [Binding]
    /// Tables and `let`s looked into, so that nothing is looked into for ever.
    var depth = 0

    func name(_ field: Int) -> FieldName {
      FieldName(record: pack.records[record].name, field: pack.records[record].fields[field].name)
    }

    func type(_ field: Int) -> ValueType { pack.records[record].fields[field].type }

    /// A `let` as what it stands for; nil where this goes too deep.
    func binding(_ index: Int) -> (Expression, Asking)? {
      guard bindings.indices.contains(index), depth < 40 else { return nil }
      var inner = self
      inner.depth += 1
      return (bindings[index].expression, inner)
    }
  }

  /// A condition whose truth may only change at a value that is written down.
  private mutating func truth(_ expression: Expression, _ asking: Asking) {
    switch expression {
    case .literal(.truth): break
    case .test(let test): truth(test.expression, asking)
    case .not, .all, .any, .howMany: for part in expression.parts { truth(part, asking) }
    case .isMissing(let part), .isUnreadable(let part): term(part, [], asking)
    case .compare(let comparison, let a, let b):
      if let constants = constants(b, asking) {
        compare(a, comparison, constants, asking)
      } else if let constants = constants(a, asking) {
        compare(b, comparison.turned, constants, asking)
      } else {
        value(a, asking)
        value(b, asking)
      }
    case .between(let a, let low, let high, _):
      guard let from = constants(low, asking), let to = constants(high, asking) else { return isKnown = false }
      term(a, from + to, asking)
    case .isOneOf(let a, let others):
      let known = others.compactMap { constants($0, asking) }
      if known.count < others.count { return isKnown = false }
      term(a, known.flatMap { $0 }, asking)
    case .includes(let list, _, let values):
      guard let elements = constants(list, asking) else { return isKnown = false }
      for value in values { term(value, elements, asking) }
    default: value(expression, asking)
    }
  }

  private mutating func compare(
    _ side: Expression, _ comparison: Comparison, _ constants: [Literal], _ asking: Asking
  ) {
    // Texts and colours have no order that is known here.
    if comparison != .equal, constants.contains(where: { Division.place($0) == nil && !$0.isWordOrTruth }) {
      return isKnown = false
    }
    term(side, constants, asking)
  }

  /// Something that is compared with constants.
  private mutating func term(_ expression: Expression, _ constants: [Literal], _ asking: Asking) {
    switch expression {
    case .field(let field, level: 0): add(constants, to: field, asking)
    case .test(let test): term(test.expression, constants, asking)
    case .binding(let index):
      guard let (inner, deeper) = asking.binding(index) else { return isKnown = false }
      term(inner, constants, deeper)
    case .otherwise(let a, let b):
      term(a, constants, asking)
      term(b, constants, asking)
    case .answer(let table, let column):
      rows(of: table, asking) { $0.term($1[column], constants, $2) }
    default: value(expression, asking)
    }
  }

  /// Something that is the same wherever all conditions are: computed of what has few values.
  private mutating func value(_ expression: Expression, _ asking: Asking) {
    if constants(expression, asking) != nil { return }
    switch expression {
    case .field(let field, level: 0):
      if !asking.type(field).isFinite { isKnown = false }
      used.insert(asking.name(field))
    case .binding(let index):
      guard let (inner, deeper) = asking.binding(index) else { return isKnown = false }
      value(inner, deeper)
    case .test, .negate, .convert, .arithmetic, .call, .points, .otherwise:
      for part in expression.parts { value(part, asking) }
    case .literal(.truth), .not, .all, .any, .howMany, .isMissing, .isUnreadable, .compare, .between, .isOneOf,
      .includes:
      truth(expression, asking)
    case .answer(let table, let column):
      rows(of: table, asking) { $0.value($1[column], $2) }
    case .literal, .field, .threshold, .now, .aggregate, .isInList, .fires: isKnown = false
    }
  }

  /// The values of all rows of a table about the same record.
  private mutating func rows(
    of index: Int, _ asking: Asking, _ look: (inout Division, [Expression], Asking) -> Void
  ) {
    let table = asking.pack.tables[index]
    guard table.scope == .each(asking.record), table.from == nil, table.until == nil, asking.depth < 40 else {
      return isKnown = false
    }
    var inner = asking
    inner.bindings = table.bindings
    inner.depth += 1
    for row in table.rows {
      if let condition = row.condition { truth(condition.expression, inner) }
      look(&self, row.values, inner)
    }
    if case .values(let values) = table.otherwise { look(&self, values, inner) }
  }

  private mutating func rows(
    of index: Int, _ asking: Asking, _ look: (inout Division, Expression, Asking) -> Void
  ) {
    rows(of: index, asking) { division, values, inner in
      for value in values { look(&division, value, inner) }
    }
  }

  private mutating func add(_ constants: [Literal], to field: Int, _ asking: Asking) {
    let name = asking.name(field)
    used.insert(name)
    for constant in constants {
      switch (constant, asking.type(field)) {
      case (.number, .number), (.timeOfDay, .timeOfDay), (.date, .date), (.time, .time):
        points[name, default: []].insert(Division.place(constant)!)
      case (.text, .text), (.colour, .colour): names[name, default: []].insert(constant)
      case (.word(let text), .text): names[name, default: []].insert(.text(text))
      case (.word, .word), (.text, .word), (.truth, .truth): break
      default: isKnown = false
      }
    }
  }

  /// What does not depend on the record or on the day; the elements of a list. Nil: it may.
  private func constants(_ expression: Expression, _ asking: Asking) -> [Literal]? {
    switch expression {
    case .literal(.list(let items)): return items
    case .literal(let literal): return [literal]
    case .threshold(let index):
      let threshold = asking.pack.thresholds[index]
      let value = threshold.hasHistory ? asOf.flatMap { threshold.value(on: $0) } : threshold.value
      if case .list(let items)? = value { return items }
      return value.map { [$0] }
    case .test(let test): return constants(test.expression, asking)
    case .negate(let part): return number(part, asking).map { [.number(-$0)] }
    case .convert(let part, let change): return number(part, asking).map { [.number(change.apply($0))] }
    default: return nil
    }
  }

  private func number(_ expression: Expression, _ asking: Asking) -> Double? {
    if let constants = constants(expression, asking), constants.count == 1, case .number(let x) = constants[0] {
      return x
    }
    return nil
  }

  // MARK: What is tried

  /// Whether the values of each field stand for all that it can hold under any of the packs.
  func isWhole(_ values: [FieldName: [Example.Given]], in packs: [Pack]) -> Bool {
    isKnown && used.allSatisfy { isDivided($0, values[$0] ?? [], packs) }
  }

  private func isDivided(_ name: FieldName, _ given: [Example.Given], _ packs: [Pack]) -> Bool {
    var fields: [Field] = []
    for pack in packs {
      guard let record = pack.records.first(where: { $0.name == name.record }),
        let index = record.fieldIndex(named: name.field)
      else { return false }
      fields.append(record.fields[index])
    }
    guard let first = fields.first, fields.allSatisfy({ first.isReadLike($0) }) else { return false }
    let tried = given.compactMap { if case .value(let literal) = $0 { literal } else { nil } }
    switch first.type {
    case .truth, .word: return true
    case .text, .colour:
      let names = names[name] ?? []
      return names.allSatisfy { $0.isBlank || tried.contains($0) } && tried.contains { !names.contains($0) }
    case .number, .timeOfDay, .date, .time:
      return divides(tried.compactMap(Division.place), at: points[name] ?? [], fields)
    case .period, .list: return false
    }
  }

  /// Whether each point is tried, and something in each gap between two of them that has anything in it.
  private func divides(_ tried: [Double], at points: Set<Double>, _ fields: [Field]) -> Bool {
    var low = fields.map { $0.range?.lowerBound ?? -.infinity }.min() ?? -.infinity
    var high = fields.map { $0.range?.upperBound ?? .infinity }.max() ?? .infinity
    if fields[0].type == .timeOfDay { (low, high) = (0, Double(microsecondsPerDay - 1)) }
    var isWhole = fields[0].isWhole
    if case .number = fields[0].type {} else { isWhole = true }
    func isPossible(_ x: Double) -> Bool { x >= low && x <= high && (!isWhole || x == x.rounded()) }
    // Where one pack takes a value and another does not, the ends part them.
    let ends =
      Set(fields.compactMap(\.range)).count > 1 ? fields.flatMap { [$0.range?.lowerBound, $0.range?.upperBound] } : []
    let points = points.union(ends.compactMap { $0 }.filter(\.isFinite)).sorted()
    let tried = tried.filter(isPossible)
    if points.contains(where: { isPossible($0) && !tried.contains($0) }) { return false }
    for (from, to) in zip([-.infinity] + points, points + [.infinity]) {
      if tried.contains(where: { $0 > from && $0 < to }) { continue }
      // The ends of the range are in it, the points around a gap are not.
      let first = from < low ? low : from.nextUp
      let last = to > high ? high : to.nextDown
      if isWhole ? first.rounded(.up) <= last.rounded(.down) : first <= last { return false }
    }
    return true
  }

  /// Where a value lies among those of its type.
  private static func place(_ literal: Literal) -> Double? {
    switch literal {
    case .number(let x): x
    case .timeOfDay(let time): Double(time)
    case .date(let date): Double(date.days)
    case .time(let time): Double(time.microseconds)
    case .truth, .text, .word, .colour, .period, .list: nil
    }
  }
}

extension Literal {
  fileprivate var isWordOrTruth: Bool {
    switch self {
    case .word, .truth: true
    default: false
    }
  }

  /// A text that no log holds: an empty one says nothing.
  var isBlank: Bool { if case .text(let text) = self { text.allSatisfy(\.isWhitespace) } else { false } }
}

extension ValueType {
  /// Whether all its values are tried.
  fileprivate var isFinite: Bool {
    switch self {
    case .truth, .word: true
    case .number, .text, .time, .date, .timeOfDay, .period, .colour, .list: false
    }
  }
}

extension Field {
  /// Whether a log's value means the same for both, but for what is missing or out of range: these are tried.
  fileprivate func isReadLike(_ other: Field) -> Bool {
    if case .word = type, case .word = other.type { return true }
    return type == other.type && isWhole == other.isWhole && otherUnits == other.otherUnits
      && convertible == other.convertible && meansNow == other.meansNow && (unitOf == nil) == (other.unitOf == nil)
  }
}
