import Evaluation
import RuleModel

/// Looks for a record that a rule decides one way with a field and another way without it, by what the rule's conditions
/// can tell apart.
package struct MissingPairs {
  /// What being without the field does.
  package enum Effect {
    /// Fires with it, and not without.
    case silences
    /// Fires without it, and not with.
    case allows
  }

  private let partition: Partition
  private let records: CaseRecords
  private let record: Int
  private let question: Question
  /// Conditions of what is shown: left out where they fail.
  private let showing: [Question]
  private let ifUnknown: IfUnknown

  /// Cases of one value that the evaluator is asked about.
  private static let most = 12
  private static let work = 200_000

  /// Nil for a rule about a history, and for one without conditions.
  package init?(_ rule: Rule, in pack: Pack, today: CivilDate) {
    guard case .each(let record) = rule.scope, let condition = rule.condition?.expression else { return nil }
    let shown = rule.then.compactMap { $0.condition?.expression }
    partition =
      Partition(
        pack: pack, bindings: rule.bindings, record: record, today: today, conditions: [condition] + shown
      ).withoutRounding
    guard let records = CaseRecords(partition, condition: condition) else { return nil }
    self.records = records
    self.record = record
    question = partition.ask(condition)
    showing = shown.map(partition.ask)
    ifUnknown = rule.ifUnknown
  }

  /// Hands over records with the field and without it until one pair is accepted.
  /// - Returns: whether it is proved that there is no such record.
  package func search(
    _ field: Int, _ effect: Effect, _ accept: (_ given: Example.Record, _ missing: Example.Record) -> Bool
  ) -> Bool {
    withoutActuallyEscaping(accept) { search(field, effect, trying: $0) }
  }

  private func search(
    _ field: Int, _ effect: Effect, trying accept: @escaping (Example.Record, Example.Record) -> Bool
  ) -> Bool {
    guard partition.isWhole, var resting = partition.variables(on: field) else { return false }
    // Of a text that is missing nobody asks whether it is in a list.
    if resting.contains(where: { partition.field(of: partition.variables[$0]) == field }) {
      resting.removeAll { list(of: partition.variables[$0], field) != nil }
    }
    if resting.isEmpty { return true }
    guard resting.count == 1, let missing = missing(field, resting[0]) else { return false }
    let position = resting[0]
    var isProved = true
    for cell in partition.variables[position].cells {
      guard cell != missing, cell != .missing, cell != .undetermined else { continue }
      for goals in goals(effect, with: (position, cell), without: (position, missing)) {
        var tries = Self.most
        var isFound = false
        var finding = CaseFinding(among: partition.variables.count, goals, work: Self.work) { cells in
          tries -= 1
          if let pair = pair(field, effect, cells, position, cell, missing) {
            isFound = accept(pair.given, pair.missing)
          }
          return isFound || tries <= 0
        }
        let result = finding.run(partition)
        if isFound { return false }
        if case .none = result {} else { isProved = false }
      }
    }
    return isProved
  }

  /// The cell of a record that lacks the field.
  private func missing(_ field: Int, _ position: Int) -> Variable.Cell? {
    let type = partition.pack.records[record].fields[field]
    let variable = partition.variables[position]
    if case .listed = variable.kind {
      return list(of: variable, field) != nil && !type.hasDefault ? .undetermined : nil
    }
    guard partition.field(of: variable) == field, !type.meansNow else { return nil }
    guard let meaning = type.defaultValue else { return .missing }
    return variable.cells.first { cell in
      switch (cell, meaning) {
      case (.truth(let one), .truth(let other)): one == other
      case (.word(let one), .word(let other)), (.text(let one), .text(let other)): one == other
      case (.number(let stretch), _):
        Partition.number(meaning).map { stretch.meet(.point($0)) != nil } ?? false
      default: false
      }
    }
  }

  private typealias Taken = (position: Int, cell: Variable.Cell)

  private func goals(_ effect: Effect, with full: Taken, without less: Taken) -> [[Goal]] {
    let fires: Outcomes = ifUnknown == .act ? [.yes, .unknown] : .yes
    let silent: Outcomes = ifUnknown == .staySilent ? [.no, .unknown] : .no
    func goal(_ question: Question, _ wanted: Outcomes, _ taken: Taken) -> Goal {
      Goal(question: question, wanted: wanted, taking: taken)
    }
    switch effect {
    case .allows: return [[goal(question, silent, full), goal(question, fires, less)]]
    case .silences:
      // What a red flag shows is left out only where it is known that it should be.
      return [[goal(question, fires, full), goal(question, silent, less)]]
        + showing.map { shown in
          [
            goal(question, fires, full), goal(question, fires, less), goal(shown, [.yes, .unknown], full),
            goal(shown, .no, less),
          ]
        }
    }
  }

  private func pair(
    _ field: Int, _ effect: Effect, _ cells: [Variable.Cell?], _ position: Int, _ full: Variable.Cell,
    _ missing: Variable.Cell
  ) -> (given: Example.Record, missing: Example.Record)? {
    var cells = cells
    cells[position] = effect == .allows ? missing : full
    guard var fields = records.record(for: cells, keeping: field)?.given else { return nil }
    if effect == .allows {
      guard let value = value(full, field, cells) else { return nil }
      fields[field] = .value(value)
    }
    guard case .value? = fields[field] else { return nil }
    let given = Example.Record(record: record, fields: fields)
    fields[field] = .missing
    return (given, Example.Record(record: record, fields: fields))
  }

  /// The list that a field is looked up in, where the variable is that.
  private func list(of variable: Variable, _ field: Int) -> Int? {
    if case .listed(let list) = variable.kind, case .field(field, level: 0) = variable.expression { list } else { nil }
  }

  private func value(_ cell: Variable.Cell, _ field: Int, _ cells: [Variable.Cell?]) -> Literal? {
    let type = partition.pack.records[record].fields[field].type
    switch cell {
    case .listed, .otherText:
      for (variable, own) in zip(partition.variables, cells) {
        guard let list = list(of: variable, field), own == .listed(true) || cell == .listed(true) else { continue }
        return partition.pack.lists[list].entries.first.map { .text($0.name) }
      }
      return type == .text ? .text("something else") : nil
    default: return JointCases.literal(cell, type)
    }
  }
}
