import Diagnostics
import RuleModel
import SourceText
import Testing

@testable import CopyLint

/// What findings say and what fixes write, case by case.
@Suite struct WordingTests {
  @Test(arguments: [
    ("Triggers", "patterns", "Patterns"), ("TRIGGERS", "patterns", "PATTERNS"),
    ("triggers", "patterns", "patterns"),
    ("T", "patterns", "Patterns"), ("t", "Patterns", "Patterns"), ("AI", "a model", "A MODEL"),
    ("A1", "ab", "Ab"),
    ("1", "ab", "ab"), ("tRIGGER", "ab", "ab"), ("TRIGGEr", "ab", "Ab"), ("Trigger", "", ""),
    ("É-B", "élan", "ÉLAN"),
    ("É", "élan", "Élan"), ("", "ab", "ab"),
  ]) func keepsCase(_ words: String, _ replacement: String, _ expected: String) {
    #expect(TermWording.keepingCase(of: words, in: replacement) == expected)
  }

  @Test(arguments: [
    ("cure", false), ("cu**re", true), ("**cure**", false), ("cu**re*", true), ("*cu*re", false),
    ("cu*_re_", true),
    ("~~cu~~re", false), ("***c***", false), ("**c*", true), ("cure*", true), ("_cure", true),
    ("*c* *d*", false),
    ("*c* *d", true), ("", false),
  ]) func splitsEmphasis(_ words: String, _ splits: Bool) {
    #expect(TermWording.splitsEmphasis(words) == splits)
  }

  @Test(
    arguments: [
      (nil, "is not allowed in this copy", nil),
      ("It promises an outcome.", "promises an outcome", nil),
      ("It promises", "promises", nil),
      (
        "It states a cause; the analysis only counts.", "states a cause", "the analysis only counts"
      ),
      ("It is a; b; c", "is a", "b; c"), ("It is a;", "is a", ""),
      ("It is bad. It is worse.", "is not allowed in this copy", "it is bad. It is worse"),
      ("AI is vague.", "is not allowed in this copy", "AI is vague"),
      ("Users misread it", "is not allowed in this copy", "users misread it"),
      ("Its use is wrong; no.", "is not allowed in this copy", "its use is wrong; no"),
      ("A", "is not allowed in this copy", "a"), ("", "is not allowed in this copy", ""),
    ] as [(String?, String, String?)])
  func claims(_ because: String?, _ claim: String, _ reason: String?) {
    var term = Term(id: "t", locale: "en")
    term.because = because
    let (said, why) = term.claim(in: Pack(name: "p"), on: CivilDate(year: 2026, month: 1, day: 1)!)
    #expect(said == claim)
    #expect(why == reason)
  }

  @Test(
    arguments: [
      ([], nil, [], nil, []), (["a"], nil, [], "write \"a\"", ["a"]),
      (["a", "b"], "c", [], "write \"a\" or \"b\"", ["a", "b", "c"]),
      (["a", "b", "c"], "C", [], "write \"a\", \"b\" or \"c\"", ["a", "b", "c"]),
      ([], "d", [], "write \"d\"", ["d"]),
      (["a"], "A", ["r1", "r2"], "write \"a\" (r1, r2)", ["a"]),
    ] as [([String], String?, [String], String?, [String])])
  func advises(
    _ instead: [String], _ fix: String?, _ source: [String], _ advice: String?,
    _ suggestions: [String]
  ) {
    var term = Term(id: "t", locale: "en")
    (term.instead, term.fix, term.source) = (instead, fix, source)
    #expect(term.advice == advice)
    #expect(term.suggestions == suggestions)
  }

  static let twoHundred = (1...200).map { "w\($0)" }.joined(separator: " ")

  /// The change of a signed sentence, told as what to write.
  @Test(
    arguments: [
      ("call now", "call now", []), ("", "", []), ("a b", "b", ["start with \"a\""]),
      ("a b", "a", ["add \"b\" after \"a\""]), ("a", "a b", ["remove \"b\""]),
      ("a", "b a", ["remove \"b\""]),
      ("a b", "b a", ["start with \"a\"", "remove \"a\""]), ("a", "", ["start with \"a\""]),
      ("", "a", ["remove \"a\""]),
      (
        "call a doctor now", "ring a doctor today",
        ["write \"call\" instead of \"ring\"", "write \"now\" instead of \"today\""]
      ),
      ("a b c d", "a x d", ["write \"b c\" instead of \"x\""]),
      ("a d", "a x y d", ["remove \"x y\""]),
      ("a b c", "x b y c", ["write \"a\" instead of \"x\"", "remove \"y\""]),
      (
        "a 1 b 2 c 3 d 4 e 5", "a v b w c x d y e z",
        ["1 v", "2 w", "3 x", "4 y", "5 z"].map {
          "write \"\($0.prefix(1))\" instead of \"\($0.suffix(1))\""
        }
      ), ("0 a 1 b 2 c 3 d 4 e 5", "u a v b w c x d y e z", []),
      (twoHundred, twoHundred + "0", ["write \"w200\" instead of \"w2000\""]),
      (twoHundred, twoHundred + " x", ["remove \"x\""]),
    ] as [(String, String, [String])])
  func changes(_ signed: String, _ actual: String, _ expected: [String]) {
    #expect(WordChanges(from: signed, to: actual).remedies == expected)
  }

