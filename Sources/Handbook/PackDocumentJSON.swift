import JSONWriting
import RuleModel

extension PackDocument {
  /// One object, ended with a line end: `handbook --format json`.
  public var json: String { json(since: nil) }

  /// The same with what is not as it was at a revision.
  public func json(since edits: PackEdits?) -> String {
    JSONWriter.object(indent: 1) {
      $0.member("pack", string: name)
      $0.member("title", string: title)
      $0.member("version", string: version)
      $0.member("today", string: MomentText.text(today))
      $0.member("locales", strings: locales)
      let turns = turns.map { turn in
        JSONWriter.object {
          $0.member("day", string: MomentText.text(turn.day))
          if let item = turn.item { $0.member("id", string: item.id) }
          $0.member("says", string: turn.says)
        }
      }
      $0.member("turns", JSONWriter.array(turns))
      if let edits {
        $0.member("since", string: edits.revision)
        $0.member("edited", JSONWriter.object { json in edits.add(to: &json) })
        if !edits.removed.isEmpty { $0.member("removed", strings: edits.removed) }
        if !edits.others.isEmpty { $0.member("others", strings: edits.others) }
      }
      $0.member("chapters", JSONWriter.lines(chapters.map(json), indent: 2))
      $0.member("records", JSONWriter.lines(records.map(\.json), indent: 2))
      $0.member("requirements", JSONWriter.lines(requirements.map(\.json), indent: 2))
    } + "\n"
  }

  private func json(_ chapter: Chapter) -> String {
    JSONWriter.object {
      $0.member("id", string: chapter.id)
      $0.member("title", string: chapter.title)
      $0.member("items", JSONWriter.lines(chapter.items.map(json), indent: 4, closing: 2))
    }
  }

  private func json(_ item: Item) -> String {
    JSONWriter.object {
      $0.member("id", string: item.reference.id)
      $0.member("kind", string: item.kindWords)
      $0.member("title", string: item.reference.title)
      $0.member("status", string: item.status.rawValue)
      let lines = item.lines.map { line in
        JSONWriter.object {
          $0.member("depth", line.depth)
          $0.member("text", string: line.text)
        }
      }
      $0.member("says", JSONWriter.array(lines))
      if let grid = item.grid { $0.member("grid", json(grid)) }
      if !item.values.isEmpty { $0.member("values", JSONWriter.array(item.values.map(json))) }
      if !item.sentences.isEmpty {
        $0.member("sentences", JSONWriter.array(item.sentences.map(json)))
      }
      if !item.surfaces.isEmpty { $0.member("on", strings: item.surfaces) }
      $0.member("source", strings: item.sources)
      if !item.requirements.isEmpty { $0.member("requirements", strings: item.requirements) }
      $0.member("uses", JSONWriter.array(item.uses.map(json)))
      $0.member("usedBy", JSONWriter.array(item.usedBy.map(json)))
      $0.member("signOffs", JSONWriter.array(item.signOffs.map(json)))
      if !item.examples.isEmpty { $0.member("examples", JSONWriter.array(item.examples.map(json))) }
      if !item.further.isEmpty { $0.member("further", strings: item.further) }
      $0.member("file", string: item.file)
      $0.member("line", item.line)
    }
  }

  private func json(_ reference: Reference) -> String {
    JSONWriter.object {
      $0.member("kind", string: reference.kind.rawValue)
      $0.member("id", string: reference.id)
    }
  }

  private func json(_ value: Value) -> String {
    JSONWriter.object {
      $0.member("value", string: value.text)
      $0.member("from", string: value.from.map { MomentText.text($0) })
      $0.member("until", string: value.until.map { MomentText.text($0) })
      if value.isToday { $0.member("today", "true") }
    }
  }

  private func json(_ sentence: Sentence) -> String {
    JSONWriter.object {
      $0.member("locale", string: sentence.locale)
      if !sentence.variant.isEmpty { $0.member("variant", string: sentence.variant) }
      $0.member("words", string: sentence.words)
      $0.member("packs", string: sentence.packs)
    }
  }

  private func json(_ grid: Grid) -> String {
    JSONWriter.object {
      $0.member("columns", strings: grid.columns)
      let rows = grid.rows.map { row in
        JSONWriter.object {
          $0.member("when", strings: row.conditions)
          $0.member("values", strings: row.values)
        }
      }
      $0.member("rows", JSONWriter.array(rows))
    }
  }

  private func json(_ signOff: SignOff) -> String {
    JSONWriter.object {
      $0.member("role", string: signOff.role)
      $0.member("state", string: signOff.state)
      $0.member("by", string: signOff.by)
      $0.member("on", string: signOff.on.map { MomentText.text($0) })
      if !signOff.changes.isEmpty { $0.member("changes", strings: signOff.changes) }
    }
  }

  private func json(_ example: Example) -> String {
    JSONWriter.object {
      $0.member("it", string: example.it)
      $0.member("given", strings: example.given)
      $0.member("expected", strings: example.expected)
      if example.isUnconfirmed { $0.member("confirmed", "false") }
      $0.member("apart", string: example.apart)
    }
  }
}

extension PackEdits {
  /// By id: `new`, `edited`, `words in the app`, or the names of the edited parts that an item rests on.
  fileprivate func add(to json: inout JSONWriter) {
    let all = items.merging(requirements) { item, _ in item }
    for (id, state) in all.sorted(by: { $0.key < $1.key }) {
      switch state {
      case .new: json.member(named: id, JSONWriter.quoted("new"))
      case .edited: json.member(named: id, JSONWriter.quoted("edited"))
      case .shipped: json.member(named: id, JSONWriter.quoted("words in the app"))
      case .rests(let names):
        json.member(named: id, JSONWriter.array(names.map(JSONWriter.quoted)))
      }
    }
  }
}
