import Testing

@testable import Catalogues

/// What is a placeholder in each style, and what only looks like one.
@Suite struct PlaceholderTests {
  static let table: [(PlaceholderStyle, String, [String])] = [
    (.apple, "%1$@ and %2$lld of %@", ["%1$@ 1:@", "%2$lld 2:d", "%@ 1:@"]),
    (
      .apple, "%#@days@, %2$#@hours@, %arg left, %%",
      ["%#@days@ #days", "%2$#@hours@ #hours", "%arg arg", "%% "]
    ),
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
        "{{name}} name", "{{- x, upper}} x", "{y} y", "%{z} z", "${w} w", "$t(key) $t(key)", "{} 0",
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
    (
      .icu, "l'{name} d'{x}: '{quoted}' '{n, plural'",
      ["{name} name", "{x} x", "{quoted} quoted", "' "]
    ),
    (.printf, "%Id of %s", ["%Id 1:d", "%s 2:s"]),
    (.none, "%@ {x}", []),
    (
      .icu, "{a}{b }{ c } {d,number} {e, number, #.##} {f}",
      ["{a} a", "{b } b", "{ c } c", "{d,number} d:number", "{e, number, #.##} e:number", "{f} f"]
    ),
    (
      .icu, "{n, plural, offset:1 =0 {a} one {# {b}} other {#}} #",
      [
        "{n, plural, offset:1 =0 { n:plural", "} one { ", "# #", "{b} b", "} other { ", "# #",
        "}} ",
      ]
    ),
    (.icu, "{n, select, a {#} other {}}", ["{n, select, a { n:select", "} other { ", "}} "]),
    (
      .icu, "{n, selectordinal, one {#st} other {#th}}",
      ["{n, selectordinal, one { n:selectordinal", "# #", "} other { ", "# #", "}} "]
    ),
    (
      .icu, "{n, plural, other {{m, plural, other {# {n}}}}}",
      [
        "{n, plural, other { n:plural", "{m, plural, other { m:plural", "# #", "{n} n", "}} ",
        "}} ",
      ]
    ),
    (.icu, "{n, plural, other {x}", ["{n, plural, ", "{x} x"]),
    (.icu, "{n, plural}", ["{n, plural} n"]),
    (.icu, "{n, plural, }", ["{n, plural, } n:plural"]),
    (.icu, "{n, plural, other}", ["{n, plural, other} n"]), (.icu, "{n,}", ["{n,} n"]),
    (.icu, "{n, plural,", ["{n, plural, "]),
    (.icu, "{n, plural, other {x}} }", ["{n, plural, ", "{x} x"]), (.icu, "{a b}", []),
    (.icu, "{}", ["{} 0"]), (.braces, "{} {a} {}", ["{} 0", "{a} a", "{} 1"]),
    (.icu, "{n, number, {x}}", ["{x} x"]), (.icu, "{n", []), (.icu, "{n, x", []),
    (.icu, "a '{' b '}' c '' d 'e' '{f}' '{g h}'", ["' ", "' ", "{f} f", "' "]),
    (.icu, "'{a", ["' "]),
    (.icu, "'{a1}' '{a1b}' '{_1}'", ["{a1} a1", "{a1b} a1b", "{_1} _1"]),
    (.icu, "{a} '", ["{a} a"]),
    (.icu, "'{a_1}' '{1a}' '{}' '}{a}'", ["{a_1} a_1", "' ", "' ", "' "]),
    (
      .braces, "{a} {{b}} {{ c }} {{- d }} {e,x} {f:y} {g|z} {h i} {j k: l} { } {-}",
      ["{a} a", "{{b}} b", "{{ c }} c", "{{- d }} d", "{e,x} e", "{f:y} f", "{g|z} g"]
    ),
    // `{{a}` and `{a}}` are filled in otherwise than `{{a}}` and `{a}`.
    (.braces, "{{a} {b}} {c\n} {d{e}} {f", ["{a} {a", "{b} b", "{e} e"]),
    (.braces, "{{a}} {{b} {c}}", ["{{a}} a", "{b} {b", "{c} c"]), (.braces, "{c}}", ["{c} {c"]),
    (
      .braces, "%{a} ${b} $t(c) $t(d $t(e) $tf %{ $ %",
      ["%{a} a", "${b} b", "$t(c) $t(c)", "$t(e) $t(e)"]
    ),
    (
      .braces, "%s %d %@ %1$s %2$d %x 5% %",
      ["%s 1:s", "%d 2:d", "%@ 3:@", "%1$s 1:s", "%2$d 2:d"]
    ),
    (.braces, "%12$s%$s", ["%12$s 12:s", "%$s 1:s"]),
    (.braces, "{n, plural, other {x}} {a}", ["{n, plural, other { n:plural", "}} ", "{a} a"]),
    (.braces, "{n , select , other {x}}", ["{n , select , other { n:select", "}} "]),
    (.braces, "{plural} {select}", ["{plural} plural", "{select} select"]),
    (.ofFormat, "{0}", []),
    (.apple, "%#@@ %#@ x", []),
    (.apple, "%#@a b@ %#@a%@", ["%#@a #a", "%#@a #a", "%@ 1:@"]),
    (.apple, "%12345$@ %1234$@ %1$", ["%1234$@ 1234:@"]),
    (.apple, "%1#@a", []), (.apple, "%1#xa@ b %#xa@", ["%#x 1:d"]),
    (
      .apple, "%arg %args %arg_ %arg1 %arg. %ar",
      ["%arg arg", "%a 1:f", "%a 2:f", "%a 3:f", "%arg arg", "%a 4:f"]
    ),
    (
      .apple, "%+d %-5.3f %'d %,d %#x %0*d %.*f % d %5 d",
      ["%+d 1:d", "%-5.3f 2:f", "%'d 3:d", "%,d 4:d", "%#x 5:d", "%0*d 6:d", "%.*f 7:f"]
    ),
    (
      .apple, "%hhd %lld %qd %Lf %zd %td %jd %l",
      ["%hhd 1:d", "%lld 2:d", "%qd 3:d", "%Lf 4:f", "%zd 5:d", "%td 6:d", "%jd 7:d"]
    ),
    (
      .apple, "%i%D%u%U%x%X%o%O",
      ["%i 1:d", "%D 2:d", "%u 3:d", "%U 4:d", "%x 5:d", "%X 6:d", "%o 7:d", "%O 8:d"]
    ),
    (
      .apple, "%f%F%e%E%g%G%a%A",
      ["%f 1:f", "%F 2:f", "%e 3:f", "%E 4:f", "%g 5:f", "%G 6:f", "%a 7:f", "%A 8:f"]
    ),
    (.apple, "%s%S%c%C%p%b%r%n%h", ["%s 1:s", "%S 2:s", "%c 3:c", "%C 4:c", "%p 5:p"]),
    (.apple, "%2$@ %@ %1$@ %@", ["%2$@ 2:@", "%@ 1:@", "%1$@ 1:@", "%@ 2:@"]),
    (.apple, "%", []), (.apple, "%%%", ["%% "]), (.apple, "%%%d%", ["%% ", "%d 1:d"]),
    (.apple, "%.d %1.d %.", ["%.d 1:d", "%1.d 2:d"]),
    (.android, "%b %n %@ %p %lb %r", ["%b 1:b"]),
    (.printf, "%p %@ %b %Id", ["%p 1:p", "%Id 2:d"]),
    (
      .python, "%(a)d %(b)5.2f %(c) %() %(d)s %(e(f)s %(g",
      ["%(a)d a:d", "%(b)5.2f b:f", "%(c) c", "%(d)s d:s"]
    ),
    (.python, "%r %(a)-s %(b) 0+#.1d", ["%r 1:r", "%(a)-s a:s", "%(b) 0+#.1d b:d"]),
    (.qt, "%12 %123 %L %L12 %Ln %n% %0", ["%12 12", "%12 12", "%L12 12", "%n n", "%0 0"]),
  ]

