import Evaluation
import RuleModel

/// How often each rule, table and message came out in each month of a replay, and for how many
/// people.
public struct ReplayTally: Sendable, Hashable {
  /// Decisions of one item in one month.
  public struct Count: Sendable, Hashable {
    /// How often it fired.
    public var fires = 0
    /// How often it was unknown.
    public var unknown = 0
    /// Counted only where silent decisions are given.
    public var silent = 0
    /// Subjects for whom it fired.
    public var people = 0

    public init() {}

    mutating func add(_ other: Count) {
      fires += other.fires
      unknown += other.unknown
      silent += other.silent
      people += other.people
    }
  }

  /// `2026-03`, ascending.
  public let months: [String]
  /// By what decides, of each month; last, of records that do not say when they were.
  public private(set) var counts: [DecisionCopy.Source: [Count]] = [:]
  private let replay: Moments
  /// People counted already, for decisions about records, which come in any order.
  private var seen: [Key: Set<String>] = [:]

  private struct Key: Hashable {
    var source: DecisionCopy.Source
    var month: Int
  }

  /// Which month each moment lies in.
  private struct Moments: Sendable, Hashable {
    var months: [Int]
    var microseconds: [Int64]
  }

  init(_ replay: Replay) {
    months = replay.months.map { "\($0.year)-\($0.month < 10 ? "0" : "")\($0.month)" }
    self.replay = Moments(
      months: replay.monthOfMoment, microseconds: replay.moments.map(\.microseconds))
  }

  mutating func count(_ decision: DecisionView) {
    guard let at = decision.at, let moment = moment(at.microseconds) else { return }
    let month = decision.isUndated ? months.count : replay.months[moment]
    var isNew = false
    if decision.outcome == .fires {
      isNew =
        seen[Key(source: decision.source, month: month), default: []].insert(
          decision.occasion.subject
        ).inserted
    }
    var count = Count()
    switch decision.outcome {
    case .fires: count.fires = 1
    case .unknown: count.unknown = 1
    case .silent: count.silent = 1
    }
    count.people = isNew ? 1 : 0
    let none = none
    counts[decision.source, default: none][month].add(count)
  }

  private var none: [Count] { Array(repeating: Count(), count: months.count + 1) }

  /// The same months, and nothing counted.
  var empty: ReplayTally {
    var empty = self
    empty.counts = [:]
    empty.seen = [:]
    return empty
  }

  /// Adds what was counted of one subject.
  mutating func add(_ source: DecisionCopy.Source, _ counts: [Count]) {
    let none = none
    for (month, count) in counts.enumerated() {
      self.counts[source, default: none][month].add(count)
    }
  }

  private func moment(_ time: Int64) -> Int? {
    var (low, high) = (0, replay.microseconds.count)
    while low < high {
      let middle = (low + high) / 2
      if replay.microseconds[middle] >= time { high = middle } else { low = middle + 1 }
    }
    return low < replay.microseconds.count ? low : nil
  }

  func month(ofMoment moment: Int) -> Int { replay.months[moment] }

  /// Adds another part's counts; people that both have seen count once.
  public mutating func add(_ other: ReplayTally) {
    for (source, theirs) in other.counts {
      var all = counts[source] ?? none
      for month in all.indices {
        var count = theirs[month]
        count.people = 0
        all[month].add(count)
        let key = Key(source: source, month: month)
        if let people = other.seen[key] {
          let known = seen[key, default: []]
          all[month].people += people.subtracting(known).count
          seen[key] = known.union(people)
        } else {
          all[month].people += theirs[month].people
        }
      }
      counts[source] = all
    }
  }
}
