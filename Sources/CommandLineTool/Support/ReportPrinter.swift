import Diagnostics
import Reporting
import SourceText

extension Output {
  /// Prints a report of findings to standard output.
  static func print(_ report: FindingReport, as format: FindingFormat) {
    let whole = { Output.bytes(of: report, as: format) }
    switch format {
    case .text: print(whole())
    case .github: write(PrintedText.safe(whole(), mayCommand: true))
    case .xcode: write(PrintedText.safe(whole()))
    case .json: renderJSON(report) { give($0, as: .json) }
    case .sarif, .rdjson: give(whole(), as: .json)
    case .junit, .checkstyle: give(whole(), as: .markup)
    }
  }

  /// The same as a page, where a page was asked for and there is none.
  static func give(pageOf report: FindingReport, title: String) {
    let text = String(decoding: bytes(of: report, as: .text, colour: false), as: UTF8.self)
    give(PlainPage(title: title, body: "<pre>\(text)</pre>\n").html, as: .markup)
  }

  static func bytes(
    of report: FindingReport, as format: FindingFormat, colour: Bool = wantsColour
  ) -> [UInt8] {
    render(
      report, as: format, colour: format == .text && colour,
      // The address of this program's repository: only the person who installs it knows it.
      tool: ReportingTool(
        version: primumVersion, checks: allChecks, address: environment("PRIMUM_REPOSITORY")))
  }
}
