import Diagnostics
import Reporting
import SourceText

extension Output {
  /// Prints a report of findings to standard output.
  static func print(_ report: FindingReport, as format: FindingFormat) {
    let bytes = bytes(of: report, as: format)
    switch format {
    case .text: print(bytes)
    case .github: give(PrintedText.safe(bytes, mayCommand: true))
    case .xcode: give(PrintedText.safe(bytes, mayCommand: false))
    case .json, .sarif, .junit, .checkstyle, .rdjson: give(bytes)
    }
  }

  static func bytes(of report: FindingReport, as format: FindingFormat) -> [UInt8] {
    render(
      report, as: format, colour: format == .text && wantsColour,
      tool: ReportingTool(version: primumVersion, checks: allChecks))
  }
}
