import RuleModel

/// How exports are read: a column that is read no more, or that may be absent, leaves its field
/// missing in every record. Another reading is looked at (`LookedAt.swift`).
extension PackPair {
  mutating func compareMappings() {
    for was in old.pack.mappings {
      guard let now = new.pack.mappings.first(where: { $0.id == was.id }) else {
        gone(
          was.id, "the mapping `\(was.id)` has been deleted", was: "mapping", now: "deleted",
          from: was.origin)
        continue
      }
      let (before, after) = (fields(was, old.pack), fields(now, new.pack))
      for (field, column) in before.sorted(by: { $0.key < $1.key }) {
        if let other = after[field] {
          guard other.mayBeAbsent, !column.mayBeAbsent else { continue }
          report(
            was.id,
            "the mapping `\(was.id)` reads files without the column `\(other.column)`, and `\(field)` is missing then",
            was: "the column must be there", now: "may be absent: yes", at: now.origin,
            before: was.origin)
        } else if new.pack.records[now.record].fieldIndex(named: field) != nil {
          report(
            was.id, "the mapping `\(was.id)` no longer reads `\(field)`",
            was: "from `\(column.column)`",
            now: "not read", at: now.origin, before: column.origin)
        }
      }
    }
  }

  private func fields(_ mapping: Mapping, _ pack: Pack) -> [String: Mapping.Column] {
    let fields = pack.records[mapping.record].fields
    return Dictionary(
      mapping.columns.map { (fields[$0.field].name, $0) }, uniquingKeysWith: { first, _ in first })
  }
}
