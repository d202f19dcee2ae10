import Catalogues
import OperatingSystem
import RuleLoading
import RuleModel
import SourceText

/// One app as the gate sees it: its pack, and what users read.
public struct App: Sendable {
  /// The pack that governs it.
  public var loaded: LoadedPack
  /// Whether the pack comes with the program. It has been tested there, and only the copy is judged
  /// with it.
  public var isShipped: Bool
  /// As named to people: `Rules/calm`.
  public var name: String
  /// The folders of its copy, as named to people.
  public var roots: [String]
  /// The pattern that each of them is a match of, where it is one.
  public var matched: [String: String] = [:]
  /// Nil if there is none of these folders.
  public var copy: AppCopy?

  public init(
    _ loaded: LoadedPack, name: String, roots: [String], copy: AppCopy?, isShipped: Bool = false
  ) {
    self.loaded = loaded
    self.name = name
    self.roots = roots
    self.copy = copy
    self.isShipped = isShipped
  }
}

extension App {
  /// Whether a gate finds the same in both: every file that it reads of them is the same.
  public func isSame(as other: App) -> Bool {
    name == other.name && roots == other.roots && isShipped == other.isShipped
      && loaded.sources == other.loaded.sources && loaded.findings == other.loaded.findings
      && copy.map { mine in other.copy.map(mine.isSame) ?? false } ?? (other.copy == nil)
  }
}

extension AppCopy {
  fileprivate func isSame(as other: AppCopy) -> Bool {
    tokens == other.tokens && files.sources == other.files.sources
      && files.findings == other.files.findings
      && files.empty == other.files.empty && files.unread == other.files.unread
      && files.folders == other.files.folders
      && files.leftOut.map(\.path) == other.files.leftOut.map(\.path)
  }
}

/// The files that an app ships besides its code, read once.
public struct AppCopy: Sendable {
  /// The files that were found.
  public var files: CopyFiles
  /// Design-tokens files.
  public var tokens: [SourceFile]
  /// The catalogues that were read.
  public let catalogues: [Catalogue]

  /// Whether the catalogues under a path hold no string at all.
  public func hasOnlyEmpty(under path: String) -> Bool {
    let path = trimmedPath(workingPath(path))
    if path == "." || path == "/" {
      return !catalogues.isEmpty && catalogues.allSatisfy(\.entries.isEmpty)
    }
    return held.contains(path) && !filled.contains(path)
  }

  /// The files that are catalogues, and those with strings, and the folders above them.
  private let held: Set<String>
  private let filled: Set<String>

  private static func paths(to catalogues: [Catalogue]) -> Set<String> {
    var paths: Set<String> = []
    for catalogue in catalogues {
      var path = catalogue.file.path
      while paths.insert(path).inserted, path != ".", path != "/" { path = parent(of: path) }
    }
    return paths
  }

  /// Of all files that are looked at.
  public var paths: [String] { (files.sources + tokens).map(\.path) }

  public init(_ files: CopyFiles, tokens: [SourceFile], of pack: Pack) {
    self.files = files
    self.tokens = tokens
    catalogues = mapInParallel(files.sources, files.reading(sourceLocale: pack.sourceLocale))
    held = Self.paths(to: catalogues)
    filled = Self.paths(to: catalogues.filter { !$0.entries.isEmpty })
  }
}
