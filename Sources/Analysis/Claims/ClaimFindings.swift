import Cases
import Diagnostics
import RuleModel
import SourceText

/// Whether tables answer for every input, and rules can come out both ways: reported if it is so in
/// all cases, or shown by one.
struct ClaimFindings: Sendable {
  let pack: Pack
  let today: CivilDate
  let place: @Sendable (Origin) -> Place?

  /// One for each table and rule, so that all cores have something to do to the end.
  var proofs: [@Sendable () -> [Finding]] {
    var proofs: [@Sendable () -> [Finding]] = []
    for index in pack.tables.indices where !pack.tables[index].rows.isEmpty {
      proofs.append { concerning(pack.tables[index].id, table(pack.tables[index])) }
    }
    for index in pack.rules.indices {
      proofs.append { concerning(pack.rules[index].id, rule(pack.rules[index])) }
    }
    proofs.append { contradictions() }
    proofs.append { NeverMissing(pack: pack, place: place).all() }
    return proofs
  }

  /// A finding that several items share is reported at the first of them.
  func once(_ found: [Finding]) -> [Finding] {
    var told: Set<String> = []
    return found.filter { finding in
      guard finding.id == Check.neverTrue.id, let place = finding.place else { return true }
      return told.insert("\(place.file.path):\(place.range):\(finding.message)").inserted
    }
  }

  func finding(
    _ check: Check, _ level: Level, _ message: String, _ origin: Origin, advice: String? = nil,
    because: String? = nil,
    source: [String] = [], notes given: String? = nil, others: [Note] = []
  ) -> Finding {
    Finding(
      check, level, message, at: place(origin), advice: advice, because: because, source: source,
      notes: (given.map { [Note("as an example: \($0)")] } ?? []) + others)
  }

  /// The same findings, as those of an item.
  private func concerning(_ id: String, _ findings: [Finding]) -> [Finding] {
    findings.map { finding in
      var finding = finding
      finding.concerns = "\(pack.name)/\(id)"
      return finding
    }
  }

  // MARK: Rules

  private func rule(_ rule: Rule) -> [Finding] {
    guard rule.status != .retired, let condition = rule.condition else { return [] }
    let lines = self.lines(condition)
    let branches = Branches(condition, rule.bindings).all
    let parts = ([condition.expression] + lines.map(\.expression) + branches.map(\.expression)).map
    {
      ConditionCases.Part($0, rule.bindings)
    }
    var findings = repeated(lines)
    guard let cases = DayCases(pack, parts, scope: rule.scope, today: today) else {
      return findings
    }
    var isTold = false
    for (index, line) in lines.enumerated() {
      if !cases.canBe(.init(1 + index, [.yes])) {
        isTold = true
        if NeverMissing(pack: pack, place: place).tells(line.expression, rule.scope) { continue }
        findings.append(
          finding(
            .neverTrue, .error, "`\(line.text)` can never be true", line.origin,
            advice: "correct it, or remove it",
            because: "the rule `\(rule.id)` depends on it",
            others: definitions(in: line.expression, rule.bindings)))
      } else if lines.count > 1, !cases.canBe(.init(1 + index, [.no])) {
        isTold = true
        findings.append(
          finding(
            .alwaysTrue, .warning, "`\(line.text)` is true whenever it is known", line.origin,
            advice: "remove it, or correct it"))
      }
    }
    let canHold = cases.canBe(.init(0, [.yes]))
    if !isTold, !canHold, !rule.firesForUnreadable {
      findings.append(
        finding(
          .neverTrue, .error,
          "the conditions of `\(rule.id)` contradict each other, so it can never fire",
          rule.origin, advice: "read the lines together: no record can meet all of them"))
    } else if !isTold, !rule.decidesByActions, !cases.canBe(.init(0, [.no])) {
      findings.append(
        finding(
          .alwaysTrue, .warning, "the conditions of `\(rule.id)` are always true", rule.origin,
          advice: "a rule that always applies decides nothing"))
    }
    if isTold || !canHold { return findings }
    return findings
      + deadBranches(
        branches, from: 1 + lines.count, in: cases, rule.bindings, rule.scope,
        of: "the rule `\(rule.id)`")
  }

