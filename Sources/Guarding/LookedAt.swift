import Changes
import CopyLint
import RuleLoading
import RuleModel

/// Changes of keys that are not weaker by themselves, but that a person has to look at: those that
/// the table of keys says so of.
extension PackPair {
  mutating func compareKeys() {
    let changes = PackChanges(PackContents(old), review.contents)
    let both = changes.old.all.keys.filter { changes.new.all[$0] != nil }
    for node in Set(both).union([.timeZone]).sorted(by: { $0.label < $1.label }) {
      guard let (item, was, now) = subject(of: node) else { continue }
      for change in changes.changes(of: node) where isToLookAt(change, of: node) {
        lookAt(change, of: node, item, was, now)
      }
    }
  }

  private func isToLookAt(_ change: PackChanges.Change, of node: PackGraph.Node) -> Bool {
    guard let row = KeyTable.row(of: change.key, in: node.kind), row.isToLookAt else {
      return false
    }
    // A reason that is gone excuses nothing; one that is new excuses what nothing did.
    if row.effect == .words {
      return change.to != nil && (change.from != nil || change.key != "no sign-off because")
    }
    // Effects that are lost are reported by themselves.
    guard node.kind == .rule else { return true }
    let gone = change.elements?.gone.count ?? (change.from == nil ? 0 : 1)
    return gone > effectsLost[node.name, default: 0]
  }

  private mutating func lookAt(
    _ change: PackChanges.Change, of node: PackGraph.Node, _ item: String, _ was: Origin,
    _ now: Origin
  ) {
    func value(_ side: Written?, _ elements: [Written]?) -> String {
      guard let side else { return "" }
      return (elements.map { .list($0) } ?? side).said
    }
    let elements = change.elements
    let words = WordChanges(
      from: value(change.from, elements?.gone), to: value(change.to, elements?.come))
    func said(_ text: String, _ side: Written?) -> String {
      if change.key.isEmpty { return side == nil ? "none" : text }
      return side == nil ? "no `\(change.key)`" : "\(change.key): \(text)"
    }
    var loss = Loss(
      item, message(change, node), was: said(words.was, change.from),
      now: said(words.now, change.to), at: new.place(now), before: old.place(was))
    loss.isOpen = true
    add(loss)
  }

  private func message(_ change: PackChanges.Change, _ node: PackGraph.Node) -> String {
    let names = node.name.split(separator: ", ", maxSplits: 1)
    if node.kind == .mapping, names.count == 2 {
      return "the mapping `\(names[0])` reads `\(names[1])` in another way"
    }
    if change.key.isEmpty { return "the \(node.kind.rawValue) of the pack has changed" }
    return "the \(node.kind.rawValue) `\(node.name)` has another `\(change.key)`"
  }

  /// The name of a part in `changes:`, and its places.
  private func subject(of node: PackGraph.Node) -> (item: String, was: Origin, now: Origin)? {
    var name = node.name
    if node.kind == .timeZone || node.kind == .sourceLocale { name = node.kind.rawValue }
    if node.kind == .mapping { name = String(name.prefix { $0 != "," }) }
    func place(_ loaded: LoadedPack) -> Origin? {
      switch node.kind {
      case .rule, .table, .message, .text, .term, .threshold, .list:
        loaded.pack.item(named: name).flatMap { $0.status == .retired ? nil : $0.origin }
      case .mapping: loaded.pack.mappings.first { $0.id == name }?.origin
      case .record: loaded.pack.records.first { $0.name == name }?.origin
      case .timeZone, .sourceLocale: Origin.none
      case .binding, .field, .unit, .exemption, .limit, .order, .statement, .requirement, .review,
        .role, .ships, .aggregate, .check, .unreviewed:
        nil
      }
    }
    guard let was = place(old), let now = place(new) else { return nil }
    return (name, was, now)
  }
}
