import Diagnostics
import Folding
import RuleModel

/// Parts of a pack that have no effect, although somebody counts on them.
extension PackBuilder {
  /// A list, table or text that is retired and still in use: what uses it would mean nothing.
  func reportRetiredUse(_ graph: PackGraph) {
    let retired: [(node: PackGraph.Node, origin: Origin)] =
      pack.lists.filter { $0.status == .retired }.map { (.init(.list, $0.name), $0.origin) }
      + pack.tables.filter { $0.status == .retired }.map { (.init(.table, $0.id), $0.origin) }
      + pack.texts.filter { $0.status == .retired }.map { (.init(.text, $0.id), $0.origin) }
    for (node, origin) in retired {
      let users = graph.edges.filter { $0.value.contains(node) && isLive($0.key) }.keys.sorted {
        $0.label < $1.label
      }
      guard let first = users.first else { continue }
      let others = users.count == 1 ? "" : " and \(users.count - 1) more"
      report(
        .wrongShape,
        "the \(node.kind.rawValue) `\(node.name)` is retired, but the \(first.kind.rawValue) `\(first.name)`\(others) \(users.count == 1 ? "uses" : "use") it",
        at: origin, advice: "make it active again, or let nothing use it")
    }
  }

  private func isLive(_ node: PackGraph.Node) -> Bool {
    switch node.kind {
    case .rule: pack.rules.contains { $0.id == node.name && $0.status != .retired }
    case .table: pack.tables.contains { $0.id == node.name && $0.status != .retired }
    case .message: pack.messages.contains { $0.id == node.name && $0.status != .retired }
    case .binding: true
    default: false
    }
  }

  /// A few terms of a language in which nothing ships: it may be a slip. More of them are a list
  /// that is being prepared.
  func reportUnshippedTerms() {
    if pack.isShared { return }
    let shipped = Set((pack.locales + [pack.sourceLocale]).map(languageCode(of:)))
    let terms = Dictionary(grouping: pack.terms.filter { $0.status != .retired }) {
      languageCode(of: $0.locale)
    }
    for (language, own) in terms.sorted(by: { $0.key < $1.key })
    where own.count <= Self.fewTerms && !shipped.contains(language) {
      for term in own {
        report(
          .unusedName,
          "the term `\(term.id)` is for `\(term.locale)`, in which nothing ships",
          at: term.origin, level: .warning,
          advice: "write one of the pack's locales, or add `\(language)` to `locales:`",
          because: "`locales:` has \(pack.locales.joined(separator: ", "))")
      }
    }
  }

  private static var fewTerms: Int { 3 }

  /// One term among many of another language: its locale may have been lost or mistaken.
  func reportStrayTerms() {
    for (_, terms) in Dictionary(grouping: pack.terms, by: \.origin.file).sorted(by: {
      $0.key < $1.key
    }) where terms.count >= Self.manyTerms {
      let counts = Dictionary(grouping: terms) { languageCode(of: $0.locale) }
      guard counts.count == 2, let stray = counts.first(where: { $0.value.count == 1 })?.value[0],
        let rest = counts.first(where: { $0.value.count > 1 })
      else { continue }
      report(
        .wrongShape,
        "the term `\(stray.id)` is for `\(stray.locale)`, but the other \(rest.value.count) of this file are for `\(rest.key)`",
        at: stray.origin, level: .note,
        advice: "write `locale: \(rest.key)`, or move the term to a file of its own language")
    }
  }

  private static var manyTerms: Int { 5 }

  /// A field of a record whose other fields are refused: to declare it is to allow it.
  func reportAllowedFields(_ graph: PackGraph) {
    let strict = pack.records.indices.filter { pack.records[$0].others != nil }
    if strict.isEmpty { return }
    let used = graph.reach(ofAll: graph.edges.keys.filter { $0.kind != .field })
    let examples =
      pack.rules.flatMap(\.examples) + pack.tables.flatMap(\.examples)
    let records = examples.flatMap { $0.history + [$0.given].compactMap { $0 } }
    for index in strict {
      let type = pack.records[index]
      let given = Set(records.filter { $0.record == index }.flatMap(\.fields.keys))
      for (place, field) in type.fields.enumerated()
      where place != type.others && field.unitOf == nil && !given.contains(place)
        && !used.contains(.init(.field, "\(type.name).\(field.name)"))
        && ![type.key, type.subject, type.recorded].contains(place) && !type.times.contains(place)
      {
        report(
          .unusedName,
          "no rule and no example has the field `\(field.name)`, which \(type.name) may hold since it is declared",
          at: field.origin, level: .warning,
          advice: "give an example with it, or remove it",
          because: "`other fields: refused` lets through what is declared")
      }
    }
  }
}
