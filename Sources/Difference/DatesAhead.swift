import Analysis
import RuleModel

/// The days to come on which a number, a rule or a table of one of two packs begins or ends to hold.
struct DatesAhead {
  private let days: [CivilDate]
  private let options: PackDifference.Options

  /// No pack says more than a few; the ones after that are like the last.
  private static let most = 8

  /// None where the moment is given: that is the one that is asked about.
  init(_ old: Pack, _ new: Pack, _ options: PackDifference.Options) {
    self.options = options
    guard options.now == nil, options.asOf == nil else {
      days = []
      return
    }
    var all: Set<CivilDate> = []
    func add(_ from: CivilDate?, _ until: CivilDate?) {
      for day in [from, until?.adding(days: 1)].compactMap({ $0 }) where day > options.today { all.insert(day) }
    }
    for pack in [old, new] {
      for threshold in pack.thresholds {
        add(threshold.from, threshold.until)
        for earlier in threshold.was { add(nil, earlier.until) }
      }
      for rule in pack.rules { add(rule.from, rule.until) }
      for table in pack.tables { add(table.from, table.until) }
    }
    days = Array(all.sorted().prefix(DatesAhead.most))
  }

  /// The change as it is from the first day on which there is one.
  func first(
    _ old: Pack, _ new: Pack,
    _ compare: ((CaseRunner, CaseRunner), PackDifference.Options) -> PackDifference.Change
  ) -> PackDifference.Change? {
    for (index, day) in days.enumerated() {
      var options = options
      options.today = day
      // A whole month of days lies behind the moment, as it does today, unless something else changes within it.
      if index + 1 < days.count, options.moment.microseconds >= Int64(days[index + 1].days) * microsecondsPerDay {
        options.now = Instant(microseconds: Int64(day.days) * microsecondsPerDay + microsecondsPerDay / 2)
      }
      let runners = (
        CaseRunner(old, today: day, zone: options.zone, asOf: nil),
        CaseRunner(new, today: day, zone: options.zone, asOf: nil)
      )
      var change = compare(runners, options)
      guard change.change == .changed, !change.differences.isEmpty else { continue }
      change.message = "from \(MomentText.text(day)) on: \(change.message)"
      return change
    }
    return nil
  }
}
