import RuleModel

/// The answers of a table, row by row.
extension Explanation {
  func text(_ table: Table) -> String {
    let phrases = self.phrases(table.bindings, table.scope)
    var text =
      (table.title ?? table.id) + "\n\(pack.name)/\(table.id), a table, \(status(table.status))"
      + force(table.from, table.until) + "\n\n"
    text += about(table.scope)
    text += "It gives \(table.columns.map(\.name).joined(separator: " and ")). "
    switch table.policy {
    case .inOrder: text += "The first row that applies gives the answer:\n"
    case .exclusive: text += "At most one row applies, and it gives the answer:\n"
    case .addedUp: text += "All rows that apply are added up:\n"
    }
    for (index, row) in table.rows.enumerated() {
      text +=
        "  \(index + 1). \(answers(table, row.values, row.written, phrases))\n"
        + (row.condition.map { lines($0, indent: "       ") } ?? "       always\n")
    }
    switch table.otherwise {
    case .nothing: text += "  otherwise nothing\n"
    case .values(let values):
      text += "  otherwise \(answers(table, values, table.otherwiseWritten, phrases))\n"
    case nil: break
    }
    text += lets(table.bindings, phrases)
    text += footer(
      why: table.why, source: table.source, provenance: table.provenance,
      id: table.id)
    var used = Set<Int>()
    var lists = Set<Int>()
    uses(table.expressions, &used, &lists)
    text += numbers(used) + listNames(lists)
    return text + examples(table.examples)
  }

  /// Numbers are as their author wrote them: `1.50 h` beside a column in minutes.
  private func answers(
    _ table: Table, _ values: [Expression], _ written: [String], _ phrases: Phrases
  ) -> String {
    zip(table.columns, values).enumerated().map { index, answer in
      let (column, value) = answer
      var isWritten = false
      if case .number = column.type {
        isWritten = written.indices.contains(index) && !written[index].isEmpty
      }
      return "\(column.name): \(isWritten ? written[index] : shown(value, column.type, phrases))"
    }.joined(separator: ", ")
  }

  func shown(_ expression: Expression, _ type: ValueType, _ phrases: Phrases) -> String {
    phrases.text(expression, of: type)
  }
}
