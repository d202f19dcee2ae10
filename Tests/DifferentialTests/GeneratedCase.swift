import Evaluation
import ReferenceEvaluator
import RuleModel

/// One thing to evaluate in both ways.
struct GeneratedCase {
  var seed: UInt64
  var world: ReferenceWorld
}

extension GeneratedCase {
  /// Where a kind of record has its local time from.
  private static func clock(_ type: RecordType, _ chance: inout Chance) -> ClockSource? {
    let numbers = type.fields.indices.filter { type.fields[$0].type == .number(nil) }
    if !numbers.isEmpty, chance.once(in: 2) {
      return .minutes(chance.pick(numbers), each: Double(chance.from(1...400)))
    }
    let texts = type.fields.indices.filter { type.fields[$0].type == .text && $0 != type.key && $0 != type.subject }
    if !texts.isEmpty, chance.once(in: 2) { return .zone(of: chance.pick(texts)) }
    let times = type.fields.indices.filter { type.fields[$0].type == .time }
    return times.isEmpty ? .pack : .offset(of: chance.pick(times))
  }

  init(seed: UInt64, records many: Int? = nil) {
    var chance = Chance(seed: seed)
    let now = LogGenerator.now(&chance)
    let zone = LogGenerator.zone(&chance)
    var packs = PackGenerator(chance: chance, now: now)
    var pack = packs.pack()
    for type in pack.records.indices where packs.chance.once(in: 3) {
      pack.records[type].clock = GeneratedCase.clock(pack.records[type], &packs.chance)
    }
    var logs = LogGenerator(chance: packs.chance, pack: pack, now: now, zone: zone)
    var records = logs.records(many)
    for place in records.indices {
      guard let field = pack.records[records[place].type].zoneField, case .value = records[place].fields[field] else {
        continue
      }
      records[place].fields[field] = .value(.text(logs.chance.pick(GeneratedCase.zoneNames)))
    }
    let asOf =
      logs.chance.once(in: 6)
      ? CivilDate(days: Int32(now.microseconds / microsecondsPerDay) - Int32(logs.chance.upTo(40))) : nil
    self.init(seed: seed, world: ReferenceWorld(pack: pack, records: records, now: now, zone: zone, asOf: asOf))
    world.zones = GeneratedCase.zones.filter { SystemZones.zone(named: $0.key) != nil }
  }

  static let zoneNames = ["America/New_York", "Asia/Beirut", "Asia/Kathmandu", "+05:30", "Nowhere/City"]

  /// What the system's database says of them, as people know it.
  private static let zones = [
    "America/New_York": yearly(standard: -300, from: (3, 8, 7 * 60), until: (11, 1, 6 * 60)),
    "Asia/Beirut": yearly(standard: 120, from: (3, 25, -120), until: (10, 25, -180)),
    "Asia/Kathmandu": ReferenceZone(initial: 345), "+05:30": ReferenceZone(initial: 330),
  ]

  /// - Parameters: the first day on which the Sunday of a change may be, and the minute of it in UTC.
  private static func yearly(
    standard: Int, from: (month: Int, day: Int, minute: Int), until: (month: Int, day: Int, minute: Int)
  ) -> ReferenceZone {
    func change(_ year: Int, _ at: (month: Int, day: Int, minute: Int), _ offset: Int) -> ReferenceZone.Change {
      var day = CivilDate(year: year, month: at.month, day: at.day)!
      while day.weekday != 6 { day.days += 1 }
      return .init(at: Int64(day.days) * microsecondsPerDay + Int64(at.minute) * 60_000_000, offset: offset)
    }
    return ReferenceZone(
      initial: standard,
      changes: (2010...2035).flatMap { [change($0, from, standard + 60), change($0, until, standard)] })
  }
}
