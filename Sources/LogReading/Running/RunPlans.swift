import Evaluation
import RuleModel

/// How to read each source of a run; shared by all workers.
final class RunPlans: Sendable {
  enum Choice: Sendable {
    /// Index into `plans`.
    case one(Int)
    /// Indices into `plans`, by record type, and the one for records that do not say what they are.
    case own([Int], unnamed: Int?)
  }

  let plans: [ReadingPlan]
  let choices: [Choice]
  let chooser: RecordMember
  let recordNames: [String]
  let hasher = KeyHasher()
  /// By plan: whether its records may lack a time that decisions about them ask for.
  let reportsTimeless: [Bool]
  /// By plan: the fields that say when its records happened, where counts and windows look at them;
  /// else none.
  let countedTimes: [[Int]]
  /// Several files are read, of which decisions may put records together.
  let asksWhose: Bool
  /// In microseconds; what is later is in no window.
  let now: Int64

  init(
    _ sources: [LogSource], pack: Pack, symbols: Symbols, now: Instant?, dated: Set<Int>,
    counted: Set<Int>, today: Instant?
  ) throws(LogFailure) {
    var plans: [ReadingPlan] = []
    var known: [RecordChoice: Choice] = [:]
    var choices: [Choice] = []
    for source in sources {
      if let choice = known[source.record] {
        choices.append(choice)
        continue
      }
      let choice: Choice
      switch source.record {
      case .type(let record):
        plans.append(
          try ReadingPlan(
            record: record, of: pack, isChosen: true, symbols: symbols, now: now, today: today))
        choice = .one(plans.count - 1)
      case .mapping(let index):
        let mapping = pack.mappings[index]
        plans.append(
          try ReadingPlan(
            record: mapping.record, of: pack, mapping: mapping, isChosen: true, symbols: symbols,
            now: now, today: today)
        )
        choice = .one(plans.count - 1)
      case .ownMember, .ownMemberOr:
        guard !pack.logRecords.isEmpty else {
          throw LogFailure(message: "the pack declares no records, so it cannot read logs")
        }
        var all: [Int] = []
        for record in pack.logRecords.indices {
          plans.append(
            try ReadingPlan(
              record: record, of: pack, isChosen: false, symbols: symbols, now: now, today: today))
          all.append(plans.count - 1)
        }
        var unnamed: Int?
        if case .ownMemberOr(let record) = source.record { unnamed = all[record] }
        choice = all.count == 1 ? .one(all[0]) : .own(all, unnamed: unnamed)
      }
      known[source.record] = choice
      choices.append(choice)
    }
    self.plans = plans
    reportsTimeless = plans.map { $0.type.mayLackTime && dated.contains($0.record) }
    countedTimes = plans.map { now != nil && counted.contains($0.record) ? $0.type.times : [] }
    asksWhose = sources.count > 1 && !pack.aggregates.isEmpty
    self.now = now?.microseconds ?? .max
    self.choices = choices
    recordNames = pack.logRecords.map(\.name)
    chooser = RecordMember(recordNames)
  }

  func choice(of source: Int) -> Choice { choices[source] }

  /// The plans that a source may need.
  func plans(of source: Int) -> [(index: Int, plan: ReadingPlan)] {
    switch choices[source] {
    case .one(let index): [(index, plans[index])]
    case .own(let all, _): all.map { ($0, plans[$0]) }
    }
  }
}
