import Cases
import JSONWriting
import RuleLoading
import RuleModel

/// A case as an example writes it: what goes between its braces.
struct WitnessYAML {
  private let pack: Pack

  init(_ pack: Pack) { self.pack = pack }

  /// `now: …, given: { … }, history: { … }`.
  func members(_ witness: Witness) -> String {
    if let text = witness.text { return "text: \(plain(text))" }
    var members = ["now: \(MomentText.text(witness.now))"]
    if let given = witness.given {
      let (read, unreadable) = given.parts(in: pack)
      members.append("given: \(group(fields(read)))")
      if let unreadable { members.append("unreadable: \(group(fields(unreadable)))") }
    }
    if witness.given == nil || !witness.history.isEmpty {
      var names: [String] = []
      for record in witness.history where !names.contains(record.name) { names.append(record.name) }
      let records = names.map { name in
        "\(name): [" + witness.history.filter { $0.name == name }.map(inner).joined(separator: ", ")
          + "]"
      }
      members.append("history: \(group(records))")
    }
    return members.joined(separator: ", ")
  }

  /// A record of a history, with what of it cannot be read inside it.
  private func inner(_ record: Witness.Record) -> String {
    let (read, unreadable) = record.parts(in: pack)
    return group(fields(read) + (unreadable.map { ["unreadable: \(group(fields($0)))"] } ?? []))
  }

  private func group(_ members: [String]) -> String {
    members.isEmpty ? "{}" : "{ " + members.joined(separator: ", ") + " }"
  }

  private func fields(_ record: Witness.Record) -> [String] {
    let type = pack.records.first { $0.name == record.name }
    return record.fields.sorted { $0.key < $1.key }.map { name, given in
      guard let type, let index = type.fieldIndex(named: name) else {
        return "\(plain(name)): \(said(given, nil))"
      }
      var fields = [index: given]
      if let unit = type.unitField(of: index) {
        fields[unit] = record.fields[type.fields[unit].name]
      }
      guard let written = Example.Record(record: 0, fields: fields).written(type).first else {
        return "\(plain(name)): \(said(given, nil))"
      }
      return "\(plain(name)): \(said(written.given, written.field))"
    }
  }

  private func said(_ given: Example.Given, _ field: Field?) -> String {
    switch given {
    case .missing: return "null"
    case .bad(let text): return plain(text)
    case .partly(let literals, _):
      return "[" + (literals.map(said) + ["not usable"]).joined(separator: ", ") + "]"
    case .value(let literal):
      if case .number(let x) = literal, case .number(let unit?)? = field?.type, !unit.name.isEmpty {
        return "\(plainText(x)) \(unit.name)"
      }
      return said(literal)
    }
  }

  private func said(_ literal: Literal) -> String {
    switch literal {
    case .truth(let truth): truth ? "yes" : "no"
    case .number(let x): plainText(x)
    case .text(let text): plain(text)
    case .word(let word): plain(word)
    case .time(let time): MomentText.text(time)
    case .date(let date): MomentText.text(date)
    case .timeOfDay(let time): plain(MomentText.text(timeOfDay: time))
    case .period(let period): plain("\(period.days) calendar days")
    case .colour(let colour): plain(colour.text)
    case .list(let items): "[" + items.map(said).joined(separator: ", ") + "]"
    }
  }

  /// Without quotation marks where nobody could take it for anything but these words.
  private func plain(_ text: String) -> String {
    func isWord(_ scalar: Unicode.Scalar) -> Bool {
      scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
        || " _.°%/-".unicodeScalars.contains(scalar)
    }
    let reserved: Set<String> = [
      "yes", "no", "true", "false", "null", "on", "off", "nothing", "unknown",
    ]
    guard let first = text.unicodeScalars.first, let last = text.unicodeScalars.last, last != " ",
      first.properties.isAlphabetic, text.unicodeScalars.allSatisfy(isWord),
      !reserved.contains(text.lowercased())
    else { return JSONWriter.quoted(text) }
    return text
  }
}
