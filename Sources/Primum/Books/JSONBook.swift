internal import JSONReading
internal import RuleModel

/// The pack of a book in JSON: an object for what has members, a word for what is one of several words, and for anything else that is one of
/// several an object of one member, `{"case": {…}}`.
struct JSONBook {
  let shapes: BookShapes

  func pack(_ node: JSONNode) throws(BookDamage) -> BookValue { try value(node, shapes.pack) }

  private func value(_ node: JSONNode, _ kind: BookShapes.Kind) throws(BookDamage) -> BookValue {
    switch kind {
    case .truth: return .truth(try found(node.bool))
    case .integer: return .integer(try found(integer(node)))
    case .number: return .number(try found(number(node)))
    case .text: return .text(try found(node.text))
    case .place: return .list([])
    case .optional(let kind): return node.isNull ? .nothing : try value(node, kind)
    case .range:
      let elements = try found(node.elements)
      guard elements.count == 2 else { throw BookDamage() }
      return .list(try values(elements, .number))
    case .list(let kind): return .list(try values(try found(node.elements), kind))
    case .pairs(let key, let kind): return .list(try pairs(try found(node.members), key, kind))
    case .type(let index): return try value(node, shapes.types[index])
    }
  }

  private func value(_ node: JSONNode, _ form: BookShapes.Form) throws(BookDamage) -> BookValue {
    switch form {
    case .members(let members): return .list(try values(node, members))
    case .words(let words):
      let text = try found(node.text)
      return .choice(try found(words.firstIndex(of: text)), [])
    case .choices(let choices):
      let members = try found(node.members)
      guard members.count == 1, let member = members.first else { throw BookDamage() }
      let index = try found(choices.firstIndex { $0.name == member.key })
      return .choice(index, try values(member.value, choices[index].members))
    }
  }

  private func values(_ elements: JSONElements, _ kind: BookShapes.Kind) throws(BookDamage) -> [BookValue] {
    var values: [BookValue] = []
    for element in elements { values.append(try value(element, kind)) }
    return values
  }

  private func values(_ node: JSONNode, _ members: [BookShapes.Member]) throws(BookDamage) -> [BookValue] {
    var values: [BookValue] = []
    for member in members {
      switch (node[member.name], member.kind) {
      case (let node?, let kind): values.append(try value(node, kind))
      case (nil, .optional): values.append(.nothing)
      case (nil, .place): values.append(.list([]))
      case (nil, _): throw BookDamage()
      }
    }
    return values
  }

  /// In the order in which a binary book has them.
  private func pairs(
    _ members: JSONMembers, _ key: BookShapes.Kind, _ kind: BookShapes.Kind
  ) throws(BookDamage) -> [BookValue] {
    var pairs: [(key: String, value: BookValue)] = []
    for member in members { pairs.append((member.key, try value(member.value, kind))) }
    guard case .integer = key else {
      return pairs.sorted { $0.key < $1.key }.flatMap { [.text($0.key), $0.value] }
    }
    var numbered: [(key: Int64, value: BookValue)] = []
    for pair in pairs { numbered.append((try found(Int64(pair.key)), pair.value)) }
    return numbered.sorted { $0.key < $1.key }.flatMap { [.integer($0.key), $0.value] }
  }

  private func integer(_ node: JSONNode) -> Int64? {
    guard node.kind == .number else { return nil }
    return Int64(String(decoding: node.document.file.bytes[node.range], as: UTF8.self))
  }

  /// What JSON has no number for is a text.
  private func number(_ node: JSONNode) -> Double? {
    switch node.text {
    case "inf": .infinity
    case "-inf": -.infinity
    case "nan": .nan
    case nil: node.number
    default: nil
    }
  }

  private func found<Value>(_ value: Value?) throws(BookDamage) -> Value {
    guard let value else { throw BookDamage() }
    return value
  }
}
