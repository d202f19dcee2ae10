import RuleModel

extension Phrases {
  /// The type of an expression, as far as it is known by itself: a number that is written out has
  /// the unit of the value beside it.
  public func type(of expression: Expression) -> ValueType? {
    switch expression {
    case .literal(let literal): type(of: literal)
    case .field(let index, level: 0): record.map { pack.records[$0].fields[index].type }
    case .field: nil
    case .binding(let index): bindings[index].type
    case .threshold(let index): pack.thresholds[index].type
    case .answer(let table, let column): pack.tables[table].columns[column].type
    case .now: .time
    case .negate(let a): type(of: a)
    case .arithmetic(let sign, let a, let b): type(sign, type(of: a), type(of: b))
    case .otherwise(let a, let b): type(of: a) ?? type(of: b)
    case .call(let function, let arguments): type(function, arguments)
    case .points, .howMany: .number(nil)
    case .test(let test): type(of: test.expression)
    case .aggregate(let index): type(of: pack.aggregates[index])
    // The unit that a value was converted to is not known.
    case .convert: nil
    case .compare, .between, .isMissing, .isUnreadable, .isOneOf, .isInList, .includes, .not, .all,
      .any, .fires:
      .truth
    }
  }

  private func type(of aggregate: Aggregate) -> ValueType? {
    switch aggregate.operation {
    case .countRecords, .countDistinctDays, .countDistinct, .share, .longestRun, .longestRunOfDays:
      .number(nil)
    case .sum(let a), .average(let a), .smallest(let a), .largest(let a), .latest(let a),
      .earliest(let a),
      .nearest(let a):
      Phrases(ground, bindings: bindings, record: aggregate.record).type(of: a)
    }
  }

  private func type(of literal: Literal) -> ValueType? {
    switch literal {
    case .truth: .truth
    case .text: .text
    case .time: .time
    case .date: .date
    case .timeOfDay: .timeOfDay
    case .period: .period
    case .colour: .colour
    case .number, .word, .list: nil
    }
  }

  private func type(_ sign: ArithmeticOperator, _ a: ValueType?, _ b: ValueType?) -> ValueType? {
    switch (sign, a, b) {
    case (.minus, .time, .time), (.minus, .timeOfDay, .timeOfDay): .duration
    case (.minus, .date, .date), (.minus, .time, .date), (.minus, .date, .time): .number(.day)
    case (.plus, .period, _): b
    case (.plus, _, _), (.minus, _, _): a ?? b
    case (.times, .number(nil), _): b
    case (.times, _, .number(nil)), (.divided, _, .number(nil)): a
    case (.divided, .number(let u?), .number(let v?)) where u.dimension == v.dimension: .number(nil)
    default: nil
    }
  }

  private func type(_ function: Function, _ arguments: [Expression]) -> ValueType? {
    switch function.entry.gives {
    case .type(let type): type
    case .count: .number(nil)
    case .sameAsFirst: arguments.first.flatMap(type)
    case .oneOfThem:
      if let type = arguments.lazy.compactMap({ self.type(of: $0) }).first {
        if case .list(let element) = type { element } else { type }
      } else {
        nil
      }
    case .squareRoot: nil
    }
  }
}
