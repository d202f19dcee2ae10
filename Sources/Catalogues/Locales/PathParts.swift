import OperatingSystem
import SourceText

/// The parts of a path.
struct PathParts: Sendable {
  let folders: [String]
  /// Of the file, with its extension.
  let name: String
  /// Of the file, without its last extension.
  let stem: String
  /// In lower case, without the point; empty where there is none.
  let fileExtension: String
  /// The files in its folder.
  let beside: FolderNames

  init(_ path: String, beside: FolderNames = FolderNames()) {
    self.beside = beside
    var parts = pathNames(path).filter { $0 != "." }
    name = parts.popLast() ?? ""
    folders = parts
    let bytes = Array(name.utf8)
    if let point = bytes.lastIndex(of: 0x2E), point > 0 {
      stem = String(decoding: bytes[..<point], as: UTF8.self)
      fileExtension = lowercasedASCII(String(decoding: bytes[(point + 1)...], as: UTF8.self))
    } else {
      stem = name
      fileExtension = ""
    }
  }

  /// The name up to a locale at its end, with the sign between; nil if it does not end in that.
  func stem(beforeLocale locale: String) -> String? {
    guard [".", "_", "-"].contains(where: { ends(stem, with: $0 + locale) }) else { return nil }
    return String(stem.dropLast(locale.count))
  }

  func hasFolder(_ wanted: String...) -> Bool {
    folders.contains { folder in wanted.contains(lowercasedASCII(folder)) }
  }
}

/// A path with the part that names its locale taken out.
public struct LocatedPath: Sendable {
  /// With `*` in the place of the locale: files that share it are one catalogue in several locales.
  let family: String
  /// The folder in which the locales lie.
  let bundle: String

  init(_ path: PathParts, _ locale: LocaleInPath?) {
    var folders = path.folders
    var name = path.name
    var depth = folders.count
    switch locale?.part {
    case .folder(let index, let replacement):
      // `de/messages.de.xlf` names it twice.
      if replacement == "*", let stem = path.stem(beforeLocale: folders[index]) {
        name = stem + "*" + (path.fileExtension.isEmpty ? "" : ".") + path.fileExtension
      }
      folders[index] = replacement
      depth = index
    case .name(let replacement): name = replacement
    case nil: break
    }
    family = (folders + [name]).joined(separator: "/")
    bundle = folders[..<depth].joined(separator: "/")
  }
}

func lowercasedASCII(_ text: String) -> String {
  String(decoding: text.utf8.map { $0.isASCIICapital ? $0 + 32 : $0 }, as: UTF8.self)
}
