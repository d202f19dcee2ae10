import Diagnostics
import LogReading
import RuleLoading
import RuleModel
import SourceText
import TestSupport
import Testing
import TokenReading

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
      lines: [
        ##"{"record": "pair", "id": "a.b", "claim": 4.5, "fore": "#ff0000", "name": "b", "tags": ["a", "b"]}"##
      ]),
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
      it: "a part of a value, by an alias or as it is",
      file:
        ##"{ "x": { "$value": \##(red) }, "z": \##(token(##"[{ "color": "{x}", "position": 0 }, { "color": "#00FF00", "position": 1 }]"##, #""record": "pair", "fore": "$value.0.color", "back": "$value.1.color", "claim": "$value.1.position""#)) }"##,
      lines: [
        ##"{"record": "pair", "id": "z", "back": "#00ff00", "claim": 1, "fore": "#ff0000"}"##
      ]),
    Case(
      it: "a part that is not there",
      file:
        #"{ "z": \#(token(#"[{ "color": "black" }]"#, #""record": "pair", "fore": ⟦"$value.1.color"⟧"#)) }"#,
      lines: [#"{"record": "pair", "id": "z"}"#],
      problems: ["token-value: the value of `z` has no part `1.color`"]),
    Case(
      it: "pixels are the number",
      file:
        #"{ "z": \#(token(#"{ "value": 26, "unit": "px" }"#, #""record": "length", "size": "$value""#)) }"#,
      lines: [#"{"record": "length", "id": "z", "size": 26}"#]),
    Case(
      it: "a token without the extension is none, and `$` members are no tokens",
      file: #"{ "$description": "x", "z": { "$value": 1 } }"#),
    Case(
      it: "a rem has no size of its own",
      file:
        #"{ "z": \#(token(#"{ "value": 2, "unit": ⟦"rem"⟧ }"#, #""record": "length", "size": "$value""#)) }"#,
      lines: [#"{"record": "length", "id": "z"}"#],
      problems: ["token-value: the size of a rem depends on the reader's settings"]),
    Case(
      it: "hex and components disagree",
      file:
        ##"{ "z": { "$value": { "colorSpace": "srgb", "components": [1, 0, 0], "hex": ⟦"#fe0000"⟧ } } }"##,
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
      it: "a field's alias to nothing",
      file: #"{ "z": \#(token(red, #""record": "pair", "fore": ⟦"{y}"⟧"#)) }"#,
      lines: [#"{"record": "pair", "id": "z"}"#], problems: ["token-alias: there is no token `y`"]),
    Case(
      it: "a circle is reported once",
      file: #"{ "x": { "$value": "{y}" }, "y": { "$value": ⟦"{x}"⟧ }, "z": { "$value": "{x}" } }"#,
      problems: ["token-alias: these aliases refer to each other in a circle: x, y, x"]),
    Case(
      it: "an alias to itself", file: #"{ "x": { "$value": ⟦"{x}"⟧ } }"#,
      problems: ["token-alias: these aliases refer to each other in a circle: x, x"]),
    Case(
      it: "an unknown record", file: #"{ "z": \#(token(red, #""record": ⟦"pear"⟧"#)) }"#,
      problems: ["token-record: there is no record `pear`"]),
    Case(
      it: "no record",
      file: #"{ "z": { "$value": 1, "$extensions": { "primum": ⟦{ "fore": 1 }⟧ } } }"#,
      problems: ["token-record: `primum` does not say which record this token is"]),
    Case(
      it: "a record without a key", file: #"{ "z": \#(token(red, #""record": ⟦"loose"⟧"#)) }"#,
      problems: ["token-record: the record `loose` has no key for a token's path"]),
    Case(
      it: "an unknown field",
      file: #"{ "z": \#(token(red, #""record": "pair", "fore": "$value", ⟦"bakc"⟧: 1"#)) }"#,
      lines: [##"{"record": "pair", "id": "z", "fore": "#ff0000"}"##],
      problems: ["token-field: the record `pair` has no field `bakc`"]),
    Case(
      it: "the key is the path",
      file: #"{ "z": \#(token(red, #""record": "pair", "fore": "$value", ⟦"id"⟧: "q""#)) }"#,
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
      it: "too deep",
      file: String(repeating: #"{"a":"#, count: 64) + "⟦{⟧" + #"}"#
        + String(repeating: "}", count: 64),
      problems: ["json-too-deep: lists and objects are nested more than 64 deep"]),
    Case(
      it: "no object", file: "⟦[]⟧",
      problems: ["token-syntax: a design-tokens file must be an object of groups and tokens"]),
    Case(
      it: "values of every kind as they are written",
      file:
        ##"{ "t": { "$value": "a\"\\\u0001é" }, "n": { "$value": -1.50 }, "l": { "$value": ["x", 2] }, "o": { "$value": [true,⏎ null] }, "d": { "$value": { "value": 3, "unit": "ms" } }, "e": { "$value": { "value": 0.5, "unit": "s" } }, "f": { "$value": { "x": 1 } }, "z": \##(token("1", ##""record": "pair", "fore": "{t}", "back": "{n}", "name": "{l}", "claim": "{o}", "tags": true"##)), "y": \##(token("false", ##""record": "pair", "fore": "{d}", "back": "{e}", "name": "{f}", "claim": "$value", "tags": null"##)) }"##
        .replacing("⏎", with: "\n"),
      lines: [
        ##"{"record": "pair", "id": "z", "back": -1.5, "claim": [true,  null], "fore": "a\"\\\u0001é", "name": ["x", 2], "tags": true}"##,
        ##"{"record": "pair", "id": "y", "back": "0.5 s", "claim": false, "fore": "3 ms", "name": { "x": 1 }, "tags": null}"##,
      ]),
    Case(
      it: "colours written in every way",
      file:
        ##"{ "a": \##(token(##"{ "hex": "#A1B2C3" }"##, ##""record": "pair", "fore": "$value""##)), "b": \##(token(##"{ "colorSpace": "srgb", "components": [0.5, "none", 1], "alpha": 0.5 }"##, ##""record": "pair", "fore": "$value""##)), "c": \##(token(##"{ "colorSpace": "oklch", "components": [1, 2, 3], "hex": "#010203" }"##, ##""record": "pair", "fore": "$value""##)), "d": \##(token(##"{ "colorSpace": "srgb", "components": [0, 0, 0], "hex": "#000000", "alpha": 0 }"##, ##""record": "pair", "fore": "$value""##)) }"##,
      lines: [
        ##"{"record": "pair", "id": "a", "fore": "#a1b2c3"}"##,
        ##"{"record": "pair", "id": "b", "fore": "#8000ff80"}"##,
        ##"{"record": "pair", "id": "c", "fore": "#010203"}"##,
        ##"{"record": "pair", "id": "d", "fore": "#00000000"}"##,
      ]),
    Case(
      it: "a space that cannot be converted",
      file: ##"{ "z": { "$value": { "colorSpace": ⟦"oklch"⟧, "components": [1, 0, 0] } } }"##,
      problems: ["token-value: `oklch` cannot be converted to a colour"]),
    Case(
      it: "no space", file: ##"{ "z": { "$value": ⟦{ "components": [1, 0, 0] }⟧ } }"##,
      problems: ["token-value: `no colour space` cannot be converted to a colour"]),
    Case(
      it: "no components", file: ##"{ "z": { "$value": ⟦{ "colorSpace": "srgb" }⟧ } }"##,
      problems: ["token-value: the colour has no components"]),
    Case(
      it: "a bad hex alone", file: ##"{ "z": { "$value": { "hex": ⟦"teal"⟧ } } }"##,
      problems: ["token-value: `teal` is not a colour"]),
    Case(
      it: "a hex that is no text", file: ##"{ "z": { "$value": { "hex": ⟦7⟧ } } }"##,
      problems: ["token-value: `this` is not a colour"]),
    Case(
      it: "two components",
      file: ##"{ "z": { "$value": { "colorSpace": "srgb", "components": ⟦[1, 0]⟧ } } }"##,
      problems: ["token-value: a colour in srgb must have three components from 0 to 1"]),
    Case(
      it: "four components",
      file: ##"{ "z": { "$value": { "colorSpace": "srgb", "components": ⟦[1, 0, 0, 0]⟧ } } }"##,
      problems: ["token-value: a colour in srgb must have three components from 0 to 1"]),
    Case(
      it: "an alpha beyond 1",
      file:
        ##"{ "z": { "$value": { "colorSpace": "srgb", "components": ⟦[1, 0, 0]⟧, "alpha": 1.5 } } }"##,
      problems: ["token-value: a colour in srgb must have three components from 0 to 1"]),
    Case(
      it: "a component below 0",
      file: ##"{ "z": { "$value": { "colorSpace": "srgb", "components": ⟦[1, 0, -0.1]⟧ } } }"##,
      problems: ["token-value: a colour in srgb must have three components from 0 to 1"]),
    Case(
      it: "no number of pixels",
      file: ##"{ "z": { "$value": { "value": ⟦"2"⟧, "unit": "px" } } }"##,
      problems: ["token-value: the value is not a number"]),
    Case(
      it: "an unknown unit", file: ##"{ "z": { "$value": { "value": 2, "unit": ⟦"em"⟧ } } }"##,
      problems: ["token-value: `em` is not a unit for tokens"]),
    Case(
      it: "a unit that is no text", file: ##"{ "z": { "$value": { "value": 2, "unit": ⟦1⟧ } } }"##,
      problems: ["token-value: `this` is not a unit for tokens"]),
    Case(
      it: "null", file: ##"{ "a": { "z": { "$value": ⟦null⟧ } } }"##,
      problems: ["token-value: the token `a.z` has no value"]),
    Case(
      it: "the type of the nearest group counts",
      file:
        ##"{ "$type": "color", "a": { "$type": "x", "b": { "$value": "teal" } }, "c": { "$value": "teal", "$type": "x" }, "d": { "e": { "$value": ⟦"teal"⟧ } } }"##,
      problems: ["token-value: `teal` is not a colour"]),
    Case(
      it: "neither token nor group", file: ##"{ ⟦"a"⟧: 1, "b": { "$x": 1 } }"##,
      problems: ["token-syntax: `a` is neither a token nor a group"]),
    Case(
      it: "an empty name", file: ##"{ ⟦""⟧: { "$value": 1 } }"##,
      problems: ["token-syntax: `` is not a valid name for a token or group"]),
    Case(
      it: "an extension that is no object",
      file: ##"{ "z": { "$value": 1, "$extensions": { "primum": ⟦1⟧ } } }"##,
      problems: ["token-record: `primum` is not an object"]),
    Case(
      it: "a record that is no text", file: ##"{ "z": \##(token("1", ##""record": ⟦1⟧"##)) }"##,
      problems: ["token-record: there is no record `this`"]),
    Case(
      it: "braces alone are no alias",
      file: ##"{ "z": \##(token(##""{}""##, ##""record": "pair", "name": "$value""##)) }"##,
      lines: [##"{"record": "pair", "id": "z", "name": "{}"}"##]),
    Case(
      it: "an alias to what has no value",
      file:
        ##"{ "x": { "$value": ⟦null⟧ }, "z": \##(token(##""{x}""##, ##""record": "pair", "name": "$value", "fore": "{x}""##)) }"##,
      lines: [##"{"record": "pair", "id": "z"}"##],
      problems: ["token-value: the token `x` has no value"]),
    Case(
      it: "a long circle",
      file: "{ "
        + (1...9).map { ##""t\##($0)": { "$value": "{t\##($0 + 1)}" }"## }.joined(separator: ", ")
        + ##", "t10": { "$value": ⟦"{t2}"⟧ } }"##,
      problems: [
        "token-alias: these aliases refer to each other in a circle: t2, t3, t4, t5, t6, t7, t8, t9, …"
      ]),
  ]

  @Test("Tokens become records, or a finding at their place", arguments: cases) func reads(
    _ sample: Case
  ) {
    let marked = MarkedText(sample.file)
    let tokens = readDesignTokens(
      SourceFile(path: "x.tokens.json", bytes: Array(marked.text.utf8)), for: Self.pack)
    #expect(
      tokens.records.map { String(decoding: $0.line(of: Self.pack).dropLast(), as: UTF8.self) }
        == sample.lines)
    #expect(tokens.findings.map { "\($0.id): \($0.message)" } == sample.problems)
    if let range = marked.ranges.first { #expect(tokens.findings.first?.place?.range == range) }
  }

  @Test(
    "What to do about a mistake",
    arguments: [
      (##"{ "ab": { "$value": 1 }, "z": { "$value": "{abc}" } }"##, "did you mean `{ab}`?"),
      (##"{ "z": \##(token("1", ##""record": "pairr""##)) }"##, "did you mean `pair`?"),
      (
        ##"{ "z": \##(token("1", ##""record": "something else""##)) }"##,
        "records: pair, length, loose"
      ),
      (
        ##"{ "z": \##(token("1", ##""record": "length", "colour of it": 1"##)) }"##,
        "fields: font, size"
      ),
      (##"{ "z": \##(token("1", ##""record": "length", "fnot": 1"##)) }"##, "did you mean `font`?"),
      (##"{ "z": \##(token("1", ##""record": "length", "id": 1"##)) }"##, "remove it"),
      (##"{ "z": \##(token("1", ##""size": 1"##)) }"##, "add \"record\": pair, length, loose"),
    ]) func advises(_ text: String, _ advice: String)
  {
    let tokens = readDesignTokens(
      SourceFile(path: "x.tokens.json", bytes: Array(text.utf8)), for: Self.pack)
    #expect(tokens.findings.map(\.advice) == [advice])
    #expect(tokens.isWhole)
  }

  @Test("Problems with a record's line are placed in the tokens file") func places() throws {
    let text =
      ##"{ "a": \##(Self.token("1", ##""record": "length", "size": "$value""##)), "b": \##(Self.token("2", ##""record": "length""##)) }"##
    let tokens = readDesignTokens(
      SourceFile(path: "x.tokens.json", bytes: Array(text.utf8)), for: Self.pack)
    func place(_ line: Int, _ field: String?) -> String? {
      tokens.place(
        of: LogProblem(kind: .rejected, file: "", line: line, field: field, value: nil, message: "")
      ).map {
        $0.file.text(in: $0.range)
      }
    }
    #expect(place(1, "size") == ##""size": "$value""##)
    #expect(place(1, nil) == ##""a""##)
    #expect(place(2, "size") == ##""b""##)
    #expect(place(3, nil) == nil)
    #expect(place(0, nil) == nil)
    #expect(DesignTokens.isNamed("A.Tokens.JSON") && !DesignTokens.isNamed("tokens.json.txt"))
    let changed = String(
      decoding: tokens.records[0].line(
        of: Self.pack, with: ["size": .number(5), "font": .text("x")]), as: UTF8.self)
    #expect(changed == ##"{"record": "length", "id": "a", "font": "x", "size": 5}"## + "\n")
  }

  @Test("A long chain of aliases is followed without running out of stack") func longChain() {
    let count = 20_000
    let chain = (0..<count).map { #""t\#($0)": { "$value": "{t\#($0 + 1)}" }"# }.joined(
      separator: ",")
    let text =
      #"{ \#(chain), "t\#(count)": { "$value": 7 }, "z": \#(Self.token("1", #""record": "length", "size": "{t0}""#)) }"#
    let tokens = readDesignTokens(
      SourceFile(path: "x.tokens.json", bytes: Array(text.utf8)), for: Self.pack)
    #expect(tokens.findings.isEmpty)
    #expect(tokens.records.first?.values["size"] == .number(7))
  }
}

/// Each number and colour of a file is varied where it is written, and nothing else.
struct TokenVariantsTests {
  @Test func everyNumberAndColourHasOthers() {
    let json = """
      {
        "opacity": { "$value": 0.12, "$extensions": { "primum": { "record": "a", "rings": 3 } } },
        "side": { "$value": { "value": 0, "unit": "px" } },
        "again": { "$value": "{side}" },
        "name": { "$value": "DM Sans" },
        "teal": { "$type": "color", "$value": "#8ac4ff" },
        "fade": { "$value": [{ "color": "{teal}" }, { "color": "#000" }] }
      }
      """
    let file = SourceFile(path: "a.tokens.json", bytes: Array(json.utf8))
    let lines = tokenVariants(file).map { variants in
      "\(variants.token): \(variants.was) → \((variants.others + variants.extremes).joined(separator: " "))"
    }
    #expect(
      lines == [
        "opacity: 0.12 → 0.11 0.13 0.06 0.24 0 120",
        "opacity: 3 → 2 4 1.5 6 0 3000",
        "side: 0 → -1 1",
        "again: 0 → -1 1",
        "teal: #8ac4ff → \"#8ac4fe\" \"#000000\" \"#ffffff\" \"#808080\"",
        "fade: #8ac4ff → \"#000\" \"#8ac4fe\" \"#000000\" \"#ffffff\" \"#808080\"",
        "fade: #000000 → \"{teal}\" \"#000001\" \"#ffffff\" \"#808080\"",
      ])
    for variants in tokenVariants(file) {
      for other in variants.others {
        #expect(variants.file(with: other).bytes != file.bytes)
      }
    }
  }
}
