import RuleModel

/// A pack that is handed on whole: copying it would count the references to each of its parts.
final class PackInHand: Sendable {
  let pack: Pack

  init(_ pack: Pack) { self.pack = pack }
}

/// Expressions in the words of the rule language, for messages and explanations: what is printed
/// means, read back, what was given. Only aggregates, which conditions know by name, become phrases
/// of English.
public struct Phrases {
  let ground: PackInHand
  var pack: Pack { ground.pack }
  let bindings: [Binding]
  /// The record in hand, and around a `where` the outer one: indices into `Pack.records`.
  let record: Int?
  private let outer: Int?

  public init(pack: Pack, bindings: [Binding], record: Int?) {
    self.init(PackInHand(pack), bindings: bindings, record: record)
  }

  init(_ ground: PackInHand, bindings: [Binding], record: Int?, outer: Int? = nil) {
    self.ground = ground
    self.bindings = bindings
    self.record = record
    self.outer = outer
  }

  /// - Parameter type: What the expression gives where that is known from outside; a number in it
  ///   is written in that unit.
  public func text(_ expression: Expression, of type: ValueType? = nil) -> String {
    text(expression, .otherwise, type)
  }

  /// In parentheses if it binds less tightly than its place.
  private func text(
    _ expression: Expression, _ place: Precedence, _ type: ValueType? = nil
  ) -> String {
    let text = bare(expression, type)
    return Precedence(expression) < place ? "(\(text))" : text
  }

  private func bare(_ expression: Expression, _ type: ValueType?) -> String {
    switch expression {
    case .literal(.number(let x)): return type.map { text(x, of: $0) } ?? plainText(x)
    case .literal(let literal): return text(literal)
    case .field(let index, let level):
      guard let record = level == 0 ? record : outer else { return "this.…" }
      return (level == 0 ? "" : "this.") + pack.records[record].fields[index].name
    case .binding(let index): return bindings[index].name
    case .threshold(let index): return pack.thresholds[index].name
    case .answer(let table, let column): return pack.tables[table].columns[column].name
    case .fires(let rule): return "rule \(rule) fires"
    case .now: return "now"
    case .aggregate(let index): return self.aggregate(pack.aggregates[index])
    case .negate(let a): return "-" + text(a, .sign, type)
    case .arithmetic(let sign, let a, let b): return arithmetic(sign, a, b, type)
    case .convert(let a, _): return bare(a, nil)
    case .isOneOf, .compare, .between, .isMissing, .isUnreadable, .isInList, .includes:
      return test(expression, isNegated: false)
    case .not(let a): return negation(of: a)
    case .all(let parts): return parts.map { text($0, .not) }.joined(separator: " and ")
    case .any(let parts): return parts.map { text($0, .and) }.joined(separator: " or ")
    case .howMany(let parts):
      return "how many of [\(parts.map { text($0) }.joined(separator: ", "))]"
    case .otherwise(let a, let b):
      let type = type ?? self.type(of: expression)
      return "\(text(a, .or, type)) otherwise \(text(b, .otherwise, type))"
    case .call(let function, let arguments): return call(function, arguments)
    case .points(let a, _): return "points of \(text(a, .operand))"
    case .test(let test): return test.text
    }
  }

  // MARK: Conditions

  private func negation(of inner: Expression) -> String {
    switch inner {
    case .isOneOf, .compare(.equal, _, _), .between, .isMissing, .isUnreadable, .isInList,
      .includes:
      test(inner, isNegated: true)
    case .test(let written) where written.isNegatable: negation(of: written.expression)
    default: "not \(text(inner, .not))"
    }
  }

  /// The field whose unit another one keeps.
  private func unitOf(_ index: Int, _ level: Int) -> Int? {
    (level == 0 ? record : outer).flatMap { pack.records[$0].fields[index].unitOf }
  }

