import Diagnostics
import Folding
import JSONReading
import RuleModel
import SourceText

/// The tokens of a file by their paths, and their values with aliases followed.
struct TokenTree {
  struct Token {
    var path: String
    var name: String
    var node: JSONNode
    /// Of its name.
    var place: Place
    /// Its own `$type`, else that of the nearest group that has one.
    var type: String?
  }

  let file: SourceFile
  private(set) var tokens: [Token] = []
  var findings: [Finding] = []
  private var byPath: [String: Int] = [:]
  /// Values that have been worked out; nil: there is none, which has been reported.
  private var values: [String: TokenValue?] = [:]

  init(_ root: JSONNode) {
    file = root.document.file
    if root.members == nil {
      report(
        .tokenSyntax, "a design-tokens file must be an object of groups and tokens", at: root.place)
    } else {
      walk(root, path: "", type: nil)
    }
  }

  mutating func report(
    _ check: Check, _ message: String, at place: Place, advice: String? = nil, notes: [Note] = []
  ) {
    findings.append(Finding(check, .error, message, at: place, advice: advice, notes: notes))
  }

  private mutating func walk(_ group: JSONNode, path: String, type: String?) {
    guard let members = group.members else { return }
    for (first, again) in members.duplicates() {
      report(
        .tokenSyntax, "`\(again.key)` is defined twice", at: again.keyString.place,
        advice: "remove one of them",
        notes: [Note("also defined here", at: first.keyString.place)])
    }
    let type = group["$type"]?.text ?? type
    var seen: Set<String> = []
    for member in members {
      let name = member.key
      guard !name.hasPrefix("$"), seen.insert(name).inserted else { continue }
      let place = member.keyString.place
      if name.isEmpty || name.contains(where: { ".{}".contains($0) }) {
        report(
          .tokenSyntax, "`\(name)` is not a valid name for a token or group", at: place,
          advice: "remove points and braces: aliases could not refer to it")
        continue
      }
      guard let inner = member.value.members else {
        report(
          .tokenSyntax, "`\(name)` is neither a token nor a group", at: place,
          advice: "write { \"$value\": … }")
        continue
      }
      let path = path.isEmpty ? name : path + "." + name
      guard member.value["$value"] != nil else {
        walk(member.value, path: path, type: type)
        continue
      }
      byPath[path] = tokens.count
      tokens.append(
        Token(
          path: path, name: name, node: member.value, place: place,
          type: member.value["$type"]?.text ?? type))
      for other in inner where !other.key.hasPrefix("$") {
        report(
          .tokenSyntax, "`\(other.key)` is inside the token `\(path)`", at: other.keyString.place,
          advice: "a token cannot contain other tokens; move it next to this one")
      }
    }
  }

  // MARK: Values

  func has(_ path: String) -> Bool { byPath[path] != nil }

  func isAlias(_ text: String) -> Bool {
    text.utf8.count > 2 && text.hasPrefix("{") && text.hasSuffix("}")
  }

  /// The nearest path there is.
  func advice(for path: String) -> String? {
    nearest(path, in: tokens.map(\.path)).map { "did you mean `{\($0)}`?" }
  }

  /// The value of a token that there is; nil, and reported once, where it has none that can be
  /// used.
  mutating func value(of path: String) -> TokenValue? {
    var chain: [String] = []
    var visited: Set<String> = []
    var path = path
    var result: TokenValue?
    // Not by calling itself: a chain of aliases may be as long as the file.
    while true {
      if let known = values[path] {
        result = known
        break
      }
      guard let index = byPath[path] else { break }
      visited.insert(path)
      chain.append(path)
      let token = tokens[index]
      guard let node = token.node["$value"] else { break }
      guard let text = node.text, isAlias(text) else {
        result = read(node, token)
        break
      }
      let next = String(text.dropFirst().dropLast())
      guard has(next) else {
        report(
          .tokenAlias, "there is no token `\(next)`", at: node.place, advice: advice(for: next))
        break
      }
      if visited.contains(next) {
        let circle = chain[chain.firstIndex(of: next)!...] + [next]
        report(
          .tokenAlias,
          "these aliases refer to each other in a circle: \(circle.prefix(8).joined(separator: ", "))\(circle.count > 8 ? ", …" : "")",
          at: node.place,
          advice: "give one of them a value of its own")
        break
      }
      path = next
    }
    for path in chain { values[path] = .some(result) }
    return result
  }

