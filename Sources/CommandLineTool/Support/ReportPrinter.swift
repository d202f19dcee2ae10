import Diagnostics
import Reporting

extension Output {
  /// Prints a report of findings to standard output.
  static func print(_ report: FindingReport, as format: FindingFormat) { print(bytes(of: report, as: format)) }

  static func bytes(of report: FindingReport, as format: FindingFormat) -> [UInt8] {
    render(
      report, as: format, colour: format == .text && wantsColour,
      tool: ReportingTool(version: primumVersion, checks: allChecks))
  }
}
