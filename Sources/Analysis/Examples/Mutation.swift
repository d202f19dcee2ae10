import Diagnostics
import Evaluation
import RuleModel
import SourceText

/// One small change to a pack that some example should notice.
public struct Mutant: Sendable {
  /// The rule, table or threshold changed.
  public var item: String
  /// What was changed, in words: `x >= 4` read as `x > 4`.
  public var change: String
  public var origin: Origin
  var pack: Pack
}

/// Changes each threshold and operator, one at a time, and names the changes that no example catches.
public struct Mutation {
  let pack: Pack
  let today: CivilDate
  let zone: Zone?

  public init(_ pack: Pack, today: CivilDate, zone: Zone? = nil) {
    self.pack = pack
    self.today = today
    self.zone = zone
  }

  /// How many changes were tried, and those that no example noticed.
  public struct Result: Sendable {
    public var mutants: Int
    public var survivors: [Mutant]
  }

  /// Tries every change against every example.
  public func result() -> Result {
    let mutants = self.mutants()
    // An example that fails anyway notices nothing.
    let isSound = results(of: pack).map(\.differences.isEmpty)
    let survivors = mutants.filter { mutant in
      !zip(isSound, results(of: mutant.pack)).contains { isSound, result in isSound && !result.differences.isEmpty }
    }
    return Result(mutants: mutants.count, survivors: survivors)
  }

  private func results(of pack: Pack) -> [ExampleResult] {
    ExampleRunner(pack, today: today, zone: zone).results()
  }

  // MARK: Making mutants

  func mutants() -> [Mutant] {
    var found: [Mutant] = []
    for (index, threshold) in pack.thresholds.enumerated() where isUsed(index) {
      for (literal, text) in Variants(pack: pack, bindings: []).neighbours(threshold.value, threshold.type) {
        var changed = pack
        changed.thresholds[index].value = literal
        // The length of a window is settled when the pack is loaded.
        for (position, aggregate) in pack.aggregates.enumerated() where aggregate.length?.threshold == index {
          if let span = Window.Span(literal, threshold.type) {
            changed.aggregates[position].window = aggregate.window.with(span)
          }
        }
        found.append(
          Mutant(
            item: threshold.name, change: "`\(threshold.name)` as \(text)", origin: threshold.origin, pack: changed))
      }
    }
    for (index, rule) in pack.rules.enumerated() where rule.status != .retired {
      let variants = Variants(pack: pack, bindings: rule.bindings)
      for (condition, change, origin) in variants.of(rule.condition) {
        var changed = pack
        changed.rules[index].condition = condition
        found.append(Mutant(item: rule.id, change: change, origin: origin ?? rule.origin, pack: changed))
      }
      for (path, actions) in [(\Rule.then, rule.then), (\Rule.otherwise, rule.otherwise)] {
        for (place, action) in actions.enumerated() {
          for (condition, change, origin) in variants.of(action.condition) {
            var changed = pack
            changed.rules[index][keyPath: path][place].condition = condition
            found.append(Mutant(item: rule.id, change: change, origin: origin ?? action.origin, pack: changed))
          }
        }
      }
      for (binding, (expression, change, origin)) in variants.ofBindings() {
        var changed = pack
        changed.rules[index].bindings[binding].expression = expression
        found.append(
          Mutant(item: rule.id, change: change, origin: origin ?? rule.bindings[binding].origin, pack: changed))
      }
    }
    for (index, table) in pack.tables.enumerated() where table.status != .retired {
      let variants = Variants(pack: pack, bindings: table.bindings)
      for (row, line) in table.rows.enumerated() {
        for (condition, change, origin) in variants.of(line.condition) {
          var changed = pack
          changed.tables[index].rows[row].condition = condition
          found.append(Mutant(item: table.id, change: change, origin: origin ?? line.origin, pack: changed))
        }
      }
      for (binding, (expression, change, origin)) in variants.ofBindings() {
        var changed = pack
        changed.tables[index].bindings[binding].expression = expression
        found.append(
          Mutant(item: table.id, change: change, origin: origin ?? table.bindings[binding].origin, pack: changed))
      }
    }
    for (index, aggregate) in pack.aggregates.enumerated() {
      guard let condition = aggregate.condition else { continue }
      for (expression, change, origin) in Variants(pack: pack, bindings: []).of(condition, nil) {
        var changed = pack
        changed.aggregates[index].condition = expression
        found.append(Mutant(item: "where", change: change, origin: origin ?? .none, pack: changed))
      }
    }
    return found
  }

  /// Whether something that is decided rests on the threshold.
  private func isUsed(_ index: Int) -> Bool {
    let expressions =
      pack.rules.filter { $0.status != .retired }.flatMap(\.expressions)
      + pack.tables.filter { $0.status != .retired }.flatMap(\.expressions)
    return expressions.contains { expression in
      var found = false
      expression.walkThrough(pack) { if $0 == .threshold(index) { found = true } }
      return found
    }
  }
}