  /// What went and what came is marked; of the rest a reader sees only the words beside it.
  @Test(arguments: [
    ("Seek care.", "Seek care.", "Seek care.", "Seek care."),
    ("Seek emergency care.", "Seek care.", "Seek [emergency] care.", "Seek care."),
    ("", "New.", "", "[New.]"), ("a  cough", "a cough", "[a  cough]", "[a cough]"),
    (
      twoHundred + " emergency " + twoHundred, twoHundred + " " + twoHundred,
      "… w196 w197 w198 w199 w200 [emergency] w1 w2 w3 w4 w5 …",
      "… w196 w197 w198 w199 w200 w1 w2 w3 w4 w5 …"
    ),
    (
      "a b c d e f g h i j k l m n x", "z b c d e f g h i j k l m n y",
      "[a] b c d e f … j k l m n [x]", "[z] b c d e f … j k l m n [y]"
    ),
  ])
  func marks(_ before: String, _ after: String, _ was: String, _ now: String) {
    let changes = WordChanges(from: before, to: after)
    #expect((changes.was, changes.now) == (was, now))
  }

  /// The one stretch of a text that is not as signed: its bytes, its words, and what to do.
  @Test(arguments: [
    ("Seek help", "Seek help now", 5..<13, "help now", "write \"help\""),
    ("Seek help now", "Seek help", 5..<9, "help", "write \"help now\""),
    ("Seek help.", "Seek help. Now", 10..<14, " Now", "remove it"),
    ("Seek help. Now", "Seek help.", 10..<10, "", "\" Now\" is missing here"),
    ("Seek help", "Seek some help", 5..<14, "some help", "write \"help\""),
    ("Tap it", "Click it", 0..<5, "Click", "write \"Tap\""),
    ("Ruhe.", "Rast.", 0..<4, "Rast", "write \"Ruhe\""),
    ("Été 5 h", "Été 15 h", 6..<8, "15", "write \"5\""),
    ("a", "a", 1..<1, "", "remove it"), ("", "a", 0..<1, "a", "remove it"),
    ("a", "", 0..<0, "", "\"a\" is missing here"),
    ("aa", "aaa", 0..<3, "aaa", "write \"aa\""), ("a.", "a..", 2..<3, ".", "remove it"),
    (
      "x y z", "u y v", 0..<5, "u y v", "write \"x\" instead of \"u\"; write \"z\" instead of \"v\""
    ),
    ("é!", "é?", 0..<3, "é?", "write \"é!\""), ("(a)", "(b)", 1..<2, "b", "write \"a\""),
  ]) func differs(
    _ signed: String, _ actual: String, _ there: Range<Int>, _ found: String, _ advice: String
  ) {
    let change = RequiredTexts.difference(from: signed, to: actual)
    #expect(change.there == there)
    #expect(change.found == found)
    #expect(change.advice == advice)
  }

  /// A key or a glob against a key, beside the usual cases of `globs`.
  @Test(arguments: [
    ("", "", true), ("", "a", false), ("*", "abc", true), ("a", "", false), ("a*", "a", true),
    ("a**", "a", true),
    ("*a", "ba", true), ("*a", "ab", false), ("a*c", "abbc", true), ("a*c", "acb", false),
    ("a*bc", "abbc", true),
    ("*b*", "abc", true), ("*b*", "ac", false), ("ab", "abc", false), ("abc*d", "abc", false),
    ("a*a", "a", false),
  ]) func globs(_ pattern: String, _ key: String, _ isMatch: Bool) {
    #expect(keyMatches(pattern, key) == isMatch)
  }
}

/// Which locale reads which.
@Suite struct LocaleTests {
  @Test(arguments: [
    ("en_US", "en-us", ["en-us", "en"]), ("en", "en", ["en"]), ("ZZ", "zz", ["zz"]),
    ("zh_Hant_TW", "zh-hant-tw", ["zh-hant-tw", "zh-hant", "zh"]),
    ("A", "a", ["a"]), ("Z", "z", ["z"]), ("é_B", "é-b", ["é-b", "é"]), ("", "", []),
    ("@[`{", "@[`{", ["@[`{"]),
  ]) func spellings(_ locale: String, _ one: String, _ chain: [String]) {
    #expect(canonical(locale) == one)
    #expect(fallbacks(locale) == chain)
  }

  /// `reader`, `written`, whether they are one language, and whether the reader takes the other's
  /// text for the own.
  @Test(arguments: [
    ("de-AT", "de", true, true), ("de", "de-AT", true, false), ("pt-PT", "pt-BR", true, false),
    ("pt-BR", "pt-BR", true, true),
    ("de", "en", false, false), ("no", "nb", true, true), ("nb", "no-NO", true, false),
    ("nn", "no", false, false),
    ("zh-TW", "zh-Hant", true, true), ("zh-Hans", "zh-TW", false, false),
    ("zh-CN", "zh-TW", false, false),
    ("zh-HK", "zh-TW", true, false), ("zh-MO", "zh-TW", true, false), ("zh", "zh-TW", true, false),
    ("zh-SG", "zh-CN", true, false),
    ("sr-Latn", "sr-Cyrl", false, false), ("sr-Latn", "sr", true, true),
    ("sr", "sr-Cyrl", true, false),
    ("sr-Latn-RS", "sr-Latn-BA", true, false), ("es-419", "es-ES", true, false),
    ("es-419", "es", true, true),
    ("de-1996", "de-1901", true, true), ("en-US", "en_us", true, true), ("", "en", false, false),
    ("ca-valencia", "ca", true, true),
  ]) func reach(_ reader: String, _ written: String, _ isOne: Bool, _ isReached: Bool) {
    #expect(LocaleReach(reader).isSameLanguage(as: LocaleReach(written)) == isOne)
    #expect(LocaleReach(reader).isReached(by: LocaleReach(written)) == isReached)
    #expect(LocaleReach(reader).isAmong(["xx", written]) == isOne)
    #expect(!LocaleReach(reader).isAmong([]))
  }
}
