import Cases
import Evaluation
import JSONWriting
import RuleModel

/// Makes a record of a case that was found, and sees whether the evaluator agrees.
struct CaseRecords {
  /// What an example takes, with as few fields as will do.
  struct Case {
    var given: [Int: Example.Given]
    var now: Instant?
  }

  private let pack: Pack
  private let partition: Partition
  private let record: RecordType
  private let recordIndex: Int
  private let runner: CaseRunner
  let now: Instant

  /// - Parameter condition: what must hold of the record; its names are those of the partition's decision.
  init?(_ partition: Partition, condition: Expression) {
    guard let index = partition.record else { return nil }
    recordIndex = index
    record = partition.pack.records[index]
    self.partition = partition
    now = Instant(microseconds: Int64(partition.today.days) * microsecondsPerDay + microsecondsPerDay / 2)
    var pack = partition.pack
    pack.tables.append(
      Table(
        id: "case", scope: .each(index), bindings: partition.bindings, columns: [.init(name: "case", type: .truth)],
        rows: [
          .init(
            condition: .line(.init(text: "", origin: .none, expression: condition)), values: [.literal(.truth(true))])
        ], policy: .inOrder, otherwise: .values([.literal(.truth(false))])))
    self.pack = pack
    runner = CaseRunner(pack, today: partition.today, asOf: partition.today)
  }

  /// Nil if no record is found for which the evaluator comes to the same.
  /// - Parameter keeping: a field that the record keeps, even where it would come out so without.
  func record(for cells: [Variable.Cell?], keeping: Int? = nil) -> Case? {
    guard let given = attempts(cells).first(where: holds) else { return nil }
    return reduced(given, keeping)
  }

  /// A case that was made elsewhere, with as few fields as will do; nil if the evaluator comes to something else.
  func confirmed(_ made: Cases.Case) -> Case? {
    guard let given = made.record(in: pack)?.fields, holds(given) else { return nil }
    return reduced(given, nil)
  }

  private func example(_ given: [Int: Example.Given]) -> Example {
    Example(it: "", given: .init(record: recordIndex, fields: given), now: now, expect: .init())
  }

  private func holds(_ given: [Int: Example.Given]) -> Bool {
    let found = runner.decision(.table(pack.tables.count - 1), of: example(given))
    return found?.answers.first?.value == .truth(true)
  }

  private func reduced(_ given: [Int: Example.Given], _ keeping: Int?) -> Case {
    var left = given
    for field in given.keys.sorted() where left.count > 1 && field != keeping {
      var less = left
      less[field] = nil
      if holds(less) { left = less }
    }
    return Case(given: left, now: readsNow ? now : nil)
  }

  private var readsNow: Bool {
    partition.contexts.joined().contains { $0.expression.contains { $0 == .now } }
      || partition.atoms.contains { $0.expression.contains { $0 == .now } }
  }

  // MARK: Trying

  /// Records that may be such a case: what the cells say, and numbers moved until their sums are right.
  private func attempts(_ cells: [Variable.Cell?]) -> [[Int: Example.Given]] {
    var base: [Int: Example.Given] = [:]
    // A number whose cell leaves it room can be moved within that.
    var room: [Int: Variable.Stretch] = [:]
    for (position, variable) in partition.variables.enumerated() {
      guard let cell = cells[position] else { continue }
      if case .listed(let list) = variable.kind, case .field(let field, level: 0) = variable.expression {
        if case .listed(true) = cell, let name = partition.pack.lists[list].entries.first?.name {
          base[field] = .value(.text(name))
        } else if base[field] == nil {
          base[field] = .value(.text("something else"))
        }
      }
      guard let field = partition.field(of: variable), let value = value(cell, of: record.fields[field]) else {
        continue
      }
      base[field] = value
      if case .number(let stretch) = cell { room[field] = stretch }
    }
    // A unit is that of a value.
    for field in base.keys.sorted() {
      guard let measured = record.fields[field].unitOf, base[measured] == nil else { continue }
      base[measured] = base[field] == .missing ? .missing : anyValue(of: record.fields[measured])
    }
    var found = [base, settled(base, cells, free: [], room)]
    let used = fieldsUsed().filter { base[$0] == nil }
    // What nothing is said of may matter all the same: missing first, then a value of each kind.
    var filled = base
    for field in used { if let value = anyValue(of: record.fields[field]) { filled[field] = value } }
    found.append(filled)
    found.append(settled(filled, cells, free: used, room))
    var random = SmallRandom()
    let choices = used.map { ($0, candidates(for: record.fields[$0])) }.filter { !$0.1.isEmpty }
    if !choices.isEmpty {
      for _ in 0..<200 {
        var attempt = base
        for (field, values) in choices { attempt[field] = values[random.next(below: values.count)] }
        found.append(random.next(below: 2) == 0 ? attempt : settled(attempt, cells, free: used, room))
      }
    }
    return found
  }

