import Evaluation
import RuleModel

/// The cases that several conditions can tell apart, for whoever asks how they come out together.
package struct JointCases {
  private let partition: Partition
  private let questions: [Question]
  private let isExact: [Bool]
  private let record: Int

  /// - Parameter conditions: about one record, without names of their own (`Expression.inlined`).
  package init(_ conditions: [Expression], about record: Int, in pack: Pack, today: CivilDate) {
    self.record = record
    isExact = conditions.map(JointCases.isExact)
    partition = Partition(pack: pack, bindings: [], record: record, today: today, conditions: conditions)
    questions = conditions.map(partition.ask)
  }

  /// More cases than this are not looked at one by one.
  private static let most = 60_000

  /// How one condition comes out in a case: whether it may hold, and whether it may fail.
  package struct Answer: Sendable {
    /// How it comes out; unknown too where the proof cannot tell.
    package var holds: Kleene
    /// Unknown means that data is missing, not that the proof cannot tell.
    package var isExact: Bool
  }

  /// Calls `body` with every case that can be; stops when it returns false. False where there are too many, or
  /// more than those.
  package func forEach(_ body: ([Answer], () -> Example.Record) -> Bool) -> Bool {
    var size = 1
    for variable in partition.variables {
      size *= max(1, variable.cells.count)
      if size > JointCases.most { return false }
    }
    var cells = [Variable.Cell?](repeating: nil, count: partition.variables.count)
    _ = fill(0, &cells, body)
    return partition.isWhole
  }

  private func fill(
    _ position: Int, _ cells: inout [Variable.Cell?], _ body: ([Answer], () -> Example.Record) -> Bool
  ) -> Bool {
    if position == cells.count {
      let found = cells
      let answers = zip(questions, isExact).map { question, isExact in
        Answer(holds: partition.outcomes(question, found).kleene, isExact: isExact)
      }
      return body(answers, { recordOf(found) })
    }
    for cell in partition.variables[position].cells {
      cells[position] = cell
      if partition.isPossible(cells, latest: position), !fill(position + 1, &cells, body) { return false }
    }
    cells[position] = nil
    return true
  }

  /// A record of the case, as far as single fields make it; whether it really comes out so is for the evaluator to say.
  private func recordOf(_ cells: [Variable.Cell?]) -> Example.Record {
    var fields: [Int: Example.Given] = [:]
    for (variable, cell) in zip(partition.variables, cells) {
      guard let index = partition.field(of: variable), let cell else { continue }
      let field = partition.pack.records[record].fields[index]
      if let literal = JointCases.literal(cell, field.type) { fields[index] = .value(literal) }
    }
    return Example.Record(record: record, fields: fields)
  }

  static func literal(_ cell: Variable.Cell, _ type: ValueType) -> Literal? {
    switch (cell, type) {
    case (.truth(let truth), _): .truth(truth)
    case (.word(let word), .text), (.text(let word), .text): .text(word)
    case (.word(let word), _): .word(word)
    case (.text(let text), .colour): Colour(text).map { .colour($0) }
    case (.otherText, .text): .text("something else")
    case (.number(let stretch), .number): .number(Partition.exact(stretch.shown))
    case (.number(let stretch), .time):
      .time(Instant(microseconds: Int64(max(-2e17, min(2e17, stretch.shown))), offset: 0))
    case (.number(let stretch), .date): .date(CivilDate(days: Int32(max(-700_000, min(2_900_000, stretch.shown)))))
    case (.number(let stretch), .timeOfDay): .timeOfDay(Int64(max(0, min(86_399_999_999, stretch.shown))))
    case (.holds(let words), .list(.word)): .list(words.sorted().map { .word($0) })
    case (.holds(let words), .list): .list(words.sorted().map { .text($0) })
    default: nil
    }
  }

  /// Whether every leaf is of a kind whose unknown means missing data.
  private static func isExact(_ expression: Expression) -> Bool {
    switch expression {
    case .test(let test): return isExact(test.expression)
    case .not(let a): return isExact(a)
    case .all(let parts), .any(let parts), .howMany(let parts): return parts.allSatisfy(isExact)
    case .compare(_, .howMany(let parts), _): return parts.allSatisfy(isExact)
    case .literal, .compare, .between, .isOneOf, .isInList, .field, .answer: return true
    case .isMissing(.field), .isUnreadable(.field): return true
    case .otherwise(.field, let b): return isExact(b)
    case .includes(_, _, let values):
      return values.allSatisfy { if case .literal = $0 { true } else { false } }
    case .threshold, .binding, .fires, .now, .aggregate, .negate, .arithmetic, .convert, .isMissing, .isUnreadable,
      .otherwise, .call, .points:
      return false
    }
  }
}

