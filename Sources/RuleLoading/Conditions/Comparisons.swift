import Folding
import RuleModel

/// Resolves what compares a value with something, and what asks about one.
extension Resolver {
  func comparison(_ syntax: Syntax) -> Expression? {
    guard let (expression, shown) = bareComparison(syntax) else { return nil }
    return test(syntax, expression, shown: shown)
  }

  /// A comparison without its wrapping, and the value people want to see.
  private func bareComparison(_ syntax: Syntax) -> (Expression, Typed?)? {
    switch syntax.kind {
    case .negatedTest(let inner): return bareComparison(inner).map { (.not($0.0), $0.1) }
    case .isMissing(let operand):
      guard let typed = value(operand) else { return nil }
      // Whether there are any is known of every record.
      if case .name(RecordType.othersName) = operand.kind { return (.not(typed.expression), nil) }
      return (.isMissing(typed.expression), typed)
    case .isUnreadable(let operand): return isUnreadable(operand)
    case .wasLoggedIn(let operand, let unit): return wasLogged(operand, in: unit)
    case .compare(let comparison, let left, let right): return compare(comparison, left, right)
    case .between(let operand, let low, let high, let includesHigh):
      return between(operand, low, high, includesHigh: includesHigh)
    case .isOneOf(let operand, let values): return isOneOf(operand, values)
    case .isInList(let operand, let name, let range): return inList(operand, name, range)
    case .includes(let operand, let quantifier, let values):
      return includes(operand, quantifier, values)
    default: return condition(syntax).map { ($0, nil) }
    }
  }

  private func isUnreadable(_ operand: Syntax) -> (Expression, Typed?)? {
    guard let typed = value(operand) else { return nil }
    guard case .field = typed.expression else {
      report(
        .typeMismatch,
        "only a field can be unreadable, and `\(text.slice(operand.range))` is not a field",
        operand,
        advice:
          "test the fields it is computed from; `if unknown:` says what the rule does when the result is unknown"
      )
      return nil
    }
    return (.isUnreadable(typed.expression), typed)
  }

  private func between(
    _ operand: Syntax, _ low: Syntax, _ high: Syntax, includesHigh: Bool
  ) -> (Expression, Typed?)? {
    guard let typed = value(operand) else {
      _ = (value(low), value(high))
      return nil
    }
    let (lowTyped, highTyped) = (side(low, beside: typed), side(high, beside: typed))
    guard let lowTyped, let highTyped, let a = ordered(typed, lowTyped, operand, low),
      let b = ordered(typed, highTyped, operand, high)
    else { return nil }
    return (.between(a.0, low: a.1, high: b.1, includesHigh: includesHigh), typed)
  }

  private func isOneOf(_ operand: Syntax, _ values: [Syntax]) -> (Expression, Typed?)? {
    guard let typed = value(operand) else { return nil }
    if case .list = typed.type {
      report(
        .typeMismatch, "`\(text.slice(operand.range))` is a list", operand,
        advice: "write `includes any of […]`")
      return nil
    }
    if values.count > ResolutionLimits.choices {
      report(
        .conditionSyntax, "`is one of` can name at most \(ResolutionLimits.choices) values",
        operand,
        advice: "use a range, such as `is from 1 to 9`, or look names up in a list (`lists:`)")
      return nil
    }
    let items = values.map { item in
      side(item, beside: typed).flatMap { equal(typed, $0, operand, item) }
    }
    if items.contains(where: { $0 == nil }) { return nil }
    return (.isOneOf(items[0]!.0, items.compactMap { $0?.1 }), typed)
  }

  private func includes(
    _ operand: Syntax, _ quantifier: Quantifier, _ values: [Syntax]
  ) -> (Expression, Typed?)? {
    guard let typed = value(operand) else { return nil }
    guard case .list(let element) = typed.type else {
      report(
        .typeMismatch, "`\(text.slice(operand.range))` is \(typed.type.inWords), not a list",
        operand,
        advice: "write `is` or `is one of […]`")
      return nil
    }
    let stand = Typed(expression: typed.expression, type: element)
    let items = values.map { item in
      value(item, expected: element).flatMap { equal(stand, $0, operand, item) }
    }
    if items.contains(where: { $0 == nil }) { return nil }
    // `x is one of list`: people want to see x.
    let isTurned = values.count == 1 && values[0].range.lowerBound < operand.range.lowerBound
    return (
      .includes(typed.expression, quantifier, items.compactMap { $0?.1 }),
      isTurned ? value(values[0]) : typed
    )
  }

  /// In which of a field's units its value was written, which is kept beside it.
  private func wasLogged(_ operand: Syntax, in unit: Syntax.UnitName) -> (Expression, Typed?)? {
    guard let typed = value(operand) else { return nil }
    let written = text.slice(operand.range)
    guard case .field(let index, let level) = typed.expression,
      let record = level == 0 ? around.record : around.decision.record
    else {
      report(
        .typeMismatch, "only a field is logged in a unit, and `\(written)` is not a field", operand,
        advice: "ask about the fields it is computed from")
      return nil
    }
    let type = builder.pack.records[record]
    guard let unitField = type.unitField(of: index),
      case .word(let words) = type.fields[unitField].type
    else {
      let own = type.fields[index].type.unit?.name ?? ""
      report(
        .unitMismatch, "`\(written)` does not take several units, so there is nothing to ask",
        operand,
        advice: own.isEmpty
          ? "only a number with several units, such as `number in mg/dl or mmol/l`, can be asked about"
          : "each of its values is in \(own); declare it as `number in \(own) or \(unit.text)` to ask"
      )
      return nil
    }
    let known = builder.units.unit(named: unit.text)
    let option = type.fields[index].units.first {
      $0.unit.name == unit.text
        || $0.unit.dimension == known?.dimension && $0.unit.factor == known?.factor
          && $0.unit.offset == known?.offset
    }
    guard let name = option?.unit.name else {
      builder.report(
        .unknownWord, "`\(written)` is not logged in \(unit.text)", at: text.origin(unit.range),
        advice: "its units: " + words.words.joined(separator: ", "), suggestions: words.words)
      return nil
    }
    let field = Typed(expression: .field(unitField, level: level), type: .word(words))
    return (.compare(.equal, field.expression, .literal(.word(name))), field)
  }

