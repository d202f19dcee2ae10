import Diagnostics
import Evaluation
import Gating
import RuleLoading
import RuleModel
import SourceText

/// One app, as far as it decides what is looked at and what is accepted.
public struct GuardedApp: Sendable {
  /// The app as `primum.yaml` describes it.
  public var description: AppDescription
  /// With all of their terms, whichever are chosen.
  public var packs: [LoadedPack]
  /// Names of those among them that come with the program.
  public var shipped: Set<String>
  /// Paths of the catalogues and token files that are looked at.
  public var copy: Set<String>
  /// The file of findings that it accepts.
  public var baseline: SourceFile?

  public init(
    _ description: AppDescription, packs: [LoadedPack], shipped: Set<String> = [],
    copy: Set<String> = [],
    baseline: SourceFile? = nil
  ) {
    self.description = description
    self.packs = packs
    self.shipped = shipped
    self.copy = copy
    self.baseline = baseline
  }
}

/// All that a run looks at, at a revision or now.
public struct GuardedProject: Sendable {
  /// The apps of the project.
  public var apps: [GuardedApp]
  /// Packs that were there without an app's using them.
  public var others: [LoadedPack] = []
  /// A file of findings that is accepted for all apps.
  public var baseline: SourceFile?
  /// `primum.yaml`; nil where there is none, or where it does not decide.
  public var file: SourceFile?
  /// Why it cannot be compared, and the place that says so.
  public var problem: (message: String, place: Place?)?

  public init(
    apps: [GuardedApp] = [], file: SourceFile? = nil,
    problem: (message: String, place: Place?)? = nil
  ) {
    self.apps = apps
    self.file = file
    self.problem = problem
  }
}

/// How projects are compared.
public struct GuardTerms: Sendable {
  /// As the user named it.
  public var revision: String
  /// The day of the comparison.
  public var today: CivilDate
  let checks: CheckLevels
  /// Of a pack's days and months.
  let zone: @Sendable (Pack) -> Zone?
  /// Whether there is a file of that path now.
  let exists: @Sendable (String) -> Bool

  /// - Parameter checks: every check there is.
  public init(
    revision: String, today: CivilDate, checks: [Check], zone: @escaping @Sendable (Pack) -> Zone?,
    exists: @escaping @Sendable (String) -> Bool
  ) {
    self.revision = revision
    self.today = today
    self.checks = CheckLevels(checks)
    self.zone = zone
    self.exists = exists
  }
}
