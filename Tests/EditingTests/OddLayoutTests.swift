import RuleModel
import SourceText
import Testing

@testable import Editing

/// Edits of packs of odd but legal layout: each row is a file, an edit, and the file after it.
@Suite struct OddLayoutTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var before: String
    var edit: PackEdit
    /// Nil: it is refused.
    var after: String?

    init(_ name: String, _ before: String, _ edit: PackEdit, _ after: String?) {
      (testDescription, self.before, self.edit, self.after) = (name, before, edit, after)
    }
  }

  private static func number(_ to: String, _ from: CivilDate? = nil) -> PackEdit {
    PackEdit("care/limit", .number(to: to, from: from))
  }
  private static let day = CivilDate(days: 20_819)

  static let rows: [Row] = [
    Row(
      "all in brackets", "{ thresholds: { limit: { is: 4 d, title: \"A, b\" } } }", number("5"),
      "{ thresholds: { limit: { is: 5 d, title: \"A, b\" } } }"),
    Row(
      "in brackets, from a day", "thresholds: { limit: { is: 4 d } }\n", number("5", day),
      "thresholds: { limit: { is: 5 d, was: [{ value: 4 d, until: 2026-12-31 }] } }\n"),
    Row(
      "a bare value, from a day", "thresholds:\n  limit: 4 d   # days\n  other: 1\n",
      number("5", day),
      "thresholds:\n  limit: { is: 5 d, was: [{ value: 4 d, until: 2026-12-31 }] }   # days\n  other: 1\n"
    ),
    Row(
      "CRLF, a byte order mark and quoted keys",
      "\u{FEFF}\"thresholds\":\r\n  'limit':\r\n    \"is\": '4 d'\r\n    # why\r\n    title: x\r\n",
      number("5", day),
      "\u{FEFF}\"thresholds\":\r\n  'limit':\r\n    \"is\": '5 d'\r\n    was:\r\n      - { value: 4 d, until: 2026-12-31 }\r\n    # why\r\n    title: x\r\n"
    ),
    Row(
      "an earlier row with a comment",
      "thresholds:\n  limit:\n    is: 4 d\n    was:\n      - { value: 3 d, until: 2025-01-31 }   # old\n\n  # next\n  other: 1\n",
      number("5", day),
      "thresholds:\n  limit:\n    is: 5 d\n    was:\n      - { value: 3 d, until: 2025-01-31 }   # old\n      - { value: 4 d, until: 2026-12-31 }\n\n  # next\n  other: 1\n"
    ),
    Row(
      "a number with an anchor that others repeat",
      "thresholds:\n  limit: &limit 4 d\n  other: *limit\n", number("5"), nil),
    Row(
      "a sentence in a literal block",
      "texts:\n  - id: limit\n    exactly: |-\n      One line.\n      Another line.\n    on: [home]\n",
      PackEdit("limit", .words(locale: "en", to: "One line.\nA third line.")),
      "texts:\n  - id: limit\n    exactly: |-\n      One line.\n      A third line.\n    on: [home]\n"
    ),
    Row(
      "a name behind the last, with a comment between",
      "lists:\n  limit:\n    names:\n      - a\n      # not b\n      - c # brand\n# end\n",
      PackEdit("limit", .names(add: [.init("d: e")], remove: [], never: [])),
      "lists:\n  limit:\n    names:\n      - a\n      # not b\n      - c # brand\n      - \"d: e\"\n# end\n"
    ),
    Row(
      "a brand of a bare name",
      "lists: { limit: { names: [a, b] } }\n",
      PackEdit("limit", .names(add: [.init("a", also: ["A Forte"])], remove: [], never: [])),
      "lists: { limit: { names: [{ name: a, also: [A Forte] }, b] } }\n"),
    Row(
      "a line of a condition in quotes",
      "rules:\n  - id: limit\n    when: [ \"x >= 3\", 'y is a' ] # both\n",
      PackEdit("limit", .line(at: "2", to: "y is \"b: c\"")),
      "rules:\n  - id: limit\n    when: [ \"x >= 3\", 'y is \"b: c\"' ] # both\n"),
    Row(
      "a line of a condition in a block",
      "rules:\n- id: limit\n  when:\n  - any of:\n    - >-\n      x >= 3\n    - y is a\n  then: []\n",
      PackEdit("limit", .line(at: "1.1", to: "x >= 4")),
      "rules:\n- id: limit\n  when:\n  - any of:\n    - >-\n      x >= 4\n    - y is a\n  then: []\n"
    ),
    Row(
      "an example of an item that has none, before a comment",
      "rules:\n  - id: limit\n    when: x >= 3\n\n  # The next one.\n  - id: other\n",
      PackEdit(
        "limit", .example(.group([.init("it", .text("at 3")), .init("expect", .text("fires"))]))),
      "rules:\n  - id: limit\n    when: x >= 3\n    examples:\n      - { it: at 3, expect: fires }\n\n  # The next one.\n  - id: other\n"
    ),
  ]

  @Test(arguments: rows) func changesNothingElse(_ row: Row) throws {
    let beside = SourceFile(
      path: "a.yaml", bytes: Array("# other\nlists: { x: { names: [y] } }\n".utf8))
    let file = SourceFile(path: "x.yaml", bytes: Array(row.before.utf8))
    var files = EditedFiles(rules: [beside, file], copy: nil)
    var pack = Pack(name: "care", title: "Care")
    pack.texts = [SignedText(id: "limit", key: "limit", exactly: "", origin: .none)]
    guard let after = row.after else {
      #expect(throws: EditRefusal.self) { try files.make(row.edit, of: pack) }
      return
    }
    try files.make(row.edit, of: pack)
    #expect(String(decoding: files.rules[1].bytes, as: UTF8.self) == after)
    #expect(files.rules[0] == beside)
  }
}
