import RuleModel

/// Decides about each record of a log that is still being written, and gives of its subject's
/// history what comes out otherwise than after the record before.
///
/// Where `now` stays the same, every record is taken once. Where it moves on, windows move with it:
/// the records of each subject are kept, and its history is taken up anew.
public final class Follower {
  private let compiled: CompiledPack
  private let options: EvaluationOptions
  private let clock: (() -> Instant)?
  private let worker: Worker
  private var kept: [String: [(record: Int, values: [KeptValue])]] = [:]
  /// The result of each history, as a hash; silent ones are left out.
  private var last: [String: [DecisionCopy.Source: Int]] = [:]

  /// - Parameter clock: Gives `now` for each record; nil: that of the options.
  public init(_ compiled: CompiledPack, options: EvaluationOptions, clock: (() -> Instant)?) {
    self.compiled = compiled
    self.options = options
    self.clock = clock
    worker = Worker(compiled, options: Follower.all(options))
  }

  private static func all(_ options: EvaluationOptions) -> EvaluationOptions {
    var options = options
    // A history that has become silent is one that came out otherwise.
    options.all = true
    return options
  }

  /// Takes the next record. The row is not looked at again once this returns.
  public func take(_ row: RecordRow, _ give: (DecisionView) -> Void) {
    guard let clock else { return decide(worker, row, give) }
    let now = clock()
    if !compiled.looksBack {
      worker.startAgain(at: now)
      return decide(worker, row, give)
    }
    var options = Follower.all(options)
    options.now = now
    let worker = Worker(compiled, options: options)
    let subject = worker.engine.subjectName(of: row, compiled.plans[row.record])
    for past in kept[subject] ?? [] {
      past.values.map(\.value).withUnsafeBufferPointer { values in
        guard let start = values.baseAddress else { return }
        worker.remember(RecordRow(record: past.record, values: start))
      }
    }
    let count = compiled.pack.records[row.record].fields.count
    kept[subject, default: []].append(
      (row.record, (0..<count).map { KeptValue(row.values[$0]) }))
    decide(worker, row, give)
  }

  private func decide(_ worker: Worker, _ row: RecordRow, _ give: (DecisionView) -> Void) {
    worker.decideNow(row) { view in
      guard view.sequence == nil else {
        if options.all || view.outcome != .silent { give(view) }
        return
      }
      let copy = DecisionCopy(view)
      var result: Int?
      if copy.outcome != .silent {
        var hasher = Hasher()
        hasher.combine(copy.outcome)
        hasher.combine(copy.actions)
        hasher.combine(copy.answers)
        result = hasher.finalize()
      }
      if last[copy.subject]?[copy.source] == result { return }
      last[copy.subject, default: [:]][copy.source] = result
      give(view)
    }
  }
}

extension Engine {
  fileprivate func subjectName(of row: RecordRow, _ plan: RecordPlan) -> String {
    guard plan.subjectField >= 0 else { return "" }
    switch row.values[plan.subjectField] {
    case .text(let text): return text.string
    default: return ShownValue(row.values[plan.subjectField], type: nil, symbols: compiled.symbols).text
    }
  }
}
