#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Files in memory that take the place of all that a folder holds on disk: those of an earlier
/// state, which nobody could remove from a disk if the program were killed.
///
///     var files = MemoryFiles(in: folder)
///     files.add(.file(bytes), at: "Rules/calm/pack.yaml")
///     files.within { … }
public struct MemoryFiles: Sendable {
  /// A file, a folder, or a link.
  public enum Node: Sendable {
    case file([UInt8])
    case link(to: String)
    case folder
  }

  struct Found {
    var path: [String]
    var node: Node
    var number: Int
  }

  /// The folder without links.
  private let top: [String]
  /// By their paths, whose bytes count: two texts may be equal though they are names of two files.
  private var nodes: [[UInt8]: (node: Node, number: Int)] = [[]: (.folder, 0)]
  private var names: [[UInt8]: [String]] = [:]

  /// - Parameter folder: its path without links.
  public init(in folder: String) { top = pathNames(folder) }

  /// Adds a file or a link, with the folders around it.
  public mutating func add(_ node: Node, at path: String) {
    var key: [UInt8] = []
    var rest = pathNames(path)[...]
    while let name = rest.popFirst() {
      let folder = key
      key += (folder.isEmpty ? "" : "/").utf8
      key += name.utf8
      if nodes[key] == nil { names[folder, default: []].append(name) }
      if nodes[key] == nil || rest.isEmpty {
        nodes[key] = (rest.isEmpty ? node : .folder, nodes[key]?.number ?? nodes.count)
      }
    }
  }

  /// Takes away the links that lead nowhere.
  public mutating func removeLooseLinks() {
    let loose = nodes.filter { key, known in
      guard case .link = known.node else { return false }
      let path = pathNames(String(decoding: key, as: UTF8.self))
      return (try? walk(path, followsLast: true)) == nil
    }
    for key in loose.keys { nodes[key] = nil }
    for (folder, own) in names {
      names[folder] = own.filter {
        nodes[folder + (folder.isEmpty ? "" : "/").utf8 + $0.utf8] != nil
      }
    }
  }

  private static func key(_ path: [String]) -> [UInt8] { Array(path.joined(separator: "/").utf8) }

  // MARK: Looking up

  private static let held = Held()

  private final class Held: @unchecked Sendable {
    // Unchecked: touched under the monitor.
    let monitor = Monitor()
    var files: MemoryFiles?
  }

  /// Does something while these files are there, for the whole program: nothing else may look for
  /// files meanwhile.
  public func within<Value>(_ work: () throws -> Value) rethrows -> Value {
    Self.held.monitor.locked { Self.held.files = self }
    defer { Self.held.monitor.locked { Self.held.files = nil } }
    return try work()
  }

  /// The file of a path; nil where the disk is to be asked.
  static func find(_ path: String, followsLast: Bool = true) throws(FileProblem) -> Found? {
    guard let files = held.monitor.locked({ held.files }) else { return nil }
    var names = begins(path, with: "/") ? [] : pathNames(workingFolder() ?? "/")
    for name in pathNames(path) where name != "." {
      if name == ".." { _ = names.popLast() } else { names.append(name) }
    }
    guard names.starts(with: files.top) else { return nil }
    return try files.walk(Array(names.dropFirst(files.top.count)), followsLast: followsLast)
  }

  /// The bytes of a file; nil where the disk is to be asked.
  static func bytes(_ path: String) throws(FileProblem) -> [UInt8]? {
    switch try find(path)?.node {
    case nil: return nil
    case .file(let bytes): return bytes
    case .folder: throw .isFolder
    case .link: throw .linkCircle
    }
  }

  /// The names in a folder; nil where the disk is to be asked.
  static func names(in folder: String) throws(FileProblem) -> [String]? {
    guard let found = try find(folder) else { return nil }
    guard case .folder = found.node else { throw .missing }
    return held.monitor.locked { held.files?.names[key(found.path)] } ?? []
  }

  /// The path without links; nil where the disk is to be asked.
  static func realPath(_ path: String) throws(FileProblem) -> String? {
    guard let found = try find(path) else { return nil }
    return "/"
      + ((held.monitor.locked { held.files?.top } ?? []) + found.path).joined(separator: "/")
  }

  private func walk(_ names: [String], followsLast: Bool) throws(FileProblem) -> Found {
    var rest = Array(names.reversed())
    var path: [String] = []
    var links = 0
    while let name = rest.popLast() {
      if name == "." { continue }
      if name == ".." {
        if path.popLast() == nil { throw .missing }
        continue
      }
      path.append(name)
      guard let known = nodes[Self.key(path)] else { throw .missing }
      switch known.node {
      case .link(let target) where followsLast || !rest.isEmpty:
        links += 1
        if links > 40 { throw .linkCircle }
        if begins(target, with: "/") { throw .missing }
        path.removeLast()
        rest += pathNames(target).reversed()
      case .file where !rest.isEmpty: throw .missing
      case .file, .folder, .link: break
      }
    }
    guard let known = nodes[Self.key(path)] else { throw .missing }
    return Found(path: path, node: known.node, number: known.number)
  }
}

extension MemoryFiles.Found {
  /// As the system describes a file on disk.
  var status: stat {
    var info = stat()
    info.st_ino = .init(number)
    // No disk has this number.
    info.st_dev = .max
    info.st_nlink = 1
    switch node {
    case .file(let bytes):
      info.st_mode = S_IFREG | 0o644
      info.st_size = .init(bytes.count)
    case .folder: info.st_mode = S_IFDIR | 0o755
    case .link: info.st_mode = S_IFLNK | 0o777
    }
    return info
  }
}
