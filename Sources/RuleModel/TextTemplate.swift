/// A sentence with places for values: `{left}`, or what string formats write (`%@`, `%lld`, `%.1f`,
/// `%2$@`).
///
/// A place without a name is known by its number, counted from 1.
public struct TextTemplate: Hashable, Sendable {
  /// Fixed words, or the name of a value.
  public enum Piece: Hashable, Sendable {
    case text(String)
    /// The place of a value, with its text in the template.
    case place(String, written: String)
  }

  /// Its parts, in order.
  public private(set) var pieces: [Piece] = []

  public init(_ text: String) {
    var plain = ""
    var count = 0
    var rest = text[...]
    while let sign = rest.first {
      if let (name, written) = TextTemplate.place(at: rest) {
        var name = name
        if name.isEmpty {
          count += 1
          name = String(count)
        }
        if !plain.isEmpty { pieces.append(.text(plain)) }
        plain = ""
        pieces.append(.place(name, written: written))
        rest = rest.dropFirst(written.count)
      } else {
        plain.append(sign)
        rest = rest.dropFirst()
      }
    }
    if !plain.isEmpty { pieces.append(.text(plain)) }
  }

  /// The names of its places, each once, in their order.
  public var names: [String] {
    var seen: Set<String> = []
    return pieces.compactMap {
      if case .place(let name, _) = $0, seen.insert(name).inserted { name } else { nil }
    }
  }

  /// The sentence with its values; a place that none is given for stays as it is written.
  public func filled(_ values: [String: String]) -> String {
    let isFormat = pieces.contains {
      if case .place(_, let written) = $0 { written.hasPrefix("%") } else { false }
    }
    return pieces.map { piece in
      switch piece {
      // In a format a percent sign is written twice.
      case .text(let text): isFormat ? text.split("%%", joinedBy: "%") : text
      case .place(let name, let written): values[name] ?? written
      }
    }.joined()
  }

  /// The place that a text begins with: its name, empty where it has none, and how it is written.
  private static func place(at text: Substring) -> (name: String, written: String)? {
    if text.first == "{" {
      let name = text.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      guard let first = name.first, first.isLetter, text.dropFirst(1 + name.count).first == "}"
      else { return nil }
      return (String(name), "{\(name)}")
    }
    guard text.first == "%" else { return nil }
    var rest = text.dropFirst()
    var number = ""
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    if !digits.isEmpty, rest.dropFirst(digits.count).first == "$" {
      number = String(digits)
      rest = rest.dropFirst(digits.count + 1)
    }
    rest = rest.drop { $0.isASCII && ($0.isNumber || $0 == "." || $0 == "+") }
    rest = rest.drop { ["l", "h", "q", "z"].contains($0) }
    guard let sign = rest.first, "@dDiuUsfFgG".contains(sign) else { return nil }
    return (number, String(text.prefix(text.count - rest.count + 1)))
  }
}

extension String {
  fileprivate func split(_ separator: String, joinedBy joiner: String) -> String {
    var result = ""
    var rest = self[...]
    while !rest.isEmpty {
      if rest.hasPrefix(separator) {
        result += joiner
        rest = rest.dropFirst(separator.count)
      } else {
        result.append(rest.removeFirst())
      }
    }
    return result
  }
}