  /// The places of the names that a condition asks for: the mistake may be there.
  private func definitions(in expression: Expression, _ bindings: [Binding]) -> [Note] {
    var found: [Int] = []
    expression.walk {
      if case .binding(let index) = $0, !found.contains(index) { found.append(index) }
    }
    return found.map { Note("`\(bindings[$0].name)`", at: place(bindings[$0].origin)) }
  }

  /// A line that is there twice among those that must all hold: most likely a copy that was to be
  /// changed.
  private func repeated(_ lines: [Condition.Line]) -> [Finding] {
    var first: [String: Condition.Line] = [:]
    return lines.compactMap { line in
      guard let earlier = first.updateValue(line, forKey: line.text) else { return nil }
      return finding(
        .alwaysTrue, .warning, "`\(line.text)` is written twice", line.origin,
        advice: "remove it, or correct it", others: [Note("the same", at: place(earlier.origin))])
    }
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
    var left = ClaimFindings.mostPairs
    let setting = pack.rules.filter { $0.status != .retired && $0.kind != .constraint }
      .map { (rule: $0, sets: sets($0)) }.filter { !$0.sets.isEmpty }
    for (index, (first, ones)) in setting.enumerated() {
      for (second, twos) in setting[(index + 1)...] where first.scope == second.scope {
        let shared = ones.filter { one in twos.contains { $0.0 == one.0 && $0.1 != one.1 } }
        if shared.isEmpty { continue }
        left -= 1
        if left < 0 {
          return findings + [
            finding(
              .contradiction, .warning,
              "more than \(ClaimFindings.mostPairs) pairs of rules set one name to different values; the other pairs were not compared",
              second.origin,
              advice: "set `\(shared[0].0)` in one table instead, whose rows are tried in order")
          ]
        }
        let parts = [first, second].map {
          ConditionCases.Part($0.condition?.expression ?? .literal(.truth(true)), $0.bindings)
        }
        guard let cases = DayCases(pack, parts, scope: first.scope, today: today) else { continue }
        let (answer, from) = cases.answer([.init(0, [.yes]), .init(1, [.yes])])
        let words = CaseWords(pack, bindings: first.bindings, scope: first.scope)
        guard let (where_, given) = words.told(answer, from) else { continue }
        for (name, _) in shared {
          findings.append(
            finding(
              .contradiction, .error,
              "`\(first.id)` and `\(second.id)` set `\(name)` to different values\(where_)",
              second.origin,
              advice: "make their conditions exclude each other", notes: given))
        }
      }
    }
    return findings
  }

  /// Of rules that set one name, for each of which a proof is made.
  private static let mostPairs = 1_000

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

extension CaseWords {
  /// ` where level is 3`, and the case as an example takes it; nil where there is none, or none
  /// that is sure.
  func told(_ answer: ConditionCases.Answer, _ from: CivilDate?) -> (String, String?)? {
    let since = from.map { " from \(MomentText.text($0)) on" } ?? ""
    switch answer {
    case .shown(let shown): return (since + place(shown.circumstances), text(shown))
    case .open(let circumstances, isFree: true): return (since + place(circumstances), nil)
    case .open, .never, .tooMany: return nil
    }
  }

  /// ` where level is from 3 to 5`.
  func place(_ circumstances: [Circumstance]) -> String {
    let words = text(circumstances)
    return " where " + (words.isEmpty ? "nothing is entered" : words)
  }
}

extension Rule {
  /// Each action waits for a condition of its own: which of them is taken is the decision.
  fileprivate var decidesByActions: Bool {
    !then.isEmpty && then.allSatisfy { $0.condition != nil }
  }

  /// Whether it can fire although its lines cannot all hold: it acts on unknown values, and looks
  /// for values that were written and cannot be read.
  fileprivate var firesForUnreadable: Bool {
    guard ifUnknown == .act, let condition else { return false }
    var looks = false
    condition.expression.walk { if case .isUnreadable = $0 { looks = true } }
    return looks
  }
}
