import RuleModel

/// An item of a pack in plain English, as lines.
public struct Explanation {
  let pack: Pack
  let today: CivilDate
  /// The inflections of a term, which the matching knows.
  let forms: (Term) -> [String]

  public init(_ pack: Pack, today: CivilDate, forms: @escaping (Term) -> [String] = { $0.forms }) {
    self.pack = pack
    self.today = today
    self.forms = forms
  }

  /// Nil where the pack has no such item.
  public func text(of id: String) -> String? {
    let id = id.hasPrefix(pack.name + "/") ? String(id.dropFirst(pack.name.count + 1)) : id
    if let rule = pack.rules.first(where: { $0.id == id }) { return text(rule) }
    if let table = pack.tables.first(where: { $0.id == id }) { return text(table) }
    if let text = pack.texts.first(where: { $0.id == id }) { return self.text(text) }
    if let message = pack.messages.first(where: { $0.id == id }) { return text(message) }
    if let term = pack.terms.first(where: { $0.id == id }) { return text(term) }
    if let threshold = pack.thresholds.first(where: { $0.name == id }) { return text(threshold) }
    if let list = pack.lists.first(where: { $0.name == id }) { return text(list) }
    return nil
  }

  /// Every id that can be explained.
  public var ids: [String] {
    let decisions: [String] = pack.rules.map(\.id) + pack.tables.map(\.id) + pack.messages.map(\.id)
    let words: [String] = pack.texts.map(\.id) + pack.terms.map(\.id)
    return decisions + words + pack.thresholds.map(\.name) + pack.lists.map(\.name)
  }

  // MARK: What all kinds have

  func phrases(_ bindings: [Binding], _ scope: Scope) -> Phrases {
    if case .each(let record) = scope { return Phrases(pack: pack, bindings: bindings, record: record) }
    return Phrases(pack: pack, bindings: bindings, record: nil)
  }

  func force(_ from: CivilDate?, _ until: CivilDate?) -> String {
    (from.map { ", from \(MomentText.text($0))" } ?? "") + (until.map { ", until \(MomentText.text($0))" } ?? "")
  }

  func footer(why: String?, limitations: String?, source: [String], provenance: Provenance, id: String) -> String {
    var text = ""
    if let why { text += "Why: \(why)\n" }
    if let limitations { text += "Known limitation: \(limitations)\n" }
    if !source.isEmpty { text += "Source: \(source.joined(separator: ", "))\n" }
    if !provenance.needs.isEmpty {
      let signed = pack.signOffs.filter { $0.item == id }.map { "\($0.role) (\($0.by), \(MomentText.text($0.on)))" }
      text +=
        "Needs sign-off: \(provenance.needs.joined(separator: ", "))"
        + (signed.isEmpty ? "; none recorded" : "; recorded: " + signed.joined(separator: ", ")) + "\n"
    }
    return text
  }

  func examples(_ examples: [Example]) -> String {
    if examples.isEmpty { return "" }
    return "Examples:\n"
      + examples.map { "  \($0.it)\($0.expect.outcome.map { " -> \($0.rawValue)" } ?? "")\n" }.joined()
  }
}
