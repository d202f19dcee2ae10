import Catalogues
import OperatingSystem
import Gating
import RuleLoading
import RuleModel
import SourceText
import TokenReading

/// Reads what an app is made of.
enum AppFiles {
  /// - Parameter roots: the folders of its copy; those that there are not are passed over.
  static func app(
    _ folder: String, _ loaded: LoadedPack, of description: AppDescription
  ) throws(Impossible) -> App {
    var app = try app(
      loaded, name: folder, roots: description.copy, scope: description.scope)
    app.matched = description.matched
    app.isShipped = PackFiles.isShipped(folder)
    return app
  }

  static func app(
    _ loaded: LoadedPack, name: String, roots: [String], scope: CopyScope = CopyScope()
  ) throws(Impossible) -> App {
    App(
      loaded, name: name, roots: roots,
      copy: loaded.hasErrors ? nil : try copy(roots, scope, of: loaded.pack))
  }

  private static func copy(
    _ roots: [String], _ scope: CopyScope, of pack: Pack
  ) throws(Impossible) -> AppCopy? {
    // A link that leads nowhere is there too: what it was to lead to would not be looked at.
    let found = roots.filter(exists)
    for root in found { try PackFiles.refuseOutside(root) }
    if found.isEmpty { return nil }
    let (folders, files) = (found.filter(isFolder), found.filter { !isFolder($0) })
    var tokens = try tokens(under: folders)
    for path in files where DesignTokens.isNamed(path) { tokens.append(try PackFiles.source(path)) }
    return AppCopy(
      copyFiles(folders + files.filter { !DesignTokens.isNamed($0) }, scope, isAll: true),
      tokens: tokens, of: pack)
  }

  /// - Parameter isAll: whether the paths are all of an app's copy.
  static func copyFiles(
    _ paths: [String], _ scope: CopyScope = CopyScope(), isAll: Bool = false
  ) -> CopyFiles {
    CopyFiles(
      paths: paths, named: ProgramArguments.all, scope: scope, isAll: isAll, isFolder: isFolder)
  }

  /// The catalogues under some paths, each of which must be read whole.
  static func catalogues(_ paths: [String], of pack: Pack) throws(Impossible) -> [Catalogue] {
    let files = copyFiles(paths)
    if let problem = files.findings.first(where: { $0.level == .error }) {
      throw Impossible("\(problem.place.map { "\($0.file.path): " } ?? "")\(problem.message)")
    }
    let catalogues = files.sources.map(files.reading(sourceLocale: pack.sourceLocale))
    if let broken = catalogues.first(where: { !$0.isWhole }) {
      throw Impossible("\(broken.file.path) cannot be read in full; run `primum lint` for details")
    }
    return catalogues
  }

  static func tokens(under folders: [String]) throws(Impossible) -> [SourceFile] {
    var files: [SourceFile] = []
    for folder in folders {
      for path in try PackFiles.files(under: folder, where: DesignTokens.isNamed) {
        files.append(try PackFiles.source(path))
      }
    }
    return files
  }
}
