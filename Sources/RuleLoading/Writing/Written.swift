import YAMLReading

/// The meaning of a part of a pack, free of its notation: no comments, no layout, keys in order of
/// their bytes, and lists in order if their order has no meaning.
public indirect enum Written: Hashable, Sendable {
  case nothing
  case text(String)
  case list([Written])
  case group([String: Written])

  /// Letter by letter: an accent that is encoded in another way is another text in an app.
  public static func == (a: Written, b: Written) -> Bool {
    switch (a, b) {
    case (.nothing, .nothing): true
    case (.text(let a), .text(let b)): a.utf8.count == b.utf8.count && a.utf8.elementsEqual(b.utf8)
    case (.list(let a), .list(let b)): a == b
    case (.group(let a), .group(let b)): a == b
    case (.nothing, _), (.text, _), (.list, _), (.group, _): false
    }
  }

  /// One form for one content: JSON with sorted keys.
  public var canonical: String {
    var text = ""
    append(to: &text)
    return text
  }

  private func append(to text: inout String) {
    switch self {
    case .nothing: text += "null"
    case .text(let value): text += quoted(value)
    case .list(let items):
      text += "["
      for (index, item) in items.enumerated() {
        if index > 0 { text += ", " }
        item.append(to: &text)
      }
      text += "]"
    case .group(let entries):
      text += "{"
      for (index, key) in entries.keys.sorted(by: Written.precedes).enumerated() {
        if index > 0 { text += ", " }
        text += quoted(key) + ": "
        entries[key]!.append(to: &text)
      }
      text += "}"
    }
  }

  /// The order of keys in the canonical form: that of their UTF-8.
  public static func precedes(_ a: String, _ b: String) -> Bool {
    a.utf8.lexicographicallyPrecedes(b.utf8)
  }

  /// As `canonical` wrote it.
  public init(kept node: YAMLNode) {
    switch node.content {
    case .null: self = .nothing
    case .scalar(let scalar):
      self = scalar.style == .plain && scalar.text == "null" ? .nothing : .text(scalar.text)
    case .sequence(let items): self = .list(items.map(Written.init(kept:)))
    case .mapping(let entries):
      self = .group(
        Dictionary(
          entries.map { ($0.keyText, Written(kept: $0.value)) }, uniquingKeysWith: { a, _ in a }))
    }
  }

  public subscript(key: String) -> Written? {
    if case .group(let entries) = self { entries[key] } else { nil }
  }

  /// The text, if it is one.
  public var asText: String? { if case .text(let text) = self { text } else { nil } }

  /// The group without some of its keys.
  public func without(_ keys: Set<String>) -> Written {
    guard case .group(let entries) = self else { return self }
    return .group(entries.filter { !keys.contains($0.key) })
  }
}

/// A text of the canonical form, and of a file of sign-offs. Digests are made of it, so that what
/// it escapes never changes; all other JSON is written by `JSONWriter`.
public func quoted(_ value: String) -> String {
  // Nearly every text is written as it is.
  if !value.utf8.contains(where: mayBeEscaped) { return "\"\(value)\"" }
  var text = "\""
  for scalar in value.unicodeScalars {
    switch scalar {
    case "\"": text += "\\\""
    case "\\": text += "\\\\"
    case "\n": text += "\\n"
    case "\u{0}"..<"\u{20}", "\u{7F}"..."\u{A0}", "\u{2028}", "\u{2029}", "\u{FEFF}":
      let digits = String(scalar.value, radix: 16)
      text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: text.unicodeScalars.append(scalar)
    }
  }
  return text + "\""
}

/// Whether a scalar that begins with this byte may be escaped.
private func mayBeEscaped(_ byte: UInt8) -> Bool {
  switch byte {
  case 0x00..<0x20, 0x22, 0x5C, 0x7F, 0xC2, 0xE2, 0xEF: true
  default: false
  }
}
