#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Files that `.gitignore` excludes from a project, in the folder of each file and in those above
/// it, up to the top of its repository. A file that git follows all the same is a part of it.
public final class IgnoredFiles {
  private var patterns: [String: [GlobPattern]] = [:]
  private var tops: [String: String?] = [:]
  private var followed: [String: [[UInt8]]] = [:]
  private let here: String

  public init() {
    here =
      getcwd(nil, 0).map { path in
        defer { free(path) }; return String(cString: path)
      } ?? "/"
  }

  /// - Parameter path: of a file or folder below one that is searched.
  public func isIgnored(_ path: String, isFolder: Bool) -> Bool {
    // All files of a commit are followed.
    if (try? MemoryFiles.find(path)) != nil { return false }
    let whole = normalised(path.hasPrefix("/") ? path : here + "/" + path)
    let parts = whole.split(separator: "/")
    let top = top(of: parts.dropLast())
    // A path that git follows needs no look at the patterns.
    if let top, isFollowed(Array(whole.utf8.dropFirst(top.utf8.count + 1)), in: top) {
      return false
    }
    var isIgnored = false
    var folder = ""
    for (index, name) in parts.enumerated() {
      if folder.utf8.count >= (top?.utf8.count ?? 0) {
        let patterns = patterns(in: folder)
        let rest = patterns.isEmpty ? "" : parts[index...].joined(separator: "/")
        for pattern in patterns where pattern.matches(rest, isFolder: isFolder) {
          isIgnored = !pattern.isException
        }
      }
      folder += "/" + name
    }
    return isIgnored
  }

  private func normalised(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  private func patterns(in folder: String) -> [GlobPattern] {
    if let known = patterns[folder] { return known }
    let bytes = try? readBytes(folder + "/.gitignore", limit: 1 << 20, mayWait: false)
    let found =
      bytes.map {
        String(decoding: $0, as: UTF8.self).split(separator: "\n").compactMap {
          GlobPattern(String($0))
        }
      }
      ?? []
    patterns[folder] = found
    return found
  }

  /// The nearest folder with a `.git`; nil where the file is in no repository.
  private func top(of folders: ArraySlice<Substring>) -> String? {
    let folder = folders.isEmpty ? "" : "/" + folders.joined(separator: "/")
    if let known = tops[folder] { return known }
    let found =
      (try? FileStatus(folder + "/.git")) != nil
      ? folder : folders.isEmpty ? nil : top(of: folders.dropLast())
    tops[folder] = .some(found)
    return found
  }

  // MARK: What git follows

  /// Whether a path is in the repository's index, or a folder above one that is.
  private func isFollowed(_ path: [UInt8], in top: String) -> Bool {
    let paths = followed(top)
    return [path, path + [UInt8(ascii: "/")]].contains { wanted in
      // They are sorted: those of a folder come one after another.
      var (low, high) = (0, paths.count)
      while low < high {
        let middle = (low + high) / 2
        if paths[middle].lexicographicallyPrecedes(wanted) {
          low = middle + 1
        } else {
          high = middle
        }
      }
      guard low < paths.count else { return false }
      return paths[low] == path || wanted != path && paths[low].starts(with: wanted)
    }
  }

  /// The paths in the repository's index. Of an index that cannot be read, none.
  private func followed(_ top: String) -> [[UInt8]] {
    if let known = followed[top] { return known }
    let bytes = (try? readBytes(gitFolder(top) + "/index", limit: 1 << 28, mayWait: false)) ?? []
    let found = pathsOfIndex(bytes)
    followed[top] = found
    return found
  }

  /// `.git` is a file in a work tree that is one of several.
  private func gitFolder(_ top: String) -> String {
    let place = top + "/.git"
    guard let bytes = try? readBytes(place, limit: 1 << 12, mayWait: false) else { return place }
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.hasPrefix("gitdir: ") else { return place }
    let target = String(text.dropFirst(8).prefix { $0 != "\n" })
    return target.hasPrefix("/") ? target : top + "/" + target
  }
}

/// The paths that a git index lists, in their order, of versions 2 to 4.
func pathsOfIndex(_ bytes: [UInt8]) -> [[UInt8]] {
  func number(_ at: Int, _ count: Int) -> Int {
    guard at + count <= bytes.count else { return 0 }
    return bytes[at..<at + count].reduce(0) { $0 << 8 | Int($1) }
  }
  guard bytes.count > 12, bytes.starts(with: "DIRC".utf8), (2...4).contains(number(4, 4)) else {
    return []
  }
  let version = number(4, 4)
  var paths: [[UInt8]] = []
  var before: [UInt8] = []
  var at = 12
  for _ in 0..<number(8, 4) {
    guard at + 62 < bytes.count else { return paths }
    let start = at
    let isExtended = version > 2 && bytes[at + 60] & 0x40 != 0
    at += isExtended ? 64 : 62
    var kept = 0
    if version == 4 {
      // How much of the path before is taken off, in groups of seven bits.
      var taken = Int(bytes[at] & 0x7F)
      while at + 1 < bytes.count, bytes[at] & 0x80 != 0, taken < 1 << 32 {
        at += 1
        taken = (taken + 1) << 7 | Int(bytes[at] & 0x7F)
      }
      at += 1
      kept = max(0, before.count - taken)
    }
    guard at < bytes.count, let end = bytes[at...].firstIndex(of: 0) else { return paths }
    before = Array(before[..<kept]) + bytes[at..<end]
    paths.append(before)
    at = version == 4 ? end + 1 : start + ((end - start) / 8 + 1) * 8
  }
  return paths
}
