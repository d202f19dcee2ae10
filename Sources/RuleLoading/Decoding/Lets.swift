import RuleModel
import YAMLReading

/// A `let` as written: what it means depends on where it is used.
struct LetDraft {
  let name: String
  let node: YAMLNode
  let origin: Origin

  /// `title:`, beside what it is about.
  var titleNode: YAMLNode? { node.mapping?.first { $0.keyText == "title" }?.value }

  /// What it means: all but its title, or what `is:` says.
  private var meaning: YAMLNode {
    guard let entries = node.mapping, !entries.isEmpty else { return node }
    let rest = entries.filter { $0.keyText != "title" }
    if rest.count == 1, rest[0].keyText == "is" { return rest[0].value }
    return rest.count == entries.count
      ? node : YAMLNode(rest.isEmpty ? .null : .mapping(rest), at: node.range, in: node.file, isWhole: node.isWhole)
  }

  func resolve(in around: Surroundings) -> Typed? {
    let builder = around.builder
    let node = meaning
    switch node.content {
    case .scalar(let scalar):
      let text = LocatedText(scalar: scalar, fileIndex: builder.fileIndex(node))
      guard let syntax = builder.parse(text) else { return nil }
      return Resolver(around: around, text: text).value(syntax)
    case .sequence:
      return builder.condition(node, in: around, of: "`\(name)`").map { Typed(expression: $0.expression, type: .truth) }
    case .mapping(let entries):
      if entries.count == 1, entries[0].keyText == "how many of" {
        return builder.counted(entries[0].value, in: around).map { Typed(expression: $0, type: .number(nil)) }
      }
      if entries.contains(where: { PackBuilder.groups.contains($0.keyText) }) {
        return builder.condition(node, in: around, of: "`\(name)`").map {
          Typed(expression: $0.expression, type: .truth)
        }
      }
      return builder.aggregate(node, named: name, in: around)
    case .null:
      builder.report(
        .missingKey, "`\(name)` has no value", at: origin, advice: "write an expression, or a count of records")
      return nil
    }
  }
}

extension PackBuilder {
  /// Reads `let:`; names must be new.
  func lets(_ node: YAMLNode?, taken: [String], add: (LetDraft) -> Void) {
    guard let node else { return }
    guard let entries = node.mapping else {
      report(
        .wrongShape, "`let` gives names to values, and this is \(node.kindInWords)", at: origin(node),
        advice: "write `let:` and below it `name: value`")
      return
    }
    for entry in entries {
      let name = entry.keyText
      checkName(name, at: origin(entry.key))
      if taken.contains(name) || thresholdIndex[name] != nil {
        report(
          .duplicateName, "`\(name)` is already the name of something else", at: origin(entry.key),
          advice: "choose another name")
      }
      add(LetDraft(name: name, node: entry.value, origin: origin(entry.key)))
    }
  }

  /// A name that conditions can hold.
  func checkName(_ name: String, at origin: Origin, isField: Bool = false) {
    var lexer = Lexer(name)
    if let tokens = try? lexer.tokens(), tokens.count == 2, tokens[0].kind == .word,
      !ConditionParser.keywords.contains(name), name != "this"
    {
      return
    }
    report(
      .badName, "`\(name)` cannot be used as a name in conditions", at: origin,
      advice: ConditionParser.keywords.contains(name)
        ? "it is a word of the rule language: choose another"
          + (isField ? ", and let a mapping (`mappings:`) read it from logs that have this one" : "")
        : "use letters, digits and `_`, beginning with a letter")
  }

  private static let operations = [
    "count", "sum of", "average of", "smallest", "largest", "latest", "earliest", "share", "longest run",
  ]

