import RuleModel

/// The memory of one decision: the record in hand, and the values computed for it so far. Plain
/// memory behind a pointer, so that compiled expressions read it without counting references.
struct Frame {
  /// Field values of the record in hand; of a history none may be read.
  var row: UnsafePointer<RowValue>
  /// Inside the `where` of an aggregate: the frame of the decision.
  var parent: FramePointer?
  /// `let` values, answers and aggregates, each computed once for a record: valid where the stamp
  /// is this frame's serial number.
  let memo: UnsafeMutablePointer<RowValue>
  let stamps: UnsafeMutablePointer<UInt64>
  var serial: UInt64 = 1
  let calendar: CalendarPointer
  let engine: Unmanaged<Engine>
  /// Field that holds the record's time; negative where it has none.
  var timeField = -1
  var dayInForce: CivilDate?
  /// Index of the subject; negative where nothing has noted it.
  var subject = -1
  /// Minutes ahead of UTC at which a record is tried that does not say where it was.
  var placedAt: Int16?
  /// Place of the record in the input; negative for a history.
  var sequence: Int64 = -1
  /// As its row has it.
  var place = -1

  init(slots: Int, calendar: CalendarPointer, engine: Unmanaged<Engine>) {
    memo = .allocate(capacity: max(slots, 1))
    stamps = .allocate(capacity: max(slots, 1))
    memo.initialize(repeating: .missing, count: max(slots, 1))
    stamps.initialize(repeating: 0, count: max(slots, 1))
    row = UnsafePointer(memo)
    self.calendar = calendar
    self.engine = engine
  }

  func free() {
    memo.deallocate()
    stamps.deallocate()
  }

  /// Turns to another record; all that was computed for the last one is forgotten.
  @inline(__always) mutating func turn(to row: UnsafePointer<RowValue>, timeField: Int) {
    self.row = row
    self.timeField = timeField
    serial += 1
    dayInForce = nil
    subject = -1
  }

  /// A condition that is asked once for a record: its stamp holds the serial number and the result.
  @inline(__always) func truth(_ slot: Int) -> Kleene? {
    stamps[slot] >> 2 == serial
      ? Kleene(rawValue: UInt8(truncatingIfNeeded: stamps[slot] & 3)) : nil
  }

  @inline(__always) func keep(_ truth: Kleene, _ slot: Int) {
    stamps[slot] = serial << 2 | UInt64(truth.rawValue)
  }

  /// `timeField` of a history, and of a record that has no time and needs none.
  static let noTimeField = -1
  /// `timeField` of a record whose time is missing or cannot be read: it happened on some day.
  static let unusableTimeField = -2

  /// Whether the day on which numbers must be in force is unknown.
  var isUndated: Bool { timeField == Frame.unusableTimeField && calendar.pointee.asOf == nil }

  /// When the record in hand happened.
  var time: Instant? {
    if timeField >= 0, case .time(let time) = row[timeField] { time } else { nil }
  }

  /// Its ends, where it is not known which of several moments that is.
  var timeEnds: (first: Instant, last: Instant)? { timeField >= 0 ? row[timeField].timeEnds : nil }

  /// `now`; where it does not say where it is, as the clock of the record, or of the subject's
  /// latest, shows it.
  var now: Instant {
    let now = calendar.pointee.now
    guard calendar.pointee.hasUnknownDay(now) else { return now }
    if let time = time ?? timeEnds?.first {
      return Instant(microseconds: now.microseconds, offset: time.offset)
    }
    if let placedAt { return now.onDeclaredClock(placedAt) }
    guard timeField == Frame.noTimeField, subject >= 0 else { return now }
    return engine._withUnsafeGuaranteedRef {
      // Which record is the latest is known when all have come.
      guard $0.isLookingBack || sequence < 0 else { return now }
      return Instant(microseconds: now.microseconds, offset: $0.offset(of: subject))
    }
  }

  /// Its time, where it may lie on any of several days, on which other numbers may be in force.
  var unplacedTime: Instant? {
    guard let time, calendar.pointee.hasUnknownDay(time), calendar.pointee.asOf == nil else {
      return nil
    }
    return time
  }

  /// The day on which rules and thresholds must be in force.
  mutating func day() -> CivilDate {
    if let dayInForce { return dayInForce }
    var day = calendar.pointee.today
    if calendar.pointee.asOf == nil, let time = time ?? timeEnds?.first {
      day = calendar.pointee.day(of: time)
    }
    dayInForce = day
    return day
  }
}

typealias FramePointer = UnsafeMutablePointer<Frame>

/// A compiled expression. In a struct, because a bare function in a list or an optional is called
/// through a function that fits all types, and through one more for each list that it has been in.
struct Code {
  private let run: (FramePointer) -> RowValue

  init(_ run: @escaping (FramePointer) -> RowValue) { self.run = run }

  @inline(__always) func callAsFunction(_ frame: FramePointer) -> RowValue { run(frame) }
}

/// A compiled condition.
struct Predicate {
  private let run: (FramePointer) -> Kleene

  init(_ run: @escaping (FramePointer) -> Kleene) { self.run = run }

  @inline(__always) func callAsFunction(_ frame: FramePointer) -> Kleene { run(frame) }
}

/// Days on which something is in force, both in.
struct Force {
  var from: CivilDate?
  var until: CivilDate?

  var isAlways: Bool { from == nil && until == nil }

  @inline(__always) func holds(_ frame: FramePointer) -> Bool {
    isAlways || holds(on: frame.pointee.day())
  }

  func holds(on day: CivilDate) -> Bool {
    if let from, day < from { return false }
    if let until, day > until { return false }
    return true
  }
}
