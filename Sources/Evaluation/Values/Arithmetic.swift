import RuleModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Arithmetic on numbers with one or two ends. A missing operand makes the result missing, else an
/// unknown one makes it unknown; so do a division by zero, a result that is not finite and an
/// argument outside a function's domain. Ends are sound: the true value lies between them.
enum Arithmetic {
  static func apply(
    _ sign: ArithmeticOperator, _ a: RowValue, _ b: RowValue, _ calendar: CalendarPointer
  ) -> RowValue {
    if case .number(let x) = a, case .number(let y) = b { return number(sign, x, y) }
    if case .time(let x) = a, case .time(let y) = b, sign == .minus {
      return MomentArithmetic.seconds(from: y, to: x)
    }
    if let absent = absent(a, b) { return absent }
    if let x = a.ends, let y = b.ends { return range(sign, x, y) }
    return MomentArithmetic.apply(sign, a, b, calendar)
  }

  /// Nil where it takes a calendar.
  static func applyToConstants(
    _ sign: ArithmeticOperator, _ a: RowValue, _ b: RowValue
  ) -> RowValue? {
    switch (a, b) {
    case (.number(let x), .number(let y)): number(sign, x, y)
    case (.timeOfDay(let x), .timeOfDay(let y)):
      sign == .minus ? number(Double(x - y) / 1_000_000) : nil
    default: nil
    }
  }

  /// The result for operands that are not there.
  static func absent(_ a: RowValue, _ b: RowValue) -> RowValue? {
    var unknown = false
    switch a {
    case .missing: return .missing
    case .unknown: unknown = true
    default: break
    }
    switch b {
    case .missing: return .missing
    case .unknown: return .unknown
    default: return unknown ? .unknown : nil
    }
  }

  @inline(__always) static func number(_ x: Double) -> RowValue {
    x.isFinite ? .number(decimal(x)) : .unknown
  }

  private static func number(_ sign: ArithmeticOperator, _ x: Double, _ y: Double) -> RowValue {
    switch sign {
    case .plus: number(x + y)
    case .minus: number(x - y)
    case .times: number(x * y)
    case .divided: y == 0 ? .unknown : number(x / y)
    case .power: number(pow(x, y))
    }
  }

  private static func range(
    _ sign: ArithmeticOperator, _ a: (low: Double, high: Double), _ b: (low: Double, high: Double)
  ) -> RowValue {
    switch sign {
    case .plus: return ends(a.low + b.low, a.high + b.high)
    case .minus: return ends(a.low - b.high, a.high - b.low)
    case .times:
      let products = [a.low * b.low, a.low * b.high, a.high * b.low, a.high * b.high]
      return ends(products.min()!, products.max()!)
    case .divided:
      // A divisor that may be zero makes the quotient unknown.
      if b.low <= 0, b.high >= 0 { return .unknown }
      let quotients = [a.low / b.low, a.low / b.high, a.high / b.low, a.high / b.high]
      return ends(quotients.min()!, quotients.max()!)
    case .power: return power(a, b)
    }
  }

  /// A power is monotone in each argument where the base is above zero; whole exponents of any base
  /// are handled apart.
  private static func power(
    _ a: (low: Double, high: Double), _ b: (low: Double, high: Double)
  ) -> RowValue {
    if a.low > 0 || (a.low >= 0 && b.low > 0) {
      let powers = [pow(a.low, b.low), pow(a.low, b.high), pow(a.high, b.low), pow(a.high, b.high)]
      return ends(powers.min()!, powers.max()!)
    }
    guard b.low == b.high, b.low == b.low.rounded(), b.low.magnitude < 1e9 else { return .unknown }
    let (low, high) = (pow(a.low, b.low), pow(a.high, b.low))
    if a.low <= 0, a.high >= 0 {
      if b.low < 0 { return .unknown }
      if b.low > 0, Int(b.low) % 2 == 0 { return ends(0, max(low, high)) }
    }
    return ends(min(low, high), max(low, high))
  }

