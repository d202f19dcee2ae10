import ArgumentParser
import Catalogues
import Reporting
import SourceText

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Writes the generated reference pages; for those who work on primum itself.
struct DocsCommand: StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "docs", abstract: "Writes the reference pages of checks.", discussion: "Used by ci/check-pages.",
    shouldDisplay: false)

  @Argument(help: "The folder to write into.") var folder = "docs/checks"

  mutating func status() throws -> ExitStatus {
    if !PackFiles.isFolder(folder), mkdir(folder, 0o755) != 0 { throw Impossible("\(folder): " + PackFiles.reason()) }
    let pages = checkPages(checkGroups)
    for page in pages {
      if case .failure(let problem) = writeFile("\(folder)/\(page.name)", Array(page.text.utf8)) {
        throw Impossible("\(folder)/\(page.name): \(problem.message)")
      }
    }
    Output.print("\(folder.visible): \(pages.count) pages\n")
    return .clean
  }
}
