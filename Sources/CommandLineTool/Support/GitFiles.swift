import OperatingSystem
import RuleLoading
import SourceText

/// The rule files of a folder as a revision of its repository has them; the work tree is not touched.
struct GitFiles {
  let folder: String

  init(folder: String) throws(Impossible) {
    guard isFolder(folder) else { throw Impossible("\(folder): is not a folder; name the pack's folder") }
    self.folder = folder
  }

  func files(at revision: String) throws(Impossible) -> [SourceFile] {
    guard !revision.isEmpty, !revision.hasPrefix("-") else { throw Impossible("`\(revision)` is not a revision") }
    let commit = try run(["rev-parse", "--verify", "--quiet", "--end-of-options", revision + "^{commit}"]) {
      "`\(revision)` is not a revision of the repository of \(folder)"
    }
    let hash = String(decoding: commit, as: UTF8.self).split(separator: "\n").first.map(String.init) ?? revision
    let listing = try run(["ls-tree", "-r", "-z", hash, "--", "."]) { "\(folder): cannot be listed at \(revision)" }
    var files: [SourceFile] = []
    for entry in listing.split(separator: 0) {
      let line = String(decoding: entry, as: UTF8.self)
      guard let tab = line.firstIndex(of: "\t") else { continue }
      let path = String(line[line.index(after: tab)...])
      guard PackFiles.isRuleFile(path), !pathNames(path).contains(where: isHidden) else { continue }
      let details = line[..<tab].split(separator: " ")
      guard details.count == 3, details[1] == "blob" else { continue }
      if details[0] == "120000" {
        throw Impossible("\(folder)/\(path): is a link at \(revision); packs must be plain files")
      }
      let bytes = try run(["cat-file", "blob", String(details[2])]) {
        "\(folder)/\(path): cannot be read at \(revision)"
      }
      files.append(SourceFile(path: (folder == "." ? "" : folder + "/") + path, bytes: bytes))
    }
    if files.isEmpty { throw Impossible("\(folder): contained no rule files (*.yaml) at \(revision)") }
    return files
  }

  /// What git prints, run in the folder. A bare repository that lies among the files of another is not used: its
  /// configuration may be a stranger's, and can name programs to run.
  private func run(_ arguments: [String], or failure: () -> String) throws(Impossible) -> [UInt8] {
    let words = ["git", "-c", "safe.bareRepository=explicit", "--literal-pathspecs", "-C", folder] + arguments
    let (status, output) = try Impossible.unless("git") { () throws(FileProblem) in try outputOfProgram(words) }
    guard status == 0 else { throw Impossible(failure()) }
    return output
  }
}
