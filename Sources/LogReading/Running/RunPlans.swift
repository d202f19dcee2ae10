import Evaluation
import RuleModel

/// How to read each source of a run; shared by all workers.
final class RunPlans: @unchecked Sendable {
  // Unchecked: nothing of it changes once it is made.
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
  /// By source, whose its records are, where a mapping takes that from the name of the file.
  let fileSubjects: [TextSpan?]
  private let pool = Pool()
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
    fileSubjects = try RunPlans.fileSubjects(sources, pack, pool)
    reportsTimeless = plans.map { $0.type.mayLackTime && dated.contains($0.record) }
    countedTimes = plans.map { now != nil && counted.contains($0.record) ? $0.type.times : [] }
    asksWhose = sources.count > 1 && !pack.aggregates.isEmpty
    self.now = now?.microseconds ?? .max
    self.choices = choices
    recordNames = pack.logRecords.map(\.name)
    chooser = RecordMember(recordNames)
  }

  /// The name of a file without its folder and ending.
  private static func fileSubjects(
    _ sources: [LogSource], _ pack: Pack, _ pool: Pool
  ) throws(LogFailure) -> [TextSpan?] {
    var known: [String: String] = [:]
    var subjects: [TextSpan?] = []
    for source in sources {
      guard case .mapping(let index) = source.record, pack.mappings[index].subjectIsFileName else {
        subjects.append(nil)
        continue
      }
      if case .standardInput = source.place {
        throw LogFailure(
          message:
            "the mapping \(quoted(pack.mappings[index].id)) takes from the name of each file whose it is, and standard input has none; name the files"
        )
      }
      let last = source.name.split(separator: "/").last.map(String.init) ?? source.name
      let name = last.lastIndex(of: ".").flatMap { $0 > last.startIndex ? String(last[..<$0]) : nil } ?? last
      if let other = known.updateValue(source.name, forKey: name) {
        throw LogFailure(
          message:
            "\(other) and \(source.name) would both be of \(quoted(name)), as the mapping \(quoted(pack.mappings[index].id)) takes that from the name; rename one of them"
        )
      }
      subjects.append(pool.text(name))
    }
    return subjects
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
