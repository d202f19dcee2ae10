import Diagnostics
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

  func test(_ syntax: Syntax, _ expression: Expression, shown: Typed?) -> Expression {
    .test(
      Test(
        text: text.slice(syntax.range), origin: text.origin(syntax.range), expression: expression,
        shown: shown?.expression,
        shownType: shown?.type))
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
    case .negate(let inner): return negated(inner, expected)
    case .arithmetic(let sign, let left, let right): return arithmetic(sign, left, right)
    case .otherwise(let first, let second): return otherwise(first, second, expected)
    case .call(let function, let arguments): return call(function, arguments)
    case .pointsOf(let operand): return points(of: operand)
    case .measured(let operand, let unitName): return measured(operand, in: unitName, syntax)
    case .howMany(let parts):
      return conditions(parts).map { Typed(expression: .howMany($0), type: .number(nil)) }
    case .all, .any, .not, .compare, .between, .isMissing, .isUnreadable, .wasLoggedIn, .isOneOf,
      .isInList, .includes,
      .negatedTest:
      return condition(syntax).map { Typed(expression: $0, type: .truth) }
    }
  }

  private func negated(_ inner: Syntax, _ expected: ValueType?) -> Typed? {
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
  }

  private func otherwise(_ first: Syntax, _ second: Syntax, _ expected: ValueType?) -> Typed? {
    guard let a = presentValue(first, expected: expected), let b = value(second, expected: a.type)
    else { return nil }
    if a.type == .truth, b.type == .truth {
      return Typed(expression: .otherwise(a.expression, b.expression), type: .truth)
    }
    guard let sides = equal(a, b, first, second) else { return nil }
    return Typed(expression: .otherwise(sides.0, sides.1), type: a.type)
  }

  private func points(of operand: Syntax) -> Typed? {
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
  }

  private func measured(_ operand: Syntax, in unitName: Syntax.UnitName, _ syntax: Syntax) -> Typed?
  {
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
    let field = builder.pack.records.lazy.flatMap(\.declared).first {
      $0.origin != .none && ($0.type == .word(words) || $0.type == .list(.word(words)))
    }
    let advice = nearest.map { "did you mean `\($0)`? (\(allowed))" } ?? allowed
    builder.report(
      .unknownWord, "`\(word)` is not one of the allowed words", at: text.origin(syntax.range),
      advice: advice,
      suggestions: nearest.map { [$0] } ?? words.words,
      notes: (table.map {
        [Note("the rows of `\($0.id)` give these words", at: builder.place($0.origin))]
      } ?? field.map {
        [Note("`\($0.name)` has these words", at: builder.place($0.origin))]
      } ?? []),
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
