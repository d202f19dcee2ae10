/// The results for a record and its subject's history: decisions in the order of the pack, those
/// about the record first, and the problems of the records.
public struct Decisions: Hashable, Sendable, Codable {
  /// The decisions, in the order of the pack.
  public var decisions: [Decision]
  /// Misspelt fields, values that could not be used, records that were left out. Log them: each is
  /// a mistake in the app or its data.
  public var problems: [Problem]

  public init(decisions: [Decision] = [], problems: [Problem] = []) {
    self.decisions = decisions
    self.problems = problems
  }

  /// Those that fire.
  public var firing: [Decision] { decisions.filter { $0.outcome == .fires } }

  /// The decision of an item, by its id with or without the app's name; nil if it was silent or not
  /// asked.
  public func decision(_ item: String) -> Decision? {
    decisions.first { $0.item == item || $0.id == item }
  }
}

extension Decisions: RandomAccessCollection {
  public var startIndex: Int { decisions.startIndex }
  public var endIndex: Int { decisions.endIndex }
  public subscript(index: Int) -> Decision { decisions[index] }
}
