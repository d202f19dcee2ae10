/// A value computed over records of one type that belong to the same subject.
public struct Aggregate: Hashable, Sendable, InBook {
  /// The operation. Expressions are about the record looked at (level 0); the outer record is level
  /// 1.
  public enum Operation: Hashable, Sendable, InBook {
    case countRecords
    /// `distinct days of f`: calendar days of a time or date.
    case countDistinctDays(Expression)
    /// `distinct f`: distinct values. A value (or day) that is missing is some value nobody knows:
    /// one of the others, or one more.
    case countDistinct(Expression)
    /// Unknown where a value is missing, and average of nothing. Smallest and largest of nothing
    /// are missing, as are latest and earliest.
    case sum(Expression)
    case average(Expression)
    case smallest(Expression)
    case largest(Expression)
    /// The value in the record whose time is the latest (earliest); of records at one time, the
    /// last (first) of them.
    case latest(Expression)
    case earliest(Expression)
    /// The part (0 to 1) of the records that match `condition` for which this holds; of nothing it
    /// is unknown.
    case share(Expression)
    /// The longest unbroken run, in order of time, of records that match `condition` for which this
    /// holds.
    case longestRun(Expression)
    /// The longest run of consecutive calendar days of a time or date, over the records that match.
    case longestRunOfDays(Expression)
    /// The value in the record whose time is nearest to the moment of the window; unknown if
    /// several are as near and their values differ.
    case nearest(Expression)
  }

  /// The value that is computed.
  public var operation: Operation
  /// Index into `Pack.records`.
  public var record: Int
  /// The stretch of time whose records count.
  public var window: Window
  /// In scope: the record's fields at level 0, the outer record's at level 1.
  public var condition: Expression?
  /// How the length of the window was written; nil if it has none.
  public var length: Length?
  /// `of: any visitId`: the fields by which records belong together, and by which its author means
  /// not to choose.
  public var ofAny: [String] = []
  /// `of: this visit`, `of: any visit`. For each `this` the condition, which is then a list, begins
  /// with the question whether the record looked at is of the visit of the record in hand.
  public var belongings: [Belonging] = []

  /// A duration with the unit it was written in.
  public struct Length: Hashable, Sendable, InBook {
    /// `24 h`, or the name of a threshold.
    public var text: String
    /// Index into `Pack.thresholds`.
    public var threshold: Int?

    public init(text: String, threshold: Int? = nil) {
      self.text = text
      self.threshold = threshold
    }
  }

  public init(
    operation: Operation, record: Int, window: Window, condition: Expression? = nil,
    length: Length? = nil
  ) {
    self.operation = operation
    self.record = record
    self.window = window
    self.condition = condition
    self.length = length
  }
}

/// Which records count, by their time. Windows end at `now` and include nothing after it.
public enum Window: Hashable, Sendable, InBook {
  case allTime
  /// `this calendar month`: from its start to `now`. Weeks start on Monday. Without a zone each
  /// record's day is the one in its own offset, and the month that of `now` in the offset of the
  /// subject's latest record (of any type).
  case this(CalendarUnit)
  /// Later than `now` minus the span.
  case last(Span)
  /// From `moment` minus the span (in) to `moment` (out), without the outer record itself; `moment`
  /// is of the outer record (level 0 of the decision's own scope).
  case before(Span, Expression)
  /// At most the span before or after, ends in.
  case within(Span, Expression)

  /// A stretch of the calendar that `now` lies in.
  public enum CalendarUnit: String, Hashable, Sendable, InBook, CaseIterable {
    case day, week, month, year
  }

  /// How far a window reaches.
  public enum Span: Hashable, Sendable, InBook {
    case seconds(Double)
    case calendar(CalendarPeriod)

    /// The window of a constant of this type; nil if it is no stretch of time.
    public init?(_ value: Literal, _ type: ValueType) {
      switch (value, type) {
      case (.period(let period), _): self = .calendar(period)
      case (.number(let number), .number(let unit?)):
        guard let change = UnitChange(from: unit, to: .second) else { return nil }
        self = .seconds(change.apply(number))
      default: return nil
      }
    }
  }

  /// The same window of another length.
  public func with(_ span: Span) -> Window {
    switch self {
    case .allTime, .this: self
    case .last: .last(span)
    case .before(_, let moment): .before(span, moment)
    case .within(_, let moment): .within(span, moment)
    }
  }
}
