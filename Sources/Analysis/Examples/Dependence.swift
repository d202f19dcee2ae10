import Evaluation
import RuleModel

/// Which rules and tables rest on what, and packs cut down to some of them.
struct Dependence: Sendable {
  private let pack: Pack
  /// The nodes that each rule and table rests on, through tables too.
  private let reached: [DecisionCopy.Source: Set<PackGraph.Node>]

  init(_ pack: Pack) {
    self.pack = pack
    let graph = PackGraph(pack)
    var reached: [DecisionCopy.Source: Set<PackGraph.Node>] = [:]
    for (index, rule) in pack.rules.enumerated() {
      reached[.rule(index)] = graph.reach(of: .init(.rule, rule.id))
    }
    for (index, table) in pack.tables.enumerated() {
      reached[.table(index)] = graph.reach(of: .init(.table, table.id))
    }
    self.reached = reached
  }

  /// Every rule and table that is not retired and rests on a node.
  private func users(_ kind: PackGraph.Node.Kind, _ name: String) -> [DecisionCopy.Source] {
    let node = PackGraph.Node(kind, name)
    let rules = pack.rules.indices.filter { pack.rules[$0].status != .retired }.map {
      DecisionCopy.Source.rule($0)
    }
    let tables = pack.tables.indices.filter { pack.tables[$0].status != .retired }.map {
      DecisionCopy.Source.table($0)
    }
    return (rules + tables).filter { reached[$0]!.contains(node) }
  }

  func users(ofThreshold index: Int) -> [DecisionCopy.Source] {
    users(.threshold, pack.thresholds[index].name)
  }
  func users(ofAggregate index: Int) -> [DecisionCopy.Source] { users(.aggregate, String(index)) }
  func users(ofList index: Int) -> [DecisionCopy.Source] { users(.list, pack.lists[index].name) }
  /// The rule itself among them.
  func users(ofRule index: Int) -> [DecisionCopy.Source] { users(.rule, pack.rules[index].id) }
  func users(ofText index: Int) -> [DecisionCopy.Source] { users(.text, pack.texts[index].id) }
  /// The table itself among them.
  func users(ofTable index: Int) -> [DecisionCopy.Source] { users(.table, pack.tables[index].id) }

  /// The pack with these decisions and what they ask, and nothing else. Tables and lists keep their
  /// places.
  /// - Parameter changed: the same pack but for a change to one of them.
  func slice(_ sources: [DecisionCopy.Source], of changed: Pack? = nil) -> Pack {
    let pack = changed ?? self.pack
    var slice = pack
    let kept = sources.reduce(into: Set<PackGraph.Node>()) { $0.formUnion(reached[$1] ?? []) }
    slice.rules = pack.rules.indices.compactMap { index in
      var rule = pack.rules[index]
      if sources.contains(.rule(index)) { return rule }
      // Asked whether it fires.
      guard kept.contains(.init(.rule, rule.id)) else { return nil }
      rule.examples = []
      return rule
    }
    for index in slice.tables.indices {
      if !sources.contains(.table(index)) { slice.tables[index].examples = [] }
      if kept.contains(.init(.table, pack.tables[index].id)) { continue }
      slice.tables[index].status = .retired
      slice.tables[index].rows = []
      slice.tables[index].bindings = []
      slice.tables[index].otherwise = .nothing
    }
    for index in slice.lists.indices where !kept.contains(.init(.list, pack.lists[index].name)) {
      slice.lists[index].entries = []
    }
    slice.messages = []
    slice.terms = []
    slice.requirements = []
    return slice
  }
}

/// How many rules, tables and terms rest on the things of a pack.
public struct Usage: Sendable {
  private let dependence: Dependence

  public init(_ pack: Pack) { dependence = Dependence(pack) }

  /// Active rules and tables that rest on a threshold, and terms that hold copy to it.
  /// - Parameter pack: the same pack, where the status of some may have changed since.
  public func active(onThreshold index: Int, in pack: Pack) -> Int {
    active(dependence.users(ofThreshold: index), in: pack)
      + pack.terms.count {
        $0.status == .active && $0.numberOf.contains(pack.thresholds[index].name)
      }
  }

  /// Active rules and tables that rest on a list.
  public func active(onList index: Int, in pack: Pack) -> Int {
    active(dependence.users(ofList: index), in: pack)
  }

  /// Rules and tables, retired ones left out, that ask a table besides itself.
  public func askers(ofTable index: Int) -> Int {
    dependence.users(ofTable: index).count { $0 != .table(index) }
  }

  private func active(_ sources: [DecisionCopy.Source], in pack: Pack) -> Int {
    sources.count { source in
      switch source {
      case .rule(let index): pack.rules[index].status == .active
      case .table(let index): pack.tables[index].status == .active
      case .message: false
      }
    }
  }
}
