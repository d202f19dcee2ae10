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
  let asOf: CivilDate?
  let zone: Zone?

  public init(_ pack: Pack, today: CivilDate, asOf: CivilDate? = nil, zone: Zone? = nil) {
    self.pack = pack
    self.today = today
    self.asOf = asOf
    self.zone = zone
  }

  public struct Result: Sendable {
    public var mutants: Int
    public var survivors: [Mutant]
  }

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
    ExampleRunner(pack, today: today, asOf: asOf, zone: zone).results()
  }

  // MARK: Making mutants

  func mutants() -> [Mutant] {
    var found: [Mutant] = []
    for (index, threshold) in pack.thresholds.enumerated() where isCompared(index) {
      for (literal, text) in neighbours(threshold.value, threshold.type) {
        var changed = pack
        changed.thresholds[index].value = literal
        found.append(Mutant(item: threshold.name, change: "`\(threshold.name)` as \(text)", origin: threshold.origin, pack: changed))
      }
    }
    for (index, rule) in pack.rules.enumerated() where rule.status != .retired {
      for (condition, change, origin) in variants(rule.condition) {
        var changed = pack
        changed.rules[index].condition = condition
        found.append(Mutant(item: rule.id, change: change, origin: origin ?? rule.origin, pack: changed))
      }
      for (binding, (expression, change, origin)) in variants(rule.bindings) {
        var changed = pack
        changed.rules[index].bindings[binding].expression = expression
        found.append(Mutant(item: rule.id, change: change, origin: origin ?? rule.bindings[binding].origin, pack: changed))
      }
    }
    for (index, table) in pack.tables.enumerated() where table.status != .retired {
      for (row, line) in table.rows.enumerated() {
        for (condition, change, origin) in variants(line.condition) {
          var changed = pack
          changed.tables[index].rows[row].condition = condition
          found.append(Mutant(item: table.id, change: change, origin: origin ?? line.origin, pack: changed))
        }
      }
      for (binding, (expression, change, origin)) in variants(table.bindings) {
        var changed = pack
        changed.tables[index].bindings[binding].expression = expression
        found.append(Mutant(item: table.id, change: change, origin: origin ?? table.bindings[binding].origin, pack: changed))
      }
    }
    for (index, aggregate) in pack.aggregates.enumerated() {
      guard let condition = aggregate.condition else { continue }
      for (expression, change, origin) in variants(condition, nil) {
        var changed = pack
        changed.aggregates[index].condition = expression
        found.append(Mutant(item: "where", change: change, origin: origin ?? .none, pack: changed))
      }
    }
    return found
  }

  /// Whether some condition or value uses the threshold; the length of a window is settled when the pack is loaded.
  private func isCompared(_ index: Int) -> Bool {
    var expressions = pack.rules.flatMap { rule in [rule.condition?.expression].compactMap { $0 } + rule.bindings.map(\.expression) + rule.then.compactMap { $0.condition?.expression } }
    expressions += pack.tables.flatMap { table in table.rows.compactMap { $0.condition?.expression } + table.rows.flatMap(\.values) + table.bindings.map(\.expression) }
    expressions += pack.aggregates.compactMap(\.condition)
    return expressions.contains { expression in
      var found = false
      expression.walk { if $0 == .threshold(index) { found = true } }
      return found
    }
  }

  private typealias Variant = (Expression, String, Origin?)

  private func variants(_ bindings: [Binding]) -> [(Int, Variant)] {
    bindings.enumerated().flatMap { index, binding in variants(binding.expression, nil).map { (index, $0) } }
  }

  private func variants(_ condition: Condition?) -> [(Condition, String, Origin?)] {
    guard let condition else { return [] }
    func group(_ parts: [Condition], _ make: ([Condition]) -> Condition) -> [(Condition, String, Origin?)] {
      parts.enumerated().flatMap { index, part in
        variants(part).map { changed, text, origin in
          var copy = parts
          copy[index] = changed
          return (make(copy), text, origin)
        }
      }
    }
    switch condition {
    case .line(let line):
      return variants(line.expression, line.text).map { expression, change, origin in
        (.line(.init(text: line.text, origin: line.origin, expression: expression)), change, origin ?? line.origin)
      }
    case .all(let parts): return group(parts) { .all($0) }
    case .any(let parts): return group(parts) { .any($0) }
    case .none(let parts): return group(parts) { .none($0) }
    }
  }

  /// Every expression that differs from this one in one operator or constant.
  private func variants(_ expression: Expression, _ text: String?) -> [Variant] {
    func one(_ part: Expression, _ text: String?, _ make: (Expression) -> Expression) -> [Variant] {
      variants(part, text).map { (make($0.0), $0.1, $0.2) }
    }
    func each(_ parts: [Expression], _ make: ([Expression]) -> Expression) -> [Variant] {
      parts.enumerated().flatMap { index, part in
        one(part, text) { changed in
          var copy = parts
          copy[index] = changed
          return make(copy)
        }
      }
    }
    let quoted = text.map { "`\($0)`" } ?? "a condition"
    switch expression {
    case .test(let test):
      return variants(test.expression, test.text).map { changed, change, _ in
        var copy = test
        copy.expression = changed
        return (.test(copy), change, test.origin)
      }
    case .compare(let comparison, let a, let b):
      var found: [Variant] = []
      switch comparison {
      case .less: found.append((.compare(.lessOrEqual, a, b), "\(quoted) with `<=` for `<`", nil))
      case .lessOrEqual: found.append((.compare(.less, a, b), "\(quoted) with `<` for `<=`", nil))
      case .greater: found.append((.compare(.greaterOrEqual, a, b), "\(quoted) with `>=` for `>`", nil))
      case .greaterOrEqual: found.append((.compare(.greater, a, b), "\(quoted) with `>` for `>=`", nil))
      case .equal: found.append((.not(.compare(.equal, a, b)), "\(quoted) turned round", nil))
      }
      for (literal, shown) in literalNeighbours(b) { found.append((.compare(comparison, a, literal), "\(quoted) with \(shown)", nil)) }
      for (literal, shown) in literalNeighbours(a) { found.append((.compare(comparison, literal, b), "\(quoted) with \(shown)", nil)) }
      return found
    case .between(let a, let low, let high, let ends):
      var found: [Variant] = [(.between(a, low: low, high: high, includesHigh: !ends), "\(quoted) with its upper end \(ends ? "out" : "in")", nil)]
      for (literal, shown) in literalNeighbours(low) { found.append((.between(a, low: literal, high: high, includesHigh: ends), "\(quoted) from \(shown)", nil)) }
      for (literal, shown) in literalNeighbours(high) { found.append((.between(a, low: low, high: literal, includesHigh: ends), "\(quoted) to \(shown)", nil)) }
      return found
    case .isMissing(let a): return [(.not(.isMissing(a)), "\(quoted) turned round", nil)]
    case .isOneOf(let a, let values):
      if values.count < 2 { return [(.not(expression), "\(quoted) turned round", nil)] }
      return values.indices.map { index in
        var copy = values
        let removed = copy.remove(at: index)
        return (.isOneOf(a, copy), "\(quoted) without \(Phrases(pack: pack, bindings: [], record: nil).text(removed))", nil)
      }
    case .isInList: return [(.not(expression), "\(quoted) turned round", nil)]
    case .includes(_, _, let values) where values.count == 1: return [(.not(expression), "\(quoted) turned round", nil)]
    case .includes(let a, let quantifier, let values):
      return [(.includes(a, quantifier == .any ? .all : .any, values), "\(quoted) with `\(quantifier == .any ? "all" : "any") of`", nil)]
    case .not(let a):
      // Turning round what is negated and dropping the negation are one change.
      let inner = variants(a, text).filter { !$0.1.hasSuffix("turned round") }.map { (Expression.not($0.0), $0.1, $0.2) }
      return inner + [(a, "\(quoted) without its `not`", nil)]
    case .all(let parts): return [(.any(parts), "\(quoted) with `or` for `and`", nil)] + each(parts) { .all($0) }
    case .any(let parts): return [(.all(parts), "\(quoted) with `and` for `or`", nil)] + each(parts) { .any($0) }
    case .howMany(let parts): return each(parts) { .howMany($0) }
    case .otherwise(let a, let b): return one(a, text) { .otherwise($0, b) } + one(b, text) { .otherwise(a, $0) }
    case .arithmetic(let sign, let a, let b):
      return literalNeighbours(b).map { (.arithmetic(sign, a, $0.0), "a \($0.1) in a computed value", nil) } + one(a, text) { .arithmetic(sign, $0, b) }
    case .field, .binding:
      // A bare yes/no value.
      return text == nil ? [] : [(.not(expression), "\(quoted) turned round", nil)]
    default: return []
    }
  }

  private func literalNeighbours(_ expression: Expression) -> [(Expression, String)] {
    guard case .literal(let literal) = expression else { return [] }
    return neighbours(literal, .number(nil)).map { (.literal($0.0), $0.1) }
  }

  /// The next constants below and above, in the last digit that is written.
  private func neighbours(_ literal: Literal, _ type: ValueType) -> [(Literal, String)] {
    let phrases = Phrases(pack: pack, bindings: [], record: nil)
    switch literal {
    case .number(let x):
      var step = 1.0
      var places = 0
      while places < 12, decimal(x / step).truncatingRemainder(dividingBy: 1) != 0 {
        step = decimal(step / 10)
        places += 1
      }
      return [decimal(x - step), decimal(x + step)].map { (.number($0), phrases.text($0, of: type)) }
    case .timeOfDay(let time):
      return [time - 60_000_000, time + 60_000_000].filter { (0..<86_400_000_000).contains($0) }.map { (.timeOfDay($0), MomentText.text(timeOfDay: $0)) }
    case .date(let date): return [date.adding(days: -1), date.adding(days: 1)].map { (.date($0), MomentText.text($0)) }
    case .period(let period) where period.months == 0:
      return [-1, 1].map { (.period(CalendarPeriod(days: period.days + $0)), "\(period.days + $0) calendar days") }
    case .truth(let truth): return [(.truth(!truth), truth ? "no" : "yes")]
    default: return []
    }
  }
}
