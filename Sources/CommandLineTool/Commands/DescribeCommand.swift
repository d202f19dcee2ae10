import ArgumentParser
import Reporting
import RuleModel

/// Describes a pack to programs that hand it records: the Python package asks for it.
struct DescribeCommand: StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "describe", abstract: "Prints as JSON what a pack can evaluate.",
    discussion: """
      The pack's name, version and time zone, its records with their key, subject, time and fields, and its mappings: \
      for programs that hand records to `primum evaluate`.
      """)

  @Argument(help: "The rule pack.") var pack: String
  @OptionGroup var common: CommonOptions

  mutating func status() throws -> ExitStatus {
    let loaded = try RuleSource.load(pack, on: common.today)
    Output.give(PackDescription.json(loaded.pack), as: .json)
    return .clean
  }
}
