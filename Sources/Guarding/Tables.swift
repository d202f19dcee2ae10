import RuleModel

/// Tables that lose rows, and lists that lose names.
extension PackPair {
  mutating func compareTables() {
    for was in old.pack.tables where was.status == .active {
      guard let now = new.pack.tables.first(where: { $0.id == was.id }), now.status == .active else { continue }
      compareForce("table", was.id, (was.from, was.until), (now.from, now.until), at: now.origin, before: was.origin)
      for row in PackPair.lost(was.rows, now.rows) {
        report(
          was.id, "the table `\(was.id)` no longer has the row `\(row.inWords(was))`", was: row.inWords(was),
          now: "gone",
          at: now.origin, before: row.origin)
      }
      if was.policy == .exclusive, now.policy != .exclusive {
        report(
          was.id, "the rows of the table `\(was.id)` may hold at the same time",
          was: "rows are: \(was.policy.rawValue)",
          now: "rows are: \(now.policy.rawValue)", at: now.origin, before: was.origin)
      }
    }
  }

  /// Rows that nothing took the place of. One whose number or condition changed is another row in its place.
  private static func lost(_ was: [Table.Row], _ now: [Table.Row]) -> [Table.Row] {
    var rest = now
    var gone = was
    func pair(_ isSame: (Table.Row, Table.Row) -> Bool) {
      gone.removeAll { row in
        guard let index = rest.firstIndex(where: { isSame(row, $0) }) else { return false }
        rest.remove(at: index)
        return true
      }
    }
    pair { $0.lines == $1.lines && $0.written == $1.written }
    pair { $0.lines == $1.lines }
    pair { $0.written == $1.written }
    return Array(gone.dropLast(rest.count))
  }

  mutating func compareLists() {
    for was in old.pack.lists where was.status == .active {
      guard let now = new.pack.lists.first(where: { $0.name == was.name }) else { continue }
      let names = Set(now.entries.flatMap { [$0.name] + $0.also })
      let lost = was.entries.flatMap { [$0.name] + $0.also }.filter { !names.contains($0) }
      if lost.isEmpty { continue }
      report(
        was.name, "the list `\(was.name)` no longer contains " + lost.map { "`\($0)`" }.joined(separator: ", "),
        was: lost.joined(separator: ", "), now: "gone", at: now.origin, before: was.origin)
    }
  }
}

extension Table.Row {
  /// The lines of its condition.
  fileprivate var lines: [String] { condition.map(\.lines) ?? [] }

  fileprivate func inWords(_ table: Table) -> String {
    let values = zip(table.columns, written).map { "\($0.name): \($1)" }
    return (["when: " + (lines.isEmpty ? "always" : lines.joined(separator: "; "))] + values).joined(separator: ", ")
  }
}

extension Condition {
  fileprivate var lines: [String] {
    switch self {
    case .line(let line): [line.text]
    case .all(let parts): parts.flatMap(\.lines)
    case .any(let parts): ["any of: " + parts.flatMap(\.lines).joined(separator: ", ")]
    case .none(let parts): ["none of: " + parts.flatMap(\.lines).joined(separator: ", ")]
    }
  }
}
