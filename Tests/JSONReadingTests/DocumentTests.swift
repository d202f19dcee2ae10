import JSONReading
import SourceText
import TestSupport
import Testing

/// What the readers of catalogues rely on: values, places, duplicates, and the bytes behind each
/// stretch of a text.
struct DocumentTests {
  @Test func valuesAndPlaces() throws {
    let sample = MarkedText(
      #"{⟦"name"⟧ : ⟦"Caf\u00e9"⟧, "list": ⟦[1, ⟦2.5⟧, {}]⟧, "yes": true, "no": false, "none": null}"#
    )
    let root = try read(sample.text)
    let first = try #require(root.members?.first)
    #expect(first.key == "name")
    #expect(first.keyRange == sample.ranges[0])
    #expect(first.range == sample.ranges[0].lowerBound..<sample.ranges[1].upperBound)
    #expect(root["name"]?.text == "Café")
    #expect(root["name"]?.range == sample.ranges[1])
    #expect(root["list"]?.range == sample.ranges[2])
    let elements = try #require(root["list"]?.elements)
    #expect(elements.count == 3)
    #expect(elements.map(\.kind) == [.number, .number, .object])
    #expect(elements.dropFirst().first?.range == sample.ranges[3])
    #expect(elements.dropFirst().first?.number == 2.5)
    #expect(root["yes"]?.bool == true)
    #expect(root["no"]?.bool == false)
    #expect(root["none"]?.isNull == true)
    #expect(root["missing"]?.isNull == nil)
    #expect(root["name"]?.members == nil)
    #expect(root.members?.map(\.key) == ["name", "list", "yes", "no", "none"])
  }

  @Test func duplicateKeysAreKeptAndListed() throws {
    // A key is the same if it says the same, however it is written; a composed letter is not a
    // decomposed one.
    let root = try read(#"{"a": 1, "b": 2, "\u0061": 3, "é": 4, "e\u0301": 5, "a": 6}"#)
    let members = try #require(root.members)
    #expect(members.count == 6)
    #expect(root["a"]?.number == 1)
    #expect(
      members.duplicates().map { [$0.first.value.number, $0.again.value.number] } == [
        [1, 3], [1, 6],
      ])
  }

  @Test func numbersTellHowTheyAreWritten() throws {
    let elements = try #require(try read("[5, 5.0, 1e999]").elements)
    let numbers = elements.compactMap {
      if case .number(let number) = $0.content { number } else { nil }
    }
    #expect(numbers.map(\.isInteger) == [true, false, false])
    #expect(numbers.map(\.isOverflow) == [false, false, true])
  }

  /// The marked bytes of the file are what the decoded word stands in.
  @Test(arguments: [
    (#""the ⟦word⟧ here""#, "word"), (#""⟦caf\u00e9⟧ au lait""#, "café"),
    (#""caf⟦\u00e9⟧ au lait""#, "é"),
    (#""a \"⟦word⟧\" b""#, "word"),
    (#""a ⟦\"word\"⟧ b""#, "\"word\""), (#""x⟦\ud83d\ude00⟧y""#, "😀"), (#""\ud83d\ude00⟦y⟧""#, "y"),
    (#""\n\t⟦end⟧""#, "end"),
    (#""é⟦ü⟧\n""#, "ü"), (#""⟦\\⟧\/""#, "\\"), (#""\\⟦\/⟧""#, "/"), (#""日本\u8a9e⟦日⟧語""#, "日語"),
    (#""⟦\u20ac⟧5""#, "€"),
  ])
  func fileRangeOfText(_ marked: String, word: String) throws {
    let sample = MarkedText(marked)
    let string = try #require(try read(sample.text).string)
    let text = Array(string.text.utf8)
    let wanted = Array(word.utf8.prefix(word == "日語" ? 3 : .max))
    // The last place where it stands, so that an equal character may stand before it.
    let at = try #require(
      (0...(text.count - wanted.count)).last { text[$0...].starts(with: wanted) })
    #expect(string.fileRange(of: at..<at + wanted.count) == sample.ranges[0])
    #expect(string.fileRange(of: at..<at).isEmpty)
    #expect(string.fileRange(of: 0..<text.count) == string.contentRange)
    #expect(string.contentRange == 1..<sample.text.utf8.count - 1)
  }

  /// A range that begins or ends inside an escape takes the whole escape.
  @Test func partOfAnEscapeIsAllOfIt() throws {
    let string = try #require(try read(#""a\ud83d\ude00b""#).string)
    for part in [1..<2, 2..<3, 4..<5, 1..<5, 2..<4] {
      #expect(string.fileRange(of: part) == 2..<14)
    }
    #expect(string.fileRange(of: 0..<2) == 1..<14)
    #expect(string.fileRange(of: 3..<6) == 2..<15)
  }

  @Test func equalStringsSayTheSame() throws {
    let strings = try #require(try read(#"["é", "\u00e9", "e\u0301", "\u00E9x"]"#).elements)
      .compactMap(\.string)
    #expect(strings[0] == strings[1])
    #expect(strings[0].hashValue == strings[1].hashValue)
    #expect(strings[0] != strings[2])
    #expect(strings[1] != strings[3])
    #expect(strings.map(\.hasEscapes) == [false, true, true, true])
  }

  private func read(_ text: String) throws -> JSONNode {
    let (root, findings) = readJSON(SourceFile(path: "sample.json", bytes: Array(text.utf8)))
    #expect(findings.isEmpty)
    return try #require(root)
  }
}
