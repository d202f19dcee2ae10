import RuleModel
import SourceText

/// An item of a pack in plain English, as lines.
public struct Explanation: Sendable {
  let pack: Pack
  let today: CivilDate
  /// The inflections of a term, which the matching knows.
  let forms: @Sendable (Term) -> [String]
  /// The statements and orders about each part.
  private let stated: [PackGraph.Node: [String]]
  /// The sign-offs of an item by its id, each with its state.
  let signOffs: @Sendable (String) -> [String]

  public init(
    _ pack: Pack, today: CivilDate,
    forms: @escaping @Sendable (Term) -> [String] = { $0.forms.all },
    signOffs: @escaping @Sendable (String) -> [String] = { _ in [] }
  ) {
    self.signOffs = signOffs
    stated = PackGraph(pack).edges.reduce(into: [:]) { found, edge in
      guard edge.key.kind == .statement || edge.key.kind == .order else { return }
      for part in edge.value { found[part, default: []].append(edge.key.name) }
    }
    self.pack = pack.onOneLineEach
    self.today = today
    self.forms = forms
  }

  /// Nil if the pack has no such item.
  public func text(of id: String) -> String? {
    guard let item = pack.item(named: id) else { return nil }
    return switch item.kind {
    case .rule: text(pack.rules[item.index])
    case .table: text(pack.tables[item.index])
    case .message: text(pack.messages[item.index])
    case .text: text(pack.texts[item.index])
    case .term: text(pack.terms[item.index])
    case .threshold: text(pack.thresholds[item.index])
    case .list: text(pack.lists[item.index])
    case .limit, .mapping, .record: nil
    }
  }

  /// Every id that can be explained.
  public var ids: [String] { pack.namedItems.map(\.id) }

  // MARK: What all kinds have

  func phrases(_ bindings: [Binding], _ scope: Scope) -> Phrases {
    if case .each(let record) = scope {
      return Phrases(pack: pack, bindings: bindings, record: record)
    }
    return Phrases(pack: pack, bindings: bindings, record: nil)
  }

  func force(_ from: CivilDate?, _ until: CivilDate?) -> String {
    (from.map { ", from \(MomentText.text($0))" } ?? "")
      + (until.map { ", until \(MomentText.text($0))" } ?? "")
  }

  func footer(
    why: String?, source: [String], provenance: Provenance, id: String
  ) -> String {
    var text = beside(id)
    if let why { text += "Why: \(why.visible)\n" }
    if let limitations = provenance.limitations {
      text += "Known limitation: \(limitations.visible)\n"
    }
    if !source.isEmpty { text += "Source: \(source.joined(separator: ", "))\n" }
    if !provenance.needs.isEmpty {
      let signed = signOffs(id)
      text +=
        "Needs sign-off: \(provenance.needs.joined(separator: ", "))"
        + (signed.isEmpty ? "; none recorded" : "; recorded: " + signed.joined(separator: "; "))
        + "\n"
    }
    return text
  }

  /// Statements, orders and sentences that say its number: whoever signs an item means them too.
  private func beside(_ id: String) -> String {
    guard let item = pack.item(named: id) else { return "" }
    let said = (stated[PackGraph.Node(item)] ?? []).sorted()
    let texts = pack.texts.filter { text in
      item.kind == .threshold && text.mentions.contains { $0.threshold == id }
    }
    return said.map { "Stated of it: \($0.visible)\n" }.joined()
      + texts.map { "Said by the text \($0.id): “\($0.exactly)”\n" }.joined()
  }

  func examples(_ examples: [Example]) -> String {
    if examples.isEmpty { return "" }
    return "Examples:\n"
      + examples.map { "  \($0.it)\($0.expect.outcome.map { " -> \($0.rawValue)" } ?? "")\n" }
      .joined()
  }
}
