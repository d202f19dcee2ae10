import ReferenceEvaluator
import RuleModel

/// Random logs that crowd around the moments where evaluation changes its mind.
struct LogGenerator {
  var chance: Chance
  let pack: Pack
  let now: Instant
  let zone: ReferenceZone?

  static let offsets: [Int16] = [
    0, 0, 60, 120, -300, 330, 840, -720, 345, Instant.unplaced, Instant.unplaced,
  ]

  /// New York's changes from the end of 2023 to 2026.
  static let changing = ReferenceZone(
    initial: -240,
    changes: [
      ("2023-11-05T06:00:00Z", -300), ("2024-03-10T07:00:00Z", -240),
      ("2024-11-03T06:00:00Z", -300),
      ("2025-03-09T07:00:00Z", -240),
      ("2025-11-02T06:00:00Z", -300), ("2026-03-08T07:00:00Z", -240),
      ("2026-11-01T06:00:00Z", -300),
    ].map { .init(at: moment($0.0), offset: $0.1) })

  /// A zone whose clocks skip midnight itself, as Beirut's do.
  static let skippingMidnight = ReferenceZone(
    initial: 120,
    changes: [
      ("2024-03-30T22:00:00Z", 180), ("2024-10-26T21:00:00Z", 120), ("2025-03-29T22:00:00Z", 180),
      ("2025-10-25T21:00:00Z", 120),
      ("2026-03-28T22:00:00Z", 180), ("2026-10-24T21:00:00Z", 120),
    ].map { .init(at: moment($0.0), offset: $0.1) })

  static func moment(_ text: String) -> Int64 {
    (try? MomentText.instant(text).get().microseconds)!
  }

  static let anchors: [String] = [
    "2024-02-29T23:59:59.999999Z", "2024-03-01T00:00:00Z", "2024-03-10T07:00:00Z",
    "2024-03-31T00:00:00Z",
    "2024-11-03T05:30:00Z",
    "2024-11-03T06:30:00Z", "2025-02-28T12:00:00Z", "2025-03-01T00:00:00Z", "2025-12-31T23:30:00Z",
    "2026-01-01T00:00:00Z",
    "2026-03-08T06:59:59Z", "2026-03-28T22:00:00Z", "2026-03-29T12:00:00Z", "2026-03-31T22:15:00Z",
    "2026-04-30T12:00:00Z",
    // A month or 30 days before these the clock skips or repeats the hour.
    "2024-04-10T06:30:00Z", "2024-12-03T06:30:00Z", "2024-04-29T21:30:00Z", "2026-04-08T06:30:00Z",
  ]

  static func now(_ chance: inout Chance) -> Instant {
    Instant(
      microseconds: moment(chance.pick(anchors)) + Int64(chance.pick([0, 0, 1, 60, 3600, 86_400]))
        * 1_000_000,
      offset: chance.pick(offsets))
  }

  static func zone(_ chance: inout Chance) -> ReferenceZone? {
    switch chance.upTo(5) {
    case 0: ReferenceZone(initial: 0)
    case 1: ReferenceZone(initial: chance.pick([-720, 840, 330, -300]))
    case 2: changing
    case 3: skippingMidnight
    default: nil
    }
  }

  /// - Parameter many: so many, mostly of one subject; nil: a few.
  mutating func records(_ many: Int? = nil) -> [ReferenceRecord] {
    var records: [ReferenceRecord] = []
    let subjects =
      many == nil
      ? Array(["ann", "bo", "me"].prefix(chance.from(1...3))) : ["ann", "ann", "ann", "bo"]
    for _ in 0..<(many ?? chance.pick([0, 1, 2, 3, 5, 8, 12])) {
      if let last = records.last, chance.once(in: 12) {
        records.append(last)
        continue
      }
      records.append(record(chance.upTo(pack.records.count - 1), subjects, records))
    }
    return records
  }

  private mutating func record(
    _ index: Int, _ subjects: [String], _ before: [ReferenceRecord]
  ) -> ReferenceRecord {
    let type = pack.records[index]
    var fields: [Int: ReferenceField] = [:]
    for (number, field) in type.fields.enumerated() {
      switch number {
      case type.key: fields[number] = .value(.text("k\(chance.upTo(30))"))
      case type.subject:
        fields[number] =
          field.defaultValue != nil && chance.once(in: 4)
          ? .missing : .value(.text(chance.pick(subjects)))
      case type.time where chance.once(in: type.mayLackTime ? 3 : 10):
        fields[number] = chance.once(in: 2) ? .missing : .bad
      case type.time:
        // Often the very time of an earlier record.
        let earlier = before.last.flatMap { record in
          pack.records[record.type].time.flatMap { record.fields[$0] }
        }
        fields[number] =
          if let earlier, chance.once(in: 5) { earlier } else { .value(.time(time())) }
      default:
        switch chance.upTo(9) {
        case 0, 1: fields[number] = .missing
        case 2: fields[number] = .bad
        default: fields[number] = .value(value(field.type))
        }
      }
    }
    return ReferenceRecord(type: index, fields: fields)
  }

  /// Mostly at, just before or just after an edge of a window that ends at `now`.
  mutating func time() -> Instant {
    let day = microsecondsPerDay
    let nudge = Int64(
      chance.pick([0, 0, 0, 1, -1, 1_000_000, -1_000_000, 60_000_000, -3_600_000_000]))
    let offset = chance.pick(LogGenerator.offsets)
    var moment = now.microseconds
    switch chance.upTo(9) {
    case 0: break
    case 1: moment -= 30 * day
    case 2: moment -= day
    case 3: moment -= 7 * day
    case 4:
      // The start of the month as somebody's clock shows it.
      let shift = Int64(max(-720, chance.pick(LogGenerator.offsets))) * 60_000_000
      let parts = CivilDate(days: Int32((moment + shift) / day)).parts
      moment = Int64(CivilDate(year: parts.year, month: parts.month, day: 1)!.days) * day - shift
    case 5: moment -= Int64(chance.upTo(40)) * day
    case 6: moment -= Int64(chance.upTo(12)) * 3_600_000_000
    case 7: moment -= Int64(chance.pick([300, 600, 9000])) * 1_000_000
    case 8:
      // The same clock time some months ago.
      let local = moment + Int64(max(-720, offset)) * 60_000_000
      let date = CivilDate(days: Int32(local / day)).adding(months: -chance.pick([1, 2, 12]))
      moment = Int64(date.days) * day + local % day - Int64(max(-720, offset)) * 60_000_000
    default: moment = LogGenerator.moment(chance.pick(LogGenerator.anchors))
    }
    return Instant(microseconds: moment + nudge, offset: offset)
  }

  private mutating func value(_ type: ValueType) -> ReferenceValue {
    if case .list(let element) = type {
      var elements: [ReferenceValue] = []
      for _ in 0..<chance.upTo(3) { elements.append(value(element)) }
      return .list(elements, open: chance.once(in: 5))
    }
    if type == .time { return .time(time()) }
    return ReferenceValue(PackGenerator.literal(type, now, &chance))
  }
}
