import JSONWriting
import RuleModel

/// A case as an example takes it, `now: …, given: { … }, history: { … }`: in the words of a rule
/// file, or as JSON, which YAML is too.
package struct WrittenCase {
  package enum Notation { case yaml, json }
  private let pack: Pack
  /// The pack that the case is held against, whose units may be others.
  private let other: Pack?
  private let notation: Notation

  package init(_ pack: Pack, other: Pack? = nil, as notation: Notation = .yaml) {
    (self.pack, self.other, self.notation) = (pack, other, notation)
  }

  /// The members, each with its name.
  package func members(_ witness: Witness, saysNow: Bool = true) -> [String] {
    if let text = witness.text { return [member("text", word(text))] }
    if !witness.row.isEmpty {
      return [member("row", group(witness.row.map { member($0.column, word($0.text)) }))]
    }
    var members = saysNow ? [member("now", moment(witness.now))] : []
    if let given = witness.given {
      let (read, unreadable) = given.parts(in: pack)
      members.append(member("given", group(fields(read))))
      if let unreadable { members.append(member("unreadable", group(fields(unreadable)))) }
    }
    guard witness.given == nil || !witness.history.isEmpty else { return members }
    var names: [String] = []
    for record in witness.history where !names.contains(record.name) { names.append(record.name) }
    let records = names.map { name in
      member(name, list(witness.history.filter { $0.name == name }.map(inner)))
    }
    return members + [member("history", group(records))]
  }

  /// A record of a history, with what of it cannot be read inside it.
  private func inner(_ record: Witness.Record) -> String {
    let (read, unreadable) = record.parts(in: pack)
    return group(
      fields(read) + (unreadable.map { [member("unreadable", group(fields($0)))] } ?? []))
  }

  private func fields(_ record: Witness.Record) -> [String] {
    let types = [pack, other].compactMap { $0?.records.first { $0.name == record.name } }
    return record.fields.sorted { $0.key < $1.key }.compactMap { name, given -> String? in
      let declared = types.compactMap { type in type.fields.first { $0.name == name } }
      // A number that each pack takes in its own unit is written as a log writes it.
      if Set(declared.map(\.type)).count > 1, case .value(let literal) = given {
        return member(name, said(literal))
      }
      guard let type = types.first(where: { $0.fieldIndex(named: name) != nil }),
        let index = type.fieldIndex(named: name)
      else { return member(name, said(given, nil)) }
      var fields = [index: given]
      if let unit = type.unitField(of: index) {
        fields[unit] = record.fields[type.fields[unit].name]
      }
      let written = Example.Record(record: 0, fields: fields).written(type).first
      return written.map { member(name, said($0.given, $0.field)) }
    }
  }

  // MARK: Values

  private func said(_ given: Example.Given, _ field: Field?) -> String {
    switch given {
    case .missing: return "null"
    // Any text can be read as a text; a list cannot.
    case .bad(let text): return field?.type == .text ? list([word(text)]) : word(text)
    case .partly(let literals, let bad): return list(literals.map(said) + [word(bad)])
    case .value(let literal):
      if case .number(let x) = literal, case .number(let unit?)? = field?.type, !unit.name.isEmpty {
        let amount = "\(plainText(x)) \(unit.name)"
        return notation == .json ? JSONWriter.quoted(amount) : amount
      }
      return said(literal)
    }
  }

  private func said(_ literal: Literal) -> String {
    switch (literal, notation) {
    case (.truth(let truth), .yaml): truth ? "yes" : "no"
    case (.truth(let truth), .json): truth ? "true" : "false"
    case (.number(let x), _): plainText(x)
    case (.text(let text), _), (.word(let text), _): word(text)
    case (.time(let time), _): moment(time)
    case (.date(let date), .yaml): MomentText.text(date)
    case (.date(let date), .json): word(MomentText.text(date))
    case (.timeOfDay(let time), _): word(MomentText.text(timeOfDay: time))
    case (.period(let period), _): word("\(period.days) calendar days")
    case (.colour(let colour), _): word(colour.text)
    case (.list(let items), _): list(items.map(said))
    }
  }

  private func moment(_ time: Instant) -> String {
    notation == .json ? JSONWriter.quoted(MomentText.text(time)) : MomentText.text(time)
  }

  // MARK: Notation

  private func member(_ name: String, _ value: String) -> String { "\(word(name)): \(value)" }

  private func list(_ items: [String]) -> String { "[\(items.joined(separator: ", "))]" }

  private func group(_ members: [String]) -> String {
    if members.isEmpty { return "{}" }
    let inside = members.joined(separator: ", ")
    return notation == .json ? "{\(inside)}" : "{ \(inside) }"
  }

  /// Without quotation marks in a rule file where nobody could take it for anything but these words.
  private func word(_ text: String) -> String {
    func isWord(_ scalar: Unicode.Scalar) -> Bool {
      scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
        || " _.°%/-".unicodeScalars.contains(scalar)
    }
    let reserved: Set<String> = [
      "yes", "no", "true", "false", "null", "on", "off", "nothing", "unknown", "missing",
    ]
    guard notation == .yaml, let first = text.unicodeScalars.first,
      text.unicodeScalars.last != " ", first.properties.isAlphabetic,
      text.unicodeScalars.allSatisfy(isWord), !reserved.contains(text.lowercased())
    else { return JSONWriter.quoted(text) }
    return text
  }
}

extension Witness {
  /// The members `given`, `history` and `now` of an example, as JSON.
  public func json(_ pack: Pack, _ other: Pack) -> String {
    "{\(WrittenCase(pack, other: other, as: .json).members(self).joined(separator: ", "))}"
  }
}

extension Witness.Record {
  /// The part that a pack can read, and the rest, as an example separates them.
  package func parts(in pack: Pack) -> (read: Witness.Record, unreadable: Witness.Record?) {
    var read = fields
    var bad = fields.filter(\.value.isUnusable)
    if let type = pack.records.first(where: { $0.name == name }) {
      for (name, given) in bad {
        guard let index = type.fieldIndex(named: name) else { continue }
        let taken = Witness.read(given, type.fields[index])
        if taken.isUnusable { continue }
        bad[name] = nil
        // An amount stays in the unit in which it is written: it is not as much in both packs.
        if Witness.amount(given, type.fields[index]) == nil { read[name] = taken }
      }
    }
    return (
      .init(name: name, fields: read.filter { bad[$0.key] == nil }),
      bad.isEmpty ? nil : .init(name: name, fields: bad)
    )
  }
}
