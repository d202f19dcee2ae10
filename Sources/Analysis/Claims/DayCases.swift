import Cases
import RuleModel

/// Conditions in all cases: claims about every day, cases under the numbers in force today and
/// those that come into force later.
final class DayCases {
  /// Each record under the numbers of its own day.
  private let every: ConditionCases
  /// The days that are asked one after another; most questions are answered without any.
  private let days: [CivilDate]
  private let makeCases: (CivilDate) -> ConditionCases?
  /// By day; nil where there are too many cases.
  private var made: [CivilDate: ConditionCases?] = [:]

  /// Nil where there are too many cases.
  init?(_ pack: Pack, _ parts: [ConditionCases.Part], scope: Scope, today: CivilDate) {
    func cases(_ asOf: CivilDate?) -> ConditionCases? {
      ConditionCases(pack, parts, record: scope.record, today: today, asOf: asOf)
    }
    guard let every = cases(nil) else { return nil }
    self.every = every
    makeCases = { cases($0) }
    if let turning = every.turningDays {
      days = [today] + turning.filter { $0 > today }.sorted()
    } else {
      days = [today]
      made = [today: every]
    }
  }

  private func cases(on day: CivilDate) -> ConditionCases? {
    if let known = made[day] { return known }
    let cases = makeCases(day)
    made[day] = .some(cases)
    return cases
  }

  /// Whether there may be a case on some day; false is proved.
  func canBe(_ goals: ConditionCases.Goal...) -> Bool { every.canBe(goals) }

  func canBe(_ goals: [ConditionCases.Goal]) -> Bool { every.canBe(goals) }

  func canBe(_ goal: ConditionCases.Goal, withOneOf others: [ConditionCases.Goal]) -> Bool {
    every.canBe(goal, withOneOf: others)
  }

  /// Cases of today that come out so.
  func shown(_ goals: [ConditionCases.Goal], most: Int) -> [ConditionCases.Shown] {
    cases(on: days[0])?.shown(goals, most: most) ?? []
  }

  /// Of the first day on which there is a case, or may be one.
  func answer(_ goals: [ConditionCases.Goal]) -> (answer: ConditionCases.Answer, from: CivilDate?) {
    for day in days {
      let answer = cases(on: day)?.answer(goals) ?? .tooMany
      if case .never = answer { continue }
      return (answer, day == days[0] ? nil : day)
    }
    return (.never, nil)
  }
}
