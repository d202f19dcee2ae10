import Evaluation
import RuleModel

/// Several conditions about one record, or one history, walked together: in which ways they can
/// come out, each shown by a case. A required field is taken to be there: a record without it is
/// reported.
public final class ConditionCases {
  /// A condition with the names of its decision.
  public struct Part: Sendable {
    /// The condition.
    public let expression: Expression
    /// The names it may use.
    public let bindings: [Binding]

    public init(_ expression: Expression, _ bindings: [Binding]) {
      (self.expression, self.bindings) = (expression, bindings)
    }
  }

  /// The value of a condition.
  public enum Truth: Hashable, Sendable { case yes, no, unknown }

  /// The result that one of the conditions must have.
  public struct Goal: Hashable, Sendable {
    var part: Int
    var truths: Set<Truth>

    public init(_ part: Int, _ truths: Set<Truth>) { (self.part, self.truths) = (part, truths) }
  }

  /// The answer to a question about goals.
  public enum Answer {
    /// No case comes out so.
    case never
    /// A record that the evaluator decides so.
    case shown(Shown)
    /// There may be one, as far as its circumstances show; `isFree`: no two of them depend on each
    /// other, so there is.
    case open([Circumstance], isFree: Bool)
    case tooMany
  }

  /// A case, with the circumstances around it.
  public struct Shown {
    /// The record of the case.
    public var record: Example.Record
    /// The moment, if it matters.
    public var now: Instant?
    /// All values that give the same.
    public var circumstances: [Circumstance]
  }

  private let walker: Walker
  private let diagrams: [Diagram]
  private let record: Int?
  private let now: Instant
  /// Of the pack with a table for each condition: most questions are answered without a record.
  private lazy var runner = makeRunner()
  private let makeRunner: () -> CaseRunner

  /// Paths that records are looked for on.
  private static let paths = 40
  private static let records = 12

  /// Nil where there are too many cases.
  /// - Parameters:
  ///   - record: the type of the record; nil: they are about a history.
  ///   - asOf: the day on which numbers must be in force; nil: that of each record.
  public init?(
    _ pack: Pack, _ parts: [Part], record: Int?, today: CivilDate, asOf: CivilDate?,
    most: Int = 400_000
  ) {
    var made: [Diagram] = []
    let splits = Splits()
    splits.takesRequired = true
    let walked = try? AllCases.walk([pack], splits, most, asOf: asOf) {
      (walker) throws(OutOfBudget) in
      let scopes = parts.enumerated().map { index, part in
        let same = parts.firstIndex { $0.bindings == part.bindings } ?? index
        return Walker.Scope(side: 0, record: record, bindings: part.bindings, context: -1 - same)
      }
      var foresight = Foresight(walker)
      for (part, scope) in zip(parts, scopes) { foresight.see(part.expression, scope) }
      made = []
      for (part, scope) in zip(parts, scopes) {
        made.append(try walker.condition(part.expression, scope))
      }
      return walker.end(.yes)
    }
    guard let walker = walked?.0 else { return nil }
    (self.walker, diagrams, self.record) = (walker, made, record)
    now = Instant(microseconds: Int64(today.days) * microsecondsPerDay + microsecondsPerDay / 2)
    makeRunner = {
      CaseRunner(
        ConditionCases.telling(parts, pack, record), today: today, asOf: asOf, givesReasons: false)
    }
    tables = pack.tables.count
  }

  /// The days from which on other numbers, rules or tables hold than before; nil: it does not
  /// matter which day it is.
  public var turningDays: Set<CivilDate>? {
    let splits = walker.splits
    let asked = splits.quantities.indices.filter {
      if case .day = splits.quantities[$0] { true } else { false }
    }
    if asked.isEmpty { return nil }
    return Set(
      asked.flatMap(splits.sorted).compactMap { if case .date(let day) = $0 { day } else { nil } })
  }

  // MARK: Questions

  /// Whether there may be a case; false is proved.
  public func canBe(_ goals: [Goal]) -> Bool {
    let end: PathWalk.End
    if goals.count == 1 {
      end = walk(diagrams[goals[0].part], to: { goals[0].truths.contains(Truth($0)) }) { _ in false
      }
    } else {
      guard let whole = try? met(goals) else { return true }
      end = walk(whole) { _ in false }
    }
    if case .none = end { return false }
    return true
  }

  /// Whether there may be a case that meets a goal and one of the others; false is proved.
  public func canBe(_ goal: Goal, withOneOf others: [Goal]) -> Bool {
    walker.diagrams.restart()
    guard let any = try? known(Asked(goals: others, isAnyOf: true), decisive: .yes),
      let one = try? known(Asked(goals: [goal]), decisive: .no),
      let whole = try? walker.join(any, one, decisive: .no)
    else { return true }
    if walker.diagrams.term(whole) == .no { return false }
    if case .none = walk(whole, { _ in false }) { return false }
    return true
  }

