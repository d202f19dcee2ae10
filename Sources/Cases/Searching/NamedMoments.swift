import Evaluation
import RuleModel

/// The moments that decisions turn on by the calendar: the hours, days and months that they name,
/// and the ends of days.
struct NamedMoments {
  /// Microseconds of a day.
  private var hours: Set<Int64> = []
  private var months: Set<Int> = []
  private var days: Set<Int32> = []
  private var namesWeekdays = false
  /// Whether anything is asked that another day or hour may answer otherwise.
  private(set) var areAsked = false
  /// Whether it is asked of `now`.
  private(set) var areOfNow = false

  private static let hour: Int64 = 3_600_000_000

  // MARK: Collecting

  /// Takes from one side of a comparison the questions about moments.
  mutating func note(
    _ side: Expression, _ literals: [Literal], _ bindings: [Binding], depth: Int = 0
  ) {
    if depth > 20 { return }
    switch side {
    case .call(let function, let parts) where function.asksCalendar:
      areAsked = true
      if parts.contains(where: { $0.unmarked == .now }) { areOfNow = true }
      for literal in literals { note(function, literal) }
    case .binding(let index) where bindings.indices.contains(index):
      note(bindings[index].expression, literals, bindings, depth: depth + 1)
    default:
      for part in side.parts { note(part, literals, bindings, depth: depth + 1) }
    }
  }

  private mutating func note(_ function: Function, _ literal: Literal) {
    switch (function, literal) {
    case (.timeOfDay, .timeOfDay(let time)):
      hours.formUnion([time, time - Self.hour / 60, time + Self.hour / 60])
    case (.hour, .number(let x)) where (0...24).contains(x):
      let start = Int64(x * Double(Self.hour))
      hours.formUnion([start, start - Self.hour / 60, start + Self.hour])
    case (.weekday, _): namesWeekdays = true
    case (.month, .number(let x)) where (0...13).contains(x):
      months.formUnion([Int(x) - 1, Int(x), Int(x) + 1])
    case (.year, .number(let x)) where (1...9998).contains(x):
      days.formUnion(
        [0, 1].compactMap { CivilDate(year: Int(x) + $0, month: 1, day: 1)?.days }.flatMap {
          [$0 - 1, $0]
        })
    case (.day, .date(let date)): days.formUnion([date.days - 1, date.days, date.days + 1])
    default: break
    }
  }

  /// Takes note that days are asked for.
  mutating func noteDays() { areAsked = true }

  mutating func note(day: Int32) { days.insert(day) }

  // MARK: Giving

  /// The moments so named around one, in microseconds, the last days first: by each of the clocks.
  func around(_ now: Instant, _ zones: [Zone?]) -> [Int64] {
    let today = Int32((now.microseconds / microsecondsPerDay))
    var all = [today, today - 1]
    if namesWeekdays { all += (2...6).map { today - $0 } }
    for month in 0..<12 {
      let day = CivilDate(days: today - Int32(month) * 30)
      if month > 0, months.contains(day.parts.month) { all.append(day.days) }
    }
    all += days.sorted()
    var hours = self.hours.filter { (0..<microsecondsPerDay).contains($0) }
    if hours.isEmpty || zones.contains(where: { $0 != nil }) {
      hours.formUnion([Self.hour / 2, 12 * Self.hour, 24 * Self.hour - Self.hour / 2])
    } else {
      hours.insert(12 * Self.hour)
    }
    var given: Set<Int64> = []
    return all.flatMap { day in
      hours.sorted().flatMap { hour in
        zones.map { zone in
          let local = Int64(day) * microsecondsPerDay + hour
          let offset = zone.map { $0.offset(atSeconds: local / 1_000_000) } ?? 0
          return local - Int64(offset) * 1_000_000
        }
      }
    }.filter { given.insert($0).inserted }
  }

  /// Other moments at which to ask, than the end of a month at noon: so that what is found does not
  /// hang on the day on which somebody asks.
  func insteadOf(_ now: Instant, _ zones: [Zone?]) -> [Instant] {
    if !areAsked { return [] }
    let today = CivilDate(days: Int32(now.microseconds / microsecondsPerDay))
    let (year, month, _) = today.parts
    func at(_ day: Int32?, _ hours: Double) -> Int64? {
      day.map { Int64($0) * microsecondsPerDay + Int64(hours * Double(Self.hour)) }
    }
    var moments = [
      // A whole week of days lies behind the evening of a Sunday.
      at(today.days - Int32((today.weekday + 1) % 7), 23.5),
      at(today.days, 22.5),
      at(CivilDate(year: year, month: month, day: 1)?.days, 0.5),
      at(CivilDate(year: year, month: 1, day: 1)?.days, 0.5),
      at(CivilDate(year: year - 1, month: 12, day: 31)?.days, 23.5),
    ]
    moments += zones.compactMap { $0 }.map { zone in
      let changed = (1...370).lazy.map { today.days - Int32($0) }.first { day in
        let noon = Int64(day) * 86_400 + 43_200
        return zone.offset(atSeconds: noon) != zone.offset(atSeconds: noon - 86_400)
      }
      return at(changed, 36)
    }
    if areOfNow { moments += around(now, zones).map(Optional.some) }
    var given: Set<Int64> = [now.microseconds]
    return moments.compactMap { $0 }.filter { given.insert($0).inserted }.prefix(24).map {
      Instant(microseconds: $0, offset: now.offset)
    }
  }
}

extension Pack {
  /// Whether something begins or ends to hold between two moments.
  func turns(between one: Instant, and other: Instant) -> Bool {
    let days = [one, other].map { Int32($0.microseconds / microsecondsPerDay) }
    return turningDays.union(wordingDays).contains {
      $0.days > days.min()! && $0.days <= days.max()!
    }
  }
}
