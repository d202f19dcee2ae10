import Cases
import Diagnostics
import RuleModel

extension ClaimFindings {
  func table(_ table: Table) -> [Finding] {
    let conditions = table.rows.map { $0.condition?.expression ?? .literal(.truth(true)) }
    let branches = table.rows.map { $0.condition.map { Branches($0, table.bindings).all } ?? [] }
    let parts = (conditions + branches.joined().map(\.expression)).map { ConditionCases.Part($0, table.bindings) }
    guard let cases = DayCases(pack, parts, scope: table.scope, today: today) else { return unproved(table, nil) }
    let rows = conditions.indices
    var findings: [Finding] = []
    if needsAnswer(table) { findings += gap(table, rows.map { .init($0, [.no]) }, cases) }
    if table.policy == .exclusive { findings += overlaps(table, cases) }
    var first = conditions.count
    for row in rows {
      let applies = cases.canBe(.init(row, [.yes]))
      if applies {
        findings += deadBranches(
          branches[row], from: first, in: cases, table.bindings, table.scope, of: "the table `\(table.id)`")
      }
      first += branches[row].count
    }
    for row in rows {
      if !cases.canBe(.init(row, [.yes])) {
        findings.append(
          finding(
            .neverTrue, .warning, "this row of `\(table.id)` can never apply", table.rows[row].origin,
            advice: "correct its condition, or remove it"))
      } else if table.policy == .inOrder, !cases.canBe(rows[..<row].map { .init($0, [.no]) } + [.init(row, [.yes])]) {
        findings.append(
          finding(
            .unreachableRow, .warning,
            "this row of `\(table.id)` is never reached: the rows above it always apply first",
            table.rows[row].origin, advice: "move it up, or remove it"))
      }
    }
    return findings
  }

  /// Whether a proof is needed that some row holds.
  private func needsAnswer(_ table: Table) -> Bool {
    table.otherwise == nil && table.policy != .addedUp && table.rows.allSatisfy { $0.condition != nil }
  }

  private func gap(_ table: Table, _ none: [ConditionCases.Goal], _ cases: DayCases) -> [Finding] {
    let words = CaseWords(pack, bindings: table.bindings, scope: table.scope)
    let (answer, from) = cases.answer(none)
    switch answer {
    case .never: return []
    case .tooMany: return unproved(table, nil)
    case .open(let circumstances, isFree: false): return unproved(table, words.text(circumstances))
    case .shown, .open:
      guard let (place, given) = words.told(answer, from) else { return [] }
      return [
        finding(
          .tableGap, .error, "the table `\(table.id)` has no answer\(place)", table.origin,
          advice: "add a row for it, or add `otherwise: VALUE` or `otherwise: nothing`", source: table.source,
          notes: given)
      ]
    }
  }

  /// - Parameter words: a case that may be a gap, though no record was found for it; nil: there are too many.
  private func unproved(_ table: Table, _ words: String?) -> [Finding] {
    guard needsAnswer(table) || table.policy == .exclusive && words == nil else { return [] }
    let what = needsAnswer(table) ? "that it always has an answer" : "that its rows exclude each other"
    return [
      finding(
        .unprovedTable, .warning,
        words.map { "the table `\(table.id)` may have no answer where \($0), but no record was found that shows it" }
          ?? "the table `\(table.id)` depends on too many values to prove \(what)", table.origin,
        advice: words == nil
          ? "split it into smaller tables that use each other, or add `otherwise:`"
          : "check whether such an input exists, or add `otherwise:`")
    ]
  }

  private func overlaps(_ table: Table, _ cases: DayCases) -> [Finding] {
    let words = CaseWords(pack, bindings: table.bindings, scope: table.scope)
    var findings: [Finding] = []
    var open: (Int, Int, String)?
    for second in table.rows.indices {
      for first in 0..<second where findings.count < ClaimFindings.mostOverlaps {
        let (answer, from) = cases.answer([.init(first, [.yes]), .init(second, [.yes])])
        if let (place, given) = words.told(answer, from) {
          findings.append(
            finding(
              .tableOverlap, .error,
              "rows \(first + 1) and \(second + 1) of the exclusive table `\(table.id)` both apply\(place)",
              table.rows[second].origin,
              advice: "make the rows exclude each other, or write `rows are: tried in order`",
              source: table.source, notes: given))
        } else if case .open(let circumstances, _) = answer {
          open = open ?? (first, second, words.text(circumstances))
        }
      }
    }
    if let (first, second, place) = open {
      findings.append(
        finding(
          .unprovedTable, .warning,
          "rows \(first + 1) and \(second + 1) of `\(table.id)` may both apply where \(place), but no record was found that shows it",
          table.rows[second].origin,
          advice: "check whether such an input exists, or write `rows are: tried in order`"))
    }
    return findings
  }

  /// Nobody reads more of one table.
  private static let mostOverlaps = 50
}
