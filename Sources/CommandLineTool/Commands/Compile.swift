import ArgumentParser
import Catalogues
import Primum
import RuleLoading
import RuleModel

struct CompileCommand: StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "compile", abstract: "Writes a pack as one JSON rule book, for apps that embed the library.",
    discussion:
      "The rule book holds the rules resolved and checked; `PrimumEngine(ruleBook:)` reads it. Without --output it goes to standard output."
  )

  @Argument(help: "The rule pack.") var pack: String
  @Option(name: .shortAndLong, help: ArgumentHelp("Where the rule book is written.", valueName: "file")) var output:
    String?
  @OptionGroup var common: CommonOptions

  mutating func status() throws -> ExitStatus {
    let loaded = try RuleSource.load(pack)
    let bytes = Array(try RuleBookFile.data(loaded.pack))
    guard let output else {
      Output.give(bytes + [UInt8(ascii: "\n")])
      return .clean
    }
    if case .failure(let problem) = writeFile(output, bytes) { throw Impossible("\(output): \(problem.message)") }
    return .clean
  }
}
