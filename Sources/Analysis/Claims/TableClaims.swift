import Cases
import Diagnostics
import RuleModel

extension ClaimFindings {
  func table(_ table: Table) -> [Finding] {
    let conditions = table.rows.map { $0.condition?.expression ?? .literal(.truth(true)) }
    let branches = table.rows.map { $0.condition.map { Branches($0, table.bindings).all } ?? [] }
    let parts = (conditions + branches.joined().map(\.expression)).map {
      ConditionCases.Part($0, table.bindings)
    }
    guard let cases = DayCases(pack, parts, scope: table.scope, today: today) else {
      if needsAnswer(table) { return [tooMany(table, Self.hasAnswer)] }
      return table.policy == .exclusive ? [tooMany(table, Self.isExclusive)] : []
    }
    let rows = conditions.indices
    var findings: [Finding] = []
    if needsAnswer(table) { findings += gap(table, rows.map { .init($0, [.no]) }, cases) }
    if table.policy == .exclusive { findings += overlaps(table, cases) }
    var first = conditions.count
    for row in rows {
      let applies = cases.canBe(.init(row, [.yes]))
      if applies {
        findings += deadBranches(
          branches[row], from: first, in: cases, table.bindings, table.scope,
          of: "the table `\(table.id)`")
      }
      first += branches[row].count
    }
    for row in rows {
      if !cases.canBe(.init(row, [.yes])) {
        findings.append(
          finding(
            .neverTrue, .warning, "this row of `\(table.id)` can never apply",
            table.rows[row].origin,
            advice: "correct its condition, or remove it"))
      } else if table.policy == .inOrder,
        !cases.canBe(rows[..<row].map { .init($0, [.no]) } + [.init(row, [.yes])])
      {
        findings.append(unreached(row, table, cases))
      }
    }
    return findings
  }

  /// Whether a proof is needed that some row holds.
  private func needsAnswer(_ table: Table) -> Bool {
    table.otherwise == nil && table.policy != .addedUp
      && table.rows.allSatisfy { $0.condition != nil }
  }

  private func unreached(_ row: Int, _ table: Table, _ cases: DayCases) -> Finding {
    let alone = table.rows.indices[..<row].first {
      !cases.canBe(.init($0, [.no]), .init(row, [.yes]))
    }
    return finding(
      .unreachableRow, .warning,
      alone.map {
        let applies = !cases.canBe(.init($0, [.no, .unknown]), .init(row, [.yes]))
        return "this row of `\(table.id)` is never reached: "
          + (applies
            ? "\(name($0, table)) above it always applies first"
            : "\(name($0, table)) above it applies wherever this one does, or cannot be decided there")
      }
        ?? "this row of `\(table.id)` is never reached: the rows above it always apply first",
      table.rows[row].origin, advice: "move it up, or remove it",
      others: alone.map { [Note("the row above", at: place(table.rows[$0].origin))] } ?? [])
  }

  /// ``row 2 (`level < 3`)``
  private func name(_ row: Int, _ table: Table) -> String {
    guard case .line(let line)? = table.rows[row].condition else { return "row \(row + 1)" }
    return "row \(row + 1) (`\(line.text)`)"
  }

  private func gap(_ table: Table, _ none: [ConditionCases.Goal], _ cases: DayCases) -> [Finding] {
    let words = CaseWords(pack, bindings: table.bindings, scope: table.scope)
    let (answer, from) = cases.answer(none)
    switch answer {
    case .never: return []
    case .tooMany: return [tooMany(table, Self.hasAnswer)]
    case .open(let circumstances, isFree: false):
      return [
        finding(
          .unprovedTable, .warning,
          "the table `\(table.id)` may have no answer where \(words.text(circumstances)), but no record was found that shows it",
          table.origin, advice: "check whether such an input exists, or add `otherwise:`")
      ]
    case .shown, .open:
      guard let (place, given) = words.told(answer, from) else { return [] }
      // The first of them is the answer itself.
      var told: Set<String> = []
      let others = (from == nil ? cases.shown(none, most: 1 + ClaimFindings.mostGaps) : []).filter {
        shown in
        told.insert(words.text(shown)).inserted
          && !shown.circumstances.contains { isDefaulted($0, table.scope) }
      }.dropFirst()
      var notes = others.prefix(ClaimFindings.mostGaps - 1).map {
        Note("nor\(words.place($0.circumstances)); as an example: \(words.text($0))")
      }
      if others.count >= ClaimFindings.mostGaps { notes.append(Note("nor in further cases")) }
      return [
        finding(
          .tableGap, .error, "the table `\(table.id)` has no answer\(place)", table.origin,
          advice: advice(answer, table), source: table.source, notes: given, others: notes)
      ]
    }
  }

