import RuleModel
import YAMLReading

/// A row, or `otherwise`, before its values are read: what they mean depends on the rest of their
/// columns.
struct TableRowDraft {
  var condition: Condition?
  /// By column; nil where the value is missing.
  var cells: [YAMLNode?]
  let origin: Origin
  /// `otherwise: nothing`.
  var givesNothing = false
  var isSound = true

  /// The values as they were written.
  var written: [String] { cells.map { $0?.text?.trimmingSpaces() ?? "" } }

  func row(giving values: [Expression]) -> Table.Row {
    var row = Table.Row(condition: condition, values: values, origin: origin)
    row.written = written
    return row
  }
}

extension PackBuilder {
  func tableRows(_ node: YAMLNode?, of draft: TableDraft) -> [TableRowDraft] {
    guard let node else { return [] }
    let rows = items(node, of: "`rows`").map { tableRow($0, of: draft) }
    if rows.isEmpty {
      report(.missingKey, "the table `\(draft.id)` has no rows", at: draft.keys.origin)
    }
    return rows
  }

  private func tableRow(_ node: YAMLNode, of draft: TableDraft) -> TableRowDraft {
    var draftOfRow = TableRowDraft(cells: draft.columns.map { _ in nil }, origin: origin(node))
    guard
      let keys = Keys(
        node, of: "a row", in: self, advice: "write `- { when: …, \(draft.columns[0].name): … }`")
    else {
      draftOfRow.isSound = false
      return draftOfRow
    }
    if let whenNode = keys.optional("when") {
      draftOfRow.condition = condition(
        whenNode, in: NamesInReach(decision: draft.decision), of: "`when`")
      draftOfRow.isSound = draftOfRow.condition != nil
    }
    draftOfRow.cells = draft.columns.map { keys.required($0.name) }
    _ = (keys.words("why"), keys.optional("source"), keys.optional("note"))
    keys.finish()
    return draftOfRow
  }

  func tableOtherwise(_ node: YAMLNode, of draft: TableDraft) -> TableRowDraft {
    var row = TableRowDraft(cells: [], origin: origin(node))
    if node.text == "nothing" {
      row.givesNothing = true
    } else if draft.columns.count == 1, node.mapping == nil {
      row.cells = [node]
    } else if let keys = Keys(
      node, of: "`otherwise`", in: self,
      advice:
        "write a value for each of these: \(draft.columns.map(\.name).joined(separator: ", "))")
    {
      row.cells = draft.columns.map { keys.required($0.name) }
      keys.finish()
    } else {
      row.isSound = false
    }
    return row
  }

  /// The columns of a table and the values of each row, last those of `otherwise`; nil if anything
  /// cannot be read.
  func tableColumns(
    _ rows: [TableRowDraft], otherwise: TableRowDraft?, of draft: TableDraft, _ policy: Table.Policy
  ) -> (columns: [Table.Column], values: [[Expression]])? {
    let giving = rows + [otherwise].compactMap { $0 }.filter { !$0.cells.isEmpty }
    var columns: [Table.Column] = []
    var values = [[Expression]](repeating: [], count: giving.count)
    for (index, column) in draft.columns.enumerated() {
      let stated = draft.stated[column.name]
      var reader = ColumnReader(
        column.name, stated: stated, in: NamesInReach(decision: draft.decision))
      let nodes = giving.compactMap { $0.cells[index] }
      guard let (type, expressions) = reader.read(nodes, isAddedUp: policy == .addedUp),
        expressions.count == giving.count
      else { continue }
      columns.append(
        .init(
          name: column.name, type: type, range: stated?.range, isWhole: stated?.isWhole ?? false))
      for row in giving.indices { values[row].append(expressions[row]) }
    }
    draft.decision.resolveAll()
    guard !rows.isEmpty, rows.allSatisfy(\.isSound), otherwise?.isSound ?? true,
      columns.count == draft.columns.count
    else { return nil }
    return (columns, values)
  }
}
