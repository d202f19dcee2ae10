import RuleModel

/// Evaluates one stretch of an input, record by record; workers over consecutive stretches are
/// merged in order and give exactly what one worker over the whole would have. For one thread at a
/// time.
///
///     // Decisions that need only the record, in input order.
///     for row in rows { worker.evaluate(row) { … } }
///     // Of the stretch that follows.
///     worker.merge(next)
///     // Decisions that look back: about records in input order, then about subjects.
///     worker.finish { … }
///
/// Gives the decisions that fire or are unknown, or all of them (`EvaluationOptions.all`). To keep
/// one, copy it: `DecisionCopy($0)`.
public final class Worker: @unchecked Sendable {
  // Unchecked: a worker may be handed from one thread to another, never shared.
  let engine: Engine
  let compiled: CompiledPack
  let options: EvaluationOptions
  let keepsSubjects: Bool
  /// Rules that may concern the record in hand, as bits.
  private let candidates: UnsafeMutablePointer<UInt64>
  /// By record type: if nothing but its rules looks at a record, the index that finds records that
  /// none of them concerns.
  private let gates: UnsafePointer<RuleIndex?>
  private let plans: ObjectList<RecordPlan>

  public convenience init(_ compiled: CompiledPack, options: EvaluationOptions) {
    self.init(Engine(compiled, options: options))
  }

  private init(_ engine: Engine) {
    self.engine = engine
    (compiled, options) = (engine.compiled, engine.options)
    keepsSubjects = compiled.looksBack
    candidates = engine.pool.room(compiled.indexRoom, of: UInt64.self)
    plans = ObjectList(compiled.plans, in: engine.pool)
    let looksAtAll = keepsSubjects || options.all || options.replay != nil
    gates = engine.pool.copy(
      compiled.plans.map { plan in
        let hasRulesAlone = plan.tables.isEmpty && plan.messages.isEmpty
        return hasRulesAlone && !looksAtAll ? plan.ruleIndex : nil
      })
  }

  /// Decide about a subject even if no record of it comes.
  public func expect(subject name: String) { if keepsSubjects { _ = engine.subject(named: name) } }

  /// Whether it can begin anew at a moment: windows end at the one that it was made for.
  public func canStartAgain(at now: Instant) -> Bool { !keepsSubjects || options.now == now }

  /// Begins anew at a moment, with nothing of the records that came.
  public func startAgain(at now: Instant) {
    precondition(canStartAgain(at: now) && options.replay == nil)
    if keepsSubjects { engine.forget() } else { engine.sequence = 0 }
    engine.calendar.pointee.turn(to: now)
  }

  /// Takes the next record. The row is not looked at again once this returns.
  public func evaluate(_ row: RecordRow, _ give: (DecisionView) -> Void) {
    if let gate = gates[row.record], !gate.candidates(row.values, candidates) {
      engine.sequence += 1
      return
    }
    if let replay = options.replay { return enter(row, replay, give) }
    let sequence = engine.sequence
    engine.sequence = sequence + 1
    let frame = engine.incoming
    plans.with(row.record) { plan in
      let row = engine.onItsClock(row, plan)
      frame.pointee.turn(to: row.values, timeField: plan.timeField(of: row.values))
      frame.pointee.sequence = sequence
      frame.pointee.place = row.place
      engine.calendar.pointee.hasLostPlace = false
      decide(plan, frame, give)
      if keepsSubjects { keep(row, plan, frame, sequence) }
    }
  }

  func decide(_ plan: RecordPlan, _ frame: FramePointer, _ give: (DecisionView) -> Void) {
    if let index = plan.ruleIndex {
      let isAny = index.candidates(frame.pointee.row, candidates)
      if options.all {
        for place in 0..<plan.rules.count {
          // No place can make another rule come to anything.
          let isCandidate = isAny && candidates[place / 64] >> UInt64(place % 64) & 1 == 1
          plan.rules.with(place) { decide($0, plan, frame, notesOpen: isCandidate, give) }
        }
      } else if isAny {
        for word in 0..<index.room {
          var bits = candidates[word]
          while bits != 0 {
            plan.rules.with(word * 64 + bits.trailingZeroBitCount) { decide($0, plan, frame, give) }
            bits &= bits - 1
          }
        }
      }
    } else {
      plan.rules.forEach { decide($0, plan, frame, give) }
    }
    plan.tables.forEach { decide($0, plan, frame, give) }
    plan.messages.forEach { decide($0, plan, frame, give) }
  }

  func decideWaiting(_ plan: RecordPlan, _ frame: FramePointer, _ give: (DecisionView) -> Void) {
    plan.waitingRules.forEach { decide($0, plan, frame, give) }
    plan.waitingTables.forEach { decide($0, plan, frame, give) }
    plan.waitingMessages.forEach { decide($0, plan, frame, give) }
  }

  @inline(__always) func isWanted(_ source: @autoclosure () -> DecisionCopy.Source) -> Bool {
    options.only?.contains(source()) ?? true
  }

