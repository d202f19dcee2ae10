import RuleModel
import SourceText
import YAMLReading

/// The items of a pack that are not the same in two states of its files, and all whose results may
/// be other ones for it.
struct Reach {
  /// The ids of the items whose files say something else of them.
  private(set) var changed: Set<String> = []
  /// The ids of rules, tables and messages that rest on some of them, or are among them.
  private(set) var items: Set<String> = []

  init(from old: EditState, to new: EditState) {
    var nodes: Set<PackGraph.Node> = []
    for (was, now) in zip(old.files.rules, new.files.rules) where was.bytes != now.bytes {
      let (a, b) = (Self.items(in: was, old.terms.memory), Self.items(in: now, new.terms.memory))
      nodes.formUnion(Set(a.keys).union(b.keys).filter { a[$0] != b[$0] })
    }
    changed = Set(nodes.map(\.name))
    let graph = PackGraph(new.loaded.pack)
    for item in new.loaded.pack.items where [.rule, .table, .message].contains(item.kind) {
      let isReached =
        changed.contains(item.id) || !graph.reach(of: .init(item)).isDisjoint(with: nodes)
      if isReached { items.insert(item.id) }
    }
  }

  /// Each item that a file says something of, with that.
  private static func items(
    in file: SourceFile, _ memory: YAMLMemory
  ) -> [PackGraph.Node: [YAMLValue]] {
    var found: [PackGraph.Node: [YAMLValue]] = [:]
    for entry in memory.read(file).root?.mapping ?? [] {
      guard let section = PackSection(rawValue: entry.keyText) else { continue }
      for kind in kinds(of: section) {
        for own in entry.value.mapping ?? [] {
          found[.init(kind, own.keyText), default: []].append(YAMLValue(own.value))
        }
        for own in entry.value.sequence ?? [] {
          if let id = own["id"]?.text { found[.init(kind, id), default: []].append(YAMLValue(own)) }
        }
      }
    }
    return found
  }

  private static func kinds(of section: PackSection) -> [PackGraph.Node.Kind] {
    section == .examplesOf
      ? [.rule, .table, .message] : PackGraph.Node.Kind.allCases.filter { $0.section == section }
  }
}
