import RuleModel

extension Kleene {
  @inlinable static func && (a: Kleene, b: Kleene) -> Kleene { a.rawValue < b.rawValue ? a : b }
  @inlinable static func || (a: Kleene, b: Kleene) -> Kleene { a.rawValue > b.rawValue ? a : b }

  /// Whether one of several is yes; those behind it are not asked.
  @inline(__always) static func any<Several: Sequence>(
    of several: Several, _ holds: (Several.Element) -> Kleene
  ) -> Kleene {
    var result = Kleene.no
    for one in several {
      result = result || holds(one)
      if result == .yes { break }
    }
    return result
  }

  /// As a value: an unknown result is `.unknown`, never `.missing`.
  var value: RowValue {
    switch self {
    case .no: .truth(false)
    case .unknown: .unknown
    case .yes: .truth(true)
    }
  }
}

extension RowValue {
  /// The first and the last moment that a time can be of which it is not known which it is.
  var timeEnds: (first: Instant, last: Instant)? {
    guard case .oneOf(let list) = self, list.count > 0, case .time(let first) = list.start[0],
      case .time(let last) = list.start[Int(list.count) - 1]
    else { return nil }
    return (first, last)
  }

  /// The result for a time of which it is not known which it is, as far as it is the same for the
  /// first and the last; nil: it is no such time.
  func atBothEnds(_ value: (RowValue) -> RowValue) -> RowValue? {
    guard let (first, last) = timeEnds else { return nil }
    let result = value(.time(first))
    return Relation.same(result, value(.time(last))) ? result : .unknown
  }

  /// As a condition: any value but yes and no is unknown.
  @inline(__always) var kleene: Kleene {
    if case .truth(let truth) = self { return Kleene(truth) }
    return .unknown
  }

  /// Both ends of a number.
  @inline(__always) var ends: (low: Double, high: Double)? {
    switch self {
    case .number(let x): (x, x)
    case .range(let low, let high): (low, high)
    default: nil
    }
  }

  var isMissing: Kleene {
    switch self {
    case .missing: .yes
    case .unknown: .unknown
    default: .no
    }
  }

  /// Of a field: whether it was written and cannot be used. A list with an element that cannot be
  /// used is such a value too: an unknown value was written there.
  var isUnreadable: Kleene { holdsUnreadable ? .yes : .no }

  /// A number with two known ends; one number if they meet; unknown if either is not finite.
  static func between(_ low: Double, _ high: Double) -> RowValue {
    guard low.isFinite, high.isFinite else { return .unknown }
    return low == high ? .number(low) : .range(low, high)
  }
}

extension Comparison {
  @inline(__always) package func holds<T: Comparable>(_ a: T, _ b: T) -> Bool {
    switch self {
    case .equal: a == b
    case .less: a < b
    case .lessOrEqual: a <= b
    case .greater: a > b
    case .greaterOrEqual: a >= b
    }
  }
}

/// The comparison of two values. Values that are missing, unknown or of different kinds have none.
enum Relation {
  static func compare(_ comparison: Comparison, _ a: RowValue, _ b: RowValue) -> Kleene {
    switch (a, b) {
    case (.number(let x), .number(let y)): Kleene(comparison.holds(x, y))
    case (.number, .range), (.range, .number), (.range, .range):
      compare(comparison, a.ends!, b.ends!)
    case (.time(let x), .time(let y)): Kleene(comparison.holds(x.microseconds, y.microseconds))
    case (.date(let x), .date(let y)): Kleene(comparison.holds(x.days, y.days))
    case (.timeOfDay(let x), .timeOfDay(let y)): Kleene(comparison.holds(x, y))
    case (.oneOf, .time), (.time, .oneOf), (.oneOf, .oneOf):
      ofMoments(comparison, a, b) ?? (comparison == .equal ? equal(a, b) : .unknown)
    default: comparison == .equal ? equal(a, b) : .unknown
    }
  }

  /// Of times that are known by their ends; nil: one of the two is none.
  private static func ofMoments(
    _ comparison: Comparison, _ a: RowValue, _ b: RowValue
  ) -> Kleene? {
    func ends(_ value: RowValue) -> (low: Int64, high: Int64)? {
      if case .time(let time) = value { return (time.microseconds, time.microseconds) }
      return value.timeEnds.map { ($0.first.microseconds, $0.last.microseconds) }
    }
    guard let a = ends(a), let b = ends(b) else { return nil }
    return compare(comparison, a, b)
  }

