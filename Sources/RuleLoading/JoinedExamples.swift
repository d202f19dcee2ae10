import RuleModel
import YAMLReading

/// `examples of:`, examples apart from their item. They are put behind its own before anything else
/// reads it, so that nothing else has to know where an example is written.
extension PackBuilder {
  private static let withExamples: [PackSection] = [
    .rules, .tables, .messages, .terms, .mappings, .requirements,
  ]

  func joinExamples() {
    let groups = (sections[PackSection.examplesOf.rawValue] ?? []).flatMap {
      group($0.value, "`examples of`", "write `ITEM: [ … ]`") ?? []
    }
    if groups.isEmpty { return }
    let apart = Dictionary(grouping: groups, by: \.keyText)
    var homes: [String: PackSection] = [:]
    for section in Self.withExamples {
      sections[section.rawValue] = sections[section.rawValue]?.map { entry in
        joined(entry, section, apart, &homes)
      }
    }
    for entry in groups where homes[entry.keyText] == nil { reportStray(entry, homes) }
  }

  /// A section with the examples of its items.
  private func joined(
    _ entry: YAMLEntry, _ section: PackSection, _ apart: [String: [YAMLEntry]],
    _ homes: inout [String: PackSection]
  ) -> YAMLEntry {
    guard let items = entry.value.sequence else { return entry }
    let all = items.map { item -> YAMLNode in
      guard let id = item["id"]?.text else { return item }
      let first = homes.updateValue(section, forKey: id)
      guard let examples = apart[id] else { return item }
      if let first, first != section {
        report(
          .duplicateName, "`\(id)` is in `\(first.rawValue)` and in `\(section.rawValue)`",
          at: origin(examples[0].key), advice: "write these examples beside their item")
      }
      let found = examples.flatMap { self.items($0.value, of: "`\(id)` under `examples of`") }
      return found.isEmpty ? item : item.adding(found, under: "examples", from: examples[0].key)
    }
    let value = YAMLNode(
      .sequence(all), at: entry.value.range, in: entry.value.file, isWhole: entry.value.isWhole)
    return YAMLEntry(key: entry.key, value: value)
  }

  /// Examples of nothing, or of what has none.
  private func reportStray(_ entry: YAMLEntry, _ homes: [String: PackSection]) {
    let others: [PackSection] = [.texts, .thresholds, .lists, .records, .lets]
    for section in others {
      let values = (sections[section.rawValue] ?? []).map(\.value)
      let names =
        values.flatMap { $0.mapping ?? [] }.map(\.keyText)
        + values.flatMap { $0.sequence ?? [] }.compactMap { $0["id"]?.text }
      guard names.contains(entry.keyText) else { continue }
      report(
        .wrongShape, "`\(entry.keyText)` is in `\(section.rawValue)`, where nothing has examples",
        at: origin(entry.key),
        advice:
          "name one of the `rules`, `tables`, `messages`, `terms`, `mappings` or `requirements`")
      return
    }
    report(
      .unknownName, "there is nothing named `\(entry.keyText)` that could have examples",
      at: origin(entry.key), meant: nearestName(entry.keyText, in: homes.keys.sorted()))
  }
}
