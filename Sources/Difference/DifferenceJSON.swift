import JSONWriting
import RuleLoading
import RuleModel

extension PackDifference {
  /// The difference as JSON.
  public var json: String {
    let reached = ClausesAndDays(self)
    let changes = changes.map { $0.json(newPack, oldPack, isReplay: isReplay, reached) }
    return JSONWriter.object(indent: 1) {
      $0.member("changes", JSONWriter.lines(changes, indent: 2, closing: 0))
      $0.member("edits", JSONWriter.lines(edits.map(json), indent: 2, closing: 0))
      $0.member("summary", summaryJSON)
      if let logsRead { $0.member("logs", logsRead.json) }
    } + "\n"
  }

  private func json(_ edit: Edit) -> String {
    JSONWriter.object {
      $0.member("what", string: edit.what)
      $0.member("id", string: edit.id)
      $0.member("change", string: edit.change.rawValue)
      let parts = edit.parts.map { part in
        JSONWriter.object {
          if !part.key.isEmpty { $0.member("key", string: part.key) }
          $0.member("from", part.from.map(JSONWriter.quoted) ?? "null")
          $0.member("to", part.to.map(JSONWriter.quoted) ?? "null")
        }
      }
      $0.member("parts", JSONWriter.array(parts))
      $0.member("reaches", strings: edit.reaches.map { changes[$0].id })
    }
  }

  private var summaryJSON: String {
    JSONWriter.object {
      $0.member("says", string: headline)
      $0.member("added", count(.added))
      $0.member("removed", count(.removed))
      $0.member("changed", count(.changed))
      $0.member("words", count(.words))
      if elsewhere > 0 { $0.member("elsewhere", elsewhere) }
      $0.member("same", same)
      if let copyChanges {
        let copy = JSONWriter.object {
          $0.member("failing", copyChanges.failing)
          $0.member("passing", copyChanges.passing)
        }
        $0.member("copy", copy)
      }
      if unproved > 0 { $0.member("unproved", unproved) }
    }
  }

  /// One line a change; with logs one line a decision that differs.
  public var ndjson: String {
    let impacts = changes.filter { $0.impact != nil }
    if impacts.isEmpty, logsRead == nil {
      let reached = ClausesAndDays(self)
      return changes.map { $0.json(newPack, oldPack, isReplay: isReplay, reached) + "\n" }.joined()
    }
    return impacts.map { change in
      change.impact!.lines.map { line in
        JSONWriter.object {
          $0.member("id", string: change.id)
          line.addWhose(to: &$0)
          $0.member("from", string: line.from)
          $0.member("to", string: line.to)
          $0.member("before", line.before ?? "null")
          $0.member("after", line.after ?? "null")
        } + "\n"
      }.joined()
    }.joined()
      + (logsRead.map { read in JSONWriter.object { $0.member("logs", read.json) } + "\n" } ?? "")
  }
}

extension PackDifference.LogsRead {
  fileprivate var json: String {
    JSONWriter.object {
      $0.member("entries", entries)
      $0.member("used", used)
      $0.member("rejected", rejected)
      $0.member("subjects", people)
      if untimed > 0 { $0.member("untimed", untimed) }
    }
  }
}

extension PackDifference.Change {
  func json(_ pack: Pack, _ other: Pack, isReplay: Bool, _ reached: ClausesAndDays) -> String {
    JSONWriter.object { json in
      json.member("id", string: id)
      json.member("what", string: what)
      if let ruleKind { json.member("kind", string: ruleKind) }
      json.member("change", string: change.rawValue)
      json.member("message", string: message)
      if !because.isEmpty {
        let causes = because.map { cause in
          JSONWriter.object {
            $0.member("id", string: cause.id)
            $0.member("from", cause.from.map(JSONWriter.quoted) ?? "null")
            $0.member("to", cause.to.map(JSONWriter.quoted) ?? "null")
          }
        }
        json.member("because", JSONWriter.array(causes))
      }
      if newSource != nil && oldSource != nil || !differences.isEmpty {
        let differences = differences.map { difference in
          JSONWriter.object {
            $0.member("from", string: difference.from)
            $0.member("to", string: difference.to)
            $0.member("proved", "true")
            $0.member("sentence", string: difference.sentence)
            $0.member("witness", difference.witness.json(pack, other))
            if let beside = difference.beside { $0.member("beside", beside.json) }
            if let example = difference.example { $0.member("example", string: example) }
          }
        }
        json.member("differences", JSONWriter.array(differences))
        json.member("proved", isProved ? "true" : "false")
        json.member("tried", tried)
      }
      if let file { json.member("file", string: file) }
      json.member("voids", strings: voidedRoles)
      json.member("breaks", strings: breaks)
      let clauses = reached.clauses(self).map { clause in
        JSONWriter.object {
          $0.member("requirement", string: clause.requirement)
          $0.member("says", string: clause.says)
        }
      }
      if !clauses.isEmpty { json.member("clauses", JSONWriter.array(clauses)) }
      let days = reached.days(self).map { day in
        JSONWriter.object {
          $0.member("on", string: MomentText.text(day.on))
          $0.member("says", string: day.says)
        }
      }
      if !days.isEmpty { json.member("days", JSONWriter.array(days)) }
      if !exemptions.isEmpty { json.member("exemptions", strings: exemptions) }
      switch silence {
      case .absent(let types)?: json.member("absent", string: types[0])
      case .untimed?: json.member("untimed", "true")
      case nil: break
      }
      if let begins { json.member("begins", string: MomentText.text(begins)) }
      if let impact { json.member("impact", impact.json(isReplay: isReplay)) }
    }
  }
}

extension LogImpact {
  private static let first = 5

  func json(isReplay: Bool) -> String {
    func count(_ counts: [Count]) -> String {
      JSONWriter.object { json in
        for count in counts {
          let numbers = JSONWriter.object {
            $0.member("decisions", count.decisions)
            $0.member("subjects", count.subjects)
          }
          json.member(named: count.name, numbers)
        }
      }
    }
    func outcomes(_ counts: [(outcome: String, count: Int)]) -> String {
      JSONWriter.object { json in
        for (outcome, count) in counts { json.member(named: outcome, String(count)) }
      }
    }
    return JSONWriter.object {
      $0.member("decisions", decisions)
      $0.member("subjects", subjects)
      $0.member("numbersOf", string: numbersOf.map { MomentText.text($0) })
      $0.member("from", outcomes(counts(\.from)))
      $0.member("to", outcomes(counts(\.to)))
      $0.member("surfaces", count(surfaces))
      if isReplay {
        $0.member("months", count(months))
        let monthly = JSONWriter.object { json in
          for month in people {
            guard let name = month.month else { continue }
            let counts = JSONWriter.object {
              $0.member("before", month.before)
              $0.member("after", month.after)
            }
            json.member(named: name, counts)
          }
        }
        $0.member("people", monthly)
        if let undated {
          let counts = JSONWriter.object {
            $0.member("decisions", undated.decisions)
            $0.member("subjects", undated.subjects)
            let people = people.last { $0.month == nil }
            $0.member("before", people?.before ?? 0)
            $0.member("after", people?.after ?? 0)
          }
          $0.member("undated", counts)
        }
      }
      let first = lines.prefix(Self.first).map { line in JSONWriter.object(line.addWhose) }
      $0.member("first", JSONWriter.array(first))
    }
  }
}

extension LogImpact.Line {
  /// Whose decision it is.
  fileprivate func addWhose(to json: inout JSONWriter) {
    if !subject.isEmpty { json.member("subject", string: subject) }
    json.member("record", string: record)
    json.member("at", string: at)
  }
}
