extension [TraceReport] {
  /// One page that needs nothing else: readable on a screen and a telephone, in light and dark, and
  /// printable.
  public var traceHTML: String {
    let sections = map(\.section).joined()
    return PlainPage(title: "Requirements and what covers them", body: "\(summary)\(sections)").html
  }

  /// The apps with their counts, which lead to their sections, and every gap by name.
  private var summary: HTML {
    let isProof = contains { $0.proof != nil }
    let states = TraceReport.states.filter { isProof || $0 != "proved" }
    let apps: HTML = map { report -> HTML in
      "<tr><th scope=\"row\"><a href=\"#\(report.app)\">\(report.title)</a></th><td>\(report.rows.count)</td>"
        + states.map { "<td>\(report.count($0))</td>" as HTML }.joined() + "</tr>\n"
    }.joined()
    let gaps = flatMap(\.rows).filter(\.isGap)
    let told: HTML =
      gaps.isEmpty
      ? "<p class=\"good\">Every decided requirement is covered or ensured elsewhere.</p>"
      : "<p class=\"gap\"><strong>Decided but not covered:</strong> "
        + gaps.map { "<a href=\"#\($0.id)\">\($0.id)</a>" as HTML }.joined(", ") + "</p>"
    let heads =
      ["App", "Requirements"]
      + states.map {
        $0 == "elsewhere" ? "Ensured elsewhere" : $0.prefix(1).uppercased() + $0.dropFirst()
      }
    return """
      <table class="summary">
      <thead><tr>\(heads.map { "<th scope=\"col\">\($0)</th>" as HTML }.joined())</tr></thead>
      <tbody>
      \(apps)</tbody>
      </table>
      \(told)
      <p class="legend"><span class="tag">covered</span> Something in force holds it, with examples. <span class="tag">proved</span> Every weakening of that is noticed. <span class="tag">weak</span> A fault could go unnoticed. <span class="tag">open</span> The documents do not decide it. <span class="tag">draft</span> Not yet decided; this blocks a release.</p>

      """
  }
}

extension TraceReport {
  fileprivate var section: HTML {
    var text: HTML =
      "<section id=\"\(app)\">\n<h2>\(title)</h2>\n<table class=\"rows requirements\">\n"
    text +=
      "<thead><tr><th scope=\"col\">Requirement</th><th scope=\"col\">What it asks for</th><th scope=\"col\">Covered by</th></tr></thead>\n<tbody>\n"
    for row in rows {
      text +=
        "<tr id=\"\(row.id)\"\(row.isGap ? " class=\"gap\"" as HTML : "")><th scope=\"row\">\(row.id)"
      text +=
        "<span class=\"tag\">\(row.state)</span>"
        + (row.isOpen && row.state != "open" ? "<span class=\"tag\">open</span></th>" : "</th>")
      text +=
        "<td>\(row.title)\(row.document.map { "<span class=\"doc\">\($0)</span>" as HTML } ?? "")\(row.saying)</td>"
      text += "<td>\(row.covering)</td></tr>\n"
    }
    return text + "</tbody>\n</table>\n</section>\n"
  }
}

extension TraceEntry {
  /// The words of its document, with the items that hold each part.
  fileprivate var saying: HTML {
    let lines = clauses.map { clause -> HTML in
      let by: HTML =
        clause.by.isEmpty ? "" : " <span class=\"doc\">\(clause.by.joined(separator: ", "))</span>"
      let why = clause.why.map { " <strong>\($0)</strong>" as HTML } ?? ""
      return "<li>\(clause.says) <span class=\"tag\">\(clause.state)</span>\(by)\(why)</li>"
    }
    let asked = question.map { "<p>\($0.heading): \($0.words)</p>" as HTML }.joined()
    return (lines.isEmpty ? "" : "<ul>\(lines.joined())</ul>") + asked
  }

  /// The items that cover the row, one line a kind: a row may have twenty texts.
  fileprivate var covering: HTML {
    let reason: HTML = isHeld ? "" : why.map { "<strong>\($0)</strong>" } ?? ""
    let apart = elsewhere.map {
      "<p>\($0.what): <span class=\"doc\">\($0.evidence)</span></p>" as HTML
    }
    .joined()
    if covers.isEmpty { return reason + apart }
    var kinds: [String] = []
    for cover in covers where !kinds.contains(cover.kind) { kinds.append(cover.kind) }
    let lines = kinds.map { kind -> HTML in
      let these = covers.filter { $0.kind == kind }
      let names = these.map { cover -> HTML in
        let examples: HTML =
          cover.examples > 0
          ? " <span class=\"doc\">\(cover.examples) example\(cover.examples == 1 ? "" : "s")</span>"
          : ""
        let title = cover.title.map { " title=\"\($0)\"" as HTML } ?? ""
        return
          "<span class=\"item\"><code\(title)>\(cover.id)</code>\(TraceEntry.held.contains(cover.state) ? "" as HTML : "<span class=\"tag\">\(cover.state)</span>")\(examples)</span>"
      }
      return "<dt>\(these.count == 1 ? kind : kind + "s")</dt><dd>\(names.joined(", "))</dd>"
    }
    return reason + "<dl>\(lines.joined())</dl>" + apart
  }
}
