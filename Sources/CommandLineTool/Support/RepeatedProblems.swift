import LogReading

/// The problems of a log: the first few of each kind and then how many, so that the report is not
/// lost below them.
final class RepeatedProblems {
  private struct Kind: Hashable {
    var kind: LogProblem.Kind
    var subject: String
  }

  private var counts: [Kind: Int] = [:]
  private var order: [Kind] = []
  private static let most = 3

  func add(_ problem: LogProblem) {
    let kind = Kind(kind: problem.kind, subject: problem.field ?? problem.message)
    if counts[kind] == nil { order.append(kind) }
    counts[kind, default: 0] += 1
    if counts[kind]! <= RepeatedProblems.most { Output.complain(problem.description + "\n") }
  }

  /// How often each came again.
  func flush() {
    for kind in order where counts[kind]! > RepeatedProblems.most {
      let more = counts[kind]! - RepeatedProblems.most
      Output.complain("\(more) more like \(more == 1 ? "this" : "these"): \(kind.subject)\n")
    }
    order = []
    counts = [:]
  }
}
