import ArgumentParser
import Analysis
import Catalogues
import Diagnostics
import OperatingSystem
import Gating
import Handbook
import RuleLoading
import RuleModel
import SourceText

struct HandbookCommand: StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "handbook", abstract: "Writes a pack as a single page to print and sign.",
    discussion: """
      Shows every rule in plain English, red flags first, with its numbers, sources and examples, the texts in each locale, open points, sign-offs \
      with their dates, and what has changed since sign-off. With --mine, only what a role signs. The output is one HTML page without scripts, to print or save as PDF from a browser, on A4 or Letter paper. With --format json, what it says for other programs: every item with its sentences, sources, numbers with their dates, what it uses and what uses it.
      """)

  enum Format: String, ExpressibleByArgument, CaseIterable { case html, json }

  @Argument(help: "The rule pack.") var pack: String
  @Option(help: "The form: a page to print, or the same as JSON.") var format: Format = .html
  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp(
      "The catalogues with the translations (default: Copy/<app> for Rules/<app>).",
      valueName: "path"))
  var copy: [String] = []
  @Option(help: ArgumentHelp("Only what needs a sign-off from this role.", valueName: "role"))
  var mine: String?
  @Option(
    name: .shortAndLong, help: ArgumentHelp("The file to write the page to.", valueName: "file"))
  var output: String?
  @Option(
    help: ArgumentHelp(
      "Mark what is not as it was at a git revision, such as HEAD.", valueName: "rev"))
  var since: String?
  @OptionGroup var common: CommonOptions

  mutating func status() throws -> ExitStatus {
    let loaded =
      format == .html && output == nil
      ? try RuleSource.loadForPage(pack, on: common.today)
      : try RuleSource.load(pack, on: common.today)
    if let mine { try SignOffRecording.know(mine, in: loaded.pack) }
    let text = try text(loaded)
    guard let output else {
      Output.give(text, as: format == .json ? .json : .markup)
      return .clean
    }
    try PackFiles.refuseOverwriting(output, loaded, folder: try PackFiles.packs(at: pack)[0])
    try OutputFile.write(output, Array(text.utf8))
    return .clean
  }

  private func text(_ loaded: LoadedPack) throws -> String {
    let catalogues = try catalogues(loaded.pack)
    let edits = try edits(loaded)
    switch format {
    case .html:
      let zone = try RunZones.zone(named: nil, of: loaded.pack)
      let runner = ExampleRunner(loaded.pack, today: common.today, zone: zone)
      return HandbookPage(
        loaded, catalogues: catalogues, today: common.today, role: mine, forms: TermForms.all,
        failing: FailingExamples(runner.results()), edits: edits
      ).html
    case .json:
      if mine != nil {
        throw Impossible("--mine is for the page to print; the JSON names the roles of each item")
      }
      return PackDocument(loaded, catalogues: catalogues, today: common.today, forms: TermForms.all)
        .json(since: edits)
    }
  }

  private func edits(_ loaded: LoadedPack) throws -> PackEdits? {
    guard let since else { return nil }
    let folder = try PackFiles.packs(at: pack)[0]
    return try GitTree(since).edits(folder, loaded)
  }

  private func catalogues(_ pack: Pack) throws -> [Catalogue] {
    let own = PackFiles.copyFolder(of: try PackFiles.packs(at: self.pack)[0])
    let paths = copy.isEmpty ? [own].filter(isFolder) : copy
    return paths.isEmpty ? [] : try AppFiles.catalogues(paths, of: pack)
  }
}
