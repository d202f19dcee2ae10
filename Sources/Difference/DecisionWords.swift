import Analysis
import RuleModel

/// What a change means in one sentence: “fires from severity 3 instead of 4”.
struct DecisionWords {
  let item: PackItem
  let other: PackItem
  let old: Pack
  let new: Pack

  init(_ item: PackItem, _ other: PackItem, _ old: Pack, _ new: Pack) {
    self.item = item
    self.other = other
    self.old = old
    self.new = new
  }

  func sentence(_ outcome: CaseSearch.Outcome, _ causes: [PackDifference.Cause]) -> String {
    // Only where nothing else has changed do the boundaries say all.
    if causes.count <= 2, let moved = movedBoundaries(), moved.count >= causes.count {
      return verbs.does + " " + moved.joined(separator: ", and ")
    }
    var parts: [String] = []
    for (way, _, from, to) in outcome.found {
      let part: String
      if from.outcome != to.outcome, item.kind == .rule {
        switch (from.outcome, to.outcome) {
        case (.silent, .fires): part = "\(verbs.does) where it \(verbs.didNot)"
        case (.fires, .silent): part = "\(verbs.doesNot) where it \(verbs.did)"
        case (.fires, .unknown): part = "is unknown where it \(verbs.did)"
        case (_, .unknown): part = "is unknown where it \(verbs.didNot)"
        case (.unknown, .fires): part = "\(verbs.does) where it was unknown"
        case (.unknown, .silent): part = "is silent where it was unknown"
        case (.fires, .fires), (.silent, .silent): part = ""
        }
      } else if item.kind == .rule {
        let verb = from.isSameButForTexts(to) ? "says something else" : "does something else"
        part = "\(verb) where it \(to.outcome == .fires ? verbs.does : "is silent")"
      } else if item.kind == .message {
        part = "says something else"
      } else {
        part = "gives \(way.to) instead of \(way.from)"
      }
      if !part.isEmpty, !parts.contains(part) { parts.append(part) }
    }
    let shown = parts.prefix(3).joined(separator: "; ")
    guard let cause = causes.first else { return shown }
    switch (cause.from, cause.to) {
    case (let from?, let to?): return "\(shown): \(cause.id) was `\(short(from))` and is now `\(short(to))`"
    case (nil, let to?): return "\(shown): \(cause.id) now has `\(short(to))`"
    case (let from?, nil): return "\(shown): \(cause.id) no longer has `\(short(from))`"
    case (nil, nil): return shown
    }
  }

  private func short(_ text: String) -> String { text.count <= 90 ? text : String(text.prefix(89)) + "…" }

  private var verbs: (does: String, doesNot: String, did: String, didNot: String) {
    guard item.kind == .rule else { return ("answers", "no longer answers", "answered", "did not") }
    return switch new.rules[other.index].kind {
    case .redFlag, .advisory: ("fires", "no longer fires", "fired", "did not")
    case .minimum: ("may be shown", "may no longer be shown", "could be", "could not")
    case .limit: ("is allowed", "is no longer allowed", "was", "was not")
    case .constraint: ("is violated", "is no longer violated", "was", "was not")
    }
  }

  // MARK: Boundaries

  /// A comparison with a constant, as people read it.
  private struct Boundary: Hashable {
    var term: String
    var comparison: Comparison
    var constant: String
    var noun: String?
    /// The constant as a number, and its unit.
    var amount: Double?
    var unit: Unit?

    /// Whether it is the same amount, if perhaps in another unit.
    func isSame(as other: Boundary) -> Bool {
      if comparison != other.comparison { return false }
      if constant == other.constant { return true }
      guard let amount, let unit, let otherAmount = other.amount, let otherUnit = other.unit,
        let change = UnitChange(from: unit, to: otherUnit)
      else { return false }
      return abs(change.apply(amount) - otherAmount) <= 1e-9 * abs(otherAmount)
    }
  }

  /// Where nothing but the constants of comparisons differs.
  private func movedBoundaries() -> [String]? {
    guard item.kind == .rule else { return nil }
    let (before, after) = (boundaries(old, old.rules[item.index]), boundaries(new, new.rules[other.index]))
    guard before.count == after.count, !before.isEmpty else { return nil }
    var moved: [String] = []
    for (was, now) in zip(before, after) {
      guard was.term == now.term else { return nil }
      if was.isSame(as: now) { continue }
      moved.append(phrase(was, now))
    }
    return moved.count == 1 || moved.count == 2 ? moved : nil
  }

  private func phrase(_ was: Boundary, _ now: Boundary) -> String {
    let what = now.noun.map { "\(now.constant) \($0)" } ?? "\(now.term) \(now.constant)"
    if now.comparison != was.comparison { return "\(bound(now, what)) instead of \(bound(was, was.constant))" }
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
    var record: Int?
    if case .each(let index) = rule.scope { record = index }
    let phrases = Phrases(pack: pack, bindings: rule.bindings, record: record)
    var found: [Boundary] = []
    func amount(_ expression: Expression, beside other: Expression) -> (Double, Unit)? {
      switch expression {
      case .literal(.number(let x)):
        if case .number(let unit?)? = phrases.type(of: other) { return (x, unit) }
        return nil
      case .threshold(let index):
        let threshold = pack.thresholds[index]
        if case .number(let x) = threshold.value, case .number(let unit?) = threshold.type { return (x, unit) }
        return nil
      case .convert(let inner, _): return amount(inner, beside: other)
      default: return nil
      }
    }
    func constant(_ expression: Expression, beside other: Expression) -> String? {
      switch expression {
      case .literal(let literal):
        if case .number(let x) = literal, let type = phrases.type(of: other) { return phrases.text(x, of: type) }
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
    func walk(_ expression: Expression) {
      switch expression {
      case .compare(let comparison, let a, let b):
        if let constant = constant(b, beside: a) {
          let amount = amount(b, beside: a)
          found.append(
            Boundary(
              term: phrases.text(a), comparison: comparison, constant: constant, noun: noun(a), amount: amount?.0,
              unit: amount?.1))
        } else if let constant = constant(a, beside: b) {
          found.append(
            Boundary(term: phrases.text(b), comparison: comparison.turned, constant: constant, noun: noun(b)))
        } else {
          found.append(Boundary(term: phrases.text(a) + " " + phrases.text(b), comparison: comparison, constant: ""))
        }
      case .between(let a, let low, let high, let ends):
        for (end, comparison) in [(low, Comparison.greaterOrEqual), (high, ends ? .lessOrEqual : .less)] {
          found.append(
            Boundary(
              term: phrases.text(a), comparison: comparison, constant: constant(end, beside: a) ?? phrases.text(end),
              noun: noun(a)))
        }
      default: for part in expression.parts { walk(part) }
      }
    }
    if let condition = rule.condition { walk(condition.expression) }
    return found
  }
}
