import Analysis
import Reporting
import RuleLoading
import RuleModel
import SourceText

/// The results of each condition of a pack in the examples, beside the lines of its files.
public struct CoverageReport {
  private struct Row {
    var line: Int
    var text: String
    var seen: LineCoverage.Line
  }

  private let title: String
  /// By path, in order.
  private var files: [(path: String, rows: [Row])] = []
  private let lines: [LineCoverage.Line]

  public init(_ coverage: LineCoverage, of loaded: LoadedPack) {
    title = loaded.pack.title
    lines = coverage.lines
    let groups = Dictionary(grouping: coverage.lines, by: \.origin.file)
    for file in groups.keys.sorted() {
      guard loaded.sources.indices.contains(file) else { continue }
      let source = loaded.sources[file]
      let index = LineIndex(source)
      let rows = groups[file]!.map { seen in
        let line = index.position(of: seen.origin.range.lowerBound).line
        return Row(line: line, text: seen.text, seen: seen)
      }
      files.append((source.path, rows))
    }
  }

  private func count(_ seen: (LineCoverage.Line) -> Bool) -> Int { lines.count(where: seen) }

  private var summary: String {
    "\(lines.count) condition\(lines.count == 1 ? "" : "s"): \(count { $0.yes > 0 }) seen true, \(count { $0.no > 0 }) false, \(count { $0.unknown > 0 }) unknown; \(count { !$0.isWhole }) not seen all three ways"
  }

  // MARK: Text

  /// The report for a terminal.
  public var text: String {
    var text = "How many examples saw each condition true, false and unknown; - means none.\n\n"
    for (path, rows) in files {
      text += path.visible + "\n"
      for row in rows {
        let marks = [row.seen.yes, row.seen.no, row.seen.unknown].map {
          padded($0 == 0 ? "-" : "\($0)", 4)
        }.joined()
        text += "\(padded("\(row.line)", 6)) \(marks)  \(row.text.visible)\n"
      }
      text += "\n"
    }
    return text + title.visible + ": " + summary + "\n"
  }

  private func padded(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }

  // MARK: A page

  /// The report as a part of a page.
  public var section: HTML {
    var text: HTML = "<section>\n<h2>\(title)</h2>\n<p>\(summary).</p>\n"
    for (path, rows) in files {
      text += "<h3>\(path)</h3>\n<table class=\"rows\">\n<thead><tr><th scope=\"col\">Line</th>"
      text +=
        ["True", "False", "Unknown", "Condition", "Of"].map {
          "<th scope=\"col\">\($0)</th>" as HTML
        }.joined()
        + "</tr></thead>\n<tbody>\n"
      for row in rows {
        func cell(_ count: Int) -> HTML {
          count == 0 ? "<td class=\"none\">–</td>" : "<td>\(count)</td>"
        }
        text +=
          "<tr><th scope=\"row\">\(row.line)</th>\(cell(row.seen.yes))\(cell(row.seen.no))\(cell(row.seen.unknown))"
        text +=
          "<td><code>\(row.text)</code></td><td>\(row.seen.items.joined(separator: ", "))</td></tr>\n"
      }
      text += "</tbody>\n</table>\n"
    }
    return text + "</section>\n"
  }
}

extension [CoverageReport] {
  /// One page that needs nothing else.
  public var coverageHTML: String {
    PlainPage(
      title: "What the examples saw of each condition",
      body: """
        <p>The numbers count examples; – means none: a mistake that shows only there would go unnoticed.</p>
        \(map(\.section).joined())
        """
    ).html
  }
}