  /// `plan` is nil for a history, whose occasion is the subject.
  @inline(__always)
  func decide(
    _ rule: CompiledRule, _ plan: RecordPlan?, _ frame: FramePointer, notesOpen: Bool = true,
    _ give: (DecisionView) -> Void
  ) {
    guard isWanted(.rule(rule.index)), rule.force.holds(frame) else { return }
    // `run`, not `holds`: put in here, where it is asked of every record.
    var held = rule.condition.asked.run(frame)
    if held == .unknown, notesOpen, let plan, plan.isTwice(frame.pointee.row) {
      held =
        engine.eitherWay(plan, frame, { rule.condition.holds(frame) }, same: ==) ?? .unknown
    }
    if held == .unknown, notesOpen {
      engine.noteOpen(rule.uses, plan, frame) { _ = rule.condition.holds(frame) }
    }
    guard options.all || rule.outcome(held) != .silent else { return }
    give(
      DecisionView(
        engine, plan, frame, .rule(rule.index), rule.outcome(held), held: held,
        isDraft: rule.isDraft,
        .rule(.passUnretained(rule))))
  }

  func decide(
    _ table: CompiledTable, _ plan: RecordPlan?, _ frame: FramePointer,
    _ give: (DecisionView) -> Void
  ) {
    guard isWanted(.table(table.index)), table.force.holds(frame) else { return }
    if var decision = engine.decision(table, plan, frame) {
      if decision.held == .unknown, let plan {
        let agreed = engine.eitherWay(
          plan, frame, { engine.decision(table, plan, frame) },
          same: { $0?.outcome == $1?.outcome && $0?.answers == $1?.answers })
        if let agreed, let agreed { decision = agreed }
      }
      if decision.held == .unknown {
        engine.noteOpen(table.uses, plan, frame) { _ = engine.decision(table, plan, frame) }
      }
      give(decision)
    }
  }

  func decide(
    _ message: CompiledMessage, _ plan: RecordPlan, _ frame: FramePointer,
    _ give: (DecisionView) -> Void
  ) {
    guard isWanted(.message(message.index)) else { return }
    let decision = engine.decision(message, plan, frame)
    if decision.held == .unknown {
      engine.noteOpen(nil, plan, frame) { _ = engine.decision(message, plan, frame) }
    }
    if options.all || decision.outcome != .silent { give(decision) }
  }

  /// Keeps what later decisions look back at.
  /// - Parameter isPast: Nothing is to be decided about the record itself.
  func keep(
    _ row: RecordRow, _ plan: RecordPlan, _ frame: FramePointer, _ sequence: Int64,
    isPast: Bool = false
  ) {
    let subject = engine.subject(of: row, plan)
    frame.pointee.subject = subject
    var time: Instant?
    if frame.pointee.timeField >= 0, case .time(let instant) = row.values[frame.pointee.timeField] {
      time = instant
      if instant.microseconds >= engine.latest[subject].time {
        engine.latest[subject] = (instant.microseconds, sequence, instant.offset)
      }
    }
    engine.fold(row.record, frame, subject: subject, time: time, sequence: sequence)
    let waits = !isPast && plan.waits && mustWait(plan, frame)
    if waits || plan.isStored {
      engine.store.add(
        row, subject: subject,
        time: time?.microseconds ?? (plan.timeFields.isEmpty ? 0 : RecordStore.noTime),
        sequence: sequence, waits: waits)
    }
  }

  /// Whether any decision about the record can still come to something, whatever the aggregates
  /// turn out to be.
  func mustWait(_ plan: RecordPlan, _ frame: FramePointer) -> Bool {
    if options.all || !plan.waitingTables.isEmpty || !plan.waitingMessages.isEmpty { return true }
    return plan.waitingRules.contains { rule in
      guard rule.force.holds(frame) else { return false }
      let held = rule.condition.holds(frame)
      return held == .unknown || rule.outcome(held) != .silent
    }
  }

  /// Makes the decisions that look back. No record may follow.
  public func finish(_ give: (DecisionView) -> Void) { lookBack(0..<settle(), give) }

  /// Gets ready for the decisions that look back. No record may follow.
  /// - Returns: how many occasions there are to decide on, in their order: the records, then the
  ///   subjects.
  public func settle() -> Int {
    guard compiled.looksBack else { return 0 }
    engine.isLookingBack = true
    engine.index = StoreIndex(engine.store, subjects: engine.subjects.count)
    engine.replay?.settle(engine)
    return engine.store.entries.count + (compiled.decidesHistories ? engine.subjects.count : 0)
  }

  /// Another worker for `lookBack` at what this one, which is settled, has seen: each for a thread
  /// of its own.
  public func sharing() -> Worker { Worker(Engine(sharing: engine)) }

  /// Makes the decisions that look back on some of the occasions that `settle` has counted.
  public func lookBack(_ occasions: Range<Int>, _ give: (DecisionView) -> Void) {
    let entries = engine.store.entries
    if let replay = options.replay {
      return lookBack(replay, records: occasions.clamped(to: 0..<entries.count), give)
    }
    for index in occasions.clamped(to: 0..<entries.count) where entries[index].waits {
      decide(aboutEntry: index, give)
    }
    guard occasions.upperBound > entries.count else { return }
    for subject in max(0, occasions.lowerBound - entries.count)..<occasions.upperBound
      - entries.count
    {
      decide(aboutSubject: subject, give)
    }
  }

  func decide(aboutEntry index: Int, _ give: (DecisionView) -> Void) {
    engine.calendar.pointee.hasLostPlace = false
    let frame = engine.turn(toEntry: index)
    let plan = compiled.plans[Int(engine.store.entries[index].type)]
    decideWaiting(plan, frame, give)
  }

  func decide(aboutSubject subject: Int, _ give: (DecisionView) -> Void) {
    engine.calendar.pointee.hasLostPlace = false
    let frame = engine.turn(toSubject: subject)
    for rule in compiled.historyRules { decide(rule, nil, frame, give) }
    for table in compiled.historyTables { decide(table, nil, frame, give) }
  }
}
