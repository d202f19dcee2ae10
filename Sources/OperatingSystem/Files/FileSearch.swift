/// The files found under some paths.
public struct FoundFiles: Sendable {
  /// In the order of the given paths; those of a folder sorted by their bytes. No file is there
  /// twice under one reading.
  public var paths: [String] = []
  /// Paths of folders that were given and hold nothing that is wanted.
  public var empty: [String] = []
  /// Files that may be wanted, and were looked at and are not.
  public var unwanted: [String] = []
  /// Paths that match nothing or cannot be looked into.
  public var problems: [(path: String, problem: FileProblem)] = []
  /// Files and folders that `reason` gave a reason to leave out, and which.
  public var leftOut: [(path: String, reason: String)] = []
}

/// Finds files: one that is named is taken as it is, a folder is searched to its depths.
///
/// A search passes over hidden files and folders. Symbolic links are followed where they stay in a
/// place that was named (`paths`, and `named` besides), after all that has a name of its own: what
/// a link leads to is then there under its own name, and under the link's too where that gives it
/// another reading, never instead. A link to a folder that it lies in is not followed.
///
/// - Parameters:
///   - mayBeWanted: decided from the path alone; only such a file is missed where it cannot be
///     looked at.
///   - reason: why a file or folder below one that is searched is left out; nil if it is not.
///   - reading: what a file is read as, to be asked with the names beside it; nil where it is not
///     wanted. A file that is named is taken whatever it is.
public func findFiles(
  under paths: [String], named: [String] = [],
  mayBeWanted: @escaping (String) -> Bool = { _ in true },
  leavingOut reason: @escaping (String, _ isFolder: Bool, _ siblings: [String]) -> String? = {
    _, _, _ in nil
  },
  reading: @escaping (String, _ siblings: [String]) -> String? = { _, _ in "" }
) -> FoundFiles {
  var search = FileSearch(
    named: NamedPlaces(paths + named), mayBeWanted: mayBeWanted, reason: reason, reading: reading)
  for path in paths { search.add(workingPath(path)) }
  return search.finished()
}

private struct FileSearch {
  let named: NamedPlaces
  let mayBeWanted: (String) -> Bool
  let reason: (String, Bool, [String]) -> String?
  let reading: (String, [String]) -> String?

  /// A link to something that may have been found already, or will be.
  private struct Link {
    let root: Int
    let path: String
    let siblings: [String]
    let depth: Int
  }

  /// One reading of one file.
  private struct Reading: Hashable {
    let file: FileStatus.Identity
    let reading: String
  }

  private var found = FoundFiles()
  private var files: [(root: Int, path: String)] = []
  private var entered: Set<FileStatus.Identity> = []
  private var taken: Set<Reading> = []
  private var links: [Link] = []
  /// The folders that were given, and whether something that is wanted lies under each, also if
  /// another path led to it before.
  private var roots: [(path: String, hasMet: Bool)] = []
  private var root = 0
  /// How much more may be looked at under a second name.
  private var looksLeft = 100_000

  init(
    named: NamedPlaces, mayBeWanted: @escaping (String) -> Bool,
    reason: @escaping (String, Bool, [String]) -> String?,
    reading: @escaping (String, [String]) -> String?
  ) {
    self.named = named
    self.mayBeWanted = mayBeWanted
    self.reason = reason
    self.reading = reading
  }

  mutating func add(_ path: String) {
    root = roots.count
    roots.append((path, false))
    do throws(FileProblem) {
      let status = try FileStatus(path)
      guard status.kind == .folder else { return take(path, status, as: reading(path, []) ?? path) }
      try search(path == "/" ? path : trimmedPath(path), status, depth: 0)
    } catch {
      roots[root].hasMet = true
      fail(path, error)
    }
  }

  mutating func finished() -> FoundFiles {
    let hadLinks = !links.isEmpty
    var next = 0
    while next < links.count {
      follow(links[next])
      next += 1
    }
    if hadLinks { files.sort(by: FileSearch.inOrder) }
    found.paths = files.map(\.path)
    found.empty = roots.filter { !$0.hasMet }.map(\.path)
    return found
  }

  /// By root, then name by name.
  private static func inOrder(
    _ a: (root: Int, path: String), _ b: (root: Int, path: String)
  ) -> Bool {
    func bytes(_ path: String) -> some Sequence<UInt8> {
      path.utf8.lazy.map { $0 == UInt8(ascii: "/") ? 0 : $0 }
    }
    return a.root == b.root
      ? bytes(a.path).lexicographicallyPrecedes(bytes(b.path)) : a.root < b.root
  }

