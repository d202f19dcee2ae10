import SourceText
import YAMLReading

/// How a part of a pack is read for signing: what is layout goes, what could carry meaning stays.
public enum Normalising {
  /// Words for people, or to be matched letter by letter: kept as they are.
  private static let verbatim: Set<String> = [
    "title", "why", "note", "because", "limitations", "it", "text", "exactly", "plurals",
    "translations", "forbid", "forms", "unless within", "instead", "fix", "names", "examples",
    "contains", "key", "none", "exact", "joined", "words", "sentences", "document", "approved by",
    "no sign-off because",
  ]
  /// Lists whose order says nothing.
  private static let unordered: Set<String> = [
    "when", "require", "while", "where", "all of", "any of", "none of", "how many of", "source",
    "on",
    "needs sign-off", "asked", "contains", "unless within", "only in", "names", "also", "examples",
    "forbid",
  ]
  /// The keys under which a quoted number is a text, and an unquoted one a number.
  private static let constants: Set<String> = ["is", "value"]

  /// The content of a node, without its layout.
  public static func written(_ node: YAMLNode) -> Written {
    written(node, key: nil, isVerbatim: false)
  }

  private static func written(_ node: YAMLNode, key: String?, isVerbatim: Bool) -> Written {
    let isVerbatim = isVerbatim || key.map(verbatim.contains) == true
    switch node.content {
    case .null: return .nothing
    case .scalar(let scalar):
      let text = isVerbatim ? scalar.text : expression(scalar.text)
      let isQuoted = scalar.style == .singleQuoted || scalar.style == .doubleQuoted
      let isConstant = key == nil || key.map(constants.contains) == true
      let said = isQuoted && isConstant ? "\"\(text)\"" : text
      return key.map(unordered.contains) == true ? .list([.text(said)]) : .text(said)
    case .sequence(let items):
      let list = items.map { written($0, key: nil, isVerbatim: isVerbatim) }
      guard key.map(unordered.contains) == true else { return .list(list) }
      return .list(list.map { ($0, $0.canonical) }.sorted { Written.precedes($0.1, $1.1) }.map(\.0))
    case .mapping(let entries):
      var group: [String: Written] = [:]
      for entry in entries {
        group[entry.keyText] = written(entry.value, key: entry.keyText, isVerbatim: isVerbatim)
      }
      if case .list(let rows)? = group["rows"], let policy = group["rows are"]?.asText,
        policy != "tried in order"
      {
        let sorted = rows.map { ($0, $0.canonical) }.sorted { Written.precedes($0.1, $1.1) }.map(
          \.0)
        group["rows"] = .list(sorted)
      }
      return .group(group)
    }
  }

  /// White space outside quotation marks is layout: one space between words, and around signs by
  /// themselves.
  static func expression(_ text: String) -> String {
    var result: [UInt8] = []
    var quote: UInt8?
    var pendingSpace = false
    func opens(_ byte: UInt8) -> Bool { byte == 0x28 || byte == 0x5B }
    func closes(_ byte: UInt8) -> Bool { byte == 0x29 || byte == 0x5D || byte == 0x2C }
    func isSign(_ byte: UInt8) -> Bool { (0x3C...0x3E).contains(byte) }
    func isWord(_ byte: UInt8?) -> Bool {
      byte.map { $0 >= 0x80 || $0.isASCIIAlphanumeric }
        ?? false
    }
    func isSpace(_ byte: UInt8) -> Bool {
      byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
    }
    // The curly ones end in other bytes than they begin with, and begin with the same.
    if text.utf8.contains(0xE2), text.contains(where: { "“”‘’".contains($0) }) {
      return text
    }
    for byte in text.utf8 {
      if let open = quote {
        result.append(byte)
        if byte == open { quote = nil }
        continue
      }
      if isSpace(byte) {
        pendingSpace = true
        continue
      }
      if let last = result.last {
        let startsSign = isSign(byte) && !isSign(last)
        let endsSign = isSign(last) && !isSign(byte)
        let isWanted = pendingSpace || startsSign || endsSign || last == 0x2C
        if isWanted, !opens(last), !closes(byte), last != 0x20 {
          result.append(0x20)
        }
      }
      pendingSpace = false
      let opensText = byte == 0x22 || byte == 0x27 && !isWord(result.last)
      if opensText { quote = byte }
      result.append(byte)
    }
    return String(decoding: result, as: UTF8.self)
  }
}
