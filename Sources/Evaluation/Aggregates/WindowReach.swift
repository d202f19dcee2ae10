import RuleModel

/// Which stored records a window reaches, for one decision.
struct WindowReach {
  var from = Int64.min
  /// The last moment that is in, and of the records of that moment the first, by its place in the
  /// log, that is not.
  var until: (time: Int64, before: Int64) = (.max, .max)
  /// A record that is earlier or later may be in or not: it is not known on which day the span
  /// begins or ends.
  var surelyFrom = Int64.min
  var surelyUntil = Int64.max
  /// Several if it is not known which one applies.
  var days: [ClosedRange<Int32>]?
  var leavesOutItself = false
  /// Unknown: the window's moment is not known, so neither are its records.
  var isSure = Kleene.yes

  init(
    _ aggregate: CompiledAggregate, _ outer: FramePointer, _ calendar: CalendarPointer,
    offset: Int16
  ) {
    let now = calendar.pointee.now(in: offset)
    until.time = now.microseconds
    switch aggregate.window {
    case .allTime: break
    case .this(let unit): days = StreamWindow.days(unit, aroundEach: calendar.pointee.days(of: now))
    case .last(let span):
      let start = span.moved(now, back: true, calendar)
      begin(WindowReach.after(start.lowerBound)...WindowReach.after(start.upperBound))
    case .before(let span, _):
      leavesOutItself = true
      guard case .time(let moment)? = aggregate.moment?(outer) else {
        isSure = .unknown
        return
      }
      begin(span.moved(moment, back: true, calendar))
      // Records of one moment have an order, that of the log: those before this one are before its
      // moment.
      let isOwn = outer.pointee.time?.microseconds == moment.microseconds
      if moment.microseconds <= until.time {
        until = (moment.microseconds, isOwn ? outer.pointee.sequence : .min)
      }
    case .within(let span, _):
      guard case .time(let moment)? = aggregate.moment?(outer) else {
        isSure = .unknown
        return
      }
      begin(span.moved(moment, back: true, calendar))
      let end = span.moved(moment, back: false, calendar)
      until.time = min(until.time, end.upperBound)
      surelyUntil = end.lowerBound
    }
  }

  private mutating func begin(_ start: ClosedRange<Int64>) {
    from = start.lowerBound
    surelyFrom = start.upperBound
  }

  /// Whether everything it reaches is in the window.
  var isExact: Bool { isSure == .yes && surelyFrom <= from && surelyUntil >= until.time }

  /// Whether a record of a time, and of a place in the log, is in it.
  func holds(_ time: Instant, _ sequence: Int64, _ calendar: CalendarPointer) -> Kleene {
    guard time.microseconds >= from, (time.microseconds, sequence) < until else { return .no }
    if let days { return calendar.pointee.lies(time, in: days) }
    if time.microseconds >= surelyFrom, time.microseconds <= surelyUntil { return .yes }
    calendar.pointee.hasLostPlace = true
    return .unknown
  }

  private static func after(_ time: Int64) -> Int64 { time == .max ? .max : time + 1 }
}
