import Evaluation
import RuleModel

/// The values that can matter: of each field, those that a decision compares it with, one on each
/// side of them, and missing. Both packs' decisions are asked, so that every value that one of them
/// distinguishes is tried.
package struct Candidates {
  /// By record name and field name, in the order in which they are tried. Missing is always tried,
  /// by leaving a field out.
  package internal(set) var values: [FieldName: [Example.Given]] = [:]
  /// The bounds of counts of records.
  package internal(set) var counts: Set<Int> = []
  /// Spans that windows reach back, in seconds.
  package internal(set) var spans: Set<Double> = []
  /// Parts of the calendar whose beginning is the start of a window.
  var starts: Set<Window.CalendarUnit> = []
  /// Records that aggregates look at, and whether the decision looks at more than its own record.
  package private(set) var lookedAt: Set<String> = []

  /// A field of a kind of record, by its names.
  package struct FieldName: Hashable, Comparable {
    package var record: String
    package var field: String

    package static func < (a: FieldName, b: FieldName) -> Bool {
      (a.record, a.field) < (b.record, b.field)
    }
  }

  package var numbers: [FieldName: Set<Double>] = [:]
  package var texts: [FieldName: Set<String>] = [:]
  /// Names of lists that a field's text is looked up in.
  package var listed: [FieldName: Set<String>] = [:]
  package var colours: [FieldName: Set<Colour>] = [:]
  /// Names that only one of the packs has in a list.
  package let changedNames: Set<String>
  /// The day whose numbers are asked about; nil: those of each record's own.
  private let asOf: CivilDate?
  /// Words of a list that belong together.
  package var sets: [FieldName: [[String]]] = [:]
  var used: Set<FieldName> = []
  /// Fields that are compared with one another, as keys are with what names them.
  private(set) var alike: [Set<FieldName>] = []
  var named = NamedMoments()
  /// The clocks by which the moments that decisions name are tried; none: only those near `now`
  /// are.
  let zones: [Zone?]
  package let now: Instant
  /// Of the pack that is looked at.
  private var seen: Set<String> = []

  package init(
    now: Instant, asOf: CivilDate? = nil, changedNames: Set<String> = [], zones: [Zone?] = []
  ) {
    self.now = now
    self.zones = zones
    self.asOf = asOf
    self.changedNames = changedNames
  }

  /// The fields whose texts are looked up in lists.
  package var listedFields: ListedFields { ListedFields(names: Set(listed.keys)) }

  /// Whether a decision looks at a field itself.
  package func looks(at field: String, of record: String) -> Bool {
    used.contains(FieldName(record: record, field: field))
  }

  // MARK: Collecting

  /// Everything a decision of a pack looks at.
  package mutating func add(_ pack: Pack, _ source: DecisionCopy.Source) {
    seen = []
    switch source {
    case .rule(let index): addRule(pack, index)
    case .table(let index):
      addTable(pack, index)
    case .message(let index): addMessage(pack, pack.messages[index])
    }
  }

  /// A message says each word, some words together, and what its `only if` decides.
  private mutating func addMessage(_ pack: Pack, _ message: MessageRule) {
    use(pack, message.record, message.field)
    let record = pack.records[message.record]
    let field = FieldName(record: record.name, field: record.fields[message.field].name)
    texts[field, default: []].formUnion(message.words)
    for exact in message.exact { sets[field, default: []].append(exact.words) }
    let firsts = message.groups.compactMap { $0.words.first?.word }
    for group in message.groups {
      let words = group.words.map(\.word)
      for (index, word) in words.enumerated() {
        for other in words[(index + 1)...].prefix(3) {
          sets[field, default: []].append([word, other])
        }
        for first in firsts where first != word { sets[field, default: []].append([word, first]) }
      }
      sets[field, default: []].append(Array(words.prefix(3)))
    }
    sets[field, default: []].append(firsts)
    if let id = message.onlyIf, let index = pack.rules.firstIndex(where: { $0.id == id }) {
      addRule(pack, index)
    }
  }

  private mutating func addRule(_ pack: Pack, _ index: Int) {
    let rule = pack.rules[index]
    guard seen.insert("rule \(rule.id)").inserted else { return }
    let record = record(rule.scope)
    for expression in rule.expressions { collect(expression, pack, record, nil, rule.bindings) }
    addDays([rule.from, rule.until.map { CivilDate(days: $0.days + 1) }], pack, record)
  }

  /// Days on which something comes into force decide only with the record's time.
  private mutating func addDays(_ days: [CivilDate?], _ pack: Pack, _ record: Int?) {
    let days = days.compactMap { $0 }
    guard !days.isEmpty, let record, let time = pack.records[record].time else { return }
    use(pack, record, time)
    let name = FieldName(
      record: pack.records[record].name, field: pack.records[record].fields[time].name)
    for day in days {
      named.note(day: day.days)
      named.note(day: day.days - 1)
      for noon in [day.days - 1, day.days] {
        numbers[name, default: []].insert((Double(noon) + 0.5) * Double(microsecondsPerDay))
      }
    }
  }

  private func record(_ scope: Scope) -> Int? {
    if case .each(let index) = scope { index } else { nil }
  }

  private mutating func addTable(_ pack: Pack, _ index: Int) {
    let table = pack.tables[index]
    guard seen.insert("table \(table.id)").inserted else { return }
    for expression in table.expressions {
      collect(expression, pack, record(table.scope), nil, table.bindings)
    }
    addDays(
      [table.from, table.until.map { CivilDate(days: $0.days + 1) }], pack, record(table.scope))
  }

  private mutating func use(_ pack: Pack, _ record: Int, _ field: Int) {
    used.insert(
      FieldName(record: pack.records[record].name, field: pack.records[record].fields[field].name))
  }

  /// The fields that an expression is computed from, through `let`s and tables.
  private func fields(
    _ expression: Expression, _ pack: Pack, _ record: Int?, _ outer: Int?, _ bindings: [Binding]
  )
    -> Set<FieldName>
  {
    var found: Set<FieldName> = []
    func visit(_ expression: Expression, _ record: Int?, _ bindings: [Binding], _ depth: Int) {
      if depth > 40 { return }
      switch expression {
      case .field(let index, let level):
        if let type = level == 0 ? record : outer {
          found.insert(
            FieldName(record: pack.records[type].name, field: pack.records[type].fields[index].name)
          )
        }
      case .binding(let index):
        if bindings.indices.contains(index) {
          visit(bindings[index].expression, record, bindings, depth + 1)
        }
      case .answer(let table, let column):
        let table = pack.tables[table]
        for row in table.rows {
          visit(row.values[column], self.record(table.scope), table.bindings, depth + 1)
        }
        for row in table.rows {
          if let condition = row.condition {
            visit(condition.expression, self.record(table.scope), table.bindings, depth + 1)
          }
        }
      case .fires(let id):
        if let rule = pack.ruleIndex(of: id).map({ pack.rules[$0] }), let condition = rule.condition
        {
          visit(condition.expression, self.record(rule.scope), rule.bindings, depth + 1)
        }
      case .aggregate(let index):
        let aggregate = pack.aggregates[index]
        if let operand = aggregate.operand { visit(operand, aggregate.record, bindings, depth + 1) }
      default: for part in expression.parts { visit(part, record, bindings, depth + 1) }
      }
    }
    visit(expression, record, bindings, 0)
    return found
  }

  private func constants(_ expression: Expression, _ pack: Pack) -> [Literal] {
    switch expression {
    case .literal(let literal): [literal]
    case .threshold(let index):
      [pack.thresholds[index].value] + pack.thresholds[index].was.map(\.value)
    case .negate(let part):
      constants(part, pack).map { if case .number(let x) = $0 { .number(-x) } else { $0 } }
    case .convert(let part, let change):
      constants(part, pack).map {
        if case .number(let x) = $0 { .number(change.apply(x)) } else { $0 }
      }
    case .test(let test): constants(test.expression, pack)
    // Counted from the moment of evaluation, as times are tried.
    case .arithmetic(_, let a, let b) where a.unmarked == .now || b.unmarked == .now:
      constants(a.unmarked == .now ? b : a, pack)
    case .arithmetic(let sign, let a, let b):
      constants(a, pack).flatMap { a in
        constants(b, pack).compactMap { Candidates.arithmetic(sign, a, $0) }
      }
    case .call(_, let parts): parts.flatMap { constants($0, pack) }
    default: []
    }
  }

  /// Of constants; the result is tried, so that it need not be exact.
  private static func arithmetic(_ sign: ArithmeticOperator, _ a: Literal, _ b: Literal) -> Literal?
  {
    guard case .number(let x) = a, case .number(let y) = b else { return nil }
    switch sign {
    case .plus: return .number(x + y)
    case .minus: return .number(x - y)
    case .times: return .number(x * y)
    case .divided: return y == 0 ? nil : .number(x / y)
    case .power: return nil
    }
  }

  private mutating func noteComparison(
    _ side: Expression, with others: [Expression], _ pack: Pack, _ record: Int?, _ outer: Int?,
    _ bindings: [Binding]
  ) {
    let fields = self.fields(side, pack, record, outer, bindings)
    let literals = others.flatMap { constants($0, pack) }
    named.note(side, literals, bindings)
    if literals.isEmpty, !fields.isEmpty {
      relate(fields.union(others.flatMap { self.fields($0, pack, record, outer, bindings) }))
    }
    if countsRecords(side, pack, bindings) {
      for case .number(let x) in literals where x >= 0 && x <= 400 { counts.insert(Int(x)) }
    }
    for field in fields {
      add(literals, to: field)
      if isTime(field, pack), !isCount(side, pack, bindings) { addSpans(literals) }
    }
    switch side {
    case .convert(let inner, let change):
      if change.factor != 0, case .field = inner {
        let inverse = literals.map { literal -> Literal in
          if case .number(let x) = literal {
            .number((x - change.offset) / change.factor)
          } else {
            literal
          }
        }
        for field in fields { add(inverse, to: field) }
      }
    case .test(let test):
      noteComparison(test.expression, with: others, pack, record, outer, bindings)
    case .arithmetic(let sign, let a, let b):
      for (part, known, isLeft) in [(a, b, true), (b, a, false)] {
        for case .number(let k) in constants(known, pack) {
          let solved = literals.compactMap { literal -> Expression? in
            guard case .number(let x) = literal else { return nil }
            return Candidates.solved(sign, x, k, isLeft: isLeft).map { .literal(.number($0)) }
          }
          noteComparison(part, with: solved, pack, record, outer, bindings)
        }
      }
    case .binding(let index) where bindings.indices.contains(index):
      if case .arithmetic = bindings[index].expression {
        noteComparison(bindings[index].expression, with: others, pack, record, outer, bindings)
      }
    default: break
    }
  }

  private mutating func relate(_ fields: Set<FieldName>) {
    if fields.count < 2 { return }
    let joined = alike.filter { !$0.isDisjoint(with: fields) }.reduce(fields) { $0.union($1) }
    alike = alike.filter { $0.isDisjoint(with: fields) } + [joined]
  }

  /// Whether the field says when its record was.
  private func isTime(_ field: FieldName, _ pack: Pack) -> Bool {
    pack.records.contains { record in
      record.name == field.record && record.time.map { record.fields[$0].name } == field.field
    }
  }

  /// Whether it counts records or days, whose number says nothing of how long ago they were.
  private func isCount(_ expression: Expression, _ pack: Pack, _ bindings: [Binding]) -> Bool {
    switch expression {
    case .aggregate(let index):
      switch pack.aggregates[index].operation {
      case .countRecords, .countDistinctDays, .countDistinct, .longestRun, .longestRunOfDays,
        .share:
        true
      case .sum, .average, .smallest, .largest, .latest, .earliest, .nearest: false
      }
    case .binding(let index):
      bindings.indices.contains(index) && isCount(bindings[index].expression, pack, bindings)
    default: expression.parts.contains { isCount($0, pack, bindings) }
    }
  }

  /// How long ago a record may be, in seconds or days.
  private mutating func addSpans(_ literals: [Literal]) {
    for case .number(let x) in literals {
      if (60...4e8).contains(x) { spans.insert(x) }
      if (1...400).contains(x) { spans.insert(x * 86_400) }
    }
  }

  /// The value of one side of a sum, product or quotient if the other side is k and the result x.
  private static func solved(
    _ sign: ArithmeticOperator, _ x: Double, _ k: Double, isLeft: Bool
  ) -> Double? {
    let found: Double
    switch sign {
    case .plus: found = x - k
    case .minus: found = isLeft ? x + k : k - x
    case .times: found = x / k
    case .divided: found = isLeft ? x * k : k / x
    case .power: return nil
    }
    return found.isFinite ? decimal(found) : nil
  }

  private func countsRecords(_ expression: Expression, _ pack: Pack, _ bindings: [Binding]) -> Bool
  {
    switch expression {
    case .aggregate: true
    case .binding(let index):
      bindings.indices.contains(index) && countsRecords(bindings[index].expression, pack, bindings)
    default: expression.parts.contains { countsRecords($0, pack, bindings) }
    }
  }

  private mutating func add(_ literals: [Literal], to field: FieldName) {
    for literal in literals {
      switch literal {
      case .number(let x): numbers[field, default: []].insert(x)
      case .text(let text), .word(let text): texts[field, default: []].insert(text)
      case .timeOfDay(let time): numbers[field, default: []].insert(Double(time))
      case .date(let date): numbers[field, default: []].insert(Double(date.days))
      case .time(let time): numbers[field, default: []].insert(Double(time.microseconds))
      case .period(let period):
        numbers[field, default: []].insert(Double(period.days) + 30.4 * Double(period.months))
      case .truth: break
      case .colour(let colour): colours[field, default: []].insert(colour)
      case .list(let items): add(items, to: field)
      }
    }
  }

  private mutating func collect(
    _ expression: Expression, _ pack: Pack, _ record: Int?, _ outer: Int?, _ bindings: [Binding]
  ) {
    switch expression {
    case .field(let index, let level):
      if let type = level == 0 ? record : outer { use(pack, type, index) }
    case .compare(_, let a, let b):
      noteComparison(a, with: [b], pack, record, outer, bindings)
      noteComparison(b, with: [a], pack, record, outer, bindings)
    case .between(let a, let low, let high, _):
      noteComparison(a, with: [low, high], pack, record, outer, bindings)
    case .isOneOf(let a, let values): noteComparison(a, with: values, pack, record, outer, bindings)
    case .includes(let a, _, let values):
      noteComparison(a, with: values, pack, record, outer, bindings)
      // A threshold that is a list may include a field's value.
      for value in values { noteComparison(value, with: [a], pack, record, outer, bindings) }
    case .isInList(let a, let list):
      for field in fields(a, pack, record, outer, bindings) {
        for entry in pack.lists[list].entries {
          listed[field, default: []].formUnion([entry.name] + entry.also)
        }
      }
    case .answer(let table, _): addTable(pack, table)
    case .fires(let id):
      if let index = pack.ruleIndex(of: id) { addRule(pack, index) }
    case .threshold(let index):
      let threshold = pack.thresholds[index]
      let days =
        [threshold.from]
        + (threshold.was.map(\.until) + [threshold.until]).map { $0?.adding(days: 1) }
      // The days to come are looked at one by one (`TurningDays`).
      if asOf == nil {
        addDays(days.filter { $0.map { $0 <= today } ?? false }, pack, outer ?? record)
      }
    case .aggregate(let index): aggregate(pack, index, record, bindings)
    case .binding(let index)
    where bindings.indices.contains(index) && outer == nil && record != nil:
      collect(bindings[index].expression, pack, record, outer, [])
    default: break
    }
    for part in expression.parts { collect(part, pack, record, outer, bindings) }
  }

  private mutating func aggregate(_ pack: Pack, _ index: Int, _ outer: Int?, _ bindings: [Binding])
  {
    let aggregate = pack.aggregates[index]
    guard seen.insert("aggregate \(index)").inserted else { return }
    lookedAt.insert(pack.records[aggregate.record].name)
    if let condition = aggregate.condition {
      collect(condition, pack, aggregate.record, outer, bindings)
    }
    if let operand = aggregate.operand { collect(operand, pack, aggregate.record, outer, bindings) }
    if let moment = aggregate.window.moment { collect(moment, pack, outer, nil, bindings) }
    switch aggregate.operation {
    case .countDistinctDays, .longestRunOfDays: named.noteDays()
    default: break
    }
    switch aggregate.window {
    case .allTime: break
    case .this(let unit):
      starts.insert(unit)
      named.noteDays()
      switch unit {
      case .day: spans.insert(86_400)
      case .week: spans.insert(7 * 86_400)
      case .month: spans.insert(31 * 86_400)
      case .year: spans.insert(366 * 86_400)
      }
    case .last(let span), .before(let span, _), .within(let span, _):
      switch span {
      case .seconds(let seconds): spans.insert(seconds)
      case .calendar(let period):
        spans.insert((Double(period.days) + 30.4 * Double(period.months)) * 86_400)
      }
    }
    if let time = pack.records[aggregate.record].time { use(pack, aggregate.record, time) }
  }

  package var today: CivilDate { CivilDate(days: Int32(now.microseconds / microsecondsPerDay)) }
}