  @Test(arguments: table.indices)
  func finds(_ row: Int) {
    let (style, text, expected) = Self.table[row]
    let bytes = Array(text.utf8)
    let found = placeholders(in: text, style: style).map { placeholder in
      "\(String(decoding: bytes[placeholder.range], as: UTF8.self)) \(placeholder.signature)"
    }
    #expect(found == expected, "\(text)")
  }

  /// Java's messages: what stands for values, what is quoted, and the texts of a choice.
  @Test(arguments: [
    ("{0} of {1,number,#.##} {2,date}", ["{0} 0", "{1,number,#.##} 1", "{2,date} 2"]),
    ("it''s {0}", ["' ", "{0} 0"]),
    ("'{0}' {1}", ["' ", "{0} 0!", "' ", "{1} 1"]),
    ("'{' {0} '}'", ["' ", "' ", "{0} 0", "' ", "' "]), ("{0", []), ("{0}{", ["{0} 0"]),
    ("{0,x", []),
    ("{0,{1}}", ["{1} 1"]), ("{a b} {0}", ["{0} 0"]), ("{} {0}", ["{0} 0"]),
    ("{0} '", ["{0} 0", "' "]),
    (
      "{0,choice,0#none|1#one|1<{0} files} left", ["{0,choice,0# 0", "|1# ", "|1< ", "{0} 0", "} "]
    ),
    ("{0, choice,-1.5#a|2 #b}", ["{0, choice,-1.5# 0", "|2 # ", "} "]),
    ("{0,choice,0a|b", ["{0,choice,0 0", "| "]),
    ("%s of %d", ["%s 1:s", "%d 2:d"]), ("%s '{' x", ["%s 1:s"]), ("{a.b_c1}", ["{a.b_c1} a.b_c1"]),
    ("{0,number", []),
  ])
  func ofJava(_ text: String, _ expected: [String]) {
    let bytes = Array(text.utf8)
    let found = bytes.withUnsafeBufferPointer { PropertiesReader.placeholders(in: $0) }.map {
      "\(String(decoding: bytes[$0.range], as: UTF8.self)) \($0.signature)\($0.isMalformed ? "!" : "")"
    }
    #expect(found == expected, "\(text)")
  }

