import TestSupport
import Testing

@testable import Matching

/// Where exactly what is no prose begins and ends, beside all that ends it and all that only looks
/// like it.
@Suite struct SkippedTests {
  @Test(arguments: CaseFile.lines("skipped"))
  func isSkipped(_ line: CaseFile.Line) {
    let marked = MarkedText(line.text)
    let bytes = Array(marked.text.utf8)
    let found = bytes.withUnsafeBufferPointer { skippedRanges(in: $0) }
    #expect(
      Self.shown(found, bytes) == Self.shown(marked.ranges, bytes), "skipped.txt:\(line.number)")
  }

  private static func shown(_ ranges: [Range<Int>], _ bytes: [UInt8]) -> [String] {
    ranges.map { "\($0.lowerBound) \(String(decoding: bytes[$0], as: UTF8.self))" }
  }

  /// A term is not looked for in a token that holds it or an end of it, whichever token was read
  /// last.
  @Test(arguments: [
    ("machine learning", ["0-16", "0-7", "8-16"]), ("machine learning_x", ["0-7"]),
    ("x_machine learning", ["10-18"]),
    ("machine learning.home", ["0-7"]), ("machine learning.Home", ["0-16", "0-7", "8-16"]),
    ("`machine` learning", ["10-18"]), ("machine `learning`", ["0-7"]),
    ("/a machine learning", ["3-19", "3-10", "11-19"]),
    ("x_learning machine learning machine_x", ["11-27", "11-18", "19-27"]),
  ]) func phrases(_ text: String, _ expected: [String]) {
    let terms = ["machine learning", "machine", "learning"].enumerated().map {
      TermPattern(id: $0, words: $1)
    }
    #expect(
      Matcher(terms, locale: "en").matches(in: text).map {
        "\($0.range.lowerBound)-\($0.range.upperBound)"
      } == expected
    )
  }
}

/// What stands around hits and between them.
@Suite struct BorderTests {
  /// What a message says of disguises.
  @Test(
    arguments: [
      ([], nil), (.lookAlike, "with look-alike letters"),
      ([.softHyphen, .zeroWidth], "with invisible characters and soft hyphens"),
      (
        [.bidiControl, .fullWidth, .combiningMark, .styledLetter],
        "with text direction controls, full-width letters, combining marks and styled letters"
      ), ([.emphasis, .lookAlike], "with look-alike letters and markup inside it"),
    ] as [(Disguise, String?)])
  func sentence(_ disguise: Disguise, _ expected: String?) {
    #expect(disguise.sentence == expected)
  }

  /// A term that must be all of a text is not found where a placeholder shows something beside it.
  @Test(
    arguments: [([], 1), ([10..<10], 1), ([0..<2], 0), ([10..<12], 0)] as [([Range<Int>], Int)])
  func wholeValue(_ skipping: [Range<Int>], _ count: Int) {
    let matcher = Matcher([TermPattern(id: 1, words: "month", wholeValue: true)], locale: "en")
    #expect(matcher.matches(in: "   month    ", skipping: skipping).count == count)
  }

  /// Signs without letters are found as they are, side by side, up to the end of the text, and
  /// whole where that is asked.
  @Test(arguments: [
    ("—", "a—b——", ["1-4", "5-8", "8-11"]), ("?!", "?!?!!?", ["0-2", "2-4"]),
    ("!!", "!!!", ["0-2"]), ("—", "", []),
    ("…!", "…", []),
  ]) func signs(_ words: String, _ text: String, _ expected: [String]) {
    let found = Matcher([TermPattern(id: 0, words: words)], locale: "en").matches(in: text)
    #expect(found.map { "\($0.range.lowerBound)-\($0.range.upperBound)" } == expected)
    #expect(found.allSatisfy { $0.disguises == [] })
  }

  @Test func wholeSigns() {
    let matcher = Matcher([TermPattern(id: 0, words: "—", wholeValue: true)], locale: "en")
    #expect(matcher.matches(in: " — ").count == 1)
    #expect(matcher.matches(in: "a —").isEmpty)
    #expect(matcher.matches(in: "— é").isEmpty)
  }

  /// A byte of nothing after a term begins no other.
  @Test func zeroBytes() {
    let matcher = Matcher(
      [TermPattern(id: 0, words: "trigger"), TermPattern(id: 1, words: "cure")], locale: "en")
    #expect(
      matcher.matches(in: "trigger\u{0}rigger cure\u{0}ure \u{0}cure").map(\.range) == [
        0..<7, 15..<19, 25..<29,
      ])
  }

  /// Words are found wherever the blocks of the scan begin, with what precedes them in the block
  /// before.
  @Test(arguments: [0, 56, 57, 61, 62, 63, 64, 65, 121, 127])
  func blocks(_ lead: Int) {
    let terms = ["trigger", "machine learning", "é cure", "(if any)", "élan"].enumerated().map {
      TermPattern(id: $0, words: $1)
    }
    let matcher = Matcher(terms, locale: "en")
    let slow = SlowMatcher(patterns: terms, locale: "en")
    let fillers = [
      (" ", ""), (".", ""), ("x", " "), ("x", "-"), ("é", " "), ("x", ""), ("é", ""), ("x ", ""),
      (" x", ""), ("t", ""),
      ("trigge ", ""), ("machine ", ""), ("#", ""), ("|", "!"),
    ]
    let ends = [
      "trigger", "machine learning", "é cure", "(if any)", "élan", "ТRIGGER", "#ATrigger",
      "x trigger",
    ]
    for (number, (filler, before)) in fillers.enumerated() {
      // Not each with each: that says no more, and takes long.
      for words in [ends[(number + lead) % ends.count], ends[0]] {
        var head = ""
        while head.utf8.count + filler.utf8.count + before.utf8.count <= lead { head += filler }
        let text = head + before + words + " x trigger"
        #expect(
          Set(matcher.matches(in: text).map { "\($0.pattern) \($0.range)" })
            == Set(slow.matches(in: text).map { "\($0.pattern) \($0.range)" }),
          "\(lead) \(text.debugDescription)")
      }
    }
  }
}
