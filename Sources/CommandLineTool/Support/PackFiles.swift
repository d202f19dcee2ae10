import Catalogues
import Diagnostics
import RuleLoading
import ShippedPacks
import SourceText

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Finds rule packs in the file system and loads them.
enum PackFiles {
  /// The folders that hold packs, under a path that is a pack, a folder of packs, or a file inside a pack; or the pack
  /// of an app under
  /// `Rules`, by its name. In order of name.
  static func packs(at given: String) throws(Impossible) -> [String] {
    if isShipped(given) { return [given] }
    let given = workingPath(given)
    var path = exists(given) || given.contains("/") || !isFolder("Rules/" + given) ? given : "Rules/" + given
    var info = stat()
    guard stat(path, &info) == 0 else { throw Impossible("\(path): " + reason()) }
    if info.st_mode & S_IFMT != S_IFDIR {
      guard path.hasSuffix(".yaml") else {
        throw Impossible("\(path): is not a rule pack; name a folder that holds a pack.yaml")
      }
      let folder = parent(of: path)
      return [folder]
    }
    if path.count > 1, path.hasSuffix("/") { path.removeLast() }
    try refuseStray(path)
    let names = try list(path)
    if names.contains("pack.yaml") || names.contains(where: { $0.hasSuffix(".yaml") }) { return [path] }
    var found: [String] = []
    for name in names where !name.hasPrefix(".") {
      let child = path + "/" + name
      if isFolder(child), try list(child).contains("pack.yaml") { found.append(child) }
    }
    if found.isEmpty { throw Impossible("\(path): holds no rule pack (a folder with a pack.yaml)") }
    for child in found { try refuseStray(child, in: path) }
    return found
  }

  /// Every rule file of a pack, at any depth, in order of path.
  static func files(of pack: String) throws(Impossible) -> [SourceFile] {
    var files: [SourceFile] = []
    var visited: Set<String> = []
    let named = NamedPlaces(ProgramArguments.all + [pack])
    func walk(_ folder: String, depth: Int) throws(Impossible) {
      guard let identity = identity(of: folder), visited.insert(identity).inserted, depth < 64 else { return }
      for name in try list(folder) where !name.hasPrefix(".") {
        let path = folder == "." ? name : folder + "/" + name
        if let target = named.strayTarget(of: path), isFolder(path) || name.hasSuffix(".yaml") || name.hasSuffix(".yml")
        {
          throw Impossible("\(path): \(NamedPlaces.refusal(target))")
        }
        if isFolder(path) {
          try walk(path, depth: depth + 1)
        } else if name.hasSuffix(".yaml") || name.hasSuffix(".yml") {
          files.append(SourceFile(path: path, bytes: try read(path)))
        }
      }
    }
    try walk(pack, depth: 0)
    if files.isEmpty { throw Impossible("\(pack): holds no rule files (*.yaml)") }
    return files
  }

  /// Where the copy lies that a pack governs: `Copy/<app>` beside `Rules/<app>`.
  static func copyFolder(of pack: String) -> String {
    let parts = pack.split(separator: "/", omittingEmptySubsequences: true)
    guard let name = parts.last else { return "Copy" }
    let above = parts.dropLast(2).joined(separator: "/")
    let root = pack.hasPrefix("/") ? "/" : ""
    return root + (above.isEmpty ? "" : above + "/") + "Copy/" + name
  }

  /// Loads a pack from its folder.
  static func load(_ pack: String) throws(Impossible) -> LoadedPack {
    if isShipped(pack), let files = ShippedPacks.files(of: pack) {
      return loadPack(files.map { SourceFile(path: $0.path, bytes: Array($0.text.utf8)) }).checkingNames()
    }
    return loadPack(try files(of: pack)).checkingNames()
  }

  /// Whether a name is that of a pack inside the program, which a folder of this name, here or under `Rules`, replaces.
  static func isShipped(_ name: String) -> Bool {
    ShippedPacks.files(of: name) != nil && !exists(name) && !isFolder("Rules/" + name)
  }

