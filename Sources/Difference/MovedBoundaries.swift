import Analysis
import Cases
import RuleModel

/// If nothing but the constants of comparisons differs: from where to where a rule fires. Said only
/// if the decided cases agree.
struct MovedBoundaries {
  private let item: PackItem
  private let other: PackItem
  private let old: Pack
  private let new: Pack

  init(_ item: PackItem, _ other: PackItem, _ old: Pack, _ new: Pack) {
    self.item = item
    self.other = other
    self.old = old
    self.new = new
  }

  /// A comparison with a constant, as people read it.
  private struct Boundary: Hashable {
    var term: String
    var comparison: Comparison
    var constant: String
    var noun: String?
    /// The constant as a number, and its unit.
    var amount: Double?
    var unit: Unit?
    /// Whether the rule fires, if it fails only because of this, on the side where this is true;
    /// nil if unknown.
    var firesWhereTrue: Bool?

    /// How much more the other's constant is, as this one is written; nil if they cannot be
    /// compared.
    func step(to other: Boundary) -> Double? {
      guard let amount, let otherAmount = other.amount else { return nil }
      if unit == other.unit { return otherAmount - amount }
      guard let unit, let otherUnit = other.unit, let change = UnitChange(from: otherUnit, to: unit)
      else { return nil }
      let moved = change.apply(otherAmount)
      return abs(moved - amount) <= 1e-9 * abs(amount) ? 0 : moved - amount
    }

    func isSame(as other: Boundary) -> Bool {
      comparison == other.comparison
        && (constant == other.constant && unit == other.unit || step(to: other) == 0)
    }

    /// Whether the comparison is true of more than before: nil where of others.
    func grows(to other: Boundary) -> Bool? {
      guard let step = step(to: other) else { return nil }
      let isLow = [.greater, .greaterOrEqual].contains(comparison)
      switch (comparison, other.comparison) {
      case (.equal, _), (_, .equal): return nil
      case (.greaterOrEqual, .greater), (.lessOrEqual, .less): return step == 0 ? false : nil
      case (.greater, .greaterOrEqual), (.less, .lessOrEqual): return step == 0 ? true : nil
      case (.greater, .greater), (.greaterOrEqual, .greaterOrEqual), (.less, .less),
        (.lessOrEqual, .lessOrEqual):
        return step == 0 ? nil : (step < 0) == isLow
      case (.greater, _), (.greaterOrEqual, _), (.less, _), (.lessOrEqual, _): return nil
      }
    }

    /// As people say it of where the rule fires: `below 4`, where it fires unless `from 4`.
    var told: Boundary {
      guard firesWhereTrue == false else { return self }
      var turned = self
      turned.comparison =
        switch comparison {
        case .less: .greaterOrEqual
        case .lessOrEqual: .greater
        case .greater: .lessOrEqual
        case .greaterOrEqual: .less
        case .equal: .equal
        }
      return turned
    }
  }

  /// Nil if they are unknown, or if the cases say otherwise.
  func phrases(_ outcome: CaseSearch.Found) -> [String]? {
    guard item.kind == .rule else { return nil }
    let (before, after) = (
      boundaries(old, old.rules[item.index]), boundaries(new, new.rules[other.index])
    )
    guard before.count == after.count, !before.isEmpty else { return nil }
    var moved: [String] = []
    /// Whether the rule should fire where it did not, and the other way round.
    var (fires, stops) = (false, false)
    for (was, now) in zip(before, after) {
      guard was.term == now.term else { return nil }
      if was.isSame(as: now) { continue }
      guard !was.constant.isEmpty, !now.constant.isEmpty, let isTrue = was.firesWhereTrue,
        isTrue == now.firesWhereTrue
      else { return nil }
      if was.comparison == .equal, now.comparison == .equal {
        guard isTrue else { return nil }
        (fires, stops) = (true, true)
      } else {
        guard let grows = was.grows(to: now) else { return nil }
        if grows == isTrue { fires = true } else { stops = true }
      }
      moved.append(phrase(was.told, now.told))
    }
    let found = outcome.found.filter { $0.from.outcome != $0.to.outcome }
    let started = found.contains { $0.from.outcome == .silent && $0.to.outcome == .fires }
    let stopped = found.contains { $0.from.outcome == .fires && $0.to.outcome == .silent }
    guard started || stopped, !started || fires, !stopped || stops else { return nil }
    return moved.count == 1 || moved.count == 2 ? moved : nil
  }

