import Diagnostics
import LogReading
import RuleLoading
import RuleModel
import SourceText
import TestSupport
import Testing

/// A file of design tokens becomes records, or says exactly where it cannot.
struct DesignTokensTests {
  static let pack: Pack = {
    let yaml = """
      pack: sample
      title: A sample
      version: 1
      language: 1
      source locale: en
      units: { pt: new }
      records:
        pair:
          key: id
          fields:
            id: text
            fore: colour
            back: colour?
            name: text?
            claim: number?
            tags: list of [a, b]?
        length:
          key: id
          fields: { id: text, size: number in pt, font: text? }
        loose:
          fields: { word: text }
      """
    let loaded = loadPack([SourceFile(path: "pack.yaml", bytes: Array(yaml.utf8))])
    precondition(!loaded.hasErrors, "\(loaded.findings)")
    return loaded.pack
  }()

  struct Case: Sendable, CustomTestStringConvertible {
    var it: String
    /// The place of the first finding is marked with ⟦ ⟧.
    var file: String
    var lines: [String] = []
    var problems: [String] = []
    var testDescription: String { it }
  }

  static let red = ##"{ "colorSpace": "srgb", "components": [1, 0, 0], "hex": "#ff0000" }"##

  static func token(_ value: String, _ fields: String) -> String {
    #"{ "$value": \#(value), "$extensions": { "primum": { \#(fields) } } }"#
  }

