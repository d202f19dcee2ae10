import Gating
import LogReading
import RuleLoading
import RuleModel
import SourceText

/// Reads what an app is made of.
enum AppFiles {
  /// - Parameter roots: the folders of its copy; those that there are not are passed over.
  static func app(_ folder: String, roots: [String]) throws(Impossible) -> App {
    let loaded = try PackFiles.load(folder)
    return App(loaded, name: folder, roots: roots, copy: loaded.hasErrors ? nil : try copy(roots, of: loaded.pack))
  }

  private static func copy(_ roots: [String], of pack: Pack) throws(Impossible) -> AppCopy? {
    let found = roots.filter(PackFiles.isFolder)
    return found.isEmpty ? nil : AppCopy(copyFiles(found), tokens: try tokens(under: found), of: pack)
  }

  static func copyFiles(_ paths: [String]) -> CopyFiles { CopyFiles(paths: paths, isFolder: PackFiles.isFolder) }

  static func tokens(under folders: [String]) throws(Impossible) -> [SourceFile] {
    var files: [SourceFile] = []
    for folder in folders {
      for path in try PackFiles.files(under: folder, where: DesignTokens.isNamed) {
        files.append(SourceFile(path: path, bytes: try PackFiles.read(path)))
      }
    }
    return files
  }
}
