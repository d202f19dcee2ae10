import Cases
import Evaluation
import RuleModel

/// Looks for cases of one partition, with one allowance of work for all of them.
final class CaseSearching {
  let partition: Partition
  /// The same, as if nothing were rounded: what is found in it is told, what is not may still be.
  private let unrounded: Partition
  private var left: Int
  /// Something was not looked for to the end.
  private(set) var isExhausted = false

  enum Witness {
    /// In words, and as an example takes it where the case is about one record.
    case found(words: String, given: String?)
    case none
    /// A case that no record was found for, while some things in it hang together.
    case unsure(words: String)
    case open
  }

  init(_ partition: Partition, work: Int = 1_500_000) {
    self.partition = partition
    unrounded = partition.withoutRounding
    left = work
  }

  /// Whether there is such a case; also where that cannot be told.
  func canBe(_ goals: [Goal], isTold: Bool = false) -> Bool {
    if case .none = run(goals, in: partition, isTold: isTold) { false } else { true }
  }

  private func run(
    _ goals: [Goal], in partition: Partition, isTold: Bool = false,
    accept: @escaping ([Variable.Cell?]) -> Bool = { _ in true }
  ) -> CaseFinding.Result {
    var finding = CaseFinding(
      among: partition.variables.count, goals, isTold: isTold, work: min(left, CaseFinding.work), accept: accept)
    let result = finding.run(partition)
    left = max(0, left - finding.spent)
    if case .open = result { isExhausted = true }
    return result
  }

  /// Such a case in words; nil if none is found.
  func words(_ goals: [Goal]) -> String? {
    if case .found(let cells) = run(goals, in: unrounded) { partition.describe(cells) } else { nil }
  }

  /// A record for which a condition is true, where the partition says that there is none: it leaves out words of long
  /// lists, and does not round.
  func shown(_ meaning: Expression) -> String? {
    guard partition.record != nil, let records = CaseRecords(partition, condition: meaning) else { return nil }
    var found: CaseRecords.Case?
    _ = AllCases(partition.pack, now: records.now).never(
      true, meaning, bindings: partition.bindings, record: partition.record
    ) { made in
      found = records.confirmed(made)
      return found != nil
    }
    return found.map(records.text)
  }

  /// - Parameter meaning: what holds of the case, as the evaluator is asked.
  func witness(_ goals: [Goal], meaning: Expression) -> Witness {
    switch run(goals, in: unrounded) {
    case .none: return .none
    case .open: return .open
    case .found(let cells):
      let words = partition.describe(cells)
      guard let records = CaseRecords(partition, condition: meaning) else { return .found(words: words, given: nil) }
      if let found = records.record(for: cells) { return .found(words: words, given: records.text(found)) }
      if partition.isExact { return .found(words: words, given: nil) }
      return another(goals, records, words)
    }
  }

  /// Other cases that meet the goals, until one of them is true of a record.
  private func another(_ goals: [Goal], _ records: CaseRecords, _ words: String) -> Witness {
    var tries = 20
    var found: Witness?
    _ = run(goals, in: unrounded) { [partition] cells in
      tries -= 1
      if let record = records.record(for: cells) {
        found = .found(words: partition.describe(cells), given: records.text(record))
      }
      return found != nil || tries <= 0
    }
    if let found { return found }
    return tries > 0 ? .none : .unsure(words: words)
  }
}
