import CopyLint
import Diagnostics
import Gating
import OperatingSystem
import RuleLoading
import SourceText

/// The files that `init` would write, and its remarks about a repository.
struct InitPlan {
  /// A file that is not there yet.
  struct File {
    var path: String
    var text: String
    var about: String
  }

  private(set) var files: [File] = []
  /// Lines about what was found.
  private(set) var found: [String] = []
  /// Lines about what is left to do, or was left alone.
  private(set) var remarks: [String] = []
  /// Whether there is an app to gate.
  var hasApp: Bool { files.contains { $0.path == AppsOnDisk.path } }

  /// A file, unless there is one.
  mutating func add(
    _ path: String, _ text: @autoclosure () -> String, _ about: String
  ) throws(Impossible) {
    try Self.refuseOutside(path)
    if exists(path) {
      remarks.append("\(path) is there already and stays as it is")
    } else {
      files.append(File(path: path, text: text(), about: about))
    }
  }

  mutating func remark(_ line: String) { remarks.append(line) }
  mutating func tell(_ line: String) { found.append(line) }

  // MARK: Telling

  /// The remarks made until now, which are then printed.
  mutating func takeFound() -> String {
    defer { found = [] }
    return found.map { $0.visible + "\n" }.joined()
  }

  func text(showsFiles: Bool) -> String {
    var text = found.map { $0.visible + "\n" }.joined()
    if !files.isEmpty {
      let width = files.map(\.path.count).max() ?? 0
      text += (text.isEmpty ? "" : "\n") + "files to write:\n"
      for file in files {
        text +=
          "  \(file.path)\(String(repeating: " ", count: width - file.path.count))  \(file.about)\n"
      }
    }
    if !remarks.isEmpty {
      text += (text.isEmpty ? "" : "\n") + remarks.map { "- \($0.visible)\n" }.joined()
    }
    if showsFiles {
      for file in files where !ends(file.path, with: ".json") {
        text += "\n== \(file.path)\n\(file.text)"
      }
    }
    return text
  }

  // MARK: Writing

  /// Writes all of it; before the first file everything that would be in the way is reported, and
  /// nothing is written.
  func write() throws(Impossible) {
    for file in files {
      let folder = Self.folder(of: file.path)
      guard isFolder(folder) else {
        throw Impossible("\(folder): is a file, so \(file.path) cannot be written; nothing was")
      }
      guard mayWrite(in: folder) else {
        throw Impossible(
          "\(folder == "." ? "this folder" : folder): nothing can be written here; nothing was")
      }
    }
    // The file that makes the others count comes last.
    for file in files.sorted(by: { $0.path != AppsOnDisk.path && $1.path == AppsOnDisk.path }) {
      if exists(file.path) {
        throw Impossible("\(file.path): has been written by somebody else meanwhile")
      }
      try makeFolders(to: file.path)
      try Self.refuseOutside(file.path)
      try OutputFile.write(file.path, Array(file.text.utf8))
    }
  }

  /// The folder that a file is written to, or the nearest around it that is there.
  private static func folder(of path: String) -> String {
    var folder = parent(of: path)
    while !exists(folder) { folder = parent(of: folder) }
    return folder
  }

  /// Refuses a path that leads out of this folder: the link may be a stranger's.
  private static func refuseOutside(_ path: String) throws(Impossible) {
    let folder = folder(of: path)
    if isFolder(folder), !NamedPlaces(["."]).holds(folder) {
      throw Impossible(
        "\(folder): leads out of this folder, so \(path) cannot be written; nothing was")
    }
  }

  private func makeFolders(to path: String) throws(Impossible) {
    var folder = ""
    for name in pathNames(path).dropLast() {
      folder += (folder.isEmpty ? "" : "/") + name
      if isFolder(folder) { continue }
      try Impossible.unless(folder) { () throws(FileProblem) in try makeFolder(folder) }
    }
  }
}

/// The findings of an app before anything of it is written.
struct FirstFindings {
  private(set) var findings: [Finding] = []
  /// Why not everything could be looked at.
  private(set) var unread: String?

  init(_ files: FirstFiles, day: RunDay) throws {
    let described = readApps(SourceFile(path: AppsOnDisk.path, bytes: Array(files.apps.utf8)))
    guard let app = described.apps.first.map(AppsOnDisk.expanded) else {
      throw Impossible(described.findings.map(\.message))
    }
    let packs = PackSet(
      try app.rules.map { folder in
        if PackFiles.isShipped(folder) || exists(folder + "/pack.yaml") {
          return try PackFiles.load(folder, on: day.today)
        }
        return loadPack([SourceFile(path: folder + "/pack.yaml", bytes: Array(files.rules.utf8))])
          .checkingNames()
      })
    let apps = try zip(app.rules, packs.packs).map { folder, loaded in
      try AppFiles.app(folder, loaded, of: app)
    }
    let gates = try AppGates(packs, apps, structure: apps.first?.copy) {
      try day.terms(.gate(isRelease: false), of: $0)
    }
    findings = app.levelled(gates.findings)
    if !gates.isWhole {
      let first =
        packs.packs.flatMap(\.findings).first { $0.level == .error }
        ?? gates.findings.first(where: \.isUnread)
      unread =
        first.map { finding in
          (finding.place.map { "\($0.file.path): " } ?? "") + finding.message
        } ?? "some of the copy cannot be read"
    }
  }
}
