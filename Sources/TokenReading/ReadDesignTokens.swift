import Diagnostics
import Folding
import JSONReading
import RuleModel
import SourceText

/// Reads a design-tokens file. All mistakes are findings, each with its place; a token that has one
/// gives a record without the value concerned.
///
/// Ids: those of `readJSON`; `token-syntax` (no object, a member twice, a name that no path can
/// hold, a token with members of its own), `token-alias` (leads nowhere, or in a circle),
/// `token-value` (a colour, dimension or duration that cannot be used), `token-record` (an unknown
/// record, or none), `token-field` (a field the record does not have).
public func readDesignTokens(_ file: SourceFile, for pack: Pack) -> DesignTokens {
  var tokens = DesignTokens(file)
  // Deeper groups than these nobody writes, and walking them takes the stack.
  let (root, findings) = readJSON(
    file, limits: JSONLimits(depth: 64, bytes: 64 << 20, nodes: 1 << 22))
  tokens.findings = findings
  guard let root else {
    tokens.isWhole = false
    return tokens
  }
  var tree = TokenTree(root)
  tokens.findings += tree.findings
  tree.findings = []
  for token in tree.tokens {
    let value = tree.value(of: token.path)
    guard let extensions = token.node["$extensions"]?["primum"] else { continue }
    if let record = tree.record(token, value, extensions, of: pack) {
      tokens.records.append(record)
    }
  }
  tokens.findings = (tokens.findings + tree.findings).sorted(by: Finding.inOrder)
  return tokens
}

extension TokenTree {
  /// The record that a token's extension describes; nil if it cannot be one.
  mutating func record(
    _ token: Token, _ value: TokenValue?, _ extensions: JSONNode, of pack: Pack
  ) -> DesignTokens.Record? {
    guard let members = extensions.members else {
      report(
        .tokenRecord, "`primum` is not an object", at: extensions.place,
        advice: "write { \"record\": …, and its fields }")
      return nil
    }
    guard let named = extensions["record"] else {
      report(
        .tokenRecord, "`primum` does not say which record this token is", at: extensions.place,
        advice: "add \"record\": " + known(pack.logRecords.map(\.name)))
      return nil
    }
    guard let name = named.text, let index = pack.logRecords.firstIndex(where: { $0.name == name })
    else {
      let name = named.text ?? "this"
      let advice =
        nearest(name, in: pack.logRecords.map(\.name)).map { "did you mean `\($0)`?" }
        ?? "records: "
        + known(pack.logRecords.map(\.name))
      report(.tokenRecord, "there is no record `\(name)`", at: named.place, advice: advice)
      return nil
    }
    let type = pack.records[index]
    guard let key = type.key.map({ type.fields[$0].name }) else {
      report(
        .tokenRecord, "the record `\(name)` has no key for a token's path", at: named.place,
        advice: "add `key:` to the record in the pack")
      return nil
    }
    var record = DesignTokens.Record(
      key: token.path, type: index, place: token.place, values: [:], fieldPlaces: [:])
    // A name with dots lies in nested objects, of which the member is the outermost.
    let fields = Set(type.fields.map { field in String(field.name.prefix { $0 != "." }) })
      .subtracting([key])
    for member in members where member.key != "record" {
      let field = member.key
      guard fields.contains(field) else {
        let advice =
          nearest(field, in: fields.sorted()).map { "did you mean `\($0)`?" } ?? "fields: "
          + known(fields.sorted())
        report(
          .tokenField,
          field == key
            ? "`\(field)` is the record's key, which is set to the token's path"
            : "the record `\(name)` has no field `\(field)`",
          at: member.keyString.place, advice: field == key ? "remove it" : advice)
        continue
      }
      record.fieldPlaces[field] = Place(file, member.range)
      record.values[field] = written(member.value, in: token, value)
    }
    return record
  }

  /// Reads a member of the extension.
  private mutating func written(
    _ node: JSONNode, in token: Token, _ own: TokenValue?
  ) -> TokenValue? {
    switch node.text {
    case "$value"?: return own
    case "$name"?: return .text(token.name)
    case let text? where text.hasPrefix("$value."):
      return part(String(text.dropFirst(7)), of: token, at: node.place)
    case let text? where isAlias(text): return aliased(text, at: node.place)
    case let text?: return .text(text)
    case nil:
      return node.number.map(TokenValue.number) ?? node.bool.map(TokenValue.truth)
        ?? .other(oneLine(node))
    }
  }

  /// The value of the token that an alias names.
  private mutating func aliased(_ text: String, at place: Place) -> TokenValue? {
    let path = String(text.dropFirst().dropLast())
    guard has(path) else {
      report(.tokenAlias, "there is no token `\(path)`", at: place, advice: advice(for: path))
      return nil
    }
    return value(of: path)
  }

  /// One of the several values that a token's value is made of: `0.color` of a gradient.
  private mutating func part(_ path: String, of token: Token, at place: Place) -> TokenValue? {
    var node = token.node["$value"]
    for step in path.split(separator: ".", omittingEmptySubsequences: false) {
      switch node?.content {
      case .array(let elements)?:
        node = Int(step).flatMap { $0 < 0 ? nil : elements.dropFirst($0).first }
      case .object?: node = node?[String(step)]
      default: node = nil
      }
    }
    guard let node else {
      report(
        .tokenValue, "the value of `\(token.path)` has no part `\(path)`", at: place,
        advice: "name members, and elements from 0, such as `$value.0.color`")
      return nil
    }
    if let text = node.text, isAlias(text) { return aliased(text, at: node.place) }
    if let text = node.text, let colour = Colour(text) { return .text(colour.text.lowercased()) }
    return read(node, token)
  }

  private func known(_ names: [String]) -> String {
    names.prefix(12).joined(separator: ", ") + (names.count > 12 ? ", …" : "")
  }
}
