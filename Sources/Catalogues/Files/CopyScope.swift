import OperatingSystem

/// Which files of a folder are copy.
public struct CopyScope: Sendable {
  /// Whether somebody said that the folders hold copy, so that documents for developers and
  /// licences are sought nowhere but by their names.
  public var isDeclared: Bool
  /// Patterns of files that are not copy, but for those that are a path.
  private var excluded: [GlobPattern]
  private var excludedPaths: Set<String> = []
  /// The paths within undeclared folders that somebody said hold copy, and the folders above them.
  private var declared: (places: NamedPlaces, above: Set<String>)?

  /// - Parameter excluded: patterns of files that are not copy.
  public init(isDeclared: Bool = true, excluded: [GlobPattern] = []) {
    self.isDeclared = isDeclared
    self.excluded = excluded
    // An exception counts for what is before it.
    if excluded.contains(where: \.isException) { return }
    excludedPaths = Set(excluded.compactMap(\.path))
    self.excluded = excluded.filter { $0.path == nil }
  }

  /// The same for folders around the declared ones, where nobody said that all is copy.
  public func around(_ declared: [String]) -> CopyScope {
    var scope = self
    scope.isDeclared = false
    var above: Set<String> = []
    for path in declared.compactMap(realPath) {
      var folder = path
      while above.insert(folder).inserted, folder != "/" { folder = parent(of: folder) }
    }
    scope.declared = declared.isEmpty ? nil : (NamedPlaces(declared), above)
    return scope
  }

  /// Why a file or folder below one that is searched is left out.
  func reason(
    _ path: String, isFolder: Bool, among siblings: [String], _ ignored: IgnoredFiles
  ) -> String? {
    let parts = PathParts(path)
    if excludedPaths.contains(pathNames(path).joined(separator: "/")) {
      return "`exclude` in primum.yaml"
    }
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
    guard !isDeclared, let declared else { return isDeclared }
    return declared.places.holds(path)
      || isFolder && realPath(path).map(declared.above.contains) ?? false
  }

  private func folderReason(
    _ name: String, _ siblings: [String], _ isDeclared: Bool
  ) -> String? {
    if packageFolders.contains(name) { return "packages and builds" }
    if isForTranslators(name) { return "notes for translators" }
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
    if isForTranslators(path.stem) { return "notes for translators" }
    guard path.isProse else { return nil }
    if isProjectFile(path) { return "about the project" }
    if isDeclared { return nil }
    if isLicence(path) { return "a licence" }
    if path.folders.contains(where: isFolderOfTests) { return "a document of tests" }
    // A store's entry may lie anywhere.
    if path.folders.contains(where: { developerFolders.contains(lowercasedASCII($0)) }),
      path.fileExtension != "txt"
    {
      return "a document for developers"
    }
    return nil
  }
}
