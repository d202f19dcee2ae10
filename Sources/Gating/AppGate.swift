import Analysis
import CopyLint
import Diagnostics
import RuleLoading
import RuleModel
import SourceText

/// The questions about an app and its packs, and their moment.
public struct GateTerms: Sendable {
  /// The moment at which the gate judges.
  public var moment: GateMoment
  public var scope: VerdictScope
  /// Asks for what a release needs.
  public var isRelease: Bool { scope.contains(.release) }
  /// False gives each place of a source text that many files repeat.
  public var tellsRepeatsOnce = true
  /// The findings that are asked for; others may be missing.
  public var wanted = WantedFindings.all
  /// The items whose changes are tried on their examples, by id; nil: all that the findings need.
  /// Where only these differ between two states, the rest has the same survivors in both.
  public var mutated: Set<String>?

  public init(_ moment: GateMoment, _ scope: VerdictScope) {
    self.moment = moment
    self.scope = scope
  }

  func lint(_ scope: LintScope) -> LintTerms {
    LintTerms(
      today: moment.today, isRelease: isRelease, scope: scope, tellsRepeatsOnce: tellsRepeatsOnce)
  }
}

/// The gate's verdict on one app.
public struct AppGate: Sendable {
  /// In no order.
  public private(set) var findings: [Finding] = []
  /// Accepted findings, with the reason of each.
  public private(set) var accepted: [(finding: Finding, reason: String)] = []
  /// False where something could not be looked at: the status is 2.
  public private(set) var isWhole = true
  /// The extent of what was looked at.
  public private(set) var counts = Counts()

  /// How much was looked at.
  public struct Counts: Sendable {
    /// Files that were read.
    public var files = 0
    /// Catalogues and files of design tokens among them.
    public var copyFiles = 0
    /// Examples that were run.
    public var examples = 0
    /// Strings that were linted.
    public var strings = 0
    /// Composed sentences that were linted.
    public var sentences = 0
    /// Of each design-tokens file.
    public var tokenRecords: [Int] = []
  }

  /// Changes that no example notices, of a pack with requirements.
  public private(set) var survivors: [Mutant] = []
  /// Nil if the pack has no requirements.
  public private(set) var trace: AppTrace?
  private var evidence: Evidence
  private var shippedTokens = ShippedTokens()
  private let app: App
  private let terms: GateTerms
  private let lists: TermLists
  private let role: Role
  var pack: Pack { app.loaded.pack }

  /// The role of the pack for its app.
  public enum Role: Sendable {
    /// It governs the app alone.
    case alone
    /// Others are used beside it. Its exemptions may concern what they find, and are left to the
    /// caller.
    case own
    /// It is used beside the app's own pack, with which the structure of the copy is looked at.
    case beside(Pack)
  }

  /// - Parameter other: the verdict on the app in another state, whose terms may serve again.
  public init(
    _ app: App, _ terms: GateTerms, role: Role = .alone, sharing other: AppGate? = nil
  ) throws(GatingProblem) {
    self.app = app
    self.terms = terms
    lists = TermLists(app.loaded.pack, today: terms.moment.today, sharing: other?.lists)
    self.role = role
    evidence = Evidence(today: terms.moment.today)
    counts.files = app.loaded.sources.count
    if app.loaded.hasErrors {
      isWhole = false
      if terms.scope.contains(.rules) {
        findings = app.loaded.findings.map { $0.level == .error ? $0.ofUnread : $0 }
      }
      return
    }
    // A file of the pack that was not read may be why the copy fails.
    findings = app.loaded.findings.filter { terms.scope.contains(.rules) || $0.isUnread }
    if !app.isShipped { judgeRules() }
    if let copy = app.copy, wantsCopy { judgeCopy(copy) }
    if terms.scope.contains(.app) { try judgeApp() }
    if case .own = role { return }
    let exempted = Exemptions(
      pack: pack, today: terms.moment.today, isRelease: terms.isRelease, place: app.loaded.place
    ).apply(to: findings, lookedAt: lookedAt)
    findings = exempted.findings
    accepted = exempted.accepted
  }

