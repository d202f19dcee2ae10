import Cases
import Diagnostics
import Evaluation
import RuleModel
import SourceText

/// The parts of a pack that its examples do not reach: rules without an example on each side, rows
/// that answer in none, boundary values that none has.
public struct Coverage {
  let runner: ExampleRunner
  let place: (Origin) -> Place?

  public init(_ runner: ExampleRunner, place: @escaping (Origin) -> Place?) {
    self.runner = runner
    self.place = place
  }

  /// The parts that the examples leave untested: rules, tables, rows, boundaries.
  public func findings() -> [Finding] {
    let pack = runner.probed.pack
    var findings: [Finding] = []
    for (index, rule) in pack.rules.enumerated() where rule.status != .retired {
      findings += self.rule(rule, index)
    }
    for (index, table) in pack.tables.enumerated()
    where runner.probed.tableProbes[index] != nil && table.status != .retired {
      findings += self.table(table, index)
    }
    return findings
  }

  private func finding(
    _ check: Check, _ message: String, _ origin: Origin, advice: String
  ) -> Finding {
    Finding(check, .warning, message, at: place(origin), advice: advice)
  }

  // MARK: Rules

  private func rule(_ rule: Rule, _ index: Int) -> [Finding] {
    let findings = Untested(place: place).rule(rule)
    if rule.examples.isEmpty { return findings }
    guard runner.probed.ruleProbes[index] != nil, let condition = rule.condition?.expression else {
      return findings
    }
    let runs = runner.runs(ofRule: index).map(\.probe)
    let found = Analysis.boundaries(in: condition, rule.bindings)
    return findings
      + self.boundaries(
        found, shown: runs, offset: rule.bindings.count, rule.bindings, rule.scope, rule.id)
  }

  // MARK: Tables

  private func table(_ table: Table, _ index: Int) -> [Finding] {
    if table.examples.isEmpty { return Untested(place: place).table(table) }
    let runs = runner.runs(ofTable: index).map(\.probe)
    var reached = Set<Int>()
    for run in runs {
      for row in table.rows.indices where row < run.count {
        guard case .truth(true) = run[row] else { continue }
        reached.insert(row)
        if table.policy == .inOrder { break }
      }
    }
    var findings: [Finding] = []
    for (row, origin) in table.rows.map(\.origin).enumerated() where !reached.contains(row) {
      findings.append(
        finding(
          .untestedRow, "no example of `\(table.id)` reaches this row", origin,
          advice: "add one that does"))
    }
    let found = table.rows.flatMap { row in
      row.condition.map { Analysis.boundaries(in: $0.expression, table.bindings) } ?? []
    }
    return findings
      + boundaries(
        found, shown: runs, offset: table.rows.count, table.bindings, table.scope, table.id)
  }

  // MARK: Boundaries

  /// A boundary is tested if one example is at it and one is on the side where the comparison
  /// turns.
  private func boundaries(
    _ found: [Boundary], shown runs: [[ShownValue]], offset: Int, _ bindings: [Binding],
    _ scope: Scope, _ id: String
  ) -> [Finding] {
    var record: Int?
    if case .each(let index) = scope { record = index }
    let pack = runner.probed.pack
    let phrases = Phrases(pack: pack, bindings: bindings, record: record)
    var findings: [Finding] = []
    var told: Set<String> = []
    for (position, boundary) in found.enumerated() {
      guard let constant = constant(boundary.constant) else { continue }
      let values = runs.compactMap { run -> Double? in
        offset + position < run.count ? number(run[offset + position]) : nil
      }
      let term = phrases.text(boundary.term)
      let shownConstant = phrases.text(
        constant, of: phrases.type(of: boundary.term) ?? .number(nil))
      var lacks: [String] = []
      // No two colours have a contrast of exactly 4.5, so an example on each side is all there can
      // be.
      let isContrast = boundary.term.isContrast(bindings)
      if isContrast {
        if !values.contains(where: { $0 >= constant }) { lacks.append("above") }
      } else if !values.contains(constant) {
        lacks.append("at")
      }
      if boundary.turnsBelow, !values.contains(where: { $0 < constant }),
        canBe(boundary.term, below: constant, record)
      {
        lacks.append("below")
      }
      if !boundary.turnsBelow, !values.contains(where: { $0 > constant }),
        canBe(boundary.term, above: constant, record)
      {
        lacks.append("above")
      }
      if lacks.isEmpty || !told.insert("\(term) \(constant)").inserted { continue }
      findings.append(
        finding(
          .untestedBoundary,
          "no example of `\(id)` has `\(term)` \(lacks.joined(separator: " or ")) \(shownConstant)",
          boundary.origin,
          advice: "add an example for it"))
    }
    return findings
  }

  private func canBe(_ term: Expression, below constant: Double, _ record: Int?) -> Bool {
    switch term {
    case .field(let index, level: 0):
      guard let record, let range = runner.probed.pack.records[record].fields[index].range else {
        return true
      }
      return range.lowerBound < constant
    case .aggregate, .howMany: return constant > 0
    default: return true
    }
  }

  private func canBe(_ term: Expression, above constant: Double, _ record: Int?) -> Bool {
    guard case .field(let index, level: 0) = term, let record,
      let range = runner.probed.pack.records[record].fields[index].range
    else { return true }
    return range.upperBound > constant
  }

  private func constant(_ expression: Expression) -> Double? {
    switch expression {
    case .literal(let literal): return literal.amount
    case .threshold(let index):
      return runner.probed.pack.thresholds[index].value(on: runner.today).flatMap(\.amount)
    case .convert(.threshold(let index), let change):
      guard let literal = runner.probed.pack.thresholds[index].value(on: runner.today) else {
        return nil
      }
      if case .period(let period) = literal { return change.apply(period.averageDays) }
      return literal.amount.map(change.apply)
    case .convert(let a, let change): return constant(a).map(change.apply)
    case .negate(let a): return constant(a).map { -$0 }
    case .arithmetic(let sign, let a, let b):
      guard let x = constant(a), let y = constant(b) else { return nil }
      switch sign {
      case .plus: return decimal(x + y)
      case .minus: return decimal(x - y)
      case .times: return decimal(x * y)
      case .divided: return y == 0 ? nil : decimal(x / y)
      case .power: return nil
      }
    default: return nil
    }
  }

  /// A shown value as the number its boundary is compared with.
  private func number(_ value: ShownValue) -> Double? {
    switch value {
    case .number(let x): return x
    case .text(let text):
      if case .success(let time) = MomentText.instant(text) { return Double(time.microseconds) }
      if let date = MomentText.date(text) { return Double(date.days) }
      if let time = MomentText.timeOfDay(text) { return Double(time) }
      // Durations without a unit of their own are shown as "151 min" or "90.5 s".
      let parts = text.split(separator: " ")
      guard parts.count == 2, let amount = Double(parts[0]) else { return nil }
      return parts[1] == "min" ? amount * 60 : parts[1] == "s" ? amount : nil
    default: return nil
    }
  }
}
