import Diagnostics
import SourceText

/// Checkstyle's XML, which many review tools read. Columns are characters, counted from 1.
struct CheckstyleFindings {
  let tool: ReportingTool

  func render(_ report: FindingReport) -> String {
    let cache = LineCache()
    var text =
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle\(xmlAttribute("version", tool.version))>\n"
    for (path, findings) in byFile(report.findings, path: { $0.place?.file.path }) {
      text += "  <file\(xmlAttribute("name", path ?? "."))>\n"
      for finding in findings { text += "    \(element(finding, cache))\n" }
      text += "  </file>\n"
    }
    return text + "</checkstyle>\n"
  }

  private func element(_ finding: Finding, _ cache: LineCache) -> String {
    let severity =
      finding.level == .error ? "error" : finding.level == .warning ? "warning" : "info"
    let start = finding.place.map { cache.span(of: $0).start } ?? Position(line: 1, column: 1)
    return
      "<error line=\"\(start.line)\" column=\"\(start.column)\" severity=\"\(severity)\"\(xmlAttribute("message", finding.sentence))"
      + "\(xmlAttribute("source", "primum.\(finding.id)"))/>"
  }
}

/// Findings under the file they are in, in the order in which the files come up.
func byFile<Item>(_ items: [Item], path: (Item) -> String?) -> [(path: String?, items: [Item])] {
  var order: [String?] = []
  var groups: [String?: [Item]] = [:]
  for item in items {
    let path = path(item)
    if groups[path] == nil { order.append(path) }
    groups[path, default: []].append(item)
  }
  return order.map { ($0, groups[$0]!) }
}
