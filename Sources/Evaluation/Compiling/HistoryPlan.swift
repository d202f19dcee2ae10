import RuleModel

/// The decisions of a compiled pack that can be made as records come in, those that must wait for
/// the end, and the records to keep until then.
struct HistoryPlan {
  /// By record type: decided as a record comes, and at the end.
  private(set) var immediate: [DecisionSet]
  private(set) var waiting: [DecisionSet]
  private(set) var history = DecisionSet()
  /// By record type: the aggregates that are folded up as records come.
  private(set) var streamed: [[Int]]
  /// By aggregate: worked out over stored records.
  private(set) var aggregatesFromStore: [Bool]
  /// By record type.
  private(set) var storedFields: [[Int]]
  private(set) var storesRecords: [Bool]

  private let keepsAll: Bool
  private var kept: [Set<Int>]

  init(
    _ pack: Pack, _ rules: [CompiledRule], _ tables: [CompiledTable], _ messages: [CompiledMessage],
    _ aggregates: [CompiledAggregate], keepsAll: Bool
  ) {
    self.keepsAll = keepsAll
    let types = pack.records.count
    immediate = Array(repeating: DecisionSet(), count: types)
    waiting = immediate
    streamed = Array(repeating: [], count: types)
    aggregatesFromStore = Array(repeating: false, count: aggregates.count)
    storesRecords = Array(repeating: false, count: types)
    kept = Array(repeating: [], count: types)
    storedFields = []
    var isUsed = Array(repeating: false, count: aggregates.count)

    for (place, rule) in rules.enumerated() {
      schedule(rule.rule.scope, rule.uses, aggregates, &isUsed) { $0.rules.append(place) }
    }
    for (place, table) in tables.enumerated() {
      schedule(table.scope, table.uses, aggregates, &isUsed) { $0.tables.append(place) }
    }
    for (place, message) in messages.enumerated() {
      var uses = message.uses
      uses.own.insert(message.field)
      schedule(.each(message.record), uses, aggregates, &isUsed) { $0.messages.append(place) }
    }
    for aggregate in aggregates where isUsed[aggregate.index] {
      if aggregate.isClosed, !keepsAll { streamed[aggregate.record].append(aggregate.index) }
      if aggregatesFromStore[aggregate.index] {
        for (record, fields) in aggregate.uses.inner {
          kept[record].formUnion(fields)
          storesRecords[record] = true
        }
      }
    }
    finish(pack)
  }

  private mutating func schedule(
    _ scope: Scope, _ uses: Uses, _ aggregates: [CompiledAggregate], _ isUsed: inout [Bool],
    _ append: (inout DecisionSet) -> Void
  ) {
    for index in uses.aggregates {
      isUsed[index] = true
      let aggregate = aggregates[index]
      if keepsAll || !aggregate.isClosed || (aggregate.inside.readsDay && scope != .history) {
        aggregatesFromStore[index] = true
      }
    }
    switch scope {
    case .history: append(&history)
    case .each(let record):
      guard immediate.indices.contains(record) else { return }
      if uses.aggregates.isEmpty, !uses.readsNowOfSubject {
        append(&immediate[record])
      } else {
        append(&waiting[record])
        kept[record].formUnion(uses.own)
      }
    }
  }

  private mutating func finish(_ pack: Pack) {
    for (index, record) in pack.records.enumerated() {
      let always =
        [record.key, record.subject, record.clock?.field, keepsAll ? record.recorded : nil]
        .compactMap { $0 }.filter {
          record.fields.indices.contains($0)
        } + record.times
      kept[index].formUnion(always)
      storedFields.append(kept[index].sorted())
    }
  }
}
