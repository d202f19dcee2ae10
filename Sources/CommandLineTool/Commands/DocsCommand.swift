import ArgumentParser
import OperatingSystem
import Reporting
import SourceText

/// Writes the generated reference pages; for those who work on primum itself.
struct DocsCommand: StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "docs", abstract: "Writes the reference pages of checks.",
    discussion: "Used by ci/check-pages.",
    shouldDisplay: false)

  @Argument(help: "The folder to write into.") var folder = "docs/checks"

  mutating func status() throws -> ExitStatus {
    if !isFolder(folder) {
      try Impossible.unless(folder) { () throws(FileProblem) in try makeFolder(folder) }
    }
    let pages = checkPages(checkGroups)
    for page in pages {
      try OutputFile.write("\(folder)/\(page.name)", Array(page.text.utf8))
    }
    Output.print("\(folder.visible): \(pages.count) pages\n")
    return .clean
  }
}
