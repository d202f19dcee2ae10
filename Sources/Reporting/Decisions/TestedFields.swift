import Evaluation
import RuleModel

/// The name of what each test of a decision looks at, to be named where it is missing.
struct TestedFields {
  /// By the test as it is written; no name where it looks at several things.
  private var fields: [String: String] = [:]

  init(_ pack: Pack, _ source: DecisionCopy.Source) {
    let (scope, expressions, bindings): (Scope, [Expression], [Binding])
    switch source {
    case .rule(let index):
      let rule = pack.rules[index]
      (scope, expressions, bindings) = (rule.scope, rule.expressions, rule.bindings)
    case .table(let index):
      let table = pack.tables[index]
      (scope, expressions, bindings) = (table.scope, table.expressions, table.bindings)
    case .message: return
    }
    for expression in expressions {
      expression.walk { part in
        guard case .test(let test) = part, let shown = test.shown else { return }
        var (names, looksAtMore): (Set<String>, Bool) = ([], false)
        shown.walk { part in
          switch part {
          case .field(let index, level: 0):
            names.insert(scope.record.map { pack.records[$0].fields[index].name } ?? "")
          case .binding(let index): names.insert(bindings[index].name)
          case .aggregate, .answer: looksAtMore = true
          default: break
          }
        }
        fields[test.text] = names.count == 1 && !looksAtMore ? names.first { !$0.isEmpty } : nil
      }
    }
  }

  /// Each once, between backticks; nil where one of them has no name.
  func names(_ reasons: [ReasonCopy]) -> [String]? {
    var found: [String] = []
    for reason in reasons {
      guard let name = fields[reason.test] else { return nil }
      if !found.contains("`\(name)`") { found.append("`\(name)`") }
    }
    return found
  }
}
