import RuleModel

extension ShownValue {
  /// `type` says how to write a number: a duration in plain seconds is one without a unit of its
  /// own.
  package init(_ value: RowValue, type: ValueType?, symbols: Symbols) {
    let isDuration = ShownValue.isDuration(type)
    switch value {
    case .missing: self = .missing
    case .unknown, .oneOf: self = .unknown
    case .truth(let truth): self = .truth(truth)
    case .number(let x): self = isDuration ? .text(Unit.second.text(x)) : .number(x)
    case .range(let low, let high) where !low.isFinite || !high.isFinite:
      self = .text(ShownValue.openEnded(low, high, isDuration ? .second : nil))
    case .range(let low, let high):
      self =
        isDuration
        ? .text("from \(Unit.second.text(low)) to \(Unit.second.text(high))")
        : .range(from: low, to: high)
    case .time(let time): self = .text(MomentText.text(time.written))
    case .date(let date): self = .text(MomentText.text(date))
    case .timeOfDay(let time): self = .text(MomentText.text(timeOfDay: time))
    case .period(let period): self = .text(ShownValue.text(period))
    case .word(let number):
      self = Int(number) < symbols.words.count ? .text(symbols.words[Int(number)]) : .unknown
    case .text(let span): self = .text(span.string)
    case .colour(let colour): self = .text(colour.text)
    case .list(let list):
      let element: ValueType? = if case .list(let type) = type { type } else { nil }
      self = .list(
        (0..<Int(list.count)).map { ShownValue(list.start[$0], type: element, symbols: symbols) })
    }
  }

  /// `> 14`: of a number the one end that is known. An end that does not count lies beside one that
  /// can be written in 15 digits.
  private static func openEnded(_ low: Double, _ high: Double, _ unit: Unit?) -> String {
    let end = low.isFinite ? low : high
    let isOut = end != decimal(end)
    let sign = (low.isFinite ? ">" : "<") + (isOut ? " " : "= ")
    return sign + (unit.map { $0.text(decimal(end)) } ?? plainText(decimal(end)))
  }

  static func isDuration(_ type: ValueType?) -> Bool {
    if case .number(let unit?) = type { unit == .second } else { false }
  }

  /// With its unit, where it is a number that has one.
  public func with(_ unit: Unit?) -> ShownValue {
    guard let unit, !unit.name.isEmpty else { return self }
    switch self {
    case .number(let x): return .text(unit.text(x))
    case .range(let low, let high): return .text("from \(unit.text(low)) to \(unit.text(high))")
    case .list(let elements): return .list(elements.map { $0.with(unit) })
    case .missing, .unknown, .truth, .text: return self
    }
  }

  private static func text(_ period: CalendarPeriod) -> String {
    var parts: [String] = []
    if period.months != 0 {
      let isYears = period.months % 12 == 0
      let count = isYears ? period.months / 12 : period.months
      parts.append("\(count) \(isYears ? "year" : "month")\(count == 1 ? "" : "s")")
    }
    if period.days != 0 || parts.isEmpty {
      parts.append("\(period.days) calendar day\(period.days == 1 ? "" : "s")")
    }
    return parts.joined(separator: " and ")
  }

  /// As one line of plain text.
  public var text: String {
    switch self {
    case .missing: "missing"
    case .unknown: "unknown"
    case .truth(let truth): truth ? "yes" : "no"
    case .number(let x): plainText(x)
    case .range(let low, let high): "from \(plainText(low)) to \(plainText(high))"
    case .text(let text): text
    case .list(let elements): "[" + elements.map(\.text).joined(separator: ", ") + "]"
    }
  }
}
