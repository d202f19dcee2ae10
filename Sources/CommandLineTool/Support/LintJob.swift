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
    return paths.allSatisfy(app.holds) ? app.scope : app.scope.around(app.copy)
  }

  /// Whether it looks at all of an app's copy, also where that is files.
  var isWhole: Bool { app.map { Set($0.copy).isSubset(of: paths) } ?? false }

  /// Of a single job: its files, which are read while its packs are.
  var files: Ahead<CopyFiles>?

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
      let app = apps.first { app in paths.allSatisfy(app.holds) }
      let scope = app?.scope ?? CopyScope(isDeclared: false)
      let files = readsFiles ? Ahead { AppFiles.copyFiles(paths, scope) } : nil
      let packs = try PackSet(try rules.map(load)).keepingTerms(tagged: regulators)
      return [
        // Its baseline is about the findings of its own packs.
        LintJob(
          packs: packs, paths: paths, app: app,
          baseline: app.flatMap { app in rules.allSatisfy(app.rules.contains) ? app.baseline : nil
          }, files: files)
      ]
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
      let own = paths.filter { app.holds($0) || app.lies(under: $0) }
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
  fileprivate func holds(_ path: String) -> Bool {
    let places = NamedPlaces(copy)
    return places.holds(path) || (!exists(path) && places.holds(parent(of: path)))
  }

  /// Whether some of its copy lies in a folder.
  fileprivate func lies(under folder: String) -> Bool {
    let place = NamedPlaces([folder])
    return !holds(folder) && copy.contains(where: place.holds)
  }
}
