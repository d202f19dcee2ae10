import RuleLoading
import RuleModel

/// The differences between two packs, part by part and key by key, of which `diff`, `--since`,
/// sign-offs and the marks of handbook and page are made.
public struct PackChanges: Sendable {
  /// A part of a pack.
  public typealias Node = PackGraph.Node

  /// The pack as it was.
  public let old: PackContents
  /// The pack as it is.
  public let new: PackContents

  public init(_ old: PackContents, _ new: PackContents) {
    self.old = old
    self.new = new
  }

  /// One key of a part that is not as it was.
  public struct Change: Sendable, Hashable {
    /// The key; empty for a part that is its value.
    public var key: String
    /// The content as it was; nil: nothing.
    public var from: Written?
    /// The content as it is; nil: nothing.
    public var to: Written?

    package init(key: String = "", from: Written?, to: Written?) {
      self.key = key
      self.from = from
      self.to = to
    }
  }

  /// The parts that decide something else, are new or are gone.
  public var edited: Set<Node> { Self.edited(old.all, new.all) }

  /// The same of the parts of two packs.
  public static func edited(_ was: [Node: Written], _ now: [Node: Written]) -> Set<Node> {
    Set(was.keys).union(now.keys).filter { decides(was[$0]) != decides(now[$0]) }
  }

  private static func decides(_ content: Written?) -> Written? {
    content?.without(PackContents.words)
  }

  /// Whether a part decides something else.
  public func differs(_ node: Node) -> Bool {
    Self.decides(old.all[node]) != Self.decides(new.all[node])
  }

  /// The keys of a part that are not as they were, in order.
  public func changes(of node: Node) -> [Change] {
    Self.changes(old.content(of: node), new.content(of: node))
  }

  /// The keys of two contents that differ, in order; without a key where either has none.
  public static func changes(_ was: Written?, _ now: Written?) -> [Change] {
    if was == now { return [] }
    guard case .group(let old)? = was, case .group(let new)? = now else {
      return [Change(from: was, to: now)]
    }
    return Set(old.keys).union(new.keys).sorted().filter { old[$0] != new[$0] }.map {
      Change(key: $0, from: old[$0], to: new[$0])
    }
  }
}

extension PackChanges.Change {
  /// Of two lists that both have something the elements that went and those that came; nil where
  /// they are no lists, or hold the same in another order.
  public var elements: (gone: [Written], come: [Written])? {
    guard case .list(let was)? = from, case .list(let now)? = to else { return nil }
    let (gone, come) = (was.filter { !now.contains($0) }, now.filter { !was.contains($0) })
    return gone.isEmpty && come.isEmpty ? nil : (gone, come)
  }
}

extension Written {
  /// A value as one line, as people write it.
  public var said: String {
    switch self {
    case .nothing: ""
    case .text(let text): text
    case .list(let items): items.map(\.said).joined(separator: "; ")
    case .group(let members):
      wording(members) ?? self["is"]?.said
        ?? members.sorted { Self.order($0.key) < Self.order($1.key) }.map { key, value in
          if case .list(let items) = value, items.count != 1 {
            "\(key): [\(items.map(\.said).joined(separator: ", "))]"
          } else {
            "\(key): \(value.said)"
          }
        }.joined(separator: ", ")
    }
  }

  /// An earlier wording, with the day on which it ends.
  private func wording(_ members: [String: Written]) -> String? {
    guard let exactly = members["exactly"], let until = members["until"] else { return nil }
    return "“\(exactly.said)”" + (members["key"].map { " (\($0.said))" } ?? "")
      + " until \(until.said)"
  }

  /// Conditions first, as people write them.
  private static func order(_ key: String) -> (Int, String) {
    (["when", "show", "refuse", "remind", "set"].contains(key) ? 0 : 1, key)
  }
}