  private mutating func take(_ path: String, _ status: FileStatus, as reading: String) {
    roots[root].hasMet = true
    if taken.insert(Reading(file: status.identity, reading: reading)).inserted {
      files.append((root, path))
    }
  }

  private mutating func search(
    _ folder: String, _ status: FileStatus, depth: Int
  ) throws(FileProblem) {
    guard entered.insert(status.identity).inserted else {
      roots[root].hasMet = true
      return
    }
    try lookInto(folder, depth: depth, followsLinks: true)
  }

  private mutating func lookInto(
    _ folder: String, depth: Int, followsLinks: Bool
  ) throws(FileProblem) {
    guard depth < 64 else { throw .tooDeep }
    let entries = try entries(of: folder).filter { !isHidden($0.name) }
    let names = entries.map(\.name)
    for entry in entries {
      let path = joined(folder, entry.name)
      do throws(FileProblem) {
        if !followsLinks { try spendALook() }
        try look(at: path, entry, among: names, depth: depth, followsLinks: followsLinks)
      } catch {
        fail(path, error)
        if error == .tooManyLinks { return }
      }
    }
  }

  private mutating func spendALook() throws(FileProblem) {
    guard looksLeft > 0 else { throw .tooManyLinks }
    looksLeft -= 1
  }

  private mutating func look(
    at path: String, _ entry: FolderEntry, among names: [String], depth: Int, followsLinks: Bool
  ) throws(FileProblem) {
    guard entry.isUTF8 else {
      if entry.isFolder || mayBeWanted(path) { throw .nameNotUTF8 }
      return
    }
    let itself: FileStatus
    do throws(FileProblem) { itself = try FileStatus(linkItself: path) } catch {
      // Something that was removed meanwhile is missed only if it was wanted; anything else could
      // be a folder.
      if error != .missing || mayBeWanted(path) { throw error }
      return
    }
    if itself.kind == .link {
      if followsLinks { links.append(Link(root: root, path: path, siblings: names, depth: depth)) }
      return
    }
    let isFolder = itself.kind == .folder
    guard isFolder || mayBeWanted(path), !leavesOut(path, isFolder: isFolder, among: names) else {
      return
    }
    if isFolder {
      return followsLinks
        ? try search(path, itself, depth: depth + 1)
        : try lookInto(path, depth: depth + 1, followsLinks: false)
    }
    try lookAtFile(path, itself, among: names)
  }

  private mutating func leavesOut(_ path: String, isFolder: Bool, among names: [String]) -> Bool {
    guard let reason = reason(path, isFolder, names) else { return false }
    found.leftOut.append((path, reason))
    return true
  }

  private mutating func lookAtFile(
    _ path: String, _ status: FileStatus, among names: [String]
  ) throws(FileProblem) {
    guard status.kind == .file else { throw .notRegular }
    if let reading = reading(path, names) {
      take(path, status, as: reading)
    } else {
      found.unwanted.append(path)
    }
  }

  private mutating func follow(_ link: Link) {
    root = link.root
    do throws(FileProblem) {
      let status: FileStatus
      do throws(FileProblem) { status = try FileStatus(link.path) } catch {
        // A link that leads nowhere, or in a circle, could be a wanted file: it is reported, not
        // passed over.
        if mayBeWanted(link.path) || mayBeFolder(pathNames(link.path).last ?? ""),
          !leavesOut(link.path, isFolder: !mayBeWanted(link.path), among: link.siblings)
        {
          throw error
        }
        return
      }
      let isFolder = status.kind == .folder
      guard isFolder || mayBeWanted(link.path),
        !leavesOut(link.path, isFolder: isFolder, among: link.siblings)
      else { return }
      if let target = named.strayTarget(of: link.path) { throw .strayLink(target: target) }
      guard isFolder else { return try lookAtFile(link.path, status, among: link.siblings) }
      if isAround(link.path) { return }
      if !entered.contains(status.identity) {
        return try search(link.path, status, depth: link.depth + 1)
      }
      try lookInto(link.path, depth: link.depth + 1, followsLinks: false)
    } catch {
      fail(link.path, error)
    }
  }

  /// Whether a link leads to a folder that it lies in.
  private func isAround(_ link: String) -> Bool {
    guard let target = realPath(link), let folder = realPath(parent(of: link)) else { return false }
    return target == "/" || begins(folder + "/", with: target + "/")
  }

  private func mayBeFolder(_ name: String) -> Bool {
    !name.utf8.contains(UInt8(ascii: ".")) || hasExtension(name, "lproj")
  }

  private mutating func fail(_ path: String, _ problem: FileProblem) {
    found.problems.append((path, problem))
  }
}
