import RuleModel

/// Kleene's three truth values.
public enum ReferenceTruth: String, Hashable, Sendable {
  case no, unknown, yes

  public init(_ truth: Bool) { self = truth ? .yes : .no }

  static prefix func ! (a: ReferenceTruth) -> ReferenceTruth {
    switch a {
    case .no: .yes
    case .unknown: .unknown
    case .yes: .no
    }
  }

  static func all(_ parts: [ReferenceTruth]) -> ReferenceTruth {
    if parts.contains(.no) { return .no }
    return parts.contains(.unknown) ? .unknown : .yes
  }

  static func any(_ parts: [ReferenceTruth]) -> ReferenceTruth {
    if parts.contains(.yes) { return .yes }
    return parts.contains(.unknown) ? .unknown : .no
  }
}

/// A value, the obvious way: words and texts are strings, lists are arrays.
public enum ReferenceValue: Hashable, Sendable {
  /// Absent.
  case missing
  /// Written and unusable, or nobody can tell which value, or whether there is one.
  case unknown
  case truth(Bool)
  case number(Double)
  /// Some number from the first to the second, both in.
  case range(Double, Double)
  case time(Instant)
  case date(CivilDate)
  case timeOfDay(Int64)
  case period(CalendarPeriod)
  case word(String)
  case text(String)
  /// An open list holds its elements and, since one of them was unusable, perhaps anything else.
  indirect case list([ReferenceValue], open: Bool)
  case colour(Colour)
  /// One of several texts or words, and nobody can tell which.
  indirect case oneOf(Set<ReferenceValue>)

  public init(_ literal: Literal) {
    switch literal {
    case .truth(let truth): self = .truth(truth)
    case .number(let number): self = .number(number)
    case .text(let text): self = .text(text)
    case .word(let word): self = .word(word)
    case .time(let time): self = .time(time)
    case .date(let date): self = .date(date)
    case .timeOfDay(let time): self = .timeOfDay(time)
    case .period(let period): self = .period(period)
    case .colour(let colour): self = .colour(colour)
    case .list(let elements): self = .list(elements.map { ReferenceValue($0) }, open: false)
    }
  }

  init(_ truth: ReferenceTruth) {
    switch truth {
    case .no: self = .truth(false)
    case .unknown: self = .unknown
    case .yes: self = .truth(true)
    }
  }

  /// A yes/no value as a condition: what is missing is unknown.
  var asCondition: ReferenceTruth {
    if case .truth(let truth) = self { return ReferenceTruth(truth) }
    return .unknown
  }

  /// A text or a word.
  var isWord: Bool {
    switch self {
    case .text, .word: true
    default: false
    }
  }

  var isOneOfSeveral: Bool { if case .oneOf = self { true } else { false } }

  /// Both ends of a number.
  var ends: (low: Double, high: Double)? {
    switch self {
    case .number(let number): (number, number)
    case .range(let low, let high): (low, high)
    default: nil
    }
  }

  /// A number between two ends; what is not finite is no number.
  static func between(_ low: Double, _ high: Double) -> ReferenceValue {
    guard low.isFinite, high.isFinite else { return .unknown }
    return low == high ? .number(low) : .range(low, high)
  }

  /// The one value that stands for all of several possible ones: numbers span a range, equal values
  /// are themselves, all else is unknown. One moment by two clocks is not the same: nobody could
  /// tell its day.
  static func covering(_ possible: [ReferenceValue]) -> ReferenceValue {
    guard let first = possible.first else { return .unknown }
    if possible.allSatisfy({ $0 == first }) { return first }
    var low = Double.infinity
    var high = -Double.infinity
    for value in possible {
      guard let ends = value.ends else { return .unknown }
      low = min(low, ends.low)
      high = max(high, ends.high)
    }
    return between(low, high)
  }

  /// Two times are one moment whatever their offsets.
  func isSame(as other: ReferenceValue) -> Bool {
    switch (self, other) {
    case (.time(let a), .time(let b)): a.microseconds == b.microseconds
    case (.list(let a, let aOpen), .list(let b, let bOpen)):
      aOpen == bOpen && a.count == b.count && zip(a, b).allSatisfy { $0.isSame(as: $1) }
    default: self == other
    }
  }
}
