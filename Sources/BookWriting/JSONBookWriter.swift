internal import JSONWriting
internal import RuleModel

/// Writes a pack as `JSONBook` reads it. What is missing is left out, as are places in files.
struct JSONBookWriter {
  let shapes: BookShapes
  private(set) var text = ""

  init(shapes: BookShapes) { self.shapes = shapes }

  mutating func book(format: UInt32, app: String, version: String, digest: String, pack: BookValue) {
    text += "{\"format\":\(format),\"app\":"
    string(app)
    text += ",\"version\":"
    string(version)
    text += ",\"digest\":"
    string(digest)
    text += ",\"pack\":"
    value(pack, shapes.pack)
    text += "}"
  }

  private mutating func value(_ value: BookValue, _ kind: BookShapes.Kind) {
    switch (kind, value) {
    case (_, .nothing): text += "null"
    case (_, .truth(let truth)): text += truth ? "true" : "false"
    case (_, .integer(let integer)): text += String(integer)
    case (_, .number(let number)): self.number(number)
    case (_, .text(let text)): string(text)
    case (.optional(let kind), _): self.value(value, kind)
    case (.range, .list(let values)): list(values, .number)
    case (.list(let kind), .list(let values)): list(values, kind)
    case (.pairs(_, let kind), .list(let values)):
      text += "{"
      for at in stride(from: 0, to: values.count, by: 2) {
        if at > 0 { text += "," }
        key(values[at])
        self.value(values[at + 1], kind)
      }
      text += "}"
    case (.type(let index), _): self.value(value, shapes.types[index])
    case (.place, _), (_, .list), (_, .choice): text += "{}"
    }
  }

  private mutating func value(_ value: BookValue, _ form: BookShapes.Form) {
    switch (form, value) {
    case (.members(let members), .list(let values)): self.members(members, values)
    case (.words(let words), .choice(let index, _)): string(words[index])
    case (.choices(let choices), .choice(let index, let values)):
      text += "{"
      key(.text(choices[index].name))
      members(choices[index].members, values)
      text += "}"
    default: text += "{}"
    }
  }

  private mutating func members(_ members: [BookShapes.Member], _ values: [BookValue]) {
    text += "{"
    var isFirst = true
    for (member, value) in zip(members, values) {
      if case .place = member.kind { continue }
      if case .nothing = value { continue }
      if !isFirst { text += "," }
      isFirst = false
      key(.text(member.name))
      self.value(value, member.kind)
    }
    text += "}"
  }

  private mutating func list(_ values: [BookValue], _ kind: BookShapes.Kind) {
    text += "["
    for (index, value) in values.enumerated() {
      if index > 0 { text += "," }
      self.value(value, kind)
    }
    text += "]"
  }

  private mutating func key(_ value: BookValue) {
    switch value {
    case .integer(let integer): text += "\"\(integer)\""
    case .text(let text): string(text)
    default: text += "\"\""
    }
    text += ":"
  }

  /// What JSON has no number for is a text.
  private mutating func number(_ number: Double) {
    if !number.isFinite {
      string("\(number)")
    } else if number == number.rounded(), abs(number) < 1e15 {
      text += number.sign == .minus && number == 0 ? "-0.0" : String(Int64(number))
    } else {
      text += "\(number)"
    }
  }

  private mutating func string(_ value: String) { text += JSONWriter.quoted(value) }
}
