import CopyLint
import Diagnostics
import JSONWriting
import RuleModel
import SourceText

extension Sheet {
  /// The sheet as JSON.
  public var json: String { json() }

  /// - Parameter more: members at the end.
  public func json(_ more: (inout JSONWriter) -> Void = { _ in }) -> String {
    JSONWriter.object(indent: 1) { json in
      json.member("files", JSONWriter.array(files.map(Sheet.json)))
      json.member("means", means.json.trimmingEnd)
      json.member("from", from.map { JSONWriter.quoted(MomentText.text($0)) } ?? "null")
      json.member("loses", JSONWriter.array(loses.map(self.json)))
      json.member("gains", JSONWriter.array(gains.map(self.json)))
      json.member("words", JSONWriter.array(words.map(Sheet.json)))
      json.member("follows", JSONWriter.array(follows.map(self.json)))
      let voids = voids.map { void in
        JSONWriter.object {
          $0.member("item", string: void.item)
          $0.member("role", string: void.role)
        }
      }
      json.member("voids", JSONWriter.array(voids))
      json.member("weaker", JSONWriter.array(weaker.map(Sheet.json)))
      json.member("findings", JSONWriter.array(findings.map(Sheet.json)))
      let open = staysOpen.map { row in
        JSONWriter.object {
          $0.member("id", string: row.id)
          $0.member("title", string: row.title)
        }
      }
      json.member(named: "stays open", JSONWriter.array(open))
      json.member("obstacle", obstacle.map(JSONWriter.quoted) ?? "null")
      more(&json)
    } + "\n"
  }

  private static func json(_ file: ChangedFile) -> String {
    JSONWriter.object {
      $0.member("file", string: file.now.path)
      let changes = file.changes.map { change in
        JSONWriter.object {
          $0.member("line", change.line)
          $0.member("was", change.was.map(JSONWriter.quoted) ?? "null")
          $0.member("now", change.now.map(JSONWriter.quoted) ?? "null")
        }
      }
      $0.member("changes", JSONWriter.array(changes))
    }
  }

  private func json(_ effect: Effect) -> String {
    JSONWriter.object {
      $0.member("item", string: effect.item)
      $0.member("says", string: effect.says)
      $0.member("people", "null")
      let cases = effect.cases.map { $0.witness.json(means.newPack, means.oldPack) }
      $0.member("cases", JSONWriter.array(cases))
    }
  }

  private static func json(_ text: ChangedText) -> String {
    JSONWriter.object {
      $0.member("text", string: text.text)
      $0.member("locale", string: text.locale)
      let marks = text.marks.map { mark in
        JSONWriter.object {
          switch mark {
          case .kept(let words): $0.member("kept", string: words)
          case .out(let words): $0.member("out", string: words)
          case .into(let words): $0.member("in", string: words)
          }
        }
      }
      $0.member("marks", JSONWriter.array(marks))
    }
  }

  private func json(_ proposal: Proposal) -> String {
    JSONWriter.object {
      $0.member("id", string: proposal.id)
      $0.member("place", string: proposal.place)
      $0.member("what", string: proposal.what)
      $0.member("proposed", proposal.proposed.map(JSONWriter.quoted) ?? "null")
      $0.member("needed", proposal.isNeeded ? "true" : "false")
      $0.member("taken", taken.contains(proposal.id) ? "true" : "false")
    }
  }

  private static func json(_ finding: Finding) -> String {
    JSONWriter.object {
      $0.member("id", string: finding.id)
      $0.member("level", string: finding.level.rawValue)
      $0.member("message", string: finding.message)
      if let place = finding.place {
        $0.member("file", string: place.file.path)
        $0.member("line", LineIndex(place.file).position(of: place.range.lowerBound).line)
      }
      if let advice = finding.advice { $0.member("advice", string: advice) }
    }
  }
}

extension String {
  fileprivate var trimmingEnd: String {
    var text = self
    while text.last?.isNewline == true { text.removeLast() }
    return text
  }
}
