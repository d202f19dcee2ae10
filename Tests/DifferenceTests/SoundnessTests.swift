import Analysis
import Difference
import RuleLoading
import RuleModel
import SourceText
import Testing

/// What differs is never called the same, and what is said of it is so.
@Suite struct SoundnessTests {
  private static let head = """
    pack: p
    title: P
    version: "1"
    language: 1
    source locale: en
    locales: [en]
    roles: [clinical, legal]
    lists:
      meds: [budesonide, { name: fluticasone, also: [Flutide] }]
    thresholds:
      steps: { is: [2, 4, 6] }
      limit: { is: 5, was: [{ value: 8, until: 2026-02-22 }] }
    records:
      entry:
        key: id
        subject: person
        time: at
        fields:
          id: text
          person: text = me
          other: text = me
          at: time
          level: whole number 0 to 10 ?
          amount: number in mg ?
          twice: number in mg or g ?
          x: number ?
          med: text ?
          note: text ?
          bed: time of day ?
          colour: colour ?
          mood: one of [low, mid, high]?
          ok: yes/no = no
          start: time ?
          end: time ?
          born: date ?
          signs: list of [a, b, c, d, e, f, g, h, i, j]?
    rules:
      - id: r
        title: R
        kind: red flag
        status: active
        for each: entry
        if unknown: stay silent
        why missing: So.
        needs sign-off: [clinical]
        then: decide only

    """

  private static func load(_ text: String) throws -> LoadedPack {
    let loaded = loadPack([SourceFile(path: "pack.yaml", bytes: Array(text.utf8))])
    try #require(!loaded.hasErrors, "\(loaded.findings.map(\.message))")
    return loaded
  }

  private static let today = CivilDate(year: 2026, month: 3, day: 20)!

  private static func difference(_ old: String, _ new: String) throws -> PackDifference {
    PackDifference(try load(old), try load(new), .init(today: today))
  }

  private static func rule(_ when: String) -> String { head + "    when: " + quoted(when) + "\n" }

  private static func quoted(_ text: String) -> String { text.hasPrefix("{") ? text : "'\(text)'" }

  /// Conditions that differ, if only for values that are easily overlooked.
  static let conditions: [(String, String)] = [
    ("level is one of steps", "level is one of [2, 4, 6, 8]"),
    ("med is in meds", "med is one of [\"budesonide\", \"fluticasone\", \"Flutide\"]"),
    ("med is not in meds", "med is not one of [\"budesonide\", \"fluticasone\", \"Flutide\"]"),
    ("level >= limit", "level >= 5"),
    ("bed is from 22:00 to 23:59", "bed >= 22:00"),
    ("bed < 07:00", "bed <= 06:59"),
    ("colour is \"#FF0000\"", "colour is \"#00FF00\""),
    ("colour is one of [\"#FF0000\", \"#00FF00\"]", "colour is \"#FF0000\""),
    ("twice was logged in mg", "twice is present"),
    ("x / 3 * 3 < 1", "x < 1"),
    ("x + 0.1 > 0.3", "x > 0.2"),
    ("note is \"a\"", "note is one of [\"a\", \"b\"]"),
    ("length of note > 3", "length of note > 30"),
    ("start < end", "start <= end"),
    ("end - start >= 4 h", "end - start >= 5 h"),
    (
      "signs includes all of [a, b, c, d, e, f, g, h, i]",
      "signs includes all of [a, b, c, d, e, f, g, h, j]"
    ),
    ("amount >= 1 g", "amount > 999 mg"),
    ("born < 2010-01-01", "born <= 2009-12-30"),
    ("born < 2010-01-01", "whole years from born to now >= 16"),
  ]

