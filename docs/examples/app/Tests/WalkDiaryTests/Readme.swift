import Foundation
import Primum

/// The loop of the repository's README; ci/check-app holds the two against each other.
func readme(
  url: URL, check: some Encodable, earlier: [Entry], take: ([Action]) -> Void,
  ask: ([Reason]) -> Void, report: (String) -> Void
) throws {
  let engine = try PrimumEngine(ruleBook: Data(contentsOf: url), timeZone: .current)
  let decisions = try engine.decide(record: "dailyCheck", check, history: earlier, all: true)
  for decision in decisions where !decision.isDraft {
    take(decision.actions)
    if decision.outcome == .unknown { ask(decision.unknownReasons) }
  }
  for problem in decisions.problems { report(problem.message) }
}
