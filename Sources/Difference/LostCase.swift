import Cases
import Evaluation
import OperatingSystem
import RuleLoading
import RuleModel

/// A case in which a rule protects less under one pack than under another: a red flag or a
/// constraint no longer fires, a limit allows or a minimum shows what it did not, or a text is no
/// longer shown where it was. Or one in which it does something else, or a table answers otherwise.
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

  /// The findings about one rule or table.
  public enum Result: Sendable {
    /// Nothing that it rests on has changed, or in no case is less shown or anything else done.
    case none
    case found(LostCase)
    /// It comes out otherwise in this case, and protects less in none of so many that were tried;
    /// nil: that is proved, or less and more are no question.
    case other(LostCase, tried: Int?)
    /// It has changed; none was found among so many cases, which are not all.
    case open(tried: Int)
  }

  /// The difference that is looked for.
  private enum Question { case less, effect, any }

  /// Looks at rules and tables that both packs have.
  /// - Parameters:
  ///   - ids: of the rules and tables.
  ///   - zones: the time zones of the old and of the new pack.
  /// - Returns: by id.
  public static func search(
    _ old: LoadedPack, _ new: LoadedPack, of ids: [String], today: CivilDate,
    zones: (old: Zone?, new: Zone?)
  ) -> [String: Result] {
    if ids.isEmpty { return [:] }
    let parts = PackParts(old, new)
    let changed = ids.compactMap { id -> ItemPair? in
      guard let item = old.pack.item(named: id), let other = new.pack.item(named: id),
        item.kind == other.kind, item.kind == .rule || item.kind == .table
      else { return nil }
      let pair = parts.pair(item, other)
      if case .meaning = parts.state(pair) { return pair }
      return nil
    }
    if changed.isEmpty { return [:] }
    let options = PackDifference.Options(zone: zones.new, oldZone: zones.old, today: today)
    let days =
      [.init(old.pack, new.pack, options, "")] + TurningDays(old.pack, new.pack, options).ahead
    let results = mapInParallel(changed) { pair in (pair.old.id, look(parts, pair, days)) }
    return Dictionary(results, uniquingKeysWith: { first, _ in first })
  }

  private static func look(
    _ parts: PackParts, _ pair: ItemPair, _ days: [TurningDays.Question]
  ) -> Result {
    guard pair.old.kind == .rule else {
      return switch first(.any, parts, pair, days) {
      case .found(let other): .other(other, tried: nil)
      case let result: result
      }
    }
    let less = first(.less, parts, pair, days)
    switch less {
    case .found, .other: return less
    case .none:
      let rules = [parts.old.pack.rules[pair.old.index], parts.new.pack.rules[pair.new.index]]
      guard rules.contains(where: { ($0.then + $0.otherwise).contains(where: \.mayVary) }),
        case .found(let other) = first(.effect, parts, pair, days)
      else { return .none }
      return .other(other, tried: nil)
    case .open(let tried):
      guard case .found(let other) = first(.any, parts, pair, days) else { return less }
      return .other(other, tried: tried)
    }
  }

  private static func first(
    _ question: Question, _ parts: PackParts, _ pair: ItemPair,
    _ days: [TurningDays.Question]
  ) -> Result {
    var tried = 0
    for (index, day) in days.enumerated() {
      let (outcome, isWhole) = search(question, parts, pair, day, share: days.count)
      // A proof is of every day.
      if isWhole { return .none }
      if let found = outcome.found.first {
        return .found(made(outcome, found.witness, found.from, found.to, parts, pair, day, index))
      }
      tried += outcome.tried
    }
    return .open(tried: tried)
  }

  private static func made(
    _ outcome: CaseSearch.Found, _ witness: Witness, _ from: CaseSearch.Result,
    _ to: CaseSearch.Result, _ parts: PackParts, _ pair: ItemPair, _ day: TurningDays.Question,
    _ index: Int
  ) -> LostCase {
    let (old, new) = (parts.old.pack, parts.new.pack)
    let sources = (DecisionCopy.Source(pair.old)!, DecisionCopy.Source(pair.new)!)
    let isOfRule = pair.old.kind == .rule
    let kinds: (RuleKind, RuleKind)? =
      isOfRule ? (old.rules[pair.old.index].kind, new.rules[pair.new.index].kind) : nil
    let outcomes = OutcomeWords(kinds: (kinds?.0, kinds?.1), isOfTable: !isOfRule)
    let beside =
      ShownBeside(witness, from, to, day.runners, sources).map { "; \($0.sentence)" } ?? ""
    let words = DecisionWords(pair.old, pair.new, old, new).sentence(outcome, parts.causes(pair))
    let shown = WitnessWords(old: old, new: new).text(witness)
    var was = isOfRule ? from.inWords : outcomes.given(from)
    var now = isOfRule ? to.inWords : outcomes.given(to)
    if let kinds, kinds.0 != .redFlag, from.outcome != to.outcome {
      was = OutcomeWords.was(from.outcome, kinds.0)
      now = OutcomeWords.now(to.outcome, kinds.0)
    }
    return LostCase(
      witness: witness, example: witness.json(new, old), was: was, now: now + beside,
      says: "\(words); \(shown): \(outcomes.text(from, to))",
      from: index == 0 ? nil : day.options.today)
  }

  private static func search(
    _ question: Question, _ parts: PackParts, _ pair: ItemPair, _ day: TurningDays.Question,
    share: Int
  ) -> (CaseSearch.Found, isWhole: Bool) {
    let (old, new, options) = (parts.old.pack, parts.new.pack, day.options)
    let sources = (DecisionCopy.Source(pair.old)!, DecisionCopy.Source(pair.new)!)
    var search = CaseSearch(
      old: (day.runners.0, sources.0), new: (day.runners.1, sources.1),
      now: options.moment, today: options.today, share: share,
      changedNames: ChangedNames(old, new, pair.lists))
    switch question {
    case .less: search.concerns = { from, to in parts.isLess(to, than: from, pair) }
    case .effect:
      search.concerns = { from, to in from.outcome == to.outcome && from.actions != to.actions }
    case .any: break
    }
    var proven: Witness?
    func differs(_ made: Witness) -> Bool {
      proven = made
      return search.differs(on: made)
    }
    let cases = AllCases(old: old, new: new, now: options.moment, asOf: options.asOf)
    let answer: AllCases.Verdict
    if question == .less {
      let showable = new.showable(new.rules[pair.new.index])
      let kind = old.rules[pair.old.index].kind
      answer = cases.never(sources.0, sources.1) { before, after in
        after.isLess(than: before, of: showable, kind)
      } breaks: {
        differs($0)
      }
    } else {
      answer = cases.compare(sources.0, sources.1, differ: differs)
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

extension RuleAction {
  /// Whether it has a value, or is taken in some cases only, that `AllCases.Outcome` does not see.
  fileprivate var mayVary: Bool {
    switch effect {
    case .remind: true
    case .set(_, let value):
      if case .literal = value { condition != nil } else { true }
    case .show: !with.isEmpty
    case .allow, .refuse: condition != nil || !with.isEmpty
    }
  }
}
