import Cases
import RuleModel

/// Whether a rule without a field only knows less than with it: then what it says without it, it
/// says whatever the field would be. Told from how the conditions are written.
struct KnowsLess {
  private let pack: Pack
  private let rule: Rule

  init(_ rule: Rule, in pack: Pack) {
    self.pack = pack
    self.rule = rule
  }

  /// Whether no value of the field changes a decision that is made without it.
  func holds(_ record: Int, _ field: Int, _ absence: Absence) -> Bool {
    // Who acts on what is unknown, or takes it for nothing, decides by what is missing.
    guard rule.ifUnknown != (rule.kind == .limit ? .act : .staySilent) else { return false }
    let type = pack.records[record].fields[field]
    // A default takes the place of a missing value: then only for the one that fires least, or, of
    // a red flag, most.
    var harmless: Bool?
    if absence == .missing, type.meansNow { return false }
    if absence == .missing, let meaning = type.defaultValue {
      guard case .truth(let truth) = meaning else { return false }
      harmless = rule.kind == .limit ? !truth : truth
    }
    let asking = Asking(
      record: record, field: field, isUnreadable: absence == .unreadable, harmless: harmless)
    var own: Int?
    if case .each(let type) = rule.scope { own = type }
    let conditions = [rule.condition] + rule.then.map(\.condition)
    return conditions.allSatisfy {
      $0.map { leavesOpen($0.expression, own, nil, true, asking) } ?? true
    }
  }

  private struct Asking {
    var record: Int
    var field: Int
    var isUnreadable: Bool
    /// The truth that it must be asked for, where it is missing and means the opposite; nil: it
    /// means nothing.
    var harmless: Bool?
  }

  /// - Parameters:
  ///   - record: the type of the record in hand.
  ///   - outer: that of the record outside the aggregate.
  ///   - isTrue: whether the rule fires if this is true rather than if it is false; nil: unknown.
  private func leavesOpen(
    _ expression: Expression, _ record: Int?, _ outer: Int?, _ isTrue: Bool?, _ asking: Asking
  ) -> Bool {
    func every(_ isTrue: Bool?) -> Bool {
      expression.parts.allSatisfy { leavesOpen($0, record, outer, isTrue, asking) }
    }
    switch expression {
    case .field(let index, let level):
      return !isAsked(index, level == 0 ? record : outer, asking) || asking.harmless == nil
        || asking.harmless == isTrue
    case .literal, .threshold, .now: return true
    case .test, .all, .any: return every(isTrue)
    case .not: return every(isTrue.map { !$0 })
    case .binding(let index):
      return leavesOpen(rule.bindings[index].expression, record, outer, isTrue, asking)
    case .isMissing, .isUnreadable, .otherwise, .points:
      return !asks(expression, record, outer, asking)
    case .answer, .fires: return false
    case .aggregate(let index): return leavesOpen(pack.aggregates[index], record, asking)
    case .compare, .between, .isOneOf, .isInList, .includes, .howMany, .negate, .arithmetic,
      .convert, .call:
      return every(nil)
    }
  }

  /// A count has two ends where it is not known which records count.
  private func leavesOpen(_ aggregate: Aggregate, _ outer: Int?, _ asking: Asking) -> Bool {
    let type = pack.records[aggregate.record]
    // A record whose time cannot be read is in no window for certain and may be in any, and a
    // window around a moment that cannot be read holds nothing that is known.
    if aggregate.record == asking.record, type.times.contains(asking.field),
      !asking.isUnreadable || type.times.count > 1
    {
      return false
    }
    switch aggregate.operation {
    case .countRecords, .countDistinctDays, .countDistinct: break
    default: return false
    }
    if let operand = aggregate.operand, asks(operand, aggregate.record, outer, asking) {
      return false
    }
    if let moment = aggregate.window.moment, asks(moment, outer, nil, asking) {
      guard asking.isUnreadable, case .field = moment else { return false }
    }
    return aggregate.condition.map { leavesOpen($0, aggregate.record, outer, nil, asking) } ?? true
  }

  /// Whether a field is the one in question, or says in which unit its value was written.
  private func isAsked(_ index: Int, _ record: Int?, _ asking: Asking) -> Bool {
    record == asking.record
      && (pack.records[asking.record].fields[index].unitOf ?? index) == asking.field
  }

  private func asks(
    _ expression: Expression, _ record: Int?, _ outer: Int?, _ asking: Asking
  ) -> Bool {
    expression.contains { part in
      switch part {
      case .field(let index, let level): isAsked(index, level == 0 ? record : outer, asking)
      case .binding(let index): asks(rule.bindings[index].expression, record, outer, asking)
      case .aggregate, .answer, .fires: true
      default: false
      }
    }
  }
}
