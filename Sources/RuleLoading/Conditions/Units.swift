import RuleModel

/// The types that can be on the two sides of a comparison or a sum, and the conversions between
/// them.
extension Resolver {
  /// Two sides that can be equal, the right one brought into the left one's unit.
  func equal(
    _ left: Typed, _ right: Typed, _ leftSyntax: Syntax, _ rightSyntax: Syntax
  ) -> (Expression, Expression)? {
    switch (left.type, right.type) {
    case (.number, .number), (.time, .time), (.date, .date), (.timeOfDay, .timeOfDay),
      (.time, .date), (.date, .time):
      return ordered(left, right, leftSyntax, rightSyntax)
    case (.text, .text), (.truth, .truth), (.colour, .colour), (.period, .period):
      return (left.expression, right.expression)
    case (.word(let a), .word(let b)):
      if Set(a.words).isDisjoint(with: b.words) {
        mismatch(left, right, leftSyntax, rightSyntax)
        return nil
      }
      return (left.expression, right.expression)
    case (.word(let words), .text):
      if case .literal(.text(let word)) = right.expression, words.words.contains(word) {
        return (left.expression, .literal(.word(word)))
      }
    case (.text, .word(let words)):
      if case .literal(.text(let word)) = left.expression, words.words.contains(word) {
        return (.literal(.word(word)), right.expression)
      }
    case (.colour, .text):
      if case .literal(.text(let text)) = right.expression, let colour = Colour(text) {
        return (left.expression, .literal(.colour(colour)))
      }
    case (.list(let a), .list(let b)) where a == b:
      report(
        .typeMismatch, "compare lists with `includes all of […]` or `includes any of […]`",
        rightSyntax)
      return nil
    case (.number, .period), (.period, .number):
      return ordered(left, right, leftSyntax, rightSyntax)
    default: break
    }
    mismatch(left, right, leftSyntax, rightSyntax)
    return nil
  }

  /// Two sides that have an order, the right one brought into the left one's unit.
  func ordered(
    _ left: Typed, _ right: Typed, _ leftSyntax: Syntax, _ rightSyntax: Syntax
  ) -> (Expression, Expression)? {
    switch (left.type, right.type) {
    case (.number(let a), .number(let b)):
      return sameUnit(left.expression, a, right.expression, b, leftSyntax, rightSyntax)
    case (.number(let unit), .period):
      if let unit = ageUnit(left.expression, unit) {
        return (left.expression, inAges(right.expression, unit))
      }
      mismatch(left, right, leftSyntax, rightSyntax)
      return nil
    case (.period, .number):
      return ordered(right, left, rightSyntax, leftSyntax).map { ($0.1, $0.0) }
    case (.time, .time), (.date, .date), (.timeOfDay, .timeOfDay):
      return (left.expression, right.expression)
    case (.time, .date): return (.call(.day, [left.expression]), right.expression)
    case (.date, .time): return (left.expression, .call(.day, [right.expression]))
    case (.word, .number), (.word, .word):
      report(
        .typeMismatch, "the words of `\(text.slice(leftSyntax.range))` are not in any order",
        leftSyntax,
        advice:
          "compare with `is` or `is one of […]`, or give the words points and write `points of \(text.slice(leftSyntax.range))`"
      )
      return nil
    default:
      mismatch(left, right, leftSyntax, rightSyntax)
      return nil
    }
  }

  /// The unit of an age, in days or longer: its own, or what a function such as
  /// `whole years from a to b` counts.
  func ageUnit(_ expression: Expression, _ unit: Unit?) -> Unit? {
    if let unit { return unit.dimension == .time && unit.factor >= Unit.day.factor ? unit : nil }
    switch expression {
    case .call(let function, _):
      guard case .count(let name) = function.entry.gives else { return nil }
      return builder.units.unit(named: name)
    case .binding(let index):
      return around.decision.bindings.indices.contains(index)
        ? ageUnit(around.decision.bindings[index].expression, nil) : nil
    case .otherwise(let part, _): return ageUnit(part, nil)
    default: return nil
    }
  }

