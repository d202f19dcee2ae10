import Evaluation
import RuleModel

/// What each rule and table of a pack rests on, and packs cut down to some of them.
struct Dependence: Sendable {
  private struct Uses: Sendable {
    var tables: Set<Int> = []
    var thresholds: Set<Int> = []
    var aggregates: Set<Int> = []
    var lists: Set<Int> = []
  }

  private let pack: Pack
  private let rules: [Uses]
  private let tables: [Uses]

  init(_ pack: Pack) {
    self.pack = pack
    func uses(_ expressions: [Expression]) -> Uses {
      var uses = Uses()
      for expression in expressions {
        expression.walkThrough(pack) { part in
          switch part {
          case .answer(let table, _): uses.tables.insert(table)
          case .threshold(let index): uses.thresholds.insert(index)
          case .aggregate(let index):
            uses.aggregates.insert(index)
            if let length = pack.aggregates[index].length?.threshold { uses.thresholds.insert(length) }
          case .isInList(_, let list): uses.lists.insert(list)
          default: break
          }
        }
      }
      return uses
    }
    rules = pack.rules.map { uses($0.expressions) }
    tables = pack.tables.map { uses($0.expressions) }
  }

  /// The tables that a decision asks, and those that these ask.
  private func asked(_ source: Decision.Source) -> Set<Int> {
    var found: Set<Int> = []
    var next: [Int]
    switch source {
    case .rule(let index): next = Array(rules[index].tables)
    case .table(let index): next = [index]
    case .message: next = []
    }
    while let table = next.popLast() {
      if found.insert(table).inserted { next += tables[table].tables }
    }
    return found
  }

  private func uses(_ source: Decision.Source, _ isUsed: (Uses) -> Bool) -> Bool {
    if case .rule(let index) = source, isUsed(rules[index]) { return true }
    return asked(source).contains { isUsed(tables[$0]) }
  }

  /// Every rule and table that is not retired.
  private var all: [Decision.Source] {
    pack.rules.indices.filter { pack.rules[$0].status != .retired }.map { .rule($0) }
      + pack.tables.indices.filter { pack.tables[$0].status != .retired }.map { .table($0) }
  }

  func users(ofThreshold index: Int) -> [Decision.Source] {
    all.filter { uses($0) { $0.thresholds.contains(index) } }
  }
  func users(ofAggregate index: Int) -> [Decision.Source] {
    all.filter { uses($0) { $0.aggregates.contains(index) } }
  }
  func users(ofList index: Int) -> [Decision.Source] { all.filter { uses($0) { $0.lists.contains(index) } } }
  /// The table itself among them.
  func users(ofTable index: Int) -> [Decision.Source] { all.filter { asked($0).contains(index) } }

  /// The pack with these decisions and what they ask, and nothing else. Tables and lists keep their places.
  /// - Parameter changed: the same pack but for a change to one of them.
  func slice(_ sources: [Decision.Source], of changed: Pack? = nil) -> Pack {
    let pack = changed ?? self.pack
    var slice = pack
    var kept: Set<Int> = []
    var keptRules: Set<Int> = []
    var shown: Set<Int> = []
    for source in sources {
      kept.formUnion(asked(source))
      switch source {
      case .rule(let index): keptRules.insert(index)
      case .table(let index): shown.insert(index)
      case .message: break
      }
    }
    slice.rules = pack.rules.indices.filter(keptRules.contains).map { pack.rules[$0] }
    for index in slice.tables.indices {
      if !shown.contains(index) { slice.tables[index].examples = [] }
      if kept.contains(index) { continue }
      slice.tables[index].status = .retired
      slice.tables[index].rows = []
      slice.tables[index].bindings = []
      slice.tables[index].otherwise = .nothing
    }
    for index in slice.lists.indices where !sources.contains(where: { uses($0) { $0.lists.contains(index) } }) {
      slice.lists[index].entries = []
    }
    slice.messages = []
    slice.terms = []
    slice.requirements = []
    return slice
  }
}

/// How many rules and tables rest on the things of a pack.
public struct Usage: Sendable {
  private let dependence: Dependence

  public init(_ pack: Pack) { dependence = Dependence(pack) }

  /// Active rules and tables that rest on a threshold.
  /// - Parameter pack: the same pack, where the status of some may have changed since.
  public func active(onThreshold index: Int, in pack: Pack) -> Int {
    active(dependence.users(ofThreshold: index), in: pack)
  }

  /// Active rules and tables that rest on a list.
  public func active(onList index: Int, in pack: Pack) -> Int { active(dependence.users(ofList: index), in: pack) }

  /// Rules and tables, retired ones left out, that ask a table besides itself.
  public func askers(ofTable index: Int) -> Int { dependence.users(ofTable: index).count { $0 != .table(index) } }

  private func active(_ sources: [Decision.Source], in pack: Pack) -> Int {
    sources.count { source in
      switch source {
      case .rule(let index): pack.rules[index].status == .active
      case .table(let index): pack.tables[index].status == .active
      case .message: false
      }
    }
  }
}
