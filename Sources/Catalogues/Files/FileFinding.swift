import Diagnostics
import SourceText

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The catalogues found under some paths.
public struct FoundFiles: Sendable {
  /// In the order of the given paths; those of a folder sorted by their bytes. No file is there twice.
  public var paths: [String] = []
  /// Folders that were given and hold nothing that is wanted.
  public var empty: [String] = []
  /// Paths that match nothing or cannot be looked into.
  public var findings: [Finding] = []
}

/// Finds catalogues: a file that is named is taken as it is, a folder is searched to its depths.
///
/// A search passes over hidden files and folders, what package managers and builds put there, and whatever is no
/// catalogue. Symbolic links are followed where they stay in a place that was named (`paths`, and `named` besides); a
/// folder that was already entered is not entered again, so that a loop ends.
public func findCatalogues(under paths: [String], named: [String] = []) -> FoundFiles {
  findFiles(under: paths, named: named, mayBeWanted: { mightBeCatalogue(PathParts($0)) }) { path, siblings in
    let sight = PathParts(path)
    guard mightBeCatalogue(sight) else { return false }
    return detectFormat(path: path, bytes: readOpening(path), siblings: siblings) != nil
  }
}

/// Finds files under some paths by `isWanted`, which is not asked about files that are named.
///
/// - Parameter mayBeWanted: told from the name alone.
public func findFiles(
  under paths: [String], named: [String] = [], mayBeWanted: @escaping (String) -> Bool = { _ in true },
  where isWanted: @escaping (String, _ siblings: [String]) -> Bool
) -> FoundFiles {
  var search = FileSearch(named: NamedPlaces(paths + named), mayBeWanted: mayBeWanted, isWanted: isWanted)
  for path in paths { search.add(workingPath(path)) }
  return search.found
}

private struct FileSearch {
  let named: NamedPlaces
  let mayBeWanted: (String) -> Bool
  let isWanted: (String, [String]) -> Bool
  private(set) var found = FoundFiles()
  private var entered: Set<FileIdentity> = []
  private var taken: Set<FileIdentity> = []
  /// Something that is wanted lies under the path that is being searched, also if another path led to it before.
  private var hasMet = false

  init(
    named: NamedPlaces, mayBeWanted: @escaping (String) -> Bool, isWanted: @escaping (String, [String]) -> Bool
  ) {
    self.named = named
    self.mayBeWanted = mayBeWanted
    self.isWanted = isWanted
  }

  mutating func add(_ path: String) {
    var info = stat()
    guard stat(path, &info) == 0 else { return fail(path, reason(errno)) }
    if info.st_mode & S_IFMT == S_IFDIR {
      hasMet = false
      search(path == "/" ? path : trimmed(path), info, depth: 0)
      if !hasMet { found.empty.append(path) }
    } else {
      take(path, info)
    }
  }

  private mutating func take(_ path: String, _ info: stat) {
    hasMet = true
    if taken.insert(FileIdentity(info)).inserted { found.paths.append(path) }
  }

  private mutating func search(_ folder: String, _ info: stat, depth: Int) {
    guard entered.insert(FileIdentity(info)).inserted else {
      hasMet = true
      return
    }
    guard depth < 64 else { return fail(folder, "its folders lie too deep") }
    guard let names = entries(of: folder) else { return fail(folder, reason(errno)) }
    for name in names {
      let path = folder == "." ? name : folder == "/" ? "/" + name : folder + "/" + name
      var info = stat()
      // A link that leads nowhere, or in a circle, could be a catalogue: it is told, not passed over.
      guard stat(path, &info) == 0 else {
        if mightBeCatalogue(PathParts(path)) { fail(path, reason(errno)) }
        continue
      }
      let isFolder = info.st_mode & S_IFMT == S_IFDIR
      if isFolder ? !skippedFolders.contains(name) : mayBeWanted(path), let target = named.strayTarget(of: path) {
        fail(path, NamedPlaces.refusal(target))
      } else if isFolder {
        if !skippedFolders.contains(name) { search(path, info, depth: depth + 1) }
      } else if info.st_mode & S_IFMT != S_IFREG {
        if mightBeCatalogue(PathParts(path)) { fail(path, "it is no regular file") }
      } else if isWanted(path, names) {
        take(path, info)
      }
    }
  }

  /// The names in a folder, sorted by their bytes, hidden ones left out.
  private func entries(of folder: String) -> [String]? {
    guard let handle = opendir(folder) else { return nil }
    defer { closedir(handle) }
    var names: [String] = []
    while let entry = readdir(handle) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private mutating func fail(_ path: String, _ why: String) {
    found.findings.append(
      Finding(
        .unreadableFile, .error, "\(path) cannot be read: \(why)", at: Place(SourceFile(path: path, bytes: []), 0..<0)
      ))
  }

  private func trimmed(_ path: String) -> String {
    var path = path
    while path.hasSuffix("/"), path.utf8.count > 1 { path.removeLast() }
    if path.hasPrefix("./") { path.removeFirst(2) }
    return path.isEmpty ? "." : path
  }
}

private struct FileIdentity: Hashable {
  var device: UInt64
  var file: UInt64

  init(_ info: stat) {
    device = UInt64(truncatingIfNeeded: info.st_dev)
    file = UInt64(truncatingIfNeeded: info.st_ino)
  }
}

private let skippedFolders: Set<String> = ["node_modules", "Pods", "Carthage", "DerivedData"]

private func mightBeCatalogue(_ path: PathParts) -> Bool {
  catalogueExtensions.contains(path.fileExtension)
}

/// The first bytes of a file; empty where it cannot be read, which reading it whole will tell.
private func readOpening(_ path: String) -> [UInt8] {
  let descriptor = retrying { open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
  guard descriptor >= 0 else { return [] }
  defer { close(descriptor) }
  return [UInt8](unsafeUninitializedCapacity: 4_096) { buffer, count in
    count = max(0, retrying { read(descriptor, buffer.baseAddress!, buffer.count) })
  }
}