  private static func compare<T: Comparable>(
    _ comparison: Comparison, _ a: (low: T, high: T), _ b: (low: T, high: T)
  ) -> Kleene {
    switch comparison {
    case .equal:
      if a.low == a.high, b.low == b.high, a.low == b.low { return .yes }
      return a.high < b.low || b.high < a.low ? .no : .unknown
    case .less: return a.high < b.low ? .yes : a.low < b.high ? .unknown : .no
    case .lessOrEqual: return a.high <= b.low ? .yes : a.low <= b.high ? .unknown : .no
    case .greater: return compare(.less, b, a)
    case .greaterOrEqual: return compare(.lessOrEqual, b, a)
    }
  }

  static func equal(_ a: RowValue, _ b: RowValue) -> Kleene {
    switch (a, b) {
    case (.word(let x), .word(let y)): Kleene(x == y)
    case (.truth(let x), .truth(let y)): Kleene(x == y)
    case (.text(let x), .text(let y)): Kleene(equalTexts(x, y))
    case (.colour(let x), .colour(let y)): Kleene(x == y)
    case (.period(let x), .period(let y)): Kleene(x == y)
    case (.list(let x), .list(let y)): equalLists(x, y)
    case (.oneOf(let list), let other), (let other, .oneOf(let list)):
      list.isOpen || isAmong(list, other) ? .unknown : .no
    case (.number, .number), (.number, .range), (.range, .number), (.range, .range), (.time, .time),
      (.date, .date),
      (.timeOfDay, .timeOfDay):
      compare(.equal, a, b)
    default: .unknown
    }
  }

  /// Canonically equivalent texts are one text.
  static func equalTexts(_ a: TextSpan, _ b: TextSpan) -> Bool {
    var ascii: UInt8 = 0
    if a.count == b.count {
      var same = true
      for index in 0..<a.count {
        let (x, y) = (a.start[index], b.start[index])
        ascii |= x | y
        if x != y { same = false }
      }
      if same { return true }
    } else {
      for index in 0..<a.count { ascii |= a.start[index] }
      for index in 0..<b.count { ascii |= b.start[index] }
    }
    return ascii & 0x80 == 0 ? false : a.string == b.string
  }

  /// Whether it is, or may be, one of these.
  private static func isAmong(_ list: ListSpan, _ value: RowValue) -> Bool {
    (0..<Int(list.count)).contains { equal(list.start[$0], value) != .no }
  }

  /// The same elements in the same order.
  private static func equalLists(_ a: ListSpan, _ b: ListSpan) -> Kleene {
    if a.isOpen || b.isOpen { return .unknown }
    guard a.count == b.count else { return .no }
    return !Kleene.any(of: 0..<Int(a.count)) { !equal(a.start[$0], b.start[$0]) }
  }

  /// Whether a list holds a value; of an unknown value this is unknown too.
  static func includes(_ list: ListSpan, _ value: RowValue) -> Kleene {
    switch value {
    case .missing, .unknown: return .unknown
    default: break
    }
    let found = Kleene.any(of: 0..<Int(list.count)) { equal(list.start[$0], value) }
    return list.isOpen ? found || .unknown : found
  }

  /// `x is from low to high`; times of day may go through midnight.
  static func between(
    _ x: RowValue, _ low: RowValue, _ high: RowValue, includesHigh: Bool
  ) -> Kleene {
    if case .timeOfDay(let x) = x {
      guard case .timeOfDay(let low) = low, case .timeOfDay(let high) = high else {
        return .unknown
      }
      let below = includesHigh ? x <= high : x < high
      return Kleene(low <= high ? x >= low && below : x >= low || below)
    }
    return compare(.greaterOrEqual, x, low) && compare(includesHigh ? .lessOrEqual : .less, x, high)
  }

  /// The same to anybody who reads them: for tables whose possible rows must agree. Unknown is like
  /// nothing, not even itself.
  static func same(_ a: RowValue, _ b: RowValue) -> Bool {
    switch (a, b) {
    case (.missing, .missing): true
    case (.range(let a, let b), .range(let c, let d)): a == c && b == d
    case (.range, _), (_, .range): false
    // One moment by two clocks: its day and its time of day would be ambiguous.
    case (.time(let x), .time(let y)): x == y
    case (.oneOf(let x), .oneOf(let y)):
      x.count == y.count && (0..<Int(x.count)).allSatisfy { isAmong(y, x.start[$0]) }
    default: equal(a, b) == .yes
    }
  }
}