  /// Patterns for dates are told from texts that show numbers.
  @Test(arguments: [
    ("%B %-d, %H:%M", true), ("%m/%d", true), ("%-d", true), ("%H%%", true), ("%A, %B", true),
    ("", false), ("%", false), ("%%", false), ("%d%%", false), ("%d %", false), ("%d", false),
    ("%s at %H:%M", false),
    ("50%M, %d", false), ("%-", false), ("%@ %M", false),
  ])
  func tellsDates(_ text: String, _ isDate: Bool) {
    #expect(
      Array(text.utf8).withUnsafeBufferPointer { isDatePattern($0, style: .printf) } == isDate,
      "\(text)")
  }

  /// Each sentence that arms can make, with the way back to where each part stands.
  @Test(arguments: [
    (
      #"{"sourceLanguage":"en","strings":{"k":{"localizations":{"en":{"stringUnit":{"value":"%#@a@ of %#@b@."},"substitutions":{"#
        + #""a":{"variations":{"plural":{"one":{"stringUnit":{"value":"%arg task"}},"other":{"stringUnit":{"value":"%arg \u0074asks"}}}}},"#
        + #""b":{"variations":{"plural":{"other":{"stringUnit":{"value":"all"}}}}}}}}}}}"#,
      "x.xcstrings",
      ["%arg task of all.", "%arg tasks of all."]
    ),
    (
      #"{"k":"{n, plural, one {a {g, select, m {man} other {one}}} other {people}} here"}"#,
      "en.arb",
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
        #expect(
          source[piece.start..<piece.start + piece.range.count].elementsEqual(
            sentence.text[piece.range]))
      }
    }
  }

  /// Sixty-four sentences are all checked; where there are more, that is said, whichever part
  /// brings one too many.
  @Test(arguments: [
    ([8, 8], 64, 64, false), ([8, 8], 63, 63, true), ([8, 8], 65, 64, false), ([63], 64, 63, false),
    ([20, 20, 20, 20, 20, 20, 20, 20], 32, 32, true), ([1, 1], 1, 1, false), ([2, 1], 1, 1, true),
  ])
  func expansionIsBounded(_ counts: [Int], _ limit: Int, _ sentences: Int, _ isCut: Bool) {
    func arms(_ count: Int) -> String {
      (0..<count).map { "\"a\($0)\":{\"stringUnit\":{\"value\":\"x\($0)\"}}" }.joined(
        separator: ",")
    }
    let substitutions = counts.enumerated().map {
      "\"s\($0)\":{\"variations\":{\"plural\":{\(arms($1))}}}"
    }
    let value = counts.indices.map { "%#@s\($0)@" }.joined()
    let xcstrings =
      #"{"sourceLanguage":"en","strings":{"k":{"localizations":{"en":{"stringUnit":{"value":""#
      + value
      + #""},"substitutions":{"# + substitutions.joined(separator: ",") + "}}}}}}"
    let messages = counts.enumerated().map { number, count in
      "{s\(number), select, " + (1..<max(count, 1)).map { "a\($0) {x\($0)} " }.joined()
        + "other {x0}}"
    }
    for (text, path) in [
      (xcstrings, "x.xcstrings"), ("{\"k\":\"\(messages.joined())\"}", "en.arb"),
    ] {
      let catalogue = readCatalogue(.init(path: path, bytes: Array(text.utf8)))
      let found = catalogue.expansions(ofEntryAt: 0, limit: limit)
      #expect(found.sentences.count == sentences, "\(path)")
      #expect(
        Set(found.sentences.map { String(decoding: $0.text, as: UTF8.self) }).count == sentences,
        "\(path)")
      #expect(found.isCut == isCut, "\(path)")
    }
  }
}
