extension [TraceReport] {
  /// One page that needs nothing else: readable on a screen and a telephone, in light and dark, and printable.
  public var traceHTML: String {
    let sections = map(\.section).joined()
    let title = "Requirements and what covers them"
    return HTMLPage(title: title, style: traceStyle, body: "<h1>\(title)</h1>\n\(summary)\(sections)").html
  }

  /// The apps with their counts, which lead to their sections, and every gap by name.
  private var summary: String {
    let isProof = contains(where: \.isProof)
    let states = TraceReport.states.filter { isProof || $0 != "proved" }
    let apps = map { report in
      "<tr><th scope=\"row\"><a href=\"#\(escaped(report.app))\">\(escaped(report.title))</a></th><td>\(report.rows.count)</td>"
        + states.map { "<td>\(report.count($0))</td>" }.joined() + "</tr>\n"
    }.joined()
    let gaps = flatMap(\.rows).filter(\.isGap)
    let told =
      gaps.isEmpty
      ? "<p class=\"good\">Every decided requirement is covered or ensured elsewhere.</p>"
      : "<p class=\"gap\"><strong>Decided but not covered:</strong> "
        + gaps.map { "<a href=\"#\(escaped($0.id))\">\(escaped($0.id))</a>" }.joined(separator: ", ") + "</p>"
    let heads =
      ["App", "Requirements"]
      + states.map { $0 == "elsewhere" ? "Ensured elsewhere" : $0.prefix(1).uppercased() + $0.dropFirst() }
    return """
      <table class="summary">
      <thead><tr>\(heads.map { "<th scope=\"col\">\($0)</th>" }.joined())</tr></thead>
      <tbody>
      \(apps)</tbody>
      </table>
      \(told)
      <p class="legend"><span class="tag">covered</span> Something in force holds it, with examples. <span class="tag">proved</span> Every weakening of that is noticed. <span class="tag">weak</span> A fault could go unnoticed. <span class="tag">open</span> The documents do not decide it. <span class="tag">draft</span> Not yet decided; this blocks a release.</p>

      """
  }
}

extension TraceReport {
  fileprivate var section: String {
    var text = "<section id=\"\(escaped(app))\">\n<h2>\(escaped(title))</h2>\n<table class=\"rows\">\n"
    text +=
      "<thead><tr><th scope=\"col\">Requirement</th><th scope=\"col\">What it asks for</th><th scope=\"col\">Covered by</th></tr></thead>\n<tbody>\n"
    for row in rows {
      text +=
        "<tr id=\"\(escaped(row.id))\"\(row.isGap ? " class=\"gap\"" : "")><th scope=\"row\">\(escaped(row.id))"
      text +=
        "<span class=\"tag\">\(row.state)</span>"
        + (row.isOpen && row.state != "open" ? "<span class=\"tag\">open</span></th>" : "</th>")
      text +=
        "<td>\(escaped(row.title))\(row.document.map { "<span class=\"doc\">\(escaped($0))</span>" } ?? "")\(row.saying)</td>"
      text += "<td>\(row.covering)</td></tr>\n"
    }
    return text + "</tbody>\n</table>\n</section>\n"
  }
}

extension TraceEntry {
  /// What its document says, with what holds each part.
  fileprivate var saying: String {
    let lines = clauses.map { clause in
      let by = clause.by.isEmpty ? "" : " <span class=\"doc\">\(escaped(clause.by.joined(separator: ", ")))</span>"
      let why = clause.why.map { " <strong>\(escaped($0))</strong>" } ?? ""
      return "<li>\(escaped(clause.says)) <span class=\"tag\">\(clause.state)</span>\(by)\(why)</li>"
    }
    return lines.isEmpty ? "" : "<ul>\(lines.joined())</ul>"
  }

  /// What covers the row, one line a kind: a row may have twenty texts.
  fileprivate var covering: String {
    let reason = isHeld ? "" : why.map { "<strong>\(escaped($0))</strong>" } ?? ""
    let apart = elsewhere.map { "<p>\(escaped($0.what)): <span class=\"doc\">\(escaped($0.evidence))</span></p>" }
      .joined()
    if covers.isEmpty { return reason + apart }
    var kinds: [String] = []
    for cover in covers where !kinds.contains(cover.kind) { kinds.append(cover.kind) }
    let lines = kinds.map { kind in
      let these = covers.filter { $0.kind == kind }
      let names = these.map { cover in
        let examples =
          cover.examples > 0
          ? " <span class=\"doc\">\(cover.examples) example\(cover.examples == 1 ? "" : "s")</span>" : ""
        let title = cover.title.map { " title=\"\(escaped($0))\"" } ?? ""
        return
          "<span class=\"item\"><code\(title)>\(escaped(cover.id))</code>\(TraceEntry.held.contains(cover.state) ? "" : "<span class=\"tag\">\(cover.state)</span>")\(examples)</span>"
      }
      return "<dt>\(escaped(these.count == 1 ? kind : kind + "s"))</dt><dd>\(names.joined(separator: ", "))</dd>"
    }
    return reason + "<dl>\(lines.joined())</dl>" + apart
  }
}

private func escaped(_ text: String) -> String { htmlEscaped(text) }
