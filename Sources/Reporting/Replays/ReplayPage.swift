extension ReplayReport {
  /// One page, complete in itself: a chart and a table for each rule.
  public var html: String {
    var body = span.sentences.map { "<p>\(htmlEscaped($0))</p>\n" }.joined()
    body +=
      "<p class=\"legend\"><svg class=\"key\" viewBox=\"0 0 1 1\"><rect class=\"part0\" width=\"1\" height=\"1\"/></svg>fires <svg class=\"key\" viewBox=\"0 0 1 1\"><rect class=\"part1\" width=\"1\" height=\"1\"/></svg>unknown. The numbers count decisions: a person for whom a rule fires on ten days counts ten times.</p>\n"
    if rows.isEmpty { body += "<p>Nothing fires, and nothing is unknown.</p>\n" }
    for row in rows { body += row.section }
    return PlainPage(title: "\(title): replay", body: body).html
  }
}

extension ReplayReport.Row {
  fileprivate var section: String {
    let bars = months.map { BarChart.Bar(label: $0.month, parts: [$0.fires, $0.unknown]) }
    var text =
      "<section>\n<h2><code>\(htmlEscaped(id))</code> <span class=\"tag\">\(htmlEscaped(kind ?? what))</span></h2>\n"
    if !title.isEmpty { text += "<p>\(htmlEscaped(title))</p>\n" }
    text += BarChart(title: "\(id), by month", bars: bars).svg
    text += "<details><summary>Numbers</summary>\n<table>\n<thead><tr>"
    for head in ["Month", "Fires", "Unknown", "People"] { text += "<th scope=\"col\">\(head)</th>" }
    text += "</tr></thead>\n<tbody>\n"
    for month in months {
      text +=
        "<tr><th scope=\"row\">\(htmlEscaped(month.month))</th><td>\(month.fires)</td><td>\(month.unknown)</td><td>\(month.people)</td></tr>\n"
    }
    return text + "</tbody>\n</table>\n</details>\n</section>\n"
  }
}

/// A page that needs nothing else: readable on a screen and a telephone, in light and dark, and printable.
public struct PlainPage: Sendable {
  private let title: String
  private let body: String

  public init(title: String, body: String) {
    self.title = title
    self.body = body
  }

  public var html: String {
    HTMLPage(title: title, style: Self.style, body: "<h1>\(htmlEscaped(title))</h1>\n\(body)").html
  }

  private static let style = """
    :root { color-scheme: light dark; --line: #c8ccd2; --soft: #565e6b; --tag: #e7eaf0; --bar: #2563a8; --mark: #2563a8; --flag: #b3261e; --open: #c77700; --back: #f3f4f7; }
    @media (prefers-color-scheme: dark) { :root { --line: #444b57; --soft: #a9b1bd; --tag: #2e3440; --bar: #7fb2ea; --mark: #2b62a3; --flag: #f2857c; --open: #e8a94a; --back: #23272f; } }
    body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
    h1 { font-size: 1.5rem; } h2 { font-size: 1.1rem; margin: 0; }
    section { border-top: 1px solid var(--line); padding: .9rem 0; }
    code { font-size: .92em; overflow-wrap: anywhere; } pre { white-space: pre-wrap; overflow-wrap: anywhere; background: var(--back); padding: .5rem; font: 13px/1.4 ui-monospace, monospace; }
    table { border-collapse: collapse; } th, td { padding: .25rem .7rem; border-bottom: 1px solid var(--line); text-align: right; } th:first-child, .words td { text-align: left; vertical-align: top; }
    .legend, .soft, summary { color: var(--soft); font-size: .9em; }
    h3 { font-size: 1rem; margin: 0; } .change { border-left: .25rem solid var(--line); padding-left: .8rem; margin: .9rem 0; } .urgent { border-color: var(--flag); }
    .days { list-style: none; display: flex; flex-wrap: wrap; gap: 2px; padding: 0; margin: .3rem 0; } .days li { width: 2.1rem; text-align: center; font-size: .7em; color: var(--soft); }
    .days b { display: block; height: 1.5rem; line-height: 1.5rem; border: 1px solid var(--line); border-radius: .2rem; } .days .on b { background: var(--mark); color: #fff; border-color: var(--mark); } .days span { display: block; }
    .tag { background: var(--tag); border-radius: .3rem; padding: 0 .4em; font-size: .82em; font-weight: 400; }
    \(BarChart.style)
    @media print { body { margin: 0; max-width: none; font-size: 10pt; } section { break-inside: avoid; } }
    """
}
