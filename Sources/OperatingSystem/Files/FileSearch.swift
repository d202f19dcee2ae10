/// The files found under some paths.
public struct FoundFiles: Sendable {
  /// In the order of the given paths; those of a folder sorted by their bytes. No file is there twice.
  public var paths: [String] = []
  /// Folders that were given and hold nothing that is wanted.
  public var empty: [String] = []
  /// Paths that match nothing or cannot be looked into.
  public var problems: [(path: String, problem: FileProblem)] = []
}

/// Finds files: one that is named is taken as it is, a folder is searched to its depths.
///
/// A search passes over hidden files and folders. Symbolic links are followed where they stay in a place that was named
/// (`paths`, and `named` besides); a folder that was already entered is not entered again, so that a loop ends.
///
/// - Parameters:
///   - skipping: names of folders that are not entered.
///   - mayBeWanted: told from the path alone; only such a file is missed where it cannot be looked at.
///   - isWanted: not asked about files that are named.
public func findFiles(
  under paths: [String], named: [String] = [], skipping: Set<String> = [],
  mayBeWanted: @escaping (String) -> Bool = { _ in true },
  where isWanted: @escaping (String, _ siblings: [String]) -> Bool = { _, _ in true }
) -> FoundFiles {
  var search = FileSearch(
    named: NamedPlaces(paths + named), skipping: skipping, mayBeWanted: mayBeWanted, isWanted: isWanted)
  for path in paths { search.add(workingPath(path)) }
  return search.found
}

private struct FileSearch {
  let named: NamedPlaces
  let skipping: Set<String>
  let mayBeWanted: (String) -> Bool
  let isWanted: (String, [String]) -> Bool
  private(set) var found = FoundFiles()
  private var entered: Set<FileStatus.Identity> = []
  private var taken: Set<FileStatus.Identity> = []
  /// Something that is wanted lies under the path that is being searched, also if another path led to it before.
  private var hasMet = false

  init(
    named: NamedPlaces, skipping: Set<String>, mayBeWanted: @escaping (String) -> Bool,
    isWanted: @escaping (String, [String]) -> Bool
  ) {
    self.named = named
    self.skipping = skipping
    self.mayBeWanted = mayBeWanted
    self.isWanted = isWanted
  }

  mutating func add(_ path: String) {
    do {
      let status = try FileStatus(path)
      guard status.kind == .folder else { return take(path, status) }
      hasMet = false
      try search(path == "/" ? path : trimmed(path), status, depth: 0)
      if !hasMet { found.empty.append(path) }
    } catch {
      fail(path, error)
    }
  }

  private mutating func take(_ path: String, _ status: FileStatus) {
    hasMet = true
    if taken.insert(status.identity).inserted { found.paths.append(path) }
  }

  private mutating func search(_ folder: String, _ status: FileStatus, depth: Int) throws(FileProblem) {
    guard entered.insert(status.identity).inserted else {
      hasMet = true
      return
    }
    guard depth < 64 else { throw .tooDeep }
    let names = try names(in: folder).filter { !$0.hasPrefix(".") }
    for name in names {
      let path = folder == "." ? name : folder == "/" ? "/" + name : folder + "/" + name
      do {
        try look(at: path, named: name, among: names, depth: depth)
      } catch {
        fail(path, error)
      }
    }
  }

  private mutating func look(at path: String, named name: String, among names: [String], depth: Int) throws(FileProblem)
  {
    // A link that leads nowhere, or in a circle, could be what is looked for: it is told, not passed over.
    let status: FileStatus
    do {
      status = try FileStatus(path)
    } catch {
      if mayBeWanted(path) { throw error }
      return
    }
    let isFolder = status.kind == .folder
    guard isFolder ? !skipping.contains(name) : mayBeWanted(path) else { return }
    if let target = self.named.strayTarget(of: path) { throw .strayLink(target: target) }
    if isFolder { return try search(path, status, depth: depth + 1) }
    guard status.kind == .file else { throw .notRegular }
    if isWanted(path, names) { take(path, status) }
  }

  private mutating func fail(_ path: String, _ problem: FileProblem) { found.problems.append((path, problem)) }

  private func trimmed(_ path: String) -> String {
    var path = path
    while path.hasSuffix("/"), path.utf8.count > 1 { path.removeLast() }
    if path.hasPrefix("./") { path.removeFirst(2) }
    return path.isEmpty ? "." : path
  }
}
