import ReferenceEvaluator
import RuleModel
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The fast evaluator against the slow one on generated packs and logs. `PRIMUM_SEEDS=100000` (and
/// `PRIMUM_FIRST_SEED`) makes a long run.
@Suite struct DifferentialTests {
  static func setting(_ name: String, else value: UInt64) -> UInt64 {
    getenv(name).flatMap { UInt64(String(cString: $0)) } ?? value
  }

  static let seeds: Range<UInt64> = {
    let first = setting("PRIMUM_FIRST_SEED", else: 0)
    return first..<first + setting("PRIMUM_SEEDS", else: 300)
  }()

  /// The generator makes packs that can be evaluated, of which a fair part is decided either way.
  @Test func generatedCasesAreWorthTheirTime() {
    var outcomes: [ReferenceTruth: Int] = [:]
    for seed in 0..<300 as Range<UInt64> {
      for decision in GeneratedCase(seed: seed).world.decisions() {
        outcomes[decision.held, default: 0] += 1
      }
    }
    for held in [ReferenceTruth.no, .unknown, .yes] { #expect(outcomes[held, default: 0] > 100) }
  }

  /// In parts, which run side by side: no other test takes as long.
  @Test(arguments: 0..<8 as Range<UInt64>) func bothEvaluatorsAgree(_ part: UInt64) throws {
    var reported = 0
    var failing = 0
    for seed in Self.seeds where seed % 8 == part {
      let generated = GeneratedCase(seed: seed)
      if try generated.disagreement() == nil { continue }
      failing += 1
      if reported < Self.setting("PRIMUM_REPORTS", else: 5) {
        reported += 1
        let report = try generated.report()
        Issue.record("\(report)")
      }
    }
    #expect(failing == 0)
  }

  /// Windows over many records of one subject are put together from what stretches of them come to.
  /// The slow evaluator would take years; the fast one looks at each record where it has to account
  /// for them.
  @Test func stretchesOfManyRecordsGiveTheSame() throws {
    for seed in Self.seeds.prefix(30) {
      let generated = GeneratedCase(seed: seed, records: 150)
      let joined = try generated.evaluated()
      let oneByOne = try generated.evaluated(accounts: true)
      #expect(oneByOne.difference(from: joined) == [], "seed \(seed)")
    }
  }

  /// What is given unasked is what fires or cannot be told, however early the evaluator gives up on
  /// the rest.
  @Test func silentDecisionsAloneAreLeftOut() throws {
    for seed in Self.seeds {
      let generated = GeneratedCase(seed: seed)
      let loud = try generated.evaluated().lines.filter {
        !$0.key.hasPrefix("rule") || !$0.value.hasPrefix("silent")
      }
      let given = try generated.evaluated(all: false).lines
      // Of tables, those that answer nothing are silent.
      let missing = loud.filter {
        given[$0.key] == nil
          && !($0.key.hasPrefix("table")
            && $0.value.split(separator: " | ").allSatisfy { $0 == "missing" })
      }
      let changed = given.filter { loud[$0.key] != $0.value }
      if !missing.isEmpty || !changed.isEmpty {
        Issue.record(
          "left out \(missing), otherwise than asked for all \(changed)\n\(CaseText.text(generated))"
        )
        return
      }
    }
  }

  /// Stretches of the input evaluated apart and merged are as the whole.
  @Test func aSplitInputGivesTheSame() throws {
    for seed in Self.seeds {
      let generated = GeneratedCase(seed: seed)
      let count = generated.world.records.count
      if count < 2 { continue }
      let whole = try generated.evaluated()
      for places in [[count / 2], [1, count - 1], [0, count / 3, count / 3, count]] {
        let split = try generated.evaluated(splitAt: places)
        if split != whole {
          Issue.record(
            "split at \(places): \(whole.difference(from: split).map { "\($0): \(whole.lines[$0] ?? "-") / \(split.lines[$0] ?? "-")" })\n\(CaseText.text(generated))"
          )
          return
        }
      }
    }
  }

  /// So are records that workers take from all over the input.
  @Test func aDealtInputGivesTheSame() throws {
    for seed in Self.seeds {
      let generated = GeneratedCase(seed: seed)
      let whole = try generated.evaluated()
      for hands in [2, 3] {
        let dealt = try generated.evaluated(dealtTo: hands)
        if dealt != whole {
          Issue.record(
            "dealt to \(hands): \(whole.difference(from: dealt).map { "\($0): \(whole.lines[$0] ?? "-") / \(dealt.lines[$0] ?? "-")" })\n\(CaseText.text(generated))"
          )
          return
        }
      }
    }
  }

  /// The order in which a log stands says nothing, where no two records have one time.
  @Test func aHistoryDoesNotDependOnTheOrderOfTheLog() throws {
    for seed in Self.seeds {
      var generated = GeneratedCase(seed: seed)
      guard generated.timesDiffer else { continue }
      let ordered = try generated.evaluated().lines.filter { $0.key.contains(" history ") }
      var chance = Chance(seed: seed)
      generated.world.records.shuffle(using: &chance)
      let shuffled = try generated.evaluated().lines.filter { $0.key.contains(" history ") }
      if ordered != shuffled {
        Issue.record("shuffled: \(ordered) / \(shuffled)\n\(CaseText.text(generated))")
        return
      }
    }
  }
}

extension GeneratedCase {
  /// Whether the order of the records could be told from their times alone.
  var timesDiffer: Bool {
    let times = world.records.compactMap { record -> Int64? in
      guard let field = world.pack.records[record.type].time,
        case .value(.time(let time)) = record.fields[field]
      else {
        return nil
      }
      return time.microseconds
    }
    return times.count == world.records.count && Set(times).count == times.count
  }
}
