import Diagnostics
import RuleModel
import YAMLReading

/// Reads what an aggregate computes of the records: `count: distinct days of taken`.
struct OperationReading {
  private let builder: PackBuilder
  private let name: String
  private let node: YAMLNode
  private let inner: NamesInReach

  /// - Parameters:
  ///   - name: a word of `PackBuilder.operations`.
  ///   - node: what is written behind it.
  ///   - inner: the names of one record.
  init(_ builder: PackBuilder, _ name: String, _ node: YAMLNode, _ inner: NamesInReach) {
    self.builder = builder
    self.name = name
    self.node = node
    self.inner = inner
  }

  /// The operation and the type of its result; nil after reporting a mistake.
  var operation: (Aggregate.Operation, ValueType)? {
    guard let located = builder.located(node) else { return ofLines }
    guard let line = builder.words(of: located) else { return nil }
    switch name {
    case "count": return count(line, located)
    case "share", "longest run": return ofCondition(line, located)
    default: return value(line.rest, located).flatMap(ofValue)
    }
  }

  /// A condition of several lines.
  private var ofLines: (Aggregate.Operation, ValueType)? {
    guard name == "share" || name == "longest run" else {
      report(.wrongShape, "`\(name)` needs a value, but this is \(node.kindInWords)")
      return nil
    }
    return builder.condition(node, in: inner, of: "`\(name)`").map { ofCondition($0.expression) }
  }

  private func ofCondition(_ expression: Expression) -> (Aggregate.Operation, ValueType) {
    name == "share"
      ? (.share(expression), .number(.whole)) : (.longestRun(expression), .number(nil))
  }

  private func ofCondition(
    _ words: LineWords, _ located: LocatedText
  ) -> (Aggregate.Operation, ValueType)? {
    var line = words
    if line.isJust("records") {
      report(
        .wrongShape, "`\(name)` needs a condition",
        advice: "write the condition here: `\(name): weight >= 4`")
      return nil
    }
    if name == "longest run", line.accept("days", "of") {
      return days(line.rest, located).map { (.longestRunOfDays($0), .number(nil)) }
    }
    guard let syntax = builder.parse(located) else { return nil }
    return Resolver(around: inner, text: located).condition(syntax).map { ofCondition($0) }
  }

  private func count(
    _ words: LineWords, _ located: LocatedText
  ) -> (Aggregate.Operation, ValueType)? {
    var line = words
    if line.isJust("records") { return (.countRecords, .number(nil)) }
    if line.accept("distinct", "days", "of") || line.accept("days", "of") {
      return days(line.rest, located).map { (.countDistinctDays($0), .number(nil)) }
    }
    if line.isJust("distinct", "days") || line.isJust("days") {
      report(
        .unknownWord, "it is not said of which time the days are",
        advice: "name the field: `distinct days of FIELD`")
      return nil
    }
    if line.accept("distinct") {
      return value(line.rest, located).map { (.countDistinct($0.expression), .number(nil)) }
    }
    report(
      .unknownWord, "`\(located.text)` cannot be counted",
      advice: "write `records`, `distinct days of f` or `distinct f`, and conditions under `where:`"
    )
    return nil
  }

  private func ofValue(_ typed: Typed) -> (Aggregate.Operation, ValueType)? {
    switch name {
    case "sum of", "average of":
      guard case .number(let unit) = typed.type else {
        report(.typeMismatch, "`\(name)` needs a number, but this is \(typed.type.inWords)")
        return nil
      }
      return (name == "sum of" ? .sum(typed.expression) : .average(typed.expression), .number(unit))
    case "smallest", "largest":
      switch typed.type {
      case .number, .time, .date, .timeOfDay:
        return (
          name == "smallest" ? .smallest(typed.expression) : .largest(typed.expression), typed.type
        )
      default:
        report(
          .typeMismatch,
          "`\(name)` needs values that have an order, but this is \(typed.type.inWords)")
        return nil
      }
    case "latest": return (.latest(typed.expression), typed.type)
    case "earliest": return (.earliest(typed.expression), typed.type)
    default: return (.nearest(typed.expression), typed.type)
    }
  }

  // MARK: Operands

  private func value(_ part: (text: String, start: Int), _ located: LocatedText) -> Typed? {
    guard let syntax = builder.parse(part, of: located) else { return nil }
    return Resolver(around: inner, text: located).value(syntax)
  }

  private func days(_ part: (text: String, start: Int), _ located: LocatedText) -> Expression? {
    guard let typed = value(part, located) else { return nil }
    if typed.type == .time || typed.type == .date { return typed.expression }
    report(
      .typeMismatch,
      "days can only be counted for a time or a date, but this is \(typed.type.inWords)")
    return nil
  }

  private func report(_ check: Check, _ message: String, advice: String? = nil) {
    builder.report(check, message, at: builder.origin(node), advice: advice)
  }
}
