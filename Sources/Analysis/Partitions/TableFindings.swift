import Diagnostics
import RuleModel
import SourceText

/// Whether tables answer for every input, and rules can come out both ways. Proved by trying every case that the
/// conditions can tell apart.
struct PartitionFindings {
  let pack: Pack
  let today: CivilDate
  let place: (Origin) -> Place?

  func all() -> [Finding] {
    pack.tables.filter { !$0.rows.isEmpty }.flatMap(table) + pack.rules.flatMap(rule) + contradictions()
  }

  func finding(
    _ check: Check, _ level: Level, _ message: String, _ origin: Origin, advice: String? = nil, because: String? = nil,
    source: [String] = []
  ) -> Finding {
    Finding(check, level, message, at: place(origin), advice: advice, because: because, source: source)
  }

  private func record(_ scope: Scope) -> Int? { if case .each(let index) = scope { index } else { nil } }

  // MARK: Tables

  private func table(_ table: Table) -> [Finding] {
    var findings: [Finding] = []
    let conditions = table.rows.map { $0.condition?.expression ?? .literal(.truth(true)) }
    let partition = Partition(
      pack: pack, bindings: table.bindings, record: record(table.scope), today: today, conditions: conditions)
    guard partition.size != nil else {
      findings.append(
        finding(
          .unprovedTable, .warning,
          "the table `\(table.id)` looks at too many things at once to prove that it always answers", table.origin,
          advice: "split it into tables that use each other"))
      return findings
    }
    var gap: String?
    var overlaps = Overlaps(rows: conditions.count)
    var everHolds = [Bool](repeating: false, count: conditions.count)
    var everFirst = [Bool](repeating: false, count: conditions.count)
    partition.forEach { cells in
      var isSettled = false
      var isOpen = false
      var holders: [Int] = []
      for (row, condition) in conditions.enumerated() {
        switch partition.holds(condition, cells) {
        case .yes:
          everHolds[row] = true
          if !isSettled, !isOpen { everFirst[row] = true }
          if table.policy == .exclusive {
            for holder in holders { overlaps.note(holder, row) { partition.describe(cells) } }
            holders.append(row)
          }
          isSettled = true
        case .unknown:
          // With nothing missing, it is the proof that cannot tell, and the row gets the benefit of the doubt.
          if !isSettled, !cells.contains(where: { $0 == .missing || $0 == .undetermined }) { everFirst[row] = true }
          everHolds[row] = true
          isOpen = true
        case .no: break
        }
      }
      if !isSettled, !isOpen, gap == nil { gap = partition.describe(cells) }
      return true
    }
    if let gap, table.otherwise == nil, table.policy != .addedUp {
      findings.append(
        finding(
          .tableGap, .error, "the table `\(table.id)` has no answer where \(gap.isEmpty ? "nothing is known" : gap)",
          table.origin,
          advice: "add a row for it, or `otherwise: VALUE` or `otherwise: nothing`", source: table.source))
    }
    for overlap in overlaps.found {
      findings.append(
        finding(
          .tableOverlap, .error,
          "rows \(overlap.first + 1) and \(overlap.second + 1) of the exclusive table `\(table.id)` both answer where \(overlap.witness)",
          table.rows[overlap.second].origin,
          advice: "make the rows exclude each other, or write `rows are: tried in order`",
          source: table.source))
    }
    for (row, holds) in zip(table.rows, everHolds) where holds {
      findings += deadBranches(row.condition, partition, of: "the table `\(table.id)`")
    }
    for (row, origin) in table.rows.map(\.origin).enumerated() {
      if !everHolds[row] {
        findings.append(
          finding(
            .neverTrue, .warning, "this row of `\(table.id)` can never hold", origin,
            advice: "correct its condition, or take it out"))
      } else if !everFirst[row], table.policy == .inOrder {
        findings.append(
          finding(
            .unreachableRow, .warning, "this row of `\(table.id)` is never reached: the rows above it answer first",
            origin, advice: "move it up, or take it out"))
      }
    }
    return findings
  }