extension Expression {
  /// With every name of a `let` written out, and `(a otherwise b) < c` as the two cases it stands for; nil if that
  /// gets too large.
  package func inlined(_ bindings: [Binding]) -> Expression? {
    var room = 4_000
    let written = replaced(bindings, &room)
    return room > 0 ? written : nil
  }

  private func replaced(_ bindings: [Binding], _ room: inout Int) -> Expression {
    room -= 1
    if room <= 0 { return self }
    switch self {
    case .literal, .field, .threshold, .answer, .fires, .now, .aggregate: return self
    case .binding(let index):
      return bindings.indices.contains(index) ? bindings[index].expression.replaced(bindings, &room) : self
    case .test(let test): return test.expression.replaced(bindings, &room)
    case .negate(let a): return .negate(a.replaced(bindings, &room))
    case .convert(let a, let change):
      return a.replaced(bindings, &room).lifted(&room) { .convert($0, change) }
    case .arithmetic(let sign, let a, let b):
      return .arithmetic(sign, a.replaced(bindings, &room), b.replaced(bindings, &room))
    case .compare(let comparison, let a, let b):
      let (a, b) = (a.replaced(bindings, &room), b.replaced(bindings, &room))
      return a.chosen(&room) { a, room in b.chosen(&room) { b, _ in .compare(comparison, a, b) } }
    case .between(let a, let low, let high, let includesHigh):
      let (low, high) = (low.replaced(bindings, &room), high.replaced(bindings, &room))
      return a.replaced(bindings, &room).chosen(&room) { a, _ in
        .between(a, low: low, high: high, includesHigh: includesHigh)
      }
    case .isMissing(let a): return .isMissing(a.replaced(bindings, &room))
    case .isUnreadable(let a): return .isUnreadable(a.replaced(bindings, &room))
    case .isOneOf(let a, let values):
      let values = values.map { $0.replaced(bindings, &room) }
      return a.replaced(bindings, &room).chosen(&room) { a, _ in .isOneOf(a, values) }
    case .isInList(let a, let list):
      return a.replaced(bindings, &room).chosen(&room) { a, _ in .isInList(a, list: list) }
    case .includes(let a, let quantifier, let values):
      let values = values.map { $0.replaced(bindings, &room) }
      return a.replaced(bindings, &room).chosen(&room) { a, _ in .includes(a, quantifier, values) }
    case .not(let a): return .not(a.replaced(bindings, &room))
    case .all(let parts): return .all(parts.map { $0.replaced(bindings, &room) })
    case .any(let parts): return .any(parts.map { $0.replaced(bindings, &room) })
    case .howMany(let parts): return .howMany(parts.map { $0.replaced(bindings, &room) })
    case .otherwise(let a, let b):
      return .otherwise(a.replaced(bindings, &room), b.replaced(bindings, &room))
    case .call(let function, let arguments): return .call(function, arguments.map { $0.replaced(bindings, &room) })
    case .points(let a, let points): return .points(a.replaced(bindings, &room), points)
    }
  }

  /// A change of a value, made on both sides of an `otherwise`.
  private func lifted(_ room: inout Int, _ make: (Expression) -> Expression) -> Expression {
    room -= 1
    if case .otherwise(let a, let b) = self { return .otherwise(make(a), make(b)) }
    return make(self)
  }

  /// A test of `a otherwise b`: of b where a is missing, else of a.
  private func chosen(_ room: inout Int, _ test: (Expression, inout Int) -> Expression) -> Expression {
    room -= 1
    guard room > 0, case .otherwise(let a, let b) = self, let field = a.bareField else { return test(self, &room) }
    return .any([
      .all([.isMissing(field), b.chosen(&room, test)]),
      .all([.not(.isMissing(field)), test(a, &room)]),
    ])
  }

  /// The field that this is, in whatever unit.
  private var bareField: Expression? {
    switch self {
    case .field: self
    case .convert(let a, _): a.bareField
    default: nil
    }
  }
}
