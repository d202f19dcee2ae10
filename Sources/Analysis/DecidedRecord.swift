import Evaluation
import RuleModel

extension Pack {
  /// The one type of record that a decision is about, or, for a history, that it looks at.
  public func recordType(of source: DecisionCopy.Source) -> Int? {
    let scope: Scope
    var expressions: [Expression] = []
    switch source {
    case .message(let index): return messages[index].record
    case .rule(let index):
      scope = rules[index].scope
      expressions =
        [rules[index].condition?.expression].compactMap { $0 }
        + rules[index].bindings.map(\.expression)
    case .table(let index):
      scope = tables[index].scope
      expressions =
        tables[index].rows.compactMap { $0.condition?.expression }
        + tables[index].bindings.map(\.expression)
    }
    if let record = scope.record { return record }
    var records: Set<Int> = []
    for expression in expressions {
      expression.walk {
        if case .aggregate(let index) = $0 { records.insert(aggregates[index].record) }
      }
    }
    return records.count == 1 ? records.first : nil
  }
}
