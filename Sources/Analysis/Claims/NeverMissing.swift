import Diagnostics
import RuleModel
import SourceText

/// A condition that asks for a field to be missing whose declaration does not let it be: often its
/// `?` was lost, and what was written for the missing answer is left out in silence.
struct NeverMissing {
  let pack: Pack
  let place: (Origin) -> Place?

  private struct Asked: Hashable {
    var record: Int
    var field: Int
  }

  private struct Asking {
    var user: String
    var origin: Origin
    var text: String
  }

  func all() -> [Finding] {
    var found: [(Asked, Asking)] = []
    func look(_ expressions: [(Expression, Origin)], _ scope: Scope, _ user: String) {
      for (expression, origin) in expressions {
        visit(expression, scope.record, nil, origin) { asked, origin in
          let text = "\(pack.records[asked.record].fields[asked.field].name) is missing"
          found.append((asked, Asking(user: user, origin: origin, text: text)))
        }
      }
    }
    for rule in pack.rules where rule.status != .retired {
      look(
        written(rule.condition, rule.bindings, rule.then + rule.otherwise, rule.origin), rule.scope,
        "the rule `\(rule.id)`")
    }
    for table in pack.tables where table.status != .retired {
      let rows = table.rows.flatMap { written($0.condition, [], [], $0.origin) }
      look(
        rows + written(nil, table.bindings, [], table.origin), table.scope,
        "the table `\(table.id)`")
    }
    let groups = Dictionary(grouping: found, by: \.0)
    return groups.keys.sorted { ($0.record, $0.field) < ($1.record, $1.field) }.map {
      finding($0, groups[$0]!.map(\.1))
    }
  }

  /// Expressions with the places that they are written at.
  private func written(
    _ condition: Condition?, _ bindings: [Binding], _ actions: [RuleAction], _ origin: Origin
  ) -> [(Expression, Origin)] {
    let conditions = [condition].compactMap { $0 } + actions.compactMap(\.condition)
    return conditions.flatMap(\.lines).map { ($0.expression, $0.origin) }
      + bindings.map { ($0.expression, $0.origin) }
  }

  private func visit(
    _ expression: Expression, _ record: Int?, _ outer: Int?, _ origin: Origin,
    _ take: (Asked, Origin) -> Void
  ) {
    switch expression {
    // That it is present is only said once more.
    case .not(let part) where part.fieldAskedToBeMissing != nil: return
    case .test(let test):
      if let (index, level) = test.expression.fieldAskedToBeMissing,
        let type = level == 0 ? record : outer,
        isAlwaysThere(type, index)
      {
        take(Asked(record: type, field: index), test.origin)
      }
    case .aggregate(let index):
      let aggregate = pack.aggregates[index]
      if let condition = aggregate.condition {
        visit(condition, aggregate.record, record, origin, take)
      }
    default: break
    }
    for part in expression.parts { visit(part, record, outer, origin, take) }
  }

  /// Whether a condition is reported at the declaration.
  func tells(_ expression: Expression, _ scope: Scope) -> Bool {
    guard let (index, level) = expression.fieldAskedToBeMissing, level == 0,
      let record = scope.record
    else {
      return false
    }
    return isAlwaysThere(record, index)
  }

  private func isAlwaysThere(_ record: Int, _ field: Int) -> Bool {
    let type = pack.records[record]
    let declared = type.fields[field]
    if type.times.contains(field), type.times.count > 1 || type.mayLackTime { return false }
    return !declared.isOptional && !declared.hasDefault && declared.unitOf == nil
      && field != type.others
  }

  private func finding(_ asked: Asked, _ asking: [Asking]) -> Finding {
    let type = pack.records[asked.record]
    let field = type.fields[asked.field]
    var found = Finding(
      .neverTrue, .error,
      "`\(asking[0].text)` can never be true: `\(field.name)` of \(type.name) is declared without `?`, so it is never missing",
      at: place(field.origin) ?? place(asking[0].origin),
      advice:
        "add `?` to its type if it may be missing; else remove the condition from \(asking[0].user)"
    )
    var told: Set<Origin> = []
    found.notes = asking.filter { told.insert($0.origin).inserted }.prefix(5).map {
      Note("\($0.user) asks for it", at: place($0.origin))
    }
    return found
  }
}

extension Expression {
  /// The field, with its level, where this asks for it to be missing.
  fileprivate var fieldAskedToBeMissing: (Int, Int)? {
    switch self {
    case .test(let test): test.expression.fieldAskedToBeMissing
    case .isMissing(.field(let index, let level)): (index, level)
    default: nil
    }
  }
}
