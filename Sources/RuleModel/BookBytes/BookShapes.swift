/// How the values of a book are put together, by name. Books in JSON are read and written by it, without code for each type of the model.
package struct BookShapes: Sendable {
  package indirect enum Kind: Sendable {
    case truth, integer, number, text
    /// From one number to another.
    case range
    /// Where something was written, of which a book keeps nothing.
    case place
    case optional(Kind)
    case list(Kind)
    case pairs(key: Kind, value: Kind)
    /// An index of `types`.
    case type(Int)
  }

  package struct Member: Sendable {
    package var name: String
    package var kind: Kind
    /// Whether it is part of what decides or is shown.
    package var decides: Bool
  }

  package enum Form: Sendable {
    case members([Member])
    case words([String])
    case choices([(name: String, members: [Member])])
  }

  package let types: [Form]
  /// The kind of a whole pack.
  package let pack: Kind

  /// What no app needs in order to decide and to show: examples, the rules of copy, sign-offs, requirements and places in files.
  private static let undeciding: Set = [
    "Pack.files", "Pack.timeZoneOrigin", "Pack.localesOrigin", "Pack.checkOrigins", "Pack.checks", "Pack.mappings",
    "Pack.orders", "Pack.terms", "Pack.limits", "Pack.reviewed", "Pack.exemptions", "Pack.roles", "Pack.signOffs",
    "Pack.requirements", "Pack.ships", "Rule.examples", "Table.examples", "Table.otherwiseWritten", "Table.Row.written",
    "MessageRule.examples",
  ]

  package init() {
    let lines = String(describing: BookShapes.lines).split(separator: "\n")
    let names = lines.map { String($0.prefix { !" |/".contains($0) }) }
    let numbers = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0) })

    func kind(_ rest: inout Substring) -> Kind {
      if let number = numbers[String(rest)] { return .type(number) }
      switch rest.removeFirst() {
      case "?": return .optional(kind(&rest))
      case "*": return .list(kind(&rest))
      case "=":
        let key = kind(&rest)
        return .pairs(key: key, value: kind(&rest))
      case "b": return .truth
      case "i": return .integer
      case "d": return .number
      case "s": return .text
      case "r": return .range
      default: return .place
      }
    }
    func members(_ texts: some Sequence<Substring>, of type: String) -> [Member] {
      texts.map { text in
        let name = String(text.prefix { $0 != ":" })
        var rest = text.dropFirst(name.count + 1)
        return Member(
          name: name, kind: kind(&rest), decides: !BookShapes.undeciding.contains(type + "." + name))
      }
    }
    types = zip(names, lines).map { name, line in
      let rest = line.dropFirst(name.count)
      switch rest.first {
      case "|": return .words(rest.dropFirst().split(separator: "|").map(String.init))
      case "/":
        return .choices(
          rest.dropFirst().split(separator: "/").map { choice in
            let parts = choice.split(separator: " ")
            return (String(parts[0]), members(parts.dropFirst(), of: name))
          })
      default: return .members(members(rest.split(separator: " "), of: name))
      }
    }
    pack = .type(numbers["Pack"]!)
  }
}

/// A value of the model without its type: what stands between the bytes of a book and its JSON.
package indirect enum BookValue {
  case nothing
  case truth(Bool)
  case integer(Int64)
  case number(Double)
  case text(String)
  /// The elements of a list, the members of a type in order, two bounds, or keys each followed by its value.
  case list([BookValue])
  /// A case by its number.
  case choice(Int, [BookValue])
}

extension BookShapes {
  /// The value in these bytes, which `BookWriter` wrote.
  package func pack(_ bytes: [UInt8]) throws(BookDamage) -> BookValue {
    var result: Result<BookValue, BookDamage> = .failure(BookDamage())
    bytes.withUnsafeBytes { bytes in
      do throws(BookDamage) {
        var reader = try BookReader(bytes)
        result = .success(try value(pack, &reader))
      } catch { result = .failure(error) }
    }
    return try result.get()
  }

  /// The bytes of a pack: of all of it, or of what decides.
  package func bytes(_ pack: BookValue, deciding: Bool) throws(BookDamage) -> [UInt8] {
    var writer = BookWriter()
    try write(pack, self.pack, deciding, &writer)
    return writer.bytes
  }

  private func value(_ kind: Kind, _ r: inout BookReader) throws(BookDamage) -> BookValue {
    switch kind {
    case .truth: return .truth(try r.read())
    case .integer: return .integer(try r.integer())
    case .number: return .number(try r.double())
    case .text: return .text(try r.string())
    case .range: return .list([.number(try r.double()), .number(try r.double())])
    case .place: return .list([])
    case .optional(let kind): return try r.read() ? try value(kind, &r) : .nothing
    case .list(let kind):
      var elements: [BookValue] = []
      for _ in 0..<(try r.length()) { elements.append(try value(kind, &r)) }
      return .list(elements)
    case .pairs(let key, let kind):
      var elements: [BookValue] = []
      for _ in 0..<(try r.length()) {
        elements.append(try value(key, &r))
        elements.append(try value(kind, &r))
      }
      return .list(elements)
    case .type(let index):
      switch types[index] {
      case .members(let members): return .list(try values(members, &r))
      case .words: return .choice(Int(try r.byte()), [])
      case .choices(let choices):
        let index = Int(try r.byte())
        guard index < choices.count else { throw BookDamage() }
        return .choice(index, try values(choices[index].members, &r))
      }
    }
  }

  private func values(_ members: [Member], _ r: inout BookReader) throws(BookDamage) -> [BookValue] {
    var values: [BookValue] = []
    for member in members { values.append(try value(member.kind, &r)) }
    return values
  }

  private func write(
    _ value: BookValue, _ kind: Kind, _ deciding: Bool, _ w: inout BookWriter
  ) throws(BookDamage) {
    switch (kind, value) {
    case (.truth, .truth(let truth)): w.byte(truth ? 1 : 0)
    case (.integer, .integer(let integer)): w.integer(integer)
    case (.number, .number(let number)): w.double(number)
    case (.text, .text(let text)): w.string(text)
    case (.range, .list(let bounds)): for bound in bounds { try write(bound, .number, deciding, &w) }
    case (.place, _): break
    case (.optional, .nothing): w.byte(0)
    case (.optional(let kind), _):
      w.byte(1)
      try write(value, kind, deciding, &w)
    case (.list(let kind), .list(let elements)):
      w.number(UInt64(elements.count))
      for element in elements { try write(element, kind, deciding, &w) }
    case (.pairs(let key, let kind), .list(let elements)):
      w.number(UInt64(elements.count / 2))
      for (index, element) in elements.enumerated() {
        try write(element, index % 2 == 0 ? key : kind, deciding, &w)
      }
    case (.type(let index), _):
      switch (types[index], value) {
      case (.members(let members), .list(let values)): try write(values, members, deciding, &w)
      case (.words, .choice(let index, _)): w.byte(UInt8(truncatingIfNeeded: index))
      case (.choices(let choices), .choice(let index, let values)):
        w.byte(UInt8(truncatingIfNeeded: index))
        try write(values, choices[index].members, deciding, &w)
      default: throw BookDamage()
      }
    default: throw BookDamage()
    }
  }

  private func write(
    _ values: [BookValue], _ members: [Member], _ deciding: Bool, _ w: inout BookWriter
  ) throws(BookDamage) {
    for (value, member) in zip(values, members) {
      if deciding, !member.decides {
        // Nothing, or of no length: the same byte.
        w.byte(0)
      } else {
        try write(value, member.kind, deciding, &w)
      }
    }
  }
}