  static func ends(_ low: Double, _ high: Double) -> RowValue {
    .between(decimal(low), decimal(high))
  }

  static func negate(_ a: RowValue) -> RowValue {
    switch a {
    case .missing: .missing
    case .number(let x): .number(-x)
    case .range(let low, let high): .range(-high, -low)
    case .period(let period):
      if period.months == .min || period.days == .min {
        .unknown
      } else {
        .period(CalendarPeriod(months: -period.months, days: -period.days))
      }
    default: .unknown
    }
  }

  static func convert(_ a: RowValue, _ change: UnitChange) -> RowValue {
    switch a {
    case .missing: return .missing
    case .number(let x): return number(change.apply(x))
    case .period(let period): return number(change.apply(period.averageDays))
    case .range(let low, let high):
      let (x, y) = (change.apply(low), change.apply(high))
      return ends(min(x, y), max(x, y))
    default: return .unknown
    }
  }

  /// A function that rises (or stays level) all over `domain`.
  static func rising(
    _ a: RowValue, where domain: (Double) -> Bool = { _ in true }, _ function: (Double) -> Double
  ) -> RowValue {
    switch a {
    case .missing: return .missing
    case .number(let x): return domain(x) ? number(function(x)) : .unknown
    case .range(let low, let high):
      return domain(low) && domain(high) ? ends(function(low), function(high)) : .unknown
    default: return .unknown
    }
  }

  static func floor(_ a: RowValue) -> RowValue { rising(a) { $0.rounded(.down) } }
  static func ceiling(_ a: RowValue) -> RowValue { rising(a) { $0.rounded(.up) } }
  static func squareRoot(_ a: RowValue) -> RowValue {
    rising(a, where: { $0 >= 0 }, { $0.squareRoot() })
  }
  static func naturalLogarithm(_ a: RowValue) -> RowValue {
    rising(a, where: { $0 > 0 }, { log($0) })
  }
  static func decimalLogarithm(_ a: RowValue) -> RowValue {
    rising(a, where: { $0 > 0 }, { log10($0) })
  }
  static func exponential(_ a: RowValue) -> RowValue { rising(a) { exp($0) } }

  static func absolute(_ a: RowValue) -> RowValue {
    guard case .range(let low, let high) = a else { return rising(a) { $0.magnitude } }
    return low > 0 || high < 0
      ? .between(min(low.magnitude, high.magnitude), max(low.magnitude, high.magnitude))
      : .between(0, max(low.magnitude, high.magnitude))
  }

  static func round(_ a: RowValue, places: RowValue) -> RowValue {
    if let absent = absent(a, places) { return absent }
    guard case .number(let places) = places else { return .unknown }
    return rising(a) { decimalRound($0, places: Int(min(max(places, -1), 16))) }
  }

  /// The smallest (or largest) of values that are all numbers, all times, all dates or all times of
  /// day.
  static func extreme(_ values: some Sequence<RowValue>, largest: Bool) -> RowValue {
    var result: RowValue?
    var unknown = false
    for value in values {
      switch value {
      case .missing: return .missing
      case .unknown: unknown = true
      default: result = result.map { extreme($0, value, largest: largest) } ?? value
      }
    }
    return unknown ? .unknown : result ?? .missing
  }

  /// Of two present values; the first where they are equal.
  static func extreme(_ a: RowValue, _ b: RowValue, largest: Bool) -> RowValue {
    if let x = a.ends, let y = b.ends {
      return largest
        ? .between(max(x.low, y.low), max(x.high, y.high))
        : .between(min(x.low, y.low), min(x.high, y.high))
    }
    switch Relation.compare(largest ? .greaterOrEqual : .lessOrEqual, a, b) {
    case .yes: return a
    case .no: return b
    case .unknown: return .unknown
    }
  }
}