  private func fieldsUsed() -> [Int] {
    var fields: Set<Int> = []
    for (context, bindings) in partition.contexts.enumerated() {
      for variable in partition.variables where variable.context == context {
        fields.formUnion(variable.expression.fields(bindings))
      }
      for atom in partition.atoms where atom.context == context { fields.formUnion(atom.expression.fields(bindings)) }
    }
    func add(_ index: Int, _ depth: Int) {
      let table = partition.pack.tables[index]
      guard depth < 8, table.scope == .each(recordIndex) else { return }
      let expressions =
        table.rows.flatMap { [$0.condition?.expression].compactMap { $0 } + $0.values }
        + table.bindings.map(\.expression)
      for expression in expressions {
        fields.formUnion(expression.fields(table.bindings))
        expression.walk { if case .answer(let inner, _) = $0, inner != index { add(inner, depth + 1) } }
      }
    }
    func addRule(_ id: String, _ depth: Int) {
      guard depth < 8, let rule = partition.pack.rules.first(where: { $0.id == id }), rule.scope == .each(recordIndex),
        let condition = rule.condition
      else { return }
      for expression in [condition.expression] + rule.bindings.map(\.expression) {
        fields.formUnion(expression.fields(rule.bindings))
        expression.walk {
          if case .answer(let inner, _) = $0 { add(inner, depth + 1) }
          if case .fires(let inner) = $0, inner != id { addRule(inner, depth + 1) }
        }
      }
    }
    for expression in partition.variables.map(\.expression) + partition.atoms.map(\.expression) {
      expression.walk {
        if case .answer(let index, _) = $0 { add(index, 0) }
        if case .fires(let id) = $0 { addRule(id, 0) }
      }
    }
    return fields.sorted()
  }

  private func value(_ cell: Variable.Cell, of field: Field) -> Example.Given? {
    switch cell {
    case .missing: .missing
    case .undetermined: .bad("unreadable")
    case .truth(let truth): .value(.truth(truth))
    case .word(let word): .value(.word(word))
    case .text(let text): field.type == .colour ? Colour(text).map { .value(.colour($0)) } : .value(.text(text))
    case .otherText:
      field.type == .colour ? .value(.colour(Colour(red: 1, green: 2, blue: 3))) : .value(.text("something else"))
    case .number(let stretch): number(stretch.shown, field.type)
    case .holds(let words):
      if case .list(.word) = field.type {
        .value(.list(words.sorted().map { .word($0) }))
      } else {
        .value(.list(words.sorted().map { .text($0) }))
      }
    case .listed: nil
    }
  }

  private func number(_ x: Double, _ type: ValueType) -> Example.Given? {
    switch type {
    case .number: .value(.number(Partition.exact(x)))
    case .time: x.magnitude < 2e17 ? .value(.time(Instant(microseconds: Int64(x)))) : nil
    case .date: x.magnitude < 2e6 ? .value(.date(CivilDate(days: Int32(x)))) : nil
    case .timeOfDay: .value(.timeOfDay(Int64(max(0, min(86_399_999_999, x)))))
    case .text, .truth, .period, .word, .list, .colour: nil
    }
  }

  private func anyValue(of field: Field) -> Example.Given? { candidates(for: field).first }

  private func candidates(for field: Field) -> [Example.Given] {
    switch field.type {
    case .truth: return [.value(.truth(true)), .value(.truth(false))]
    case .word(let words): return words.words.prefix(24).map { .value(.word($0)) }
    case .text: return [.value(.text("something"))]
    case .list: return [.value(.list([]))]
    case .number, .time, .date, .timeOfDay:
      var numbers = Set<Double>()
      switch field.type {
      case .time:
        numbers = [Double(now.microseconds), Double(now.microseconds) - 3.6e9, Double(now.microseconds) + 3.6e9]
      case .date: numbers = [Double(partition.today.days), Double(partition.today.days) - 365]
      default:
        let low = field.range?.lowerBound ?? 0
        numbers = [
          low, min(low + 1, field.range?.upperBound ?? .infinity), min(low + 10, field.range?.upperBound ?? .infinity),
        ]
        if let high = field.range?.upperBound { numbers.formUnion([high, ((low + high) / 2).rounded()]) }
      }
      return numbers.sorted().compactMap { number($0, field.type) }
    case .period, .colour: return []
    }
  }

