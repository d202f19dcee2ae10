import Diagnostics
import Gating
import RuleLoading
import RuleModel
import SourceText

/// The weakenings between a revision and now, and those of them that are approved.
public struct Losses: Sendable {
  /// Weakenings that nobody approved, and rows that approve nothing. In no order.
  public private(set) var findings: [Finding] = []
  /// Approved weakenings, with the reason of each.
  public private(set) var approved: [(finding: Finding, reason: String)] = []

  private let terms: GuardTerms

  /// Of an app's packs, its copy and its file.
  public init(_ new: GuardedProject, since old: GuardedProject, _ terms: GuardTerms) {
    self.terms = terms
    comparePacks(new, old)
    compareApps(new, old)
  }

  // MARK: Packs

  private mutating func comparePacks(_ new: GuardedProject, _ old: GuardedProject) {
    let (now, was) = (new.ownPacks, old.ownPacks)
    for loaded in now where !loaded.hasErrors {
      guard
        let before = was.first(where: { $0.pack.name == loaded.pack.name })
          ?? sameFiles(loaded, in: was, now)
      else { continue }
      // Most packs of a project are as they were.
      if loaded.sources == before.sources { continue }
      let rows = loaded.pack.changes.map {
        Approvals.Row(change: $0, place: loaded.place($0.origin))
      }
      var approvals = Approvals(rows, since: before.pack.changes)
      judge(weakenings(of: loaded, since: before), &approvals, in: "pack.yaml")
    }
  }

  /// One of another name that lies in the same files.
  private func sameFiles(
    _ loaded: LoadedPack, in was: [LoadedPack], _ now: [LoadedPack]
  ) -> LoadedPack? {
    let names = Set(now.map(\.pack.name))
    return was.first {
      !names.contains($0.pack.name) && !Set($0.pack.files).isDisjoint(with: loaded.pack.files)
    }
  }

  private func weakenings(of new: LoadedPack, since old: LoadedPack) -> [Loss] {
    if old.hasErrors {
      var unknown = Loss(
        new.pack.name,
        "the pack `\(new.pack.name)` does not load as it was at \(terms.revision), so what became weaker in it cannot be told",
        was: "does not load", now: "loads",
        at: new.sections[PackSection.pack.rawValue]?.first?.key.place,
        before: old.findings.first { $0.level == .error }?.place)
      unknown.advice = "compare with a revision at which it loads"
      return [unknown]
    }
    var pair = PackPair(old, new, terms)
    pair.compare()
    return pair.found
  }

  // MARK: Apps

  private mutating func compareApps(_ new: GuardedProject, _ old: GuardedProject) {
    var found: [Loss] = []
    if let problem = old.problem {
      var unknown =
        Loss(
          "primum.yaml", "what became weaker in primum.yaml cannot be told: \(problem.message)",
          was: "cannot be used", now: "can be used", at: new.file.map { Place($0, 0..<0) },
          before: problem.place)
      unknown.advice = "compare with a revision at which it can be used"
      found.append(unknown)
    }
    for app in old.apps {
      guard let now = new.app(like: app) else {
        let name = app.description.name
        found.append(
          Loss(
            name, "the app `\(name)` is no longer looked at",
            was: "rules: " + app.description.rules.joined(separator: ", "),
            now: "gone", at: new.file.map { Place($0, 0..<0) }, before: app.description.place))
        continue
      }
      var pair = AppPair(app, now, terms)
      pair.compare()
      found += pair.found
    }
    if !old.apps.isEmpty,
      let grown = BaselineGrowth(old.baseline, new.baseline, exists: terms.exists)?.loss
    {
      found.append(grown)
    }
    var told: Set<Loss> = []
    found.removeAll { !told.insert($0).inserted }
    var approvals = Approvals(new.rows, since: old.rows.map(\.change))
    judge(
      found, &approvals, in: new.file == nil ? "pack.yaml" : "primum.yaml",
      tellsUnused: new.file != nil)
  }

  private mutating func judge(
    _ weakenings: [Loss], _ approvals: inout Approvals, in file: String,
    tellsUnused: Bool = true
  ) {
    for weakening in weakenings {
      let finding = weakening.finding(since: terms.revision, approvedIn: file)
      if let reason = approvals.reason(for: weakening) {
        var finding = finding
        finding.advice = nil
        approved.append((finding, reason))
      } else {
        findings.append(finding)
      }
    }
    if tellsUnused {
      findings += approvals.unused(since: terms.revision, among: weakenings)
    }
  }
}

extension GuardedProject {
  /// Each pack once, without those that come with the program.
  public var ownPacks: [LoadedPack] {
    var names: Set<String> = []
    let used = apps.flatMap { app in app.packs.filter { !app.shipped.contains($0.pack.name) } }
    return (used + others).filter { names.insert($0.pack.name).inserted }
  }

  /// The files of these packs, and those that decide what is looked at and accepted.
  public var files: [SourceFile] {
    ownPacks.flatMap(\.sources) + [file, baseline].compactMap { $0 }
      + apps.compactMap(\.baseline)
  }

  /// The rows that approve what the file of the apps decides: its own; without it those of the
  /// packs.
  fileprivate var rows: [Approvals.Row] {
    if let file {
      return apps.first?.description.changes.map {
        Approvals.Row(change: $0, place: Place(file, $0.origin.range))
      }
        ?? []
    }
    return ownPacks.flatMap { loaded in
      loaded.pack.changes.map { Approvals.Row(change: $0, place: loaded.place($0.origin)) }
    }
  }

  /// The app of that name, else one with a pack of its own of the same name.
  fileprivate func app(like app: GuardedApp) -> GuardedApp? {
    func own(_ app: GuardedApp) -> Set<String> {
      Set(app.packs.map(\.pack.name)).subtracting(app.shipped)
    }
    return apps.first { $0.description.name == app.description.name }
      ?? apps.first { !own($0).isDisjoint(with: own(app)) }
  }
}
