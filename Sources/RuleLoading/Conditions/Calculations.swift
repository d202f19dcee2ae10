import RuleModel

/// Resolves `+`, `-`, `*`, `/` and `^`, whose sides must have units that go together.
extension Resolver {
  /// Both sides of a calculation.
  private struct Sides {
    let sign: ArithmeticOperator
    let a: Typed
    let b: Typed
    let left: Syntax
    let right: Syntax

    func result(_ type: ValueType, _ x: Expression? = nil, _ y: Expression? = nil) -> Typed {
      Typed(expression: .arithmetic(sign, x ?? a.expression, y ?? b.expression), type: type)
    }
  }

  func arithmetic(_ sign: ArithmeticOperator, _ left: Syntax, _ right: Syntax) -> Typed? {
    let (a, b) = (value(left), value(right))
    guard let a, let b else { return nil }
    let sides = Sides(sign: sign, a: a, b: b, left: left, right: right)
    switch (sign, a.type, b.type) {
    case (.power, .number(let u), .number(nil)): return raised(sides, u)
    case (.plus, .number(let u), .number(let v)), (.minus, .number(let u), .number(let v)):
      guard let (x, y) = sameUnit(a.expression, u, b.expression, v, left, right) else { return nil }
      return sides.result(.number(u?.name == "" ? v ?? u : u), x, y)
    case (.times, .number(let u), .number(let v)): return product(sides, u, v)
    case (.divided, .number(let u), .number(let v)): return quotient(sides, u, v)
    case (.plus, .number, .time), (.plus, .number, .date), (.plus, .period, .time),
      (.plus, .period, .date):
      return arithmetic(sign, right, left)
    case (_, .time, .number(nil)), (_, .date, .number(nil)): reportNoUnit(sides)
    default:
      if let typed = moment(sides) { return typed }
      reportMisfit(sides)
    }
    return nil
  }

  private func product(_ sides: Sides, _ u: Unit?, _ v: Unit?) -> Typed {
    guard isShare(u) || isShare(v) else {
      return cancelled(sides.result(.number(nil)), u, v, divides: false)
    }
    // 50 % of something is a part of it, in its own unit.
    let unit = isShare(u) ? v : u
    return sides.result(
      .number(unit.flatMap { isShare($0) ? nil : $0 } ?? .whole),
      wholeShare(sides.a.expression, u), wholeShare(sides.b.expression, v))
  }

  private func quotient(_ sides: Sides, _ u: Unit?, _ v: Unit?) -> Typed {
    if isShare(v), !isShare(u) {
      return sides.result(.number(u), nil, wholeShare(sides.b.expression, v))
    }
    guard let v, !v.name.isEmpty else { return sides.result(.number(u)) }
    // If both have one dimension, the quotient is a plain number, so their units must agree first.
    if let u, let change = builder.change(from: v, to: u) {
      return sides.result(.number(nil), nil, converted(sides.b.expression, change))
    }
    return cancelled(sides.result(.number(nil)), u, v, divides: true)
  }

  private func raised(_ sides: Sides, _ unit: Unit?) -> Typed? {
    guard let u = unit, !u.name.isEmpty else { return sides.result(.number(nil)) }
    guard case .literal(.number(let power)) = sides.b.expression, power == power.rounded(),
      (1...6).contains(power)
    else {
      report(
        .unitMismatch, "a value in \(u.name) can only be raised to a whole power from 1 to 6",
        sides.right)
      return nil
    }
    var unit = u
    for _ in 1..<Int(power) { unit = unit.multiplied(by: u) }
    return sides.result(.number(unit))
  }

  /// Times, dates, times of day and periods; nil where the sides do not go together.
  private func moment(_ sides: Sides) -> Typed? {
    let (a, b) = (sides.a, sides.b)
    switch (sides.sign, a.type, b.type) {
    case (.minus, .time, .time): return sides.result(.duration)
    case (.minus, .date, .date): return sides.result(.number(.day))
    case (.minus, .timeOfDay, .timeOfDay): return sides.result(.duration)
    case (.plus, .time, .number(let u?)), (.minus, .time, .number(let u?)),
      (.plus, .timeOfDay, .number(let u?)), (.minus, .timeOfDay, .number(let u?)):
      return UnitChange(from: u, to: .second).map {
        sides.result(a.type, nil, converted(b.expression, $0))
      }
    case (.plus, .date, .number(let u?)), (.minus, .date, .number(let u?)):
      return UnitChange(from: u, to: .day).map {
        sides.result(.date, nil, converted(b.expression, $0))
      }
    case (.plus, .time, .period), (.minus, .time, .period), (.plus, .date, .period),
      (.minus, .date, .period):
      return sides.result(a.type)
    case (.minus, .time, .date):
      return sides.result(.number(.day), .call(.day, [a.expression]), b.expression)
    case (.minus, .date, .time):
      return sides.result(.number(.day), a.expression, .call(.day, [b.expression]))
    default: return nil
    }
  }

