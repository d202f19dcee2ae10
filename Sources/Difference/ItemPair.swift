import RuleLoading
import RuleModel

/// An item that both packs have, with all that decides its outcome in each, as it is written and
/// without words, by label. Worked out once: whether it differs, why, and in which lists are all
/// read from here.
struct ItemPair: Sendable {
  let old: PackItem
  let new: PackItem
  let was: [String: Written]
  let now: [String: Written]

  /// Everything that either rests on.
  var labels: Set<String> { Set(was.keys).union(now.keys) }

  /// The lists that either looks names up in.
  var lists: Set<String> {
    Set(labels.compactMap { PackGraph.Node(label: $0) }.filter { $0.kind == .list }.map(\.name))
  }
}