  // MARK: Rules

  private func rule(_ rule: Rule) -> [Finding] {
    guard rule.status != .retired, let condition = rule.condition else { return [] }
    var findings: [Finding] = []
    let whole = condition.expression
    let lines = self.lines(condition)
    let parts = [whole] + lines.map(\.expression)
    let partition = Partition(
      pack: pack, bindings: rule.bindings, record: record(rule.scope), today: today, conditions: [whole])
    guard partition.size != nil else { return [] }
    var canHold = [Bool](repeating: false, count: parts.count)
    var canFail = [Bool](repeating: false, count: parts.count)
    partition.forEach { cells in
      for (index, part) in parts.enumerated() where !(canHold[index] && canFail[index]) {
        switch partition.holds(part, cells) {
        case .yes: canHold[index] = true
        case .no: canFail[index] = true
        case .unknown: break
        }
      }
      return canHold.contains(false) || canFail.contains(false)
    }
    var isTold = false
    for (index, line) in lines.enumerated() {
      if !canHold[index + 1] {
        isTold = true
        findings.append(
          finding(
            .neverTrue, .error, "`\(line.text)` can never hold", line.origin, advice: "correct it, or take it out",
            because: "the rule `\(rule.id)` rests on it"))
      } else if !canFail[index + 1], lines.count > 1 {
        isTold = true
        findings.append(
          finding(
            .alwaysTrue, .warning, "`\(line.text)` always holds where it can be told", line.origin,
            advice: "take it out, or correct it"))
      }
    }
    if !isTold, !canHold[0] {
      findings.append(
        finding(
          .neverTrue, .error, "the conditions of `\(rule.id)` contradict each other, so it can never hold",
          rule.origin, advice: "look at the lines together: no record can meet them all"))
    } else if !isTold, !canFail[0] {
      findings.append(
        finding(
          .alwaysTrue, .warning, "the conditions of `\(rule.id)` hold for everything", rule.origin,
          advice: "a rule that always holds decides nothing"))
    }
    return isTold || !canHold[0] ? findings : findings + deadBranches(condition, partition, of: "the rule `\(rule.id)`")
  }

  /// The lines that must all hold.
  private func lines(_ condition: Condition) -> [Condition.Line] {
    switch condition {
    case .line(let line): [line]
    case .all(let parts): parts.flatMap(lines)
    case .any, .none: []
    }
  }

  // MARK: Contradictions

  /// Two rules that can hold together and set one name to different constants.
  private func contradictions() -> [Finding] {
    var findings: [Finding] = []
    let setting = pack.rules.filter { $0.status != .retired && $0.kind != .constraint && $0.bindings.isEmpty }
      .map { (rule: $0, sets: sets($0)) }.filter { !$0.sets.isEmpty }
    for (index, (first, ones)) in setting.enumerated() {
      for (second, twos) in setting[(index + 1)...] where first.scope == second.scope {
        for (name, one) in ones {
          for (other, two) in twos where name == other && one != two {
            let (a, b) = (
              first.condition?.expression ?? .literal(.truth(true)),
              second.condition?.expression ?? .literal(.truth(true))
            )
            let partition = Partition(
              pack: pack, bindings: [], record: record(first.scope), today: today, conditions: [a, b])
            var witness: String?
            partition.forEach { cells in
              if partition.holds(a, cells) == .yes, partition.holds(b, cells) == .yes {
                witness = partition.describe(cells)
              }
              return witness == nil
            }
            if let witness {
              findings.append(
                finding(
                  .contradiction, .error,
                  "`\(first.id)` and `\(second.id)` set `\(name)` to different values where \(witness)", second.origin,
                  advice: "make their conditions exclude each other"))
            }
          }
        }
      }
    }
    return findings
  }

  private func sets(_ rule: Rule) -> [(String, Literal)] {
    rule.then.compactMap { action in
      if case .set(let name, .literal(let literal)) = action.effect, action.condition == nil {
        (name, literal)
      } else {
        nil
      }
    }
  }
}