  static let cases: [Case] = [
    Case(
      it: "value, name and what is written",
      file:
        #"{ "a": { "$type": "color", "b": \#(token(red, #""record": "pair", "fore": "$value", "name": "$name", "claim": 4.5, "tags": ["a", "b"]"#)) } }"#,
      lines: [##"{"record": "pair", "id": "a.b", "claim": 4.5, "fore": "#ff0000", "name": "b", "tags": ["a", "b"]}"##]),
    Case(
      it: "aliases are followed, in the value and in a field",
      file:
        #"{ "x": { "$value": \#(red) }, "y": { "$value": "{x}" }, "z": \#(token(#""{y}""#, #""record": "pair", "fore": "$value", "back": "{x}""#)) }"#,
      lines: [##"{"record": "pair", "id": "z", "back": "#ff0000", "fore": "#ff0000"}"##]),
    Case(
      it: "a bare colour",
      file:
        ##"{ "x": { "$type": "color", "$value": "#AbC" }, "z": \##(token("1", #""record": "pair", "fore": "{x}""#)) }"##,
      lines: [##"{"record": "pair", "id": "z", "fore": "#aabbcc"}"##]),
    Case(
      it: "pixels are the number",
      file: #"{ "z": \#(token(#"{ "value": 26, "unit": "px" }"#, #""record": "length", "size": "$value""#)) }"#,
      lines: [#"{"record": "length", "id": "z", "size": 26}"#]),
    Case(
      it: "a token without the extension is none, and `$` members are no tokens",
      file: #"{ "$description": "x", "z": { "$value": 1 } }"#),
    Case(
      it: "a rem has no size of its own",
      file: #"{ "z": \#(token(#"{ "value": 2, "unit": ⟦"rem"⟧ }"#, #""record": "length", "size": "$value""#)) }"#,
      lines: [#"{"record": "length", "id": "z"}"#],
      problems: ["token-value: the size of a rem depends on the reader's settings"]),
    Case(
      it: "hex and components disagree",
      file: ##"{ "z": { "$value": { "colorSpace": "srgb", "components": [1, 0, 0], "hex": ⟦"#fe0000"⟧ } } }"##,
      problems: ["token-value: #fe0000 does not match the components, which give #ff0000"]),
    Case(
      it: "components out of range",
      file: #"{ "z": { "$value": { "colorSpace": "srgb", "components": ⟦[1, 0, 2]⟧ } } }"#,
      problems: ["token-value: a colour in srgb must have three components from 0 to 1"]),
    Case(
      it: "no colour", file: #"{ "z": { "$type": "color", "$value": ⟦"teal"⟧ } }"#,
      problems: ["token-value: `teal` is not a colour"]),
    Case(
      it: "an alias to nothing", file: #"{ "z": { "$value": ⟦"{x.y}"⟧ } }"#,
      problems: ["token-alias: there is no token `x.y`"]),
    Case(
      it: "a field's alias to nothing", file: #"{ "z": \#(token(red, #""record": "pair", "fore": ⟦"{y}"⟧"#)) }"#,
      lines: [#"{"record": "pair", "id": "z"}"#], problems: ["token-alias: there is no token `y`"]),
    Case(
      it: "a circle is told once",
      file: #"{ "x": { "$value": "{y}" }, "y": { "$value": ⟦"{x}"⟧ }, "z": { "$value": "{x}" } }"#,
      problems: ["token-alias: these aliases refer to each other in a circle: x, y, x"]),
    Case(
      it: "an alias to itself", file: #"{ "x": { "$value": ⟦"{x}"⟧ } }"#,
      problems: ["token-alias: these aliases refer to each other in a circle: x, x"]),
    Case(
      it: "an unknown record", file: #"{ "z": \#(token(red, #""record": ⟦"pear"⟧"#)) }"#,
      problems: ["token-record: there is no record `pear`"]),
    Case(
      it: "no record", file: #"{ "z": { "$value": 1, "$extensions": { "primum": ⟦{ "fore": 1 }⟧ } } }"#,
      problems: ["token-record: `primum` does not say which record this token is"]),
    Case(
      it: "a record without a key", file: #"{ "z": \#(token(red, #""record": ⟦"loose"⟧"#)) }"#,
      problems: ["token-record: the record `loose` has no key for a token's path"]),
    Case(
      it: "an unknown field", file: #"{ "z": \#(token(red, #""record": "pair", "fore": "$value", ⟦"bakc"⟧: 1"#)) }"#,
      lines: [##"{"record": "pair", "id": "z", "fore": "#ff0000"}"##],
      problems: ["token-field: the record `pair` has no field `bakc`"]),
    Case(
      it: "the key is the path", file: #"{ "z": \#(token(red, #""record": "pair", "fore": "$value", ⟦"id"⟧: "q""#)) }"#,
      lines: [##"{"record": "pair", "id": "z", "fore": "#ff0000"}"##],
      problems: ["token-field: `id` is the record's key, which is set to the token's path"]),
    Case(
      it: "a name with a point", file: #"{ ⟦"a.b"⟧: { "$value": 1 } }"#,
      problems: ["token-syntax: `a.b` is not a valid name for a token or group"]),
    Case(
      it: "one name twice", file: #"{ "a": { "$value": 1 }, ⟦"a"⟧: { "$value": 2 } }"#,
      problems: ["token-syntax: `a` is defined twice"]),
    Case(
      it: "a token inside a token", file: #"{ "a": { "$value": 1, ⟦"b"⟧: { "$value": 2 } } }"#,
      problems: ["token-syntax: `b` is inside the token `a`"]),
    Case(
      it: "too deep", file: String(repeating: #"{"a":"#, count: 64) + "⟦{⟧" + #"}"# + String(repeating: "}", count: 64),
      problems: ["json-too-deep: lists and objects are nested more than 64 deep"]),
    Case(
      it: "no object", file: "⟦[]⟧",
      problems: ["token-syntax: a design-tokens file must be an object of groups and tokens"]),
  ]

  @Test("Tokens become records, or a finding at their place", arguments: cases) func reads(_ sample: Case) {
    let marked = MarkedText(sample.file)
    let tokens = readDesignTokens(SourceFile(path: "x.tokens.json", bytes: Array(marked.text.utf8)), for: Self.pack)
    #expect(tokens.records.map { String(decoding: $0.line(of: Self.pack).dropLast(), as: UTF8.self) } == sample.lines)
    #expect(tokens.findings.map { "\($0.id): \($0.message)" } == sample.problems)
    if let range = marked.ranges.first { #expect(tokens.findings.first?.place?.range == range) }
  }

  @Test("A long chain of aliases is followed without running out of stack") func longChain() {
    let count = 20_000
    let chain = (0..<count).map { #""t\#($0)": { "$value": "{t\#($0 + 1)}" }"# }.joined(separator: ",")
    let text =
      #"{ \#(chain), "t\#(count)": { "$value": 7 }, "z": \#(Self.token("1", #""record": "length", "size": "{t0}""#)) }"#
    let tokens = readDesignTokens(SourceFile(path: "x.tokens.json", bytes: Array(text.utf8)), for: Self.pack)
    #expect(tokens.findings.isEmpty)
    #expect(tokens.records.first?.values["size"] == .number(7))
  }
}
