import Evaluation
import RuleModel

/// How the records of a pack are read from single JSON objects; made once, for any number of
/// readers on any threads.
public final class EntryPlans: Sendable {
  let plans: [ReadingPlan]
  let hasher = KeyHasher()
  /// By record type: whether decisions about it ask for a time that it may lack.
  let reportsTimeless: [Bool]

  public init(_ compiled: CompiledPack) throws(LogFailure) {
    var plans: [ReadingPlan] = []
    for record in compiled.pack.records.indices {
      plans.append(
        try ReadingPlan(
          record: record, of: compiled.pack, isChosen: true, symbols: compiled.symbols, now: nil))
    }
    self.plans = plans
    reportsTimeless = plans.map { $0.type.mayLackTime && compiled.readsDay(record: $0.record) }
  }

  /// The fields for the values that a program hands over under these names.
  public func slots(_ names: [String], record: Int) -> GivenSlots {
    GivenSlots(names, plans[record])
  }
}

/// Reads records one at a time from JSON objects in memory. For one thread at a time.
public final class EntryReader {
  /// The number of zeros that must follow the bytes of an object.
  public static let padding = Pool.padding

  private let plans: EntryPlans
  @exclusivity(unchecked) private var boxes: [ReaderBox?]

  public init(_ plans: EntryPlans) {
    self.plans = plans
    boxes = plans.plans.map { _ in nil }
  }

  /// Reads one record and gives it to `use`, with a hash of its key where its type has one. Lines
  /// of problems count from 1.
  ///
  /// - Returns: whether it could be used; if not, a problem of the kind `rejected` says why.
  public func read(
    _ bytes: UnsafeBufferPointer<UInt8>, record: Int, now: Instant, problem: (LogProblem) -> Void,
    _ use: (RecordRow, UInt64?) -> Void
  ) -> Bool {
    let plan = plans.plans[record]
    let box = box(bytes, record, now)
    let end = bytes.baseAddress! + bytes.count
    let outcome =
      bytes.first == 0x7B
      ? box.reader.readObject(at: bytes.baseAddress!, end: end)
      : box.reader.rejectOther(at: bytes.baseAddress!, end: end)
    if box.reader.problemCount > 0 {
      for found in box.reader.problems {
        problem(
          LogProblem(
            kind: found.kind, file: plan.type.name, line: 1, field: found.field, value: found.value,
            message: found.message))
      }
      box.reader.removeProblems(from: 0)
    }
    if box.reader.names.hasUndeclared { tellUndeclared(box, plan, problem) }
    guard outcome == .read else { return false }
    give(box, plan, problem, use)
    return true
  }

  /// Reads one record that a program has handed over field by field, and gives it to `use` as
  /// `read` does.
  ///
  /// - Returns: whether it could be used just as it is; if not, nothing was reported, and it must
  /// be read as JSON.
  public func read(
    given bytes: UnsafeBufferPointer<UInt8>, _ slots: GivenSlots, record: Int, now: Instant,
    problem: (LogProblem) -> Void, _ use: (RecordRow, UInt64?) -> Void
  ) -> Bool {
    let box = box(bytes, record, now)
    guard box.reader.readGiven(bytes, slots) else { return false }
    give(box, plans.plans[record], problem, use)
    return true
  }

  private func box(_ bytes: UnsafeBufferPointer<UInt8>, _ record: Int, _ now: Instant) -> ReaderBox
  {
    let box = boxes[record] ?? newBox(record)
    box.reader.now = now
    box.reader.origin = bytes.baseAddress!
    return box
  }

  private func newBox(_ record: Int) -> ReaderBox {
    let box = ReaderBox(plans.plans[record])
    boxes[record] = box
    return box
  }

  private func give(
    _ box: ReaderBox, _ plan: ReadingPlan, _ problem: (LogProblem) -> Void,
    _ use: (RecordRow, UInt64?) -> Void
  ) {
    if plans.reportsTimeless[plan.record], box.reader.lacksTime {
      problem(
        LogProblem(
          kind: .remark, file: plan.type.name, line: 1, message: plan.timeless(1)))
    }
    let key = plan.key >= 0 && !box.reader.lacksKey ? box.reader.keyHash(plans.hasher).hash : nil
    use(box.reader.row, key)
  }

  private func tellUndeclared(
    _ box: ReaderBox, _ plan: ReadingPlan, _ problem: (LogProblem) -> Void
  ) {
    for name in box.reader.names.takeUndeclared() {
      guard !name.name.isEmpty else {
        problem(
          LogProblem(
            kind: .undeclared, file: plan.type.name, line: 1,
            message: ReadingPlan.tooManyUndeclared))
        continue
      }
      let full = plan.path(name.node, name.name)
      let (kind, message) = plan.undeclared(full)
      problem(
        LogProblem(
          kind: kind, file: plan.type.name, line: 1, field: full, value: nil, message: message))
    }
  }
}
