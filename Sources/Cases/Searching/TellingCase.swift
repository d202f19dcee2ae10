import Evaluation
import RuleModel

/// A small case that a pack and a changed copy of it decide otherwise.
public struct TellingCase: Sendable {
  public var witness: Witness
  /// The pack's own decision about it; nil if it decides nothing.
  public var decision: DecisionCopy?
  /// That of the changed copy.
  public var changed: DecisionCopy?

  /// Nil if none was found.
  /// - Parameter item: the id of a rule or table that both packs have.
  public init?(_ pack: Pack, _ changed: Pack, item id: String, today: CivilDate, zone: Zone?) {
    guard let item = pack.item(named: id), let other = changed.item(named: id),
      let oldSource = DecisionCopy.Source(item), let newSource = DecisionCopy.Source(other)
    else { return nil }
    if case .message = oldSource { return nil }
    let runner = CaseRunner(pack, today: today, zone: zone)
    // A pack has thousands of changes.
    let changedRunner = CaseRunner(changed, today: today, zone: zone)
    let search = CaseSearch(
      old: (runner, oldSource), new: (changedRunner, newSource),
      now: today.endOfMonth, today: today, share: 8, changedNames: .none)
    func isUnreadable(_ witness: Witness) -> Bool {
      ([witness.given].compactMap { $0 } + witness.history).contains { record in
        record.fields.values.contains(where: \.isUnusable)
      }
    }
    let found = search.search().found
    guard let best = found.first(where: { !isUnreadable($0.witness) }) ?? found.first,
      let example = best.witness.example(in: pack)
    else { return nil }
    witness = best.witness
    decision = runner.decision(oldSource, of: example)
    self.changed = best.witness.example(in: changed).flatMap {
      changedRunner.decision(newSource, of: $0)
    }
  }
}

extension DecisionCopy.Source {
  package init?(_ item: PackItem) {
    switch item.kind {
    case .rule: self = .rule(item.index)
    case .table: self = .table(item.index)
    case .message: self = .message(item.index)
    case .text, .term, .threshold, .list, .limit, .mapping, .record: return nil
    }
  }
}
