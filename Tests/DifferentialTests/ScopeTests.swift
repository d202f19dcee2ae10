import Evaluation
import ReferenceEvaluator
import RuleLoading
import RuleModel
import SourceText
import Testing

/// Scopes on generated records: both evaluators and a replay against what the page says of two records, word for word.
@Suite struct ScopeTests {
  @Test func aScopeIsTheFirstLinkThatBothHave() throws {
    let loaded = loadPack([SourceFile(path: "p/pack.yaml", bytes: Array(ScopeTests.pack.utf8))])
    #expect(loaded.findings.filter { $0.level == .error }.map(\.message) == [])
    let pack = loaded.pack
    for seed in 0..<DifferentialTests.setting("PRIMUM_SEEDS", else: 300) {
      var chance = Chance(seed: seed)
      let records = (0..<chance.from(1...9)).map { _ in ScopeTests.record(pack, &chance) }
      let now = Instant(microseconds: LogGenerator.moment("2026-03-20T12:00:00Z"), offset: 60)
      let generated = GeneratedCase(seed: seed, world: ReferenceWorld(pack: pack, records: records, now: now))
      let expected = ScopeTests.expected(generated.world)
      let reference = PlainAnswers(reference: generated.world)
      let fast = try generated.evaluated()
      #expect(reference.difference(from: fast) == [], "seed \(seed)")
      for (place, value) in expected where fast.lines[place] != value {
        Issue.record("seed \(seed), \(place): \(value), but \(fast.lines[place] ?? "-")\n\(CaseText.text(generated))")
        return
      }
      #expect(!expected.isEmpty || !records.contains { $0.type == 0 })
      if try generated.evaluated(splitAt: [records.count / 2]) != fast { Issue.record("seed \(seed), split") }
      if try generated.evaluated(dealtTo: 3) != fast { Issue.record("seed \(seed), dealt") }
      try replay(generated, as: fast, seed)
    }
  }

  /// At the end of the day on which all records are there, a replay decides as a run of that moment does.
  private func replay(_ generated: GeneratedCase, as fast: PlainAnswers, _ seed: UInt64) throws {
    let world = generated.world
    let book = RuleBook(world.pack, replays: true)
    let day = CivilDate(year: 2026, month: 3, day: 20)!
    let replay = Replay(every: .day, from: day, to: day, zone: nil)!
    var later = generated
    later.world.now = replay.moments[0]
    let once = try later.evaluated().lines.filter { $0.key.contains(" history ") }
    var options = EvaluationOptions(now: replay.moments[0], zone: nil, asOf: nil, all: true)
    options.replay = replay
    let worker = Worker(book, options: options)
    let memory = RowMemory(symbols: book.symbols)
    for record in world.records { worker.evaluate(memory.row(record, of: world.pack)) { _ in } }
    var decisions: [Decision] = []
    worker.lookBack(0..<worker.settle()) { decisions.append($0) }
    let replayed = PlainAnswers(decisions, of: world.pack).lines.filter { $0.key.contains(" history ") }
    #expect(replayed == once, "seed \(seed)")
  }

  // MARK: What the page says

  private enum Belongs { case same, other, unlinked, open }

  /// The first link that both have; a link that cannot be read leaves it open from there on.
  private static func belongs(_ links: [(ReferenceField?, ReferenceField?)]) -> Belongs {
    for (one, other) in links {
      switch (one ?? .missing, other ?? .missing) {
      case (.missing, _), (_, .missing): continue
      case (.bad, _), (_, .bad): return .open
      case (.value(let a), .value(let b)): return a == b ? .same : .other
      }
    }
    return .unlinked
  }

  /// How many taps each aggregate counts for each stay.
  private static func expected(_ world: ReferenceWorld) -> [String: String] {
    var found: [String: String] = [:]
    for (place, stay) in world.records.enumerated() where stay.type == 0 {
      for (index, unlinked) in [Belongs.same, .other, .open].enumerated() {
        var (low, high) = (0, 0)
        for tap in world.records where tap.type == 1 && owner(tap) == owner(stay) {
          var belongs = belongs([(stay.fields[0], tap.fields[2]), (stay.fields[2], tap.fields[3])])
          if belongs == .unlinked { belongs = unlinked }
          if belongs == .same { low += 1 }
          if belongs != .other { high += 1 }
        }
        found["count\(index) record \(place) of \(owner(stay))"] = low == high ? "\(low)" : "\(low)..\(high)"
      }
    }
    return found
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
    let ids: [ReferenceValue] = [.text("a"), .text("b")]
    let dates: [ReferenceValue] = [.date(CivilDate(days: 20_530)), .date(CivilDate(days: 20_531))]
    let owner = ReferenceField.value(.text(chance.pick(["me", "you"])))
    let id: ReferenceField = chance.once(in: 2) ? .missing : .value(chance.pick(ids))
    if type == 0 { return ReferenceRecord(type: 0, fields: [0: id, 1: owner, 2: link(dates, &chance)]) }
    return ReferenceRecord(
      type: 1, fields: [0: .missing, 1: owner, 2: link(ids, &chance), 3: link(dates, &chance)])
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
        within: { stay: { id: id, date: day } }
        fields: { id: text?, who: text = me, day: date? }
      tap:
        key: id
        subject: who
        within: { stay: { id: stayId, date: day } }
        unlinked: this one's
        fields: { id: text?, who: text = me, stayId: text?, day: date? }
    tables:
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
