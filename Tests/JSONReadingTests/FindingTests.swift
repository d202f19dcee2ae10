import Diagnostics
import JSONReading
import SourceText
import TestSupport
import Testing

/// What a person is told about a broken file: which bytes, what to write, and where the unfinished
/// thing began.
struct FindingTests {
  @Test(arguments: [
    (
      "{\n  \"a\": 1\n  ⟦\"⟧b\": 2\n}", "json-syntax",
      "a comma is missing between two members of an object"
    ),
    ("{\"a\": 1,⟦}⟧", "json-syntax", "nothing follows this comma; remove it"),
    ("{⟦name⟧: 1}", "json-syntax", "a name must be written in double quotes"),
    (
      "[⟦True⟧]", "json-syntax",
      "only true, false and null can be written without quotes, in lower case"
    ),
    ("[⟦.5⟧]", "json-syntax", "a number must not start with a point; write 0.5, not .5"),
    ("[⟦007⟧]", "json-syntax", "a number must not have a leading 0"),
    ("{⟦“⟧a”: 1}", "json-syntax", "strings must be in straight double quotes, not curly quotes"),
    (
      "[\"a⟦\\ud83d⟧\"]", "json-syntax",
      "a \\u escape is only half of a surrogate pair; write both halves, or the character itself"
    ),
    (
      "[\"a⟦\\q⟧\"]", "json-syntax",
      "a backslash must be followed by one of \" \\ / b f n r t u; write \\\\ for the backslash itself"
    ),
    ("{} ⟦x⟧", "json-syntax", "there is more text after the end of the value"),
    (" \n⟦⟧", "json-syntax", "the file is empty; expected a value"),
    ("[1⟦é⟧]", "json-syntax", "a comma is missing between two elements of a list"),
  ])
  func mistakes(_ marked: String, id: String, message: String) throws {
    let sample = MarkedText(marked)
    let finding = try onlyFinding(Array(sample.text.utf8))
    #expect(finding.id == id)
    #expect(finding.message == message)
    #expect(finding.place?.range == sample.ranges[0])
  }

  @Test(arguments: [
    ("{\"a\": ⟦[⟧1, 2", "the list begins here"), ("⟦{⟧\"a\": [1, 2]", "the object begins here"),
    ("{\"a\": ⟦[⟧1}", "the list begins here"),
    ("{\"a\": ⟦\"⟧abc", "the string begins here"), ("{⟦\"⟧abc\n: 1}", "the string begins here"),
    ("[1, ⟦{⟧\"a\":", "the object begins here"),
  ])
  func notesTellWhereItBegan(_ marked: String, message: String) throws {
    let sample = MarkedText(marked)
    let note = try #require(try onlyFinding(Array(sample.text.utf8)).notes.first)
    #expect(note.message == message)
    #expect(note.place?.range == sample.ranges[0])
  }

  @Test(
    arguments: [
      ([0x5B, 0x22, 0xE9, 0x22, 0x5D], TextEncoding.utf8, "invalid-utf-8", 2..<3),
      ([0xFF, 0xFE, 0x7B, 0x00, 0x7D, 0x00], .utf16LittleEndian, "json-encoding", 0..<0),
      ([0xFE, 0xFF, 0x00, 0x7B, 0x00, 0x7D], .utf8, "json-encoding", 0..<0),
      ([UInt8](repeating: 0x5B, count: 100_000), .utf8, "json-too-deep", 512..<513),
    ] as [([UInt8], TextEncoding, String, Range<Int>)])
  func unreadableFiles(
    _ bytes: [UInt8], encoding: TextEncoding, id: String, range: Range<Int>
  ) throws {
    let finding = try onlyFinding(bytes, encoding: encoding)
    #expect(finding.id == id)
    #expect(finding.place?.range == range)
  }

  @Test func sizesAreLimited() throws {
    let bytes = Array("[1,2,3]".utf8)
    #expect(
      try onlyFinding(bytes, limits: JSONLimits(bytes: 6)).message
        == "this file contains more than 6 bytes")
    #expect(
      try onlyFinding(bytes, limits: JSONLimits(nodes: 3)).message
        == "this file contains more than 3 keys and values")
    #expect(try onlyFinding(bytes, limits: JSONLimits(depth: 0)).id == "json-too-deep")
  }

  @Test func byteOrderMarkIsPassedOver() throws {
    let (root, findings) = readJSON(
      SourceFile(path: "a.json", bytes: [0xEF, 0xBB, 0xBF] + Array(" {\"a\":1}".utf8)))
    #expect(findings.isEmpty)
    #expect(root?.range == 4..<11)
    #expect(root?["a"]?.number == 1)
  }

  private func onlyFinding(
    _ bytes: [UInt8], encoding: TextEncoding = .utf8, limits: JSONLimits = .standard
  ) throws -> Finding {
    let (root, findings) = readJSON(
      SourceFile(path: "a.json", bytes: bytes, encoding: encoding), limits: limits)
    #expect(root == nil)
    #expect(findings.count == 1)
    return try #require(findings.first)
  }
}