  /// An aggregate: an operation, `in`, `during`, `where`.
  func aggregate(_ node: YAMLNode, named name: String, in around: Surroundings) -> Typed? {
    guard let keys = Keys(node, of: "`\(name)`", in: self) else { return nil }
    let operations = PackBuilder.operations.filter(keys.has)
    guard operations.count == 1, around.inner == nil else {
      let known = node.mapping!.compactMap { entry in
        nearestName(entry.keyText, in: PackBuilder.operations).map { (entry, $0) }
      }
      if around.inner != nil {
        report(
          .nestedAggregate, "records cannot be counted inside a `where`", at: origin(node),
          advice: "give the count its own `let`")
      } else if operations.count > 1 {
        report(
          .wrongShape,
          "`\(name)` computes two things at once: " + operations.map { "`\($0)`" }.joined(separator: " and "),
          at: origin(node), advice: "give each its own `let`")
      } else if let (entry, nearest) = known.first {
        report(
          .unknownKey, "`\(entry.keyText)` is not something `let` can compute", at: origin(entry.key),
          advice: "did you mean `\(nearest)`?", suggestions: [nearest])
      } else {
        report(
          .missingKey, "`\(name)` does not say what to compute", at: origin(node.mapping!.first?.key ?? node),
          advice: "one of: " + PackBuilder.operations.joined(separator: ", "))
      }
      return nil
    }
    let operation = operations[0]
    let operand = keys.optional(operation)
    let recordNode = keys.required("in")
    let during = keys.optional("during")
    let condition = keys.optional("where")
    keys.finish()
    guard let recordNode, let record = recordType(recordNode) else { return nil }
    let inner = Surroundings(decision: around.decision, inner: record)
    var filter: Expression?
    if let condition {
      guard let resolved = self.condition(condition, in: inner, of: "`where`") else { return nil }
      filter = resolved.expression
    }
    let window = window(during, record: record, around: around)
    guard let operand = operand ?? keys.entry(operation)?.key,
      let (made, type) = self.operation(operation, operand, inner), let window
    else { return nil }
    let index = aggregate(
      Aggregate(operation: made, record: record, window: window.window, condition: filter, length: window.length))
    return Typed(expression: .aggregate(index), type: type)
  }

  func recordType(_ node: YAMLNode) -> Int? {
    guard let name = text(node, of: "a record's name") else { return nil }
    if let index = recordIndex[name] { return index }
    if failedNames.contains(name) { return nil }
    let known = recordIndex.keys.sorted()
    let nearest = nearestName(name, in: known)
    report(
      .unknownName, "there is no record `\(name)`", at: origin(node),
      advice: nearest.map { "did you mean `\($0)`?" }
        ?? (known.isEmpty ? "records stand under `records:`" : "known records: " + known.joined(separator: ", ")),
      suggestions: nearest.map { [$0] } ?? [])
    return nil
  }

