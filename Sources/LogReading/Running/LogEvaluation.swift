import Evaluation
import OperatingSystem
import RuleModel

/// Evaluates logs: reads the records of a `LogRun`, decides about each, and renders what comes of
/// it, all in parallel and in the order of the input.
///
///     let evaluation = LogEvaluation(compiled, options: options) { decision, bytes in
///       renderLine(decision, &bytes)
///     }
///     let summary = try evaluation.run(LogRun(compiled, sources: sources), sinks)
public struct LogEvaluation: Sendable {
  /// How often each decision came out, by index into the pack's rules, tables and messages. Silent
  /// decisions are counted where they are given.
  public struct Tally: Sendable, Hashable {
    /// How often one decision came out each way.
    public struct Row: Sendable, Hashable {
      /// How often it fired.
      public var fires = 0
      /// How often it was silent.
      public var silent = 0
      /// How often it was unknown.
      public var unknown = 0

      public init() {}

      mutating func add(_ counts: [ReplayTally.Count]) {
        for count in counts {
          fires += count.fires
          silent += count.silent
          unknown += count.unknown
        }
      }

      mutating func count(_ outcome: DecisionCopy.Outcome) {
        switch outcome {
        case .fires: fires += 1
        case .silent: silent += 1
        case .unknown: unknown += 1
        }
      }

      mutating func add(_ other: Row) {
        fires += other.fires
        silent += other.silent
        unknown += other.unknown
      }
    }

    /// The counts of each rule.
    public var rules: [Row]
    /// The counts of each table.
    public var tables: [Row]
    /// The counts of each message.
    public var messages: [Row]
    /// Records evaluated, by type.
    public var records: [Int]
    /// Of a replay, by month.
    public internal(set) var months: ReplayTally?

    init(_ pack: Pack) {
      rules = Array(repeating: Row(), count: pack.rules.count)
      tables = Array(repeating: Row(), count: pack.tables.count)
      messages = Array(repeating: Row(), count: pack.messages.count)
      records = Array(repeating: 0, count: pack.records.count)
    }

    mutating func count(_ decision: DecisionView) {
      months?.count(decision)
      switch decision.source {
      case .rule(let index): rules[index].count(decision.outcome)
      case .table(let index): tables[index].count(decision.outcome)
      case .message(let index): messages[index].count(decision.outcome)
      }
    }

    /// Adds the counts of one subject in a replay, by month.
    mutating func add(_ source: DecisionCopy.Source, _ counts: [ReplayTally.Count]) {
      months?.add(source, counts)
      switch source {
      case .rule(let index): rules[index].add(counts)
      case .table(let index): tables[index].add(counts)
      case .message(let index): messages[index].add(counts)
      }
    }

    mutating func add(_ other: Tally) {
      for index in rules.indices { rules[index].add(other.rules[index]) }
      for index in tables.indices { tables[index].add(other.tables[index]) }
      for index in messages.indices { messages[index].add(other.messages[index]) }
      for index in records.indices { records[index] += other.records[index] }
      if let other = other.months { months?.add(other) }
    }
  }

  /// Appends a decision to the output.
  public typealias Render = @Sendable (DecisionView, inout [UInt8]) -> Void

  let compiled: CompiledPack
  let options: EvaluationOptions
  let render: Render

  /// `render` appends a decision to the output; it is called on several threads at once.
  public init(_ compiled: CompiledPack, options: EvaluationOptions, render: @escaping Render) {
    self.compiled = compiled
    self.options = options
    self.render = render
  }

