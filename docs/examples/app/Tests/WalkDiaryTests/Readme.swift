import Foundation
import Primum

/// The loop of the repository's README; ci/check-app holds the two against each other.
func readme(url: URL, check: some Encodable, earlier: [Entry], show: ([Action]) -> Void) throws {
  let engine = try PrimumEngine(ruleBook: Data(contentsOf: url), timeZone: .current)
  let decisions = try engine.decide(record: "dailyCheck", check, history: earlier)
  for decision in decisions where decision.outcome == .fires { show(decision.actions) }
  for problem in decisions.problems { print(problem.message) }
}
