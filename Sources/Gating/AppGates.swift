import CopyLint
import Diagnostics
import RuleLoading
import RuleModel

/// The gate's verdict on one app under the packs that govern it.
public struct AppGates: Sendable {
  /// In no order.
  public private(set) var findings: [Finding] = []
  /// Accepted findings, with the reason of each.
  public private(set) var accepted: [(finding: Finding, reason: String)] = []
  /// False where something could not be looked at: the status is 2.
  public private(set) var isWhole = true
  /// Of each pack's app.
  public private(set) var gates: [AppGate] = []
  /// Files read, those of the copy once.
  public private(set) var files = 0
  /// Those of the copy among them.
  public private(set) var copyFiles = 0
  /// Strings that were linted.
  public private(set) var strings = 0
  /// Composed sentences that were linted.
  public private(set) var sentences = 0
  /// Paths of the catalogues looked at.
  public private(set) var seen: Set<String> = []

  /// - Parameters:
  ///   - set: the packs that govern the app.
  ///   - apps: the app with each of them; its copy is in each.
  ///   - structure: the copy where none of the packs is the app's own.
  ///   - known: verdicts on apps in another state, whose terms may serve again.
  public init(
    _ set: PackSet, _ apps: [App], structure: AppCopy?, sharing known: [AppGate] = [],
    terms: (LoadedPack) throws -> GateTerms
  ) throws {
    let ownTerms = try terms(set.own)
    var own: [Finding] = []
    var others: [Finding] = []
    var isPart = false
    if set.ownIndex == nil, let structure {
      let result = set.own.lint(structure, ownTerms.lint(.structure))
      own = result.findings
      strings = result.strings
      isWhole = result.isWhole
      copyFiles = result.files
    }
    for (index, app) in apps.enumerated() {
      let isOwn = index == set.ownIndex
      let gate = try AppGate(
        app, try terms(app.loaded), role: isOwn ? .own : .beside(set.own.pack),
        sharing: known.first(where: { $0.pack.name == app.loaded.pack.name }))
      gates.append(gate)
      if isOwn { own += gate.findings } else { others += gate.findings }
      accepted += gate.accepted
      sentences += gate.counts.sentences
      strings = max(strings, gate.counts.strings)
      files += gate.counts.files - gate.counts.copyFiles
      if !gate.isWhole { isWhole = false }
    }
    for copy in [structure].compactMap({ $0 }) + apps.compactMap(\.copy) {
      seen.formUnion(copy.catalogues.map(\.file.path))
      if copy.files.extent != .app { isPart = true }
    }
    copyFiles = max(copyFiles, gates.map(\.counts.copyFiles).max() ?? 0)
    files += copyFiles
    let settled = set.settled(
      own: own, others: others, today: ownTerms.moment.today, isRelease: ownTerms.isRelease,
      lookedAt: ownTerms.scope.contains(.app) ? .app : isPart || !isWhole ? .part : .copy)
    findings = apps.count == 1 ? settled.findings : AppGate.withoutRepetition(settled.findings)
    accepted += settled.accepted
  }
}
