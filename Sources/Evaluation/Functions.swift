import RuleModel

/// The functions that are not arithmetic. A missing argument makes the result missing; what cannot be told, or is of
/// another kind, unknown.
enum Functions {
  static func call(_ function: Function, _ argument: Value, _ calendar: CalendarPointer) -> Value {
    switch argument {
    case .missing: return .missing
    case .unknown: return .unknown
    default: break
    }
    switch function {
    case .minutesSince: return since(argument, 60, calendar)
    case .hoursSince: return since(argument, 3600, calendar)
    case .daysSince: return since(argument, 86_400, calendar)
    case .timeOfDay:
      switch argument {
      case .time(let time): return .timeOfDay(calendar.pointee.timeOfDay(of: time))
      case .timeOfDay: return argument
      default: return .unknown
      }
    case .day: return day(argument, calendar).map(Value.date) ?? .unknown
    case .weekday: return day(argument, calendar).map { .word(UInt32($0.weekday)) } ?? .unknown
    case .month: return day(argument, calendar).map { .number(Double($0.parts.month)) } ?? .unknown
    case .year: return day(argument, calendar).map { .number(Double($0.parts.year)) } ?? .unknown
    case .hour:
      switch argument {
      case .time(let time): return .number(Double(calendar.pointee.timeOfDay(of: time) / 3_600_000_000))
      case .timeOfDay(let time): return .number(Double(time / 3_600_000_000))
      default: return .unknown
      }
    case .length: return length(argument)
    default: return .unknown
    }
  }

  /// The calendar day of a time or date.
  static func day(_ value: Value, _ calendar: CalendarPointer) -> CivilDate? {
    switch value {
    case .time(let time): calendar.pointee.day(of: time)
    case .date(let date): date
    default: nil
    }
  }

  private static func since(_ value: Value, _ unit: Double, _ calendar: CalendarPointer) -> Value {
    guard case .time(let time) = value else { return .unknown }
    let seconds = decimal(Double(calendar.pointee.now.microseconds - time.microseconds) / 1_000_000)
    return Arithmetic.number(seconds / unit)
  }

  private static func length(_ value: Value) -> Value {
    switch value {
    case .text(let text): .number(Double(characters(text)))
    case .list(let list): list.isOpen ? .unknown : .number(Double(list.count))
    default: .unknown
    }
  }

  /// Grapheme clusters. Of ASCII, only CR LF is one of two bytes.
  private static func characters(_ text: TextSpan) -> Int {
    var count = 0
    var previous: UInt8 = 0
    for index in 0..<text.count {
      let byte = text.start[index]
      if byte >= 0x80 { return text.string.count }
      if !(previous == 0x0D && byte == 0x0A) { count += 1 }
      previous = byte
    }
    return count
  }

  /// Of several values, or of the elements of one list.
  static func extreme(_ values: some Collection<Value>, largest: Bool) -> Value {
    guard values.count == 1, case .list(let list)? = values.first else {
      return Arithmetic.extreme(values, largest: largest)
    }
    if list.isOpen { return .unknown }
    return Arithmetic.extreme(UnsafeBufferPointer(start: list.start, count: Int(list.count)), largest: largest)
  }

  static func contrast(_ a: Value, _ b: Value) -> Value {
    if let absent = Arithmetic.absent(a, b) { return absent }
    guard case .colour(let above) = a, case .colour(let below) = b, let ratio = Contrast.ratio(of: above, on: below)
    else {
      return .unknown
    }
    return Arithmetic.number(ratio)
  }
}
