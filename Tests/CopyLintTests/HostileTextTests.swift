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
          - { id: window, number of: opens, said as: ["window of {n}"], locale: en, because: It is fixed. }
          - { id: snoozes, number of: most, said as: ["{n} snoozes", "snooze {n} of {any}"], locale: en, because: It is fixed. }

        """.utf8))
  ]).pack

  /// One sentence each, which holds as many numbers as words.
  private static let table: [(piece: String, count: Int, found: Int)] = [
    ("the window of 9 min and 7 snoozes, ", 10_000, 20_000),
    ("window of 150 min, 3 snoozes, ", 10_000, 0),
    ("100 ", 20_000, 0), ("100 snoozes ", 10_000, 10_000), ("snooze 3 of ", 10_000, 0),
    ("snooze ", 20_000, 0), ("9 or ", 20_000, 0), ("snooze 1 or 2 of 3 ", 10_000, 20_000),
    ("window of 9:15 ", 10_000, 0),
    ("window of" + String(repeating: " ", count: 100) + "9 min ", 1_000, 1_000),
  ]

  @Test(.timeLimit(.minutes(1)), arguments: table.indices) func endsSoon(_ row: Int) throws {
    let test = Self.table[row]
    let today = try #require(CivilDate(year: 2026, month: 3, day: 1))
    let terms = try #require(TermLists(Self.pack, today: today).matcher(for: "en"))
    let found = terms.matches(in: String(repeating: test.piece, count: test.count))
    #expect(found.count == test.found, "\(test.piece)")
  }
}
