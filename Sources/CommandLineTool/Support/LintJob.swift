import Catalogues
import Diagnostics
import OperatingSystem
import Gating
import Reporting
import RuleLoading
import RuleModel
import SourceText

/// Copy to look at, and the packs to look at it with.
struct LintJob {
  var packs: PackSet
  var paths: [String]
  /// The app of `primum.yaml` that the copy is of.
  var app: AppDescription?

  func levelled(_ findings: [Finding]) -> [Finding] { app?.levelled(findings) ?? findings }

  /// That of the app, where its own packs are used.
  var baseline: String?

  /// Whether no app of `primum.yaml` covers the copy, although there is one.
  var isUncovered = false

  /// Which files of its folders are copy: in an app's own all, around them as where nobody said.
  var scope: CopyScope {
    guard let app else { return CopyScope(isDeclared: false) }
    return paths.allSatisfy(app.holding) ? app.scope : app.scope.around(app.copy)
  }

  /// Whether it looks at all of an app's copy, also where that is files.
  var isWhole: Bool { app.map { Set($0.copy).isSubset(of: paths) } ?? false }

  /// Of a single job: its files, which are read while its packs are.
  var files: Ahead<CopyFiles>?

  /// Those of some paths that are read where a folder is named: folders, and files of copy.
  static func copy(among paths: [String]) throws(Impossible) -> [String] {
    let apps = try AppsOnDisk.read() ?? []
    let scope = CopyScope(isDeclared: false, excluded: apps.flatMap(\.excluded)).around(
      apps.flatMap(\.copy))
    let found = Set(
      findCatalogues(under: ["."], named: ProgramArguments.all, scope: scope).paths.map(workingPath)
    )
    return paths.filter { isFolder($0) || found.contains(workingPath($0)) }
  }

  /// - Parameters:
  ///   - rules: packs that were named; they take the place of those of `primum.yaml`.
  ///   - regulators: tags of terms; likewise.
  ///   - paths: that were named.
  ///   - baseline: that the run is asked to write if it does not exist.
  ///   - readsFiles: false if standard input is read in place of the paths' files.
  static func jobs(
    rules: [String], regulators: [String], paths: [String], baseline: String?, on day: CivilDate,
    format: FindingFormat, readsFiles: Bool
  ) throws -> [LintJob] {
    let apps = try AppsOnDisk.read(writing: baseline) ?? []
    func load(_ path: String) throws -> LoadedPack {
      try RuleSource.load(path, on: day, format: format)
    }
    if !rules.isEmpty {
      let own = rules.first { !PackFiles.isShipped($0) } ?? rules[0]
      if paths.isEmpty {
        try PackFiles.refuseOutside(
          PackFiles.copyFolder(of: own), and: parent(of: parent(of: trimmedPath(own))))
      }
      let paths = paths.isEmpty ? [PackFiles.copyFolder(of: own)] : paths
      // Each path with the levels and the baseline of its own app.
      let holding = apps.map(\.holding)
      let governed = Dictionary(grouping: paths) { path in holding.firstIndex { $0(path) } }
      let isSingle = governed.count == 1
      let app = isSingle ? governed.keys.first!.map { apps[$0] } : nil
      let scope = app?.scope ?? CopyScope(isDeclared: false)
      let files = readsFiles && isSingle ? Ahead { AppFiles.copyFiles(paths, scope) } : nil
      let packs = try PackSet(try rules.map(load)).keepingTerms(tagged: regulators)
      return governed.sorted { ($0.key ?? apps.count) < ($1.key ?? apps.count) }.map {
        let app = $0.key.map { apps[$0] }
        // A baseline is about the findings of its app's own packs.
        let baseline = rules.allSatisfy { app?.rules.contains($0) ?? false } ? app?.baseline : nil
        return LintJob(packs: packs, paths: $0.value, app: app, baseline: baseline, files: files)
      }
    }
    func job(_ app: AppDescription, _ paths: [String]) throws -> LintJob {
      var chosen = app
      if !regulators.isEmpty { chosen.regulators = regulators }
      return LintJob(
        packs: try AppsOnDisk.packs(of: chosen, load: load), paths: paths, app: app,
        baseline: app.baseline)
    }
    if paths.isEmpty {
      if apps.isEmpty { throw Impossible("name the catalogues to check, or a pack with --rules") }
      for path in apps.flatMap(\.copy) { try PackFiles.refuseOutside(path) }
      return try apps.map { try job($0, $0.copy) }
    }
    let around = paths.filter { path in apps.count { app in app.lies(under: path) } > 1 }
    if let path = around.first {
      throw Impossible("\(path): contains the copy of several apps; name one of them")
    }
    var jobs: [LintJob] = []
    for app in apps {
      let holds = app.holding
      let own = paths.filter { holds($0) || app.lies(under: $0) }
      if !own.isEmpty { jobs.append(try job(app, own)) }
    }
    let rest = paths.filter { path in !jobs.contains { $0.paths.contains(path) } }
    if !rest.isEmpty {
      var job = LintJob(packs: try PackSet([]).keepingTerms(tagged: regulators), paths: rest)
      job.isUncovered = !apps.isEmpty
      jobs.append(job)
    }
    return jobs
  }
}

extension LintJob {
  /// That its copy is looked at without any app's words.
  var uncovered: [Finding] {
    let copy = uncoveredPaths
    guard let first = copy.first else { return [] }
    let others = copy.count == 1 ? "" : ", nor are \(copy.count - 1) more"
    return [
      Finding(
        .uncoveredCatalogue, .warning,
        "\(first) is not covered by any app\(others): no words were looked for there",
        at: Place(SourceFile(path: first, bytes: []), 0..<0),
        advice: "add it to the `copy:` of an app in primum.yaml, or name a pack with --rules")
    ]
  }

  /// Those of its paths that the finding is about. A document or a JSON file that was named need
  /// not be copy: a hook names what a commit changes.
  private var uncoveredPaths: [String] {
    guard isUncovered else { return [] }
    return paths.filter { path in
      isFolder(path)
        || ![".md", ".markdown", ".txt", ".text", ".json"].contains(where: path.hasSuffix)
    }
  }

  /// Its paths in which no pack says which words to look for, but for those that a finding is
  /// about.
  var wordlessPaths: [String] {
    guard packs.packs.isEmpty else { return [] }
    let told = uncoveredPaths
    return paths.filter { !told.contains($0) }
  }
}

extension AppDescription {
  /// Whether a path, which need not exist yet, is of the app's copy.
  fileprivate var holding: (String) -> Bool {
    let places = NamedPlaces(copy)
    return { path in places.holds(path) || (!exists(path) && places.holds(parent(of: path))) }
  }

  /// Whether some of its copy lies in a folder.
  fileprivate func lies(under folder: String) -> Bool {
    if !isFolder(folder) { return false }
    let place = NamedPlaces([folder])
    return !holding(folder) && copy.contains(where: place.holds)
  }
}
