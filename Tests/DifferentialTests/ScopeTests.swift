import Evaluation
import ReferenceEvaluator
import RuleLoading
import RuleModel
import SourceText
import Testing

/// Scopes on generated records, in both directions and between siblings, with links by nearness:
/// both evaluators and a replay against what the page says of two records, word for word.
@Suite struct ScopeTests {
  @Test func aScopeIsTheFirstLinkThatBothHave() throws {
    let loaded = loadPack([SourceFile(path: "p/pack.yaml", bytes: Array(ScopeTests.pack.utf8))])
    #expect(loaded.findings.filter { $0.level == .error }.map(\.message) == [])
    let pack = loaded.pack
    for seed in 0..<DifferentialTests.setting("PRIMUM_SEEDS", else: 300) {
      var chance = Chance(seed: seed)
      let records = (0..<chance.from(1...9)).map { _ in ScopeTests.record(pack, &chance) }
      let now = Instant(microseconds: LogGenerator.moment("2026-03-20T12:00:00Z"), offset: 60)
      let generated = GeneratedCase(
        seed: seed, world: ReferenceWorld(pack: pack, records: records, now: now))
      let expected = ScopeTests.expected(generated.world)
      let reference = PlainAnswers(reference: generated.world)
      let fast = try generated.evaluated()
      #expect(reference.difference(from: fast) == [], "seed \(seed)")
      for (place, value) in expected where fast.lines[place] != value {
        Issue.record(
          "seed \(seed), \(place): \(value), but \(fast.lines[place] ?? "-")\n\(CaseText.text(generated))"
        )
        return
      }
      #expect(!expected.isEmpty)
      if try generated.evaluated(splitAt: [records.count / 2]) != fast {
        Issue.record("seed \(seed), split")
      }
      if try generated.evaluated(dealtTo: 3) != fast { Issue.record("seed \(seed), dealt") }
      try replay(generated, as: fast, seed)
    }
  }

  /// At the end of the day on which all records are there, a replay decides as a run of that moment
  /// does.
  private func replay(_ generated: GeneratedCase, as fast: PlainAnswers, _ seed: UInt64) throws {
    let world = generated.world
    let book = CompiledPack(world.pack, replays: true)
    let day = CivilDate(year: 2026, month: 3, day: 20)!
    let replay = Replay(every: .day, from: day, to: day, zone: nil)!
    var later = generated
    later.world.now = replay.moments[0]
    let once = try later.evaluated().lines
    var options = EvaluationOptions(now: replay.moments[0], zone: nil, asOf: nil, all: true)
    options.replay = replay
    let worker = Worker(book, options: options)
    let memory = RowMemory(symbols: book.symbols)
    var decisions: [DecisionCopy] = []
    for record in world.records {
      worker.evaluate(memory.row(record, of: world.pack)) { decisions.append(DecisionCopy($0)) }
    }
    _ = worker.settle()
    let occasions = worker.occasions
    worker.lookBack(0..<occasions.records) { decisions.append(DecisionCopy($0)) }
    for subject in 0..<occasions.subjects {
      worker.replay(subject: subject) { decision, _, _ in
        decisions.append(DecisionCopy(decision))
      } again: { _, _ in
      }
    }
    // Records of the days before were decided at the ends of those days.
    let answers = PlainAnswers(decisions, of: world.pack).lines
    for (place, value) in answers { #expect(once[place] == value, "seed \(seed), \(place)") }
    #expect(
      answers.contains { $0.key.contains("history") } == !world.records.isEmpty, "seed \(seed)")
    withExtendedLifetime(memory) {}
  }

  // MARK: What the page says

  private enum Belongs { case same, other, unlinked, open }

  /// All that a link may be: one thing, or several where that is not known.
  private typealias Link = Set<ReferenceField>

  /// The first link that both have; a link that cannot be read leaves it open from there on.
  private static func belongs(_ links: [(Link, Link)]) -> Belongs {
    for (one, other) in links where one != [.missing] && other != [.missing] {
      if !one.union(other).isDisjoint(with: [.missing, .bad]) { return .open }
      return one.isDisjoint(with: other) ? .other : one.count + other.count == 2 ? .same : .open
    }
    return .unlinked
  }

  /// How many records each aggregate counts for each record.
  private static func expected(_ world: ReferenceWorld) -> [String: String] {
    var found: [String: String] = [:]
    let linked = world.records.map { links(of: $0, world) }
    func count(_ name: String, _ outer: Int, _ type: Int, _ unlinked: Belongs) {
      let whose = owner(world.records[outer])
      var (low, high) = (0, 0)
      for (place, other) in world.records.enumerated()
      where other.type == type && owner(other) == whose {
        var it = belongs(Array(zip(linked[outer], linked[place])))
        if it == .unlinked { it = unlinked }
        if it == .same { low += 1 }
        if it != .other { high += 1 }
      }
      found["\(name) record \(outer) of \(whose)"] = low == high ? "\(low)" : "\(low)..\(high)"
    }
    for (place, record) in world.records.enumerated() {
      if record.type == 0 {
        for (index, unlinked) in [Belongs.same, .other, .open].enumerated() {
          count("count\(index)", place, 1, unlinked)
        }
      } else {
        count("stays", place, 0, .open)
        count("siblings", place, 1, .same)
      }
    }
    return found
  }

