import Reporting

extension PackDifference {
  /// One page, complete in itself.
  public var html: String {
    var body = "<p>\(htmlEscaped(summary)).</p>\n"
    body += (basis + [copySentence].compactMap { $0 }).map { "<p>\(htmlEscaped($0))</p>\n" }.joined()
    body +=
      "<p class=\"legend\">A <em>witness</em> is a case that shows a difference: pasted into an example, it passes with one pack and fails with the other. <em>Impact</em>: the decisions about real records that change."
      + (isReplay
        ? " <em>Replay</em>: what would have been decided at each point in time, with the records known then." : "")
      + "</p>\n"
    for change in changes { body += section(change) }
    return PlainPage(title: "\(newPack.title): what has changed", body: body).html
  }

  private func section(_ change: Change) -> String {
    var text =
      "<section>\n<h2><code>\(htmlEscaped(change.id))</code> <span class=\"tag\">\(change.what), \(change.change.rawValue)</span></h2>\n"
    if let title = change.title { text += "<p class=\"soft\">\(htmlEscaped(title))</p>\n" }
    text += "<p>\(htmlEscaped(change.message))</p>\n"
    if !change.because.isEmpty {
      text +=
        "<table class=\"words\">\n<thead><tr><th scope=\"col\">Because</th><th scope=\"col\">was</th><th scope=\"col\">is</th></tr></thead>\n<tbody>\n"
      for cause in change.because {
        text +=
          "<tr><th scope=\"row\">\(htmlEscaped(cause.id))</th><td>\(htmlEscaped(cause.from ?? "nothing"))</td><td>\(htmlEscaped(cause.to ?? "nothing"))</td></tr>\n"
      }
      text += "</tbody>\n</table>\n"
    }
    for difference in change.differences {
      text += "<p>\(htmlEscaped(difference.from)) → \(htmlEscaped(difference.to)), as in the witness</p>\n"
      text += "<pre>\(htmlEscaped(difference.example ?? difference.witness.json(newPack, oldPack)))</pre>\n"
    }
    if !change.voids.isEmpty {
      text += "<p>Voids the sign-off: \(htmlEscaped(change.voidsText)).</p>\n"
    }
    for broken in change.breaks { text += "<p>Breaks the example “\(htmlEscaped(broken))”.</p>\n" }
    for exemption in change.exemptions { text += "<p>Affects the exemption of \(htmlEscaped(exemption)).</p>\n" }
    if let impact = change.impact { text += self.impact(impact, of: change.id) }
    return text + "</section>\n"
  }

  private func impact(_ impact: LogImpact, of id: String) -> String {
    var text = "<p>Impact: \(htmlEscaped(impact.sentence)).</p>\n"
    if isReplay, !impact.months.isEmpty {
      let bars = impact.months.map { BarChart.Bar(label: $0.name, parts: [$0.decisions]) }
      text += BarChart(title: "\(id): decisions that change, by month", bars: bars).svg
    }
    for (head, counts) in [("Surface", impact.surfaces), ("Month", isReplay ? impact.months : [])] where !counts.isEmpty
    {
      text +=
        "<table>\n<thead><tr><th scope=\"col\">\(head)</th><th scope=\"col\">Decisions</th><th scope=\"col\">People</th></tr></thead>\n<tbody>\n"
      for count in counts {
        text +=
          "<tr><th scope=\"row\">\(htmlEscaped(count.name))</th><td>\(count.decisions)</td><td>\(count.subjects)</td></tr>\n"
      }
      text += "</tbody>\n</table>\n"
    }
    return text
  }
}
