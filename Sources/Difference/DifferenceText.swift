import Reporting
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
        line("    " + (difference.example ?? difference.witness.json(newPack, oldPack)))
      }
      if !change.voids.isEmpty { line("  voids the sign-off: \(change.voidsText)") }
      for broken in change.breaks { line("  breaks the example “\(broken)”") }
      for exemption in change.exemptions { line("  affects the exemption of \(exemption)") }
      if let impact = change.impact {
        line("  impact: " + impact.sentence)
        for surface in impact.surfaces { line("    on \(surface.name): \(surface.sentence)") }
        if isReplay { for month in impact.months { line("    in \(month.name): \(month.sentence)") } }
        for entry in impact.lines.prefix(Self.linesShown) {
          let who = [entry.subject.isEmpty ? nil : entry.subject, entry.record, entry.at].compactMap { $0 }.joined(
            separator: ", ")
          line(
            "    \(who): \(entry.from == entry.to ? "\(entry.from), with something else said" : "\(entry.from) -> \(entry.to)")"
          )
        }
        let left = impact.lines.count - Self.linesShown
        if left > 0 { line("    and \(left) more; --format ndjson gives each") }
      }
      text += "\n"
    }
    return text + summary + "\n" + terms.map { $0 + "\n" }.joined()
  }

  private static let linesShown = 10

  /// The terms used above, each explained in a line.
  private var terms: [String] {
    var lines: [String] = []
    if changes.contains(where: { !$0.differences.isEmpty }) {
      lines.append("witness, after “as in”: the smallest case found that shows the difference")
    }
    if changes.contains(where: { $0.impact != nil }) {
      lines.append("impact: decisions about these logs that change")
    }
    if isReplay { lines.append("replay: what would have been decided at each moment, with only what was there then") }
    return lines
  }

  public var summary: String {
    if changes.isEmpty { return "no difference; \(same) items are the same" }
    var parts = ["\(count(.changed)) changed", "\(count(.added)) added", "\(count(.removed)) removed"]
    if count(.words) > 0 { parts.append("\(count(.words)) in words only") }
    if elsewhere > 0 { parts.append("\(elsewhere) told with what \(elsewhere == 1 ? "it affects" : "they affect")") }
    parts.append("\(same) the same")
    var text = parts.joined(separator: ", ")
    if unproved > 0 { text += "; \(unproved) could not be proved to be the same" }
    return text
  }

  static func said(_ value: String?) -> String {
    guard let value else { return "none" }
    return value.count <= 120 ? "`\(value)`" : "`\(value.prefix(119))…`"
  }

  /// What copy newly fails and passes, in numbers; nil where none was linted.
  var copySentence: String? {
    copyChanges.map { failing, passing in "Copy: \(failing) newly fail, \(passing) newly pass." }
  }

  /// For a review comment or a job's summary: counts only, never a subject or a record.
  public var markdown: String {
    var text = "### \(markdownEscaped(newPack.title)): \(summary)\n\n"
    if let copySentence { text += copySentence + "\n\n" }
    if changes.isEmpty { return text }
    if !basis.isEmpty { text += basis.map(markdownEscaped).joined(separator: " ") + "\n\n" }
    text += "| What | Change | Meaning | Voids | Breaks | Impact |\n|---|---|---|---|---|---|\n"
    for change in changes {
      let impact = change.impact.map(\.cell) ?? ""
      let columns = [
        "\(change.what) `\(change.id)`", change.change.rawValue, change.message, change.voidsText,
        change.breaks.joined(separator: "; "), impact,
      ]
      text += "| " + columns.map(markdownEscaped).joined(separator: " | ") + " |\n"
    }
    text += "\n*Witness*: a case that shows a difference; `primum diff` prints it, ready to paste as an example."
    if changes.contains(where: { $0.impact != nil }) {
      text += " *Impact*: decisions about real records that change."
    }
    text += "\n"
    return text
  }
}

extension LogImpact {
  var sentence: String {
    if decisions == 0 {
      let day = onlyOn.map { " on \($0); --every month looks at every month before" }
      return "no decision about these logs changes" + (day ?? "")
    }
    let ways = Dictionary(
      grouping: lines, by: { $0.from == $0.to ? "\($0.from), with something else said" : "\($0.from) -> \($0.to)" }
    ).map { "\($0.value.count) \($0.key)" }.sorted()
    return
      "\(decisions) decision\(decisions == 1 ? "" : "s") of \(subjects) \(subjects == 1 ? "person" : "people") \(decisions == 1 ? "changes" : "change"):  "
      + ways.joined(separator: ", ")
  }
}

extension LogImpact.Count {
  var sentence: String {
    "\(decisions) decision\(decisions == 1 ? "" : "s"), \(subjects) \(subjects == 1 ? "person" : "people")"
  }
}

extension LogImpact {
  /// Counts, for a cell of a table.
  fileprivate var cell: String {
    Count(name: "", decisions: decisions, subjects: subjects).sentence
      + surfaces.map { "; \($0.name): \($0.decisions)" }.joined()
  }
}