  /// How much of what exemptions may concern was looked at.
  private var lookedAt: Exemptions.LookedAt {
    if terms.scope.contains(.app) { return .app }
    return app.copy?.files.extent != .app || !isWhole ? .part : .copy
  }

  private var wantsCopy: Bool {
    terms.wanted.includesItems(of: pack) || terms.wanted.includeCover
      || terms.wanted.includes(Check.copy + Check.shared + Check.json + Check.yaml)
  }

  private mutating func judgeRules() {
    let verdict = PackVerdict(app.loaded, terms, lists: lists)
    findings += verdict.findings
    counts.examples = verdict.examples?.examples ?? 0
    evidence.failing = verdict.examples?.failing ?? [:]
    evidence.untestedMessages = verdict.examples?.untestedMessages ?? []
  }

  private mutating func judgeCopy(_ copy: AppCopy) {
    let (scope, signer): (LintScope, Pack?) =
      switch role {
      case .alone, .own: (.all, nil)
      case .beside(let own): (.words, own)
      }
    let result = app.loaded.lint(copy, terms.lint(scope), signer: signer, lists: lists)
    findings += result.findings
    counts.files += result.files
    counts.copyFiles += result.files
    counts.strings = result.strings
    counts.sentences = result.sentences
    if !result.isWhole { isWhole = false }
  }

  /// Judges what an app must have besides sound rules and copy.
  private mutating func judgeApp() throws(GatingProblem) {
    if let copy = app.copy {
      evidence.take(copy)
      if wantsCopy { missStrings(copy) }
      for file in copy.tokens where !app.isShipped { try judgeTokens(file) }
      findings += shippedTokens.findings(app.loaded)
    } else if !pack.terms.isEmpty || !pack.texts.isEmpty {
      miss(
        "the pack `\(pack.name)` has rules for copy, but there is no \(app.roots.joined(separator: " or "))",
        "put the app's catalogues there")
    }
    if !app.isShipped { judgeRequirements() }
  }

  private mutating func missStrings(_ copy: AppCopy) {
    var empty =
      copy.files.empty
      + app.roots.filter { !copy.files.empty.contains($0) && copy.hasOnlyEmpty(under: $0) }
    // One match of `values*` may be a folder of colours, as long as another holds texts.
    let filled = Set(app.roots.filter { !empty.contains($0) }.compactMap { app.matched[$0] })
    empty.removeAll { app.matched[$0].map(filled.contains) ?? false }
    if counts.strings == 0 { empty = [app.roots.joined(separator: ", ")] }
    // Of the app's own pack, or of the only one: the others are given the same copy.
    if case .beside = role, counts.strings > 0 { return }
    for root in empty {
      miss("\(root) contains no strings to check", "add the app's catalogues, or remove the folder")
    }
  }

  private mutating func judgeTokens(_ file: SourceFile) throws(GatingProblem) {
    let run = try TokenRun(app.loaded, file, terms.moment)
    findings += run.findings
    counts.files += 1
    counts.copyFiles += 1
    counts.tokenRecords.append(run.records)
    if run.isWhole { shippedTokens.add(run.types, of: file) }
    evidence.tokenRecords.formUnion(run.types.map { pack.records[$0].name })
    if !run.isWhole { isWhole = false }
  }

  /// Findings, each listed once.
  public static func withoutRepetition(_ findings: [Finding]) -> [Finding] {
    var told: Set<Finding> = []
    return findings.filter { told.insert($0).inserted }
  }

  private mutating func judgeRequirements() {
    guard !pack.requirements.isEmpty, terms.wanted.includeCover else { return }
    evidence.found = Set(findings.map(\.id))
    let result = Mutation(pack, today: terms.moment.today, zone: terms.moment.zone)
      .result(of: terms.mutated ?? terms.wanted.covering(pack))
    survivors = result.survivors
    evidence.take(result)
    let trace = AppTrace(app.loaded, evidence, terms.moment, lists)
    self.trace = trace
    findings += trace.findings
  }

  /// Nothing was looked at where something should have been.
  private mutating func miss(_ message: String, _ advice: String) {
    isWhole = false
    findings.append(Finding(.noStrings, .error, message, advice: advice).ofUnread)
  }
}
