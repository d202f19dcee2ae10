import Diagnostics
import OperatingSystem

/// The catalogues found under some paths.
public struct FoundCatalogues: Sendable {
  /// In the order of the given paths; those of a folder sorted by their bytes. No file is there twice in one format and
  /// locale.
  public var paths: [String]
  /// Folders that were given and hold no catalogue.
  public var empty: [String]
  /// Paths that match nothing or cannot be looked into.
  public var findings: [Finding]
  /// Files among catalogues that are called like one and are none.
  public var unknown: [String]
}

/// Finds catalogues: a file that is named is taken as it is, a folder is searched to its depths, save for what package
/// managers and builds put there.
/// - Parameter named: places besides, to which links may lead.
public func findCatalogues(under paths: [String], named: [String] = []) -> FoundCatalogues {
  let found = findFiles(
    under: paths, named: named, skipping: skippedFolders,
    mayBeWanted: { catalogueExtensions.contains(PathParts($0).fileExtension) }, reading: reading)
  return FoundCatalogues(
    paths: found.paths, empty: found.empty, findings: found.problems.map { unreadable($0.path, $0.problem) },
    unknown: unknown(among: found, under: paths).filter { path in !named.contains { workingPath($0) == path } })
}

/// The files of a whole repository that can be nothing but catalogues: prose, and JSON outside of folders for locales, are
/// anything there. What cannot be looked at is nobody's copy yet, and passed over.
public func findCatalogueFiles(in root: String) -> [String] {
  let builds = ["build", "dist", "out", "target", "vendor", "venv", "__pycache__", "bin", "obj"]
  return findFiles(
    under: [root], skipping: skippedFolders.union(builds),
    mayBeWanted: { catalogueExtensions.contains(PathParts($0).fileExtension) },
    reading: { path, siblings in
      let parts = PathParts(path)
      if parts.fileExtension == "json" {
        guard parts.folders.suffix(2).contains(where: isFolderOfLocales) else { return nil }
      }
      guard parts.fileExtension != "md", parts.fileExtension != "markdown",
        let found = reading(path, siblings: siblings),
        !begins(found, with: "text/"), found != "unreadable"
      else { return nil }
      return found
    }
  ).paths
}

/// What package managers and builds put among files.
private let skippedFolders: Set<String> = ["node_modules", "Pods", "Carthage", "DerivedData"]

/// The format and the locale that a name gives a file, and the field where the name says which text it is.
private func reading(_ path: String, siblings: [String]) -> String? {
  // One that cannot be read is taken, for reading it whole tells why.
  guard let opening = readOpening(path) else { return "unreadable" }
  let whole = { (try? readBytes(path, limit: CatalogueLimits.fileSize, mayWait: false)) ?? opening }
  let sight = FileSight(path: path, bytes: opening, isNamed: false, siblings: siblings, whole: whole)
  guard let format = detectFormat(sight) else { return nil }
  let locale = format.locale(sight.path, "")?.name ?? ""
  return [format.name, locale, format.layout == .storeFields ? sight.path.stem : ""].joined(separator: "/")
}

/// What is called like a catalogue and lies where catalogues lie: beside one, in a folder that was given, or in one for
/// locales. Elsewhere JSON and XML are anything.
private func unknown(among found: FoundFiles, under paths: [String]) -> [String] {
  var folders = Set(found.paths.map { parent(of: $0) })
  // The folder of a whole repository is none for copy.
  folders.formUnion(paths.map { trimmedPath(workingPath($0)) }.filter { $0 != "." })
  return found.unwanted.filter { path in
    let parts = PathParts(path)
    guard !ends(parts.name, with: ".tokens.json"), !isProjectFile(parts) else { return false }
    let isPlace = folders.contains(parent(of: path)) || parts.folders.last.map(isForLocales) == true
    return isPlace && (parts.fileExtension != "xml" || holdsTexts(path))
  }
}

/// Layouts, drawings and settings are XML too.
private func holdsTexts(_ path: String) -> Bool {
  guard let bytes = try? readBytes(path, limit: CatalogueLimits.fileSize, mayWait: false) else { return true }
  let sight = FileSight(path: path, bytes: bytes, isNamed: false)
  return sight.rootElement == "resources" && sight.contains(anyOf: AndroidReader.marksOfTexts)
}
