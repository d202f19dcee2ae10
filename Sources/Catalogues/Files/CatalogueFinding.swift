import Diagnostics
import OperatingSystem

/// The catalogues found under some paths.
public struct FoundCatalogues: Sendable {
  /// In the order of the given paths; those of a folder sorted by their bytes. No file is there twice.
  public var paths: [String]
  /// Folders that were given and hold no catalogue.
  public var empty: [String]
  /// Paths that match nothing or cannot be looked into.
  public var findings: [Finding]
}

/// Finds catalogues: a file that is named is taken as it is, a folder is searched to its depths, save for what package
/// managers and builds put there.
/// - Parameter named: places besides, to which links may lead.
public func findCatalogues(under paths: [String], named: [String] = []) -> FoundCatalogues {
  let found = findFiles(
    under: paths, named: named, skipping: ["node_modules", "Pods", "Carthage", "DerivedData"],
    mayBeWanted: { catalogueExtensions.contains(PathParts($0).fileExtension) }
  ) { path, siblings in detectFormat(path: path, bytes: readOpening(path), siblings: siblings) != nil }
  return FoundCatalogues(
    paths: found.paths, empty: found.empty, findings: found.problems.map { unreadable($0.path, $0.problem) })
}
