import RuleModel

/// What a table gives for a record or a subject, one value for each column.
func referenceAnswers(
  _ table: Table, world: ReferenceWorld, subject: String?, record: Int?
) -> [ReferenceValue] {
  let scope = ReferenceScope(world, subject: subject, record: record, bindings: table.bindings)
  let rows = table.rows.map {
    (holds: scope.truth($0.condition), values: $0.values.map { scope.evaluate($0, in: record) })
  }
  let uncertain = rows.indices.filter { rows[$0].holds == .unknown }
  return table.columns.indices.map { column in
    var possible: [ReferenceValue] = []
    // Each way in which the rows that cannot be told might come out.
    for choice in 0..<(1 << uncertain.count) {
      let held = rows.indices.filter { row in
        if let bit = uncertain.firstIndex(of: row) { return choice & (1 << bit) != 0 }
        return rows[row].holds == .yes
      }
      if let answer = answer(table, column, held.map { rows[$0].values[column] }, scope) {
        possible.append(answer)
      }
    }
    // No row answers and nothing says that none need to (or two exclusive ones do): the table has a
    // hole there.
    if possible.isEmpty { return .unknown }
    // Added up, the answer is a number between two ends; any other policy has one answer or none
    // that can be told.
    let covering = ReferenceValue.covering(possible)
    if table.policy != .addedUp, !possible.allSatisfy({ $0 == possible[0] }) { return .unknown }
    // A number that the table says it does not give is none.
    let column = table.columns[column]
    switch covering {
    case .number(let x) where column.isWhole && x != x.rounded(): return .unknown
    default: break
    }
    if let range = column.range, let ends = covering.ends,
      ends.low < range.lowerBound || ends.high > range.upperBound
    {
      return .unknown
    }
    return covering
  }
}

/// The answer where just these rows hold. Nil: it cannot come out so.
private func answer(
  _ table: Table, _ column: Int, _ held: [ReferenceValue], _ scope: ReferenceScope
) -> ReferenceValue? {
  if held.isEmpty {
    switch table.otherwise {
    case .nothing: return .missing
    case .values(let values): return scope.evaluate(values[column], in: scope.record)
    case nil: return table.policy == .addedUp ? .number(0) : nil
    }
  }
  switch table.policy {
  case .inOrder: return held[0]
  // Two rows at once are against the table's own word.
  case .exclusive: return held.count == 1 ? held[0] : nil
  case .addedUp:
    if held.contains(.missing) || held.contains(.unknown) { return .unknown }
    return held.reduce(.number(0)) { arithmetic(.plus, $0, $1, scope.world.calendar) }
  }
}
