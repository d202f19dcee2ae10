import Evaluation
import RuleModel

/// All cases of one pack, or of two side by side: what is said of them here holds for every record
/// and every history that can be logged, or is called not proved.
public struct AllCases: Sendable {
  let packs: [Pack]
  let now: Instant
  /// The one day on which numbers must be in force; nil: that of each record.
  var asOf: CivilDate?
  /// The steps that one question may take.
  let most: Int

  /// The verdict on a claim about all cases.
  public enum Verdict: Sendable {
    /// It holds in every case.
    case always
    /// It does not hold in this one.
    case broken(Witness)
    /// Neither is known; with what was not looked into.
    case notProved(String)
  }

  /// - Parameter now: the moment that cases are made for.
  public init(old: Pack, new: Pack, now: Instant, asOf: CivilDate? = nil, most: Int = 400_000) {
    packs = [old, new]
    self.asOf = asOf
    self.now = now
    self.most = most
  }

  /// Of one pack.
  public init(_ pack: Pack, now: Instant, most: Int = 400_000) {
    packs = [pack]
    self.now = now
    self.most = most
  }

  /// Whether a decision of the old pack comes to the same as one of the new.
  /// - Parameter differ: whether the evaluator decides a case otherwise under the other pack.
  public func compare(
    _ old: DecisionCopy.Source, _ new: DecisionCopy.Source, differ: (Witness) -> Bool
  ) -> Verdict {
    if let reason = unlike(old, new) { return .notProved(reason) }
    let splits = Splits()
    do {
      let walker = try Self.walk(packs, splits, most, asOf: asOf) {
        (walker) throws(OutOfBudget) -> Diagram? in
        guard let both = try walker.decisions([(old, 0), (new, 1)]) else { return nil }
        return try walker.diagrams.join(ends: both[0], both[1]) { (a, b) throws(OutOfBudget) in
          walker.end(a == b ? .yes : .pair(Int(a), Int(b)))
        }
      }
      guard let (walker, whole) = walker else { return .notProved("messages are not looked into") }
      return verdict(walker, whole, record(new), differ)
    } catch {
      return .notProved("there are too many cases")
    }
  }

  func verdict(
    _ walker: Walker, _ whole: Diagram, _ record: RecordType?, _ differ: (Witness) -> Bool
  ) -> Verdict {
    func isPair(_ term: CaseTerm) -> Bool { if case .pair = term { true } else { false } }
    var tries: [CaseTerm: Int] = [:]
    var found: Witness?
    let end = PathWalk(diagrams: walker.diagrams, bounds: PathBounds(splits: walker.splits)).walk(
      whole, to: isPair
    ) {
      path, term in
      guard let record, tries[term, default: 0] < 40 else { return record != nil }
      tries[term, default: 0] += 1
      found = PathRecords(path, walker.splits, record, now: now).cases(most: 12).first(
        where: differ)
      return found == nil
    }
    if let found { return .broken(found) }
    switch end {
    case .none: return .always
    case .outOfBudget: return .notProved("there are too many cases")
    case .some, .stopped:
      return .notProved("for some cases no record could be made that shows whether they can be")
    }
  }

  /// The record that a decision of the new pack is about.
  func record(_ source: DecisionCopy.Source) -> RecordType? {
    let scope: RuleModel.Scope
    switch source {
    case .rule(let index): scope = packs[packs.count - 1].rules[index].scope
    case .table(let index): scope = packs[packs.count - 1].tables[index].scope
    case .message: return nil
    }
    if case .each(let record) = scope { return packs[packs.count - 1].records[record] }
    return nil
  }

  /// Walks until no further constant is found that some quantity is compared with.
  static func walk(
    _ packs: [Pack], _ splits: Splits, _ most: Int, apart: Walker.Apart? = nil,
    asOf: CivilDate? = nil,
    _ body: (Walker) throws(OutOfBudget) -> Diagram?
  ) throws(OutOfBudget) -> (Walker, Diagram)? {
    for _ in 0..<40 {
      splits.restart()
      let walker = Walker(packs, splits, most: most, apart: apart)
      walker.asOf = asOf
      guard let made = try body(walker) else { return nil }
      if !splits.isStale { return (walker, made) }
    }
    throw OutOfBudget()
  }

  /// Why two decisions are no two forms of one; nil where they may be.
  /// - Parameter asksKind: whether those of two kinds are two; else only what comes of them is
  ///   asked.
  func unlike(
    _ old: DecisionCopy.Source, _ new: DecisionCopy.Source, asksKind: Bool = true
  ) -> String? {
    let scopes: (RuleModel.Scope, RuleModel.Scope)
    switch (old, new) {
    case (.rule(let a), .rule(let b)):
      let (before, after) = (packs[0].rules[a], packs[1].rules[b])
      if asksKind, before.kind != after.kind { return "they are of two kinds" }
      if asksKind, before.status != after.status {
        return "one of them is no more than a draft, or is retired"
      }
      scopes = (before.scope, after.scope)
    case (.table(let a), .table(let b)):
      let (before, after) = (packs[0].tables[a], packs[1].tables[b])
      if before.status != after.status {
        return "one of them is no more than a draft, or is retired"
      }
      scopes = (before.scope, after.scope)
    default: return "messages are not looked into"
    }
    switch scopes {
    case (.history, .history): break
    case (.each(let a), .each(let b)):
      let names = (packs[0].records[a].name, packs[1].records[b].name)
      if names.0 != names.1 { return "they are about two kinds of record" }
      if !Walker(packs, Splits(), most: 1).isPlacedAlike(names.0) {
        return "whose a record is, or when it happened, is read in two ways"
      }
    default: return "one is about records and one about histories"
    }
    return nil
  }
}
