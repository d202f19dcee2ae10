import CopyLint
import Diagnostics
import RuleLoading
import RuleModel

/// The gate's verdict on one app under the packs that govern it.
public struct AppGates: Sendable {
  /// In no order.
  public private(set) var findings: [Finding] = []
  public private(set) var accepted: [(finding: Finding, reason: String)] = []
  /// False where something could not be looked at: the status is 2.
  public private(set) var isWhole = true
  /// Of each pack's app.
  public private(set) var gates: [AppGate] = []
  /// Files read, those of the copy once.
  public private(set) var files = 0
  public private(set) var strings = 0
  public private(set) var sentences = 0
  /// Paths of the catalogues looked at.
  public private(set) var seen: Set<String> = []

  /// - Parameter apps: the app with each of its packs; its copy is in each of them.
  public init(
    _ apps: [App], today: CivilDate, isRelease: Bool,
    terms: (LoadedPack) throws -> GateTerms
  ) throws {
    let set = PackSet(apps.map(\.loaded))
    var own: [Finding] = []
    var others: [Finding] = []
    if set.ownIndex == nil, let copy = apps.first?.copy {
      let run = CopyRun(
        set.own, copy, today: today, isRelease: isRelease, exempts: false, scope: .structure)
      own = run.result.findings
      if !run.result.isWhole { isWhole = false }
    }
    for (index, app) in apps.enumerated() {
      let isOwn = index == set.ownIndex
      let gate = try AppGate(
        app, try terms(app.loaded), role: isOwn ? .own : .beside(set.own.pack))
      gates.append(gate)
      if isOwn { own += gate.findings } else { others += gate.findings }
      accepted += gate.accepted
      sentences += gate.counts.sentences
      strings = max(strings, gate.counts.strings)
      files += gate.counts.files - gate.counts.copyFiles
      if !gate.isWhole { isWhole = false }
      seen.formUnion(app.copy?.catalogues.map(\.file.path) ?? [])
    }
    files += gates.map(\.counts.copyFiles).max() ?? 0
    let settled = set.settled(
      own: own, others: others, today: today, isRelease: isRelease, lookedAt: .app)
    findings = apps.count == 1 ? settled.findings : AppGate.withoutRepetition(settled.findings)
    accepted += settled.accepted
  }
}
