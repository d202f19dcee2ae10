import Diagnostics
import SourceText

/// JUnit's XML as CI servers read it: a suite for each file, a test case for each finding.
///
/// A finding at the level that fails the run is a failure; a lesser one passes, with its text as
/// output; an accepted one is skipped. A run without findings has one test case that passes, since
/// servers take an empty report for a broken one. No times: the same report gives the same bytes.
struct JUnitFindings {
  private struct Case {
    var finding: Finding
    var accepted: FindingReport.Accepted?
  }

  func render(_ report: FindingReport) -> String {
    let cache = LineCache()
    let cases =
      report.findings.map { Case(finding: $0) }
      + report.exempted.map { Case(finding: $0.finding, accepted: $0) }
    let suites = byFile(cases) { $0.finding.place?.file.path }
    let failures = report.findings.count { $0.level >= report.failingLevel }
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    text +=
      "<testsuites name=\"primum\" tests=\"\(max(1, cases.count))\" failures=\"\(failures)\" errors=\"0\">\n"
    for (path, cases) in suites {
      let failures = cases.count { isFailure($0, report) }
      let skipped = cases.count { $0.accepted != nil }
      text +=
        "  <testsuite\(xmlAttribute("name", path ?? "primum")) tests=\"\(cases.count)\" failures=\"\(failures)\" errors=\"0\" skipped=\"\(skipped)\">\n"
      for one in cases { text += element(one, report, cache) }
      text += "  </testsuite>\n"
    }
    if suites.isEmpty {
      text +=
        "  <testsuite name=\"primum\" tests=\"1\" failures=\"0\" errors=\"0\" skipped=\"0\">\n"
      text += "    <testcase name=\"no findings\" classname=\"primum\"/>\n  </testsuite>\n"
    }
    return text + "</testsuites>\n"
  }

  private func isFailure(_ one: Case, _ report: FindingReport) -> Bool {
    one.accepted == nil && one.finding.level >= report.failingLevel
  }

  private func element(_ one: Case, _ report: FindingReport, _ cache: LineCache) -> String {
    let finding = one.finding
    var name = finding.id
    if let place = finding.place {
      name += " at \(cache.span(of: place).start.line):\(cache.span(of: place).start.column)"
    }
    let subject = [finding.key, finding.locale].compactMap { $0 }.joined(separator: ", ")
    if !subject.isEmpty { name += " (\(subject))" }
    var text =
      "    <testcase\(xmlAttribute("name", name))\(xmlAttribute("classname", finding.place?.file.path ?? "primum"))>\n"
    let shown = xmlContent(TextFindings(colour: false).render(finding, cache))
    if let accepted = one.accepted {
      text +=
        "      <skipped\(xmlAttribute("message", "\(accepted.kind.rawValue): \(accepted.reason)"))/>\n"
    } else if isFailure(one, report) {
      text +=
        "      <failure\(xmlAttribute("message", finding.sentence))\(xmlAttribute("type", finding.level.rawValue))>\(shown)</failure>\n"
    } else {
      text += "      <system-out>\(shown)</system-out>\n"
    }
    return text + "    </testcase>\n"
  }
}
