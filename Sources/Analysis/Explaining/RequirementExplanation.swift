import RuleModel

/// Rows of requirements.
extension Explanation {
  /// Nil if the pack has no such row, or an item of that name.
  public func text(ofRequirement id: String) -> String? {
    let name = pack.bareID(id)
    guard pack.item(named: name) == nil, let row = pack.requirements.first(where: { $0.id == name })
    else { return nil }
    var lines = "\(row.title)\n\(pack.name)/\(row.id), a requirement, \(row.standing.rawValue)\n\n"
    func add(_ heading: String, _ words: [String]) {
      if !words.isEmpty { lines += "\(heading): \(words.joined(separator: ", "))\n" }
    }
    add("Document", [row.document].compactMap { $0 })
    for line in row.question { add(line.heading, [line.words]) }
    add("Asked", row.asked)
    for clause in row.clauses {
      let by =
        clause.coveredBy.map(\.name) + clause.examples.map { "example “\($0.records.it)”" }
        + clause.copyExamples.map { "example “\($0.text)”" } + clause.elsewhere.map(\.told)
      lines +=
        "It says: “\(clause.says)”\n  \(by.isEmpty ? "nothing covers it" : by.joined(separator: ", "))\n"
    }
    add("Covered by", pack.coveredRows.filter { $0.rows.contains(row.id) }.map(\.item.id))
    add("Elsewhere", row.elsewhere.map(\.told))
    let examples =
      row.examples.map(\.records.it) + row.copyExamples.map { "“\($0.text)” \($0.expect.rawValue)" }
    if !examples.isEmpty { lines += "Examples:\n" + examples.map { "  \($0)\n" }.joined() }
    return lines
  }
}

extension Requirement.Elsewhere {
  fileprivate var told: String { "\(what) (\(evidence))" }
}