  /// Whether there is a case with all of the goals.
  public func answer(_ goals: [Goal]) -> Answer {
    guard let whole = try? met(goals) else { return .tooMany }
    var open: Path?
    var shown: Shown?
    var left = Self.paths
    var isThin = false
    let end = walk(whole) { path in
      if path.isHairThin(walker.splits) {
        isThin = true
        return true
      }
      if open == nil { open = path }
      left -= 1
      shown = self.shown(path, Region(path, whole, walker), goals)
      return shown == nil && left > 0 && record != nil
    }
    if let shown { return .shown(shown) }
    guard let open else {
      switch end {
      case .none: return .never
      case .some where isThin: return .never
      case .some, .stopped, .outOfBudget: return .tooMany
      }
    }
    let circumstances = Circumstances(
      runner.pack, walker.splits, Region(open, whole, walker), given: nil)
    return .open(circumstances.all, isFree: circumstances.isFree)
  }

  /// The cases with that result, apart from those of `answer`: each shown by a record, and
  /// described with all that lies around it.
  /// - Parameter most: as many as anybody reads.
  public func shown(_ goals: [Goal], most: Int) -> [Shown] {
    guard let whole = try? met(goals) else { return [] }
    var (regions, found): ([Region], [Shown]) = ([], [])
    var left = Self.paths
    _ = walk(whole) { path in
      if path.isHairThin(walker.splits) || regions.contains(where: { $0.holds(path) }) {
        return true
      }
      left -= 1
      let region = Region(path, whole, walker)
      if let shown = self.shown(path, region, goals) {
        regions.append(region)
        found.append(shown)
      }
      return found.count < most && left > 0
    }
    return found
  }

  private func walk(
    _ whole: Diagram, to isWanted: (CaseTerm) -> Bool = { $0 == .yes }, _ body: (Path) -> Bool
  ) -> PathWalk.End {
    var walk = PathWalk(diagrams: walker.diagrams, bounds: PathBounds(splits: walker.splits))
    walk.takesKnownFirst = true
    return walk.walk(whole, to: isWanted) { path, _ in body(path) }
  }

  /// The known answers to goals in this order: rows are asked for one after another, each with
  /// those before it.
  private var known: [Asked: Diagram] = [:]

  private struct Asked: Hashable {
    var goals: [Goal]
    var isAnyOf = false
  }

  /// Yes where every goal is met, else no.
  private func met(_ goals: [Goal]) throws(OutOfBudget) -> Diagram {
    walker.diagrams.restart()
    return try known(Asked(goals: goals), decisive: .no)
  }

  private func known(_ asked: Asked, decisive: CaseTerm) throws(OutOfBudget) -> Diagram {
    // From the longest beginning that is known, for the rows of a table are many.
    var count = asked.goals.count
    var whole = walker.end(decisive == .no ? .yes : .no)
    while count > 0 {
      if let found = known[Asked(goals: Array(asked.goals[..<count]), isAnyOf: asked.isAnyOf)] {
        whole = found
        break
      }
      count -= 1
    }
    for place in count..<asked.goals.count {
      let goal = asked.goals[place]
      let one = try walker.diagrams.replace(diagrams[goal.part]) { (term) throws(OutOfBudget) in
        walker.end(goal.truths.contains(Truth(term)) ? .yes : .no)
      }
      whole = try walker.join(whole, one, decisive: decisive)
      known[Asked(goals: Array(asked.goals[...place]), isAnyOf: asked.isAnyOf)] = whole
    }
    return whole
  }

  // MARK: Records

  private let tables: Int

  /// The pack with a table for each condition, which gives its truth.
  private static func telling(_ parts: [Part], _ pack: Pack, _ record: Int?) -> Pack {
    var pack = pack
    for (index, part) in parts.enumerated() {
      pack.tables.append(
        Table(
          id: "condition \(index)", scope: record.map { .each($0) } ?? .history,
          bindings: part.bindings,
          columns: [.init(name: "condition \(index)", type: .truth)],
          rows: [
            .init(
              condition: .line(.init(text: "", origin: .none, expression: part.expression)),
              values: [.literal(.truth(true))])
          ], policy: .inOrder, otherwise: .values([.literal(.truth(false))])))
    }
    return pack
  }

  private func shown(_ path: Path, _ region: Region, _ goals: [Goal]) -> Shown? {
    guard let record else { return nil }
    let type = runner.pack.records[record]
    for made in PathRecords(path, walker.splits, type, now: now).cases(most: Self.records) {
      guard let example = made.example(in: runner.pack), meets(example, goals) else { continue }
      let left = example.smallest { $0.given?.fields.isEmpty == false && meets($0, goals) }
      let readsNow = walker.splits.quantities.contains { quantity in
        switch quantity {
        case .now, .call(.minutesSince, _, _), .call(.hoursSince, _, _), .call(.daysSince, _, _):
          true
        default: false
        }
      }
      return Shown(
        record: left.given!, now: readsNow ? made.now : nil,
        circumstances: Circumstances(runner.pack, walker.splits, region, given: made.given).all)
    }
    return nil
  }

  private func meets(_ example: Example, _ goals: [Goal]) -> Bool {
    goals.allSatisfy { goal in
      let found = runner.decision(.table(tables + goal.part), of: example)
      switch found?.answers.first?.value {
      case .truth(let truth)?: return goal.truths.contains(truth ? .yes : .no)
      default: return goal.truths.contains(.unknown)
      }
    }
  }
}

extension ConditionCases.Truth {
  fileprivate init(_ term: CaseTerm) { self = term == .yes ? .yes : term == .no ? .no : .unknown }
}
