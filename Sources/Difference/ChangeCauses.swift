import Changes
import RuleLoading
import RuleModel

/// The edits of an item and of all that it rests on, key by key.
extension PackParts {
  /// The parts that differ, the item's own lines first.
  func causes(_ pair: ItemPair) -> [PackDifference.Cause] {
    let (was, now) = (pair.was, pair.now)
    let own = PackGraph.Node(pair.old).label
    var causes: [PackDifference.Cause] = []
    for label in pair.labels.sorted(by: {
      ($0 != own ? 1 : 0, $0) < ($1 != own ? 1 : 0, $1)
    })
    where was[label] != now[label] {
      guard let node = PackGraph.Node(label: label) else { continue }
      // A part that only one of the two rests on has not changed if both packs have it.
      let old = was[label] ?? compared(node, in: before.contents)
      let new = now[label] ?? compared(node, in: after.contents)
      if old == new { continue }
      causes += self.causes(node, old, new, isOwn: label == own)
    }
    return causes
  }

  private func causes(
    _ node: PackGraph.Node, _ was: Written?, _ now: Written?, isOwn: Bool
  ) -> [PackDifference.Cause] {
    let name = isOwn ? "" : node.name
    return PackChanges.changes(was, now).flatMap { change -> [PackDifference.Cause] in
      // The value of a threshold is the threshold.
      let isValue = change.key.isEmpty || node.kind == .threshold && change.key == "is"
      let id = isOwn ? (isValue ? "it" : change.key) : isValue ? name : "\(name): \(change.key)"
      var cause = PackDifference.Cause(
        id: id, from: change.from?.said, to: change.to?.said, part: node.label,
        key: isValue ? "" : change.key)
      // Of sentences by locale those that differ.
      if case .group? = change.from, case .group? = change.to,
        KeyTable.isSentence(change.key, in: node.kind)
      {
        return PackChanges.changes(change.from, change.to).map { part in
          PackDifference.Cause(
            id: "\(id): \(part.key)", from: part.from?.said, to: part.to?.said, part: node.label,
            key: "\(change.key): \(part.key)")
        }
      }
      // The same lines in another order, or fewer of the same, are said whole.
      if change.key != "is", !change.key.isEmpty, let (gone, come) = change.elements,
        case .list(let was)? = change.from
      {
        cause.from = gone.isEmpty ? nil : Written.list(gone).said
        cause.to = come.isEmpty ? nil : Written.list(come).said
        cause.isOfList = was.count > gone.count
      }
      return [cause]
    }
  }
}
