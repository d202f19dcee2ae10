import OperatingSystem
import SourceText

/// The files of a commit of the repository that a folder lies in; its work tree is not touched.
struct GitTree {
  /// A file, by its path from the top of the repository.
  struct Entry {
    var path: String
    fileprivate var mode: String
    fileprivate var hash: String
    fileprivate var size: Int

    /// Another repository inside this one, whose files are not in the commit.
    var isRepository: Bool { mode == "160000" }
    var isLink: Bool { mode == "120000" }
  }

  /// As the user named it.
  let revision: String
  /// The folder as seen from the top of the repository: empty, or `app/`.
  let prefix: String
  private let folder: String
  private let option: String
  private(set) var entries: [Entry] = []

  /// - Parameters:
  ///   - folder: the working directory unless named.
  ///   - option: that the revision was given with.
  init(_ revision: String, folder: String = ".", option: String = "--since") throws(Impossible) {
    guard !revision.isEmpty, !begins(revision, with: "-") else {
      throw Impossible(
        "`\(revision)` is not a revision; \(option) needs one of the repository, such as origin/main"
      )
    }
    self.revision = revision
    self.folder = folder
    self.option = option
    guard
      let repository = try GitTree.run(
        ["rev-parse", "--is-shallow-repository", "--show-prefix"], in: folder)
    else {
      throw Impossible(
        "\(option) compares with an earlier state in git, but git finds no repository here that it may use; `git status` says why"
      )
    }
    let lines = repository.split(
      separator: UInt8(ascii: "\n"), maxSplits: 1, omittingEmptySubsequences: false)
    let isShallow = lines.first.map { String(decoding: $0, as: UTF8.self) } == "true"
    prefix = lines.count > 1 ? String(decoding: lines[1].dropLast(), as: UTF8.self) : ""
    let commit = try GitTree.run(
      ["rev-parse", "--verify", "--quiet", "--end-of-options", revision + "^{commit}"], in: folder)
    guard let commit, let hash = commit.split(separator: UInt8(ascii: "\n")).first else {
      throw Impossible(
        isShallow
          ? "`\(revision)` is not in this clone, which does not have the whole history; fetch it: `fetch-depth: 0` for actions/checkout, `GIT_DEPTH: 0` in GitLab, or `git fetch --unshallow`"
          : "`\(revision)` is not a revision of this repository; name a branch, a tag or a commit, and fetch it if it is elsewhere: `git fetch origin`"
      )
    }
    guard
      let listing = try GitTree.run(
        ["ls-tree", "-r", "-l", "-z", "--full-tree", String(decoding: hash, as: UTF8.self)],
        in: folder)
    else {
      throw Impossible(
        "the files of `\(revision)` are not all in this clone; fetch them: `fetch-depth: 0` for actions/checkout"
      )
    }
    entries = listing.split(separator: 0).compactMap { entry in
      guard let tab = entry.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
      let details = entry[..<tab].split(separator: UInt8(ascii: " ")).map {
        String(decoding: $0, as: UTF8.self)
      }
      guard details.count == 4 else { return nil }
      return Entry(
        path: String(decoding: entry[entry.index(after: tab)...], as: UTF8.self), mode: details[0],
        hash: details[2],
        size: Int(details[3]) ?? 0)
    }
  }

  /// The name of a path in the repository; nil if it lies outside.
  /// - Parameter path: as seen from the working directory.
  func name(of path: String) -> String? {
    if begins(path, with: "/") { return nil }
    var parts = pathNames(prefix)
    for part in pathNames(path) where part != "." {
      if part == ".." {
        if parts.popLast() == nil { return nil }
      } else {
        parts.append(part)
      }
    }
    return parts.joined(separator: "/")
  }