  /// Moves the numbers nothing is said of, and others within the room they have, until every sum lies where the case says.
  private func settled(
    _ given: [Int: Example.Given], _ cells: [Variable.Cell?], free: [Int], _ room: [Int: Variable.Stretch]
  ) -> [Int: Example.Given] {
    var given = given
    func worth(_ atom: Partition.Atom) -> Double? {
      switch atom.expression {
      case .now: Double(now.microseconds)
      case .field(let field, level: 0):
        if case .value(let literal)? = given[field] { Partition.number(literal) } else { nil }
      case .points(.field(let field, level: 0), let points):
        if case .value(.word(let word))? = given[field] { points[word] } else { nil }
      default: nil
      }
    }
    for _ in 0..<6 {
      for (position, variable) in partition.variables.enumerated() {
        guard case .number(let terms, _, _, _) = variable.kind, terms.count > 1,
          case .number(let stretch)? = cells[position]
        else { continue }
        let parts = terms.map { worth(partition.atoms[$0.atom]).map { $0 } }
        if parts.contains(nil) { continue }
        var sum = zip(terms, parts).reduce(0) { $0 + $1.0.factor * $1.1! }
        for (term, part) in zip(terms, parts) {
          if Variable.Stretch.point(sum).meet(stretch) != nil { break }
          let wanted = part! + (stretch.shown - sum) / term.factor
          switch partition.atoms[term.atom].expression {
          case .field(let field, level: 0) where free.contains(field) || room[field] != nil:
            let type = record.fields[field]
            var moved = max(type.range?.lowerBound ?? -.infinity, min(type.range?.upperBound ?? .infinity, wanted))
            if type.isWhole { moved = moved.rounded() }
            if let stretch = room[field], Variable.Stretch.point(moved).meet(stretch) == nil { continue }
            given[field] = number(moved, type.type)
            sum += (moved - part!) * term.factor
          case .points(.field(let field, level: 0), let points) where free.contains(field):
            guard
              let best = points.sorted(by: { ($0.value, $0.key) < ($1.value, $1.key) })
                .min(by: { ($0.value - wanted).magnitude < ($1.value - wanted).magnitude })
            else { continue }
            given[field] = .value(.word(best.key))
            sum += (best.value - part!) * term.factor
          default: continue
          }
        }
      }
    }
    return given
  }

  private struct SmallRandom {
    private var state: UInt64 = 0x2545_F491_4F6C_DD1D

    mutating func next(below limit: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state % UInt64(limit))
    }
  }

  // MARK: As an example takes it

  /// `given: { weight: 4, at: 2026-03-20T12:00:00Z }`, with `now:` where it matters.
  func text(_ found: Case) -> String {
    let fields = Example.Record(record: recordIndex, fields: found.given).written(record)
    func braced(_ fields: [(field: Field, given: Example.Given)]) -> String {
      fields.isEmpty ? "{}" : "{ \(fields.map { "\($0.name): \(text($1, $0))" }.joined(separator: ", ")) }"
    }
    let unreadable = fields.filter(\.given.isUnusable)
    return (found.now.map { "now: \(MomentText.text($0)), " } ?? "")
      + "given: " + braced(fields.filter { !$0.given.isUnusable })
      + (unreadable.isEmpty ? "" : ", unreadable: " + braced(unreadable))
  }

  private func text(_ given: Example.Given, _ field: Field) -> String {
    switch given {
    case .missing: return "null"
    case .bad(let text): return JSONWriter.quoted(text)
    case .partly(let literals, _): return "[" + (literals.map(text) + ["unreadable"]).joined(separator: ", ") + "]"
    case .value(let literal):
      if case .number(let x) = literal, case .number(let unit?) = field.type, !field.otherUnits.isEmpty {
        return "\(plainText(x)) \(unit.name)"
      }
      return text(literal)
    }
  }

  private func text(_ literal: Literal) -> String {
    switch literal {
    case .text(let text): JSONWriter.quoted(text)
    case .word(let word): CaseRecords.isPlain(word) ? word : JSONWriter.quoted(word)
    case .colour(let colour): JSONWriter.quoted(colour.text)
    case .list(let items): "[" + items.map(text).joined(separator: ", ") + "]"
    case .truth, .number, .time, .date, .timeOfDay, .period: partition.phrases.text(literal)
    }
  }

  private static func isPlain(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, first.properties.isAlphabetic else { return false }
    return text.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || ("0"..."9").contains($0) || $0 == "-" || $0 == "_"
    }
  }
}
