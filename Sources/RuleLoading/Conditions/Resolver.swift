import Diagnostics
import Folding
import RuleModel

/// Gives a parsed text its names, types and units. Mistakes are reported once, at their place; nil
/// means one was.
struct Resolver {
  let around: NamesInReach
  let text: LocatedText

  var builder: PackBuilder { around.builder }

  // MARK: Conditions

  /// A condition: its type must be yes/no. Comparisons are wrapped as tests, which reasons are
  /// given for.
  func condition(_ syntax: Syntax) -> Expression? {
    switch syntax.kind {
    case .all(let parts): return joined(parts, by: "and").map { .all($0) }
    case .any(let parts): return joined(parts, by: "or").map { .any($0) }
    case .not(let inner): return condition(inner).map { .not($0) }
    case .otherwise(let first, let second):
      guard let typed = presentValue(first, expected: .truth) else { return nil }
      guard typed.type == .truth else {
        report(
          .yesNoExpected, "`\(text.slice(first.range))` is \(typed.type.inWords), not a condition",
          first,
          advice:
            "`otherwise` applies last: put `(\(text.slice(first.range)) otherwise …)` in parentheses, then compare"
        )
        return nil
      }
      return condition(second).map { .otherwise(typed.expression, $0) }
    case .compare, .between, .isMissing, .isUnreadable, .wasLoggedIn, .isOneOf, .isInList,
      .includes, .negatedTest:
      return comparison(syntax)
    default:
      guard let typed = value(syntax, expected: .truth) else { return nil }
      guard typed.type == .truth else { return mistake(.yesNoExpected, typed.type, syntax) }
      if case .literal = typed.expression { return typed.expression }
      return .test(
        Test(
          text: text.slice(syntax.range), origin: text.origin(syntax.range),
          expression: typed.expression,
          shown: typed.expression,
          shownType: .truth))
    }
  }

  private func conditions(_ parts: [Syntax]) -> [Expression]? {
    // All of them are looked at, so that every mistake is reported.
    let resolved = parts.map { condition($0) }
    return resolved.contains { $0 == nil } ? nil : resolved.compactMap { $0 }
  }

  private func mistake(_ check: Check, _ type: ValueType, _ syntax: Syntax) -> Expression? {
    var advice = "compare it with something: `\(text.slice(syntax.range)) …`"
    if type.isNumber { advice = "compare it: `\(text.slice(syntax.range)) >= …`" }
    report(
      check, "`\(text.slice(syntax.range))` is \(type.inWords), not a condition", syntax,
      advice: advice)
    return nil
  }

  private func test(_ syntax: Syntax, _ expression: Expression, shown: Typed?) -> Expression {
    .test(
      Test(
        text: text.slice(syntax.range), origin: text.origin(syntax.range), expression: expression,
        shown: shown?.expression,
        shownType: shown?.type))
  }

  private func comparison(_ syntax: Syntax) -> Expression? {
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
    case .isUnreadable(let operand):
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
    case .wasLoggedIn(let operand, let unit): return wasLogged(operand, in: unit)
    case .compare(let comparison, let left, let right): return compare(comparison, left, right)
    case .between(let operand, let low, let high, let includesHigh):
      guard let typed = value(operand) else {
        _ = (value(low), value(high))
        return nil
      }
      let (lowTyped, highTyped) = (side(low, beside: typed), side(high, beside: typed))
      guard let lowTyped, let highTyped, let a = ordered(typed, lowTyped, operand, low),
        let b = ordered(typed, highTyped, operand, high)
      else { return nil }
      return (.between(a.0, low: a.1, high: b.1, includesHigh: includesHigh), typed)
    case .isOneOf(let operand, let values):
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
    case .isInList(let operand, let name, let range): return inList(operand, name, range)
    case .includes(let operand, let quantifier, let values):
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
    default: return condition(syntax).map { ($0, nil) }
    }
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

