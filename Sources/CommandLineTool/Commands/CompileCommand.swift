import ArgumentParser
import BookWriting
import Diagnostics
import Gating
import Primum
import Reporting
import RuleLoading
import RuleModel
import TypedCode

struct CompileCommand: StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "compile",
    abstract: "Compiles a pack into a rule book for apps that embed the library.",
    discussion:
      """
      The rule book contains the checked rules; `PrimumEngine(ruleBook:)` reads it. Without --output, it is written to standard output. A pack is not \
      compiled if `check` reports an error or an example fails. A book contains only what is needed to decide and to show texts. --swift writes a Swift type for each record and the ids of texts, rules and tables, to add to the app's sources.
      """)

  @Argument(help: "The rule pack.") var pack: String
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The file to write the rule book to.", valueName: "file")) var output:
    String?
  @Option(help: "The format of the rule book: binary.") var format = "binary"
  @Flag(help: "Include the pack's examples in the book, for the app's tests.") var withExamples =
    false
  @Flag(help: "Write Swift types for the pack's records and texts instead of a rule book.")
  var swift = false
  @Flag(help: "Refuse a pack that has drafts, or sign-offs that are missing or void.") var release =
    false
  @OptionGroup var common: CommonOptions

  mutating func validate() throws {
    if format == "json" {
      throw ValidationError(
        "rule books are no longer written as JSON; leave out --format, and the book is binary")
    }
    if format != "binary" {
      throw ValidationError("there is no format `\(format)`; rule books are binary")
    }
    if swift, withExamples {
      throw ValidationError("--with-examples applies to rule books and cannot be used with --swift")
    }
  }

  mutating func status() throws -> ExitStatus {
    let loaded = try RuleSource.load(pack, on: common.today)
    let faults = try self.faults(loaded)
    if !faults.isEmpty {
      Output.complain(
        Output.bytes(of: FindingReport(findings: faults, files: loaded.sources.count), as: .text))
      Output.complain("primum: \(loaded.pack.name) was not compiled because it has errors\n")
      return .findings
    }
    let bytes = try self.bytes(loaded.pack)
    guard let output else {
      Output.write(bytes)
      return .clean
    }
    try PackFiles.refuseOverwriting(output, loaded, folder: try PackFiles.packs(at: pack)[0])
    try OutputFile.write(output, bytes)
    return .clean
  }

  private func bytes(_ pack: Pack) throws -> [UInt8] {
    if swift { return Array(TypedCode.swift(pack, digest: BookFile.digest(pack)).utf8) }
    return Array(BookFile.binary(pack, withExamples: withExamples))
  }

  /// The errors of `check`, `test` and, for a release, the gate.
  private func faults(_ loaded: LoadedPack) throws(Impossible) -> [Finding] {
    let terms = try common.day.terms(.book(isRelease: release), of: loaded)
    return PackVerdict(loaded, terms).findings.filter { $0.level == .error }.sorted(
      by: Finding.inOrder)
  }
}
