import RuleModel

/// How exports are read: a column that is read no more leaves its field missing in every record.
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
          compareReading(was, column, other, field)
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

  /// Another reading is not weaker, but every record comes out otherwise: a person has to look.
  private mutating func compareReading(
    _ mapping: Mapping, _ was: Mapping.Column, _ now: Mapping.Column, _ field: String
  ) {
    let (before, after) = (words(was), words(now))
    if before == after { return }
    var weakening = Weakening(
      mapping.id, "the mapping `\(mapping.id)` reads `\(field)` in another way", was: before,
      now: after,
      at: new.place(now.origin), before: old.place(was.origin))
    weakening.isOpen = true
    add(weakening)
  }

  private func words(_ column: Mapping.Column) -> String {
    let words = column.words.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
    let parts = [
      column.unit.map { "unit: \($0)" }, column.format.map { "format: \($0)" },
      column.yearsFrom.map { $0 == 0 ? "latest: now" : "years from: \($0)" },
      words.isEmpty ? nil : "words: { \(words.joined(separator: ", ")) }",
      column.separator.map { "separator: \($0)" }, column.decimalComma ? "decimal comma: yes" : nil,
    ]
    return (["`\(column.column)`"] + parts.compactMap { $0 }).joined(separator: ", ")
  }
}
