import SourceText
import Testing

@testable import Editing

/// Changes of files in many layouts: each row is a file, the change, and the file after it. All
/// other bytes stay.
@Suite struct YAMLPatchTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var name: String
    var before: String
    var change: Change
    /// Nil: it is refused.
    var after: String?
    var testDescription: String { name }
  }

  enum Change: Sendable {
    case set(String, String)
    case add(String, String, YAMLValue, after: String?)
    case append(String, YAMLValue)
    case remove(String, Int)
  }

  static let rows: [Row] = [
    Row(
      name: "a plain number", before: "a:\n  is: 10  # days\nb: 10\n", change: .set("a.is", "8"),
      after: "a:\n  is: 8  # days\nb: 10\n"),
    Row(
      name: "between brackets", before: "a: { is: 10, was: [] }\n", change: .set("a.is", "8"),
      after: "a: { is: 8, was: [] }\n"),
    Row(
      name: "CRLF and a byte order mark", before: "\u{FEFF}a:\r\n  is: 10\r\nb: x\r\n",
      change: .add("a", "was", .list([.group([.init("value", .text("9"))])]), after: "is"),
      after: "\u{FEFF}a:\r\n  is: 10\r\n  was:\r\n    - { value: 9 }\r\nb: x\r\n"),
    Row(
      name: "quoted keys and values", before: "\"a\": { 'is': \"10 h\" }\n",
      change: .set("a.is", "8 h"), after: "\"a\": { 'is': \"8 h\" }\n"),
    Row(
      name: "an apostrophe in single quotes", before: "a: 'it is'\n", change: .set("a", "it's"),
      after: "a: 'it''s'\n"),
    Row(
      name: "a quotation mark in double quotes", before: "a: \"x\"\n", change: .set("a", "x \"y\""),
      after: "a: \"x \\\"y\\\"\"\n"),
    Row(
      name: "what plain text cannot hold", before: "a: x\n", change: .set("a", "y: z"),
      after: "a: \"y: z\"\n"),
    Row(
      name: "one word of a folded sentence",
      before: "a: >-\n  Call a doctor\n  now, please.\nb: 1\n",
      change: .set("a", "Call an ambulance now, please."),
      after: "a: >-\n  Call an ambulance\n  now, please.\nb: 1\n"),
    Row(
      name: "a value that is repeated", before: "a: &x 10\nb: *x\n", change: .set("a", "8"),
      after: nil),
    Row(
      name: "at the place where it is repeated", before: "a: &x 10\nb: *x\n",
      change: .set("b", "8"), after: nil),
    Row(
      name: "behind a comment between items", before: "a:\n  - x  # one\n  # two\n  - y\n\nb: 1\n",
      change: .append("a", .text("z")),
      after: "a:\n  - x  # one\n  # two\n  - y\n  - z\n\nb: 1\n"),
    Row(
      name: "a list between brackets", before: "a: [x, y]\n", change: .append("a", .text("z, w")),
      after: "a: [x, y, \"z, w\"]\n"),
    Row(
      name: "a list of several lines", before: "a: [\n  x,\n  y\n]\n",
      change: .append("a", .text("z")), after: "a: [\n  x,\n  y, z\n]\n"),
    Row(
      name: "an empty list", before: "a: []\n", change: .append("a", .text("z")),
      after: "a: [z]\n"),
    Row(
      name: "no line end at the end", before: "a:\n  - x", change: .append("a", .text("y")),
      after: "a:\n  - x\n  - y"),
    Row(
      name: "one item less", before: "a:\n  - x\n  - y  # gone\n  - z\n", change: .remove("a", 1),
      after: "a:\n  - x\n  - z\n"),
    Row(
      name: "one less between brackets", before: "a: [x, y, z]\n", change: .remove("a", 2),
      after: "a: [x, y]\n"),
    Row(
      name: "the last of a list", before: "a: [x]\n", change: .remove("a", 0), after: nil),
    Row(
      name: "a key of an item", before: "a:\n  - id: x\n    on: 1\n  - id: y\n",
      change: .add("a.0", "key", .text("k"), after: "id"),
      after: "a:\n  - id: x\n    key: k\n    on: 1\n  - id: y\n"),
  ]

  @Test(arguments: rows) func changesNothingElse(_ row: Row) throws {
    let file = SourceFile(path: "x.yaml", bytes: Array(row.before.utf8))
    let patch = try YAMLPatch(file)
    func path(_ text: String) -> [YAMLValue.Step] {
      text.split(separator: ".").map { Int($0).map { .item($0) } ?? .key(String($0)) }
    }
    func changed() throws(EditRefusal) -> SourceFile {
      switch row.change {
      case .set(let at, let text): try patch.setting(path(at), to: text)
      case .add(let at, let key, let value, let after):
        try patch.adding(key, value, to: path(at), after: after)
      case .append(let at, let value): try patch.appending(value, to: path(at))
      case .remove(let at, let index): try patch.removing(index, from: path(at))
      }
    }
    guard let after = row.after else {
      #expect(throws: EditRefusal.self) { try changed() }
      return
    }
    #expect(String(decoding: try changed().bytes, as: UTF8.self) == after)
  }
}
