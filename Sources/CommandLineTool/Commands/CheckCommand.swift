import ArgumentParser
import Diagnostics
import Gating
import Guarding
import OperatingSystem
import Reporting
import RuleLoading
import RuleModel
import SignOffs
import SourceText

struct CheckCommand: StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Checks rule packs and reports every error.",
    discussion:
      "Without a path, checks every pack under Rules/. All errors in all files are reported in one run."
  )

  @Argument(help: "Packs: folders that contain a pack.yaml, or a folder of such folders.")
  var packs: [String] = []
  @Option(help: "The output format.")
  var format: FindingFormat = .text
  @Option(help: "Exit with status 1 if there are findings of this level or above.")
  var level: Level = .error
  @Option(
    help: ArgumentHelp(
      "List only what needs a sign-off from this role, in a sensible order.", valueName: "role"))
  var mine: String?
  @OptionGroup var listing: ListingOptions
  @OptionGroup var since: SinceOption
  @OptionGroup var unsaved: UnsavedOption
  @OptionGroup var common: CommonOptions

  mutating func status() throws -> ExitStatus {
    if mine != nil, since.since != nil { throw Impossible("use --mine and --since in two runs") }
    try unsaved.put()
    let tree = try since.tree()
    let loaded = try LoadedPacks(paths: packs, on: common.today)
    if let mine { return try waiting(for: mine, loaded) }
    let (findings, proved) = try look(at: loaded)
    var report = FindingReport(
      findings: findings, files: loaded.packs.reduce(0) { $0 + $1.sources.count })
    if let tree {
      let past = try past(of: loaded, in: tree)
      let wanted = WantedFindings(like: findings)
      let then = PastRun(project: past.project, findings: try look(at: past, wanted).findings)
      try report.compare(loaded.project, with: then, in: tree, today: common.today)
    }
    report.failingLevel = level
    report.listing = listing.listing
    report.packs = packs
    Output.print(report, as: format)
    if format == .text { Output.print(proved + loaded.summary(report)) }
    if loaded.packs.contains(where: \.hasErrors) { return .impossible }
    return report.findings.contains { $0.level >= level } ? .findings : .clean
  }

  /// The packs as they were, wherever they lay, and those that are gone.
  private func past(of loaded: LoadedPacks, in tree: GitTree) throws(Impossible) -> LoadedPacks {
    var folders = loaded.paths.filter { !PackFiles.isShipped($0) }
    for path in packs.isEmpty ? ["Rules"] : packs {
      for folder in try tree.packFolders(in: workingPath(path)) where !folders.contains(folder) {
        folders.append(folder)
      }
    }
    var past = LoadedPacks()
    for folder in folders {
      if let pack = try tree.pack(in: folder) { past.add(pack, from: folder) }
    }
    for pack in try tree.packs(missingIn: past.project, for: loaded.project) {
      past.add(pack, from: pack.sources.first.map { parent(of: $0.path) } ?? "")
    }
    return past
  }

  /// The findings in packs, in order, and the proved statements, in lines.
  private func look(
    at loaded: LoadedPacks, _ wanted: WantedFindings = .all
  ) throws -> (findings: [Finding], proved: String) {
    var findings: [Finding] = []
    var proved = ""
    for (path, pack) in zip(loaded.paths, loaded.packs) {
      findings += pack.findings
      if !pack.hasErrors {
        let verdict = PackVerdict(pack, try common.day.terms(.check, of: pack, wanted: wanted))
        findings += verdict.findings
        if !verdict.proved.isEmpty { proved += "\(path.visible): \(verdict.proved)\n" }
      }
    }
    return (findings.sorted(by: Finding.inOrder), proved)
  }

  /// Mistakes of a pack come first: what does not load cannot be signed.
  private func waiting(for role: String, _ loaded: LoadedPacks) throws -> ExitStatus {
    if let status = loaded.refuseBroken(format, listing) { return status }
    func knows(_ pack: Pack) -> Bool {
      pack.roles.contains { $0.name == role }
        || pack.namedItems.contains { $0.provenance.needs.contains(role) }
    }
    let reviews = zip(loaded.paths, loaded.packs).filter { knows($1.pack) }.map {
      ($0, SignOffReview($1))
    }
    if reviews.isEmpty { try SignOffRecording.know(role, in: loaded.packs[0].pack) }
    let findings = reviews.flatMap { $1.findings(isRelease: false, role: role) }.sorted(
      by: Finding.inOrder)
    if format == .text {
      Output.print(
        reviews.map { SignOffWorklist($1, role: role).text(path: $0) }.joined(separator: "\n"))
    } else {
      var report = FindingReport(
        findings: findings, files: loaded.packs.reduce(0) { $0 + $1.sources.count })
      report.failingLevel = level
      Output.print(report, as: format)
    }
    return findings.contains { $0.level >= level } ? .findings : .clean
  }
}

/// The packs a command works on.
struct LoadedPacks {
  private(set) var paths: [String] = []
  private(set) var packs: [LoadedPack] = []

  init() {}

  mutating func add(_ pack: LoadedPack, from folder: String) {
    paths.append(folder)
    packs.append(pack)
  }

  /// Each pack as an app of its own, without copy.
  var project: GuardedProject {
    GuardedProject(
      apps: zip(paths, packs).map { path, loaded in
        GuardedApp(
          AppDescription(name: pathNames(path).last ?? path, rules: [path], copy: []),
          packs: [loaded],
          shipped: PackFiles.isShipped(path) ? [loaded.pack.name] : [])
      })
  }

  /// Without paths: every pack under `Rules`.
  init(paths: [String], on day: CivilDate) throws(Impossible) {
    var folders: [String] = []
    for path in paths.isEmpty ? ["Rules"] : paths {
      for folder in try PackFiles.packs(at: path) where !folders.contains(folder) {
        folders.append(folder)
      }
    }
    self.paths = folders
    packs = []
    for folder in folders { packs.append(try PackFiles.load(folder, on: day)) }
  }

  /// Prints the mistakes of packs that do not load; nil if all do.
  func refuseBroken(
    _ format: FindingFormat, _ listing: ListingOptions? = nil, asPage: Bool = false
  ) -> ExitStatus? {
    let broken = packs.filter(\.hasErrors)
    if broken.isEmpty { return nil }
    var report = FindingReport(
      findings: broken.flatMap(\.findings).sorted(by: Finding.inOrder),
      files: broken.reduce(0) { $0 + $1.sources.count })
    if let listing { report.listing = listing.listing }
    if asPage {
      Output.give(pageOf: report, title: "The packs do not load")
      return .impossible
    }
    Output.print(report, as: format)
    if format == .text { Output.print(summary(report)) }
    return .impossible
  }

  func summary(_ report: FindingReport) -> String {
    func count(_ number: Int, _ noun: String) -> String {
      "\(number) \(noun)\(number == 1 ? "" : "s")"
    }
    var lines = ""
    for (path, loaded) in zip(paths, packs) where !loaded.hasErrors {
      let kinds: [PackItem.Kind] =
        [.rule, .table] + (loaded.pack.messages.isEmpty ? [] : [.message]) + [.text, .term]
      lines +=
        "\(path.visible): "
        + kinds.map { count(loaded.pack.items($0).count, $0.rawValue) }.joined(separator: ", ")
        + "\n"
    }
    let parts = [
      count(report.count(.error), "error"), count(report.count(.warning), "warning"),
      count(report.count(.note), "note"),
    ]
    return lines + (report.findings.isEmpty ? "no findings" : parts.joined(separator: ", "))
      + " in \(count(report.files, "file"))\n" + FindingSummary.sinceText(report)
  }
}
