import Analysis
import Cases
import RuleModel

/// The days on which a number, a wording, a rule or a table of one of two packs begins or ends to
/// hold: those to come, and those gone by on which the packs do not have the same.
struct TurningDays {
  /// Both packs on one of the days.
  struct Question {
    let options: PackDifference.Options
    let runners: (CaseRunner, CaseRunner)
    /// The words for the day.
    let when: String

    init(_ old: Pack, _ new: Pack, _ options: PackDifference.Options, _ when: String) {
      (self.options, self.when) = (options, when)
      runners = options.runners(old, new)
    }
  }

  /// The days to come.
  private(set) var ahead: [Question] = []
  /// Those gone by, the latest first.
  private var past: [Question] = []

  /// No pack says more than a few; the ones after that are like the last.
  private static let most = 8

  /// None where the moment is given: that is the one that is asked about.
  init(_ old: Pack, _ new: Pack, _ options: PackDifference.Options) {
    guard options.now == nil, options.asOf == nil else { return }
    let all = [old, new].reduce(into: Set<CivilDate>()) { all, pack in
      all.formUnion(pack.turningDays.union(pack.wordingDays).filter { $0 > options.today })
    }
    let days = all.sorted().prefix(TurningDays.most)
    for (day, next) in zip(days, days.dropFirst().map(Optional.some) + [nil]) {
      var options = options
      options.today = day
      // A whole month of days lies behind the moment, as it does today, unless something else
      // changes within it.
      if let next, options.moment.microseconds >= Int64(next.days) * microsecondsPerDay {
        options.now = TurningDays.noon(day)
      }
      ahead.append(Question(old, new, options, "from \(MomentText.text(day)) on"))
    }
    let gone = TurningDays.changedDays(old, new, before: options.today).suffix(TurningDays.most)
    for day in gone.reversed() {
      var options = options
      (options.today, options.now) = (day, TurningDays.noon(day))
      past.append(
        Question(
          old, new, options, "on \(MomentText.text(day)), and with the numbers of that day"))
    }
  }

  private static func noon(_ day: CivilDate) -> Instant {
    Instant(microseconds: Int64(day.days) * microsecondsPerDay + microsecondsPerDay / 2)
  }

  /// The days gone by until which an earlier number holds, or before which there is none, where the
  /// packs differ on them.
  private static func changedDays(_ old: Pack, _ new: Pack, before today: CivilDate) -> [CivilDate]
  {
    var found: Set<CivilDate> = []
    for threshold in old.thresholds {
      guard let other = new.thresholds.first(where: { $0.name == threshold.name }) else { continue }
      let days = [threshold, other].flatMap { one -> [CivilDate] in
        one.was.map(\.until)
          + [one.from?.adding(days: -1), one.from, one.until, one.until?.adding(days: 1)].compactMap
        { $0 }
      }
      for day in days where day < today && threshold.value(on: day) != other.value(on: day) {
        found.insert(day)
      }
    }
    for text in old.texts {
      guard let other = new.texts.first(where: { $0.id == text.id }) else { continue }
      for day in (text.was + other.was).map(\.until)
      where day < today && words(text, day) != words(other, day) {
        found.insert(day)
      }
    }
    let was = forces(old)
    for (item, now) in forces(new) {
      guard let before = was[item] else { continue }
      let days = [before, now].flatMap { days in
        [days.from, days.from?.adding(days: -1), days.until, days.until?.adding(days: 1)]
      }
      for day in days.compactMap({ $0 })
      where day < today && holds(before, on: day) != holds(now, on: day) { found.insert(day) }
    }
    return found.sorted()
  }

  /// The days on which rules and tables are in force.
  private static func forces(_ pack: Pack) -> [PackGraph.Node: Force] {
    let rules = pack.rules.map { (PackGraph.Node(.rule, $0.id), ($0.from, $0.until)) }
    let tables = pack.tables.map { (PackGraph.Node(.table, $0.id), ($0.from, $0.until)) }
    return Dictionary(rules + tables, uniquingKeysWith: { first, _ in first })
  }

  private typealias Force = (from: CivilDate?, until: CivilDate?)

  private static func holds(_ force: Force, on day: CivilDate) -> Bool {
    force.from.map { $0 <= day } ?? true && force.until.map { day <= $0 } ?? true
  }

  private static func words(_ text: SignedText, _ day: CivilDate) -> [String] {
    text.was.first { day <= $0.until }.map { [$0.key, $0.exactly] } ?? [text.key, text.exactly]
  }

  /// The change as it is from the first of the days to come on which there is one, else on the
  /// latest of those gone by.
  func first(
    _ compare: ((CaseRunner, CaseRunner), PackDifference.Options) -> PackDifference.Change
  ) -> PackDifference.Change? {
    for (index, question) in (ahead + past).enumerated() {
      var change = compare(question.runners, question.options)
      guard change.change == .changed, !change.differences.isEmpty else { continue }
      if ahead.indices.contains(index) { change.begins = question.options.today }
      change.message = "\(question.when): \(change.message)"
      return change
    }
    return nil
  }
}
