// Paths compared byte by byte, as the system does: by `Character`, an accent or a zero-width joiner
// in a stranger's name would hide the point before an extension, or the slash between two folders.

/// Whether the name that a path ends with has one of some extensions, written without the point.
public func hasExtension(_ path: String, _ extensions: String...) -> Bool {
  extensions.contains { ends(path, with: "." + $0) }
}

/// Whether a path ends with a text, byte by byte.
public func ends(_ path: String, with end: String) -> Bool {
  path.utf8.count >= end.utf8.count && path.utf8.suffix(end.utf8.count).elementsEqual(end.utf8)
}

/// Whether a path begins with a text, byte by byte.
public func begins(_ path: String, with start: String) -> Bool {
  path.utf8.starts(with: start.utf8)
}

/// Whether a search passes over a name.
public func isHidden(_ name: String) -> Bool { name.utf8.first == UInt8(ascii: ".") }

/// The names between the slashes of a path.
public func pathNames(_ path: String) -> [String] {
  path.utf8.split(separator: UInt8(ascii: "/")).map { String(decoding: $0, as: UTF8.self) }
}

/// The path of a name in a folder.
func joined(_ folder: String, _ name: String) -> String {
  folder == "." ? name : folder == "/" ? "/" + name : folder + "/" + name
}

/// Without `./` at its beginning and slashes at its end.
public func trimmedPath(_ path: String) -> String {
  var path = path[...].utf8
  while path.count > 1, path.last == UInt8(ascii: "/") { path.removeLast() }
  while path.count > 2, path.starts(with: "./".utf8) { path.removeFirst(2) }
  return path.isEmpty ? "." : String(decoding: path, as: UTF8.self)
}
