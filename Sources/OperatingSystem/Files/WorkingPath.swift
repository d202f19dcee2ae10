/// A path as reports name it, from the working directory: `/data/app/Copy/a.strings` is
/// `Copy/a.strings` in `/data/app` and `../app/Copy/a.strings` in `/data/other`; `./a.strings` is
/// `a.strings`.
public func workingPath(_ path: String) -> String {
  guard begins(path, with: "/") else { return begins(path, with: "./") ? tidy(path) : path }
  guard let folder = workingFolder() else { return path }
  return relativePath(path, from: folder, real: realPath(path))
}

/// - Parameter real: the path without symbolic links, where there is such a file.
func relativePath(_ path: String, from folder: String, real: String?) -> String {
  let folders = parts(folder)
  // The working directory is named without links, and the path may lead to it through one.
  for candidate in [path, real ?? path] {
    let names = parts(candidate)
    if names.starts(with: folders) { return joined(Array(names[folders.count...])) }
  }
  let names = parts(path)
  if names.contains("..") { return path }
  var shared = 0
  while shared < min(folders.count, names.count - 1), folders[shared] == names[shared] {
    shared += 1
  }
  return joined(Array(repeating: "..", count: folders.count - shared) + names[shared...])
}

private func parts(_ path: String) -> [String] { pathNames(path).filter { $0 != "." } }
private func joined(_ parts: [String]) -> String {
  parts.isEmpty ? "." : parts.joined(separator: "/")
}
private func tidy(_ path: String) -> String { joined(parts(path)) }

/// The folder that holds a path.
public func parent(of path: String) -> String {
  guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
  return slash == path.startIndex ? "/" : String(path[..<slash])
}