  /// Decisions about records come first, in the order of the input; then those that look back.
  public func run(
    _ log: LogRun, _ sinks: LogSinks
  ) throws(LogFailure) -> (summary: LogSummary, tally: Tally) {
    let main = Worker(compiled, options: options)
    var log = log
    log.now = options.replay == nil ? options.now : Replay.anyMoment
    log.today = options.replay?.moments.last
    // A replay moves through time by itself.
    if options.replay == nil { log.counted = Set(compiled.pack.aggregates.map(\.record)) }
    var evaluators: [DecidingEvaluator] = []
    var sinks = sinks
    let isAlone = log.threads <= 1
    var sharing = DecidingEvaluator.Sharing.none
    if !isAlone, compiled.looksBack {
      sharing = options.replay == nil ? .atTheEnd : .byStretch
    }
    if sharing == .byStretch {
      // Each chunk is a stretch of its own, which is put together with those before it: larger ones
      // need that less often.
      log.blockSize = max(log.blockSize, 1 << 21)
      sinks.stretch = { main.merge($0 as! Worker) }
    }
    if let places = log.places {
      let output = sinks.output
      sinks.output = { places.fill($0, output) }
    }
    let months = options.replay.map { ReplayTally($0) }
    var summary = try log.run(sinks) {
      let evaluator = DecidingEvaluator(self, worker: isAlone ? main : nil, sharing, months: months)
      evaluators.append(evaluator)
      return evaluator
    }
    if sharing == .atTheEnd { main.gather(evaluators.compactMap(\.worker)) }
    var tally = Tally(compiled.pack)
    for evaluator in evaluators { tally.add(evaluator.tally) }
    if let months { tally.months = evaluators.reduce(into: months) { $0.add($1.tally.months!) } }
    let last: [Worker]
    if months == nil {
      last = lookBack(main, threads: log.threads, sinks, &tally)
    } else {
      last = try replay(
        main, threads: log.threads, sinks, &tally, stopping: log.stopping)
    }
    var unplaced = Worker.unplaced(of: last)
    // Workers that share nothing number their records each for itself.
    if sharing == .none, !isAlone {
      for evaluator in evaluators {
        evaluator.worker.map { unplaced.merge(Worker.unplaced(of: [$0])) { $0 + $1 } }
      }
    }
    summary.problems += unplaced.count
    for problem in unplacedRecords(unplaced, log) { sinks.problem(problem) }
    return (summary, tally)
  }

  /// Decides about each record as it comes, and about what its subject's history then comes to.
  ///
  /// - Parameter clock: Gives `now` for each record; nil: that of the options.
  public func follow(
    _ log: LogRun, _ sinks: LogSinks, clock: (() -> Instant)?
  ) throws(LogFailure) -> (summary: LogSummary, tally: Tally) {
    var log = log
    (log.follows, log.threads) = (true, 1)
    log.now = clock == nil ? options.now : nil
    log.today = options.now
    var sinks = sinks
    if let places = log.places {
      let output = sinks.output
      sinks.output = { places.fill($0, output) }
    }
    let evaluator = FollowingEvaluator(self, Follower(compiled, options: options, clock: clock))
    let summary = try log.run(sinks) { evaluator }
    return (summary, evaluator.outlet.tally)
  }

  /// The problems of records that do not say where they were.
  private func unplacedRecords(_ counts: [Unplaced: Int], _ log: LogRun) -> [LogProblem] {
    counts.sorted { $0.key < $1.key }.map { found, count in
      LogProblem(
        kind: .unplaced,
        file: log.sources.count == 1 ? log.sources[0].name : "\(log.sources.count) files", line: 0,
        message: unplacedMessage(
          of: compiled.pack.records[found.record].name, found.reason, count,
          remedy:
            "give the zone with --time-zone, or declare a `clock:` where the pack declares the record"
        )
      )
    }
  }

  /// The number of occasions that one thread decides on at a time; the output about them is in
  /// memory until then: fewer if no threads have to be begun for them.
  private static func occasionsAtATime(threads: Int) -> Int { threads > 1 ? 1024 : 128 }

  /// Gives the workers that decided.
  private func lookBack(
    _ main: Worker, threads count: Int, _ sinks: LogSinks, _ tally: inout Tally
  ) -> [Worker] {
    let occasions = main.settle()
    let most = LogEvaluation.occasionsAtATime(threads: count)
    let workers =
      [main] + (1..<max(1, min(count, occasions.dividedUp(by: most)))).map { _ in main.sharing() }
    // Nobody has more than that at a time, and all have as many.
    let rounds = max(
      1,
      occasions.dividedUp(
        by: LogEvaluation.occasionsAtATime(threads: workers.count) * workers.count))
    let share = max(1, occasions.dividedUp(by: rounds * workers.count))
    let outlets = workers.map { _ in Outlet(self) }
    var start = 0
    while start < occasions {
      let parts = workers.indices.map { number in
        (
          number,
          min(occasions, start + number * share)..<min(occasions, start + (number + 1) * share)
        )
      }
      _ = mapInParallel(parts, threads: workers.count) { number, occasions in
        workers[number].lookBack(occasions) { outlets[number].take($0) }
      }
      for outlet in outlets where !outlet.output.isEmpty {
        outlet.output.withUnsafeBufferPointer(sinks.output)
        outlet.output.removeAll(keepingCapacity: true)
      }
      start += workers.count * share
    }
    for outlet in outlets { tally.add(outlet.tally) }
    return workers
  }
}

