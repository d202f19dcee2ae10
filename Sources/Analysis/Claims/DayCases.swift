import Cases
import RuleModel

/// Conditions in all cases: claims about every day, cases under the numbers in force today and
/// those that come into force later.
struct DayCases {
  /// Each record under the numbers of its own day.
  private let every: ConditionCases
  private let days: [(day: CivilDate, cases: ConditionCases)]

  /// Nil where there are too many cases.
  init?(_ pack: Pack, _ parts: [ConditionCases.Part], scope: Scope, today: CivilDate) {
    func cases(_ asOf: CivilDate?) -> ConditionCases? {
      ConditionCases(pack, parts, record: scope.record, today: today, asOf: asOf)
    }
    guard let every = cases(nil) else { return nil }
    self.every = every
    var days: [(day: CivilDate, cases: ConditionCases)] = []
    if !every.asksDays {
      self.days = [(today, every)]
      return
    }
    for day in [today] + DayCases.changes(pack).filter({ $0 > today }).sorted() {
      guard let cases = cases(day) else { return nil }
      days.append((day, cases))
    }
    self.days = days
  }

  /// The days on which some number or table changes.
  private static func changes(_ pack: Pack) -> Set<CivilDate> {
    let tables = pack.tables.flatMap { [$0.from, $0.until?.adding(days: 1)] }.compactMap { $0 }
    return Set(pack.thresholds.flatMap(\.turningDays) + tables)
  }

  /// Whether there may be a case on some day; false is proved.
  func canBe(_ goals: ConditionCases.Goal...) -> Bool { every.canBe(goals) }

  func canBe(_ goals: [ConditionCases.Goal]) -> Bool { every.canBe(goals) }

  func canBe(_ goal: ConditionCases.Goal, withOneOf others: [ConditionCases.Goal]) -> Bool {
    every.canBe(goal, withOneOf: others)
  }

  /// Cases of today that come out so.
  func shown(_ goals: [ConditionCases.Goal], most: Int) -> [ConditionCases.Shown] {
    days[0].cases.shown(goals, most: most)
  }

  /// Of the first day on which there is a case, or may be one.
  func answer(_ goals: [ConditionCases.Goal]) -> (answer: ConditionCases.Answer, from: CivilDate?) {
    for (place, (day, cases)) in days.enumerated() {
      let answer = cases.answer(goals)
      if case .never = answer { continue }
      return (answer, place == 0 ? nil : day)
    }
    return (.never, nil)
  }
}