  private func operation(_ name: String, _ node: YAMLNode, _ inner: Surroundings) -> (Aggregate.Operation, ValueType)? {
    guard let located = located(node) else {
      guard name == "share" || name == "longest run", let lines = condition(node, in: inner, of: "`\(name)`") else {
        if name != "share", name != "longest run" {
          report(.wrongShape, "`\(name)` takes a value, and this is \(node.kindInWords)", at: origin(node))
        }
        return nil
      }
      return name == "share"
        ? (.share(lines.expression), .number(.whole)) : (.longestRun(lines.expression), .number(nil))
    }
    let text = located.text
    func rest(after prefix: String) -> Typed? {
      let start = prefix.utf8.count
      let part = String(text.dropFirst(prefix.count))
      do throws(SyntaxMistake) {
        var syntax = try ConditionParser.parse(part, units: units)
        syntax.shift(by: start)
        return Resolver(around: inner, text: located).value(syntax)
      } catch {
        report(
          .conditionSyntax, error.message,
          at: located.origin(error.range.lowerBound + start..<error.range.upperBound + start), advice: error.advice)
        return nil
      }
    }
    func days(_ prefix: String) -> Expression? {
      guard let typed = rest(after: prefix) else { return nil }
      if typed.type == .time || typed.type == .date { return typed.expression }
      report(
        .typeMismatch, "days are counted of a time or a date, and this is \(typed.type.inWords)", at: origin(node))
      return nil
    }
    switch name {
    case "count":
      if text == "records" { return (.countRecords, .number(nil)) }
      for prefix in ["distinct days of ", "days of "] where text.hasPrefix(prefix) {
        return days(prefix).map { (.countDistinctDays($0), .number(nil)) }
      }
      if text.hasPrefix("distinct ") {
        return rest(after: "distinct ").map { (.countDistinct($0.expression), .number(nil)) }
      }
      report(
        .unknownWord, "`\(text)` cannot be counted", at: origin(node),
        advice: "write `records`, `distinct days of f` or `distinct f`, and conditions under `where:`")
      return nil
    case "share", "longest run":
      if text == "records" {
        report(
          .wrongShape, "`\(name)` needs to know of what", at: origin(node),
          advice: "write the condition here: `\(name): weight >= 4`")
        return nil
      }
      if name == "longest run", text.hasPrefix("days of ") {
        return days("days of ").map { (.longestRunOfDays($0), .number(nil)) }
      }
      guard let syntax = parse(located), let expression = Resolver(around: inner, text: located).condition(syntax)
      else { return nil }
      return name == "share" ? (.share(expression), .number(.whole)) : (.longestRun(expression), .number(nil))
    default: break
    }
    guard let typed = rest(after: "") else { return nil }
    switch name {
    case "sum of", "average of":
      guard case .number(let unit) = typed.type else {
        report(.typeMismatch, "`\(name)` takes a number, and this is \(typed.type.inWords)", at: origin(node))
        return nil
      }
      return (name == "sum of" ? .sum(typed.expression) : .average(typed.expression), .number(unit))
    case "smallest", "largest":
      switch typed.type {
      case .number, .time, .date, .timeOfDay:
        return (name == "smallest" ? .smallest(typed.expression) : .largest(typed.expression), typed.type)
      default:
        report(
          .typeMismatch, "`\(name)` takes what has an order, and this is \(typed.type.inWords)", at: origin(node))
        return nil
      }
    default: return (name == "latest" ? .latest(typed.expression) : .earliest(typed.expression), typed.type)
    }
  }

  // MARK: Windows

  private typealias WrittenWindow = (window: Window, length: Aggregate.Length?)

  private func window(_ node: YAMLNode?, record: Int, around: Surroundings) -> WrittenWindow? {
    guard let node else { return (.allTime, nil) }
    guard let located = located(node) else {
      report(.wrongShape, "`during` is a text such as `the last 30 d`", at: origin(node))
      return nil
    }
    let text = located.text.trimmingSpaces()
    if text == "all time" { return (.allTime, nil) }
    let result = parseWindow(text, located, node, around)
    if result != nil, pack.records[record].time == nil {
      report(
        .missingKey, "\(pack.records[record].name) has no `time`, so it has no `during`", at: origin(node),
        advice: "give the record a `time:`, or write `all time`")
      return nil
    }
    return result
  }

  private func parseWindow(
    _ text: String, _ located: LocatedText, _ node: YAMLNode, _ around: Surroundings
  ) -> WrittenWindow? {
    if text == "today" { return (.this(.day), nil) }
    for unit in Window.CalendarUnit.allCases
    where text == "this calendar \(unit.rawValue)" || text == "the calendar \(unit.rawValue)" {
      return (.this(unit), nil)
    }
    func bad(_ advice: String) -> WrittenWindow? {
      report(.unknownWord, "`\(text)` is not a stretch of time", at: origin(node), advice: advice)
      return nil
    }
    let forms =
      "write `this calendar month`, `the last 30 d`, `the 24 h before FIELD`, `within 5 min of FIELD` or `all time`"
    if let unit = text.afterPrefix("this ") {
      return bad(
        Window.CalendarUnit(rawValue: unit).map { "write `this calendar \($0.rawValue)`" }
          ?? "write `this calendar day`, `week`, `month` or `year`")
    }
    if let part = text.afterPrefix("the last ") ?? text.afterPrefix("last ") {
      return span(part, located, node).map { (.last($0.span), $0.length) }
    }
    let isWithin = text.hasPrefix("within ")
    guard let body = text.afterPrefix("within ") ?? text.afterPrefix("the ") else { return bad(forms) }
    guard let (spanText, fieldText) = body.cut(at: isWithin ? " of " : " before ") else { return bad(forms) }
    guard let span = span(spanText, located, node) else { return nil }
    guard around.decision.record != nil else {
      report(
        .unknownName, "a history rule has no record to count from", at: origin(node),
        advice: "use `the last …`, or decide `for each` record")
      return nil
    }
    // The moment belongs to the record decided about.
    let outer = Surroundings(decision: around.decision)
    let start = located.text.utf8.count - fieldText.utf8.count
    guard var syntax = parseFragment(fieldText, offset: start, located) else { return nil }
    syntax.shift(by: start)
    guard let typed = Resolver(around: outer, text: located).value(syntax) else { return nil }
    guard typed.type == .time else {
      report(.typeMismatch, "`\(fieldText)` is \(typed.type.inWords); a time is needed here", at: origin(node))
      return nil
    }
    return (isWithin ? .within(span.span, typed.expression) : .before(span.span, typed.expression), span.length)
  }