/// The message about records whose days or moments are unknown, though decisions depend on them.
public func unplacedMessage(
  of kind: String, _ reason: Unplaced.Reason, _ count: Int, remedy: String
) -> String {
  let records = "\(count) record\(count == 1 ? "" : "s") of \(kind)"
  switch reason {
  case .nowhere:
    return
      "\(records) \(count == 1 ? "says when it was" : "say when they were") (`Z`, UTC) but not where, and what was decided depends on the local day or time of day; \(remedy)"
  case .timeless:
    return
      "\(records) \(count == 1 ? "has" : "have") no time, `now` is in `Z` (UTC), and what was decided depends on the local day or time of day; \(remedy)"
  case .twice:
    return
      "\(records) \(count == 1 ? "has" : "have") a time that clocks showed twice, as they were put back, and what was decided depends on which of the two it was; write the time with its offset"
  }
}

extension Int {
  fileprivate func dividedUp(by divisor: Int) -> Int { (self + divisor - 1) / divisor }
}

extension LogRun {
  public init(_ compiled: CompiledPack, sources: [LogSource]) {
    self.init(pack: compiled.pack, symbols: compiled.symbols, sources: sources)
    dated = Set(compiled.pack.records.indices.filter { compiled.readsDay(record: $0) })
  }
}

/// The destination of one worker's decisions.
private final class Outlet: @unchecked Sendable {
  // Unchecked: like its worker, it may be handed from one thread to another, never shared.
  private let render: LogEvaluation.Render
  // Of one thread in turn: checks of exclusive access are left out.
  @exclusivity(unchecked) var tally: LogEvaluation.Tally
  @exclusivity(unchecked) var output: [UInt8] = []

  init(_ evaluation: LogEvaluation) {
    render = evaluation.render
    tally = LogEvaluation.Tally(evaluation.compiled.pack)
  }

  func take(_ decision: DecisionView) {
    tally.count(decision)
    render(decision, &output)
  }
}

/// The evaluation of a log that is still being written.
private final class FollowingEvaluator: RowEvaluator {
  private let follower: Follower
  let outlet: Outlet

  init(_ evaluation: LogEvaluation, _ follower: Follower) {
    self.follower = follower
    outlet = Outlet(evaluation)
  }

  func take(_ row: RecordRow, sequence: Int, into output: inout [UInt8]) {
    outlet.tally.records[row.record] += 1
    follower.take(row) { outlet.take($0) }
    output += outlet.output
    outlet.output.removeAll(keepingCapacity: true)
  }

  func takeStretch() -> AnyObject? { nil }
}

/// One thread's evaluation.
private final class DecidingEvaluator: RowEvaluator {
  /// When what the threads have seen of subjects is put together.
  enum Sharing {
    /// Never: one thread sees all, or nothing looks back.
    case none
    /// After each chunk, in the order of the input: a replay must see its records in it.
    case byStretch
    case atTheEnd
  }

  private let evaluation: LogEvaluation
  private let sharing: Sharing
  private let outlet: Outlet
  // Looked at for every record by one thread in turn: checks of exclusive access are left out.
  @exclusivity(unchecked) private(set) var worker: Worker? {
    didSet { inHand = worker.map { .passUnretained($0) } }
  }
  /// The same, asked for each record without counting references.
  @exclusivity(unchecked) private var inHand: Unmanaged<Worker>?
  /// Records evaluated, by type.
  private let counts: UnsafeMutableBufferPointer<Int>

  /// Without a `worker` one is made when the first record comes.
  init(_ evaluation: LogEvaluation, worker: Worker?, _ sharing: Sharing, months: ReplayTally?) {
    self.evaluation = evaluation
    self.worker = worker
    self.sharing = sharing
    inHand = worker.map { .passUnretained($0) }
    outlet = Outlet(evaluation)
    outlet.tally.months = months
    counts = .allocate(capacity: evaluation.compiled.pack.records.count)
    counts.initialize(repeating: 0)
  }

  deinit { counts.deallocate() }

  var tally: LogEvaluation.Tally {
    var tally = outlet.tally
    for (record, count) in counts.enumerated() { tally.records[record] += count }
    return tally
  }

  func take(_ row: RecordRow, sequence: Int, into output: inout [UInt8]) {
    counts[row.record] += 1
    (inHand ?? begin())._withUnsafeGuaranteedRef { worker in
      if sharing == .atTheEnd { worker.skip(to: sequence) }
      worker.evaluate(row) { outlet.take($0) }
    }
    if !outlet.output.isEmpty { handOver(to: &output) }
  }

  @inline(never) private func handOver(to output: inout [UInt8]) {
    output += outlet.output
    outlet.output.removeAll(keepingCapacity: true)
  }

  @inline(never) private func begin() -> Unmanaged<Worker> {
    worker = Worker(evaluation.compiled, options: evaluation.options)
    return inHand!
  }

  func takeStretch() -> AnyObject? {
    if sharing != .byStretch { return nil }
    defer { worker = nil }
    return worker
  }
}
