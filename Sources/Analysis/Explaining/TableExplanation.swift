import RuleModel

/// What a table answers, row by row.
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
      let values = zip(table.columns, row.values).map { column, value in
        "\(column.name): \(shown(value, column.type, phrases))"
      }.joined(separator: ", ")
      text += "  \(index + 1). \(values)\n" + (row.condition.map { lines($0, indent: "       ") } ?? "       always\n")
    }
    switch table.otherwise {
    case .nothing: text += "  otherwise nothing\n"
    case .values(let values):
      text +=
        "  otherwise "
        + zip(table.columns, values).map { column, value in "\(column.name): \(shown(value, column.type, phrases))" }
        .joined(separator: ", ") + "\n"
    case nil: break
    }
    text += lets(table.bindings, phrases)
    text += footer(why: table.why, limitations: nil, source: table.source, provenance: table.provenance, id: table.id)
    var used = Set<Int>()
    var lists = Set<Int>()
    uses(table.expressions, &used, &lists)
    text += numbers(used) + listNames(lists)
    return text + examples(table.examples)
  }

  func shown(_ expression: Expression, _ type: ValueType, _ phrases: Phrases) -> String {
    phrases.text(expression, of: type)
  }
}
