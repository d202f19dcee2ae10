import OperatingSystem
import SourceText

/// The files of a commit of the repository that a folder lies in; its work tree is not touched.
struct GitTree {
  /// A file, by its path from the top of the repository.
  struct Entry {
    var path: String
    fileprivate var mode: String
    fileprivate var hash: String

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
        ["ls-tree", "-r", "-z", "--full-tree", String(decoding: hash, as: UTF8.self)], in: folder)
    else { throw notHere }
    entries = listing.split(separator: 0).compactMap { entry in
      guard let tab = entry.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
      let details = entry[..<tab].split(separator: UInt8(ascii: " ")).map {
        String(decoding: $0, as: UTF8.self)
      }
      guard details.count == 3 else { return nil }
      return Entry(
        path: String(decoding: entry[entry.index(after: tab)...], as: UTF8.self), mode: details[0],
        hash: details[2])
    }
  }

  private var notHere: Impossible {
    Impossible(
      "not all files of `\(revision)` are in this clone, and Primum fetches nothing; fetch them: `git fetch --refetch --no-filter`, or in CI `fetch-depth: 0` and no `filter`"
    )
  }

  /// The name of a path in the repository; nil if it lies outside.
  /// - Parameters:
  ///   - path: as seen from the folder.
  ///   - from: that folder, by its name in the repository; nil: the working directory.
  func name(of path: String, from folder: String? = nil) -> String? {
    if begins(path, with: "/") { return nil }
    var parts: [String] = []
    for part in pathNames(folder ?? prefix) + pathNames(path) where part != "." {
      if part == ".." {
        if parts.popLast() == nil { return nil }
      } else {
        parts.append(part)
      }
    }
    return parts.joined(separator: "/")
  }

  /// The path of the top of the repository, without links.
  var top: String {
    let names = pathNames(realPath(folder) ?? "/").dropLast(pathNames(prefix).count)
    return "/" + names.joined(separator: "/")
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
    let wanted = Set(names)
    // Each name by each folder that it lies in.
    var inside: [String: String] = [:]
    for name in names {
      for folder in Self.around(name) { inside[folder] = name }
    }
    var found: [Entry] = []
    for entry in entries {
      if entry.isRepository {
        guard let name = inside[entry.path] else { continue }
        throw Impossible(
          "\(self.path(of: name)): belongs to the repository \(entry.path), so \(option) has to be run there"
        )
      }
      let isUnder = wanted.contains("") || Self.around(entry.path).contains(where: wanted.contains)
      if isUnder, isWanted(entry.path) { found.append(entry) }
    }
    return found
  }

  /// Whether a name lies in another repository inside this one.
  func isElsewhere(_ name: String) -> Bool {
    let around = Set(Self.around(name))
    return entries.contains { $0.isRepository && around.contains($0.path) }
  }

  /// A name, and the folders that it lies in.
  private static func around(_ name: String) -> [String] {
    let parts = pathNames(name)
    return parts.indices.map { parts[...$0].joined(separator: "/") }
  }

  /// The bytes of files, in their order.
  func contents(of entries: [Entry]) throws(Impossible) -> [(entry: Entry, bytes: [UInt8])] {
    var found: [(entry: Entry, bytes: [UInt8])] = []
    for start in stride(from: 0, to: entries.count, by: 500) {
      let some = entries[start..<min(entries.count, start + 500)]
      let output = try GitTree.run(
        ["cat-file", "--batch"], in: folder, input: some.map { $0.hash + "\n" }.joined())
      // Before each are its hash, its kind and its length; after it is a line end.
      var rest = (output ?? [])[...]
      for entry in some {
        let head = rest.prefix { $0 != UInt8(ascii: "\n") }
        let words = String(decoding: head, as: UTF8.self).split(separator: " ")
        guard words.count == 3, words[1] == "blob", let size = Int(words[2]),
          rest.count >= head.count + size + 2
        else { throw notHere }
        let begin = head.endIndex + 1
        found.append((entry, Array(rest[begin..<begin + size])))
        rest = rest[(begin + size + 1)...]
      }
    }
    return found
  }

  // MARK: git

  /// Whether the working directory lies in a repository that has a commit.
  static var hasCommit: Bool {
    (try? run(["rev-parse", "--verify", "HEAD"], in: ".")) != nil
  }

  /// Whatever the configuration of a repository says, which may be a stranger's: a bare repository
  /// that lies among the files of another is not used, and none of the programs that can be named
  /// there is run by the commands below.
  private static let settings = [
    "safe.bareRepository=explicit", "core.fsmonitor=false", "core.hooksPath=/dev/null",
    "fetch.bundleURI=",
  ]

  /// Objects that are not here are not fetched. Before version 2.45 git knows only the second
  /// variable, and gives up as no protocol has this name.
  private static let environment = ["GIT_NO_LAZY_FETCH=1", "GIT_ALLOW_PROTOCOL=/"]

  /// The output of git; nil if it fails.
  private static func run(
    _ arguments: [String], in folder: String, input: String = ""
  ) throws(Impossible) -> [UInt8]? {
    let words =
      ["git"] + settings.flatMap { ["-c", $0] }
      + ["--no-pager", "--literal-pathspecs", "-C", folder] + arguments
    let (status, output) = try Impossible.unless("git") { () throws(FileProblem) in
      try outputOfProgram(words, environment: environment, input: Array(input.utf8))
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
