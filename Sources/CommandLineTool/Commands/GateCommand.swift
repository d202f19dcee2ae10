import ArgumentParser
import Catalogues
import Diagnostics
import Gating
import Guarding
import OperatingSystem
import Reporting
import RuleLoading
import RuleModel
import SignOffs
import SourceText

struct GateCommand: StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "gate",
    abstract: "Checks, tests and lints every app, as CI does before a release.",
    discussion: """
      Apps come from primum.yaml if there is one; otherwise from the packs under Rules/, with the copy of Rules/<app> in Copy/<app>. With --release, missing \
      and void sign-offs and drafts are errors, and exemptions for unresolved findings do not count. A baseline accepts the findings it lists; it is \
      created if it does not exist; --update-baseline removes from it what is fixed. With --since, findings are marked as new or known, and what became \
      weaker since that revision is an error unless `changes:` names it.
      """)

  @Argument(help: "Names of apps (default: all).") var apps: [String] = []
  @Option(help: "The output format.") var format: FindingFormat = .text
  @Option(help: "Exit with status 1 if there are findings of this level or above.") var level:
    Level = .error
  @Flag(help: "Also require everything a release needs.") var release = false
  @Option(
    help: ArgumentHelp(
      "The folder with the packs (default: from primum.yaml, or Rules).", valueName: "folder"))
  var rules: String?
  @Option(
    help: ArgumentHelp(
      "The folder with the copy (default: from primum.yaml, or Copy).", valueName: "folder"))
  var copy: String?
  @Option(help: ArgumentHelp("A file of findings to accept.", valueName: "file")) var baseline:
    String?
  @Flag(help: "Remove from the baseline what is fixed; nothing else changes the file.")
  var updateBaseline = false
  @OptionGroup var listing: ListingOptions
  @OptionGroup var since: SinceOption
  @OptionGroup var unsaved: UnsavedOption
  @OptionGroup var common: CommonOptions

  mutating func status() throws -> ExitStatus {
    try unsaved.put()
    let tree = try since.tree()
    let files = try tree.map(pastFiles)
    let scope = try self.scope()
    var run = try look(at: scope)
    if let tree, let files {
      let past = try past(in: files, knowing: run)
      try run.report.compare(
        run.project, copy: run.copy, catalogues: run.catalogues, with: past, in: tree,
        today: common.today
      ) { scope.all.reduce($0) { $1.levelled($0, isRelease: release) } }
    }
    let folders = scope.asked.flatMap(\.rules).filter { !PackFiles.isShipped($0) }
    // `check` finds these by itself.
    let isDefault = apps.isEmpty && folders.allSatisfy { begins($0, with: "Rules/") }
    run.report.failingLevel = level
    run.report.listing = listing.listing
    run.report.packs = isDefault ? [] : folders
    Output.print(run.report, as: format)
    if format == .text {
      Output.print(
        run.lines + (release ? ReleaseStep.text(run.report.findings) : "")
          + FindingSummary.text(run.report))
    }
    if run.report.findings.contains(where: { $0.level >= level }) {
      run.status = max(run.status, .findings)
    }
    return run.status
  }

  /// The findings of a run, and the files it looked at.
  private struct Run {
    var report = FindingReport(findings: [], files: 0, strings: 0)
    var status = ExitStatus.clean
    /// One line about each app.
    var lines = ""
    var project = GuardedProject()
    var judged: [JudgedApp] = []

    /// The copy and the design tokens that were looked at.
    var copy: [SourceFile] {
      judged.flatMap(\.apps).compactMap(\.copy).flatMap { $0.files.sources + $0.tokens }
    }

    /// The copy, once for each app.
    var catalogues: [Catalogue] {
      judged.compactMap { $0.apps.first?.copy }.flatMap(\.catalogues)
    }
  }

  /// - Parameter now: where the files are those of a revision, the run of today. None of them is
  ///   written, and only what could be known of that run's findings is asked for.
  private func look(at scope: Scope, knowing now: Run? = nil) throws -> Run {
    var run = Run()
    // While the files are those of the past, nothing else may look for any.
    let uncovered = scope.root.map { root in
      Ahead { UncoveredCatalogues.findings(besides: scope.all, in: root) }
    }
    if now != nil { _ = uncovered?.value }
    var seen: Set<String> = []
    run.project.baseline = try BaselineFile.source(baseline)
    run.project.file = rules == nil && copy == nil ? try AppsOnDisk.source() : nil
    for judged in judge(scope.asked, isSame: run.project.file == now?.project.file, now) {
      let (description, packs, apps, gates) = try judged.get()
      run.judged.append(JudgedApp(apps: apps, gates: gates))
      run.project.apps.append(
        GuardedApp(
          description, packs: packs, shipped: Set(apps.filter(\.isShipped).map(\.loaded.pack.name)),
          copy: Set(apps.flatMap { $0.copy?.paths ?? [] }),
          baseline: description.baseline == baseline
            ? nil : try BaselineFile.source(description.baseline)))
      var own = FindingReport(
        findings: description.levelled(gates.findings, isRelease: release).sorted(
          by: Finding.inOrder),
        files: gates.files,
        strings: gates.strings,
        accepted: gates.accepted.map {
          .init(finding: $0.finding, kind: .exemption, reason: $0.reason)
        })
      own.sentences = gates.sentences
      for (app, gate) in zip(apps, gates.gates) { run.lines += GateSummary.text(app, gate) }
      if let baseline = description.baseline, baseline != self.baseline {
        try BaselineFile.apply(
          baseline, to: &own, seen: gates.seen, shrinks: gates.isWhole, updates: updateBaseline,
          isRelease: release,
          writes: now == nil)
      }
      if !gates.isWhole { run.status = .impossible }
      run.report.add(own)
      seen.formUnion(gates.seen)
    }
    run.report.findings += scope.all.reduce(uncovered?.value ?? []) {
      $1.levelled($0, isRelease: release)
    }
    run.report.findings.sort(by: release ? ReleaseStep.inOrder : Finding.inOrder)
    if let baseline {
      try BaselineFile.apply(
        baseline, to: &run.report, seen: seen, shrinks: run.status == .clean && apps.isEmpty,
        updates: updateBaseline, isRelease: release, writes: now == nil)
    }
    return run
  }

  // MARK: The past

  /// The same run, with paths that may be those of a revision: from the root of the system they
  /// would lead to the files as they are now.
  private var ofPast: GateCommand {
    var command = self
    (command.rules, command.copy) = (rules.map(workingPath), copy.map(workingPath))
    command.baseline = baseline.map(workingPath)
    return command
  }

  private func pastFiles(in tree: GitTree) throws -> PastFiles {
    try PastFiles(tree, roots: try ofPast.pastRoots(in: tree))
  }

  /// The findings of the gate at a revision, as far as they could be known of those of now.
  private func past(in files: PastFiles, knowing now: Run) throws -> PastRun {
    if files.isEmpty { return PastRun() }
    let run = ofPast
    return try files.within {
      do {
        let then = try run.look(at: try run.scope(isPast: true), knowing: now)
        return PastRun(
          project: then.project, findings: then.report.findings, copy: then.copy,
          catalogues: then.catalogues)
      } catch let problem as Impossible {
        let first = problem.findings.first
        return PastRun(
          project: GuardedProject(problem: (first?.message ?? problem.message, first?.place)))
      }
    }
  }

  /// Everything that the apps of a revision are made of.
  private func pastRoots(in tree: GitTree) throws -> [String] {
    var roots = [baseline].compactMap { $0 }
    if rules == nil, copy == nil, let file = try tree.file(AppsOnDisk.path) {
      // All catalogues are looked for.
      if apps.isEmpty { return roots + ["."] }
      roots.append(AppsOnDisk.path)
      for app in readApps(file).apps {
        let packs = app.rules.flatMap { [$0, "Rules/" + $0] }
        let copy = app.copy.isEmpty ? packs.map(PackFiles.copyFolder) : app.copy
        roots += packs + copy.map(AppsOnDisk.root) + [app.baseline].compactMap { $0 }
      }
      return roots
    }
    return roots + [rules ?? "Rules", copy ?? "Copy"]
  }

  /// Each app under its packs, in order.
  /// - Parameters:
  ///   - isSame: `primum.yaml` is that of now, so that what was found of an app that has not
  ///     changed holds.
  ///   - now: the run of today, where these are the apps of a revision.
  private func judge(
    _ descriptions: [AppDescription], isSame: Bool, _ now: Run?
  ) -> [Result<(AppDescription, packs: [LoadedPack], [App], AppGates), any Error>] {
    let (day, release) = (common.day, release)
    let judged = now?.judged ?? []
    let known = isSame ? judged : []
    let gates = judged.flatMap(\.gates.gates)
    let wanted = now.map { WantedFindings(like: $0.report.findings) } ?? .all
    return mapInParallel(descriptions) { description in
      Result {
        let packs = try AppsOnDisk.packs(of: description) {
          try PackFiles.load($0, on: day.today)
        }
        let apps = try zip(description.rules, packs.packs).map { folder, loaded in
          try AppFiles.app(folder, loaded, of: description)
        }
        let same = known.first { one in
          one.apps.count == apps.count && zip(one.apps, apps).allSatisfy { $0.isSame(as: $1) }
        }
        let verdict =
          try same?.gates
          ?? AppGates(packs, apps, structure: apps.first?.copy, sharing: gates) {
            try day.terms(.gate(isRelease: release), of: $0, wanted: wanted)
          }
        return (description, packs.whole, apps, verdict)
      }
    }
  }

  /// The subject of a run.
  private struct Scope {
    /// The apps asked for.
    var asked: [AppDescription] = []
    var all: [AppDescription] = []
    /// The folder in which to look for catalogues that no app covers: only in a run over all of
    /// them.
    var root: String?
  }

  /// Said where nothing is that the gate looks for.
  private static let nothingHere = [
    "the gate found no apps: this folder has neither a file primum.yaml nor a folder Rules.",
    "Run it in a folder that has one of them, or name the rules and the copy in a file primum.yaml:",
    "", "    apps:",
    "      - { name: my-app, rules: path/to/rules, copy: path/to/copy }",
  ]

  private func scope(isPast: Bool = false) throws -> Scope {
    let all: [AppDescription]
    var root: String?
    if rules == nil, copy == nil, let found = try AppsOnDisk.read(writing: baseline) {
      all = found
      root = "."
    } else if isPast, !isFolder(rules ?? "Rules") {
      return Scope()
    } else if rules == nil, !OperatingSystem.exists("Rules") {
      throw Impossible(Self.nothingHere)
    } else {
      if rules == nil, !exists("Rules") {
        throw Impossible(
          "there is nothing to gate here: name the packs and the copy of your apps in \(AppsOnDisk.path), or put each pack in Rules/<app> and its copy in Copy/<app>"
        )
      }
      all = try PackFiles.packs(at: rules ?? "Rules").map { folder in
        let name = pathNames(folder).last ?? folder
        return AppDescription(name: name, rules: [folder], copy: ["\(copy ?? "Copy")/\(name)"])
      }
    }
    let asked = try apps.compactMap { app in
      if let found = all.first(where: { $0.name == app || $0.rules == [app] }) { return found }
      if isPast { return nil }
      throw RuleSource.unknown("app", app, all.map(\.name))
    }
    if !apps.isEmpty { return Scope(asked: asked, all: all) }
    return Scope(asked: all, all: all, root: root ?? (rules == nil && copy == nil ? "Copy" : nil))
  }
}