  private func parseFragment(_ text: String, offset: Int, _ located: LocatedText) -> Syntax? {
    do throws(SyntaxMistake) {
      return try ConditionParser.parse(text, units: units)
    } catch {
      report(
        .conditionSyntax, error.message,
        at: located.origin(error.range.lowerBound + offset..<error.range.upperBound + offset), advice: error.advice)
      return nil
    }
  }

  /// `30 d`, `24 h`, `3 months`, or a threshold that is one.
  private func span(
    _ text: String, _ located: LocatedText, _ node: YAMLNode
  ) -> (span: Window.Span, length: Aggregate.Length)? {
    func bad(_ message: String, _ advice: String) -> (span: Window.Span, length: Aggregate.Length)? {
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
      guard let unit = units.unit(named: unit.text), let change = UnitChange(from: unit, to: .second) else {
        return bad("`\(text)` is not a stretch of time", "write it as `30 d`, `24 h` or `3 months`")
      }
      return (.seconds(change.apply(value)), .init(text: text))
    case .span(let value, let unit):
      let mistake = ConditionParser.unclear(value, unit)
      return bad(mistake.message, mistake.advice)
    case .number(_, nil): return bad("`\(text)` has no unit", "write `\(text) d` or `\(text) calendar days`")
    case .name(let name):
      guard let index = thresholdIndex[name] else {
        return bad("`\(name)` is not a threshold", "write it as `30 d`, `24 h` or `3 months`")
      }
      usedThresholds.insert(name)
      let threshold = pack.thresholds[index]
      guard threshold.was.isEmpty, threshold.from == nil, threshold.until == nil else {
        return bad("`\(name)` has a history, and the length of a window cannot", "write the length itself")
      }
      guard let span = Window.Span(threshold.value, threshold.type) else {
        return bad("`\(name)` is not a stretch of time", "give it a unit such as `d`")
      }
      return (span, .init(text: name, threshold: index))
    default: return bad("`\(text)` is not a stretch of time", "write it as `30 d`, `24 h` or `3 months`")
    }
  }
}

extension String {
  func afterPrefix(_ prefix: String) -> String? { hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil }

  func trimmingSpaces() -> String {
    var part = self[...]
    while part.first?.isWhitespace == true { part.removeFirst() }
    while part.last?.isWhitespace == true { part.removeLast() }
    return String(part)
  }

  /// The parts before and after the first occurrence.
  func cut(at separator: String) -> (String, String)? {
    let bytes = Array(utf8)
    let mark = Array(separator.utf8)
    guard bytes.count >= mark.count else { return nil }
    for start in 0...(bytes.count - mark.count) where bytes[start...].starts(with: mark) {
      return (
        String(decoding: bytes[..<start], as: UTF8.self),
        String(decoding: bytes[(start + mark.count)...], as: UTF8.self)
      )
    }
    return nil
  }
}
