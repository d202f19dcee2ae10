import JSONReading
import RuleModel
import SourceText

/// A value written in a design-tokens file, with others that could be in its place: how
/// `trace --prove` asks whether anything holds the token.
public struct TokenVariants: Sendable {
  /// The dotted path of the token that the value is part of.
  public var token: String
  /// The value in the file.
  public var place: Place
  /// The value, as it is written or resolved.
  public var was: String
  /// Other values for its place, as JSON, the smallest change first.
  public var others: [String]
  /// Values that are out of any reasonable bounds.
  public var extremes: [String] = []

  /// The file with one of the others in the value's place.
  public func file(with other: String) -> SourceFile {
    let file = place.file
    var bytes = file.bytes
    bytes.replaceSubrange(place.range, with: other.utf8)
    return SourceFile(path: file.path, bytes: bytes, encoding: file.encoding)
  }
}

/// Each number and each colour in the tokens of a file: their values, parts of values such as the
/// stops of a gradient, and what a token says of itself as a record. Words are not varied.
public func tokenVariants(_ file: SourceFile) -> [TokenVariants] {
  guard let root = readJSON(file).root else { return [] }
  var tree = TokenTree(root)
  var found: [TokenVariants] = []
  for token in tree.tokens {
    let nodes = [token.node["$value"], token.node["$extensions"]?["primum"]]
    for node in nodes.compactMap({ $0 }) { tree.vary(node, of: token, beside: [], &found) }
  }
  return found
}

extension TokenTree {
  /// - Parameter siblings: the colours beside it, as they are written.
  fileprivate mutating func vary(
    _ node: JSONNode, of token: Token, beside siblings: [String], _ found: inout [TokenVariants]
  ) {
    func add(_ was: String, _ others: [String], _ extremes: [String] = []) {
      found.append(
        .init(
          token: token.path, place: node.place, was: was, others: others, extremes: extremes))
    }
    func add(_ number: Double, writtenAs text: String) {
      let (near, far) = (TokenVariants.near(number, writtenAs: text), ["0", plainText(number * 1000)])
      add(text, near, far.filter { $0 != text && !near.contains($0) })
    }
    if let colour = colourText(node, of: token) {
      add(colour, siblings.filter { $0 != written(node) } + TokenVariants.colours(near: colour))
      return
    }
    switch node.content {
    case .number(let number):
      add(number.value, writtenAs: written(node))
    case .string(let string):
      guard isAlias(string.text),
        case .number(let number)? = value(of: String(string.text.dropFirst().dropLast()))
      else { return }
      add(number, writtenAs: plainText(number))
    case .array(let elements):
      let elements = Array(elements)
      let colours = elements.compactMap { element -> String? in
        let node = element["color"] ?? element
        return colourText(node, of: token) == nil ? nil : written(node)
      }
      for element in elements { vary(element, of: token, beside: colours, &found) }
    case .object(let members):
      for member in members { vary(member.value, of: token, beside: siblings, &found) }
    case .bool, .null: return
    }
  }

  /// The colour that a node is or leads to.
  private mutating func colourText(_ node: JSONNode, of token: Token) -> String? {
    if let text = node.text, !isAlias(text) { return Colour(text)?.text.lowercased() }
    let isObject = node["components"] != nil || node["hex"] != nil
    guard node.text != nil || isObject else { return nil }
    let value =
      node.text.map { self.value(of: String($0.dropFirst().dropLast())) } ?? read(node, token)
    guard case .text(let text)? = value else { return nil }
    return Colour(text)?.text.lowercased()
  }

  private func written(_ node: JSONNode) -> String {
    String(decoding: oneLine(node), as: UTF8.self)
  }
}

extension TokenVariants {
  /// One step of the last decimal place down and up, half and twice as much.
  static func near(_ number: Double, writtenAs text: String) -> [String] {
    let places = text.split(separator: ".").dropFirst().first?.prefix(while: \.isNumber).count ?? 0
    var step = 1.0
    for _ in 0..<min(places, 6) { step /= 10 }
    return [number - step, number + step, number / 2, number * 2].filter { $0 != number }.map {
      plainText(($0 * 1e8).rounded() / 1e8)
    }
  }

  /// Another digit, then black, white and grey.
  static func colours(near colour: String) -> [String] {
    guard let own = Colour(colour) else { return [] }
    let blue = own.blue == 255 ? 254 : own.blue + 1
    let near = Colour(red: own.red, green: own.green, blue: blue, alpha: own.alpha)
    return [near.text.lowercased(), "#000000", "#ffffff", "#808080"].filter { $0 != colour }.map {
      "\"\($0)\""
    }
  }
}
