import ArgumentParser
import Catalogues
import Diagnostics
import Files
import Gating
import Handbook
import RuleLoading
import RuleModel
import SourceText

struct HandbookCommand: StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "handbook", abstract: "Writes a pack as one page to print and sign.",
    discussion: """
      Every rule in plain English with its numbers, sources and examples, the texts as people read them in each locale, sign-offs with their dates, open points, \
      and what has changed since it was signed. One HTML page without scripts; a browser prints it, or makes a PDF of it, on A4 or letter.
      """)

  @Argument(help: "The rule pack.") var pack: String
  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp(
      "The catalogues with the translations; Copy/<app> for Rules/<app> unless given.", valueName: "path"))
  var copy: [String] = []
  @Option(name: .shortAndLong, help: ArgumentHelp("Where the page is written.", valueName: "file")) var output: String?
  @OptionGroup var common: CommonOptions

  mutating func status() throws -> ExitStatus {
    let loaded = try RuleSource.load(pack)
    let page = HandbookPage(
      loaded, catalogues: try catalogues(loaded.pack), today: common.today, forms: TermForms.all)
    guard let output else {
      Output.give(page.html)
      return .clean
    }
    try PackFiles.refuseOverwriting(output, loaded, folder: try PackFiles.packs(at: pack)[0])
    try OutputFile.write(output, Array(page.html.utf8))
    return .clean
  }

  private func catalogues(_ pack: Pack) throws -> [Catalogue] {
    let own = PackFiles.copyFolder(of: try PackFiles.packs(at: self.pack)[0])
    let paths = copy.isEmpty ? [own].filter(isFolder) : copy
    return paths.isEmpty ? [] : try AppFiles.catalogues(paths, of: pack)
  }
}
