import CopyLint
import Reporting
import RuleModel
import SourceText

extension PackDifference {
  /// For a terminal: one block for an edit, with what it reaches under it.
  /// - Parameter all: each decision of a log that changes, not the first ten.
  public func text(all: Bool = false) -> String {
    var lines: [String] = []
    if !changes.isEmpty { lines += [headline, ""] }
    var told: [Int: Int] = [:]
    for (number, edit) in edits.enumerated() {
      lines += head(edit, number)
      for index in edit.reaches {
        if let first = told[index] {
          lines.append(
            "also reaches the \(changes[index].noun) \(changes[index].id); see edit \(first + 1)")
        } else {
          told[index] = number
          lines += detail(changes[index], below: edit, all: all)
        }
      }
      lines.append("")
    }
    return (lines + [summary] + terms).map { $0.visible + "\n" }.joined()
  }

  private func head(_ edit: Edit, _ number: Int) -> [String] {
    let title = "edit \(number + 1) of \(edits.count): \(name(of: edit))"
    if edit.parts.count == 1 { return [title + told(edit.parts[0], before: ": ")] }
    return [title] + edit.parts.map { "  " + told($0, before: "").trimmingPrefix(", ") }
  }

  /// `, when: … -> …`.
  private func told(_ part: Edit.Part, before: String) -> String {
    "\(part.key.isEmpty ? before : ", \(part.key): ")\(PackDifference.said(part.from, part.to, ofList: part.isOfList))"
  }

  /// The edited thing, as a reader calls it.
  func name(of edit: Edit) -> String {
    let id = edit.id.hasSuffix("/of the pack") ? "of the pack" : edit.id
    let own = changes.first { $0.part == edit.part }
    let noun = edit.what == "let" ? "name" : own?.noun ?? edit.what
    switch edit.change {
    case .added: return "a new \(noun), \(id)"
    case .removed: return "the \(noun) \(id), removed"
    case .changed, .words: return "the \(noun) \(id)"
    }
  }

  private func detail(_ change: Change, below edit: Edit, all: Bool) -> [String] {
    var lines = ["\(change.change.rawValue): the \(change.noun) \(change.id)  \(change.message)"]
    if let title = change.title, change.change == .changed { lines.append("  \(title)") }
    for cause in otherCauses(of: change, below: edit) {
      lines.append(
        "  also because \(cause.id): \(PackDifference.said(cause.from, cause.to, ofList: cause.isOfList))"
      )
    }
    for difference in change.cases {
      lines.append("  \(difference.sentence)")
      if let beside = difference.beside { lines.append("    \(beside.sentence)") }
      guard let example = difference.example else { continue }
      lines += ["    \(place(change)):", "    " + example]
    }
    if !change.voids.isEmpty { lines.append("  voids the sign-off: \(change.voidsText)") }
    for broken in change.breaks { lines.append("  breaks the example “\(broken)”") }
    for exemption in change.exemptions { lines.append("  affects the exemption of \(exemption)") }
    if let silence = change.silence { lines.append("  impact: unknown; \(silence.sentence)") }
    if let impact = change.impact { lines += self.lines(impact, all: all) }
    return lines
  }

  /// The causes of a change that belong to another edit.
  func otherCauses(of change: Change, below edit: Edit) -> [Cause] {
    if change.change == .added || change.change == .removed { return [] }
    return change.because.filter { $0.part != edit.part }
  }

  /// The place for the example of a case.
  func place(_ change: Change) -> String {
    let id = newPack.bareID(change.id)
    return "as an example, for `examples:` of \(id)" + (change.file.map { " in \($0)" } ?? "")
  }

  private func lines(_ impact: LogImpact, all: Bool) -> [String] {
    var lines = ["  impact: " + impact.sentence]
    for surface in impact.surfaces { lines.append("    on \(surface.name): \(surface.sentence)") }
    if isReplay {
      for month in impact.months { lines.append("    in \(month.name): \(month.sentence)") }
      if let undated = impact.undated { lines.append("    \(undated.name): \(undated.sentence)") }
    }
    let shown = all ? impact.lines[...] : impact.lines.prefix(Self.linesShown)
    lines += shown.map { "    \($0.who): \($0.way)" }
    let left = impact.lines.count - shown.count
    if left > 0 { lines.append("    and \(left) more; --all shows each") }
    return lines
  }

