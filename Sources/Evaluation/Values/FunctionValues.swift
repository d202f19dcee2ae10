import RuleModel

/// The functions that are not arithmetic. What is of another kind than they take gives unknown.
enum Functions {
  /// The result for a missing or unknown argument.
  static func absent(_ argument: RowValue) -> RowValue? {
    switch argument {
    case .missing: .missing
    case .unknown: .unknown
    default: nil
    }
  }

  static func timeOfDay(_ value: RowValue, _ calendar: CalendarPointer) -> RowValue {
    switch value {
    case .time(let time):
      if calendar.pointee.hasUnknownDay(time) {
        calendar.pointee.lose(time)
        return .unknown
      }
      return .timeOfDay(calendar.pointee.timeOfDay(of: time))
    case .timeOfDay: return value
    case .oneOf(let list) where !list.isOpen:
      return value.atBothEnds { timeOfDay($0, calendar) } ?? .unknown
    default: return .unknown
    }
  }

  static func hour(_ value: RowValue, _ calendar: CalendarPointer) -> RowValue {
    guard case .timeOfDay(let time) = timeOfDay(value, calendar) else { return .unknown }
    return .number(Double(time / 3_600_000_000))
  }

  static func date(_ value: RowValue, _ calendar: CalendarPointer) -> RowValue {
    part(of: value, calendar) { .date($0) }
  }

  /// Of the day of a time or date.
  static func part(
    of value: RowValue, _ calendar: CalendarPointer, _ part: (CivilDate) -> RowValue
  ) -> RowValue {
    if case .time(let time) = value, calendar.pointee.hasUnknownDay(time) {
      return calendar.pointee.agreed(time) { Alike(value: part($0)) }?.value ?? .unknown
    }
    if let result = value.atBothEnds({ self.part(of: $0, calendar, part) }) { return result }
    return day(value, calendar).map(part) ?? .unknown
  }

  /// The calendar day of a time or date.
  static func day(_ value: RowValue, _ calendar: CalendarPointer) -> CivilDate? {
    switch value {
    case .time(let time):
      calendar.pointee.hasUnknownDay(time)
        ? calendar.pointee.agreed(time) { $0 } : calendar.pointee.day(of: time)
    case .date(let date): date
    case .oneOf:
      if case .date(let date)? = value.atBothEnds({ self.date($0, calendar) }) { date } else { nil }
    default: nil
    }
  }

  static func since(_ value: RowValue, _ unit: Double, _ calendar: CalendarPointer) -> RowValue {
    if let ends = value.timeEnds {
      guard case .number(let high) = since(.time(ends.first), unit, calendar),
        case .number(let low) = since(.time(ends.last), unit, calendar)
      else { return .unknown }
      return .between(low, high)
    }
    guard case .time(let time) = value else { return .unknown }
    let seconds = decimal(Double(calendar.pointee.now.microseconds - time.microseconds) / 1_000_000)
    return Arithmetic.number(seconds / unit)
  }

  static func length(_ value: RowValue) -> RowValue {
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
  static func extreme(_ values: some Collection<RowValue>, largest: Bool) -> RowValue {
    guard values.count == 1, case .list(let list)? = values.first else {
      return Arithmetic.extreme(values, largest: largest)
    }
    if list.isOpen { return .unknown }
    return Arithmetic.extreme(
      UnsafeBufferPointer(start: list.start, count: Int(list.count)), largest: largest)
  }

  static func contrast(_ a: RowValue, _ b: RowValue) -> RowValue {
    if let absent = Arithmetic.absent(a, b) { return absent }
    guard case .colour(let above) = a, case .colour(let below) = b,
      let ratio = Contrast.ratio(of: above, on: below)
    else {
      return .unknown
    }
    return Arithmetic.number(ratio)
  }
}
