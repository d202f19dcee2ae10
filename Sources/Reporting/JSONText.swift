import RuleModel

/// A string as JSON writes it, with its quotes.
public func quotedJSON(_ string: String) -> String { JSONWriter.quoted(string) }

/// Writes JSON: members in the order they are added, no spaces but those asked for.
struct JSONWriter {
  private(set) var text = ""
  private var isFirst = true

  /// A string with its quotes. Control characters and the two that must be escaped are; everything else stands as it is.
  static func quoted(_ string: String) -> String {
    let isPlain = string.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x22 && $0 != 0x5C && $0 != 0x7F && $0 != 0xE2 }
    if isPlain { return "\"" + string + "\"" }
    var result = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\u{0}"..."\u{1F}", "\u{7F}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  mutating func member(_ name: String, _ json: String) {
    if !isFirst { text += ", " }
    isFirst = false
    text += "\""
    text += name
    text += "\": "
    text += json
  }

  mutating func member(_ name: String, string: String?) { if let string { member(name, JSONWriter.quoted(string)) } }

  static func object(_ build: (inout JSONWriter) -> Void) -> String {
    var writer = JSONWriter()
    build(&writer)
    return "{" + writer.text + "}"
  }

  static func array(_ items: [String]) -> String { "[" + items.joined(separator: ", ") + "]" }
}
