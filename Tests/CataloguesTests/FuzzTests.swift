import SourceText
import TestSupport
import Testing

@testable import Catalogues

/// No bytes whatever crash a reader, hang it, or give a place outside the file or inside a
/// character.
@Suite struct FuzzTests {
  static let dictionary =
    [
      "\"", "'", "\\", "\\u", "\\ud83d", "\\U", "\\x", "{", "}", "[", "]", "<", ">", "</", "/>",
      "&", "&#x", "&#1;",
      "&amp;", "<![CDATA[", "]]>",
      "<!--", "-->", "<?", "?>", "<!DOCTYPE a [", "<!ENTITY a \"&b;\">", "]>", "msgid \"",
      "msgstr[1] \"", "#~ ", "=",
      ";", "/*", "*/", "//",
      "```", "`", "](", "%#@", "@", "\u{FEFF}", "é", "😀", "\u{0}", "\r", "\n", "plural",
      "\"variations\":{", ",",
    ].map { Array($0.utf8) } + [
      [0xFF], [0xFF, 0xFE], [0xC3], [0xED, 0xA0, 0x80], [0xD8, 0x3D], [0x00],
    ]

  @Test(arguments: CaseFile.all(in: "Cases"))
  func survivesMutation(_ test: CaseFile) {
    let file = test.sourceFile
    for seed in 0..<120 {
      var generator = SeededGenerator(seed: UInt64(seed))
      let bytes = generator.mutate(file.bytes, dictionary: Self.dictionary)
      check(SourceFile.detectingEncoding(path: file.path, bytes: bytes).file)
    }
  }

  /// A file cut anywhere is told from a whole one, or reads as a smaller whole.
  @Test(arguments: CaseFile.all(in: "Cases"))
  func survivesTruncation(_ test: CaseFile) {
    let file = test.sourceFile
    for end in stride(from: 0, to: file.bytes.count, by: 11) {
      check(SourceFile(path: file.path, bytes: Array(file.bytes[..<end]), encoding: file.encoding))
    }
  }

  @Test func survivesMutatedBinaryPropertyLists() {
    for seed in 0..<600 {
      var generator = SeededGenerator(seed: UInt64(seed))
      var bytes = generator.mutate(Array(BinaryPropertyListTests.sample))
      bytes.replaceSubrange(..<min(8, bytes.count), with: Array("bplist00".utf8))
      check(SourceFile(path: "en.lproj/a.strings", bytes: bytes, encoding: .binary))
    }
  }

  private func check(_ file: SourceFile) {
    let catalogue = readCatalogue(file)
    checkPlaces(catalogue)
    if !catalogue.isWhole { #expect(catalogue.findings.contains { $0.level == .error }) }
    for finding in catalogue.findings {
      if let range = finding.place?.range {
        #expect(range.lowerBound >= 0 && range.upperBound <= file.bytes.count)
      }
    }
    for (index, entry) in catalogue.entries.enumerated() {
      let text = catalogue.text(of: entry)
      let count = text.utf8.count
      for placeholder in catalogue.withText(
        of: entry, { catalogue.placeholders(in: $0, of: entry) })
      {
        #expect(placeholder.range.upperBound <= count)
      }
      _ = catalogue.expansions(ofEntryAt: index, limit: 8)
      _ = catalogue.edits(replacing: 0..<min(3, count), of: entry, with: "a\"&'<\\")
    }
  }
}
