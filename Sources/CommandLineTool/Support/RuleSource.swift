import Diagnostics
import Folding
import Reporting
import RuleLoading
import RuleModel

/// The one pack that a command works with, or why it cannot.
enum RuleSource {
  /// Loads a pack that must be sound. Its mistakes are printed in the chosen format, and the job ends.
  static func load(_ path: String, format: FindingFormat) throws -> LoadedPack {
    let folders = try PackFiles.packs(at: path)
    guard folders.count == 1 else {
      throw Impossible("\(path): holds several packs (\(folders.joined(separator: ", "))); name one")
    }
    let loaded = try PackFiles.load(folders[0])
    guard loaded.hasErrors else { return loaded }
    let report = FindingReport(findings: loaded.findings, files: loaded.sources.count)
    let text = Output.text(of: report, as: format)
    if format == .text { Output.complain(text) } else { Output.print(text) }
    let count = report.count(.error)
    throw Impossible("\(folders[0]): the pack does not load (\(count) error\(count == 1 ? "" : "s"))")
  }

  /// What a name stands for among known ones, for messages.
  static func unknown(_ what: String, _ name: String, _ known: [String]) -> Impossible {
    if let nearest = nearest(name, in: known) { return Impossible("there is no \(what) `\(name)`; did you mean `\(nearest)`?") }
    return Impossible("there is no \(what) `\(name)`" + (known.isEmpty ? "" : "; known: " + known.joined(separator: ", ")))
  }
}
