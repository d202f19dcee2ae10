import RuleModel
import SourceText

extension PackDifference {
  /// For a terminal.
  public var text: String {
    var text = ""
    func line(_ words: String) { text += words.visible + "\n" }
    for change in changes {
      line("\(change.change.rawValue): the \(change.what) \(change.id)  \(change.message)")
      if let title = change.title, change.change == .changed { line("  \(title)") }
      for cause in change.because {
        line("  because \(cause.id): \(PackDifference.said(cause.from)) -> \(PackDifference.said(cause.to))")
      }
      for difference in change.differences {
        line("  \(difference.from) -> \(difference.to), as in")
        line("    " + difference.witness.json(newPack, oldPack))
      }
      if !change.voids.isEmpty { line("  voids the sign-off: \(change.voids.joined(separator: ", "))") }
      for broken in change.breaks { line("  breaks the example “\(broken)”") }
      if let impact = change.impact {
        line("  impact: " + impact.sentence)
        for entry in impact.lines.prefix(3) {
          let who = [entry.subject.isEmpty ? nil : entry.subject, entry.record].compactMap { $0 }.joined(
            separator: ", ")
          line("    \(who): \(entry.from) -> \(entry.to)")
        }
      }
      text += "\n"
    }
    return text + summary + "\n"
  }

  public var summary: String {
    if changes.isEmpty { return "no difference; \(same) items are the same" }
    var parts = ["\(count(.changed)) changed", "\(count(.added)) added", "\(count(.removed)) removed"]
    if count(.words) > 0 { parts.append("\(count(.words)) in words only") }
    parts.append("\(same) the same")
    var text = parts.joined(separator: ", ")
    if unproved > 0 { text += "; \(unproved) could not be proved to be the same" }
    return text
  }

  static func said(_ value: String?) -> String {
    guard let value else { return "none" }
    return value.count <= 120 ? "`\(value)`" : "`\(value.prefix(119))…`"
  }

  /// For a review comment or a job's summary: counts only, never a subject or a record.
  public var markdown: String {
    func cell(_ text: String) -> String {
      text.replacing("|", with: "\\|").replacing("\n", with: " ").replacing("<", with: "&lt;")
    }
    var text = "### \(cell(newPack.title)): \(summary)\n\n"
    if changes.isEmpty { return text }
    text += "| What | Change | Meaning | Voids | Breaks | Impact |\n|---|---|---|---|---|---|\n"
    for change in changes {
      let impact = change.impact.map { "\($0.decisions) decisions, \($0.subjects) people" } ?? ""
      let columns = [
        "\(change.what) `\(change.id)`", change.change.rawValue, change.message, change.voids.joined(separator: ", "),
        change.breaks.joined(separator: "; "), impact,
      ]
      text += "| " + columns.map(cell).joined(separator: " | ") + " |\n"
    }
    text += "\n*Impact*: decisions about real records that come out otherwise.\n"
    return text
  }

  /// One page, complete in itself.
  public var html: String {
    func escaped(_ text: String) -> String {
      text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
        .replacing("\"", with: "&quot;")
    }
    var page = """
      <!doctype html>
      <html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
      <title>\(escaped(newPack.title)): what has changed</title>
      <style>body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1a1a1a}
      article{border-top:1px solid #ccc;padding:.8rem 0}h2{font-size:1.05rem;margin:0}code,pre{font:13px/1.4 ui-monospace,monospace}
      pre{white-space:pre-wrap;background:#f4f4f4;padding:.5rem}.k{font-weight:600}</style></head><body>
      <h1>\(escaped(newPack.title)): what has changed</h1>
      <p>\(escaped(summary)).</p>

      """
    for change in changes {
      page += "<article><h2>\(change.change.rawValue): the \(change.what) <code>\(escaped(change.id))</code></h2>\n"
      page += "<p>\(escaped(change.message))</p>\n"
      for cause in change.because {
        page +=
          "<p><span class=\"k\">because</span> \(escaped(cause.id)): <code>\(escaped(PackDifference.said(cause.from)))</code> → <code>\(escaped(PackDifference.said(cause.to)))</code></p>\n"
      }
      for difference in change.differences {
        page +=
          "<p>\(escaped(difference.from)) → \(escaped(difference.to)), as in the <em>witness</em> (a case that shows it):</p>\n"
        page += "<pre>\(escaped(difference.witness.json(newPack, oldPack)))</pre>\n"
      }
      if !change.voids.isEmpty {
        page += "<p>Voids the sign-off: \(escaped(change.voids.joined(separator: ", ")))</p>\n"
      }
      for broken in change.breaks { page += "<p>Breaks the example “\(escaped(broken))”</p>\n" }
      if let impact = change.impact { page += "<p><em>Impact</em>: \(escaped(impact.sentence))</p>\n" }
      page += "</article>\n"
    }
    return page + "</body></html>\n"
  }
}

extension LogImpact {
  var sentence: String {
    if decisions == 0 { return "no decision about these logs comes out otherwise" }
    let ways = Dictionary(grouping: lines, by: { "\($0.from) -> \($0.to)" }).map { "\($0.value.count) \($0.key)" }
      .sorted()
    return
      "\(decisions) decision\(decisions == 1 ? "" : "s") of \(subjects) \(subjects == 1 ? "person" : "people") come out otherwise: "
      + ways.joined(separator: ", ")
  }
}
