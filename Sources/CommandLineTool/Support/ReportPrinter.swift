import Diagnostics
import Reporting
import SourceText

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

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

  /// Where this program's repository can be read: only whoever installs it knows.
  private static var repositoryAddress: String? {
    guard let value = getenv("PRIMUM_REPOSITORY"), value.pointee != 0 else { return nil }
    return String(cString: value)
  }

  static func bytes(of report: FindingReport, as format: FindingFormat) -> [UInt8] {
    render(
      report, as: format, colour: format == .text && wantsColour,
      tool: ReportingTool(version: primumVersion, checks: allChecks, address: repositoryAddress))
  }
}
