import ArgumentParser
import Catalogues
import Diagnostics
import Gating
import Guarding
import Handbook
import OperatingSystem
import Reporting
import RuleLoading
import RuleModel
import SourceText

/// `--since`.
struct SinceOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Mark what is new since a git revision, and report what became weaker.", valueName: "rev"))
  var since: String?

  /// The revision's files; nil where nothing is to be compared.
  func tree() throws(Impossible) -> GitTree? {
    guard let since else { return nil }
    return try GitTree(since)
  }
}

/// The findings of a run at a revision.
struct PastRun {
  var project = GuardedProject()
  var findings: [Finding] = []
  /// The copy that was looked at.
  var copy: [SourceFile] = []
  /// The same as catalogues.
  var catalogues: [Catalogue] = []
}

extension FindingReport {
  /// Marks what is new, and adds what became weaker.
  mutating func compare(
    _ now: GuardedProject, copy: [SourceFile] = [], catalogues: [Catalogue] = [],
    with past: PastRun, in tree: GitTree,
    today: CivilDate, levelled: ([Finding]) -> [Finding] = { $0 }
  ) throws {
    var past = past
    let change = CopyChange(catalogues, since: past.catalogues)
    findings = change.markingLosses(findings, since: tree.revision)
    past.project.others += try tree.packs(missingIn: past.project, for: now)
    let terms = GuardTerms(
      revision: tree.revision, today: today, checks: allChecks,
      zone: { try? RunZones.zone(named: nil, of: $0) }, exists: { OperatingSystem.exists($0) })
    let losses = Losses(now, since: past.project, terms)
    var marks = NewFindings(since: past.findings)
    let weaker = losses.findings.sorted(by: Finding.inOrder).enumerated().sorted {
      ($0.element.loss?.rank ?? .max, $0.offset) < ($1.element.loss?.rank ?? .max, $1.offset)
    }.map(\.element.asNew)
    findings = weaker + marks.mark(findings) + levelled(change.findings)
    accepted += losses.approved.map {
      .init(finding: $0.finding, kind: .change, reason: $0.reason)
    }
    let changed = ChangedLines(now.files + copy, since: past.project.files + past.copy) {
      OperatingSystem.exists($0)
    }
    since = Since(revision: tree.revision, isWhole: now.ownPacks.allSatisfy { !$0.hasErrors })
    since?.changed = ChangeListing.lines(changed)
    since?.newCopy = change.texts.map {
      NewCopy(key: $0.key, place: $0.place, text: $0.text, was: $0.was)
    }
  }
}

extension GitTree {
  /// Rule files of a pack, by its folder as seen from the working directory; none where there is no
  /// such pack.
  private func ruleFiles(of folder: String) throws(Impossible) -> [SourceFile] {
    guard let name = name(of: folder) else {
      throw Impossible(
        "\(folder): lies outside the repository, so --since has nothing to compare it with")
    }
    let entries = try files(under: [name]) { path in
      let below = String(decoding: path.utf8.dropFirst(name.utf8.count), as: UTF8.self)
      return PackFiles.isRuleFile(path) && !pathNames(below).contains(where: isHidden)
    }
    if let link = entries.first(where: \.isLink) {
      throw Impossible(
        "\(path(of: link.path)): is a link at \(revision); packs must be plain files")
    }
    return try contents(of: entries).map {
      SourceFile(path: path(of: $0.entry.path), bytes: $0.bytes)
    }
  }

  /// The pack in a folder; nil where there was none.
  func pack(in folder: String) throws(Impossible) -> LoadedPack? {
    let files = try ruleFiles(of: folder)
    return files.isEmpty ? nil : loadPack(files).checkingNames()
  }

