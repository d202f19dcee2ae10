import RuleLoading
import RuleModel
import SourceText
import Testing

@testable import CopyLint

/// Texts made to be slow are looked at in about linear time.
@Suite(.serialized) struct HostileTextTests {
  private static let pack = loadPack([
    SourceFile(
      path: "pack.yaml",
      bytes: Array(
        """
        pack: wait
        title: Wait
        version: "1"
        language: 1
        source locale: en
        thresholds:
          opens: 150 min
          most: 3
        terms:
          - { id: window, number of: opens, beside: [window], locale: en, because: It is fixed. }
          - { id: snoozes, number of: most, beside: [snoozes], locale: en, because: It is fixed. }

        """.utf8))
  ]).pack

  /// One sentence each, which holds as many numbers as words.
  private static let table: [(piece: String, count: Int, found: Int)] = [
    ("the window of 9 min and 7 snoozes ", 10_000, 20_000),
    ("window 150 min snoozes 3 ", 10_000, 0),
    ("100 ", 20_000, 0), ("snoozes 100 ", 10_000, 10_000), ("1 h 30 min window ", 10_000, 10_000),
    // A point before a small letter ends no sentence: `9 min. window` is read as one.
    ("window. 9 min. ", 10_000, 9_999), ("9:15 window ", 10_000, 0),
  ]

  @Test(.timeLimit(.minutes(1)), arguments: table.indices) func endsSoon(_ row: Int) throws {
    let test = Self.table[row]
    let today = try #require(CivilDate(year: 2026, month: 3, day: 1))
    let terms = try #require(TermLists(Self.pack, today: today).matcher(for: "en"))
    let found = terms.matches(in: String(repeating: test.piece, count: test.count))
    #expect(found.count == test.found, "\(test.piece)")
  }
}
