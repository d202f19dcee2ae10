import RuleModel

/// Calls of functions, held against what each takes and gives.
extension Resolver {
  func call(_ function: Function, _ arguments: [Syntax]) -> Typed? {
    let typed = arguments.map { value($0) }
    if typed.contains(where: { $0 == nil }) { return nil }
    let values = typed.compactMap { $0 }
    let entry = function.entry
    switch entry.form {
    case .several: return extreme(function, arguments, values)
    case .rounding: return rounded(function, arguments, values)
    case .one, .two: break
    }
    var taken: [Expression] = []
    for (syntax, value) in zip(arguments, values) {
      guard let expression = argument(syntax, value, of: entry.takes) else { return nil }
      taken.append(expression)
    }
    guard let type = result(of: entry, values[0], arguments[0]) else { return nil }
    // The day of a date is that date.
    if function == .day, values[0].type == .date { return values[0] }
    return Typed(expression: .call(function, taken), type: type)
  }

  /// An argument as the function takes it, or a report and nothing.
  private func argument(
    _ syntax: Syntax, _ typed: Typed, of kind: FunctionEntry.Kind
  ) -> Expression? {
    switch (kind, typed.type) {
    case (.number, .number), (.time, .time), (.clock, .time), (.clock, .timeOfDay),
      (.moment, .time),
      (.moment, .date), (.countable, .text), (.countable, .list), (.countable, .word),
      (.colour, .colour):
      return typed.expression
    case (.plainNumber, .number(let unit)):
      guard let unit, !unit.name.isEmpty else { return typed.expression }
      wrong(
        syntax, typed, kind.inWords,
        advice: "choose a unit first: `(\(text.slice(syntax.range)) in \(unit.name))`")
      return nil
    case (.colour, .text):
      if case .literal(.text(let text)) = typed.expression, let colour = Colour(text) {
        return .literal(.colour(colour))
      }
    default: break
    }
    wrong(syntax, typed, kind.inWords)
    return nil
  }

  private func wrong(_ syntax: Syntax, _ typed: Typed, _ needs: String, advice: String? = nil) {
    report(
      .typeMismatch,
      "`\(text.slice(syntax.range))` is \(typed.type.inWords); \(needs) is needed here", syntax,
      advice: advice, about: typed)
  }

  private func result(of entry: FunctionEntry, _ first: Typed, _ syntax: Syntax) -> ValueType? {
    switch entry.gives {
    case .type(let type): return type
    case .count: return .number(nil)
    case .sameAsFirst, .oneOfThem: return first.type
    case .squareRoot:
      guard let unit = first.type.unit, !unit.name.isEmpty else { return .number(nil) }
      guard let dimension = unit.dimension.squareRoot else {
        wrong(syntax, first, "a number whose unit is a square")
        return nil
      }
      return .number(
        Unit(name: "√(\(unit.name))", dimension: dimension, factor: unit.factor.squareRoot()))
    }
  }

  private func rounded(_ function: Function, _ arguments: [Syntax], _ values: [Typed]) -> Typed? {
    guard let number = argument(arguments[0], values[0], of: function.entry.takes) else {
      return nil
    }
    guard case .literal(.number(let places)) = values[1].expression, values[1].type == .number(nil),
      places == places.rounded(), (0...15).contains(places)
    else {
      report(
        .typeMismatch, "the number of places must be a whole number from 0 to 15", arguments[1])
      return nil
    }
    return Typed(expression: .call(function, [number, values[1].expression]), type: values[0].type)
  }

  private func extreme(_ function: Function, _ arguments: [Syntax], _ values: [Typed]) -> Typed? {
    if values.count == 1 {
      guard case .list(let element) = values[0].type else {
        report(
          .typeMismatch, "the smallest or largest of one value is that value", arguments[0],
          advice: "write `smallest of [a, b]`")
        return nil
      }
      switch element {
      case .number, .time, .date, .timeOfDay:
        return Typed(expression: .call(function, [values[0].expression]), type: element)
      default:
        report(.typeMismatch, "the elements of this list cannot be put in order", arguments[0])
        return nil
      }
    }
    var expressions = [values[0].expression]
    for index in 1..<values.count {
      guard let sides = ordered(values[0], values[index], arguments[0], arguments[index]) else {
        return nil
      }
      expressions.append(sides.1)
    }
    return Typed(expression: .call(function, expressions), type: values[0].type)
  }
}

extension FunctionEntry.Kind {
  /// As messages say what is needed.
  var inWords: String {
    switch self {
    case .number: "a number"
    case .plainNumber: "a plain number"
    case .ordered: "a value with an order"
    case .time, .clock: "a time"
    case .moment: "a time or a date"
    case .countable: "a text or a list"
    case .colour: "a colour"
    }
  }

  /// As messages name one of two arguments.
  var noun: String {
    switch self {
    case .time, .clock, .moment: "time"
    case .colour: "colour"
    case .number, .plainNumber: "number"
    case .ordered, .countable: "value"
    }
  }
}
