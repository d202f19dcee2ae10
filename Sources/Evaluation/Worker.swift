import RuleModel

/// Evaluates one stretch of an input, record by record; workers over consecutive stretches are merged in order and give exactly what one worker
/// over the whole would have. For one thread at a time.
///
///     for row in rows { worker.evaluate(row) { … } }        // decisions that need only the record, in input order
///     worker.merge(next)                                      // of the stretch that follows
///     worker.finish { … }                                     // decisions that look back: about records in input order, then about subjects
///
/// Given are the decisions that fire or cannot be told; with `EvaluationOptions.all` every one.
public final class Worker: @unchecked Sendable {
  // Unchecked: a worker may be handed from one thread to another, never shared.
  private let engine: Engine
  private let book: RuleBook
  private let options: EvaluationOptions
  private let keepsSubjects: Bool

  public init(_ book: RuleBook, options: EvaluationOptions) {
    self.book = book
    self.options = options
    engine = Engine(book: book, options: options)
    keepsSubjects = book.looksBack
  }

  /// How many records have come.
  public var count: Int { Int(engine.sequence) }

  /// Decide about a subject even if no record of it comes.
  public func expect(subject name: String) { if keepsSubjects { _ = engine.subject(named: name) } }

  /// Takes the next record. The row is not looked at again once this returns.
  public func evaluate(_ row: RecordRow, _ give: (Decision) -> Void) {
    let sequence = engine.sequence
    engine.sequence += 1
    let frame = engine.incoming
    let type = book.pack.records[row.record]
    frame.pointee.turn(to: row.values, timeField: type.time ?? -1)
    frame.pointee.sequence = sequence
    decide(book.immediate[row.record], row, frame, give)
    guard keepsSubjects else { return }
    note(row, frame, type.time, sequence)
  }

  private func decide(_ decisions: DecisionSet, _ row: RecordRow, _ frame: FramePointer, _ give: (Decision) -> Void) {
    for index in decisions.rules {
      let rule = book.rules[index]
      guard rule.force.holds(frame) else { continue }
      let held = rule.condition.holds(frame)
      guard options.all || rule.outcome(held) != .silent else { continue }
      let occasion = engine.occasion(of: row.values, record: row.record, sequence: frame.pointee.sequence)
      give(engine.decision(rule, held: held, frame, about: occasion))
    }
    for index in decisions.tables {
      let table = book.tables[index]
      guard table.force.holds(frame) else { continue }
      let occasion = engine.occasion(of: row.values, record: row.record, sequence: frame.pointee.sequence)
      if let decision = engine.decision(table, frame, about: occasion) { give(decision) }
    }
  }

  /// Keeps what later decisions look back at.
  private func note(_ row: RecordRow, _ frame: FramePointer, _ timeField: Int?, _ sequence: Int64) {
    let subject = engine.subject(of: row)
    frame.pointee.subject = subject
    var time: Instant?
    if let timeField, case .time(let instant) = row.values[timeField] {
      time = instant
      if instant.microseconds >= engine.latest[subject].time { engine.latest[subject] = (instant.microseconds, instant.offset) }
    }
    engine.fold(row, frame, subject: subject, time: time, sequence: sequence)
    let waits = mustWait(book.deferred[row.record], frame)
    if waits || book.storesAll[row.record] {
      engine.store.add(row, subject: subject, time: time?.microseconds ?? 0, sequence: sequence, waits: waits)
    }
  }

  /// Whether any decision about the record can still come to something, whatever the aggregates turn out to be.
  private func mustWait(_ decisions: DecisionSet, _ frame: FramePointer) -> Bool {
    if decisions.isEmpty { return false }
    if options.all || !decisions.tables.isEmpty { return true }
    return decisions.rules.contains { index in
      let rule = book.rules[index]
      guard rule.force.holds(frame) else { return false }
      let held = rule.condition.holds(frame)
      return held == .unknown || rule.outcome(held) != .silent
    }
  }

  /// Takes over what another worker has seen of the records that follow these. The other one must not be used again.
  public func merge(_ later: Worker) {
    let other = later.engine
    let places = engine.subjects.merge(other.subjects)
    while engine.latest.count < engine.subjects.count { engine.latest.append((.min, options.now.offset)) }
    for (index, place) in places.enumerated() where other.latest[index].time >= engine.latest[place].time {
      engine.latest[place] = other.latest[index]
    }
    for (index, column) in engine.columns.enumerated() {
      guard let column else { continue }
      let stretches = engine.windows[index].stretches
      column.grow(to: engine.subjects.count * stretches)
      column.merge(other.columns[index]!, shift: engine.sequence) { places[$0 / stretches] * stretches + $0 % stretches }
    }
    engine.store.merge(other.store, subjects: places, shift: engine.sequence)
    engine.sequence += other.sequence
  }

  /// Makes the decisions that look back. No record may follow.
  public func finish(_ give: (Decision) -> Void) {
    guard book.looksBack else { return }
    engine.isFinishing = true
    engine.index = StoreIndex(engine.store, subjects: engine.subjects.count)
    for (index, entry) in engine.store.entries.enumerated() where entry.waits {
      let frame = engine.turn(toEntry: index)
      let row = RecordRow(record: Int(entry.type), values: frame.pointee.row)
      decide(book.deferred[Int(entry.type)], row, frame, give)
    }
    for subject in 0..<engine.subjects.count { decide(subject, give) }
  }

  private func decide(_ subject: Int, _ give: (Decision) -> Void) {
    guard !book.history.isEmpty else { return }
    let frame = engine.turn(toSubject: subject)
    let occasion = Engine.Occasion(subject: engine.subjects.name(subject))
    for index in book.history.rules {
      let rule = book.rules[index]
      guard rule.force.holds(frame) else { continue }
      let held = rule.condition.holds(frame)
      guard options.all || rule.outcome(held) != .silent else { continue }
      give(engine.decision(rule, held: held, frame, about: occasion))
    }
    for index in book.history.tables {
      let table = book.tables[index]
      guard table.force.holds(frame) else { continue }
      if let decision = engine.decision(table, frame, about: occasion) { give(decision) }
    }
  }
}
