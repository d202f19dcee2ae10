import RuleModel
import YAMLReading

/// `one a day from 2026-03-01 to 2026-03-09: { … }`: many records of an example in one line.
extension PackBuilder {
  /// No example needs more records in one line.
  private static let mostRecords = 1000

  /// Nil if the item is no run of records but one record.
  /// - Parameter offset: Minutes east of UTC of the times, where the run does not say.
  func exampleRun(_ item: YAMLNode, _ record: Int, offset: Int16) -> [Example.Record]? {
    let head: YAMLNode
    var body: YAMLNode?
    if let entries = item.mapping, entries.count == 1, entries[0].keyText.hasPrefix("one "),
      pack.records[record].fieldIndex(named: entries[0].keyText) == nil
    {
      (head, body) = (entries[0].key, entries[0].value)
    } else if item.text?.hasPrefix("one ") == true {
      head = item
    } else {
      return nil
    }
    guard let text = head.text else { return [] }
    let type = pack.records[record]
    guard let time = type.time else {
      if defined.failed.contains("time of \(type.name)") { return [] }
      report(
        .missingKey, "\(type.name) has no `time`, so these records cannot be dated",
        at: origin(head),
        advice: "write each record on its own line")
      return []
    }
    var fields: [Int: Example.Given] = [:]
    if let body, !body.isNull {
      guard let made = exampleRecord(body, record) else { return [] }
      fields = made.fields
      if fields[time] != nil {
        report(
          .duplicateName, "`\(type.fields[time].name)` is already set by the dates on this line",
          at: origin(body),
          advice: "leave it out, or write each record on its own line")
        return []
      }
    }
    switch RunOfTimes.read(text, offset: offset, atMost: PackBuilder.mostRecords) {
    case .success(let times):
      return times.map { moment in
        var own = fields
        own[time] = .value(.time(moment))
        return Example.Record(record: record, fields: own)
      }
    case .failure(let mistake):
      report(.conditionSyntax, mistake.message, at: origin(head), advice: mistake.advice)
      return []
    }
  }
}

/// The moments that a line of an example names.
struct RunOfTimes {
  struct Mistake: Error {
    var message: String
    var advice: String
  }

  private static let form =
    "write `one a day from 2026-03-01 to 2026-03-09`, with `at 08:00` where the time matters"

  /// `one a day|week|month`, `one every day|N UNIT`, then `from A to B` and perhaps `at TIME`.
  static func read(_ text: String, offset: Int16, atMost limit: Int) -> Result<[Instant], Mistake> {
    var words = text.spacedWords()[...]
    func wrong(_ message: String, _ advice: String = form) -> Result<[Instant], Mistake> {
      .failure(Mistake(message: message, advice: advice))
    }
    words.removeFirst()
    guard let step = step(&words) else {
      return wrong("`\(text)` does not say how often the records occur")
    }
    guard words.popFirst() == "from", let first = words.popFirst(), words.popFirst() == "to",
      let last = words.popFirst()
    else { return wrong("`\(text)` has no start and end date") }
    var clock: String?
    if words.first == "at", words.count == 2 {
      words = words.dropFirst()
      clock = words.popFirst()
    }
    if let extra = words.first { return wrong("unexpected `\(extra)` in `\(text)`") }
    if clock != nil, first.count > 10 || last.count > 10 {
      return wrong(
        "the time of day is set twice", "write only the dates, such as `2026-03-01`, before `at`")
    }
    guard let start = moment(first, clock, offset),
      let end = moment(last, clock, offset, isEnd: true)
    else {
      let bad =
        moment(first, nil, offset) == nil
        ? first : moment(last, nil, offset) == nil ? last : clock ?? text
      return wrong(
        "`\(bad)` is not a day or time",
        "write days as 2026-03-01, times of day as 08:00 or 08:00-05:00")
    }
    if start.microseconds > end.microseconds {
      return wrong("`\(first)` is later than `\(last)`", "swap them")
    }
    var times: [Instant] = []
    var next = start
    while next.microseconds <= end.microseconds {
      if times.count == limit {
        return wrong("this stands for more than \(limit) records", "use a shorter period")
      }
      times.append(next)
      next = step.times(times.count, after: start)
    }
    return .success(times)
  }

  private enum Step {
    case months(Int)
    case days(Int)
    case seconds(Int64)

    func times(_ count: Int, after start: Instant) -> Instant {
      let local = start.microseconds + Int64(start.minutes) * 60_000_000
      let day = local / microsecondsPerDay - (local % microsecondsPerDay < 0 ? 1 : 0)
      switch self {
      case .seconds(let seconds):
        return Instant(
          microseconds: start.microseconds + Int64(count) * seconds * 1_000_000,
          offset: start.offset)
      case .days(let days):
        return Instant(
          microseconds: start.microseconds + Int64(count * days) * microsecondsPerDay,
          offset: start.offset)
      case .months(let months):
        let moved = CivilDate(days: Int32(clamping: day)).adding(months: count * months)
        return Instant(
          microseconds: start.microseconds + (Int64(moved.days) - day) * microsecondsPerDay,
          offset: start.offset)
      }
    }
  }

  private static func step(_ words: inout ArraySlice<String>) -> Step? {
    guard let article = words.popFirst(), article == "a" || article == "an" || article == "every",
      var unit = words.popFirst()
    else { return nil }
    var count = 1
    if article == "every", let number = Int(unit) {
      guard (1...10_000).contains(number), let next = words.popFirst() else { return nil }
      (count, unit) = (number, next)
    }
    switch unit {
    case "day", "days", "d": return .days(count)
    case "week", "weeks": return .days(7 * count)
    case "month", "months": return .months(count)
    case "year", "years": return .months(12 * count)
    case "hour", "hours", "h": return .seconds(Int64(count) * 3600)
    case "minute", "minutes", "min": return .seconds(Int64(count) * 60)
    default: return nil
    }
  }

  /// A day at a time of day, noon unless it is said, or a moment written out. A last day without a
  /// time is in as a whole.
  private static func moment(
    _ text: String, _ clock: String?, _ offset: Int16, isEnd: Bool = false
  ) -> Instant? {
    if case .success(let instant) = MomentText.instant(text) { return instant }
    guard let day = MomentText.date(text) else { return nil }
    var timeOfDay = microsecondsPerDay / 2
    var offset = offset
    if let clock {
      var time = clock
      if let sign = clock.dropFirst().lastIndex(where: { "+-Zz".contains($0) }) {
        time = String(clock[..<sign])
        let whole = "2026-01-01T00:00:00" + clock[sign...]
        guard case .success(let instant) = MomentText.instant(whole) else { return nil }
        offset = instant.minutes
      }
      guard let read = MomentText.timeOfDay(time) else { return nil }
      timeOfDay = read
    }
    if isEnd { timeOfDay = microsecondsPerDay - 1 }
    return Instant(
      microseconds: Int64(day.days) * microsecondsPerDay + timeOfDay - Int64(offset) * 60_000_000,
      offset: offset)
  }
}
