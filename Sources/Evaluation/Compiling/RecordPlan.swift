import RuleModel

/// The decisions that a record of one type sets off, in the form the loop over records reads.
final class RecordPlan {
  /// Index into `Pack.records`.
  let record: Int
  /// The fields that may hold the record's time.
  let timeFields: [Int]
  /// All fields that hold times.
  let moments: [Int]
  private let mayLackTime: Bool
  /// Fields; negative where there is none.
  let subjectField: Int
  let keyField: Int
  /// Decisions that need nothing but the record.
  let rules: ObjectList<CompiledRule>
  let tables: ObjectList<CompiledTable>
  let messages: ObjectList<CompiledMessage>
  /// Tells which of the rules can concern a record.
  let ruleIndex: RuleIndex?
  /// Decisions that look back.
  let waitingRules: ObjectList<CompiledRule>
  let waitingTables: ObjectList<CompiledTable>
  let waitingMessages: ObjectList<CompiledMessage>
  /// Aggregates to fold up as records come.
  let streamed: [CompiledAggregate]
  let isStored: Bool
  let inTime: RecordsInTime
  let clock: RecordClock?

  init(
    _ record: Int, _ plan: HistoryPlan, _ compiler: Compiler, _ rules: [CompiledRule],
    _ tables: [CompiledTable],
    _ messages: [CompiledMessage]
  ) {
    let type = compiler.pack.records[record]
    func existing(_ field: Int?) -> Int {
      field.flatMap { type.fields.indices.contains($0) ? $0 : nil } ?? -1
    }
    self.record = record
    timeFields = type.times
    moments = type.fields.indices.filter { type.fields[$0].type == .time }
    mayLackTime = type.mayLackTime
    subjectField = existing(type.subject)
    keyField = existing(type.key)
    let immediate = plan.immediate[record].rules.map { rules[$0] }
    // The store lives as long as the compiled pack.
    let pool = compiler.flatStore
    self.rules = ObjectList(immediate, in: pool)
    self.tables = ObjectList(plan.immediate[record].tables.map { tables[$0] }, in: pool)
    self.messages = ObjectList(plan.immediate[record].messages.map { messages[$0] }, in: pool)
    waitingRules = ObjectList(plan.waiting[record].rules.map { rules[$0] }, in: pool)
    waitingTables = ObjectList(plan.waiting[record].tables.map { tables[$0] }, in: pool)
    waitingMessages = ObjectList(plan.waiting[record].messages.map { messages[$0] }, in: pool)
    ruleIndex = RuleIndex(immediate, compiler, fields: type.fields)
    streamed = plan.streamed[record].map { compiler.aggregates[$0] }
    isStored = plan.storesRecords[record]
    inTime = RecordsInTime(type)
    clock = RecordClock(type)
  }

  /// The field that holds this record's time; `noTimeField` where it needs none, else
  /// `unusableTimeField`.
  @inline(__always) func timeField(of row: UnsafePointer<RowValue>) -> Int {
    for field in timeFields { if case .time = row[field] { return field } }
    for field in timeFields where row[field].timeEnds != nil { return field }
    return withoutTime(row)
  }

  private func withoutTime(_ row: UnsafePointer<RowValue>) -> Int {
    let isFree =
      mayLackTime && timeFields.allSatisfy { if case .missing = row[$0] { true } else { false } }
    return timeFields.isEmpty || isFree ? Frame.noTimeField : Frame.unusableTimeField
  }

  var waits: Bool { !waitingRules.isEmpty || !waitingTables.isEmpty || !waitingMessages.isEmpty }
}
