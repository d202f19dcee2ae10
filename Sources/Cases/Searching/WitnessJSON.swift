import JSONWriting
import RuleModel

extension Witness {
  /// The members `given`, `history` and `now` of an example, as JSON, which is YAML too.
  public func json(_ pack: Pack, _ other: Pack) -> String {
    JSONWriter.object { json in
      if let text { return json.member("text", string: text) }
      if !row.isEmpty {
        let cells = JSONWriter.object { cells in
          for cell in row { cells.member(named: cell.column, JSONWriter.quoted(cell.text)) }
        }
        return json.member("row", cells)
      }
      json.member("now", string: MomentText.text(now))
      if let given {
        let (read, unreadable) = given.parts(in: pack)
        json.member("given", self.json(read, pack, other))
        if let unreadable { json.member("unreadable", fields(unreadable, pack, other)) }
      }
      guard given == nil || !history.isEmpty else { return }
      let groups = JSONWriter.object { groups in
        for name in unique(history.map(\.name)) {
          let records = history.filter { $0.name == name }.map { self.json($0, pack, other) }
          groups.member(named: name, JSONWriter.array(records))
        }
      }
      json.member("history", groups)
    }
  }

  private func unique(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }

  private func json(_ record: Record, _ pack: Pack, _ other: Pack) -> String {
    let (read, unreadable) = record.parts(in: pack)
    return fields(read, pack, other, unreadable: unreadable.map { fields($0, pack, other) })
  }

  /// - Parameter unreadable: the part of the record that cannot be read, given inside it.
  private func fields(
    _ record: Record, _ pack: Pack, _ other: Pack, unreadable: String? = nil
  ) -> String {
    let types = [pack, other].compactMap { $0.records.first { $0.name == record.name } }
    return JSONWriter.object { json in
      for (name, given) in record.fields.sorted(by: { $0.key < $1.key }) {
        let declared = types.compactMap { type in type.fields.first { $0.name == name } }
        // A number that each pack takes in its own unit is written as a log writes it.
        if Set(declared.map(\.type)).count > 1, case .value(let literal) = given {
          json.member(named: name, self.json(literal))
          continue
        }
        let type = types.first { $0.fieldIndex(named: name) != nil }
        guard let type, let index = type.fieldIndex(named: name) else {
          json.member(named: name, self.json(given, nil))
          continue
        }
        var fields = [index: given]
        if let unit = type.unitField(of: index) {
          fields[unit] = record.fields[type.fields[unit].name]
        }
        if let written = Example.Record(record: 0, fields: fields).written(type).first {
          json.member(named: name, self.json(written.given, written.field))
        }
      }
      if let unreadable { json.member("unreadable", unreadable) }
    }
  }

  private func json(_ given: Example.Given, _ field: Field?) -> String {
    switch given {
    case .missing: return "null"
    case .bad(let text): return JSONWriter.quoted(text)
    case .partly(let literals, _):
      return JSONWriter.array(literals.map(json) + [JSONWriter.quoted("not usable")])
    case .value(let literal):
      if case .number(let x) = literal, case .number(let unit?)? = field?.type, !unit.name.isEmpty {
        return JSONWriter.quoted("\(plainText(x)) \(unit.name)")
      }
      return json(literal)
    }
  }

  private func json(_ literal: Literal) -> String {
    switch literal {
    case .truth(let truth): truth ? "true" : "false"
    case .number(let x): plainText(x)
    case .text(let text), .word(let text): JSONWriter.quoted(text)
    case .time(let time): JSONWriter.quoted(MomentText.text(time))
    case .date(let date): JSONWriter.quoted(MomentText.text(date))
    case .timeOfDay(let time): JSONWriter.quoted(MomentText.text(timeOfDay: time))
    case .period(let period): JSONWriter.quoted("\(period.days) calendar days")
    case .colour(let colour): JSONWriter.quoted(colour.text)
    case .list(let items): JSONWriter.array(items.map(json))
    }
  }
}

extension Witness.Record {
  /// The part that a pack can read, and the rest, as an example separates them.
  package func parts(in pack: Pack) -> (read: Witness.Record, unreadable: Witness.Record?) {
    var fields = fields
    if let type = pack.records.first(where: { $0.name == name }) {
      for (name, given) in fields where given.isUnusable {
        if let index = type.fieldIndex(named: name) {
          fields[name] = Witness.read(given, type.fields[index])
        }
      }
    }
    let bad = fields.filter(\.value.isUnusable)
    return (
      .init(name: name, fields: fields.filter { !$0.value.isUnusable }),
      bad.isEmpty ? nil : .init(name: name, fields: bad)
    )
  }
}
