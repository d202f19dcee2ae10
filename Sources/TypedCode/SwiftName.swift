/// Names and literals of Swift, from any text.
enum SwiftName {
  private static let keywords: Set<String> = [
    "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import",
    "init", "inout",
    "internal", "let", "open", "operator", "private", "precedencegroup", "protocol", "public",
    "rethrows", "static",
    "struct", "subscript", "typealias", "var", "break", "case", "catch", "continue", "default",
    "defer", "do", "else",
    "fallthrough", "for", "guard", "if", "in", "repeat", "return", "throw", "switch", "where",
    "while", "Any", "as",
    "await", "false", "is", "nil", "self", "Self", "super", "throws", "true", "try", "Type",
    "Protocol", "some", "any",
  ]

  /// The types that generated code names: none of its own is called so.
  static let reserved: Set<String> = [
    "Bool", "CaseIterable", "Codable", "CodingKey", "CodingKeys", "Date", "Double", "Hashable",
    "Int", "ItemKey", "PrimumRecord", "RecordFields", "RuleValues", "Sendable", "String",
    "SurfaceKey", "TableAnswer", "TextKey", "Value",
  ]

  /// `two-gardens` becomes `TwoGardens`.
  static func type(_ text: String) -> String {
    let name = camel(text, capital: true)
    return keywords.contains(name) ? name + "_" : name
  }

  /// `walk.long` becomes `walkLong`, and `TOO_LONG` `tooLong`; one that is taken gets a number.
  static func value(_ text: String, _ taken: inout Set<String>) -> String {
    let isConstant = text == text.uppercased()
    let name = unique(camel(isConstant ? text.lowercased() : text, capital: false), &taken)
    return keywords.contains(name) ? "`\(name)`" : name
  }

  static func unique(_ name: String, _ taken: inout Set<String>) -> String {
    var (unique, number) = (name, 2)
    while !taken.insert(unique).inserted {
      unique = "\(name)\(number)"
      number += 1
    }
    return unique
  }

  private static func camel(_ text: String, capital: Bool) -> String {
    var name = ""
    var isStart = capital
    for scalar in text.unicodeScalars {
      let isLetter = scalar.properties.isAlphabetic && scalar.properties.isXIDContinue
      let isDigit = ("0"..."9").contains(scalar)
      guard isLetter || isDigit else {
        isStart = !name.isEmpty || capital
        continue
      }
      if name.isEmpty, isDigit { name = "_" }
      name += isStart ? scalar.properties.uppercaseMapping : String(scalar)
      isStart = false
    }
    if name.isEmpty { return capital ? "Empty" : "empty" }
    if capital { return name }
    // A capital that begins an abbreviation stays.
    let second = name.dropFirst().first
    guard name.first!.isUppercase, second.map({ !$0.isUppercase }) ?? true else { return name }
    return name.first!.lowercased() + name.dropFirst()
  }

  /// A string literal.
  static func literal(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": literal += "\\" + String(scalar)
      default:
        let isPlain =
          scalar.value >= 0x20 && scalar.value != 0x7F
          && scalar.properties.generalCategory != .format
          && scalar.properties.generalCategory != .control && !scalar.properties.isWhitespace
          || scalar == " "
        literal += isPlain ? String(scalar) : "\\u{\(String(scalar.value, radix: 16))}"
      }
    }
    return literal + "\""
  }

  /// Text for a comment: nothing in it ends the line.
  static func oneLine(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { scalar in
          let category = scalar.properties.generalCategory
          return category == .control || category == .format || category == .lineSeparator
            || category == .paragraphSeparator
            ? " " : scalar
        }))
  }
}
