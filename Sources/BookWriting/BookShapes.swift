/// How the values of a book are put together, by name: what `ModelWriting` follows.
struct BookShapes: Sendable {
  indirect enum Kind: Sendable {
    case truth, integer, number, text
    /// From one number to another.
    case range
    /// A place in a file, of which a book keeps nothing.
    case place
    case optional(Kind)
    case list(Kind)
    case pairs(key: Kind, value: Kind)
    /// An index of `types`.
    case type(Int)
  }

  struct Member: Sendable {
    var name: String
    var kind: Kind
    /// Whether it is part of what decides or is shown.
    var decides: Bool
  }

  enum Form: Sendable {
    case members([Member])
    case words([String])
    case choices([(name: String, members: [Member])])
  }

  let types: [Form]
  /// The kinds of a whole pack, and of the examples of its rules (or tables) and messages.
  let pack: Kind
  let examples: Kind
  let messageExamples: Kind

  /// Parts that no app needs in order to decide and to show: examples, the rules of copy,
  /// sign-offs, requirements and places in files.
  private static let undeciding: Set = [
    "Pack.files", "Pack.timeZoneOrigin", "Pack.localesOrigin", "Pack.checkOrigins", "Pack.checks",
    "Mapping.examples",
    "Pack.orders", "Pack.terms", "Pack.limits", "Pack.reviewed", "Pack.exemptions", "Pack.changes",
    "Pack.surfaces",
    "Pack.roles",
    "Pack.signOffs",
    "Pack.requirements", "Pack.ships", "Rule.examples", "Table.examples", "Table.otherwiseWritten",
    "Table.Row.written",
    "NameList.never", "NameList.apartFrom", "MessageRule.examples", "Aggregate.ofAny",
    "Aggregate.belongings", "RecordType.within",
    "RecordType.unlinked", "Pack.conversions", "WrittenWith.lets", "WrittenWith.units",
  ]

  init() {
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
          name: name, kind: kind(&rest), decides: !BookShapes.undeciding.contains(type + "." + name)
        )
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
    examples = .list(.list(.type(numbers["Example"]!)))
    messageExamples = .list(.list(.type(numbers["MessageRule.Example"]!)))
  }
}
