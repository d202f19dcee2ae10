import Diagnostics
import Reporting
import RuleModel
import SourceText

/// Mistakes of files that do not load: where each is, and what to write instead.
func mistakeList(_ findings: [Finding], _ problem: String?) -> HTML {
  var items: [HTML] = problem.map { ["<li>\($0)</li>\n"] } ?? []
  for finding in findings.prefix(50) {
    let place = finding.place.map { place in
      let line = LineIndex(place.file).position(of: place.range.lowerBound).line
      return "Line \(line) of \(place.file.path): "
    }
    let advice: HTML = finding.advice.map { " <span class=\"soft\">\($0)</span>" } ?? ""
    items.append("<li>\(place ?? "")\(finding.message)\(advice)</li>\n")
  }
  return "<ul>\n\(items.joined())</ul>\n"
}

/// The hour and minute of a moment, in UTC.
func clockText(_ moment: Instant) -> String {
  let text = MomentText.text(moment)
  return "\(text.dropFirst(11).prefix(5)) UTC"
}
