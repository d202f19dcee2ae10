import Diagnostics
import Folding
import Reporting
import RuleLoading
import RuleModel

/// The one pack that a command works with, or why it cannot.
enum RuleSource {
  /// For commands that print decisions: with NDJSON each mistake is a line of its own too.
  static func load(
    _ path: String, on day: CivilDate, format: EvaluateCommand.Format
  ) throws -> LoadedPack {
    switch format {
    case .text: try load(path, on: day, format: FindingFormat.text)
    case .html: try loadForPage(path, on: day)
    case .json: try load(path, on: day, format: FindingFormat.json)
    case .ndjson: try load(path, on: day) { Output.give(lines(of: $0), as: .json) }
    }
  }

  /// Loads a pack that must be sound. Its mistakes are printed in the chosen format, and the job
  /// ends.
  static func load(
    _ path: String, on day: CivilDate, format: FindingFormat = .text
  ) throws -> LoadedPack {
    try load(path, on: day) { report in
      if format == .text {
        Output.complain(Output.bytes(of: report, as: format))
      } else {
        Output.print(report, as: format)
      }
    }
  }

  /// The same where a page was asked for.
  static func loadForPage(_ path: String, on day: CivilDate) throws -> LoadedPack {
    try load(path, on: day) { Output.give(pageOf: $0, title: "The pack does not load") }
  }

  private static func load(
    _ path: String, on day: CivilDate, telling tell: (FindingReport) -> Void
  ) throws -> LoadedPack {
    let folders = try PackFiles.packs(at: path)
    guard folders.count == 1 else {
      throw Impossible(
        "\(path): contains several packs (\(folders.joined(separator: ", "))); name one")
    }
    let loaded = try PackFiles.load(folders[0], on: day)
    guard loaded.hasErrors else { return loaded }
    let report = FindingReport(findings: loaded.findings, files: loaded.sources.count)
    tell(report)
    let count = report.count(.error)
    throw Impossible(
      "\(folders[0]): the pack does not load (\(count) error\(count == 1 ? "" : "s"))")
  }

  /// The known name that is meant, for messages.
  static func unknown(_ what: String, _ name: String, _ known: [String]) -> Impossible {
    if let nearest = nearest(name, in: known) {
      return Impossible("there is no \(what) `\(name)`; did you mean `\(nearest)`?")
    }
    return Impossible(
      "there is no \(what) `\(name)`"
        + (known.isEmpty ? "" : "; expected one of: " + known.joined(separator: ", ")))
  }
}
