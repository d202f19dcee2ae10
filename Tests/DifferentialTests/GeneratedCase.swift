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
    let records = logs.records(many)
    let asOf =
      logs.chance.once(in: 6)
      ? CivilDate(days: Int32(now.microseconds / microsecondsPerDay) - Int32(logs.chance.upTo(40))) : nil
    self.init(seed: seed, world: ReferenceWorld(pack: pack, records: records, now: now, zone: zone, asOf: asOf))
  }
}
