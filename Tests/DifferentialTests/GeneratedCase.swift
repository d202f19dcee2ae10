import ReferenceEvaluator
import RuleModel

/// One thing to evaluate in both ways.
struct GeneratedCase {
  var seed: UInt64
  var world: ReferenceWorld
}

extension GeneratedCase {
  init(seed: UInt64, records many: Int? = nil) {
    var chance = Chance(seed: seed)
    let now = LogGenerator.now(&chance)
    let zone = LogGenerator.zone(&chance)
    var packs = PackGenerator(chance: chance, now: now)
    let pack = packs.pack()
    var logs = LogGenerator(chance: packs.chance, pack: pack, now: now, zone: zone)
    let records = logs.records(many)
    let asOf =
      logs.chance.once(in: 6)
      ? CivilDate(days: Int32(now.microseconds / microsecondsPerDay) - Int32(logs.chance.upTo(40))) : nil
    self.init(seed: seed, world: ReferenceWorld(pack: pack, records: records, now: now, zone: zone, asOf: asOf))
  }
}