  mutating func read(_ node: JSONNode, _ token: Token) -> TokenValue? {
    switch node.content {
    case .string(let string):
      let text = string.text
      guard token.type == "color" else { return .text(text) }
      guard let colour = Colour(text) else {
        report(.tokenValue, "`\(text)` is not a colour", at: node.place, advice: "write #rrggbb")
        return nil
      }
      return .text(colour.text.lowercased())
    case .number(let number): return .number(number.value)
    case .bool(let truth): return .truth(truth)
    case .array(let elements):
      let values = elements.compactMap {
        $0.text.map(TokenValue.text) ?? $0.number.map(TokenValue.number)
      }
      return values.count == elements.count ? .list(values) : .other(oneLine(node))
    case .null:
      report(.tokenValue, "the token `\(token.path)` has no value", at: node.place)
      return nil
    case .object:
      if node["components"] != nil || node["colorSpace"] != nil || node["hex"] != nil {
        return colour(node)
      }
      if let unit = node["unit"], let value = node["value"] { return measure(value, unit) }
      // A value made of several values fills no field; it may be a token all the same.
      return .other(oneLine(node))
    }
  }

  /// As written, on one line: outside of strings a line break is nothing but space.
  func oneLine(_ node: JSONNode) -> [UInt8] {
    file.bytes[node.range].map { $0 == 10 || $0 == 13 ? 32 : $0 }
  }

  private mutating func measure(_ value: JSONNode, _ unit: JSONNode) -> TokenValue? {
    guard let number = value.number else {
      report(.tokenValue, "the value is not a number", at: value.place)
      return nil
    }
    switch unit.text {
    case "px"?: return .number(number)
    case let unit? where unit == "ms" || unit == "s": return .text("\(plainText(number)) \(unit)")
    case "rem"?:
      report(
        .tokenValue, "the size of a rem depends on the reader's settings", at: unit.place,
        advice: "write the dimension in px")
    default:
      report(
        .tokenValue, "`\(unit.text ?? "this")` is not a unit for tokens", at: unit.place,
        advice: "write px, ms or s")
    }
    return nil
  }

  private mutating func colour(_ node: JSONNode) -> TokenValue? {
    var written: Colour?
    if let hex = node["hex"] {
      written = hex.text.flatMap { Colour($0) }
      if written == nil {
        report(
          .tokenValue, "`\(hex.text ?? "this")` is not a colour", at: hex.place,
          advice: "write #rrggbb")
      }
    }
    let space = node["colorSpace"]?.text
    guard let components = node["components"] else {
      if written == nil, node["hex"] == nil {
        report(
          .tokenValue, "the colour has no components", at: node.place, advice: "add \"components\"")
      }
      return written.map { .text($0.text.lowercased()) }
    }
    guard space == "srgb" else {
      // `hex` is there for those who cannot compute with another space.
      if written == nil {
        report(
          .tokenValue, "`\(space ?? "no colour space")` cannot be converted to a colour",
          at: node["colorSpace"]?.place ?? node.place, advice: "write srgb, or add \"hex\"")
      }
      return written.map { .text($0.text.lowercased()) }
    }
    let parts = (components.elements.map { Array($0) } ?? []).map {
      $0.text == "none" ? 0 : $0.number
    }
    let alpha = node["alpha"].map { $0.number } ?? 1
    let all = (parts + [alpha]).compactMap { $0 }.filter { (0...1).contains($0) }
    guard all.count == 4, parts.count == 3 else {
      report(
        .tokenValue, "a colour in srgb must have three components from 0 to 1", at: components.place
      )
      return nil
    }
    let bytes = all.map { UInt8(($0 * 255).rounded()) }
    let colour = Colour(red: bytes[0], green: bytes[1], blue: bytes[2], alpha: bytes[3])
    if let written, let hex = node["hex"],
      (written.red, written.green, written.blue) != (colour.red, colour.green, colour.blue)
    {
      let computed = Colour(red: bytes[0], green: bytes[1], blue: bytes[2]).text.lowercased()
      report(
        .tokenValue, "\(hex.text ?? "") does not match the components, which give \(computed)",
        at: hex.place,
        advice: "make both the same",
        notes: [Note("the components", at: components.place)])
    }
    return .text(colour.text.lowercased())
  }
}