  private func phrase(_ was: Boundary, _ now: Boundary) -> String {
    let what = now.noun.map { "\(now.constant) \($0)" } ?? "\(now.term) \(now.constant)"
    if now.comparison != was.comparison {
      return "\(bound(now, what)) instead of \(bound(was, was.constant))"
    }
    switch now.comparison {
    case .greaterOrEqual: return "from \(what) instead of \(was.constant)"
    case .greater: return "above \(what) instead of \(was.constant)"
    case .lessOrEqual: return "up to \(what) instead of \(was.constant)"
    case .less: return "below \(what) instead of \(was.constant)"
    case .equal: return "where \(now.term) is \(now.constant) instead of \(was.constant)"
    }
  }

  private func bound(_ boundary: Boundary, _ what: String) -> String {
    switch boundary.comparison {
    case .greaterOrEqual: "from \(what)"
    case .greater: "above \(what)"
    case .lessOrEqual: "up to \(what)"
    case .less: "below \(what)"
    case .equal: "at \(what)"
    }
  }

  private func boundaries(_ pack: Pack, _ rule: Rule) -> [Boundary] {
    let phrases = Phrases(pack: pack, bindings: rule.bindings, record: rule.scope.record)
    var found: [Boundary] = []
    func amount(_ expression: Expression, beside other: Expression) -> (Double, Unit?)? {
      switch expression {
      case .literal(let literal):
        guard let x = literal.amount else { return nil }
        if case .number(let unit)? = phrases.type(of: other) { return (x, unit) }
        return (x, nil)
      case .threshold(let index):
        let threshold = pack.thresholds[index]
        guard let x = threshold.value.amount else { return nil }
        if case .number(let unit) = threshold.type { return (x, unit) }
        return (x, nil)
      case .convert(let inner, _): return amount(inner, beside: other)
      default: return nil
      }
    }
    func constant(_ expression: Expression, beside other: Expression) -> String? {
      switch expression {
      case .literal(let literal):
        if case .number(let x) = literal, let type = phrases.type(of: other) {
          return phrases.text(x, of: type)
        }
        return phrases.text(literal)
      case .threshold(let index):
        let threshold = pack.thresholds[index]
        if case .number(let x) = threshold.value { return phrases.text(x, of: threshold.type) }
        return phrases.text(threshold.value)
      case .convert(let inner, _): return constant(inner, beside: other)
      default: return nil
      }
    }
    func noun(_ expression: Expression) -> String? {
      switch expression {
      case .binding(let index): return noun(rule.bindings[index].expression)
      case .aggregate(let index):
        if case .countDistinctDays = pack.aggregates[index].operation { return "days" }
        return nil
      default: return nil
      }
    }
    func add(_ comparison: Comparison, _ a: Expression, _ b: Expression, _ isTrue: Bool?) {
      let amount = amount(b, beside: a)
      found.append(
        Boundary(
          term: phrases.text(a), comparison: comparison, constant: constant(b, beside: a) ?? "",
          noun: noun(a),
          amount: amount?.0, unit: amount?.1, firesWhereTrue: isTrue))
    }
    func walk(_ expression: Expression, _ isTrue: Bool?) {
      switch expression {
      case .compare(let comparison, let a, let b):
        if constant(b, beside: a) == nil, constant(a, beside: b) != nil {
          add(comparison.turned, b, a, isTrue)
        } else if constant(b, beside: a) != nil {
          add(comparison, a, b, isTrue)
        } else {
          found.append(
            Boundary(term: phrases.text(expression), comparison: comparison, constant: ""))
        }
      case .between(let a, let low, let high, let ends):
        add(.greaterOrEqual, a, low, isTrue)
        add(ends ? .lessOrEqual : .less, a, high, isTrue)
      case .not(let part): walk(part, isTrue.map { !$0 })
      case .test, .all, .any: for part in expression.parts { walk(part, isTrue) }
      default: for part in expression.parts { walk(part, nil) }
      }
    }
    // A constraint fires where what it requires fails.
    if let condition = rule.condition { walk(condition.expression, rule.kind != .constraint) }
    return found
  }
}