  /// A span of the calendar as an age: 18 years are 216 months.
  private func inAges(_ expression: Expression, _ unit: Unit) -> Expression {
    guard let change = UnitChange(from: .day, to: unit) else { return expression }
    if case .literal(.period(let period)) = expression {
      return .literal(.number(change.apply(period.averageDays)))
    }
    return .convert(expression, change)
  }

  private func mismatch(_ left: Typed, _ right: Typed, _ leftSyntax: Syntax, _ rightSyntax: Syntax)
  {
    if defers(left.expression, left.type, to: right.expression, right.type, leftSyntax, rightSyntax)
    {
      return
    }
    report(
      .typeMismatch,
      "`\(text.slice(leftSyntax.range))` is \(left.type.inWords), and `\(text.slice(rightSyntax.range))` is \(right.type.inWords)",
      rightSyntax, advice: adviceOnMismatch(left.type, right.type, rightSyntax))
  }

  /// A value written in a way of another type: in quotes, or a time of day as a number.
  private func adviceOnMismatch(_ left: ValueType, _ right: ValueType, _ syntax: Syntax) -> String {
    let written = text.slice(syntax.range)
    switch (left, right, syntax.kind) {
    case (.text, _, .number), (.text, _, .timeOfDay), (.text, _, .date):
      return "if it is text, quote it: \"\(written)\""
    case (.text, _, _): break
    case (.number, .text, .quoted(let quoted)), (.time, .text, .quoted(let quoted)),
      (.date, .text, .quoted(let quoted)), (.timeOfDay, .text, .quoted(let quoted)),
      (.truth, .text, .quoted(let quoted)):
      return "remove the quotation marks: `\(quoted)`"
    case (.timeOfDay, .number, _): return "write a time of day as `22:00`"
    case (.time, .number, _), (.date, .number, _):
      return "write a date as `2026-03-20`, or how long ago it is, such as `now - \(written) d`"
    case (.time, .timeOfDay, _): return "write `time of day of` before the time"
    default: break
    }
    return "compare values of the same kind"
  }

  /// The right number in the left one's unit.
  func sameUnit(
    _ left: Expression, _ a: Unit?, _ right: Expression, _ b: Unit?, _ leftSyntax: Syntax,
    _ rightSyntax: Syntax
  ) -> (Expression, Expression)? {
    if a == b { return (left, right) }
    // A share is a plain number to people: 0.6 and 60 % are the same.
    if a == nil, b?.name == "" { return (left, right) }
    if b == nil, a?.name == "" { return (left, right) }
    if let a, let b {
      if let change = builder.change(
        from: b, to: a, field: fieldName(leftSyntax) ?? fieldName(rightSyntax))
      {
        return (left, converted(right, change))
      }
      if defers(left, .number(a), to: right, .number(b), leftSyntax, rightSyntax) { return nil }
      report(
        .unitMismatch,
        "`\(text.slice(leftSyntax.range))` is in \(name(a)) and `\(text.slice(rightSyntax.range))` is in \(name(b)): they measure different things",
        rightSyntax)
      return nil
    }
    let bareIsRight = b == nil
    let unit = (a ?? b)!
    let bare = bareIsRight ? rightSyntax : leftSyntax
    let other = bareIsRight ? leftSyntax : rightSyntax
    let slice = text.slice(bare.range)
    if unit.dimension == .fraction, let advice = adviceOnShare(bare, other, unit) {
      report(
        .unitMismatch,
        "`\(text.slice(other.range))` is in \(name(unit)), but `\(slice)` has no unit", bare,
        advice: advice, about: Typed(expression: left, type: .number(a)),
        Typed(expression: right, type: .number(b)))
      return nil
    }
    if defers(left, .number(a), to: right, .number(b), leftSyntax, rightSyntax) { return nil }
    if case .number(_, unit: .some(let written)) = other.kind {
      builder.report(
        .unitMismatch,
        "`\(slice)` has no unit, but `\(text.slice(other.range))` is in \(name(unit))",
        at: text.origin(written.range),
        advice: adviceOnQuotient(bare, other, unit)
          ?? "remove `\(written.text)`, or give `\(slice)` a unit")
      return nil
    }
    var advice = "give both sides a unit, or neither"
    if case .number = bare.kind {
      // Durations computed from times are in seconds, and hardly ever meant so.
      advice =
        unit == .second
        ? "give it a unit of time, as in `\(slice) min` or `\(slice) h`"
        : "write `\(slice) \(unit.name)`"
    }
    report(
      .unitMismatch, "`\(text.slice(other.range))` is in \(name(unit)), but `\(slice)` has no unit",
      bare,
      advice: advice)
    return nil
  }

