import Evaluation
import RuleModel

/// What each rule and table of a pack rests on, and packs cut down to some of them.
struct Dependence {
  private struct Uses {
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

  /// The pack with these decisions and what they ask, and nothing else. Tables keep their places.
  func slice(_ sources: [Decision.Source]) -> Pack {
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
    slice.messages = []
    slice.terms = []
    slice.requirements = []
    return slice
  }
}

/// How many active rules and tables rest on a threshold.
public func activeUsers(ofThreshold index: Int, in pack: Pack) -> Int {
  active(Dependence(pack).users(ofThreshold: index), in: pack)
}

/// How many active rules and tables rest on a list.
public func activeUsers(ofList index: Int, in pack: Pack) -> Int {
  active(Dependence(pack).users(ofList: index), in: pack)
}

/// How many rules and tables, retired ones left out, ask a table besides itself.
public func askers(ofTable index: Int, in pack: Pack) -> Int {
  Dependence(pack).users(ofTable: index).count { $0 != .table(index) }
}

private func active(_ sources: [Decision.Source], in pack: Pack) -> Int {
  sources.count { source in
    switch source {
    case .rule(let index): pack.rules[index].status == .active
    case .table(let index): pack.tables[index].status == .active
    case .message: false
    }
  }
}
