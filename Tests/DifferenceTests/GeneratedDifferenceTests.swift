import Cases
import Difference
import ReferenceEvaluator
import RuleLoading
import RuleModel
import SourceText
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What is said of random changes of random packs, against the slow evaluator: a witness comes out otherwise, as is
/// said of it; and where no difference is proved to be, no record shows one.
@Suite struct GeneratedDifferenceTests {
  private static let today = CivilDate(year: 2026, month: 3, day: 20)!
  /// Each takes a second or two; more with `PRIMUM_DIFFERENCES=150`.
  private static let seeds: Range<UInt64> =
    0..<(getenv("PRIMUM_DIFFERENCES").flatMap { UInt64(String(cString: $0)) } ?? 24)
  private static let recordsTried = 2_000

  @Test func whatIsSaidOfAChangeIsSo() throws {
    var (compared, shown, same) = (0, 0, 0)
    for seed in Self.seeds {
      let changed = ChangedPack(seed: seed)
      guard let old = load(changed.old), let new = load(changed.new) else { continue }
      compared += 1
      let found = PackDifference(old, new, .init(today: Self.today))
      for change in found.changes {
        guard let source = Item(change) else { continue }
        for difference in change.differences {
          shown += 1
          let (before, after) = (
            outcome(difference.witness, source, in: old.pack), outcome(difference.witness, source, in: new.pack)
          )
          let said = "seed \(seed), \(changed.change), \(change.id): \(difference.witness.json(new.pack, old.pack))"
          #expect(before != after, "\(said)\n\(changed.new)")
          if case .rule = source {
            #expect(difference.from.hasPrefix(before?.outcome ?? "silent"), "\(said)")
            #expect(difference.to.hasPrefix(after?.outcome ?? "silent"), "\(said)")
          }
        }
        if change.change == .words, change.message.contains("means the same: proved") {
          same += 1
          if let record = firstDifference(source, old.pack, new.pack, seed: seed) {
            Issue.record(
              "seed \(seed), \(changed.change), \(change.id): \(change.message), but \(record)\n\(changed.new)")
          }
        }
      }
      // What is not told of is the same.
      let told = Set(found.changes.map(\.id))
      for (index, rule) in new.pack.rules.enumerated() where !told.contains("made/\(rule.id)") && rule.scope != .history
      {
        if let record = firstDifference(.rule(rule.id), old.pack, new.pack, seed: seed) {
          Issue.record("seed \(seed), \(changed.change), rule \(index): not told of, but \(record)\n\(changed.new)")
        }
      }
    }
    #expect(compared > 15 && shown > 10 && same > 0, "\(compared) compared, \(shown) shown, \(same) proved the same")
  }

  private func load(_ text: String) -> LoadedPack? {
    let loaded = loadPack([SourceFile(path: "pack.yaml", bytes: Array(text.utf8))])
    return loaded.hasErrors ? nil : loaded
  }

  // MARK: The slow evaluator

  private enum Item {
    case rule(String)
    case table(String)

    init?(_ change: PackDifference.Change) {
      let id = String(change.id.dropFirst("made/".count))
      switch change.what {
      case "rule": self = .rule(id)
      case "table": self = .table(id)
      default: return nil
      }
    }
  }

  private struct Outcome: Equatable {
    var outcome: String
    var shown: [String] = []
    var answers: [ReferenceValue] = []
  }

  private func outcomes(_ item: Item, _ world: ReferenceWorld) -> [Int?: Outcome] {
    var found: [Int?: Outcome] = [:]
    // The slow evaluator tries every way in which records of which nothing is known may count: of no other rule here.
    var world = world
    if case .rule(let id) = item { world.pack.rules.removeAll { $0.id != id } } else { world.pack.rules = [] }
    switch item {
    case .rule(let id):
      for decision in world.decisions() where world.pack.rules[decision.rule].id == id {
        let shown = decision.actions.map { action -> String in
          guard case .show(let text, let on, let values) = action else { return "\(action)" }
          return "\(world.pack.texts[text].id) on \(on) with \(values.sorted { $0.key < $1.key })"
        }
        found[decision.record] = Outcome(outcome: decision.outcome.rawValue, shown: shown)
      }
    case .table(let id):
      for decision in world.tableDecisions() where world.pack.tables[decision.table].id == id {
        found[decision.record] = Outcome(outcome: "", answers: decision.answers)
      }
    }
    return found
  }

