import OperatingSystem

/// Which files of a folder are copy.
public struct CopyScope: Sendable {
  /// Whether somebody said that the folders hold copy, so that documents for developers and
  /// licences are sought nowhere but by their names.
  public var isDeclared: Bool
  /// Patterns of files that are not copy.
  public var excluded: [GlobPattern]

  public init(isDeclared: Bool = true, excluded: [GlobPattern] = []) {
    self.isDeclared = isDeclared
    self.excluded = excluded
  }

  /// Why a file or folder below one that is searched is left out.
  func reason(
    _ path: String, isFolder: Bool, among siblings: [String], _ ignored: IgnoredFiles
  ) -> String? {
    let parts = PathParts(path)
    // The last pattern that matches decides, as in `.gitignore`.
    if let last = excluded.last(where: { $0.matches(path, isFolder: isFolder) }), !last.isException
    {
      return "`exclude` in primum.yaml"
    }
    if let reason = isFolder ? folderReason(parts.name, siblings) : fileReason(parts) {
      return reason
    }
    return ignored.isIgnored(path, isFolder: isFolder) ? ".gitignore" : nil
  }

  private func folderReason(_ name: String, _ siblings: [String]) -> String? {
    if packageFolders.contains(name) { return "packages and builds" }
    if isDeclared { return nil }
    if let makers = buildFolders[name], siblings.contains(where: makers.contains) {
      return "packages and builds"
    }
    let lowercased = lowercasedASCII(name)
    if licenceFolders.contains(lowercased) { return "licences" }
    return nil
  }

  private func fileReason(_ path: PathParts) -> String? {
    if isBillOfMaterials(path) { return "a bill of materials" }
    if isBuilt(path) { return "built" }
    guard path.isProse else { return nil }
    if isProjectFile(path) { return "about the project" }
    if isDeclared { return nil }
    if isLicence(path) { return "a licence" }
    // A store's entry may lie anywhere.
    if path.folders.contains(where: { developerFolders.contains(lowercasedASCII($0)) }),
      path.fileExtension != "txt"
    {
      return "a document for developers"
    }
    return nil
  }
}
