import Diagnostics
import RuleModel
import SourceText

/// Numbers with a history that decisions about records without a time use: whichever night is
/// looked at, the present number judges it.
struct UndatedHistory {
  let pack: Pack
  let place: (Origin) -> Place?

  func all() -> [Finding] {
    pack.rules.filter { $0.status != .retired }.flatMap { rule in
      findings(of: rule.id, "rule", rule.scope, rule.origin, rule.expressions)
    }
      + pack.tables.filter { $0.status != .retired }.flatMap { table in
        findings(of: table.id, "table", table.scope, table.origin, table.expressions)
      }
  }

  private func findings(
    of id: String, _ what: String, _ scope: Scope, _ origin: Origin, _ expressions: [Expression]
  ) -> [Finding] {
    guard case .each(let record) = scope, pack.records[record].times.isEmpty else { return [] }
    var thresholds: Set<Int> = []
    for expression in expressions {
      expression.walkThrough(pack) {
        if case .threshold(let index) = $0 { thresholds.insert(index) }
      }
    }
    return thresholds.sorted().map { pack.thresholds[$0] }.filter(\.hasHistory).map { threshold in
      Finding(
        .historyWithoutTime, .warning,
        "`\(threshold.name)` has earlier values, but \(pack.records[record].name), which the \(what) `\(id)` is about, has no time",
        at: place(origin),
        advice:
          "say when a \(pack.records[record].name) happened: `time: FIELD`, or `time: FIELD?` if it may be missing",
        because: "the current value is used for every record, even old ones",
        notes: [Note("its history", at: place(threshold.origin))])
    }
  }
}
