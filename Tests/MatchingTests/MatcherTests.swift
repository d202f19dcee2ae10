import Matching
import TestSupport
import Testing

/// The table of match cases, against the matcher and against the slow one.
@Suite struct MatcherTests {
  @Test func thereAreCases() { #expect(CaseFile.all.count > 70) }

  @Test(arguments: CaseFile.all + CaseFile.contexts)
  func fast(_ example: MatchCase) {
    let found = Matcher(example.patterns, locale: example.locale).matches(in: example.text)
    #expect(places(found.map(\.range), example) == places(example.expected, example))
    if let disguise = example.disguise {
      for match in found { #expect(describe(match.disguises) == disguise) }
    }
  }

  @Test(arguments: CaseFile.all)
  func slow(_ example: MatchCase) {
    let found = SlowMatcher(patterns: example.patterns, locale: example.locale).matches(
      in: example.text)
    #expect(places(found.map(\.range), example) == places(example.expected, example))
  }

  private func places(_ ranges: [Range<Int>], _ example: MatchCase) -> [String] {
    let bytes = Array(example.text.utf8)
    return Set(ranges).sorted { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) }
      .map { "\($0) \(String(decoding: bytes[$0], as: UTF8.self))" }
  }

  private func describe(_ disguises: Disguise) -> String {
    let names: [(Disguise, String)] = [
      (.lookAlike, "lookAlike"), (.zeroWidth, "zeroWidth"), (.softHyphen, "softHyphen"),
      (.bidiControl, "bidiControl"),
      (.fullWidth, "fullWidth"), (.combiningMark, "combiningMark"), (.styledLetter, "styledLetter"),
      (.emphasis, "emphasis"),
    ]
    return names.filter { disguises.contains($0.0) }.map(\.1).joined(separator: " ")
  }

  /// A placeholder ends the words beside it and hides nothing but itself.
  @Test(arguments: [
    ("%dtrigger and %@trigger", [0..<2, 14..<16], ["2-9", "16-23"]),
    ("tri%@gger", [3..<5], []),
    ("trigger", [0..<7], []),
    ("{trigger} trigger", [0..<9], ["10-17"]),
    ("%@trigger", [0..<2], ["2-9"]),
  ]) func placeholders(_ text: String, _ skipping: [Range<Int>], _ expected: [String]) {
    let matcher = Matcher([TermPattern(id: 1, words: "trigger")], locale: "en")
    #expect(
      matcher.matches(in: text, skipping: skipping).map {
        "\($0.range.lowerBound)-\($0.range.upperBound)"
      } == expected)
  }

  /// Forms of one term share an id and are reported once, the longest.
  @Test func formsOfOneTerm() {
    let patterns = ["machine", "machine learning", "learning model"].map {
      TermPattern(id: 7, words: $0)
    }
    let found = Matcher(patterns, locale: "en").matches(in: "machine learning model, machine")
    #expect(found.map(\.range) == [0..<16, 24..<31])
    #expect(found.map(\.index) == [1, 0])
  }

  /// Every letter of the confusables data is seen through in every place of a word.
  @Test func everyConfusableLetter() {
    let matcher = Matcher([TermPattern(id: 0, words: "solving trigger")], locale: "en")
    let word = Array("solving trigger".unicodeScalars)
    var missed: [String] = []
    for (scalar, look) in Confusables.lookingLikeLetters {
      for (index, letter) in word.enumerated()
      where String(letter) == look.lowercased() || (letter == "i" && look == "l") {
        var disguised = word
        disguised[index] = scalar
        var text = String.UnicodeScalarView()
        text.append(contentsOf: disguised)
        if matcher.matches(in: String(text)).isEmpty {
          missed.append(String(scalar.value, radix: 16) + " \(look)")
        }
      }
    }
    #expect(missed == [])
  }

  /// Nothing crashes on bytes that are not UTF-8, and words beside them are found.
  @Test func brokenBytes() {
    let matcher = Matcher([TermPattern(id: 0, words: "cure")], locale: "en")
    let bytes: [UInt8] = [
      0xFF, 0x63, 0x75, 0x72, 0x65, 0xC3, 0x20, 0xF0, 0x9F, 0x63, 0x75, 0x72, 0x65, 0xE2, 0x80,
    ]
    var found: [Range<Int>] = []
    bytes.withUnsafeBufferPointer { matcher.matches(in: $0) { found.append($0.range) } }
    #expect(found == [1..<5, 9..<13])
  }

  /// Texts made to be slow take time in proportion to their length; the bound is generous.
  @Test(arguments: [
    "trigger_", "_", "`", "trigger ", "#Trigger", "a.b.", "e\u{200B}", "e\u{301}", "/trigger",
    "@trigger", "т", "<b",
    "**", "trigger.trigger-",
    "a a ", "://", "\u{AD}", "a_b-", "(if", "trigger\u{200B}", "rn", "тr", "a|", "１", "カ\u{3099}",
  ]) func hostileText(_ piece: String) {
    let patterns = [
      TermPattern(id: 0, words: "trigger"),
      TermPattern(id: 1, words: Array(repeating: "a", count: 200).joined(separator: " ")),
      TermPattern(id: 2, words: "(if any)", unlessWithin: ["trigger (if any)"]),
      TermPattern(id: 3, words: "rnrnrnrnrnr"),
    ]
    let matcher = Matcher(patterns, locale: "en")
    let text = String(repeating: piece, count: 30_000 / piece.utf8.count)
    let time = ContinuousClock().measure { _ = matcher.matches(in: text) }
    #expect(time < .seconds(4), "\(time)")
  }
}
