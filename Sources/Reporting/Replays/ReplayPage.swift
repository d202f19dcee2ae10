extension ReplayReport {
  /// One page, complete in itself: a chart and a table for each rule.
  public var html: String {
    var body = span.sentences.map { "<p>\($0)</p>\n" as HTML }.joined()
    body +=
      "<p class=\"legend\"><svg class=\"key\" viewBox=\"0 0 1 1\"><rect class=\"part0\" width=\"1\" height=\"1\"/></svg>fires <svg class=\"key\" viewBox=\"0 0 1 1\"><rect class=\"part1\" width=\"1\" height=\"1\"/></svg>unknown. The numbers count decisions: a person for whom a rule fires on ten days counts ten times.</p>\n"
    if rows.isEmpty { body += "<p>Nothing fires, and nothing is unknown.</p>\n" }
    for row in rows { body += row.section }
    return PlainPage(title: "\(title): replay", body: body).html
  }
}

extension ReplayReport.Row {
  fileprivate var section: HTML {
    let bars = months.map { BarChart.Bar(label: $0.name, parts: [$0.fires, $0.unknown]) }
    var text: HTML =
      "<section>\n<h2><code>\(id)</code> <span class=\"tag\">\(kind ?? what)</span></h2>\n"
    if !title.isEmpty { text += "<p>\(title)</p>\n" }
    text += BarChart(title: "\(id), by month", bars: bars).svg
    text += "<details><summary>Numbers</summary>\n<table>\n<thead><tr>"
    for head in ["Month", "Fires", "Unknown", "People"] { text += "<th scope=\"col\">\(head)</th>" }
    text += "</tr></thead>\n<tbody>\n"
    for month in months {
      text +=
        "<tr><th scope=\"row\">\(month.name)</th><td>\(month.fires)</td><td>\(month.unknown)</td><td>\(month.people)</td></tr>\n"
    }
    return text + "</tbody>\n</table>\n</details>\n</section>\n"
  }
}
