import Testing

@testable import Catalogues

/// What is a placeholder in each style, and what only looks like one.
@Suite struct PlaceholderTests {
  static let table: [(PlaceholderStyle, String, [String])] = [
    (.apple, "%1$@ and %2$lld of %@", ["%1$@ 1:@", "%2$lld 2:d", "%@ 1:@"]),
    (.apple, "%#@days@, %2$#@hours@, %arg left, %%", ["%#@days@ #days", "%2$#@hours@ #hours", "%arg arg", "%% "]),
    (.apple, "100 % sure, 5% off, 50 %", []),
    (.apple, "%1#@count@ shown, %#@open broken", ["%1#@count@ #count", "%#@open #open"]),
    (.apple, "%.2f %5d %-3s %ld%%", ["%.2f 1:f", "%5d 2:d", "%-3s 3:s", "%ld 4:d", "%% "]),
    (.apple, "%argument", ["%a 1:f"]),
    (.android, "%1$s, %2$d, %s", ["%1$s 1:s", "%2$d 2:d", "%s 1:s"]),
    (.python, "%(name)s has %d and {x}", ["%(name)s name:s", "%d 1:d"]),
    (.qt, "%1 of %L2, %n", ["%1 1", "%L2 2", "%n n"]),
    (
      .braces, "{{name}} {{- x, upper}} {y} %{z} ${w} $t(key) { not one } {}",
      [
        "{{name}} name", "{{- x, upper}} x", "{y} y", "%{z} z", "${w} w", "$t(key) $t(key)", "{}",
      ]
    ),
    (
      .icu, "Hi {name}, {when, date, short}; it''s '{'quoted'}'",
      ["{name} name", "{when, date, short} when:date", "' ", "' "]
    ),
    (
      .icu, "{n, plural, =0 {no {x}} other {# {x}s}}",
      ["{n, plural, =0 { n:plural", "{x} x", "} other { ", "# #", "{x} x", "}} "]
    ),
    (.icu, "an unmatched { brace", []),
    (.icu, "l'{name} d'{x}: '{quoted}' '{n, plural'", ["{name} name", "{x} x", "{quoted} quoted", "' "]),
    (.printf, "%Id of %s", ["%Id 1:d", "%s 2:s"]),
    (.none, "%@ {x}", []),
  ]

  @Test(arguments: table.indices)
  func finds(_ row: Int) {
    let (style, text, expected) = Self.table[row]
    let bytes = Array(text.utf8)
    let found = placeholders(in: text, style: style).map { placeholder in
      let written = String(decoding: bytes[placeholder.range], as: UTF8.self)
      return placeholder.signature.isEmpty && written == "{}" ? written : "\(written) \(placeholder.signature)"
    }
    #expect(found == expected, "\(text)")
  }

  /// Patterns for dates are told from texts that show numbers.
  @Test(arguments: [
    ("%B %-d, %H:%M", true), ("%m/%d", true), ("%-d", true), ("%H%%", true), ("%A, %B", true),
    ("", false), ("%", false), ("%%", false), ("%d%%", false), ("%d %", false), ("%d", false), ("%s at %H:%M", false),
    ("50%M, %d", false), ("%-", false), ("%@ %M", false),
  ])
  func tellsDates(_ text: String, _ isDate: Bool) {
    #expect(Array(text.utf8).withUnsafeBufferPointer { isDatePattern($0, style: .printf) } == isDate, "\(text)")
  }

  /// Each sentence that arms can make, with the way back to where each part stands.
  @Test(arguments: [
    (
      #"{"sourceLanguage":"en","strings":{"k":{"localizations":{"en":{"stringUnit":{"value":"%#@a@ of %#@b@."},"substitutions":{"#
        + #""a":{"variations":{"plural":{"one":{"stringUnit":{"value":"%arg task"}},"other":{"stringUnit":{"value":"%arg \u0074asks"}}}}},"#
        + #""b":{"variations":{"plural":{"other":{"stringUnit":{"value":"all"}}}}}}}}}}}"#, "x.xcstrings",
      ["%arg task of all.", "%arg tasks of all."]
    ),
    (
      #"{"k":"{n, plural, one {a {g, select, m {man} other {one}}} other {people}} here"}"#, "en.arb",
      ["a man here", "a one here", "people here"]
    ),
    (#"{"k":"plain {x}"}"#, "en.arb", []),
  ])
  func expands(_ text: String, _ path: String, _ expected: [String]) {
    let catalogue = readCatalogue(.init(path: path, bytes: Array(text.utf8)))
    let (sentences, isCut) = catalogue.expansions(ofEntryAt: 0)
    #expect(sentences.map { String(decoding: $0.text, as: UTF8.self) } == expected)
    #expect(!isCut)
    for sentence in sentences {
      for piece in sentence.pieces {
        let source = Array(catalogue.text(of: catalogue.entries[piece.entry]).utf8)
        #expect(source[piece.start..<piece.start + piece.range.count].elementsEqual(sentence.text[piece.range]))
      }
    }
  }

  @Test func expansionIsBounded() {
    let arms = (0..<20).map { "\"a\($0)\":{\"stringUnit\":{\"value\":\"x\"}}" }.joined(separator: ",")
    let substitutions = (0..<8).map { "\"s\($0)\":{\"variations\":{\"plural\":{\(arms)}}}" }.joined(separator: ",")
    let value = (0..<8).map { "%#@s\($0)@" }.joined()
    let text =
      #"{"sourceLanguage":"en","strings":{"k":{"localizations":{"en":{"stringUnit":{"value":""# + value
      + #""},"substitutions":{"# + substitutions + "}}}}}}"
    let catalogue = readCatalogue(.init(path: "x.xcstrings", bytes: Array(text.utf8)))
    let (sentences, isCut) = catalogue.expansions(ofEntryAt: 0, limit: 32)
    #expect(sentences.count == 32)
    #expect(isCut)
  }
}
