import Diagnostics
import Reporting
import SourceText

extension Output {
  /// Prints a report of findings to standard output.
  static func print(_ report: FindingReport, as format: FindingFormat) {
    let whole = { Output.bytes(of: report, as: format) }
    switch format {
    case .text: print(whole())
    case .github: give(PrintedText.safe(whole(), mayCommand: true))
    case .xcode: give(PrintedText.safe(whole(), mayCommand: false))
    case .json: renderJSON(report) { give($0) }
    case .sarif, .junit, .checkstyle, .rdjson: give(whole())
    }
  }

  static func bytes(of report: FindingReport, as format: FindingFormat) -> [UInt8] {
    render(
      report, as: format, colour: format == .text && wantsColour,
      // The address of this program's repository: only the person who installs it knows it.
      tool: ReportingTool(
        version: primumVersion, checks: allChecks, address: environment("PRIMUM_REPOSITORY")))
  }
}
