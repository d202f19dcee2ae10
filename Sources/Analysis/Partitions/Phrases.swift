import RuleModel

/// Expressions in the words of the rule language, for messages.
public struct Phrases {
  let pack: Pack
  let bindings: [Binding]
  let record: Int?

  public init(pack: Pack, bindings: [Binding], record: Int?) {
    self.pack = pack
    self.bindings = bindings
    self.record = record
  }

  public func text(_ expression: Expression) -> String {
    switch expression {
    case .literal(let literal): return text(literal)
    case .field(let index, let level):
      guard level == 0, let record else { return "this.…" }
      return pack.records[record].fields[index].name
    case .binding(let index): return bindings[index].name
    case .threshold(let index): return pack.thresholds[index].name
    case .answer(let table, let column): return pack.tables[table].columns[column].name
    case .now: return "now"
    case .aggregate(let index): return self.aggregate(pack.aggregates[index])
    case .negate(let a): return "-" + text(a)
    case .arithmetic(let sign, let a, let b): return "\(text(a)) \(sign.rawValue) \(text(b))"
    case .convert(let a, _): return text(a)
    case .compare(let comparison, let a, let b): return "\(text(a)) \(comparison.rawValue) \(text(b))"
    case .between(let a, let low, let high, let ends): return "\(text(a)) is from \(text(low)) to \(ends ? "" : "below ")\(text(high))"
    case .isMissing(let a): return "\(text(a)) is missing"
    case .isUnreadable(let a): return "\(text(a)) is unreadable"
    case .isOneOf(let a, let values): return "\(text(a)) is one of [\(values.map(text).joined(separator: ", "))]"
    case .isInList(let a, let list): return "\(text(a)) is in \(pack.lists[list].name)"
    case .includes(let a, let quantifier, let values):
      return values.count == 1 ? "\(text(a)) includes \(text(values[0]))" : "\(text(a)) includes \(quantifier.rawValue) of [\(values.map(text).joined(separator: ", "))]"
    case .not(let a): return "not (\(text(a)))"
    case .all(let parts): return parts.map(text).joined(separator: " and ")
    case .any(let parts): return parts.map(text).joined(separator: " or ")
    case .howMany(let parts): return "how many of [\(parts.map(text).joined(separator: ", "))]"
    case .otherwise(let a, let b): return "\(text(a)) otherwise \(text(b))"
    case .call(let function, let arguments): return call(function, arguments.map(text))
    case .points(let a, _): return "points of \(text(a))"
    case .test(let test): return test.text
    }
  }

  /// As a condition would say it.
  private func call(_ function: Function, _ arguments: [String]) -> String {
    let word = Phrases.words[function] ?? function.rawValue
    guard arguments.count > 1 else { return "\(word) \(arguments.first ?? "")" }
    switch function {
    case .round: return "\(word) \(arguments[0]) to \(arguments[1]) places"
    case .contrast: return "\(word) \(arguments[0]) on \(arguments[1])"
    case .wholeYears, .wholeMonths, .wholeDays: return "\(word) \(arguments[0]) to \(arguments[1])"
    default: return "\(word) [\(arguments.joined(separator: ", "))]"
    }
  }

  private static let words: [Function: String] = [
    .squareRoot: "square root of", .smallestOf: "smallest of", .largestOf: "largest of", .minutesSince: "minutes since",
    .hoursSince: "hours since", .daysSince: "days since", .wholeYears: "whole years from", .wholeMonths: "whole months from",
    .wholeDays: "whole days from", .timeOfDay: "time of day of", .day: "day of", .weekday: "weekday of", .month: "month of",
    .year: "year of", .hour: "hour of", .length: "length of", .contrast: "contrast of",
  ]

  public func text(_ literal: Literal) -> String {
    switch literal {
    case .truth(let truth): truth ? "yes" : "no"
    case .number(let x): plainText(x)
    case .text(let text): "\"\(text)\""
    case .word(let word): word
    case .time(let time): MomentText.text(time)
    case .date(let date): MomentText.text(date)
    case .timeOfDay(let time): MomentText.text(timeOfDay: time)
    case .period(let period):
      period.months != 0 ? (period.months % 12 == 0 ? "\(period.months / 12) years" : "\(period.months) months") : "\(period.days) calendar days"
    case .colour(let colour): colour.text
    case .list(let values): "[" + values.map(text).joined(separator: ", ") + "]"
    }
  }

  public func aggregate(_ aggregate: Aggregate) -> String {
    let inner = Phrases(pack: pack, bindings: bindings, record: aggregate.record)
    let name = pack.records[aggregate.record].name
    let what: String
    switch aggregate.operation {
    case .countRecords: what = "the number of \(name) records"
    case .countDistinctDays(let a): what = "the number of different days of \(inner.text(a)) in \(name)"
    case .countDistinct(let a): what = "the number of different \(inner.text(a)) in \(name)"
    case .sum(let a): what = "the sum of \(inner.text(a)) in \(name)"
    case .average(let a): what = "the average of \(inner.text(a)) in \(name)"
    case .smallest(let a): what = "the smallest \(inner.text(a)) in \(name)"
    case .largest(let a): what = "the largest \(inner.text(a)) in \(name)"
    case .latest(let a): what = "the latest \(inner.text(a)) in \(name)"
    case .earliest(let a): what = "the earliest \(inner.text(a)) in \(name)"
    case .share(let a): what = "the share of \(name) records with \(inner.text(a))"
    case .longestRun(let a): what = "the longest run of \(name) records with \(inner.text(a))"
    case .longestRunOfDays(let a): what = "the longest run of days of \(inner.text(a)) in \(name)"
    }
    return what + window(aggregate.window, aggregate.length) + (aggregate.condition.map { " where \(inner.text($0))" } ?? "")
  }

  private func window(_ window: Window, _ length: Aggregate.Length?) -> String {
    func span(_ span: Window.Span) -> String {
      if let length { return length.text }
      switch span {
      case .seconds(let seconds): return duration(seconds)
      case .calendar(let period): return text(.period(period))
      }
    }
    switch window {
    case .allTime: return ""
    case .this(let unit): return " in this calendar \(unit.rawValue)"
    case .last(let length): return " in the last \(span(length))"
    case .before(let length, let moment): return " in the \(span(length)) before \(text(moment))"
    case .within(let length, let moment): return " within \(span(length)) of \(text(moment))"
    }
  }

  /// Seconds in the largest unit that leaves a whole number.
  public func duration(_ seconds: Double) -> String {
    for (size, name) in [(86_400.0, "d"), (3600, "h"), (60, "min")] where seconds.truncatingRemainder(dividingBy: size) == 0 && seconds != 0 {
      return "\(plainText(seconds / size)) \(name)"
    }
    return "\(plainText(seconds)) s"
  }

  /// A number of a type, with its unit.
  public func text(_ number: Double, of type: ValueType) -> String {
    switch type {
    case .number(let unit?):
      unit == .second ? duration(number) : unit.name.isEmpty ? plainText(number) : "\(plainText(number)) \(unit.name)"
    case .time: MomentText.text(Instant(microseconds: Int64(max(-6e16, min(2.5e17, number)))))
    case .date: MomentText.text(CivilDate(days: Int32(max(-700_000, min(2_900_000, number)))))
    case .timeOfDay: MomentText.text(timeOfDay: Int64(max(0, min(86_399_999_999, number))))
    default: plainText(number)
    }
  }
}
