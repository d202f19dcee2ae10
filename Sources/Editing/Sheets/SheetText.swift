import CopyLint
import Diagnostics
import RuleModel
import SourceText

extension Sheet {
  /// A heading and its lines.
  private typealias Section = (title: String, lines: [String])

  private var sections: [Section] {
    var sections: [Section] = []
    func add(_ title: String, _ lines: [String]) {
      if !lines.isEmpty { sections.append((title, lines)) }
    }
    add("No longer warned, or protected less", loses.flatMap(lines))
    add("Newly warned", gains.flatMap(lines))
    let others = means.changes.filter { change in
      change.what != "text" && !(loses + gains).contains { $0.item == change.id }
    }
    add("Changes otherwise", others.map { "\($0.title ?? $0.id): \($0.message)" })
    add("Follows", follows.map(line))
    add("Signatures that fall", voids.map { "\($0.role) of `\($0.item)`" })
    add("Becomes weaker, and nobody has approved it", weaker.map(\.message))
    add("Errors of the gate that come with it", findings.map(Sheet.line))
    add("Stays open", staysOpen.map { "\($0.id): \($0.title)" })
    return sections
  }

  private func lines(_ effect: Effect) -> [String] {
    [effect.says] + effect.cases.prefix(2).map { "  for example: \($0.sentence)" }
  }

  private func line(_ proposal: Proposal) -> String {
    let state =
      taken.contains(proposal.id) ? "taken" : proposal.isNeeded ? "NEEDED, not taken" : "offered"
    let place = proposal.place.isEmpty ? "" : " (\(proposal.place))"
    return "[\(state)] \(proposal.what)\(place)"
      + (proposal.proposed.map { "\n    \($0)" } ?? "\n    find the words yourself")
      + "\n    --follow \(proposal.id)"
  }

  private static func line(_ finding: Finding) -> String {
    let place = finding.place.map {
      " (\($0.file.path):\(LineIndex($0.file).position(of: $0.range.lowerBound).line))"
    }
    return finding.message + (place ?? "") + (finding.advice.map { "\n    \($0)" } ?? "")
  }

  private var heading: String {
    from.map { "From \(MomentText.text($0)) on." } ?? "At once, for all days."
  }

  /// The sheet for a terminal.
  public var text: String {
    var text = heading + "\n"
    for (title, lines) in sections {
      text += "\n\(title)\n" + lines.map { "  " + $0.replacing("\n", with: "\n  ") + "\n" }.joined()
    }
    if !words.isEmpty {
      text += "\nWhat people read\n"
      for word in words {
        let marks = word.marks.map { mark in
          switch mark {
          case .kept(let words): words
          case .out(let words): "[-\(words)-]"
          case .into(let words): "{+\(words)+}"
          }
        }
        text += "  \(word.text), \(word.locale): \(marks.joined(separator: " "))\n"
      }
    }
    text += "\nFiles\n"
    for file in files {
      text += "  \(file.now.path)\n"
      for change in file.changes {
        text += "    \(change.line): "
        if let was = change.was { text += "- \(was)\n" }
        if let now = change.now {
          text += (change.was == nil ? "" : "    \(change.line): ") + "+ \(now)\n"
        }
      }
    }
    return text
  }

  /// The sheet for a pull request.
  public var markdown: String {
    var text = "**\(heading)**\n"
    for (title, lines) in sections {
      text += "\n### \(title)\n\n"
      for line in lines {
        text += "- " + line.split(separator: "\n").joined(separator: "  \n  ") + "\n"
      }
    }
    if !words.isEmpty {
      text += "\n### What people read\n\n"
      for word in words {
        let marks = word.marks.map { mark in
          switch mark {
          case .kept(let words): Sheet.escaped(words)
          case .out(let words): "~~\(Sheet.escaped(words))~~"
          case .into(let words): "**\(Sheet.escaped(words))**"
          }
        }
        text += "- `\(word.text)`, \(word.locale): \(marks.joined(separator: " "))\n"
      }
    }
    text += "\n### Files\n"
    for file in files {
      text += "\n`\(file.now.path)`\n\n```diff\n"
      for change in file.changes {
        if let was = change.was { text += "-\(was)\n" }
        if let now = change.now { text += "+\(now)\n" }
      }
      text += "```\n"
    }
    return text
  }

  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { all, scalar in
      if "\\`*_[]<>~#|".unicodeScalars.contains(scalar) { all += "\\" }
      all.unicodeScalars.append(scalar)
    }
  }
}