  @Test(arguments: conditions.indices)
  func whatDiffersIsNotCalledTheSame(_ index: Int) throws {
    let (old, new) = Self.conditions[index]
    for (one, other) in [(old, new), (new, old)] {
      let found = try Self.difference(Self.rule(one), Self.rule(other))
      #expect(
        found.hasDifference || found.unproved > 0,
        "\(one) and \(other): \(found.changes.map(\.message))")
      #expect(
        !found.changes.contains { $0.message.contains("proved over all") }, "\(one) and \(other)")
    }
  }

  /// Changes beside the conditions: each is one, with exit status 1.
  static let edits: [(String, String)] = [
    ("kind: red flag", "kind: advisory"), ("status: active", "status: draft"),
    ("needs sign-off: [clinical]", "needs sign-off: [legal]"),
    ("    needs sign-off: [clinical]\n", ""), ("subject: person", "subject: other"),
    ("time: at", "time: end otherwise at"),
    ("key: id", "key: note"), ("time: at", "time: at\n    recorded: end"),
    ("time: at", "time: at\n    other fields: refused"),
    ("amount: number in mg ?", "amount: number in mg or g ?"),
    ("amount: number in mg ?", "amount: number in mg"),
    ("amount: number in mg ?", "amount: number 0 to 5 in mg ?"),
    (
      "limit: { is: 5, was: [{ value: 8, until: 2026-02-22 }] }",
      "limit: { is: 5, was: [{ value: 8, until: 2026-02-20 }] }"
    ),
    ("value: 8", "value: 3"), ("[clinical, legal]", "[clinical, legal, product]"),
    ("locales: [en]", "locales: [en]\nunreviewed: warning"),
    (
      "locales: [en]",
      "locales: [en]\nrequirements: [{ id: R-1, title: At most 3, status: open, document: D }]"
    ),
  ]

  @Test(arguments: edits.indices)
  func whatIsBesideTheConditionsIsCompared(_ index: Int) throws {
    let (old, new) = Self.edits[index]
    let text = Self.rule("level >= limit and amount > 1 mg")
    try #require(text.contains(old))
    let found = try Self.difference(text, text.replacing(old, with: new))
    #expect(found.hasDifference, "\(new): \(found.changes.map(\.message))")
  }

  static let same: [(String, String)] = [
    ("not (mood is low)", "mood is not low"), ("level >= 4", "level > 3"),
    ("amount > 1 g", "amount > 1000 mg"),
    ("bed is from 22:00 to 23:59", "bed >= 22:00 and bed <= 23:59"),
    ("level is one of steps", "level is one of [2, 4, 6]"),
    ("ok and level > 3", "level > 3 and ok"), ("not (level < 4 or ok)", "level >= 4 and not ok"),
  ]

  @Test(arguments: same.indices)
  func whatIsTheSameIsProved(_ index: Int) throws {
    let (old, new) = Self.same[index]
    let found = try Self.difference(Self.rule(old), Self.rule(new))
    #expect(
      !found.hasDifference && found.unproved == 0,
      "\(old) and \(new): \(found.changes.map(\.message))")
  }

  // MARK: Sentences

  static let sentences: [(kind: String, old: String, new: String, says: String)] = [
    ("constraint", "level >= 4", "level >= 5", "is violated below level 5 instead of 4"),
    ("constraint", "level < 4", "level < 5", "is violated from level 5 instead of 4"),
    ("red flag", "not (level < 4)", "not (level < 5)", "fires from level 5 instead of 4"),
    (
      "red flag", "{ none of: [level >= 4, ok] }", "{ none of: [level >= 5, ok] }",
      "fires below level 5 instead of 4"
    ),
    ("red flag", "level >= 4", "level > 4", "fires above level 4 instead of from 4"),
    ("limit", "level < 4", "level < 5", "is allowed below level 5 instead of 4"),
    (
      "constraint", "start < end", "start <= end",
      "is no longer violated where it was: its `require` was `start < end` and is now `start <= end`"
    ),
  ]

  @Test(arguments: sentences.indices)
  func fromWhereOnARuleFires(_ index: Int) throws {
    let (kind, old, new, says) = Self.sentences[index]
    func pack(_ condition: String) -> String {
      var text = Self.rule(condition).replacing("kind: red flag", with: "kind: \(kind)")
      if kind == "constraint" {
        text = text.replacing("    when: ", with: "    require: ").replacing(
          "    if unknown: stay silent\n", with: ""
        )
        .replacing("    why missing: So.\n", with: "")
      }
      return text
    }
    let found = try Self.difference(pack(old), pack(new))
    #expect(found.changes.map(\.message) == [says])
  }

  // MARK: Examples

  @Test(arguments: conditions.indices)
  func aWitnessIsAnExampleThatCanBePasted(_ index: Int) throws {
    let (old, new) = Self.conditions[index]
    let found = try Self.difference(Self.rule(old), Self.rule(new))
    let lines = found.changes.flatMap(\.differences).compactMap(\.example)
    #expect(lines.count == found.changes.flatMap(\.differences).count)
    if lines.isEmpty { return }
    let examples = "    examples:\n" + lines.map { "      \($0)\n" }.joined()
    func failing(_ when: String) throws -> Int {
      ExampleRunner(try Self.load(Self.rule(when) + examples).pack, today: Self.today).results()
        .count {
          !$0.differences.isEmpty
        }
    }
    #expect(try failing(new) == 0, "\(lines)")
    #expect(try failing(old) == lines.count, "\(lines)")
  }
}
