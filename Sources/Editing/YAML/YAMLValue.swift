import YAMLReading

/// A value of a YAML file without its place and notation: what two states of a file must agree in,
/// but for what was meant to change, and what an edit puts in.
public indirect enum YAMLValue: Sendable, Hashable {
  case text(String)
  case list([YAMLValue])
  case group([Member])
  case nothing

  /// One key of a group.
  public struct Member: Sendable, Hashable {
    /// The key.
    public var key: String
    /// Its value.
    public var value: YAMLValue

    public init(_ key: String, _ value: YAMLValue) {
      self.key = key
      self.value = value
    }
  }

  init(_ node: YAMLNode) {
    switch node.content {
    case .scalar(let scalar): self = .text(scalar.text)
    case .sequence(let items): self = .list(items.map(YAMLValue.init))
    case .mapping(let entries):
      self = .group(entries.map { Member($0.keyText, YAMLValue($0.value)) })
    case .null: self = .nothing
    }
  }

  /// A step from a value to one in it.
  enum Step: Sendable, Hashable {
    case key(String)
    case item(Int)
  }

  /// The value with a change of the one at a path; nil if nothing is there.
  func changing(_ path: [Step], _ change: (YAMLValue) -> YAMLValue?) -> YAMLValue? {
    guard let first = path.first else { return change(self) }
    let rest = Array(path.dropFirst())
    switch (self, first) {
    case (.list(var items), .item(let index)) where items.indices.contains(index):
      guard let changed = items[index].changing(rest, change) else { return nil }
      items[index] = changed
      return .list(items)
    case (.group(var members), .key(let key)):
      guard let index = members.firstIndex(where: { $0.key == key }),
        let changed = members[index].value.changing(rest, change)
      else { return nil }
      members[index].value = changed
      return .group(members)
    default: return nil
    }
  }

  // MARK: Writing

  /// On one line, as it may be written between brackets.
  var inBrackets: String {
    switch self {
    case .text(let text): YAMLValue.written(text, inBrackets: true)
    case .list(let items): "[" + items.map(\.inBrackets).joined(separator: ", ") + "]"
    case .group(let members) where members.isEmpty: "{}"
    case .group(let members):
      "{ "
        + members.map { "\(YAMLValue.written($0.key, inBrackets: true)): \($0.value.inBrackets)" }
        .joined(separator: ", ") + " }"
    case .nothing: "null"
    }
  }

  /// Behind a key or a dash.
  var onLine: String {
    if case .text(let text) = self { return YAMLValue.written(text, inBrackets: false) }
    return inBrackets
  }

  /// Behind a dash at a column: on one line, or key by key where that would be too long to read.
  func item(_ column: Int, _ lineEnd: String) -> String {
    let line = onLine
    guard case .group(let members) = self, column + line.count > YAMLValue.width,
      members.allSatisfy({ $0.value.isShort })
    else { return line }
    let indent = String(repeating: " ", count: column + 2)
    return members.map { $0.lines(indent, lineEnd) }.joined(separator: lineEnd + indent)
  }

  static let width = 116

  /// Whether it is a text or a short list.
  private var isShort: Bool {
    if case .text = self { return true }
    return inBrackets.count < YAMLValue.width
  }

  /// A text without quotation marks where YAML takes it for nothing else.
  static func written(_ text: String, inBrackets: Bool) -> String {
    isPlain(text, inBrackets: inBrackets) ? text : doubleQuoted(text)
  }

  static func isPlain(_ text: String, inBrackets: Bool) -> Bool {
    guard let first = text.unicodeScalars.first, let last = text.unicodeScalars.last,
      first != " ", last != " ", last != ":"
    else { return false }
    if "-?:,[]{}#&*!|>'\"%@`".unicodeScalars.contains(first) {
      // A negative number.
      guard first == "-", text.dropFirst().first?.isNumber == true else { return false }
    }
    if text.contains(": ") || text.contains(" #") { return false }
    return text.unicodeScalars.allSatisfy { scalar in
      scalar.value >= 0x20 && scalar.value != 0x7F && !(0x80...0x9F).contains(scalar.value)
        && ![0x2028, 0x2029, 0xFEFF].contains(scalar.value)
        && !(inBrackets && ",[]{}".unicodeScalars.contains(scalar))
    }
  }

  static func doubleQuoted(_ text: String) -> String {
    "\"" + text.unicodeScalars.map(escaped).joined() + "\""
  }

  static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": "\\\""
    case "\\": "\\\\"
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    case let other where other.value < 0x20 || (0x7F...0x9F).contains(other.value):
      "\\x" + (other.value < 16 ? "0" : "") + String(other.value, radix: 16)
    case "\u{2028}", "\u{2029}", "\u{FEFF}": "\\u" + padded(String(scalar.value, radix: 16))
    default: String(scalar)
    }
  }

  private static func padded(_ digits: String) -> String {
    String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}

extension YAMLValue.Member {
  /// `key: value`, a long sentence folded below its key.
  fileprivate func lines(_ indent: String, _ lineEnd: String) -> String {
    let name = YAMLValue.written(key, inBrackets: false) + ":"
    guard case .text(let text) = value, text.count > 90,
      YAMLValue.isPlain("x" + text, inBrackets: false),
      !text.contains("  "), text.last != " ", text.first != " "
    else { return name + " " + value.onLine }
    var folded = name + " >-"
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, indent.count + 2 + line.count + 1 + word.count > YAMLValue.width {
        folded += lineEnd + indent + "  " + line
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    return folded + lineEnd + indent + "  " + line
  }
}
