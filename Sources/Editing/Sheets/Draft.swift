import Analysis
import Diagnostics
import Guarding
import RuleModel

/// An edit with the proposals that are taken, and what the gate says of it.
struct Draft {
  let after: EditState
  let taken: Set<String>
  /// Weakenings, approved or not.
  let losses: [Finding]
  /// Weakenings that nobody has approved.
  let weaker: [Finding]
  /// Errors that the gate does not have now, on one of the days.
  private(set) var findings: [Finding] = []
  /// Changes that no example notices, of what the edit reaches.
  private(set) var survivors: [Mutant] = []

  /// - Parameters:
  ///   - losses: of the same edit with fewer examples.
  ///   - isQuick: what needs a search is not asked.
  init(
    _ order: EditOrder, _ before: EditState, _ edited: EditState, _ follows: [Proposal],
    _ days: [CivilDate], losses: [Finding]? = nil, isQuick: Bool = false
  ) throws {
    taken = try Sheet.choice(order.follow, of: follows)
    var files = edited.files
    for proposal in follows where taken.contains(proposal.id) {
      if let step = proposal.step { try files.make(step, of: before.loaded.pack) }
    }
    var after =
      files.rules == edited.files.rules ? edited.with(files) : try Sheet.loading(before, files)
    let losses =
      losses
      ?? (isQuick
        ? [] : Losses(after.guarded, since: before.guarded, before.terms.guarding).findings)
    var weaker = losses.filter { $0.level == .error }
    if let because = order.because, let by = order.approvedBy, !weaker.isEmpty {
      try files.approve(weaker, because: because, by: by)
      after = try Sheet.loading(before, files)
      // Each row says what it approves.
      weaker.removeAll { $0.loss != nil }
    }
    (self.losses, self.weaker, self.after) = (losses, weaker, after)
    let reached = Reach(from: before, to: after)
    let mutated = isQuick ? [] : reached.items.union(reached.changed)
    for day in isQuick ? days.prefix(1) : days[...] {
      let now = try after.judged(on: day, reached: mutated)
      survivors += now.survivors
      // Mostly there are none, and it does not matter which there were.
      if now.errors.isEmpty { continue }
      var marks = NewFindings(since: try before.judged(on: day, reached: mutated).errors)
      for finding in marks.mark(now.errors) where finding.isNew && !findings.contains(finding) {
        findings.append(finding)
      }
    }
  }
}
