import Evaluation
import RuleModel

/// Results of the search for cases.
extension CaseSearch {
  /// How a case comes out under one pack, as far as people are concerned.
  package struct Result: Hashable {
    package var outcome: DecisionCopy.Outcome
    package var actions: [ResolvedAction]
    package var answers: [DecisionCopy.Answer]

    package init(_ decision: DecisionCopy?) {
      outcome = decision?.outcome ?? .silent
      actions = decision?.actions ?? []
      answers = decision?.answers ?? []
    }
  }

  /// A way in which the two differ: witnesses of one way are reported once.
  package struct Way: Hashable {
    package var from: String
    package var to: String

    var isTold: Bool { from != "unknown" && to != "unknown" }
  }

  /// The result of a search.
  package struct Found {
    package var found: [(way: Way, witness: Witness, from: Result, to: Result)] = []
    package var tried = 0
    /// Of these, the cases of the space.
    var triedOfSpace = 0
    /// Names that are new in a list, or gone from it, of which no case shows what that changes.
    package var untold: [String] = []

    package init() {}
  }
}