  /// Whether the rule files of a pack are what they were, byte by byte.
  func isUnchanged(_ folder: String) throws(Impossible) -> Bool {
    func bytes(_ files: [SourceFile]) -> [String: [UInt8]] {
      Dictionary(files.map { ($0.path, $0.bytes) }, uniquingKeysWith: { first, _ in first })
    }
    return bytes(try ruleFiles(of: folder)) == bytes(try PackFiles.ruleFiles(of: folder))
  }

  /// The difference of a pack, and of the copy beside it.
  func edits(_ folder: String, _ loaded: LoadedPack) throws(Impossible) -> PackEdits {
    var edits =
      try isUnchanged(folder)
      ? PackEdits(noneSince: revision)
      : PackEdits(loaded, since: try soundPack(in: folder), revision: revision)
    let (now, old) = try changedCatalogues(PackFiles.copyFolder(of: folder), loaded.pack)
    edits.note(now, were: old, in: loaded.pack)
    return edits
  }

  /// The catalogues of a folder whose files are not as they were, and the same as they were.
  private func changedCatalogues(
    _ folder: String, _ pack: Pack
  ) throws(Impossible) -> (now: [Catalogue], old: [Catalogue]) {
    guard isFolder(folder) else { return ([], []) }
    let files = AppFiles.copyFiles([folder])
    var (now, old): ([Catalogue], [Catalogue]) = ([], [])
    let read = files.reading(sourceLocale: pack.sourceLocale)
    let before = try self.files(under: [name(of: folder)].compactMap { $0 })
    for (entry, bytes) in try contents(of: before.filter { !$0.isLink }) {
      let path = path(of: entry.path)
      let source = files.sources.first { $0.path == path }
      if let source, source.bytes == bytes { continue }
      if let source { now.append(read(source)) }
      if source != nil || !exists(path) { old.append(read(SourceFile(path: path, bytes: bytes))) }
    }
    let known = Set(before.map { path(of: $0.path) })
    for source in files.sources where !known.contains(source.path) { now.append(read(source)) }
    return (now, old)
  }

  /// The pack in a folder; fails where it does not load, since nothing can then be said of what differs.
  func soundPack(in folder: String) throws(Impossible) -> LoadedPack? {
    let pack = try pack(in: folder)
    if pack?.hasErrors == true {
      throw Impossible(
        "\(folder): does not load at \(revision), so nothing can be compared with it")
    }
    return pack
  }

  /// Folders with a `pack.yaml` in a folder, or that folder itself if it is a pack.
  func packFolders(in folder: String) throws(Impossible) -> [String] {
    guard let name = name(of: folder) else { return [] }
    let files = try files(under: [name]) { PackFiles.isRuleFile($0) }.map(\.path)
    let depth = pathNames(name).count
    if files.contains(where: { pathNames($0).count == depth + 1 }) { return [folder] }
    return files.filter { pathNames($0).count == depth + 2 && pathNames($0).last == "pack.yaml" }
      .map {
        path(of: parent(of: $0))
      }
  }

  /// Packs that lay elsewhere: those of the project now, which the project then does not have, by
  /// their names.
  func packs(
    missingIn past: GuardedProject, for now: GuardedProject
  ) throws(Impossible) -> [LoadedPack] {
    let known = Set(past.apps.flatMap(\.packs).map(\.pack.name))
    var wanted = Set(
      now.apps.flatMap { app in app.packs.map(\.pack.name).filter { !app.shipped.contains($0) } })
    wanted.subtract(known)
    if wanted.isEmpty { return [] }
    let manifests = try files(under: [""]) { pathNames($0).last == "pack.yaml" }.filter {
      !$0.isLink
    }
    var found: [LoadedPack] = []
    for (entry, bytes) in try contents(of: manifests) {
      let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
      guard
        lines.contains(where: { line in
          wanted.contains { line.contains($0) } && line.hasPrefix("pack:")
        })
      else {
        continue
      }
      guard let pack = try pack(in: path(of: parent(of: entry.path))),
        wanted.remove(pack.pack.name) != nil
      else {
        continue
      }
      found.append(pack)
    }
    return found
  }
}