  /// A path of the repository as seen from the working directory.
  func path(of name: String) -> String {
    if begins(name, with: prefix) {
      return String(decoding: name.utf8.dropFirst(prefix.utf8.count), as: UTF8.self)
    }
    let (folders, parts) = (pathNames(prefix), pathNames(name))
    let shared = zip(folders, parts).prefix { $0 == $1 }.count
    return (Array(repeating: "..", count: folders.count - shared) + parts[shared...]).joined(
      separator: "/")
  }

  /// A file as it was; nil where there was none.
  func file(_ path: String) throws(Impossible) -> SourceFile? {
    guard let name = name(of: path), let entry = entries.first(where: { $0.path == name }) else {
      return nil
    }
    return try contents(of: [entry]).first.map { SourceFile(path: path, bytes: $0.bytes) }
  }

  /// Files under some paths of the repository, or of these names. What lies in another repository
  /// ends the job.
  func files(
    under names: [String], where isWanted: (String) -> Bool = { _ in true }
  ) throws(Impossible) -> [Entry] {
    var found: [Entry] = []
    for entry in entries {
      func lies(in name: String) -> Bool {
        name.isEmpty || begins(entry.path + "/", with: name + "/")
      }
      if entry.isRepository {
        guard let name = names.first(where: { begins($0 + "/", with: entry.path + "/") }) else {
          continue
        }
        throw Impossible(
          "\(self.path(of: name)): belongs to the repository \(entry.path), so \(option) has to be run there"
        )
      }
      if isWanted(entry.path), names.contains(where: lies) { found.append(entry) }
    }
    return found
  }

  /// The bytes of files, in their order.
  func contents(of entries: [Entry]) throws(Impossible) -> [(entry: Entry, bytes: [UInt8])] {
    var found: [(entry: Entry, bytes: [UInt8])] = []
    // As many as fit on a command line everywhere.
    for start in stride(from: 0, to: entries.count, by: 500) {
      let some = entries[start..<min(entries.count, start + 500)]
      // Named by their hashes, they are printed as they are, one after the other.
      let output = try GitTree.run(
        ["--no-pager", "show", "--no-textconv"] + some.map(\.hash), in: folder)
      guard let output, output.count == some.reduce(0, { $0 + $1.size }) else {
        throw Impossible(
          "not all files of `\(revision)` are in this clone; fetch them: `fetch-depth: 0` for actions/checkout"
        )
      }
      var at = 0
      for entry in some {
        found.append((entry, Array(output[at..<(at + entry.size)])))
        at += entry.size
      }
    }
    return found
  }

  /// The output of git; nil if it fails. A bare repository that lies among the files of another is
  /// not used: its configuration may be a stranger's, and can name programs to run.
  private static func run(_ arguments: [String], in folder: String) throws(Impossible) -> [UInt8]? {
    let words =
      ["git", "-c", "safe.bareRepository=explicit", "--literal-pathspecs", "-C", folder] + arguments
    let (status, output) = try Impossible.unless("git") { () throws(FileProblem) in
      try outputOfProgram(words)
    }
    return status == 0 ? output : nil
  }
}

extension GitTree {
  /// The rule files of a pack as they were.
  static func ruleFiles(of folder: String, at revision: String) throws(Impossible) -> [SourceFile] {
    guard isFolder(folder) else {
      throw Impossible("\(folder): is not a folder; name the pack's folder")
    }
    let tree = try GitTree(revision, folder: folder, option: "--git")
    let entries = try tree.files(under: [pathNames(tree.prefix).joined(separator: "/")]) { path in
      PackFiles.isRuleFile(path) && !pathNames(tree.path(of: path)).contains(where: isHidden)
    }
    func path(_ entry: Entry) -> String {
      (folder == "." ? "" : folder + "/") + tree.path(of: entry.path)
    }
    if let link = entries.first(where: \.isLink) {
      throw Impossible("\(path(link)): is a link at \(revision); packs must be plain files")
    }
    if entries.isEmpty {
      throw Impossible("\(folder): contained no rule files (*.yaml) at \(revision)")
    }
    return try tree.contents(of: entries).map { SourceFile(path: path($0.entry), bytes: $0.bytes) }
  }
}