  private func test(_ test: Expression, isNegated: Bool) -> String {
    let verb = isNegated ? "is not" : "is"
    func side(_ expression: Expression, beside other: Expression) -> String {
      text(expression, .sum, type(of: other))
    }
    func list(_ values: [Expression], beside other: ValueType?) -> String {
      "[" + values.map { text($0, .sum, other) }.joined(separator: ", ") + "]"
    }
    switch test {
    case .compare(.equal, .field(let index, let level), .literal(.word(let unit)))
    where unitOf(index, level) != nil:
      let was = isNegated ? "was not logged in" : "was logged in"
      return "\(text(.field(unitOf(index, level)!, level: level), .sum)) \(was) \(unit)"
    case .compare(.equal, let a, let b):
      return "\(side(a, beside: b)) \(verb) \(side(b, beside: a))"
    case .compare(let comparison, let a, let b):
      return "\(side(a, beside: b)) \(comparison.rawValue) \(side(b, beside: a))"
    case .between(let a, let low, let high, let ends):
      return
        "\(text(a, .sum)) \(verb) from \(side(low, beside: a)) to \(ends ? "" : "below ")\(side(high, beside: a))"
    case .isMissing(let a): return "\(text(a, .sum)) is \(isNegated ? "present" : "missing")"
    case .isUnreadable(let a): return "\(text(a, .sum)) \(verb) unreadable"
    case .isOneOf(let a, let values):
      return "\(text(a, .sum)) \(verb) one of \(list(values, beside: type(of: a)))"
    case .isInList(let a, let list): return "\(text(a, .sum)) \(verb) in \(pack.lists[list].name)"
    case .includes(let a, let quantifier, let values):
      let verb = isNegated ? "does not include" : "includes"
      var element: ValueType?
      if case .list(let type)? = type(of: a) { element = type }
      if values.count == 1 { return "\(text(a, .sum)) \(verb) \(text(values[0], .sum, element))" }
      return "\(text(a, .sum)) \(verb) \(quantifier.rawValue) of \(list(values, beside: element))"
    default: return text(test, .sum)
    }
  }

  // MARK: Values

  private func arithmetic(
    _ sign: ArithmeticOperator, _ a: Expression, _ b: Expression, _ type: ValueType?
  ) -> String {
    let result = type ?? self.type(of: .arithmetic(sign, a, b))
    let (left, right): (Precedence, Precedence)
    var (leftType, rightType): (ValueType?, ValueType?)
    switch sign {
    case .plus, .minus:
      (left, right) = (.sum, .product)
      leftType = result
      rightType = step(from: result)
    case .times:
      (left, right) = (.product, .sign)
      // Of two factors one has the unit.
      leftType = isPlain(b) ? result : nil
      rightType = isPlain(a) ? result : nil
    case .divided:
      (left, right) = (.product, .sign)
      // A plain quotient is of two values in one unit; any other is of a value and a plain number.
      leftType = result == .number(nil) ? self.type(of: b) : result
      rightType = result == .number(nil) ? self.type(of: a) : nil
    case .power: (left, right) = (.operand, .sign)
    }
    return "\(text(a, left, leftType)) \(sign.rawValue) \(text(b, right, rightType))"
  }

  /// The type of a value added to, or taken from, a value of the type.
  private func step(from type: ValueType?) -> ValueType? {
    switch type {
    case .time, .timeOfDay: .duration
    case .date: .number(.day)
    default: type
    }
  }

  /// Known to be a number without a unit.
  private func isPlain(_ expression: Expression) -> Bool { type(of: expression) == .number(nil) }

  private func call(_ function: Function, _ arguments: [Expression]) -> String {
    let words = function.entry.words
    switch function.entry.form {
    case .one, .several: break
    case .rounding where arguments.count > 1:
      return "\(words) \(text(arguments[0], .sum)) to \(count(arguments[1], "place"))"
    case .rounding: break
    case .two(let joint):
      return "\(words) \(text(arguments[0], .sum)) \(joint) \(text(arguments[1], .operand))"
    }
    guard arguments.count > 1 else {
      return "\(words) \(arguments.first.map { text($0, .operand) } ?? "")"
    }
    let type = arguments.lazy.compactMap(self.type).first
    return "\(words) [\(arguments.map { text($0, .otherwise, type) }.joined(separator: ", "))]"
  }

  private func count(_ number: Expression, _ noun: String) -> String {
    "\(text(number, .operand)) \(noun)\(number == .literal(.number(1)) ? "" : "s")"
  }

  /// As conditions write it; a number without its unit, which only its type knows.
  public func text(_ literal: Literal) -> String {
    switch literal {
    case .truth(let truth): truth ? "yes" : "no"
    case .number(let x): plainText(x)
    case .text(let text): "\"\(text)\""
    case .word(let word): word
    case .time(let time): MomentText.text(time)
    case .date(let date): MomentText.text(date)
    case .timeOfDay(let time): MomentText.text(timeOfDay: time)
    case .period(let period):
      period.months == 0
        ? counted(period.days, "calendar day")
        : period.months % 12 == 0
          ? counted(period.months / 12, "year") : counted(period.months, "month")
    case .colour(let colour): colour.text
    case .list(let values): "[" + values.map(text).joined(separator: ", ") + "]"
    }
  }

