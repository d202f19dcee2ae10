import Diagnostics
import OperatingSystem
import RuleLoading
import RuleModel
import ShippedPacks
import SourceText

/// Finds rule packs in the file system and loads them.
enum PackFiles {
  /// The folders that hold packs, under a path that is a pack, a folder of packs, or a file inside
  /// a pack; or the pack of an app under `Rules`, by its name. In order of name.
  static func packs(at given: String) throws(Impossible) -> [String] {
    if isShipped(given) { return [given] }
    let given = workingPath(given)
    var path =
      exists(given) || given.contains("/") || !isFolder("Rules/" + given) ? given : "Rules/" + given
    switch Result(catching: { () throws(FileProblem) in try FileStatus(path).kind }) {
    case .failure(.missing): throw Impossible("\(path): there is no such file or folder")
    case .failure(let problem): throw Impossible(path, problem)
    case .success(.folder): break
    case .success:
      guard hasExtension(path, "yaml") else {
        throw Impossible("\(path): is not a rule pack; name a folder that contains a pack.yaml")
      }
      return [parent(of: path)]
    }
    if path.count > 1, path.hasSuffix("/") { path.removeLast() }
    try refuseStray(path)
    let inside = try Impossible.unless(path) { () throws(FileProblem) in try names(in: path) }
    if let loose = inside.first(where: { hasExtension($0, "yaml") }) {
      if !inside.contains("pack.yaml"),
        inside.contains(where: { exists("\(path)/\($0)/pack.yaml") })
      {
        throw Impossible(
          "\(path)/\(loose): lies beside packs and is part of none; move it into the folder of its pack"
        )
      }
      return [path]
    }
    var found: [String] = []
    for name in inside where !isHidden(name) {
      let child = path + "/" + name
      if exists(child + "/pack.yaml") {
        found.append(child)
      } else if given != "." && UnreadFiles.isPackWithoutManifest(child) {
        throw Impossible(
          "\(child): contains rule files but no pack.yaml, so it would not be checked; add the pack.yaml, or move the folder"
        )
      }
    }
    if found.isEmpty {
      throw Impossible("\(path): contains no rule pack (a folder with a pack.yaml)")
    }
    for child in found { try refuseStray(child, in: path) }
    return found
  }

  /// Every rule file of a pack, at any depth, in order of path.
  static func files(of pack: String) throws(Impossible) -> [SourceFile] {
    try contents(of: pack).files
  }

  /// The rule files of a pack, and what looks like one and is not read.
  private static func contents(
    of pack: String
  ) throws(Impossible) -> (files: [SourceFile], unread: [Finding]) {
    let found = findFiles(
      under: [pack], named: ProgramArguments.all,
      mayBeWanted: { isRuleFile($0) || UnreadFiles.looksLikeRules($0) },
      reading: { path, _ in isRuleFile(path) ? "" : nil })
    if let (path, problem) = found.problems.first { throw Impossible(path, problem) }
    if found.paths.isEmpty { throw Impossible("\(pack): contains no rule files (*.yaml)") }
    var files: [SourceFile] = []
    for path in found.paths { files.append(try source(path)) }
    return (files, found.unwanted.compactMap { UnreadFiles.finding($0) })
  }

  /// The rule files of a pack.
  static func ruleFiles(of pack: String) throws(Impossible) -> [SourceFile] {
    try contents(of: pack).files
  }

  static func isRuleFile(_ path: String) -> Bool { hasExtension(path, "yaml", "yml") }

  /// The folder of the copy that a pack governs: `Copy/<app>` beside `Rules/<app>`.
  static func copyFolder(of pack: String) -> String {
    let parts = pathNames(pack)
    guard let name = parts.last else { return "Copy" }
    let above = parts.dropLast(2).joined(separator: "/")
    let root = begins(pack, with: "/") ? "/" : ""
    return root + (above.isEmpty ? "" : above + "/") + "Copy/" + name
  }

  /// Loads a pack from its folder, for a run that ends with it.
  /// - Parameter day: whose numbers its words say.
  static func load(_ pack: String, on day: CivilDate) throws(Impossible) -> LoadedPack {
    keepToTheEnd(try loadReleasable(pack, on: day))
  }

