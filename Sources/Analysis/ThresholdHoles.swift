import Diagnostics
import RuleModel
import SourceText

/// Thresholds that have no value on a day, today or later, on which something in force uses them:
/// its conditions are unknown then, and nothing says why.
struct ThresholdHoles {
  let pack: Pack
  let today: CivilDate
  let place: (Origin) -> Place?

  /// An item that uses thresholds, and the days on which it does.
  private struct User {
    var words: String
    var from: CivilDate?
    var until: CivilDate?
    var expressions: [Expression]
  }

  func all() -> [Finding] {
    guard pack.thresholds.contains(where: { $0.from != nil || $0.until != nil }) else { return [] }
    let users =
      pack.rules.filter { $0.status == .active }.map {
        User(
          words: "the rule `\($0.id)`", from: $0.from, until: $0.until, expressions: $0.expressions)
      }
      + pack.tables.filter { $0.status == .active }.map {
        User(
          words: "the table `\($0.id)`", from: $0.from, until: $0.until, expressions: $0.expressions
        )
      }
    var told: Set<Int> = []
    return users.flatMap { user in
      thresholds(of: user).sorted().compactMap { index in
        guard !told.contains(index), let finding = finding(pack.thresholds[index], user) else {
          return nil
        }
        told.insert(index)
        return finding
      }
    }
  }

  private func thresholds(of user: User) -> Set<Int> {
    var found: Set<Int> = []
    for expression in user.expressions {
      expression.walkThrough(pack) { if case .threshold(let index) = $0 { found.insert(index) } }
    }
    return found
  }

  private func finding(_ threshold: Threshold, _ user: User) -> Finding? {
    let start = max(today, user.from ?? today)
    func tell(_ days: String, _ advice: String) -> Finding {
      Finding(
        .thresholdWithoutValue, .error,
        "`\(threshold.name)` has no value \(days), but \(user.words) uses it then",
        at: place(threshold.origin), advice: advice,
        because: "a condition about a number that is missing is unknown, and the rule does not work"
      )
    }
    if let from = threshold.from, start < from, user.until.map({ $0 < start }) != true {
      let day = MomentText.text(from.adding(days: -1))
      return tell(
        "before \(MomentText.text(from))",
        "remove `from:` and write the value in force until then: `was: [{ value: …, until: \(day) }]`"
      )
    }
    if let until = threshold.until {
      let first = max(start, until.adding(days: 1))
      guard user.until.map({ $0 < first }) != true else { return nil }
      return tell(
        "after \(MomentText.text(until))",
        "remove `until:`, or give \(user.words) the same `until:`; a new value goes into `is:`, with the old one under `was:`"
      )
    }
    return nil
  }
}