  /// The id and the day that a record belongs to.
  private static func links(of record: ReferenceRecord, _ world: ReferenceWorld) -> [Link] {
    func field(_ place: Int) -> ReferenceField { record.fields[place] ?? .missing }
    if record.type == 0 { return [[field(0)], [field(2)]] }
    return [field(2) == .missing ? nearest(record, world) : [field(2)], [field(3)]]
  }

  /// The id of the nearest stay within twelve hours, or those of all that may be the nearest.
  private static func nearest(_ tap: ReferenceRecord, _ world: ReferenceWorld) -> Link {
    var best = Int64.max
    var sure: [ReferenceField] = []
    var open: [ReferenceField] = []
    for stay in world.records where stay.type == 0 && owner(stay) == owner(tap) {
      let id = stay.fields[0] ?? .missing
      guard case .value(.time(let mine)) = tap.fields[4],
        case .value(.time(let its)) = stay.fields[3]
      else {
        open.append(id)
        continue
      }
      let distance = abs(mine.microseconds - its.microseconds)
      if distance > 12 * 3_600_000_000 || distance > best { continue }
      if distance < best { sure = [] }
      best = distance
      sure.append(id)
    }
    return Set(sure + open + (sure.isEmpty ? [.missing] : []))
  }

  private static func owner(_ record: ReferenceRecord) -> String {
    if case .value(.text(let text)) = record.fields[1] { text } else { "me" }
  }

  // MARK: Records

  private static func record(_ pack: Pack, _ chance: inout Chance) -> ReferenceRecord {
    let type = chance.upTo(2) == 0 ? 0 : 1
    func link(_ values: [ReferenceValue], _ chance: inout Chance) -> ReferenceField {
      switch chance.upTo(5) {
      case 0, 1: .missing
      case 2: .bad
      default: .value(chance.pick(values))
      }
    }
    let ids: [ReferenceValue] = [.text("a"), .text("b"), .text("c")]
    let dates: [ReferenceValue] = [.date(CivilDate(days: 20_530)), .date(CivilDate(days: 20_531))]
    let owner = ReferenceField.value(.text(chance.pick(["me", "you"])))
    let hours = Int64(chance.pick([1, 6, 6, 12, 18, 24, 24, 30, 36]))
    let moment = Instant(
      microseconds: LogGenerator.moment("2026-03-20T12:00:00Z") - hours * 3_600_000_000,
      offset: chance.pick([60, -300, Instant.unplaced]))
    let at: ReferenceField = chance.once(in: 6) ? .bad : .value(.time(moment))
    let id: ReferenceField = chance.once(in: 2) ? .missing : .value(chance.pick(ids))
    if type == 0 {
      return ReferenceRecord(type: 0, fields: [0: id, 1: owner, 2: link(dates, &chance), 3: at])
    }
    return ReferenceRecord(
      type: 1,
      fields: [0: .missing, 1: owner, 2: link(ids, &chance), 3: link(dates, &chance), 4: at])
  }

  private static let pack = """
    pack: p
    title: P
    version: "1"
    language: 1
    source locale: en
    records:
      stay:
        key: id
        subject: who
        time: at
        within: { stay: { id: id, date: day } }
        fields: { id: text?, who: text = me, day: date?, at: time }
      tap:
        key: id
        subject: who
        time: at
        within: { stay: { id: stayId otherwise nearStay, date: day } }
        unlinked: this one's
        fields: { id: text?, who: text = me, stayId: text?, day: date?, at: time }
    tables:
      - id: near
        for each: tap
        let: { s: { nearest: id, in: stay, during: within 12 h of at, of: any stay } }
        gives: nearStay
        rows: [{ nearStay: s }]
      - id: stays
        for each: tap
        let: { n: { count: records, in: stay, of: this stay } }
        gives: fourth
        rows: [{ fourth: n }]
      - id: siblings
        for each: tap
        let: { n: { count: records, in: tap, of: this stay } }
        gives: fifth
        rows: [{ fifth: n }]
      - id: count0
        for each: stay
        let: { n: { count: records, in: tap, of: this stay } }
        gives: first
        rows: [{ first: n }]
      - id: count1
        for each: stay
        let: { n: { count: records, in: tap, of: this stay, unlinked: nobody's } }
        gives: second
        rows: [{ second: n }]
      - id: count2
        for each: stay
        let: { n: { count: records, in: tap, of: this stay, unlinked: possibly } }
        gives: third
        rows: [{ third: n }]
    rules:
      - id: many
        title: Many
        kind: advisory
        for: history
        let: { n: { count: records, in: tap, of: any stay } }
        when: n >= 3

    """
}
