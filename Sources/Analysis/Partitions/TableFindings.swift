import Diagnostics
import RuleModel
import SourceText

/// Whether tables answer for every input, and rules can come out both ways. Proved by trying every case that the
/// conditions can tell apart.
struct PartitionFindings: Sendable {
  let pack: Pack
  let today: CivilDate
  let place: @Sendable (Origin) -> Place?

  /// One for each table and rule, so that all cores have something to do to the end.
  var proofs: [@Sendable () -> [Finding]] {
    var proofs: [@Sendable () -> [Finding]] = []
    for index in pack.tables.indices where !pack.tables[index].rows.isEmpty {
      proofs.append { concerning(pack.tables[index].id, table(pack.tables[index])) }
    }
    for index in pack.rules.indices { proofs.append { concerning(pack.rules[index].id, rule(pack.rules[index])) } }
    proofs.append { contradictions() }
    return proofs
  }

  /// What several items share is told at the first of them.
  func once(_ found: [Finding]) -> [Finding] {
    var told: Set<String> = []
    return found.filter { finding in
      guard finding.id == Check.neverTrue.id, let place = finding.place else { return true }
      return told.insert("\(place.file.path):\(place.range):\(finding.message)").inserted
    }
  }

  func finding(
    _ check: Check, _ level: Level, _ message: String, _ origin: Origin, advice: String? = nil, because: String? = nil,
    source: [String] = [], notes given: String? = nil
  ) -> Finding {
    Finding(
      check, level, message, at: place(origin), advice: advice, because: because, source: source,
      notes: given.map { [Note("as an example: \($0)")] } ?? [])
  }

  /// The same findings, as those of an item.
  private func concerning(_ id: String, _ findings: [Finding]) -> [Finding] {
    findings.map { finding in
      var finding = finding
      finding.concerns = "\(pack.name)/\(id)"
      return finding
    }
  }

  private func record(_ scope: Scope) -> Int? { if case .each(let index) = scope { index } else { nil } }

  // MARK: Tables

  private func table(_ table: Table) -> [Finding] {
    proved(table, .exact) ?? proved(table, .outline) ?? unproved(table, nil)
  }

  /// Nil if there is too much to try.
  private func proved(_ table: Table, _ depth: Partition.Depth) -> [Finding]? {
    let conditions = table.rows.map { $0.condition?.expression ?? .literal(.truth(true)) }
    let partition = Partition(
      pack: pack, bindings: table.bindings, record: record(table.scope), today: today, conditions: conditions,
      depth: depth)
    let search = CaseSearching(partition)
    let rows = conditions.map(partition.ask)
    var findings: [Finding] = []
    if needsAnswer(table) {
      let none: Expression = .not(.any(conditions))
      switch search.witness([Goal(question: .any(rows), wanted: .no)], meaning: none) {
      case .none: break
      case .open: return nil
      case .unsure(let words): findings += unproved(table, words)
      case .found(let words, let given):
        findings.append(
          finding(
            .tableGap, .error,
            "the table `\(table.id)` has no answer where \(words.isEmpty ? "nothing is entered" : words)", table.origin,
            advice: "add a row for it, or add `otherwise: VALUE` or `otherwise: nothing`", source: table.source,
            notes: given))
      }
    }
    if table.policy == .exclusive { findings += overlaps(table, rows, conditions, search) }
    let isAlive = rows.indices.map { row in
      search.canBe([Goal(question: rows[row], wanted: [.yes, .unknown])]) || search.shown(conditions[row]) != nil
    }
    for (row, isAlive) in zip(table.rows, isAlive) where isAlive {
      findings += deadBranches(row.condition, search, of: "the table `\(table.id)`")
    }
    for (row, origin) in table.rows.map(\.origin).enumerated() {
      let isIdle =
        isAlive[row] && table.policy == .inOrder && !isReached(row, rows, search)
        && search.shown(.all(conditions[..<row].map { .not($0) } + [conditions[row]])) == nil
      if !isAlive[row] || isIdle && !search.canBe([Goal(question: rows[row], wanted: .yes)]) {
        findings.append(
          finding(
            .neverTrue, .warning, "this row of `\(table.id)` can never apply", origin,
            advice: "correct its condition, or remove it"))
      } else if isIdle {
        findings.append(
          finding(
            .unreachableRow, .warning,
            "this row of `\(table.id)` is never reached: the rows above it always apply first",
            origin, advice: "move it up, or remove it"))
      }
    }
    if depth == .exact, search.isExhausted { return nil }
    return findings
  }

