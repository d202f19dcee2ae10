/// A pattern for paths, as a line of `.gitignore` has it: `*` and `?` match within a name, `**`
/// matches folders, `[a-z]` one character. Without a slash before its end it matches a name
/// anywhere below.
public struct GlobPattern: Sendable, Hashable {
  /// It begins with `!`: what it matches is not left out after all.
  public let isException: Bool
  private let isFolderOnly: Bool
  /// The path that it matches and nothing else, where it is one.
  public let path: String?
  private let parts: [[UInt8]]

  /// Nil for a blank line or a comment.
  public init?(_ line: String) {
    var line = line[...]
    while let last = line.last, last == " " || last == "\t" || last == "\r" {
      if line.hasSuffix("\\ ") { break }
      line.removeLast()
    }
    if line.isEmpty || line.hasPrefix("#") { return nil }
    isException = line.hasPrefix("!")
    if isException { line.removeFirst() }
    if line.hasPrefix("./") { line = line.dropFirst() }
    isFolderOnly = line.hasSuffix("/")
    let isAnchored = line.dropLast(isFolderOnly ? 1 : 0).contains("/")
    let names = line.split(separator: "/").map { Array($0.utf8) }
    if names.isEmpty { return nil }
    parts = isAnchored ? names : [Array("**".utf8)] + names
    let isPlain = isAnchored && !isFolderOnly && !isException
    path =
      isPlain && !line.utf8.contains { "*?[\\".utf8.contains($0) }
      ? names.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "/") : nil
  }

  /// Whether any part of it matches more than itself.
  public static func isPattern(_ path: String) -> Bool {
    path.utf8.contains {
      $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "[")
    }
  }

  /// The pattern that matches a path and nothing else.
  public static func literal(_ path: String) -> String {
    var pattern = ""
    for scalar in path.unicodeScalars {
      let isSign = "*?[\\".unicodeScalars.contains(scalar)
      if isSign || pattern.isEmpty && (scalar == "!" || scalar == "#") { pattern += "\\" }
      pattern.unicodeScalars.append(scalar)
    }
    return pattern
  }

  /// - Parameter path: as seen from where the pattern is written.
  public func matches(_ path: String, isFolder: Bool) -> Bool {
    if isFolderOnly, !isFolder { return false }
    let names = path.split(separator: "/").map { Array($0.utf8) }
    // One row of a table for each part: which beginnings of the path it reaches.
    var reached = Set([0])
    for (index, part) in parts.enumerated() {
      var next: Set<Int> = []
      for at in reached {
        if part == [0x2A, 0x2A] {
          // At the end it matches the content of a folder, not the folder.
          let first = index == parts.count - 1 ? at + 1 : at
          if first <= names.count { next.formUnion(first...names.count) }
        } else if at < names.count, wildcardMatches(part, names[at], one: GlobPattern.one) {
          next.insert(at + 1)
        }
      }
      reached = next
    }
    return reached.contains(names.count)
  }

  /// The place behind the sign at `at` of the pattern if that matches the byte.
  private static func one(_ pattern: [UInt8], _ at: Int, _ byte: UInt8) -> Int? {
    guard at < pattern.count else { return nil }
    switch pattern[at] {
    case 0x3F: return at + 1
    case 0x5C where at + 1 < pattern.count: return pattern[at + 1] == byte ? at + 2 : nil
    case 0x5B:
      guard let close = pattern[(at + 1)...].dropFirst().firstIndex(of: 0x5D) else { break }
      var set = pattern[(at + 1)..<close]
      let isNegated = set.first == 0x21 || set.first == 0x5E
      if isNegated { set = set.dropFirst() }
      var isIn = false
      var i = set.startIndex
      while i < set.endIndex {
        if i + 2 < set.endIndex, set[i + 1] == 0x2D {
          if set[i] <= byte, byte <= set[i + 2] { isIn = true }
          i += 3
        } else {
          if set[i] == byte { isIn = true }
          i += 1
        }
      }
      return isIn != isNegated ? close + 1 : nil
    default: break
    }
    return pattern[at] == byte ? at + 1 : nil
  }
}

/// The files and folders that a pattern matches, sorted; not what lies in those. Hidden ones and
/// packages are passed over.
public func pathsMatching(_ pattern: String) -> [String] {
  let plain = pattern.split(separator: "/").prefix { !GlobPattern.isPattern(String($0)) }.joined(
    separator: "/")
  guard let glob = GlobPattern("/" + pattern) else { return [] }
  var found: [String] = []
  func look(in folder: String, depth: Int) {
    guard depth < 32, let names = try? names(in: folder.isEmpty ? "." : folder) else { return }
    for name in names where !name.hasPrefix(".") && name != "node_modules" && name != "Pods" {
      let path = folder.isEmpty ? name : folder + "/" + name
      guard let status = try? FileStatus(path) else { continue }
      if glob.matches(path, isFolder: status.kind == .folder) {
        found.append(path)
      } else if status.kind == .folder {
        look(in: path, depth: depth + 1)
      }
    }
  }
  look(in: plain, depth: 0)
  return found.sorted()
}