  /// The files at any depth whose path is wanted, in order; hidden ones are passed over.
  static func files(under folder: String, where isWanted: (String) -> Bool) throws(Impossible) -> [String] {
    var found: [String] = []
    var visited: Set<String> = []
    let named = NamedPlaces(ProgramArguments.all + [folder])
    func walk(_ folder: String, depth: Int) throws(Impossible) {
      guard let identity = identity(of: folder), visited.insert(identity).inserted, depth < 64 else { return }
      for name in try list(folder) where !name.hasPrefix(".") {
        let path = folder + "/" + name
        if let target = named.strayTarget(of: path), isFolder(path) || isWanted(path) {
          throw Impossible("\(path): \(NamedPlaces.refusal(target))")
        }
        if isFolder(path) { try walk(path, depth: depth + 1) } else if isWanted(path) { found.append(path) }
      }
    }
    try walk(folder, depth: 0)
    return found
  }

  /// A folder that was found, not named, must not be a link that leads out of where it was found.
  static func refuseStray(_ path: String, in folder: String? = nil) throws(Impossible) {
    let named = NamedPlaces(ProgramArguments.all + [folder ?? parent(of: path)])
    if let target = named.strayTarget(of: path) { throw Impossible("\(path): \(NamedPlaces.refusal(target))") }
  }

  /// What is written must not take the place of what is read.
  static func refuseOverwriting(_ output: String, _ loaded: LoadedPack, folder: String) throws(Impossible) {
    if loaded.sources.contains(where: { areOneFile($0.path, output) }) {
      throw Impossible("\(output): is a file of the pack, which would be overwritten; write to another place")
    }
    guard output.hasSuffix(".yaml") || output.hasSuffix(".yml") else { return }
    let pack = NamedPlaces([folder])
    if pack.holds(parent(of: output)) {
      throw Impossible("\(output): would become a rule file of the pack; write to another place, or use another ending")
    }
  }

  // MARK: The file system

  static func read(_ path: String, limit: Int = 64 << 20) throws(Impossible) -> [UInt8] {
    // A pipe nobody writes to would hold the program up for ever.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw Impossible("\(path): " + reason()) }
    defer { close(descriptor) }
    var info = stat()
    guard fstat(descriptor, &info) == 0 else { throw Impossible("\(path): " + reason()) }
    guard info.st_mode & S_IFMT != S_IFDIR else { throw Impossible("\(path): is a folder") }
    guard info.st_mode & S_IFMT == S_IFREG else { throw Impossible("\(path): is no regular file") }
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = block.withUnsafeMutableBytes { buffer in
        #if canImport(Glibc)
          Glibc.read(descriptor, buffer.baseAddress!, buffer.count)
        #else
          Darwin.read(descriptor, buffer.baseAddress!, buffer.count)
        #endif
      }
      if count < 0 {
        if errno == EINTR { continue }
        throw Impossible("\(path): " + reason())
      }
      if count == 0 { return bytes }
      bytes.append(contentsOf: block[..<count])
      if bytes.count > limit { throw Impossible("\(path): is larger than \(limit >> 20) MiB") }
    }
  }

  static func list(_ folder: String) throws(Impossible) -> [String] {
    guard let directory = opendir(folder) else { throw Impossible("\(folder): " + reason()) }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  static func isFolder(_ path: String) -> Bool {
    var info = stat()
    return stat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFDIR
  }

  static func exists(_ path: String) -> Bool {
    var info = stat()
    return lstat(path, &info) == 0
  }

  private static func identity(of path: String) -> String? {
    var info = stat()
    guard stat(path, &info) == 0 else { return nil }
    return "\(info.st_dev):\(info.st_ino)"
  }

  /// Whether two paths lead to one file that exists.
  static func areOneFile(_ a: String, _ b: String) -> Bool { identity(of: a).map { $0 == identity(of: b) } ?? false }

  static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The system's word for what went wrong.
  static func reason() -> String {
    switch errno {
    case ENOENT: "there is no such file or folder"
    case EACCES, EPERM: "reading it is not permitted"
    case EISDIR: "is a folder"
    case ELOOP: "its symbolic links go in a circle"
    case ENOTDIR: "is not a folder"
    default: String(cString: strerror(errno))
    }
  }
}
