import Catalogues
import Diagnostics
import OperatingSystem
import Gating
import Guarding
import Reporting
import RuleLoading
import SourceText

/// `primum.yaml` of the folder that the program is run in.
enum AppsOnDisk {
  static let path = "primum.yaml"

  /// The file itself, where there is one.
  static func source() throws(Impossible) -> SourceFile? {
    if !exists(path) { return nil }
    try PackFiles.refuseOutside(path)
    return try PackFiles.source(path)
  }

  /// The folder that a path of `copy:` leads to, up to the first name that is a pattern.
  static func root(_ path: String) -> String {
    let names = pathNames(path)
    let plain = names.prefix { name in !name.utf8.contains { "*?[{".utf8.contains($0) } }
    let folder = plain.joined(separator: "/")
    return (begins(path, with: "/") ? "/" : "") + (folder.isEmpty ? "." : folder)
  }

  /// A pattern is replaced by its matches; one that matches nothing is reported as a path that
  /// leads nowhere.
  static func expanded(_ app: AppDescription) -> AppDescription {
    var app = app
    app.copy = app.copy.flatMap { path -> [String] in
      let found =
        GlobPattern.isPattern(path) && !OperatingSystem.exists(path) ? pathsMatching(path) : []
      // `App/*.lproj` is also a folder of storyboards.
      let held = found.filter { !isFolder($0) || mayHoldCatalogues($0) }
      for match in found { app.matched[match] = path }
      return !held.isEmpty ? held : found.isEmpty ? [path] : found
    }
    return app
  }

  private static func mayHoldCatalogues(_ folder: String) -> Bool {
    guard let names = try? names(in: folder) else { return true }
    return names.contains { name in
      isFolder(folder + "/" + name) || catalogueExtensions.contains { ends(name, with: "." + $0) }
    }
  }

  /// Nil if there is none. A file with mistakes ends the job: the apps that were meant are not
  /// known.
  /// - Parameter baseline: one that the run is asked to write.
  static func read(writing baseline: String? = nil) throws(Impossible) -> [AppDescription]? {
    guard let source = try source() else {
      // Its content would not count, and the apps that it names would not be looked at.
      for misnamed in ["primum.yml", "primum.yaml.txt", "primum.yml.txt", "Primum.yaml"]
      where exists(misnamed) {
        throw Impossible(
          "\(misnamed): is not read, because the file must be called \(path); rename it")
      }
      return nil
    }
    var (apps, findings) = readApps(source)
    apps = apps.map(expanded)
    if findings.isEmpty {
      findings = apps.flatMap {
        $0.absentPaths(
          writing: baseline,
          hasPack: {
            PackFiles.isShipped($0) || OperatingSystem.exists($0) || isFolder("Rules/" + $0)
          },
          exists: { OperatingSystem.exists($0) },
          isOutside: { !PackFiles.isShipped($0) && PackFiles.isOutside($0) })
      }
    }
    guard findings.isEmpty else { throw Impossible(path, because: findings) }
    return apps.map { app in
      var app = app
      if app.copy.isEmpty {
        app.copy = [
          PackFiles.copyFolder(of: app.rules.first { !PackFiles.isShipped($0) } ?? app.rules[0])
        ]
      }
      return app
    }
  }

  /// The packs of an app, with the terms of the regulators it chooses. Levels for what does not
  /// exist end the job.
  static func packs(of app: AppDescription, load: (String) throws -> LoadedPack) throws -> PackSet {
    let packs = PackSet(try app.rules.map(load))
    let unknown =
      packs.packs.contains(where: \.hasErrors)
      ? []
      : app.unknownLevels(in: packs, checks: allChecks.map(\.id).filter { $0 != Check.weaker.id })
    guard unknown.isEmpty else { throw Impossible(path, because: unknown) }
    return try packs.keepingTerms(tagged: app.regulators)
  }
}
