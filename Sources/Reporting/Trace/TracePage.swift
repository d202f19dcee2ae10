/// One row of a trace as reports show it.
public struct TraceEntry: Sendable {
  public var id: String
  public var title: String
  public var isOpen: Bool
  public var document: String?
  /// `rule sudden-onset (draft)`
  public var covers: [(kind: String, id: String, title: String?, isDraft: Bool, examples: Int)]

  public init(
    id: String, title: String, isOpen: Bool, document: String?, covers: [(kind: String, id: String, title: String?, isDraft: Bool, examples: Int)]
  ) {
    self.id = id
    self.title = title
    self.isOpen = isOpen
    self.document = document
    self.covers = covers
  }
}

/// The trace of one app.
public struct TraceReport: Sendable {
  public var app: String
  public var title: String
  public var rows: [TraceEntry]

  public init(app: String, title: String, rows: [TraceEntry]) {
    self.app = app
    self.title = title
    self.rows = rows
  }

  var covered: Int { rows.count { !$0.covers.isEmpty } }
}

extension [TraceReport] {
  /// For people at a terminal.
  public var traceText: String {
    var text = ""
    for report in self {
      text += "\(report.title) (\(report.app)): \(report.covered) of \(report.rows.count) requirements covered\n\n"
      for row in report.rows {
        text += "\(row.covers.isEmpty ? "NOT COVERED" : "covered")  \(row.id)\(row.isOpen ? " (open)" : "")  \(row.title)\n"
        for cover in row.covers {
          text += "    \(cover.kind) \(cover.id)\(cover.isDraft ? " (draft)" : "")\(cover.examples > 0 ? ", \(cover.examples) example\(cover.examples == 1 ? "" : "s")" : "")\n"
        }
      }
      text += "\n"
    }
    return text
  }

  public var traceJSON: String {
    let apps = map { report in
      let rows = report.rows.map { row in
        JSONWriter.object {
          $0.member("id", string: row.id)
          $0.member("title", string: row.title)
          $0.member("status", string: row.isOpen ? "open" : "decided")
          $0.member("document", string: row.document)
          $0.member("covered", row.covers.isEmpty ? "false" : "true")
          $0.member(
            "covers",
            JSONWriter.array(
              row.covers.map { cover in
                JSONWriter.object {
                  $0.member("kind", string: cover.kind)
                  $0.member("id", string: cover.id)
                  $0.member("title", string: cover.title)
                  $0.member("draft", cover.isDraft ? "true" : "false")
                  $0.member("examples", String(cover.examples))
                }
              }))
        }
      }
      return "{\"app\": \(quotedJSON(report.app)), \"title\": \(quotedJSON(report.title)), \"covered\": \(report.covered), \"requirements\": [\n  "
        + rows.joined(separator: ",\n  ") + "\n ]}"
    }
    return "{\"apps\": [\n " + apps.joined(separator: ",\n ") + "\n]}\n"
  }

  /// One page that needs nothing else: readable, printable, in light and dark.
  public var traceHTML: String {
    var body = ""
    for report in self {
      let open = report.rows.count { $0.isOpen }
      body += "<section>\n<h2>\(escaped(report.title))</h2>\n<p class=\"sum\"><b>\(report.covered) of \(report.rows.count)</b> requirements are covered"
      body += open > 0 ? "; \(open) \(open == 1 ? "is" : "are") not decided by the documents.</p>\n" : ".</p>\n"
      body += "<table>\n<thead><tr><th scope=\"col\">Requirement</th><th scope=\"col\">What it asks</th><th scope=\"col\">Covered by</th></tr></thead>\n<tbody>\n"
      for row in report.rows {
        body += "<tr\(row.covers.isEmpty ? " class=\"gap\"" : "")><th scope=\"row\">\(escaped(row.id))\(row.isOpen ? "<span class=\"tag\">open</span>" : "")</th>"
        body += "<td>\(escaped(row.title))\(row.document.map { "<span class=\"doc\">\(escaped($0))</span>" } ?? "")</td><td>"
        if row.covers.isEmpty {
          body += "<strong>Nothing covers this row</strong>"
        } else {
          body += "<ul>" + row.covers.map { cover in
            "<li><span class=\"kind\">\(escaped(cover.kind))</span> <code>\(escaped(cover.id))</code>"
              + (cover.isDraft ? "<span class=\"tag\">draft</span>" : "")
              + (cover.examples > 0 ? " <span class=\"doc\">\(cover.examples) example\(cover.examples == 1 ? "" : "s")</span>" : "") + "</li>"
          }.joined() + "</ul>"
        }
        body += "</td></tr>\n"
      }
      body += "</tbody>\n</table>\n</section>\n"
    }
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>Requirements and what covers them</title>
      <style>
      :root { color-scheme: light dark; --line: #c8ccd2; --soft: #5a6270; --gap: #b3261e; --gapback: #fdecea; --tag: #e7eaf0; }
      @media (prefers-color-scheme: dark) { :root { --line: #444b57; --soft: #a6aebb; --gap: #ffb4ab; --gapback: #3a1512; --tag: #2e3440; } }
      body { font: 16px/1.5 system-ui, sans-serif; max-width: 72rem; margin: 2rem auto; padding: 0 1rem; }
      h1 { font-size: 1.6rem; } h2 { font-size: 1.25rem; margin-top: 2.5rem; }
      .sum { color: var(--soft); }
      table { border-collapse: collapse; width: 100%; }
      th, td { text-align: left; vertical-align: top; padding: .5rem .6rem; border-bottom: 1px solid var(--line); }
      thead th { border-bottom-width: 2px; } tbody th { white-space: nowrap; font-weight: 600; }
      td ul { list-style: none; margin: 0; padding: 0; } td code { font-size: .92em; overflow-wrap: anywhere; }
      .kind, .doc { color: var(--soft); font-size: .88em; } td > .doc { display: block; }
      .tag { background: var(--tag); border-radius: .3rem; padding: 0 .4rem; margin-left: .4rem; font-size: .8em; font-weight: 400; }
      .gap { background: var(--gapback); } .gap strong { color: var(--gap); }
      @media (max-width: 40rem) { table, tbody, tr, th, td { display: block; } thead { display: none; } tbody th, td { border: 0; padding: .2rem 0; } tr { border-bottom: 1px solid var(--line); padding: .6rem 0; } }
      @media print { body { margin: 0; max-width: none; font-size: 10pt; } tr { break-inside: avoid; } thead { display: table-header-group; } }
      </style>
      </head>
      <body>
      <h1>Requirements and what covers them</h1>
      \(body)</body>
      </html>

      """
  }

  private func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.append(character)
      }
    }
    return result
  }
}
