import SourceText
import TestSupport
import Testing

@testable import Catalogues

/// A fix changes the bytes of the word alone, written as the format wants it.
@Suite struct RewritingTests {
  static let table:
    [(
      path: String, encoding: TextEncoding, before: String, word: String, replacement: String,
      after: String?
    )] = [
      (
        "en.json", .utf8, #"{ "a":  "one \u0074wo three" }"#, "two", "2 \"x\"\n",
        #"{ "a":  "one 2 \"x\"\n three" }"#
      ),
      (
        "en.lproj/a.strings", .utf8, #""a" = "one \U0074wo";"#, "two", "a \"b\" \\",
        #""a" = "one a \"b\" \\";"#
      ),
      ("en.lproj/a.strings", .utf8, "a = 'one two';", "two", "it's", "a = 'one it\\'s';"),
      ("en.lproj/a.strings", .utf8, "a = two;", "two", "x y", nil),
      (
        "en.lproj/a.strings", .utf16LittleEndian, "\"a\" = \"ä 😀 two\";", "two", "zwölf",
        "\"a\" = \"ä 😀 zwölf\";"
      ),
      (
        "en.lproj/a.strings", .utf16BigEndian, "\"a\" = \"ä 😀 two\";", "two", "😀",
        "\"a\" = \"ä 😀 😀\";"
      ),
      (
        "values/strings.xml", .utf8,
        "<resources><string name=\"a\">one t&#119;o</string></resources>", "two",
        "Q&A's <b>",
        "<resources><string name=\"a\">one Q&amp;A\\'s &lt;b&gt;</string></resources>"
      ),
      (
        "values/strings.xml", .utf8,
        "<resources><string name=\"a\">\"one two\"</string></resources>", "two", "it's",
        "<resources><string name=\"a\">\"one it's\"</string></resources>"
      ),
      (
        "values/strings.xml", .utf8,
        "<resources><string name=\"a\">t<b>w</b>o</string></resources>", "two", "@x",
        "<resources><string name=\"a\">\\@x<b></b></string></resources>"
      ),
      (
        "values/strings.xml", .utf8,
        "<resources><string name=\"a\">one <![CDATA[<i>two</i>]]></string></resources>",
        "two", "a & b",
        "<resources><string name=\"a\">one <![CDATA[<i>a & b</i>]]></string></resources>"
      ),
      (
        "values/strings.xml", .utf8,
        "<resources><string name=\"a\"><![CDATA[two]]></string></resources>", "two",
        "a]]>b", nil
      ),
      (
        "values/strings.xml", .utf8,
        "<!DOCTYPE r [<!ENTITY e \"one two\">]><resources><string name=\"a\">&e;</string></resources>",
        "two", "x", nil
      ),
      (
        "values/strings.xml", .latin1,
        "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><resources><string name=\"a\">é two</string></resources>",
        "two", "à…",
        "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><resources><string name=\"a\">é à&#8230;</string></resources>"
      ),
      (
        "de.po", .utf8, "msgid \"x\"\nmsgstr \"\"\n\"one t\"\n\"wo\"\n", "two", "a \"b\"",
        "msgid \"x\"\nmsgstr \"\"\n\"one a \\\"b\\\"\"\n\"\"\n"
      ),
      ("en.po", .utf8, "msgid \"two\"\nmsgstr \"\"\n", "two", "x", nil),
      ("AppStore/en-US/name.txt", .utf8, "one two\r\n", "two", "\"x\"", "one \"x\"\r\n"),
      ("help.md", .utf8, "one **two** `two`", "two", "a*b", "one **a\\*b** `two`"),
    ]

  /// Many words of one long XML text are replaced in the time of a walk through it, not of a walk
  /// for each.
  @Test func replacesManyOfOneText() throws {
    let count = 5_000
    let content = String(repeating: "a <b>two</b> \\\"x <![CDATA[\"two]]> ", count: count / 2)
    let catalogue = readCatalogue(
      SourceFile(
        path: "values/strings.xml",
        bytes: Array("<resources><string name=\"a\">\(content)</string></resources>".utf8),
        encoding: .utf8))
    let entry = try #require(catalogue.entries.first)
    let map = catalogue.map(of: entry)
    var at = 0
    var written: [[UInt8]] = []
    for word in catalogue.text(of: entry).split(separator: " ", omittingEmptySubsequences: false) {
      if word == "two" {
        written += try #require(
          catalogue.edits(replacing: at..<at + 3, of: entry, with: "it's <", map: map)
        ).map(
          \.replacement)
      }
      at += word.utf8.count + 1
    }
    #expect(written.count >= count / 2)
    let plain = Array("it\\'s &lt;".utf8)
    #expect(written.first == plain)
  }

  @Test(arguments: table.indices)
  func replaces(_ row: Int) throws {
    let test = Self.table[row]
    let file = SourceFile(
      path: test.path, bytes: stored(test.before, test.encoding), encoding: test.encoding)
    let catalogue = readCatalogue(file)
    #expect(catalogue.isWhole)
    let entry = try #require(catalogue.entries.last)
    let text = catalogue.text(of: entry)
    let range = try #require(text.utf8RangeOf(test.word))
    // A map of the entry, for many fixes of one text, gives the same bytes.
    #expect(
      catalogue.edits(
        replacing: range, of: entry, with: test.replacement, map: catalogue.map(of: entry))
        == catalogue.edits(replacing: range, of: entry, with: test.replacement))
    let edits = catalogue.edits(replacing: range, of: entry, with: test.replacement)
    #expect(
      edits.map { applying($0, to: file.bytes) } == test.after.map { stored($0, test.encoding) },
      "\(test.path): \(test.before)")
    guard let edits else { return }
    // What was written reads back as what was meant.
    let again = readCatalogue(
      SourceFile(path: test.path, bytes: applying(edits, to: file.bytes), encoding: test.encoding))
    #expect(again.isWhole)
    #expect(again.text(of: try #require(again.entries.last)).contains(test.replacement))
  }

  private func stored(_ text: String, _ encoding: TextEncoding) -> [UInt8] {
    switch encoding {
    case .utf16LittleEndian:
      [0xFF, 0xFE] + text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
    case .utf16BigEndian:
      [0xFE, 0xFF] + text.utf16.flatMap { [UInt8($0 >> 8), UInt8(truncatingIfNeeded: $0)] }
    case .latin1: text.unicodeScalars.map { UInt8($0.value) }
    default: Array(text.utf8)
    }
  }
}

extension String {
  func utf8RangeOf(_ word: String) -> Range<Int>? {
    let (text, word) = (Array(utf8), Array(word.utf8))
    guard text.count >= word.count else { return nil }
    return (0...text.count - word.count).first { text[$0..<$0 + word.count].elementsEqual(word) }
      .map {
        $0..<$0 + word.count
      }
  }
}
