import Catalogues
import OperatingSystem
import RuleLoading
import RuleModel
import SourceText

/// One app as the gate sees it: its pack, and what users read.
public struct App: Sendable {
  public var loaded: LoadedPack
  /// Whether the pack comes with the program. It has been tested there, and only the copy is judged with it.
  public var isShipped: Bool
  /// As named to people: `Rules/calm`.
  public var name: String
  /// Where its copy is looked for, as named to people.
  public var roots: [String]
  /// Nil if there is none of these folders.
  public var copy: AppCopy?

  public init(_ loaded: LoadedPack, name: String, roots: [String], copy: AppCopy?, isShipped: Bool = false) {
    self.loaded = loaded
    self.name = name
    self.roots = roots
    self.copy = copy
    self.isShipped = isShipped
  }
}

/// What an app ships besides its code, read once.
public struct AppCopy: Sendable {
  public var files: CopyFiles
  /// Design-tokens files.
  public var tokens: [SourceFile]
  public let catalogues: [Catalogue]

  /// Of all files that are looked at.
  public var paths: [String] { (files.sources + tokens).map(\.path) }

  public init(_ files: CopyFiles, tokens: [SourceFile], of pack: Pack) {
    self.files = files
    self.tokens = tokens
    catalogues = mapInParallel(files.sources) {
      readCatalogue($0, sourceLocale: pack.sourceLocale, beside: files.beside($0))
    }
  }
}
