import Cases
import Evaluation
import OperatingSystem
import RuleLoading
import RuleModel

/// A case in which a rule protects less under one pack than under another: a red flag or a
/// constraint no longer fires, a limit allows or a minimum shows what it did not, or a text is no
/// longer shown where it was.
public struct LostCase: Sendable {
  public var witness: Witness
  /// As an example writes it.
  public var example: String
  /// The results before and now, as people say them.
  public var was: String
  public var now: String
  /// The meaning of the edit, and the case, in a sentence.
  public var says: String
  /// The first day from which it is so, where that is not today.
  public var from: CivilDate?

  /// The findings about one rule.
  public enum Result: Sendable {
    /// Nothing that the rule rests on has changed, or in no case is less shown.
    case none
    case found(LostCase)
    /// It has changed; none was found among so many cases, which are not all.
    case open(tried: Int)
  }

  /// Looks at rules that both packs have.
  /// - Parameters:
  ///   - ids: of the rules.
  ///   - zones: the time zones of the old and of the new pack.
  ///   - share: by how much the number of cases is divided.
  /// - Returns: by id.
  public static func search(
    _ old: LoadedPack, _ new: LoadedPack, rules ids: [String], today: CivilDate,
    zones: (old: Zone?, new: Zone?), share: Int = 1
  ) -> [String: Result] {
    if ids.isEmpty { return [:] }
    let parts = PackParts(old, new)
    let changed = ids.compactMap { id -> ItemPair? in
      guard let item = old.pack.item(named: id), let other = new.pack.item(named: id),
        item.kind == .rule, other.kind == .rule
      else { return nil }
      let pair = parts.pair(item, other)
      if case .meaning = parts.state(pair) { return pair }
      return nil
    }
    if changed.isEmpty { return [:] }
    let options = PackDifference.Options(zone: zones.new, oldZone: zones.old, today: today)
    let days =
      [.init(old.pack, new.pack, options, "")] + TurningDays(old.pack, new.pack, options).ahead
    let results = mapInParallel(changed) { pair in (pair.old.id, look(parts, pair, days, share)) }
    return Dictionary(results, uniquingKeysWith: { first, _ in first })
  }

  private static func look(
    _ parts: PackParts, _ pair: ItemPair, _ days: [TurningDays.Question], _ share: Int
  ) -> Result {
    var tried = 0
    for (index, day) in days.enumerated() {
      let (outcome, isWhole) = search(parts, pair, day, share: days.count * share)
      // A proof is of every day.
      if isWhole { return .none }
      if let found = outcome.found.first {
        let beside =
          ShownBeside(
            found.witness, found.from, found.to, day.runners,
            (.rule(pair.old.index), .rule(pair.new.index))
          ).map { "; \($0.sentence)" } ?? ""
        let kind = parts.old.pack.rules[pair.old.index].kind
        let isSaid = kind != .redFlag && found.from.outcome != found.to.outcome
        let words = DecisionWords(pair.old, pair.new, parts.old.pack, parts.new.pack).sentence(
          outcome, parts.causes(pair))
        let outcomes = OutcomeWords(
          kinds: (kind, parts.new.pack.rules[pair.new.index].kind), isOfTable: false)
        let shown = WitnessWords(old: parts.old.pack, new: parts.new.pack).text(found.witness)
        return .found(
          LostCase(
            witness: found.witness, example: found.witness.json(parts.new.pack, parts.old.pack),
            was: isSaid ? OutcomeWords.was(found.from.outcome, kind) : found.from.inWords,
            now: (isSaid ? OutcomeWords.now(found.to.outcome, kind) : found.to.inWords) + beside,
            says: "\(words); \(shown): \(outcomes.text(found.from, found.to))",
            from: index == 0 ? nil : day.options.today))
      }
      tried += outcome.tried
    }
    return .open(tried: tried)
  }

  private static func search(
    _ parts: PackParts, _ pair: ItemPair, _ day: TurningDays.Question, share: Int
  ) -> (CaseSearch.Found, isWhole: Bool) {
    let (old, new, options) = (parts.old.pack, parts.new.pack, day.options)
    let (item, other) = (pair.old, pair.new)
    var search = CaseSearch(
      old: (day.runners.0, .rule(item.index)), new: (day.runners.1, .rule(other.index)),
      now: options.moment, today: options.today, share: share,
      changedNames: ChangedNames(old, new, pair.lists))
    let showable = new.showable(new.rules[other.index])
    let kind = old.rules[item.index].kind
    search.concerns = { from, to in parts.isLess(to, than: from, pair) }
    var proven: Witness?
    let cases = AllCases(old: old, new: new, now: options.moment, asOf: options.asOf)
    let answer = cases.never(.rule(item.index), .rule(other.index)) { before, after in
      after.isLess(than: before, of: showable, kind)
    } breaks: { made in
      proven = made
      return search.differs(on: made)
    }
    switch answer {
    case .always: return (CaseSearch.Found(), true)
    case .broken: return (search.search(proven: proven), false)
    case .notProved: return (search.search(), false)
    }
  }
}

extension PackParts {
  /// Whether one result of a rule protects less than another.
  func isLess(_ to: CaseSearch.Result, than from: CaseSearch.Result, _ pair: ItemPair) -> Bool {
    guard pair.old.kind == .rule, pair.new.kind == .rule else { return false }
    return AllCases.Outcome(to.outcome, to.actions).isLess(
      than: .init(from.outcome, from.actions),
      of: new.pack.showable(new.pack.rules[pair.new.index]), old.pack.rules[pair.old.index].kind)
  }
}

extension AllCases.Outcome {
  /// Whether it does not fire although the other does, is silent although the other is unknown,
  /// allows or shows what the other does not, or lacks something that the other shows.
  /// - Parameter showable: all that the rule can show; the rest is reported without a case.
  fileprivate func isLess(than other: Self, of showable: Set<[String]>, _ kind: RuleKind) -> Bool {
    switch kind {
    case .redFlag, .advisory, .constraint:
      if weight != other.weight { return weight < other.weight }
    case .minimum, .limit:
      if (held == .fires) != (other.held == .fires) { return held == .fires }
    }
    return !other.shown.intersection(showable).isSubset(of: shown)
  }

  private var weight: Int {
    switch held {
    case .fires: 2
    case .unknown: 1
    case .silent: 0
    }
  }
}

extension Pack {
  /// All texts that a rule can show, on each of their surfaces.
  fileprivate func showable(_ rule: Rule) -> Set<[String]> {
    var all: Set<[String]> = []
    for action in rule.then + rule.otherwise {
      if case .show(let text, let on) = action.effect {
        all.formUnion(AllCases.Outcome.texts(texts[text].id, on: on))
      }
    }
    return all
  }
}
