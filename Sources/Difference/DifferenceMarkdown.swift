import Reporting
import RuleModel
import SourceText

extension PackDifference {
  /// For a review comment or a job's summary: one table for an edit, red flags first. Counts only,
  /// never a subject or a record of a log.
  public var markdown: String {
    var text = "### \(markdownEscaped(newPack.title)): \(markdownEscaped(headline))\n\n"
    if let copySentence { text += copySentence + "\n\n" }
    if changes.isEmpty { return text }
    if !basis.isEmpty { text += basis.map(markdownEscaped).joined(separator: " ") + "\n\n" }
    var told: Set<Int> = []
    for (number, edit) in edits.enumerated() {
      text += "**Edit \(number + 1)**: \(markdownEscaped(title(edit)))\n\n"
      let new = edit.reaches.filter { told.insert($0).inserted }
      let again = edit.reaches.filter { !new.contains($0) }.map { "`\(changes[$0].id)`" }
      if !new.isEmpty { text += table(new.map { changes[$0] }) + "\n" }
      if !again.isEmpty { text += "Also reaches, as above: \(markdownEscaped(listed(again))).\n\n" }
    }
    text += markdownEscaped(summary) + ".\n\n"
    text +=
      "*Case*: one that shows the difference; `primum diff` prints it, ready to paste as an example."
    if changes.contains(where: { $0.impact != nil }) {
      text += " *Impact*: decisions about real records that change."
    }
    text += "\n"
    return text
  }

  private func title(_ edit: Edit) -> String {
    let parts = edit.parts.map { part in
      "\(part.key.isEmpty ? "" : "\(part.key): ")\(PackDifference.said(part.from, part.to, ofList: part.isOfList))"
    }
    return name(of: edit) + (parts.isEmpty ? "" : ": " + parts.joined(separator: "; "))
  }

  private func table(_ changes: [Change]) -> String {
    var text =
      "| What | Change | Meaning | Case | Voids | Breaks | Impact |\n|---|---|---|---|---|---|---|\n"
    for change in changes {
      let columns = [
        "\(change.noun) `\(change.id)`", change.change.rawValue, change.message,
        change.cases.first.map { first in
          first.sentence + (first.beside.map { "; \($0.sentence)" } ?? "")
        } ?? "", change.voidsText,
        change.breaks.joined(separator: "; "),
        change.impact?.cell ?? change.silence.map { "unknown; \($0.sentence)" } ?? "",
      ]
      text += "| " + columns.map(markdownEscaped).joined(separator: " | ") + " |\n"
    }
    return text
  }
}

extension LogImpact {
  /// Counts, for a cell of a table.
  fileprivate var cell: String {
    Count(name: "", decisions: decisions, subjects: subjects).sentence
      + surfaces.map { "; \($0.name): \($0.decisions)" }.joined()
  }
}
