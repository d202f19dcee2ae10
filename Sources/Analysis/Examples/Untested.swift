import Diagnostics
import RuleModel
import SourceText

/// Parts that no example shows at all. The examples need not be run to find them.
public struct Untested {
  let place: (Origin) -> Place?

  public init(place: @escaping (Origin) -> Place?) { self.place = place }

  /// A finding for each part without an example.
  public func findings(_ pack: Pack) -> [Finding] {
    pack.rules.filter { $0.status != .retired }.flatMap(rule)
      + pack.tables.filter { $0.status != .retired && !$0.rows.isEmpty }.flatMap(table)
  }

  func rule(_ rule: Rule) -> [Finding] {
    func finding(_ message: String, _ advice: String) -> Finding {
      Finding(.untestedRule, .warning, message, at: place(rule.origin), advice: advice)
    }
    if rule.examples.isEmpty {
      return [
        finding(
          "`\(rule.id)` has no examples",
          "add `examples:`: one where it fires, one where it does not, and one with missing data")
      ]
    }
    if rule.condition == nil { return [] }
    let outcomes = Set(rule.examples.compactMap(\.expect.outcome))
    if !outcomes.contains(.fires) {
      return [finding("no example shows `\(rule.id)` firing", "add one with `expect: fires`")]
    }
    return outcomes == [.fires]
      ? [finding("no example shows `\(rule.id)` not firing", "add one with `expect: silent`")] : []
  }

  func table(_ table: Table) -> [Finding] {
    if !table.examples.isEmpty { return [] }
    return [
      Finding(
        .untestedTable, .warning, "`\(table.id)` has no examples", at: place(table.origin),
        advice: "add `examples:` with one for each row")
    ]
  }
}
