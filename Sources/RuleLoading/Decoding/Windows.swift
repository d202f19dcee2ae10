import RuleModel
import YAMLReading

/// `during:`, the stretch of time that a count of records looks at.
extension PackBuilder {
  typealias WrittenWindow = (window: Window, length: Aggregate.Length?)

  func window(_ node: YAMLNode?, record: Int, around: NamesInReach) -> WrittenWindow? {
    guard let node else { return (.allTime, nil) }
    guard let located = located(node) else {
      report(.wrongShape, "`during` must be text such as `the last 30 d`", at: origin(node))
      return nil
    }
    guard let line = words(of: located) else { return nil }
    if line.isJust("all", "time") { return (.allTime, nil) }
    let result = window(line, located, node, around)
    if result != nil, pack.records[record].time == nil,
      !defined.failed.contains("time of \(pack.records[record].name)")
    {
      report(
        .missingKey, "\(pack.records[record].name) has no `time`, so `during` cannot be used",
        at: origin(node),
        advice: "give the record a `time:`, or write `all time`")
      return nil
    }
    return result
  }

  private func window(
    _ line: LineWords, _ located: LocatedText, _ node: YAMLNode, _ around: NamesInReach
  ) -> WrittenWindow? {
    var line = line
    for unit in Window.CalendarUnit.allCases
    where line.isJust("this", "calendar", unit.rawValue) {
      return (.this(unit), nil)
    }
    func bad(_ advice: String) -> WrittenWindow? {
      report(
        .unknownWord, "`\(located.text.trimmingSpaces())` is not a period of time",
        at: origin(node), advice: advice)
      return nil
    }
    let forms =
      "write `this calendar month`, `the last 30 d`, `the 24 h before FIELD`, `within 5 min of FIELD` or `all time`"
    if line.isJust("today") { return bad("write `this calendar day`") }
    if line.accept("the", "calendar") {
      return bad("write `this calendar \(line.rest.text.trimmingSpaces())`")
    }
    if line.accept("this") {
      return bad(
        Window.CalendarUnit(rawValue: line.rest.text).map { "write `this calendar \($0.rawValue)`" }
          ?? "write `this calendar day`, `week`, `month` or `year`")
    }
    if line.accept("the", "last") || line.accept("last") {
      return span(line.rest.text, node).map { (.last($0.span), $0.length) }
    }
    let isWithin = line.accept("within")
    guard isWithin || line.accept("the"), let length = line.part(before: isWithin ? "of" : "before")
    else {
      return bad(forms)
    }
    guard let span = span(length, node) else { return nil }
    guard around.decision.record != nil else {
      report(
        .unknownName, "a history rule has no single record to measure from", at: origin(node),
        advice: "use `the last …`, or write the rule `for each` record")
      return nil
    }
    // The moment belongs to the record decided about.
    let outer = NamesInReach(decision: around.decision)
    guard let syntax = parse(line.rest, of: located) else { return nil }
    guard let typed = Resolver(around: outer, text: located).value(syntax) else { return nil }
    guard typed.type == .time else {
      report(
        .typeMismatch, "`\(line.rest.text)` is \(typed.type.inWords); a time is needed here",
        at: origin(node),
        about: Set([typed].compactMap(\.threshold)))
      return nil
    }
    return (
      isWithin ? .within(span.span, typed.expression) : .before(span.span, typed.expression),
      span.length
    )
  }

  /// A line cut into words; a mistake in it is reported.
  func words(of located: LocatedText) -> LineWords? {
    do throws(SyntaxMistake) {
      return try LineWords(located.text)
    } catch {
      report(.conditionSyntax, error.message, at: located.origin(error.range), advice: error.advice)
      return nil
    }
  }

  /// The end of a line as a condition or value, with its places in the line.
  func parse(_ part: (text: String, start: Int), of located: LocatedText) -> Syntax? {
    do throws(SyntaxMistake) {
      var syntax = try ConditionParser.parse(part.text, units: units)
      syntax.shift(by: part.start)
      return syntax
    } catch {
      report(
        .conditionSyntax, error.message,
        at: located.origin(
          error.range.lowerBound + part.start..<error.range.upperBound + part.start),
        advice: error.advice)
      return nil
    }
  }

  /// `30 d`, `24 h`, `3 months`, or a threshold that is one.
  private func span(
    _ text: String, _ node: YAMLNode
  ) -> (span: Window.Span, length: Aggregate.Length)? {
    func bad(_ message: String, _ advice: String) -> (span: Window.Span, length: Aggregate.Length)?
    {
      report(.typeMismatch, message, at: origin(node), advice: advice)
      return nil
    }
    let syntax: Syntax
    do throws(SyntaxMistake) {
      syntax = try ConditionParser.parse(text, units: units)
    } catch {
      return bad(error.message, error.advice ?? "write it as `30 d`, `24 h` or `3 months`")
    }
    switch syntax.kind {
    case .period(let period): return (.calendar(period), .init(text: text))
    case .number(let value, let unit?):
      guard let unit = units.unit(named: unit.text),
        let change = UnitChange(from: unit, to: .second)
      else {
        return bad("`\(text)` is not a period of time", "write it as `30 d`, `24 h` or `3 months`")
      }
      return (.seconds(change.apply(value)), .init(text: text))
    case .span(let value, let unit):
      let count = plainText(value)
      let days = unit.text.hasPrefix("week") ? plainText(decimal(value * 7)) : count
      return bad(
        ConditionParser.unclear(value, unit).message,
        "write `\(days) d` for periods of 24 hours, as in `the last \(days) d`, or `\(count) calendar \(unit.text.hasPrefix("week") ? "weeks" : "days")`"
      )
    case .number(_, nil):
      return bad("`\(text)` has no unit", "write `\(text) d` or `\(text) calendar days`")
    case .name(let name):
      guard let index = defined.thresholds[name] else {
        return bad("`\(name)` is not a threshold", "write it as `30 d`, `24 h` or `3 months`")
      }
      let threshold = pack.thresholds[index]
      guard threshold.was.isEmpty, threshold.from == nil, threshold.until == nil else {
        return bad(
          "`\(name)` has a history, and the length of a window cannot", "write the length itself")
      }
      guard let span = Window.Span(threshold.value, threshold.type) else {
        return bad("`\(name)` is not a length of time", "give it a unit such as `d`")
      }
      return (span, .init(text: name, threshold: index))
    default:
      return bad("`\(text)` is not a period of time", "write it as `30 d`, `24 h` or `3 months`")
    }
  }
}
