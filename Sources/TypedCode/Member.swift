import RuleModel

/// A field as a member of a structure.
struct Member {
  let field: String
  let name: String
  let type: String
  let isOptional: Bool
  /// The text of its documentation.
  let about: String
  /// The enumeration that its words become.
  let words: (name: String, words: [String])?

  /// - Parameter types: The names of enumerations that the structure has already.
  init(_ field: Field, _ name: String, _ types: inout Set<String>) {
    self.field = field.name
    self.name = name
    isOptional = field.isOptional || field.hasDefault
    let enumeration = Member.words(of: field.type)
    words = enumeration.map { (SwiftName.unique(SwiftName.type(field.name), &types), $0.words) }
    type = Member.type(field.type, field, words: words?.name)
    about = Member.about(field)
  }

  private static func words(of type: ValueType) -> Enumeration? {
    switch type {
    case .word(let enumeration): enumeration
    case .list(let element): words(of: element)
    case .text, .truth, .number, .time, .date, .timeOfDay, .period, .colour: nil
    }
  }

  private static func type(_ type: ValueType, _ field: Field, words: String?) -> String {
    switch type {
    case .text, .date, .timeOfDay, .period, .colour: "String"
    case .truth: "Bool"
    // A value that may be in one of several units says which: "5.5 mmol/l".
    case .number: field.otherUnits.isEmpty ? (field.isWhole ? "Int" : "Double") : "String"
    case .time: "Date"
    case .word: words ?? "String"
    case .list(let element): "[" + Member.type(element, field, words: words) + "]"
    }
  }

  private static func about(_ field: Field) -> String {
    var type = field.type
    if case .list(let element) = type { type = element }
    var parts: [String] = []
    switch type {
    case .number(let unit):
      if !field.otherUnits.isEmpty {
        let units = ([unit].compactMap { $0 } + field.otherUnits.map(\.unit)).map { "`\($0.name)`" }
        parts.append("A number with its unit, one of " + units.joined(separator: ", "))
      } else if let unit, !unit.name.isEmpty {
        parts.append("In " + unit.name)
      }
      if let range = field.range {
        parts.append("from \(plainText(range.lowerBound)) to \(plainText(range.upperBound))")
      }
    case .date: parts.append("A day, such as 2026-03-20")
    case .timeOfDay: parts.append("A time of day, such as 22:30")
    case .colour: parts.append("A colour, such as #A0B0C0")
    case .text, .truth, .time, .period, .word, .list: break
    }
    if field.hasDefault { parts.append("if missing, the pack's default") }
    var text = parts.joined(separator: "; ")
    if let first = text.first { text = first.uppercased() + text.dropFirst() + "." }
    return text
  }
}
