import RuleModel

/// The ends between which a number, or a time as a number, surely lies; both in.
struct Bounds: Hashable {
  var low = -Double.infinity
  var high = Double.infinity
  /// Every value is a multiple of it; 0: any.
  var step = 0.0

  /// Whether it holds a value strictly between two others.
  func holds(above a: Double?, below b: Double?) -> Bool {
    // Both ends are made wider, so that a number that is there is never overlooked.
    let low = max(self.low, a ?? -.greatestFiniteMagnitude)
    let high = min(self.high, b ?? .greatestFiniteMagnitude)
    if low > high { return false }
    let (opensLow, opensHigh) = (
      a.map { $0 >= self.low } ?? false, b.map { $0 <= self.high } ?? false
    )
    if step > 0, low.isFinite, high.isFinite, max(low.magnitude, high.magnitude) < 9e15 {
      var first = (low / step).rounded(.up) * step
      if opensLow, first <= low { first += step }
      var last = (high / step).rounded(.down) * step
      if opensHigh, last >= high { last -= step }
      return first <= last
    }
    if step > 0 || !opensLow && !opensHigh { return true }
    if opensLow && opensHigh { return low.nextUp < high }
    return low < high
  }

  func holds(_ x: Double) -> Bool {
    if x < low || x > high { return false }
    return step == 0 || x.magnitude >= 9e15 || (x / step).rounded() * step == x
  }

  func meets(_ other: Bounds) -> Bool { max(low, other.low) <= min(high, other.high) }

  /// Made wider by more than rounding to 15 digits can move a value.
  var widened: Bounds {
    Bounds(low: low - low.magnitude * 1e-13 - 1e-300, high: high + high.magnitude * 1e-13 + 1e-300)
  }
}

extension Literal {
  /// As a number, for what has an order.
  package var amount: Double? {
    switch self {
    case .number(let x): x
    case .time(let time): Double(time.microseconds)
    case .date(let date): Double(date.days)
    case .timeOfDay(let time): Double(time)
    case .truth, .text, .word, .period, .colour, .list: nil
    }
  }

  /// Whether it comes before another of its kind.
  func isLess(than other: Literal) -> Bool {
    switch (self, other) {
    case (.number(let x), .number(let y)): x < y
    case (.time(let x), .time(let y)): x.microseconds < y.microseconds
    case (.date(let x), .date(let y)): x < y
    case (.timeOfDay(let x), .timeOfDay(let y)): x < y
    default: false
    }
  }

  /// Whether conditions compare it by more than equality.
  var hasOrder: Bool { amount != nil }

  /// As a value that may be shown: one zero, and all else as it is.
  var kept: Literal { if case .number = self { compared } else { self } }

  /// Equal as conditions see it: of a time the offset does not count.
  var compared: Literal {
    switch self {
    case .time(let time): .time(Instant(microseconds: time.microseconds))
    // One zero.
    case .number(let x): .number(x == 0 ? 0 : x)
    default: self
    }
  }
}
