import Analysis
import RuleModel

extension PackDifference {
  /// A part of a requirement that a changed item holds.
  public struct Clause: Sendable, Hashable {
    /// The id of the requirement.
    public var requirement: String
    /// The words of the clause, or of the requirement where it has none.
    public var says: String
  }

  /// A day to come from which an edited number, or a changed rule, is another than before.
  public struct ComingDay: Sendable, Hashable {
    /// The first day.
    public var on: CivilDate
    /// The words for it.
    public var says: String
  }
}

/// The reach of the changes between two packs beside decisions: clauses of requirements, and the
/// days to come.
struct ClausesAndDays {
  private let old: Pack
  private let new: Pack
  private let today: CivilDate
  private let graphs: (old: PackGraph, new: PackGraph)
  /// By the name of each number that was edited.
  private var days: [String: [PackDifference.ComingDay]] = [:]

  init(_ difference: PackDifference) {
    (old, new, today) = (difference.oldPack, difference.newPack, difference.today)
    graphs = (PackGraph(old), PackGraph(new))
    for threshold in new.thresholds {
      let before = old.thresholds.first { $0.name == threshold.name }
      if let before, ClausesAndDays.isSame(before, threshold) { continue }
      days[threshold.name] = coming(before, threshold)
    }
  }

  /// The clauses that the changed item holds, each once.
  func clauses(_ change: PackDifference.Change) -> [PackDifference.Clause] {
    let id = new.bareID(change.id)
    let pack = new.item(named: id) == nil ? old : new
    guard let item = pack.item(named: id) else { return [] }
    return pack.requirements.flatMap { row -> [PackDifference.Clause] in
      let own = row.clauses.filter { $0.coveredBy.contains { $0.name == id } }
      if !own.isEmpty { return own.map { .init(requirement: row.id, says: $0.says) } }
      let rests = row.coveredBy.contains { $0.name == id } || item.source.contains(row.id)
      return rests && row.clauses.isEmpty ? [.init(requirement: row.id, says: row.title)] : []
    }
  }

  /// The days to come of the changed item itself, and of the edited numbers that it rests on.
  func days(_ change: PackDifference.Change) -> [PackDifference.ComingDay] {
    let id = new.bareID(change.id)
    var found: [PackDifference.ComingDay] = []
    for (pack, graph) in [(old, graphs.old), (new, graphs.new)] {
      guard let item = pack.item(named: id) else { continue }
      let reached = graph.reach(of: PackGraph.Node(item)).filter { $0.kind == .threshold }
      found += reached.flatMap { days[$0.name] ?? [] }
    }
    return Set(found + ownDays(id)).sorted { ($0.on, $0.says) < ($1.on, $1.says) }
  }

  /// The days on which a rule or a table begins or ends, where they were edited.
  private func ownDays(_ id: String) -> [PackDifference.ComingDay] {
    func force(_ pack: Pack) -> (from: CivilDate?, until: CivilDate?) {
      if let rule = pack.rules.first(where: { $0.id == id }) { return (rule.from, rule.until) }
      if let table = pack.tables.first(where: { $0.id == id }) { return (table.from, table.until) }
      return (nil, nil)
    }
    let (was, now) = (force(old), force(new))
    if was == now { return [] }
    return [(now.from, "\(id) begins"), (now.until?.adding(days: 1), "\(id) has ended")]
      .compactMap { day, says in
        day.flatMap { $0 > today ? PackDifference.ComingDay(on: $0, says: says) : nil }
      }
  }

  private func coming(_ old: Threshold?, _ new: Threshold) -> [PackDifference.ComingDay] {
    let all = Set(new.turningDays + (old?.turningDays ?? [])).filter { $0 > today }
    return all.sorted().map { day in
      let (was, now) = (text(new, day.adding(days: -1)), text(new, day))
      let says =
        was == now ? "\(new.name) stays \(now)" : "\(new.name) is \(now), until then \(was)"
      return .init(on: day, says: says)
    }
  }

  private func text(_ threshold: Threshold, _ day: CivilDate) -> String {
    guard let value = threshold.value(on: day) else { return "without a value" }
    return Phrases(pack: new, bindings: [], record: nil).text(value, of: threshold.type)
  }

  private static func isSame(_ one: Threshold, _ other: Threshold) -> Bool {
    one.value == other.value && one.from == other.from && one.until == other.until
      && one.was.map(\.value) == other.was.map(\.value)
      && one.was.map(\.until) == other.was.map(\.until)
  }
}
