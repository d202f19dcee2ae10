import OperatingSystem

/// Which files of a folder are copy.
public struct CopyScope: Sendable {
  /// Whether somebody said that the folders hold copy, so that documents for developers and
  /// licences are sought nowhere but by their names.
  public var isDeclared: Bool
  /// Patterns of files that are not copy.
  public var excluded: [GlobPattern]
  /// The paths within undeclared folders that somebody said hold copy.
  private var declared: [String] = []

  public init(isDeclared: Bool = true, excluded: [GlobPattern] = []) {
    self.isDeclared = isDeclared
    self.excluded = excluded
  }

  /// The same for folders around the declared ones, where nobody said that all is copy.
  public func around(_ declared: [String]) -> CopyScope {
    var scope = self
    scope.isDeclared = false
    scope.declared = declared
    return scope
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
    let isDeclared = declares(path, isFolder: isFolder)
    if let reason = isFolder
      ? folderReason(parts.name, siblings, isDeclared) : fileReason(parts, isDeclared)
    {
      return reason
    }
    return ignored.isIgnored(path, isFolder: isFolder) ? ".gitignore" : nil
  }

  /// Whether somebody said that a file is copy, or that some of a folder is.
  private func declares(_ path: String, isFolder: Bool) -> Bool {
    if isDeclared || declared.isEmpty { return isDeclared }
    return NamedPlaces(declared).holds(path)
      || (isFolder && declared.contains(where: NamedPlaces([path]).holds))
  }

  private func folderReason(
    _ name: String, _ siblings: [String], _ isDeclared: Bool
  ) -> String? {
    if packageFolders.contains(name) { return "packages and builds" }
    if isDeclared { return nil }
    if let makers = buildFolders[name], siblings.contains(where: makers.contains) {
      return "packages and builds"
    }
    let lowercased = lowercasedASCII(name)
    if licenceFolders.contains(lowercased) { return "licences" }
    return nil
  }

  private func fileReason(_ path: PathParts, _ isDeclared: Bool) -> String? {
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
