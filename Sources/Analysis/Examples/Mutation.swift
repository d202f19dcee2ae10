import Diagnostics
import Evaluation
import OperatingSystem
import RuleModel
import SourceText

/// One small change to a pack that some example should notice.
public struct Mutant: Sendable {
  /// The rule, table or threshold changed.
  public var item: String
  /// The rules and tables whose decisions rest on what was changed.
  public var users: [String]
  /// The change, in words: `x >= 4` read as `x > 4`.
  public var change: String
  /// The place of the changed part.
  public var origin: Origin
  package var pack: Pack
  /// It matters only where a result is unknown, which may never happen.
  public var isAboutUnknown = false
  /// Whether the changed item says that nobody has to notice it (`free to change`).
  public var isFree = false
}

/// Changes each threshold and operator, one at a time, and names the changes that no example
/// catches.
///
/// A change is tried on a pack cut down to the decisions that rest on it, and against their
/// examples: no other could notice it.
public struct Mutation: Sendable {
  let pack: Pack
  let today: CivilDate
  let zone: Zone?

  public init(_ pack: Pack, today: CivilDate, zone: Zone? = nil) {
    self.pack = pack.confirmed
    self.today = today
    self.zone = zone
  }

  /// How many changes were tried, and those that no example noticed.
  public struct Result: Sendable {
    /// How many were tried.
    public var mutants: Int
    /// Those that no example noticed.
    public var survivors: [Mutant]
  }

  /// Tries every change against the examples of what rests on it.
  /// - Parameters:
  ///   - items: changes that concern none of these, by id, are left out; nil: all count.
  ///   - isMeant: others are left out, by their words and their place.
  public func result(
    of items: Set<String>? = nil,
    where isMeant: @escaping @Sendable (String, Origin) -> Bool = { _, _ in true }
  ) -> Result {
    let asked = items.map { items in groups().filter { $0.concerns(items, in: pack) } } ?? groups()
    let tried = mapInParallel(asked) { group in
      let mutants = mutants(of: group).filter { isMeant($0.change, $0.origin) }
      if mutants.isEmpty { return Result(mutants: 0, survivors: []) }
      // An example that fails anyway notices nothing.
      let symbols = Symbols(of: group.slice)
      func runner(_ pack: Pack) -> ExampleRunner {
        ExampleRunner(resultsOf: pack, today: today, zone: zone, symbols: symbols)
      }
      let isSound = runner(group.slice).soundness()
      let survivors = mutants.filter { !runner($0.pack).isNoticed(by: isSound) }
      return Result(mutants: mutants.count, survivors: survivors)
    }
    return Result(
      mutants: tried.reduce(0) { $0 + $1.mutants },
      survivors: tried.flatMap(\.survivors).map(marked))
  }

  private func marked(_ mutant: Mutant) -> Mutant {
    var mutant = mutant
    mutant.isFree = ([mutant.item] + mutant.users).contains { name in
      pack.item(named: name)?.provenance.free.contains { $0.covers(mutant.change) } ?? false
    }
    return mutant
  }

  /// The same, and every change of `Weakenings` to what is not retired, but for those that are free.
  public func all(
    of asked: Set<String>? = nil,
    where isMeant: @escaping @Sendable (String, Origin) -> Bool = { _, _ in true }
  ) -> Result {
    var result = result(of: asked, where: isMeant)
    let weakenings = Weakenings(pack, today: today, zone: zone)
    let items = pack.items.filter { item in
      item.status != .retired && asked.map { $0.contains(item.id) } ?? true
    }
    var told: Set<String> = []
    let found = mapInParallel(items) { item in
      weakenings.survivors(of: item) {
        isMeant("`\(item.id)` \($0.what)", $0.origin ?? item.origin)
      }
    }
    for (item, found) in zip(items, found) {
      result.mutants += found.tried
      for weakening in found.unnoticed {
        // Several rules may use one count.
        if let aggregate = weakening.aggregate,
          !told.insert("\(aggregate) \(weakening.what)").inserted
        {
          continue
        }
        result.survivors.append(
          marked(
            Mutant(
              item: item.id, users: weakenings.users(of: item, weakening).compactMap(name),
              change: "`\(item.id)` \(weakening.what)", origin: weakening.origin ?? item.origin,
              pack: weakening.pack,
              isAboutUnknown: weakening.isAboutUnknown)))
      }
    }
    result.survivors.removeAll(where: \.isFree)
    return result
  }

  private func name(_ source: DecisionCopy.Source) -> String? {
    switch source {
    case .rule(let index): pack.rules[index].id
    case .table(let index): pack.tables[index].id
    case .message: nil
    }
  }

  // MARK: Making mutants

  private enum Target: Sendable {
    case threshold(Int)
    case rule
    case table(Int)
    case aggregate(Int)
  }

  /// A changed part, and the pack cut down to the items that rest on it.
  private struct Group: Sendable {
    var target: Target
    var users: [String]
    var slice: Pack