  /// Whether a proof is needed that some row holds.
  private func needsAnswer(_ table: Table) -> Bool {
    table.otherwise == nil && table.policy != .addedUp && table.rows.allSatisfy { $0.condition != nil }
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

  private func overlaps(
    _ table: Table, _ rows: [Question], _ conditions: [Expression], _ search: CaseSearching
  ) -> [Finding] {
    var findings: [Finding] = []
    for second in rows.indices {
      for first in 0..<second where findings.count < PartitionFindings.mostOverlaps {
        let goals = [Goal(question: rows[first], wanted: .yes), Goal(question: rows[second], wanted: .yes)]
        guard
          case .found(let words, let given) = search.witness(
            goals, meaning: .all([conditions[first], conditions[second]]))
        else { continue }
        findings.append(
          finding(
            .tableOverlap, .error,
            "rows \(first + 1) and \(second + 1) of the exclusive table `\(table.id)` both apply where \(words)",
            table.rows[second].origin,
            advice: "make the rows exclude each other, or write `rows are: tried in order`",
            source: table.source, notes: given))
      }
    }
    return findings
  }

  /// Nobody reads more of one table.
  private static let mostOverlaps = 50

  private func isReached(_ row: Int, _ rows: [Question], _ search: CaseSearching) -> Bool {
    let above = rows[..<row]
    if search.canBe(above.map { Goal(question: $0, wanted: .no) } + [Goal(question: rows[row], wanted: .yes)]) {
      return true
    }
    // With nothing missing, it is the proof that cannot tell, and the row gets the benefit of the doubt.
    return search.canBe(
      above.map { Goal(question: $0, wanted: [.no, .unknown]) } + [Goal(question: rows[row], wanted: .unknown)],
      isTold: true)
  }

  // MARK: Rules

  private func rule(_ rule: Rule) -> [Finding] {
    guard rule.status != .retired, let condition = rule.condition else { return [] }
    var findings: [Finding] = []
    let whole = condition.expression
    let lines = self.lines(condition)
    let partition = Partition(
      pack: pack, bindings: rule.bindings, record: record(rule.scope), today: today, conditions: [whole])
    let search = CaseSearching(partition)
    func can(_ wanted: Outcomes, _ expression: Expression) -> Bool {
      search.canBe([Goal(question: partition.ask(expression), wanted: wanted)])
        || search.shown(wanted == .yes ? expression : .not(expression)) != nil
    }
    var isTold = false
    for line in lines {
      if !can(.yes, line.expression) {
        isTold = true
        findings.append(
          askingForMissing(line.expression, rule.scope, at: line)
            ?? finding(
              .neverTrue, .error, "`\(line.text)` can never be true", line.origin, advice: "correct it, or remove it",
              because: "the rule `\(rule.id)` depends on it"))
      } else if lines.count > 1, !can(.no, line.expression) {
        isTold = true
        findings.append(
          finding(
            .alwaysTrue, .warning, "`\(line.text)` is true whenever it is known", line.origin,
            advice: "remove it, or correct it"))
      }
    }
    let canHold = can(.yes, whole)
    if !isTold, !canHold, !rule.firesForUnreadable {
      findings.append(
        finding(
          .neverTrue, .error, "the conditions of `\(rule.id)` contradict each other, so it can never fire",
          rule.origin, advice: "read the lines together: no record can meet all of them"))
    } else if !isTold, !rule.decidesByActions, !can(.no, whole) {
      findings.append(
        finding(
          .alwaysTrue, .warning, "the conditions of `\(rule.id)` are always true", rule.origin,
          advice: "a rule that always applies decides nothing"))
    }
    return isTold || !canHold ? findings : findings + deadBranches(condition, search, of: "the rule `\(rule.id)`")
  }

  /// For `x is missing` of a field whose declaration does not let it be missing: the slip may be there.
  private func askingForMissing(_ expression: Expression, _ scope: Scope, at line: Condition.Line) -> Finding? {
    var asked = expression
    if case .test(let test) = asked { asked = test.expression }
    guard case .isMissing(.field(let index, level: 0)) = asked, let record = record(scope),
      case let field = pack.records[record].fields[index], !field.isOptional
    else { return nil }
    var found = finding(
      .neverTrue, .error,
      "`\(line.text)` can never be true: `\(field.name)` of \(pack.records[record].name) is declared without `?`, so it is never missing",
      line.origin, advice: "add `?` to the type of `\(field.name)` if it may be missing; else remove this line")
    found.notes = [Note("`\(field.name)` is declared here", at: place(field.origin))]
    return found
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
            let goals = [a, b].map { Goal(question: partition.ask($0), wanted: .yes) }
            if case .found(let words, let given) = CaseSearching(partition).witness(goals, meaning: .all([a, b])) {
              findings.append(
                finding(
                  .contradiction, .error,
                  "`\(first.id)` and `\(second.id)` set `\(name)` to different values where \(words)", second.origin,
                  advice: "make their conditions exclude each other", notes: given))
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

extension Rule {
  /// Each action waits for a condition of its own: which of them is taken is the decision.
  fileprivate var decidesByActions: Bool { !then.isEmpty && then.allSatisfy { $0.condition != nil } }

  /// Whether it can fire where its lines cannot all hold: it acts on what cannot be told, and looks for what was
  /// written and cannot be read.
  fileprivate var firesForUnreadable: Bool {
    guard ifUnknown == .act, let condition else { return false }
    var looks = false
    condition.expression.walk { if case .isUnreadable = $0 { looks = true } }
    return looks
  }
}