  /// Whether the right side is a word for a missing value, or a slip in `missing` and the like;
  /// that is reported.
  private func refusesAbsence(of left: Syntax, _ right: Syntax) -> Bool {
    guard case .name(let name) = right.kind, !around.knows(name) else { return false }
    let isAbsence = Self.absences.contains(name)
    let meant = nearest(name, in: Self.standings)
    guard isAbsence || meant != nil, let typed = value(left) else { return false }
    var words: [String] = []
    if case .word(let enumeration) = typed.type { words = enumeration.words }
    if isAbsence, !words.contains(name) {
      let subject = text.slice(left.range)
      var advice = "write `is missing`, or `is present` for the opposite"
      if case .list = typed.type {
        advice += "; to test for an empty list, write `length of \(subject) is 0`"
      }
      report(.unknownName, "`\(name)` is not defined", right, advice: advice)
      return true
    }
    guard let meant, nearest(name, in: words) == nil else { return false }
    report(.unknownName, "`\(name)` is not defined", right, meant: meant)
    return true
  }

  private func compare(
    _ comparison: Comparison, _ left: Syntax, _ right: Syntax
  ) -> (Expression, Typed?)? {
    if comparison == .equal, refusesAbsence(of: left, right) { return nil }
    // A word takes its meaning from the other side, whichever side that is.
    let wordFirst = isWord(left) && !isWord(right)
    let first = wordFirst ? value(right) : value(left)
    guard let first else {
      if !isWord(wordFirst ? left : right) { _ = value(wordFirst ? left : right) }
      return nil
    }
    if case .list = first.type {
      report(
        .typeMismatch, "`\(text.slice((wordFirst ? right : left).range))` is a list",
        wordFirst ? right : left,
        advice: comparison == .equal
          ? "write `includes`"
          : "to count its elements, write `length of \(text.slice((wordFirst ? right : left).range))`"
      )
      return nil
    }
    guard let second = side(wordFirst ? left : right, beside: first) else { return nil }
    let (a, b) = wordFirst ? (second, first) : (first, second)
    let sides = comparison == .equal ? equal(a, b, left, right) : ordered(a, b, left, right)
    guard let sides else { return nil }
    return (.compare(comparison, sides.0, sides.1), wordFirst ? second : a)
  }

  /// The other side of a comparison. Beside an age `6 weeks` means just one thing.
  private func side(_ syntax: Syntax, beside other: Typed) -> Typed? {
    if case .span(let number, let name) = syntax.kind, case .number(let own) = other.type,
      let unit = ageUnit(other.expression, own), let written = builder.units.unit(named: name.text),
      let change = UnitChange(from: written, to: unit)
    {
      return Typed(expression: .literal(.number(change.apply(number))), type: other.type)
    }
    return value(syntax, expected: other.type)
  }

  /// Questions about a value whatever its type.
  private static let standings = ["missing", "present", "unreadable"]

  /// How people say that there is no value; a field may have such a word all the same.
  private static let absences: Set<String> = [
    "empty", "blank", "null", "nil", "unknown", "absent", "undefined", "nothing", "none",
    "unanswered", "NaN", "NULL",
    "None",
  ]

  /// A quoted text, or a bare word that names nothing.
  private func isWord(_ syntax: Syntax) -> Bool {
    if case .quoted = syntax.kind { return true }
    guard case .name(let name) = syntax.kind, !["yes", "no", "true", "false"].contains(name) else {
      return false
    }
    return !around.knows(name)
  }

  private func inList(
    _ operand: Syntax, _ name: String, _ range: Range<Int>
  ) -> (Expression, Typed?)? {
    let typed = value(operand)
    guard let list = builder.defined.lists[name] else {
      if !builder.defined.failed.contains(name) {
        let nearest = builder.nearestName(name, in: builder.defined.listNames())
        builder.report(
          .unknownName, "there is no list `\(name)`", at: text.origin(range),
          meant: nearest,
          advice: (builder.pack.thresholds.contains { $0.name == name }
            ? "write `is one of \(name)`"
            : builder.defined.lists.isEmpty
              ? "define lists under `lists:`"
              : "known lists: " + builder.defined.lists.keys.sorted().joined(separator: ", ")))
      }
      return nil
    }
    guard let typed else { return nil }
    switch typed.type {
    case .text, .word: return (.isInList(typed.expression, list: list), typed)
    default:
      report(
        .typeMismatch,
        "`\(text.slice(operand.range))` is \(typed.type.inWords), but the list `\(name)` contains names",
        operand)
      return nil
    }
  }
}
