import RuleLoading
import RuleModel
import YAMLReading

/// Tables that lose rows, and lists that lose names.
extension PackPair {
  mutating func compareTables() {
    for was in old.pack.tables where was.status == .active {
      guard let now = new.pack.tables.first(where: { $0.id == was.id }), now.status == .active
      else { continue }
      compareForce(
        "table", was.id, (was.from, was.until), (now.from, now.until), at: now.origin,
        before: was.origin)
      for row in PackPair.lost(was.rows, now.rows) {
        report(
          was.id, "the table `\(was.id)` no longer has the row `\(row.inWords(was))`",
          was: row.inWords(was),
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

  /// Rows that nothing took the place of. One whose number or condition changed is another row in
  /// its place.
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

  /// A draft is used while nobody has signed it, so it counts.
  mutating func compareLists() {
    let excluding = new.pack.excludingLists
    for was in old.pack.lists where was.status != .retired {
      guard let now = new.pack.lists.first(where: { $0.name == was.name }) else { continue }
      let (before, after) = (was.names, now.names)
      let lost = before.filter { !after.contains($0) }
      if !lost.isEmpty {
        report(
          was.name, "the list `\(was.name)` no longer contains \(PackPair.quoted(lost))",
          was: lost.joined(separator: ", "), now: "gone", at: now.origin, before: was.origin)
      }
      let added = after.filter { !before.contains($0) }
      let (banned, allowed) = (bans(of: was.name, in: old), bans(of: was.name, in: new))
      let freed = banned.filter { !allowed.contains($0) }
      if !freed.isEmpty {
        report(
          was.name, "\(PackPair.quoted(freed)) may be on the list `\(was.name)` now",
          was: "under `never` or `apart from`", now: "gone", at: now.origin, before: was.origin)
      }
      if excluding.contains(was.name), !added.isEmpty {
        report(
          was.name,
          "the list `\(was.name)`, whose names are left out with `is not in`, now contains "
            + PackPair.quoted(added),
          was: "not on the list", now: added.joined(separator: ", "), at: now.origin,
          before: was.origin)
      }
    }
  }

  /// The names that a list bans. The model has no use for them, so they are read from the file.
  private func bans(of list: String, in loaded: LoadedPack) -> [String] {
    let lists = (loaded.sections[PackSection.lists.rawValue] ?? []).flatMap {
      $0.value.mapping ?? []
    }
    guard let written = lists.first(where: { $0.keyText == list })?.value else { return [] }
    return ["never", "apart from"].compactMap { written[$0] }.flatMap {
      ($0.sequence ?? [$0]).compactMap(\.text)
    }
  }

  private static func quoted(_ names: [String]) -> String {
    names.map { "`\($0)`" }.joined(separator: ", ")
  }
}

extension NameList {
  /// Every name on the list.
  fileprivate var names: [String] { entries.flatMap { [$0.name] + $0.also } }
}

extension Pack {
  /// The names of lists that a decision asks for with `is not in`: one more name on them is one
  /// case less.
  fileprivate var excludingLists: Set<String> {
    var found: Set<String> = []
    func take(_ expression: Expression, isNegated: Bool) {
      if case .isInList(_, let list) = expression, isNegated { found.insert(lists[list].name) }
      let turns = if case .not = expression { true } else { false }
      for part in expression.parts { take(part, isNegated: isNegated != turns) }
    }
    let inner = aggregates.compactMap(\.condition)
    for expression in rules.flatMap(\.expressions) + tables.flatMap(\.expressions) + inner {
      take(expression, isNegated: false)
    }
    return found
  }
}

extension Table.Row {
  /// The lines of its condition.
  fileprivate var lines: [String] { condition.map(\.lines) ?? [] }

  fileprivate func inWords(_ table: Table) -> String {
    let values = zip(table.columns, written).map { "\($0.name): \($1)" }
    return (["when: " + (lines.isEmpty ? "always" : lines.joined(separator: "; "))] + values)
      .joined(separator: ", ")
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