extension FindingReport {
  mutating func add(_ other: FindingReport) {
    findings.add(other.findings)
    accepted += other.accepted
    files += other.files
    strings = (strings ?? 0) + (other.strings ?? 0)
    sentences += other.sentences
    hasBaseline = hasBaseline || other.hasBaseline
  }
}

/// The gate's verdict on an app, with what it was made of.
struct JudgedApp {
  var apps: [App]
  var gates: AppGates
}

/// One line about each app, for the text form.
enum GateSummary {
  static func text(_ app: App, _ gate: AppGate) -> String {
    if app.loaded.hasErrors { return "\(app.name.visible): does not load\n" }
    func count(_ number: Int, _ noun: String) -> String {
      "\(number) \(noun)\(number == 1 ? "" : "s")"
    }
    let (pack, counts) = (app.loaded.pack, gate.counts)
    if app.isShipped {
      return
        "\(app.name.visible): \(count(pack.terms.count, "term")), \(count(counts.strings, "string"))\n"
    }
    var parts = [
      count(pack.rules.count, "rule"), count(pack.tables.count, "table"),
      count(counts.examples, "example"),
      count(pack.terms.count, "term"),
      app.copy == nil ? "no copy" : count(counts.strings, "string"),
    ]
    if counts.sentences > 0 { parts.append(count(counts.sentences, "composed sentence")) }
    parts += counts.tokenRecords.map { "\($0) token records" }
    return "\(app.name.visible): " + parts.joined(separator: ", ") + "\n"
  }
}