  private func counted(_ count: Int32, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  // MARK: Aggregates

  /// A count, sum and the like as a phrase: “the number of dose records in the last 24 h where …”.
  public func aggregate(_ aggregate: Aggregate) -> String {
    let inner = Phrases(ground, bindings: bindings, record: aggregate.record, outer: record)
    let of = aggregate.belongings.filter(\.isThis).map { " " + $0.text }.joined(separator: " and")
    let records =
      pack.records[aggregate.record].name + " records" + of
      + window(aggregate.window, aggregate.length)
    let what: String
    switch aggregate.operation {
    case .countRecords: what = "the number of \(records)"
    case .countDistinctDays(let a):
      what = "the number of different days of \(inner.text(a, .operand)) among the \(records)"
    case .countDistinct(let a):
      what = "the number of different values of \(inner.text(a, .operand)) among the \(records)"
    case .sum(let a): what = "the sum of \(inner.text(a, .sum)) over the \(records)"
    case .average(let a): what = "the average of \(inner.text(a, .sum)) over the \(records)"
    case .smallest(let a): what = "the smallest \(inner.text(a, .operand)) among the \(records)"
    case .largest(let a): what = "the largest \(inner.text(a, .operand)) among the \(records)"
    case .latest(let a): what = "the latest \(inner.text(a, .operand)) among the \(records)"
    case .earliest(let a): what = "the earliest \(inner.text(a, .operand)) among the \(records)"
    case .nearest(let a): what = "the nearest \(inner.text(a, .operand)) among the \(records)"
    case .share(let a): what = "the share of \(records) with \(inner.text(a, .and))"
    case .longestRun(let a): what = "the longest run of \(records) with \(inner.text(a, .and))"
    case .longestRunOfDays(let a):
      what = "the longest run of days of \(inner.text(a, .operand)) among the \(records)"
    }
    return what + (aggregate.written.map { " where \(inner.text($0))" } ?? "")
  }

  /// The records that a window lets in, as words with a space before them; empty: all.
  public func window(_ window: Window, _ length: Aggregate.Length?) -> String {
    func span(_ span: Window.Span) -> String {
      if let length { return length.text }
      switch span {
      case .seconds(let seconds): return duration(seconds)
      case .calendar(let period): return text(.period(period))
      }
    }
    switch window {
    case .allTime: return ""
    case .this(let unit): return " in this calendar \(unit.rawValue)"
    case .last(let length): return " in the last \(span(length))"
    case .before(let length, let moment): return " in the \(span(length)) before \(text(moment))"
    case .within(let length, let moment): return " within \(span(length)) of \(text(moment))"
    }
  }

  /// Seconds in the largest unit that leaves a whole number.
  public func duration(_ seconds: Double) -> String {
    for (size, name) in [(86_400.0, "d"), (3600, "h"), (60, "min")]
    where seconds.truncatingRemainder(dividingBy: size) == 0 && seconds != 0 {
      return "\(plainText(seconds / size)) \(name)"
    }
    return "\(plainText(seconds)) s"
  }

  /// A constant of a type: numbers with their unit.
  public func text(_ literal: Literal, of type: ValueType) -> String {
    switch (literal, type) {
    case (.number(let number), _): text(number, of: type)
    case (.list(let values), .list(let element)):
      "[" + values.map { text($0, of: element) }.joined(separator: ", ") + "]"
    default: text(literal)
    }
  }

  /// A number of a type, with its unit.
  public func text(_ number: Double, of type: ValueType) -> String {
    switch type {
    case .number(let unit?):
      unit == .second
        ? duration(number)
        : unit.name.isEmpty ? plainText(number) : "\(plainText(number)) \(unit.name)"
    case .time: MomentText.text(Instant(microseconds: Int64(max(-6e16, min(2.5e17, number)))))
    case .date: MomentText.text(CivilDate(days: Int32(max(-700_000, min(2_900_000, number)))))
    case .timeOfDay: MomentText.text(timeOfDay: Int64(max(0, min(86_399_999_999, number))))
    default: plainText(number)
    }
  }
}