  /// `amount / weight` beside `5 mg/kg`: a mass divided by a mass is a plain number, of which nobody
  /// would think that ten milligrams per kilogram are 0.00001.
  private func adviceOnQuotient(_ bare: Syntax, _ other: Syntax, _ unit: Unit) -> String? {
    guard unit.dimension == .none, unit.name.contains("/") else { return nil }
    let right = text.slice(other.range)
    if case .arithmetic(.divided, let above, let below) = bare.kind {
      return
        "multiply instead: compare `\(text.slice(above.range))` with `\(text.slice(below.range)) * \(right)`"
    }
    return
      "multiply `\(right)` by what `\(text.slice(bare.range))` is divided by, and compare the products"
  }

  /// `20 %` beside a plain number, or a plain number beside a percentage.
  private func adviceOnShare(_ bare: Syntax, _ other: Syntax, _ unit: Unit) -> String? {
    if case .number(let value, unit: .some) = other.kind {
      return
        "write `\(plainText(decimal(value * unit.factor)))` if `\(text.slice(bare.range))` is a share from 0 to 1; where it is logged in \(unit.name), say `in \(unit.name)` in its type"
    }
    guard case .number(let value, unit: nil) = bare.kind, value <= 1 else { return nil }
    return
      "write `\(plainText(decimal(value / unit.factor))) \(unit.name)` if a share is meant, or `\(plainText(value)) \(unit.name)`"
  }

  /// Whether a side is a threshold that does not fit the other: that is reported once, at the
  /// threshold, unless it fits elsewhere.
  private func defers(
    _ left: Expression, _ a: ValueType, to right: Expression, _ b: ValueType, _ leftSyntax: Syntax,
    _ rightSyntax: Syntax
  ) -> Bool {
    let (left, right) = (Typed(expression: left, type: a), Typed(expression: right, type: b))
    if let index = right.threshold {
      builder.reports.remember(
        Misfit(
          threshold: index, type: b, other: text.slice(leftSyntax.range), otherType: a,
          otherThreshold: left.threshold,
          origin: text.origin(rightSyntax.range)))
      return true
    }
    if let index = left.threshold {
      builder.reports.remember(
        Misfit(
          threshold: index, type: a, other: text.slice(rightSyntax.range), otherType: b,
          origin: text.origin(leftSyntax.range)))
      return true
    }
    return false
  }

  /// The field that a side is, for the conversions a pack gives for one field.
  func fieldName(_ syntax: Syntax) -> String? {
    guard case .name(let name) = syntax.kind else { return nil }
    return name.afterPrefix("this.") ?? name
  }

  private func name(_ unit: Unit) -> String { unit.name.isEmpty ? "parts of the whole" : unit.name }

  func converted(_ expression: Expression, _ change: UnitChange) -> Expression {
    if change.isIdentity { return expression }
    if case .literal(.number(let value)) = expression {
      return .literal(.number(change.apply(value)))
    }
    return .convert(expression, change)
  }
}