  /// The number of decisions about logs that are shown unless all are asked for.
  static let linesShown = 10

  /// The terms used above, each explained in a line.
  private var terms: [String] {
    var lines: [String] = []
    if changes.contains(where: { $0.impact != nil }) {
      lines.append("impact: decisions about these logs that change")
    }
    if isReplay {
      lines.append(
        "replay: what would have been decided at each moment, with only what was there then")
    }
    return lines
  }

  /// The counts, in one line.
  public var summary: String {
    if changes.isEmpty { return "no difference; \(same) items are the same" }
    var parts = [
      "\(count(.changed)) changed", "\(count(.added)) added", "\(count(.removed)) removed",
    ]
    if count(.words) > 0 { parts.append("\(count(.words)) in words only") }
    if elsewhere > 0 {
      parts.append(
        "\(elsewhere) reported with what \(elsewhere == 1 ? "it affects" : "they affect")")
    }
    parts.append("\(same) the same")
    var text = parts.joined(separator: ", ")
    if unproved > 0 { text += "; \(unproved) could not be proved to be the same" }
    return text
  }

  /// A change, on one line: "`5` -> `6`"; of a list, "added `codeine`".
  static func said(_ from: String?, _ to: String?, ofList isOfList: Bool) -> String {
    switch (from, to) {
    case (nil, let to?) where isOfList: "added \(said(to))"
    case (let from?, nil) where isOfList: "removed \(said(from))"
    case (let from?, let to?):
      "\(said(marked(from, to, most: 120).was)) -> \(said(marked(from, to, most: 120).now))"
    case (nil, _), (_, nil): "\(said(from)) -> \(said(to))"
    }
  }

  /// Two texts; of long ones what differs is marked, and of the rest only the words beside it stay.
  static func marked(_ from: String, _ to: String, most: Int) -> (was: String, now: String) {
    if from.count <= most, to.count <= most { return (from, to) }
    let words = WordChanges(from: from, to: to)
    return (words.was, words.now)
  }

  private static func said(_ value: String?) -> String {
    guard let value else { return "none" }
    return value.count <= 120 ? "`\(value)`" : "`\(value.prefix(119))…`"
  }

  /// The number of texts that newly fail and pass; nil if none was linted.
  var copySentence: String? {
    copyChanges.map { failing, passing in "Copy: \(failing) newly fail, \(passing) newly pass." }
  }
}

extension LogImpact {
  var sentence: String {
    if decisions == 0 {
      let day = onlyOn.map {
        " on \($0); to look at earlier months: --every month --from DATE --to DATE"
      }
      return "no decision about these logs changes" + (day ?? "") + ofDay
    }
    let ways = Dictionary(grouping: lines, by: \.way).map { "\($0.value.count) \($0.key)" }.sorted()
    return
      "\(decisions) decision\(decisions == 1 ? "" : "s") of \(subjects) \(subjects == 1 ? "person" : "people") \(decisions == 1 ? "changes" : "change"):  "
      + ways.joined(separator: ", ") + ofDay
  }

  /// `, with the numbers and rules of 2027-01-01`.
  public var ofDay: String {
    numbersOf.map { ", with the numbers and rules of \(MomentText.text($0))" } ?? ""
  }
}

extension LogImpact.Line {
  /// Whose decision, about which record, and when.
  var who: String {
    [subject.isEmpty ? nil : subject, record, day].compactMap { $0 }.joined(separator: ", ")
  }
  /// A replay decides in the last microsecond of a day, which people call the day.
  private var day: String? {
    at.map { $0.contains("T23:59:59.999999") ? String($0.prefix(10)) : $0 }
  }
  var way: String { from == to ? "\(from), but does something else" : "\(from) -> \(to)" }
}

extension LogImpact.Count {
  var sentence: String {
    "\(decisions) decision\(decisions == 1 ? "" : "s"), \(subjects) \(subjects == 1 ? "person" : "people")"
  }
}