    /// Whether it is one of the items, or something that one of them rests on.
    func concerns(_ items: Set<String>, in pack: Pack) -> Bool {
      if users.contains(where: items.contains) { return true }
      return switch target {
      case .threshold(let index): items.contains(pack.thresholds[index].name)
      case .table(let index): items.contains(pack.tables[index].id)
      case .rule, .aggregate: false
      }
    }
  }

  private func groups() -> [Group] {
    let dependence = Dependence(pack)
    func group(_ target: Target, _ users: [DecisionCopy.Source]) -> Group? {
      if users.isEmpty { return nil }
      let names = users.map { source in
        switch source {
        case .rule(let index): pack.rules[index].id
        case .table(let index): pack.tables[index].id
        case .message(let index): pack.messages[index].id
        }
      }
      return Group(target: target, users: names, slice: dependence.slice(users))
    }
    var groups = pack.thresholds.indices.map {
      group(.threshold($0), dependence.users(ofThreshold: $0))
    }
    groups += pack.rules.indices.map {
      pack.rules[$0].status == .retired ? nil : group(.rule, [.rule($0)])
    }
    groups += pack.tables.indices.map { group(.table($0), dependence.users(ofTable: $0)) }
    groups += pack.aggregates.indices.map {
      group(.aggregate($0), dependence.users(ofAggregate: $0))
    }
    return groups.compactMap { $0 }
  }

  private func mutants(of group: Group) -> [Mutant] {
    switch group.target {
    case .threshold(let index): ofThreshold(index, group)
    case .rule: ofRule(group)
    case .table(let index): ofTable(index, group)
    case .aggregate(let index): ofAggregate(index, group)
    }
  }

  private func ofThreshold(_ index: Int, _ group: Group) -> [Mutant] {
    let threshold = pack.thresholds[index]
    return Variants(pack: pack, bindings: []).neighbours(threshold.value, threshold.type).map {
      literal, text in
      var changed = group.slice
      changed.thresholds[index].value = literal
      // The length of a window is settled when the pack is loaded.
      for (position, aggregate) in pack.aggregates.enumerated()
      where aggregate.length?.threshold == index {
        if let span = Window.Span(literal, threshold.type) {
          changed.aggregates[position].window = aggregate.window.with(span)
        }
      }
      return Mutant(
        item: threshold.name, users: group.users, change: "`\(threshold.name)` as \(text)",
        origin: threshold.origin,
        pack: changed)
    }
  }

  private func ofRule(_ group: Group) -> [Mutant] {
    let rule = group.slice.rules[0]
    var found: [Mutant] = []
    func add(_ change: String, _ origin: Origin?, _ edit: (inout Rule) -> Void) {
      var changed = group.slice
      edit(&changed.rules[0])
      found.append(
        Mutant(
          item: rule.id, users: group.users, change: change, origin: origin ?? rule.origin,
          pack: changed))
    }
    let variants = Variants(pack: pack, bindings: rule.bindings, record: rule.scope.record)
    for (condition, change, origin) in variants.of(rule.condition) {
      add(change, origin) { $0.condition = condition }
    }
    for (path, actions) in [(\Rule.then, rule.then), (\Rule.otherwise, rule.otherwise)] {
      for (place, action) in actions.enumerated() {
        for (condition, change, origin) in variants.of(action.condition) {
          add(change, origin ?? action.origin) { $0[keyPath: path][place].condition = condition }
        }
        for (position, passed) in action.with.enumerated() {
          for variant in variants.of(passed.expression, nil) {
            add(variant.change, variant.origin ?? action.origin) {
              $0[keyPath: path][place].with[position].expression = variant.expression
            }
          }
        }
      }
    }
    for (binding, variant) in variants.ofBindings() {
      add(variant.change, variant.origin ?? rule.bindings[binding].origin) {
        $0.bindings[binding].expression = variant.expression
      }
    }
    return found
  }

  private func ofTable(_ index: Int, _ group: Group) -> [Mutant] {
    let table = group.slice.tables[index]
    var found: [Mutant] = []
    func add(_ change: String, _ origin: Origin, _ edit: (inout Table) -> Void) {
      var changed = group.slice
      edit(&changed.tables[index])
      found.append(
        Mutant(item: table.id, users: group.users, change: change, origin: origin, pack: changed))
    }
    let variants = Variants(pack: pack, bindings: table.bindings, record: table.scope.record)
    for (row, line) in table.rows.enumerated() {
      for (condition, change, origin) in variants.of(line.condition) {
        add(change, origin ?? line.origin) { $0.rows[row].condition = condition }
      }
    }
    for (binding, variant) in variants.ofBindings() {
      add(variant.change, variant.origin ?? table.bindings[binding].origin) {
        $0.bindings[binding].expression = variant.expression
      }
    }
    return found
  }

  private func ofAggregate(_ index: Int, _ group: Group) -> [Mutant] {
    guard let condition = pack.aggregates[index].written else { return [] }
    return Variants(pack: pack, bindings: [], record: pack.aggregates[index].record).of(
      condition, nil
    ).map { variant in
      var changed = group.slice
      changed.aggregates[index].written = variant.expression
      return Mutant(
        item: "where", users: group.users, change: variant.change, origin: variant.origin ?? .none,
        pack: changed)
    }
  }
}
