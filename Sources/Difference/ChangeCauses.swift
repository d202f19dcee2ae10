import RuleLoading
import RuleModel
import SignOffs

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
    guard case .group(let old)? = was, case .group(let new)? = now else {
      return [
        .init(id: isOwn ? "it" : name, from: was.map(said), to: now.map(said), part: node.label)
      ]
    }
    return Set(old.keys).union(new.keys).sorted().filter { old[$0] != new[$0] }.map { key in
      // The value of a threshold is the threshold.
      let isValue = node.kind == .threshold && key == "is"
      let id = isOwn ? (isValue ? "it" : key) : isValue ? name : "\(name): \(key)"
      var cause = PackDifference.Cause(id: id, part: node.label, key: isValue ? "" : key)
      if case .list(let was)? = old[key], case .list(let now)? = new[key], key != "is" {
        let (gone, come) = (was.filter { !now.contains($0) }, now.filter { !was.contains($0) })
        // The same lines in another order, or fewer of the same.
        if !gone.isEmpty || !come.isEmpty {
          cause.from = gone.isEmpty ? nil : said(.list(gone))
          cause.to = come.isEmpty ? nil : said(.list(come))
          cause.isOfList = was.count > gone.count
          return cause
        }
      }
      cause.from = old[key].map(said)
      cause.to = new[key].map(said)
      return cause
    }
  }

  /// An earlier wording, with the day on which it ends.
  private func wording(_ members: [String: Written]) -> String? {
    guard let exactly = members["exactly"], let until = members["until"] else { return nil }
    return "“\(said(exactly))”" + (members["key"].map { " (\(said($0)))" } ?? "")
      + " until \(said(until))"
  }

  /// A value as one line.
  func said(_ value: Written) -> String {
    switch value {
    case .nothing: ""
    case .text(let text): text
    case .list(let items): items.map(said).joined(separator: "; ")
    case .group(let members):
      wording(members) ?? value["is"].map(said)
        ?? members.sorted { order($0.key) < order($1.key) }.map { key, value in
          if case .list(let items) = value, items.count != 1 {
            "\(key): [\(items.map(said).joined(separator: ", "))]"
          } else {
            "\(key): \(said(value))"
          }
        }.joined(separator: ", ")
    }
  }

  /// Conditions first, as people write them.
  private func order(_ key: String) -> (Int, String) {
    (["when", "show", "refuse", "remind", "set"].contains(key) ? 0 : 1, key)
  }
}
