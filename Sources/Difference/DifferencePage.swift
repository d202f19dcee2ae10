import Cases
import Reporting
import RuleModel

extension PackDifference {
  /// One page, complete in itself: one section for an edit, red flags first.
  public func html(all: Bool = false) -> String {
    var body: HTML = "<p><strong>\(headline).</strong></p>\n"
    body += (basis + [copySentence].compactMap { $0 }).map { "<p>\($0)</p>\n" as HTML }.joined()
    if changes.contains(where: { $0.impact != nil }) {
      body +=
        "<p class=\"legend\"><em>Impact</em>: the decisions about real records that change."
        + (isReplay
          ? " <em>Replay</em>: what would have been decided at each point in time, with the records known then."
          : "")
        + "</p>\n"
    }
    var told: [Int: Int] = [:]
    for (number, edit) in edits.enumerated() {
      body += "<section>\n<h2>Edit \(number + 1) of \(edits.count): \(name(of: edit))</h2>\n"
      let rows = edit.parts.map { part in
        let change = part.from == nil ? ", added" : part.to == nil ? ", removed" : ""
        return (name: part.key + (part.isOfList ? change : ""), from: part.from, to: part.to)
      }
      body += table(rows, head: "What")
      for index in edit.reaches {
        if let first = told[index] {
          body +=
            "<p class=\"soft\">Also reaches the \(changes[index].noun) <code>\(changes[index].id)</code>; see edit \(first + 1).</p>\n"
        } else {
          told[index] = number
          body += block(changes[index], below: edit, all: all)
        }
      }
      body += "</section>\n"
    }
    if !changes.isEmpty { body += "<p class=\"soft\">\(summary).</p>\n" }
    return PlainPage(title: "\(newPack.title): what has changed", body: body).html
  }

  private func table(_ rows: [(name: String, from: String?, to: String?)], head: String) -> HTML {
    if rows.isEmpty { return "" }
    var text: HTML =
      "<table class=\"words\">\n<thead><tr><th scope=\"col\">\(head)</th><th scope=\"col\">was</th><th scope=\"col\">is</th></tr></thead>\n<tbody>\n"
    for row in rows {
      text +=
        "<tr><th scope=\"row\">\(row.name.isEmpty ? "is" : row.name)</th><td>\(row.from ?? "nothing")</td><td>\(row.to ?? "nothing")</td></tr>\n"
    }
    return text + "</tbody>\n</table>\n"
  }

  private func strip(of witness: Witness, in words: WitnessWords) -> DayStrip {
    let today = (Double(witness.now.microseconds) / Double(microsecondsPerDay)).rounded(.down)
    let kinds = words.groups(witness).map { ($0.text, $0.days.compactMap { $0 }) }
    return DayStrip(kinds, upTo: CivilDate(days: Int32(today)))
  }

  private func block(_ change: Change, below edit: Edit, all: Bool) -> HTML {
    let urgent = change.isRedFlag && change.change != .words ? " urgent" : ""
    var text: HTML =
      "<div class=\"change\(urgent)\">\n<h3><code>\(change.id)</code> <span class=\"tag\">\(change.noun), \(change.change.rawValue)</span></h3>\n"
    if let title = change.title { text += "<p class=\"soft\">\(title)</p>\n" }
    text += "<p>\(change.message)</p>\n"
    text += table(
      otherCauses(of: change, below: edit).map { ($0.id, $0.from, $0.to) }, head: "Also because")
    let words = WitnessWords(old: oldPack, new: newPack)
    for difference in change.cases {
      text += "<p class=\"case\">\(difference.sentence)</p>\n"
      if let beside = difference.beside { text += "<p>In this case: \(beside.sentence).</p>\n" }
      text += strip(of: difference.witness, in: words).html
      guard let example = difference.example else { continue }
      text +=
        "<details><summary>\(place(change))</summary><pre>\(example)</pre></details>\n"
    }
    if !change.voids.isEmpty {
      text += "<p>Voids the sign-off: \(change.voidsText).</p>\n"
    }
    for broken in change.breaks { text += "<p>Breaks the example “\(broken)”.</p>\n" }
    for exemption in change.exemptions { text += "<p>Affects the exemption of \(exemption).</p>\n" }
    if let silence = change.silence {
      text += "<p>Impact: unknown; \(silence.sentence).</p>\n"
    }
    if let impact = change.impact { text += self.impact(impact, of: change.id, all: all) }
    return text + "</div>\n"
  }

  private func impact(_ impact: LogImpact, of id: String, all: Bool) -> HTML {
    var text: HTML = "<p>Impact: \(impact.sentence).</p>\n"
    if isReplay, !impact.periods.isEmpty {
      let bars = impact.periods.map { BarChart.Bar(label: $0.name, parts: [$0.decisions]) }
      text += BarChart(title: "\(id): decisions that change, by month", bars: bars).svg
    }
    for (head, counts) in [("Surface", impact.surfaces), ("Month", isReplay ? impact.periods : [])]
    where !counts.isEmpty {
      text +=
        "<table>\n<thead><tr><th scope=\"col\">\(head)</th><th scope=\"col\">Decisions</th><th scope=\"col\">People</th></tr></thead>\n<tbody>\n"
      for count in counts {
        text +=
          "<tr><th scope=\"row\">\(count.name)</th><td>\(count.decisions)</td><td>\(count.subjects)</td></tr>\n"
      }
      text += "</tbody>\n</table>\n"
    }
    let shown = all ? impact.lines[...] : impact.lines.prefix(Self.linesShown)
    if shown.isEmpty { return text }
    text += "<ul>\n" + shown.map { "<li>\($0.who): \($0.way)</li>\n" as HTML }.joined()
    let left = impact.lines.count - shown.count
    return text + (left > 0 ? "<li>and \(left) more</li>\n" : "") + "</ul>\n"
  }
}