  private func compare(
    _ comparison: Comparison, _ left: Syntax, _ right: Syntax
  ) -> (Expression, Typed?)? {
    if comparison == .equal, case .name(let name) = right.kind, Self.absences.contains(name),
      !around.knows(name), let typed = value(left)
    {
      var words: [String] = []
      if case .word(let enumeration) = typed.type { words = enumeration.words }
      if !words.contains(name) {
        let subject = text.slice(left.range)
        var advice = "write `is missing`, or `is present` for the opposite"
        if case .list = typed.type {
          advice += "; to test for an empty list, write `length of \(subject) is 0`"
        }
        report(.unknownName, "`\(name)` is not defined", right, advice: advice)
        return nil
      }
    }
    if comparison == .equal, case .name(let name) = right.kind, !around.knows(name),
      let meant = nearest(name, in: Self.standings), let typed = value(left)
    {
      var words: [String] = []
      if case .word(let enumeration) = typed.type { words = enumeration.words }
      if nearest(name, in: words) == nil {
        report(
          .unknownName, "`\(name)` is not defined", right, meant: meant)
        return nil
      }
    }
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

  // MARK: Values

  /// The first side of `otherwise`: a comparison there is never missing, so the second side would
  /// never count.
  private func presentValue(_ syntax: Syntax, expected: ValueType?) -> Typed? {
    switch syntax.kind {
    case .compare, .between, .isMissing, .isUnreadable, .wasLoggedIn, .isOneOf, .isInList,
      .includes, .negatedTest,
      .not, .all, .any:
      report(
        .neverMissing,
        "`\(text.slice(syntax.range))` is a comparison, and a comparison is never missing", syntax,
        advice: "use `otherwise` after a value; to join conditions, write `or`")
      return nil
    default: return value(syntax, expected: expected)
    }
  }

  func value(_ syntax: Syntax, expected: ValueType? = nil) -> Typed? {
    switch syntax.kind {
    case .number(let value, let unit): return number(value, unit, syntax)
    case .span(let value, let unit):
      let mistake = ConditionParser.unclear(value, unit)
      builder.report(
        .conditionSyntax, mistake.message, at: text.origin(unit.range), advice: mistake.advice)
      return nil
    case .quoted(let quoted): return self.quoted(quoted, syntax, expected)
    case .time(let value): return Typed(expression: .literal(.time(value)), type: .time)
    case .date(let value): return Typed(expression: .literal(.date(value)), type: .date)
    case .timeOfDay(let value):
      return Typed(expression: .literal(.timeOfDay(value)), type: .timeOfDay)
    case .period(let value): return Typed(expression: .literal(.period(value)), type: .period)
    case .colour(let value): return Typed(expression: .literal(.colour(value)), type: .colour)
    case .now: return Typed(expression: .now, type: .time)
    case .fires(let rule, let range):
      return builder.outcome(of: rule, in: around, at: text.origin(range))
    case .anyFires(let kind):
      return builder.outcome(ofAny: kind, in: around, at: text.origin(syntax.range))
    case .name(let name): return self.name(name, syntax, expected)
    case .negate(let inner):
      guard let typed = value(inner, expected: expected) else { return nil }
      guard case .number = typed.type else {
        report(
          .typeMismatch,
          "`\(text.slice(inner.range))` is \(typed.type.inWords), which cannot be negative", inner)
        return nil
      }
      if case .literal(.number(let number)) = typed.expression {
        return Typed(expression: .literal(.number(-number)), type: typed.type)
      }
      return Typed(expression: .negate(typed.expression), type: typed.type)
    case .arithmetic(let sign, let left, let right): return arithmetic(sign, left, right)
    case .otherwise(let first, let second):
      guard let a = presentValue(first, expected: expected), let b = value(second, expected: a.type)
      else { return nil }
      if a.type == .truth, b.type == .truth {
        return Typed(expression: .otherwise(a.expression, b.expression), type: .truth)
      }
      guard let sides = equal(a, b, first, second) else { return nil }
      return Typed(expression: .otherwise(sides.0, sides.1), type: a.type)
    case .call(let function, let arguments): return call(function, arguments)
    case .pointsOf(let operand):
      guard let typed = value(operand) else { return nil }
      guard case .word(let words) = typed.type, !words.points.isEmpty else {
        report(
          .typeMismatch, "`\(text.slice(operand.range))` has no points", operand,
          advice: "give its words points in the field's declaration: `one of [no = 0, yes = 2]`")
        return nil
      }
      var points: [String: Double] = [:]
      for (word, point) in zip(words.words, words.points) { points[word] = point }
      return Typed(expression: .points(typed.expression, points), type: .number(nil))
    case .measured(let operand, let unitName):
      guard let typed = value(operand) else { return nil }
      guard let unit = builder.units.unit(named: unitName.text) else { return nil }
      around.decision.units.insert(unitName.text)
      guard case .number(let own?) = typed.type,
        let change = builder.change(from: own, to: unit, field: fieldName(operand))
      else {
        report(
          .unitMismatch,
          "`\(text.slice(operand.range))` is \(typed.type.inWords), which cannot be converted to \(unitName.text)",
          syntax)
        return nil
      }
      return Typed(
        expression: change.isIdentity ? typed.expression : .convert(typed.expression, change),
        type: .number(nil))
    case .howMany(let parts):
      return conditions(parts).map { Typed(expression: .howMany($0), type: .number(nil)) }
    case .all, .any, .not, .compare, .between, .isMissing, .isUnreadable, .wasLoggedIn, .isOneOf,
      .isInList, .includes,
      .negatedTest:
      return condition(syntax).map { Typed(expression: $0, type: .truth) }
    }
  }

  private func number(_ value: Double, _ unitName: Syntax.UnitName?, _ syntax: Syntax) -> Typed? {
    guard let unitName else {
      return Typed(expression: .literal(.number(value)), type: .number(nil))
    }
    guard let unit = builder.units.unit(named: unitName.text) else { return nil }
    around.decision.units.insert(unitName.text)
    return Typed(expression: .literal(.number(value)), type: .number(unit))
  }

  private func quoted(_ quoted: String, _ syntax: Syntax, _ expected: ValueType?) -> Typed? {
    switch expected {
    case .word(let words):
      guard words.words.contains(quoted) else {
        unknownWord(quoted, words, syntax)
        return nil
      }
      return Typed(expression: .literal(.word(quoted)), type: .word(words))
    case .colour:
      guard let colour = Colour(quoted) else {
        report(
          .typeMismatch, "\"\(quoted)\" is not a colour", syntax,
          advice: "write a colour as \"#1A2B3C\"")
        return nil
      }
      return Typed(expression: .literal(.colour(colour)), type: .colour)
    default: return Typed(expression: .literal(.text(quoted)), type: .text)
    }
  }

  private func name(_ name: String, _ syntax: Syntax, _ expected: ValueType?) -> Typed? {
    let origin = text.origin(syntax.range)
    if expected == .truth || expected == nil,
      let truth = ["yes": true, "true": true, "no": false, "false": false][name],
      !around.knows(name)
    {
      return Typed(expression: .literal(.truth(truth)), type: .truth)
    }
    var elementWords: Enumeration?
    if case .word(let words) = expected { elementWords = words }
    if let words = elementWords, words.words.contains(name) {
      let isAlsoName = around.knows(name)
      if isAlsoName {
        report(
          .ambiguousName, "`\(name)` is both a word of this field and the name of something else",
          syntax,
          advice: "quote it if you mean the word: \"\(name)\"")
        return nil
      }
      return Typed(expression: .literal(.word(name)), type: .word(words))
    }
    switch around.look(up: name, at: origin) {
    case .found(let typed): return typed
    case .failed: return nil
    case .unknown: break
    }
    if let words = elementWords {
      unknownWord(name, words, syntax)
    } else if expected == .text {
      report(
        .unknownName, "`\(name)` is not defined", syntax,
        advice: "if it is text, quote it: \"\(name)\"",
        suggestions: ["\"\(name)\""])
    } else {
      around.unknownName(name, at: origin)
    }
    return nil
  }

  private func unknownWord(_ word: String, _ words: Enumeration, _ syntax: Syntax) {
    let nearest = builder.nearestName(word, in: words.words)
    let allowed =
      "allowed: " + words.words.prefix(24).joined(separator: ", ")
      + (words.words.count > 24 ? " …" : "")
    // The slip may be in the rows that give the words rather than where one is asked for.
    let table = builder.pack.tables.first { $0.columns.contains { $0.type == .word(words) } }
    let advice = nearest.map { "did you mean `\($0)`? (\(allowed))" } ?? allowed
    builder.report(
      .unknownWord, "`\(word)` is not one of the allowed words", at: text.origin(syntax.range),
      advice: advice,
      suggestions: nearest.map { [$0] } ?? words.words,
      notes: table.map {
        [Note("the rows of `\($0.id)` give these words", at: builder.place($0.origin))]
      } ?? [],
      shared: .init(
        "say `\(word)`, which is not one of the allowed words", of: "", advice: advice,
        noun: "places"))
  }

  /// - Parameter operands: what the message says does not fit.
  func report(
    _ check: Check, _ message: String, _ syntax: Syntax, meant: String? = nil,
    advice: String? = nil,
    suggestions: [String]? = nil, about operands: Typed...
  ) {
    builder.report(
      check, message, at: text.origin(syntax.range), meant: meant, advice: advice,
      suggestions: suggestions,
      about: Set(operands.compactMap(\.threshold)))
  }
}
