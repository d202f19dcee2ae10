import Diagnostics
import OperatingSystem
import SourceText

/// The catalogues found under some paths.
public struct FoundCatalogues: Sendable {
  /// In the order of the given paths; those of a folder sorted by their bytes. No file is there
  /// twice in one format and locale.
  public var paths: [String]
  /// Folders that were given and hold no catalogue.
  public var empty: [String]
  /// Paths that match nothing or cannot be looked into.
  public var findings: [Finding]
  /// Files among catalogues that are called like one and are none.
  public var unknown: [Finding]
  /// Files and folders that are not read as copy, and why.
  public var leftOut: [(path: String, reason: String)]
  /// The files in the folder of each path.
  public var folders: [String: FolderNames]
}

/// Finds catalogues: a file that is named is taken as it is, a folder is searched to its depths,
/// save for what `scope` leaves out.
/// - Parameter named: places besides, to which links may lead.
public func findCatalogues(
  under paths: [String], named: [String] = [], scope: CopyScope = CopyScope()
) -> FoundCatalogues {
  let folders = KnownFolders()
  let ignored = IgnoredFiles()
  let found = findFiles(
    under: paths, named: named,
    mayBeWanted: { mayBeCatalogue($0) || otherFormat($0) != nil },
    leavingOut: { scope.reason($0, isFolder: $1, among: $2, ignored) },
    reading: { reading($0, beside: folders.around($0, $1)) })
  for path in found.paths { _ = folders.around(path) }
  let unknown = unknown(among: found, under: paths).filter { path in
    !named.contains { workingPath($0) == path }
  }
  return FoundCatalogues(
    paths: found.paths, empty: found.empty,
    findings: found.problems.map { unreadable($0.path, $0.problem) },
    unknown: unknown.map { unknownFile($0, beside: folders.around($0)) }
      + unreadFormats(among: found.unwanted), leftOut: found.leftOut,
    folders: folders.known)
}

/// The files of a whole repository that can be nothing but catalogues: prose is anything there, and
/// so is JSON outside of folders for locales and without another locale beside it. What cannot be looked at is nobody's copy yet, and
/// passed over.
/// - Parameter excluded: what is not copy.
public func findCatalogueFiles(in root: String, excluded: [GlobPattern] = []) -> [String] {
  let scope = CopyScope(isDeclared: false, excluded: excluded)
  let folders = KnownFolders()
  let ignored = IgnoredFiles()
  return findFiles(
    under: [root], mayBeWanted: mayBeCatalogue,
    leavingOut: { path, isFolder, siblings in
      if isFolder, likelyBuildFolders.contains(PathParts(path).name) {
        return "packages and builds"
      }
      return scope.reason(path, isFolder: isFolder, among: siblings, ignored)
    },
    reading: { path, siblings in
      let parts = PathParts(path)
      if parts.fileExtension == "json" {
        let isAmongLocales =
          isWrittenAsLocale(parts.stem)
          && folders.around(path, siblings).hasWhole(beside: parts.stem, in: parts)
        let isOfLocale = zip(parts.folders, parts.folders.dropFirst()).contains {
          isFolderOfLocales($0) && isLocaleName($1)
        }
        guard
          isAmongLocales || isOfLocale || parts.folders.suffix(2).contains(where: isFolderOfLocales)
        else { return nil }
      }
      guard parts.fileExtension != "md", parts.fileExtension != "markdown",
        let found = reading(path, beside: folders.around(path, siblings)),
        !begins(found, with: "text/"), found != "unreadable"
      else { return nil }
      return found
    }
  ).paths
}

private func mayBeCatalogue(_ path: String) -> Bool {
  catalogueExtensions.contains(PathParts(path).fileExtension)
}

/// The contents of folders, listed once each.
private final class KnownFolders {
  private(set) var known: [String: FolderNames] = [:]

  /// - Parameter siblings: the names beside a path, where somebody has them already.
  func around(_ path: String, _ siblings: [String] = []) -> FolderNames {
    let folder = parent(of: path)
    if let found = known[folder] { return found }
    let found = FolderNames(siblings.isEmpty ? (try? names(in: folder)) ?? [] : siblings)
    known[folder] = found
    return found
  }
}

/// The format and the locale that a name gives a file, and the field where the name says which text
/// it is.
private func reading(_ path: String, beside: FolderNames) -> String? {
  // A file that cannot be read is taken, for reading it whole says why.
  guard let opening = readOpening(path) else { return "unreadable" }
  let whole = { (try? readBytes(path, limit: CatalogueLimits.fileSize, mayWait: false)) ?? opening }
  let sight = FileSight(path: path, bytes: opening, isNamed: false, beside: beside, whole: whole)
  guard let format = detectFormat(sight) else { return nil }
  let locale = format.locale(sight.path, "")?.name ?? ""
  return [format.name, locale, format.layout == .storeFields ? sight.path.stem : ""].joined(
    separator: "/")
}

/// Files that are named like a catalogue and lie where catalogues lie: beside one, in a folder that
/// was given, or in one for locales. Elsewhere JSON and XML are anything.
private func unknown(among found: FoundFiles, under paths: [String]) -> [String] {
  // A document is copy beside which anything may lie.
  var folders = Set(found.paths.filter { !PathParts($0).isProse }.map { parent(of: $0) })
  // The folder of a whole repository is none for copy.
  folders.formUnion(paths.map { trimmedPath(workingPath($0)) }.filter { $0 != "." })
  return found.unwanted.filter { path in
    let parts = PathParts(path)
    guard otherFormat(path) == nil, !ends(parts.name, with: ".tokens.json"), !isProjectFile(parts),
      !parts.folders.contains(where: isFolderOfTests),
      parts.fileExtension != "plist"
    else { return false }
    let isPlace = folders.contains(parent(of: path)) || parts.folders.last.map(isForLocales) == true
    return isPlace && (parts.fileExtension != "xml" || holdsTexts(path))
  }
}

/// Layouts, drawings and settings are XML too.
private func holdsTexts(_ path: String) -> Bool {
  guard let bytes = try? readBytes(path, limit: CatalogueLimits.fileSize, mayWait: false) else {
    return true
  }
  let sight = FileSight(path: path, bytes: bytes, isNamed: false)
  return sight.rootElement == "resources" && sight.contains(anyOf: AndroidReader.marksOfTexts)
}

private func unknownFile(_ path: String, beside: FolderNames) -> Finding {
  let place = Place(SourceFile(path: path, bytes: []), 0..<0)
  if let stranger = beside.strangers.first(where: { $0.name == PathParts(path).name }) {
    return Finding(
      .unknownLocale, .warning,
      "`\(stranger.rest)` is not a known language, so \(path) was not read", at: place,
      advice: "name the file by its locale, or add it to `exclude` in primum.yaml",
      because: "it is beside the translations of \(stranger.beside)")
  }
  return Finding(
    .unknownFile, .warning,
    "\(path) is called like a catalogue but is not recognized as one, so it is not checked",
    at: place,
    advice: (PathParts(path).fileExtension == "xml"
      ? "Android's texts are read from folders named `values` or `values-LOCALE`"
      : "name the file, or its folder, by its locale")
      + "; if it is not copy, move it or add it to `exclude` in primum.yaml"
  )
}
