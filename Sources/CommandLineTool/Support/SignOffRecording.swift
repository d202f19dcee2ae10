import OperatingSystem
import RuleLoading
import RuleModel
import SignOffs

/// Records the sign-offs of one person in a pack's `signoffs.yaml`.
struct SignOffRecording: Sendable {
  /// The folder of the pack.
  let folder: String
  let role: String
  let by: String
  let day: CivilDate

  var path: String { folder + "/signoffs.yaml" }

  /// Reads the pack again while nobody else may write, so that sign-offs of two people at once are
  /// both kept.
  /// - Parameter sign: signs in the file, with the pack as it is now.
  func record(
    _ load: () throws -> LoadedPack, _ sign: (inout SignOffFile, SignOffReview) throws -> Void
  ) throws {
    let lock = try Impossible.unless(folder) { () throws(FileProblem) in try FolderLock(folder) }
    defer { withExtendedLifetime(lock) {} }
    let loaded = try load()
    let review = SignOffReview(loaded)
    let elsewhere = loaded.pack.signOffs.lazy.compactMap { review.place($0.origin)?.file.path }
      .first { $0 != path }
    if let elsewhere { throw Impossible("\(elsewhere) contains sign-offs; move them to \(path)") }
    var file = SignOffFile(review)
    try sign(&file, review)
    // A link may have come since it was read.
    try PackFiles.refuseOutside(path)
    let was = loaded.sources.first { $0.path == path }
    try OutputFile.write(path, Array(file.text.utf8), replacing: was?.bytes)
  }

  /// Signs an item as it is now, unless it is not what was shown.
  /// - Parameter isShown: whether this content was.
  func sign(
    _ id: String, in file: inout SignOffFile, _ review: SignOffReview,
    if isShown: (SignedContent) -> Bool
  ) throws(Impossible) {
    guard let item = review.pack.item(named: id) else {
      throw RuleSource.unknown("item to sign", id, review.pack.namedItems.map(\.id))
    }
    let content = review.content(of: item)
    guard isShown(content) else {
      var changed = Impossible(
        "`\(id)` was changed while it was being signed; nothing was recorded")
      changed.problem = .changedMeanwhile
      throw changed
    }
    file.sign(item, content, role: role, by: by, on: day)
  }

  /// A pack of the former form declares no roles: those that it asks for are known.
  static func know(_ role: String, in pack: Pack) throws(Impossible) {
    var known = pack.roles.map(\.name)
    if known.isEmpty {
      for name in pack.namedItems.flatMap(\.provenance.needs) where !known.contains(name) {
        known.append(name)
      }
    }
    if known.isEmpty {
      Output.complain(
        "\(pack.name) does not declare who can sign; add `roles: [\(role)]` to its pack.yaml\n")
    } else if !known.contains(role) {
      throw RuleSource.unknown("role", role, known)
    }
  }
}