  private func reportNoUnit(_ sides: Sides) {
    let written = text.slice(sides.right.range)
    if case .threshold(let index) = sides.b.expression,
      case .number(let x) = builder.pack.thresholds[index].value
    {
      let threshold = builder.pack.thresholds[index]
      builder.report(
        .unitMismatch, "`\(threshold.name)` has no unit, so it cannot be added to a time",
        at: threshold.origin,
        advice: "give it a unit of time, as in `\(plainText(x)) min` or `\(plainText(x)) h`")
    } else {
      report(
        .unitMismatch, "`\(written)` has no unit, so it cannot be added to a time", sides.right,
        advice: "write `\(written) min`, `h` or `d`", about: sides.b)
    }
  }

  private func reportMisfit(_ sides: Sides) {
    let verb: String
    switch sides.sign {
    case .plus: verb = "added to"
    case .minus: verb = "subtracted from"
    case .times: verb = "multiplied by"
    case .divided: verb = "divided by"
    case .power: verb = "raised to"
    }
    let left = "`\(text.slice(sides.left.range))` (\(sides.a.type.inWords))"
    let right = "`\(text.slice(sides.right.range))` (\(sides.b.type.inWords))"
    report(
      .typeMismatch,
      sides.sign == .plus || sides.sign == .minus
        ? "\(right) cannot be \(verb) \(left)" : "\(left) cannot be \(verb) \(right)",
      sides.right, about: sides.a, sides.b)
  }

  private func isShare(_ unit: Unit?) -> Bool { unit?.dimension == .fraction }

  /// A share as a number of which 1 is the whole.
  private func wholeShare(_ expression: Expression, _ unit: Unit?) -> Expression {
    guard let unit, let change = UnitChange(from: unit, to: .whole) else { return expression }
    return converted(expression, change)
  }

  /// A product or quotient in the unit that is left: `1/min` times `min` is a plain number, and
  /// `mg/h` times `min` is in mg.
  private func cancelled(_ typed: Typed, _ u: Unit?, _ v: Unit?, divides: Bool) -> Typed {
    let plain = Unit(name: "", dimension: .none, factor: 1)
    // A share is a plain number here.
    let (a, b) = (
      u.map { $0.name.isEmpty ? plain : $0 } ?? plain,
      v.map { $0.name.isEmpty ? plain : $0 } ?? plain
    )
    let whole = divides ? a.divided(by: b) : a.multiplied(by: b)
    func made(_ unit: Unit, _ expression: Expression) -> Typed {
      Typed(expression: expression, type: .number(unit.name.isEmpty ? nil : unit))
    }
    guard let x = a.parts, let y = b.parts else { return made(whole, typed.expression) }
    var (above, below): ([UnitPart], [UnitPart]) = ([], [])
    for (names, isAbove, isLeft) in [
      (x.above, true, true), (x.below, false, true), (y.above, !divides, false),
      (y.below, divides, false),
    ] {
      for name in names {
        guard let unit = builder.units.unit(named: name), unit.offset == 0 else {
          return made(whole, typed.expression)
        }
        if isAbove {
          above.append(UnitPart(name: name, unit: unit, isLeft: isLeft))
        } else {
          below.append(UnitPart(name: name, unit: unit, isLeft: isLeft))
        }
      }
    }
    guard let factor = cancel(&above, &below) else { return made(whole, typed.expression) }
    let name =
      (above.isEmpty ? below.isEmpty ? "" : "1" : above.map(\.name).joined(separator: "·"))
      + below.map { "/" + $0.name }.joined()
    let unit = Unit(name: name, dimension: whole.dimension, factor: decimal(whole.factor / factor))
    return made(unit, converted(typed.expression, UnitChange(factor: decimal(factor))))
  }

  /// A unit above or below the line of a product.
  private struct UnitPart {
    let name: String
    let unit: Unit
    /// Whether the left side has it.
    let isLeft: Bool
  }

  /// Takes out what is above and below, and gives the factor that this leaves; nil where nothing
  /// cancels. The very unit first, then another of the same kind; but `mg/kg` is meant as it is
  /// written.
  private func cancel(_ above: inout [UnitPart], _ below: inout [UnitPart]) -> Double? {
    var factor: Double?
    for isSame in [true, false] {
      for (position, part) in above.enumerated().reversed() {
        let found = below.firstIndex { other in
          other.isLeft != part.isLeft
            && (isSame ? other.name == part.name : other.unit.dimension == part.unit.dimension)
        }
        guard let found else { continue }
        factor = (factor ?? 1) * (part.unit.factor / below[found].unit.factor)
        above.remove(at: position)
        below.remove(at: found)
      }
    }
    return factor
  }
}
