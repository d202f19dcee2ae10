import Evaluation
import RuleModel

/// Cuts fields at the constants that conditions compare them with, before anything is walked: each
/// that is found on the way would ask for another walk.
struct Foresight {
  private let walker: Walker
  private var bindings: Set<Walker.BindingKey> = []
  private var sources: Set<[Int]> = []

  init(_ walker: Walker) { self.walker = walker }

  mutating func see(_ source: DecisionCopy.Source, side: Int) {
    switch source {
    case .rule(let index): rule(index, side)
    case .table(let index): table(index, side)
    case .message: break
    }
  }

  mutating func see(_ expression: Expression, _ scope: Walker.Scope) {
    switch expression {
    case .compare(_, let a, let b):
      cut(a, at: b, scope)
      cut(b, at: a, scope)
    case .between(let part, let low, let high, _):
      for end in [low, high] { cut(part, at: end, scope) }
    case .isOneOf(let part, let others): for other in others { cut(part, at: other, scope) }
    case .binding(let index):
      let scope = scope.outer.first ?? scope
      let key = Walker.BindingKey(
        side: scope.side, context: scope.context, depth: scope.depth, index: index)
      if scope.bindings.indices.contains(index), bindings.insert(key).inserted {
        see(scope.bindings[index].expression, scope)
      }
    case .field:
      if let field = field(expression, scope), field.type == .truth {
        cut(field.quantity, at: [.truth(true)])
      }
    case .isInList(let part, let list):
      if let field = field(part, scope), field.type == .text {
        walker.splits.ask(field.quantity, for: walker.packs[scope.side].lists[list].folded)
      }
    case .aggregate(let index):
      let scope = scope.outer.first ?? scope
      let aggregate = walker.packs[scope.side].aggregates[index]
      if let condition = aggregate.condition { see(condition, walker.inside(aggregate, scope)) }
    case .answer(let index, _): table(index, scope.side)
    case .fires(let id):
      if let index = walker.packs[scope.side].ruleIndex(of: id) { rule(index, scope.side) }
    default: break
    }
    for part in expression.parts { see(part, scope) }
  }

  private mutating func rule(_ index: Int, _ side: Int) {
    guard sources.insert([side, 0, index]).inserted else { return }
    let rule = walker.packs[side].rules[index]
    let scope = Walker.Scope(
      side: side, record: rule.scope.record, bindings: rule.bindings, context: -1 - index)
    for condition in [rule.condition] + (rule.then + rule.otherwise).map(\.condition) {
      if let condition { see(condition.expression, scope) }
    }
  }

  private mutating func table(_ index: Int, _ side: Int) {
    guard sources.insert([side, 1, index]).inserted else { return }
    let table = walker.packs[side].tables[index]
    let scope = Walker.Scope(
      side: side, record: table.scope.record, bindings: table.bindings, context: 1 + index)
    for row in table.rows { if let condition = row.condition { see(condition.expression, scope) } }
  }

  private func cut(_ part: Expression, at other: Expression, _ scope: Walker.Scope) {
    guard let quantity = field(part, scope)?.quantity ?? aggregate(part, scope) else { return }
    switch other {
    case .literal(let literal): cut(quantity, at: [literal])
    case .threshold(let index):
      let threshold = walker.packs[scope.side].thresholds[index]
      let known = walker.asOf.map { [threshold.value(on: $0)].compactMap { $0 } }
      cut(quantity, at: known ?? [threshold.value] + threshold.was.map(\.value))
    default: break
    }
  }

  private func cut(_ quantity: Int, at constants: [Literal]) {
    for literal in constants { walker.splits.cut(quantity, at: literal.kept) }
  }

  /// An aggregate, by its name or as it is.
  private func aggregate(_ expression: Expression, _ scope: Walker.Scope) -> Int? {
    let scope = scope.outer.first ?? scope
    switch expression {
    case .aggregate(let index): return walker.quantity(ofAggregate: index, scope)
    case .binding(let index) where scope.bindings.indices.contains(index):
      return aggregate(scope.bindings[index].expression, scope)
    default: return nil
    }
  }

  private func field(
    _ expression: Expression, _ scope: Walker.Scope
  ) -> (quantity: Int, type: ValueType)? {
    guard case .field(let index, let level) = expression else { return nil }
    let holder = level == 0 ? scope : scope.outer.first ?? scope
    guard let record = holder.record else { return nil }
    return (
      walker.quantity(of: index, record, side: scope.side, depth: holder.depth),
      walker.packs[scope.side].records[record].fields[index].type
    )
  }
}
