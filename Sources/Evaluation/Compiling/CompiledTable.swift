import RuleModel

/// A table, compiled: it answers for the record of whichever frame it is asked about.
final class CompiledTable {
  struct Row {
    let condition: CompiledCondition
    let values: [Code]
  }

  let index: Int
  let scope: Scope
  let isRetired: Bool
  let isDraft: Bool
  let force: Force
  let policy: Table.Policy
  let rows: [Row]
  /// Nil: some row must answer.
  let otherwise: Otherwise?
  let columns: [Table.Column]
  let uses: Uses
  private let firstSlot: Int

  enum Otherwise {
    case nothing
    case values([Code])
  }

  init(
    index: Int, table: Table, rows: [Row], otherwise: Otherwise?, uses: Uses, firstSlot: Int
  ) {
    self.index = index
    scope = table.scope
    isRetired = table.status == .retired
    isDraft = table.status == .draft
    force = Force(from: table.from, until: table.until)
    policy = table.policy
    self.rows = rows
    self.otherwise = otherwise
    columns = table.columns
    self.uses = uses
    self.firstSlot = firstSlot
  }

  /// The answer of a column; all are computed at once, once for a record. A table that is retired
  /// or not in force gives nothing.
  func answer(_ column: Int, _ frame: FramePointer) -> RowValue {
    let slot = firstSlot + column
    if frame.pointee.stamps[slot] == frame.pointee.serial { return frame.pointee.memo[slot] }
    let answers = isRetired || !force.holds(frame) ? nil : TableAnswers(self, frame)
    for column in columns.indices {
      frame.pointee.memo[firstSlot + column] = answers?.value(column) ?? .missing
      frame.pointee.stamps[firstSlot + column] = frame.pointee.serial
    }
    return frame.pointee.memo[slot]
  }
}

extension Compiler {
  func compile(_ table: Table, _ index: Int) -> CompiledTable {
    var scope = NameScope(record: table.scope.record)
    var uses = Uses()
    bindings(table.bindings, &scope, decision: -2 - index)
    let rows = table.rows.map { row in
      CompiledTable.Row(
        condition: condition(row.condition, scope, &uses),
        values: table.columns.indices.map { column in
          row.values.indices.contains(column)
            ? value(row.values[column], scope, &uses) : Compiler.unknown
        })
    }
    let otherwise: CompiledTable.Otherwise? =
      switch table.otherwise {
      case nil: nil
      case .nothing: .nothing
      case .values(let values):
        .values(
          table.columns.indices.map { column in
            values.indices.contains(column) ? value(values[column], scope, &uses) : Compiler.unknown
          })
      }
    return CompiledTable(
      index: index, table: table, rows: rows, otherwise: otherwise, uses: uses,
      firstSlot: flatStore.slot(table.columns.count))
  }
}