  /// Loads a pack that another state may take the place of.
  static func loadReleasable(
    _ pack: String, on day: CivilDate
  ) throws(Impossible) -> LoadedPack {
    if isShipped(pack), let files = ShippedPacks.files(of: pack) {
      return loadPack(
        files.map { SourceFile(path: $0.path, bytes: Array($0.text.utf8)) },
        wording: WordingDay(day)
      ).checkingNames()
    }
    let (files, unread) = try contents(of: pack)
    let loaded = loadPack(files, wording: WordingDay(day)).checkingNames()
    return unread.isEmpty ? loaded : loaded.adding(unread)
  }

  /// Loads a pack as it was at a revision of the repository that its folder lies in.
  static func load(
    _ folder: String, at revision: String, on day: CivilDate
  ) throws(Impossible) -> LoadedPack {
    loadPack(
      try GitTree.ruleFiles(of: folder, at: revision), wording: WordingDay(day)
    ).checkingNames()
  }

  /// Whether a name is that of a pack inside the program, which a folder of this name, here or
  /// under `Rules`, replaces.
  static func isShipped(_ name: String) -> Bool {
    ShippedPacks.files(of: name) != nil && !exists(name) && !isFolder("Rules/" + name)
  }

  /// Whether a name is that of a pack, or of something that was meant as one.
  static func mayBePack(_ name: String) -> Bool {
    isShipped(name) || exists(name) || name.contains("/") || isFolder("Rules/" + name)
  }

  /// The files at any depth whose path is wanted, in order; hidden ones are passed over.
  static func files(
    under folder: String, where isWanted: @escaping (String) -> Bool
  ) throws(Impossible) -> [String] {
    let found = findFiles(under: [folder], named: ProgramArguments.all, mayBeWanted: isWanted)
    if let (path, problem) = found.problems.first { throw Impossible(path, problem) }
    return found.paths
  }

  /// A file whole. It is refused where it would have to be waited for.
  static func source(_ path: String) throws(Impossible) -> SourceFile {
    let bytes = try Impossible.unless(path) { () throws(FileProblem) in
      try readBytes(path, limit: 64 << 20, mayWait: false)
    }
    return SourceFile(path: path, bytes: bytes)
  }

  /// A folder that was found, not named, must not be a link that leads out of where it was found.
  static func refuseStray(_ path: String, in folder: String? = nil) throws(Impossible) {
    let named = NamedPlaces(ProgramArguments.all + [folder ?? parent(of: path)])
    if let target = named.strayTarget(of: path) {
      throw Impossible(path, .strayLink(target: target))
    }
  }

  /// A path that nobody typed must lie in the working directory, or in `folder`: it comes from
  /// `primum.yaml`, or from the rule of where an app's copy is, and a link there may be a
  /// stranger's.
  static func refuseOutside(_ path: String, and folder: String = ".") throws(Impossible) {
    if isOutside(path, and: folder) {
      throw Impossible(path, .strayLink(target: realPath(path) ?? path))
    }
    try refuseStray(path)
  }

  /// - Parameter path: where there is nothing, its folder counts.
  static func isOutside(_ path: String, and folder: String = ".") -> Bool {
    let path = realPath(path) == nil ? parent(of: path) : path
    return realPath(path) != nil && !NamedPlaces(ProgramArguments.all + [".", folder]).holds(path)
  }

  /// Refuses an output that would replace an input.
  static func refuseOverwriting(
    _ output: String, _ loaded: LoadedPack, folder: String
  ) throws(Impossible) {
    if loaded.sources.contains(where: { areOneFile($0.path, output) }) {
      throw Impossible(
        "\(output): is a file of the pack and would be overwritten; choose another file")
    }
    guard isRuleFile(output) else { return }
    let pack = NamedPlaces([folder])
    if pack.holds(parent(of: output)) {
      throw Impossible(
        "\(output): would become a rule file of the pack; choose another folder or another extension"
      )
    }
  }
}
