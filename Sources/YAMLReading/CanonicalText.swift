extension YAMLNode {
  /// What this value says, free of how it is written: JSON without white space, keys sorted by their bytes, every
  /// scalar a
  /// string, nothing as `null`. Comments, quotes, line folding, the order of keys and aliases leave no trace, so a hash
  /// of
  /// this changes only when the content does.
  public func canonicalText() -> String {
    var text = ""
    appendCanonical(to: &text)
    return text
  }

  private func appendCanonical(to text: inout String) {
    switch content {
    case .null: text += "null"
    case .scalar(let scalar): appendJSONString(scalar.text, to: &text)
    case .sequence(let items):
      text += "["
      for (index, item) in items.enumerated() {
        if index > 0 { text += "," }
        item.appendCanonical(to: &text)
      }
      text += "]"
    case .mapping(let entries):
      text += "{"
      let sorted = entries.sorted { $0.keyText.utf8.lexicographicallyPrecedes($1.keyText.utf8) }
      for (index, entry) in sorted.enumerated() {
        if index > 0 { text += "," }
        appendJSONString(entry.keyText, to: &text)
        text += ":"
        entry.value.appendCanonical(to: &text)
      }
      text += "}"
    }
  }
}

/// Escapes what JSON requires and nothing else, so that one text has one form.
private func appendJSONString(_ value: String, to text: inout String) {
  text += "\""
  if value.utf8.allSatisfy({ $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }) {
    text += value
  } else {
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\u{0}"..<"\u{20}":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
  text += "\""
}