  /// Of the record in hand, or of the history.
  private func outcome(_ witness: Witness, _ item: Item, in pack: Pack) -> Outcome? {
    guard let example = witness.example(in: pack) else { return nil }
    let moment = witness.now
    var records = (example.history + (example.given.map { [$0] } ?? [])).enumerated().map { index, record in
      filled(record, pack, moment, key: "record \(index)")
    }
    let place = example.given == nil ? nil : records.count - 1
    if place == nil {
      // A person without a record is a person all the same.
      let marker = pack.records.firstIndex { $0.name == "marker" }!
      records.append(ReferenceRecord(type: marker, fields: [:]))
    }
    return outcomes(item, ReferenceWorld(pack: pack, records: records, now: moment))[place]
  }

  /// As an example fills in what it leaves out.
  private func filled(_ record: Example.Record, _ pack: Pack, _ now: Instant, key: String) -> ReferenceRecord {
    let type = pack.records[record.record]
    var fields: [Int: ReferenceField] = [:]
    for index in type.fields.indices {
      switch record.fields[index] {
      case .value(let literal): fields[index] = .value(ReferenceValue(literal))
      // The generated records have no lists.
      case .bad, .partly: fields[index] = .bad
      case .missing: fields[index] = .missing
      case nil:
        if index == type.key {
          fields[index] = .value(.text(key))
        } else if index == type.time {
          fields[index] = .value(.time(now))
        } else {
          fields[index] = .missing
        }
      }
    }
    return ReferenceRecord(type: record.record, fields: fields)
  }

  /// The first of many random records that the two packs decide otherwise.
  private func firstDifference(_ item: Item, _ old: Pack, _ new: Pack, seed: UInt64) -> String? {
    var chance = ChangedPack.Chance(seed: seed &+ 1_000)
    let now = Instant(microseconds: Int64(Self.today.days) * microsecondsPerDay)
    let type = new.records.firstIndex { $0.name == "entry" }!
    let given = (0..<Self.recordsTried).map { _ in random(&chance) }
    func world(_ pack: Pack) -> ReferenceWorld {
      ReferenceWorld(
        pack: pack,
        records: given.enumerated().map { index, fields in
          var record = Example.Record(record: type, fields: [:])
          for (name, value) in fields {
            let field = pack.records[type].fieldIndex(named: name)!
            record.fields[field] =
              Witness.fits(.value(value), pack.records[type].fields[field]) ? .value(value) : .bad("not usable")
          }
          for name in ["n", "w", "m", "f", "s"] where fields[name] == nil && index % 7 == 0 {
            record.fields[pack.records[type].fieldIndex(named: name)!] = .bad("not usable")
          }
          return filled(record, pack, now, key: "\(index)")
        }, now: now)
    }
    let (before, after) = (outcomes(item, world(old)), outcomes(item, world(new)))
    for index in given.indices where before[index] != after[index] {
      return "\(given[index]): \(String(describing: before[index])) and \(String(describing: after[index]))"
    }
    return nil
  }

  private func random(_ chance: inout ChangedPack.Chance) -> [String: Literal] {
    var fields: [String: Literal] = [:]
    if !chance.once(in: 4) {
      fields["n"] = .number(
        chance.pick([-1, 0, 0.1, 0.5, 1, 1.5, 2, 2.4, 2.5, 2.6, 3, 4.9, 5, 5.1, 6, 7.4, 7.5, 8, 9.9, 10, 10.5, 50]))
    }
    if !chance.once(in: 4) { fields["w"] = .number(chance.pick([-3, -1, 0, 1, 2, 3, 4, 5, 6, 20])) }
    if !chance.once(in: 4) { fields["m"] = .word(chance.pick(["a", "b", "c", "d"])) }
    if !chance.once(in: 4) { fields["f"] = .truth(chance.once(in: 2)) }
    if !chance.once(in: 4) {
      fields["s"] = .list(["p", "q", "r"].filter { _ in chance.once(in: 2) }.map { .word($0) })
    }
    return fields
  }
}
