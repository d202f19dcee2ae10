/// A number (or other constant) a clinician changes, with its history.
public struct Threshold: Hashable, Sendable, InBook {
  /// A value that was in force before.
  public struct Earlier: Hashable, Sendable, InBook {
    /// The value until that day.
    public var value: Literal
    /// As in the threshold.
    public var written: String?
    /// The last day on which it applied.
    public var until: CivilDate

    public init(value: Literal, until: CivilDate, written: String? = nil) {
      self.value = value
      self.written = written
      self.until = until
    }
  }

  /// Its name in conditions.
  public var name: String
  /// The type of its value.
  public var type: ValueType
  /// The present value.
  public var value: Literal
  /// The number as the pack writes it, where it would be shown otherwise: `39.50 °C`, to the
  /// hundredth.
  public var written: String?
  /// In order of `until`; all in the unit of `type`.
  public var was: [Earlier]
  /// In force on these days, both in; outside them its value is missing.
  public var from: CivilDate?
  /// The last day on which it is in force; nil: without end.
  public var until: CivilDate?
  /// Its name for people.
  public var title: String?
  /// The reason for it, for people.
  public var why: String?
  /// The requirement rows and documents it rests on.
  public var source: [String] = []
  /// Thresholds that its words name the value of.
  public var mentions: [Mention] = []
  /// The signatures it needs, and the reasons that are recorded about it.
  public var provenance = Provenance()
  /// Its place in the files of the pack.
  public var origin: Origin

  public init(
    name: String, type: ValueType, value: Literal, was: [Earlier] = [], from: CivilDate? = nil,
    until: CivilDate? = nil, origin: Origin = .none
  ) {
    self.name = name
    self.type = type
    self.value = value
    self.was = was
    self.from = from
    self.until = until
    self.origin = origin
  }

  /// Its value depends on the day.
  public var hasHistory: Bool { !was.isEmpty || from != nil || until != nil }

  /// The least and the greatest of its values, the same twice where it never changes: what is known
  /// of it for a record of an unknown day. Nil if there may be no value, or its values have no
  /// order.
  public var ends: (least: Literal, greatest: Literal)? {
    guard from == nil, until == nil else { return nil }
    if was.allSatisfy({ $0.value == value }) { return (value, value) }
    let numbers = (was.map(\.value) + [value]).compactMap { literal -> Double? in
      if case .number(let number) = literal { number } else { nil }
    }
    guard numbers.count == was.count + 1, let least = numbers.min(), let greatest = numbers.max()
    else { return nil }
    return (.number(least), .number(greatest))
  }

  /// The days, in no order, from which on another of its values is in force, or none.
  public var turningDays: [CivilDate] {
    [from, until?.adding(days: 1)].compactMap { $0 } + was.map { $0.until.adding(days: 1) }
  }

  /// The value in force on a day; nil outside `from` and `until`.
  public func value(on day: CivilDate) -> Literal? {
    if let from, day < from { return nil }
    if let until, day > until { return nil }
    return was.first { day <= $0.until }?.value ?? value
  }
}

extension Pack {
  /// The days from which on another number, rule or table is in force than before, or none.
  public var turningDays: Set<CivilDate> {
    let forces =
      rules.map { ($0.from, $0.until) } + tables.map { ($0.from, $0.until) }
    let days = forces.flatMap { from, until in [from, until?.adding(days: 1)].compactMap { $0 } }
    return Set(thresholds.flatMap(\.turningDays) + days)
  }

  /// The days from which on a text has other words than before.
  public var wordingDays: Set<CivilDate> {
    Set(texts.flatMap { $0.was.map { $0.until.adding(days: 1) } })
  }
}
