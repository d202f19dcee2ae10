#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The properties of a path that are known without reading the file.
public struct FileStatus {
  /// The kind of a file.
  public enum Kind { case file, folder, pipe, link, other }

  /// Tells whether two paths lead to one file.
  struct Identity: Hashable {
    let device: UInt64
    let file: UInt64
  }

  let info: stat

  /// Of what a link leads to.
  public init(_ path: String) throws(FileProblem) {
    if let found = try MemoryFiles.find(path) {
      info = found.status
      return
    }
    var info = stat()
    guard stat(path, &info) == 0 else { throw .last }
    self.info = info
  }

  init(linkItself path: String) throws(FileProblem) {
    if let found = try MemoryFiles.find(path, followsLast: false) {
      info = found.status
      return
    }
    var info = stat()
    guard lstat(path, &info) == 0 else { throw .last }
    self.info = info
  }

  init(descriptor: Int32) throws(FileProblem) {
    var info = stat()
    guard fstat(descriptor, &info) == 0 else { throw .last }
    self.info = info
  }

  /// The kind of the file.
  public var kind: Kind {
    switch info.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    case S_IFIFO: .pipe
    case S_IFLNK: .link
    default: .other
    }
  }

  /// Whether the path is a symbolic link.
  public static func isLink(_ path: String) -> Bool {
    (try? FileStatus(linkItself: path))?.kind == .link
  }

  var size: Int { Int(info.st_size) }
  var isUnlinked: Bool { info.st_nlink == 0 }

  var identity: Identity {
    Identity(
      device: UInt64(truncatingIfNeeded: info.st_dev), file: UInt64(truncatingIfNeeded: info.st_ino)
    )
  }

  func hasContent(of other: FileStatus) -> Bool {
    let (a, b) = (info, other.info)
    #if canImport(Darwin)
      return a.st_size == b.st_size && a.st_mtimespec.tv_sec == b.st_mtimespec.tv_sec
        && a.st_mtimespec.tv_nsec == b.st_mtimespec.tv_nsec
    #else
      return a.st_size == b.st_size && a.st_mtim.tv_sec == b.st_mtim.tv_sec
        && a.st_mtim.tv_nsec == b.st_mtim.tv_nsec
    #endif
  }
}

/// False too where there is nothing, or nothing that may be looked at.
public func isFolder(_ path: String) -> Bool { (try? FileStatus(path))?.kind == .folder }

/// Also of a link that leads nowhere.
public func exists(_ path: String) -> Bool { (try? FileStatus(linkItself: path)) != nil }

/// Whether two paths lead to one file that exists.
public func areOneFile(_ a: String, _ b: String) -> Bool {
  guard let a = try? FileStatus(a), let b = try? FileStatus(b) else { return false }
  return a.identity == b.identity
}

/// The reason why a file cannot be read, as far as it is known without opening it: the other end of
/// a pipe would notice.
public func obstacle(to path: String) -> FileProblem? {
  do {
    let status = try FileStatus(path)
    guard try MemoryFiles.find(path) != nil || access(path, R_OK) == 0 else { return .last }
    return status.kind == .folder ? .isFolder : nil
  } catch {
    return error
  }
}

/// A name in a folder.
struct FolderEntry {
  /// With U+FFFD for bytes that are no UTF-8.
  let name: String
  let isUTF8: Bool
  /// Asked of a name that is not UTF-8 only, which leads nowhere once it has become text.
  let isFolder: Bool
}

/// The names in a folder, sorted by their bytes; those that begin with a point are among them.
public func names(in folder: String) throws(FileProblem) -> [String] {
  try entries(of: folder).map(\.name)
}

func entries(of folder: String) throws(FileProblem) -> [FolderEntry] {
  if let names = try MemoryFiles.names(in: folder) {
    return inOrder(names.map { FolderEntry(name: $0, isUTF8: true, isFolder: false) })
  }
  guard let handle = opendir(folder) else { throw .last }
  defer { closedir(handle) }
  var entries: [FolderEntry] = []
  while true {
    errno = 0
    guard let entry = readdir(handle) else {
      if errno != 0 { throw .last }
      break
    }
    let bytes = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
    let name = String(decoding: bytes, as: UTF8.self)
    if name == "." || name == ".." { continue }
    let isUTF8 = name.utf8.elementsEqual(bytes)
    var info = stat()
    let isFolder =
      !isUTF8
      && (bytes.map { CChar(bitPattern: $0) } + [0]).withUnsafeBufferPointer {
        fstatat(dirfd(handle), $0.baseAddress!, &info, 0) != 0 || info.st_mode & S_IFMT == S_IFDIR
      }
    entries.append(FolderEntry(name: name, isUTF8: isUTF8, isFolder: isFolder))
  }
  return inOrder(entries)
}

private func inOrder(_ entries: [FolderEntry]) -> [FolderEntry] {
  entries.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
}

/// Readable and writable for its owner, readable for others; the folder above must exist.
public func makeFolder(_ path: String) throws(FileProblem) {
  guard mkdir(path, 0o755) == 0 else { throw .last }
}

/// The number of the user whom the program runs as.
public func ownUser() -> UInt32 { UInt32(geteuid()) }

/// The path without symbolic links; nil where it leads nowhere.
public func realPath(_ path: String) -> String? {
  do throws(FileProblem) {
    if let real = try MemoryFiles.realPath(path) { return real }
  } catch { return nil }
  guard let real = realpath(path, nil) else { return nil }
  defer { free(real) }
  return String(cString: real)
}

func workingFolder() -> String? {
  guard let folder = getcwd(nil, 0) else { return nil }
  defer { free(folder) }
  return String(cString: folder)
}
