import RuleModel

/// What each function takes and gives.
extension Resolver {
  func call(_ function: Function, _ arguments: [Syntax], _ syntax: Syntax) -> Typed? {
    let typed = arguments.map { value($0) }
    if typed.contains(where: { $0 == nil }) { return nil }
    let values = typed.compactMap { $0 }
    func made(_ type: ValueType, _ expressions: [Expression]? = nil) -> Typed {
      Typed(expression: .call(function, expressions ?? values.map(\.expression)), type: type)
    }
    func wrong(_ index: Int, _ needs: String, advice: String? = nil) -> Typed? {
      report(
        .typeMismatch,
        "`\(text.slice(arguments[index].range))` is \(values[index].type.inWords); \(needs) is needed here",
        arguments[index], advice: advice)
      return nil
    }
    switch function {
    case .round:
      guard values[0].type.isNumber else { return wrong(0, "a number") }
      guard case .literal(.number(let places)) = values[1].expression, values[1].type == .number(nil),
        places == places.rounded(),
        (0...15).contains(places)
      else {
        report(.typeMismatch, "the number of places is a whole number from 0 to 15", arguments[1])
        return nil
      }
      return made(values[0].type)
    case .floor, .ceiling, .absolute:
      guard values[0].type.isNumber else { return wrong(0, "a number") }
      return made(values[0].type)
    case .squareRoot:
      guard case .number(let unit) = values[0].type else { return wrong(0, "a number") }
      guard let unit, !unit.name.isEmpty else { return made(.number(nil)) }
      guard let dimension = unit.dimension.squareRoot else { return wrong(0, "a number whose unit is a square") }
      return made(.number(Unit(name: "√(\(unit.name))", dimension: dimension, factor: unit.factor.squareRoot())))
    case .ln, .log10, .exp:
      guard case .number(let unit) = values[0].type else { return wrong(0, "a number") }
      if let unit, !unit.name.isEmpty {
        let slice = text.slice(arguments[0].range)
        return wrong(0, "a plain number", advice: "say in which unit: `(\(slice) in \(unit.name))`")
      }
      return made(.number(nil))
    case .smallestOf, .largestOf: return extreme(function, arguments, values)
    case .minutesSince, .hoursSince, .daysSince:
      guard values[0].type == .time else { return wrong(0, "a time") }
      return made(.number(nil))
    case .wholeYears, .wholeMonths, .wholeDays:
      let isMoment = { (type: ValueType) in type == .time || type == .date }
      guard isMoment(values[0].type) else { return wrong(0, "a time or a date") }
      guard isMoment(values[1].type) else { return wrong(1, "a time or a date") }
      return made(.number(nil))
    case .timeOfDay, .hour:
      guard values[0].type == .time || (function == .hour && values[0].type == .timeOfDay) else {
        return wrong(0, "a time")
      }
      return made(function == .hour ? .number(nil) : .timeOfDay)
    case .day:
      guard values[0].type == .time || values[0].type == .date else { return wrong(0, "a time") }
      return values[0].type == .date ? values[0] : made(.date)
    case .weekday:
      guard values[0].type == .time || values[0].type == .date else { return wrong(0, "a time or a date") }
      return made(.word(.weekdays))
    case .month, .year:
      guard values[0].type == .time || values[0].type == .date else { return wrong(0, "a time or a date") }
      return made(.number(nil))
    case .length:
      switch values[0].type {
      case .text, .list, .word: return made(.number(nil))
      default: return wrong(0, "a text or a list")
      }
    case .contrast:
      var expressions: [Expression] = []
      for (index, value) in values.enumerated() {
        if case .literal(.text(let text)) = value.expression, let colour = Colour(text) {
          expressions.append(.literal(.colour(colour)))
        } else if value.type == .colour {
          expressions.append(value.expression)
        } else {
          return wrong(index, "a colour")
        }
      }
      return made(.number(nil), expressions)
    }
  }

  private func extreme(_ function: Function, _ arguments: [Syntax], _ values: [Typed]) -> Typed? {
    if values.count == 1 {
      guard case .list(let element) = values[0].type else {
        report(
          .typeMismatch, "one value is its own smallest and largest", arguments[0],
          advice: "write `smallest of [a, b]`")
        return nil
      }
      switch element {
      case .number, .time, .date, .timeOfDay:
        return Typed(expression: .call(function, [values[0].expression]), type: element)
      default:
        report(.typeMismatch, "the elements of this list have no order", arguments[0])
        return nil
      }
    }
    var expressions = [values[0].expression]
    for index in 1..<values.count {
      guard let sides = ordered(values[0], values[index], arguments[0], arguments[index]) else { return nil }
      expressions.append(sides.1)
    }
    return Typed(expression: .call(function, expressions), type: values[0].type)
  }
}