  /// Whether it is about a field left out that has a default: the case with that value says the
  /// same.
  private func isDefaulted(_ circumstance: Circumstance, _ scope: Scope) -> Bool {
    guard case .missing(.field(let field, level: 0)) = circumstance, let record = scope.record
    else { return false }
    return pack.records[record].fields[field].hasDefault
  }

  /// `otherwise: nothing` is advised only where rows cannot name what is left: it also ends this
  /// check.
  private func advice(_ answer: ConditionCases.Answer, _ table: Table) -> String {
    let circumstances =
      switch answer {
      case .shown(let shown): shown.circumstances
      case .open(let circumstances, _): circumstances
      case .never, .tooMany: [Circumstance]()
      }
    let isOpen = circumstances.contains {
      switch $0 {
      case .other, .holds(_, []), .listed(_, list: _, false): true
      default: false
      }
    }
    return isOpen || table.rows.count == 1
      ? "add a row for it or `otherwise: VALUE`, or `otherwise: nothing` if no answer is meant there"
      : "add a row for it, or extend another to it; `otherwise:` would also answer for what nobody has thought of"
  }

  private static let hasAnswer = "that it always has an answer"
  private static let isExclusive = "that its rows exclude each other"

  private func tooMany(_ table: Table, _ claim: String) -> Finding {
    finding(
      .unprovedTable, .warning,
      "the table `\(table.id)` depends on too many values to prove \(claim)", table.origin,
      advice: "split it into smaller tables that use each other, or add `otherwise:`")
  }

  private func overlaps(_ table: Table, _ cases: DayCases) -> [Finding] {
    let words = CaseWords(pack, bindings: table.bindings, scope: table.scope)
    var findings: [Finding] = []
    var open: (Int, Int, String)?
    var isTooMany = false
    for second in table.rows.indices {
      // One question for all rows above: in a sound table no pair needs one of its own.
      guard cases.canBe(.init(second, [.yes]), withOneOf: (0..<second).map { .init($0, [.yes]) })
      else { continue }
      for first in 0..<second where findings.count < ClaimFindings.mostOverlaps {
        let (answer, from) = cases.answer([.init(first, [.yes]), .init(second, [.yes])])
        if let (place, given) = words.told(answer, from) {
          findings.append(
            finding(
              .tableOverlap, .error,
              "\(name(first, table)) and \(name(second, table)) of the exclusive table `\(table.id)` both apply\(place)",
              table.rows[second].origin,
              advice:
                "change one of the two rows so that only one applies; if the upper one is meant to win, write `rows are: tried in order`",
              source: table.source, notes: given,
              others: [Note("the other row", at: self.place(table.rows[first].origin))]))
        } else if case .open(let circumstances, _) = answer {
          open = open ?? (first, second, words.text(circumstances))
        } else if case .tooMany = answer {
          isTooMany = true
        }
      }
    }
    if isTooMany { findings.append(tooMany(table, Self.isExclusive)) }
    if let (first, second, place) = open {
      findings.append(
        finding(
          .unprovedTable, .warning,
          "\(name(first, table)) and \(name(second, table)) of `\(table.id)` may both apply where \(place), but no record was found that shows it",
          table.rows[second].origin,
          advice: "check whether such an input exists, or write `rows are: tried in order`"))
    }
    return findings
  }

  /// Nobody reads more of one table.
  private static let mostOverlaps = 50
  private static let mostGaps = 5
}
