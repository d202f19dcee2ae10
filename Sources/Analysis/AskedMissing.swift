import Diagnostics
import RuleModel
import SourceText

/// Conditions that ask whether a field is missing, although its declaration says that it never is: a `?` may be lost.
/// Such an entry is reported, and decided about all the same.
struct AskedMissing {
  let pack: Pack
  let place: (Origin) -> Place?

  private struct Field: Hashable {
    var record: Int
    var index: Int
  }

  func all() -> [Finding] {
    var askers: [Field: [(words: String, origin: Origin)]] = [:]
    func look(_ expressions: [Expression], _ scope: Scope, _ words: String, _ origin: Origin) {
      var asked: Set<Field> = []
      for expression in expressions { collect(expression, scope, &asked) }
      for field in asked { askers[field, default: []].append((words, origin)) }
    }
    for rule in pack.rules where rule.status != .retired {
      look(rule.expressions, rule.scope, "the rule `\(rule.id)`", rule.origin)
    }
    for table in pack.tables where table.status != .retired {
      look(table.expressions, table.scope, "the table `\(table.id)`", table.origin)
    }
    return askers.sorted { ($0.key.record, $0.key.index) < ($1.key.record, $1.key.index) }.map { field, askers in
      let record = pack.records[field.record]
      let declared = record.fields[field.index]
      return Finding(
        .askedMissing, .warning,
        "`\(declared.name)` of \(record.name) is declared without `?`, but \(askers[0].words) asks whether it is missing",
        at: place(declared.origin),
        advice: "add `?` to its type if it may be missing, or remove the condition",
        because: "an entry without it is reported as incomplete",
        notes: askers.prefix(3).map { Note("asked by \($0.words)", at: place($0.origin)) })
    }
  }

  private func collect(_ expression: Expression, _ scope: Scope, _ asked: inout Set<Field>) {
    guard case .each(let record) = scope else { return }
    expression.walk { part in
      guard case .isMissing(.field(let index, level: 0)) = part else { return }
      let field = pack.records[record].fields[index]
      if !field.isOptional, field.defaultValue == nil { asked.insert(Field(record: record, index: index)) }
    }
  }
}
