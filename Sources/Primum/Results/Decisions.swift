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

  /// Those whose outcome is unknown: too much is missing, so neither yes nor no may be assumed.
  public var unknown: [Decision] { decisions.filter { $0.outcome == .unknown } }

  /// The first decision of an item, by its id with or without the app's name; nil if it was silent
  /// or not asked.
  public func decision(_ item: String) -> Decision? {
    decisions.first { $0.item == item || $0.itemID == item }
  }
}

extension Decisions: RandomAccessCollection {
  public var startIndex: Int { decisions.startIndex }
  public var endIndex: Int { decisions.endIndex }
  public subscript(index: Int) -> Decision { decisions[index] }
}

extension Decisions {
  /// The first decision of a rule, table or message; nil if it was silent or not asked.
  ///
  ///     if decisions[Garden.RuleID.rest]?.outcome == .fires { … }
  ///
  /// Of one record in hand there is no second. After `evaluate(_:now:all:)`, `decisions(of:)` has
  /// those of all records.
  public subscript(item: some ItemKey) -> Decision? {
    decisions.first { $0.itemID == item.rawValue }
  }

  /// Each decision of a rule, table or message, record by record.
  public func decisions(of item: some ItemKey) -> [Decision] {
    decisions.filter { $0.itemID == item.rawValue }
  }

  /// The first answer of a table that is not a draft; nil if it gave none or was not asked. A
  /// column whose value is unknown is nil.
  public subscript<Answer: TableAnswer>(answer: Answer.Type) -> Answer? {
    let found = decisions.first {
      $0.kind == .table && !$0.isDraft && $0.outcome != .silent && $0.itemID == Answer.tableID
    }
    return found.map { Answer($0.values) }
  }

  /// The values that rules set, those of drafts left out. One that two rules set differently is
  /// unknown.
  public subscript<Values: RuleValues>(values: Values.Type) -> Values {
    var all: [String: Value] = [:]
    for case .set(let name, let value) in approvedActions {
      all[name] = all[name].map { $0 == value ? value : .unknown } ?? value
    }
    return Values(all)
  }

  /// The texts to show on a surface, in the order of the pack, those of drafts left out.
  ///
  ///     ForEach(decisions.notices(on: Garden.SurfaceID.home)) { Text($0.text) }
  public func notices(on surface: some SurfaceKey) -> [Notice] { notices(on: surface.rawValue) }

  /// The texts to show on a surface, by its name in the pack; those of drafts are left out.
  public func notices(on surface: String) -> [Notice] {
    decisions.filter { !$0.isDraft }.flatMap { decision in
      decision.actions.compactMap { action in
        guard case .show(let text, let surfaces, let words) = action, surfaces.contains(surface)
        else { return nil }
        return Notice(decision: decision.id, textID: text, text: words)
      }
    }
  }

  private var approvedActions: some Sequence<Action> {
    decisions.lazy.filter { !$0.isDraft }.flatMap(\.actions)
  }
}
