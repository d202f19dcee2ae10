import RuleModel

/// Whether the `where` of an aggregate asks for times that its window cannot hold: `the last 7 d`,
/// of which only those more than 10 days old.
struct ExcludedWindow {
  /// Seconds from now at which records may lie: the window's, then what the conditions leave of it.
  private var low: Double
  private var lowIsIn: Bool
  private var high = 0.0
  private var highIsIn = true
  private let time: Int

  /// Nil where nothing can be said.
  init?(_ aggregate: Aggregate, _ pack: Pack) {
    guard let time = pack.records[aggregate.record].time,
      pack.records[aggregate.record].laterTimes.isEmpty
    else {
      return nil
    }
    self.time = time
    lowIsIn = true
    switch aggregate.window {
    case .allTime: low = -.infinity
    case .this(let unit):
      switch unit {
      case .day: low = -2 * 86_400
      case .week: low = -8 * 86_400
      case .month: low = -32 * 86_400
      case .year: low = -367 * 86_400
      }
    case .last(.seconds(let seconds)): (low, lowIsIn) = (-seconds, false)
    case .last(.calendar(let period)):
      low = -(31 * Double(period.months) + Double(period.days) + 1) * 86_400
    case .before, .within: return nil
    }
    guard let condition = aggregate.condition else { return nil }
    narrow(condition)
  }

  var isEmpty: Bool { high < low || high == low && !(lowIsIn && highIsIn) }

  private mutating func narrow(_ expression: Expression) {
    switch expression {
    case .test(let test): narrow(test.expression)
    case .all(let parts): for part in parts { narrow(part) }
    case .compare(let comparison, let a, let b):
      if let (offset, sign) = offset(a, b) {
        narrow(comparison, offset, sign)
      } else if let (offset, sign) = offset(b, a) {
        narrow(comparison.turned, offset, sign)
      }
    default: break
    }
  }

  /// The meaning of a comparison of `a` with `b` for a record's time: how far from now, and whether
  /// more of `a` is later (1) or earlier (-1).
  private func offset(_ a: Expression, _ b: Expression) -> (Double, Double)? {
    switch a.unmarked {
    case .field(time, level: 0): return fromNow(b.unmarked).map { ($0, 1) }
    case .arithmetic(.minus, let now, let field):
      guard now.unmarked == .now, isTime(field), let x = number(b) else { return nil }
      return (-x, -1)
    case .call(let function, let arguments):
      guard arguments.count == 1, isTime(arguments[0]), let x = number(b) else { return nil }
      switch function {
      case .minutesSince: return (-x * 60, -1)
      case .hoursSince: return (-x * 3600, -1)
      case .daysSince: return (-x * 86_400, -1)
      default: return nil
      }
    default: return nil
    }
  }

  private func isTime(_ expression: Expression) -> Bool {
    expression.unmarked == .field(time, level: 0)
  }

  private func number(_ expression: Expression) -> Double? {
    if case .literal(.number(let x)) = expression.unmarked { x } else { nil }
  }

  private func fromNow(_ expression: Expression) -> Double? {
    switch expression {
    case .now: return 0
    case .arithmetic(let sign, let now, let span):
      guard now.unmarked == .now, let x = number(span) else { return nil }
      return sign == .minus ? -x : sign == .plus ? x : nil
    default: return nil
    }
  }

  private mutating func narrow(_ comparison: Comparison, _ offset: Double, _ sign: Double) {
    switch sign < 0 ? comparison.turned : comparison {
    case .less: atMost(offset, isIn: false)
    case .lessOrEqual: atMost(offset, isIn: true)
    case .greater: atLeast(offset, isIn: false)
    case .greaterOrEqual: atLeast(offset, isIn: true)
    case .equal:
      atMost(offset, isIn: true)
      atLeast(offset, isIn: true)
    }
  }

  private mutating func atMost(_ offset: Double, isIn: Bool) {
    if offset < high || offset == high && !isIn { (high, highIsIn) = (offset, isIn) }
  }

  private mutating func atLeast(_ offset: Double, isIn: Bool) {
    if offset > low || offset == low && !isIn { (low, lowIsIn) = (offset, isIn) }
  }
}
