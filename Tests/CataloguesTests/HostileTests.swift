import SourceText
import Testing

@testable import Catalogues

/// Files made to be slow, deep or large are read in linear time, or refused with a reason.
@Suite(.serialized) struct HostileTests {
  static let table:
    [(path: String, start: String, piece: String, count: Int, end: String, isWhole: Bool)] = [
      ("a.md", "", "](", 200_000, "", true), ("a.md", "", "<b ", 100_000, "", true),
      ("a.md", "", "`a", 100_001, "", true),
      ("a.md", "", "> ", 100_000, "", true), ("a.md", "", "<!--", 100_000, "", true),
      ("values/strings.xml", "", "<a>", 100_000, "", false),
      ("values/strings.xml", "<resources><string name=\"a\">", "&", 100_000, "", false),
      (
        "values/strings.xml", "<resources><string name=\"a\">", "\\u", 100_000,
        "</string></resources>", true
      ),
      (
        "values/strings.xml",
        "<!DOCTYPE a [<!ENTITY a \"\(String(repeating: "x", count: 60_000))\">]><resources><string name=\"s\">",
        "&a;",
        1_000,
        "</string></resources>", false
      ),
      ("values/strings.xml", "<!DOCTYPE a ", "\"'", 100_000, "", false),
      ("en.lproj/a.strings", "", "\"", 100_001, "", false),
      ("en.lproj/a.strings", "", "a={", 100_000, "", false),
      ("en.lproj/a.strings", "", "a=(", 100_000, "", false),
      ("en.lproj/a.strings", "\"a\" = \"", "\\q", 100_000, "\";", true),
      ("es.po", "msgid \"", "\\303", 20_000, "\"", true),
      ("es.po", "", "\"a\"\n", 100_000, "", false),
      ("en.json", "", "{\"a\":", 100_000, "", false),
      ("en.json", "{\"a\":\"", "{a, plural, other {", 20_000, "\"}", false),
      ("en.json", "{\"a\":\"", "'{", 100_000, "\"}", true),
      ("en.json", "{\"a\":\"", "$t(", 100_000, "\"}", true),
      (
        "a.xcstrings",
        #"{"sourceLanguage":"en","strings":{"a":{"localizations":{"en":{"stringUnit":{"value":""#,
        "%#@",
        20_000, "\"}}}}}}", true
      ),
      (
        "a.xcstrings", #"{"sourceLanguage":"en","strings":{"a":{"localizations":{"en":"#,
        #"{"variations":{"plural":{"other":"#, 10_000, "", false
      ),
      ("en.lproj/a.strings", "\"a\" = \"", "\u{0}", 3, "\";", false),
      ("a.txt", "", "\u{0}", 3, "", false),
    ]

  @Test(.timeLimit(.minutes(3)), arguments: table.indices)
  func endsSoon(_ row: Int) {
    let test = Self.table[row]
    let text = test.start + String(repeating: test.piece, count: test.count) + test.end
    let catalogue = readCatalogue(SourceFile(path: test.path, bytes: Array(text.utf8)))
    #expect(catalogue.isWhole == test.isWhole, "\(test.path) \(test.start)\(test.piece)")
    #expect(catalogue.isWhole || catalogue.findings.contains { $0.level == .error })
    for (index, entry) in catalogue.entries.prefix(100).enumerated() {
      _ = placeholders(in: catalogue.text(of: entry), style: entry.placeholders)
      _ = catalogue.expansions(ofEntryAt: index)
    }
  }

  /// What is nested too deep is told once, at its place, and nothing more of the file is read.
  @Test func tellsOnceWhatIsTooDeep() {
    let text =
      String(repeating: "a={", count: 201) + "b=c;" + String(repeating: "};", count: 201) + "d=e;f"
    let catalogue = readCatalogue(SourceFile(path: "en.lproj/a.strings", bytes: Array(text.utf8)))
    let deep = catalogue.findings.filter {
      $0.message == "dictionaries are nested more than 200 deep"
    }
    #expect(deep.map { $0.place?.range } == [602..<603])
    #expect(!catalogue.entries.contains { catalogue.key(of: $0) == "d" })
    #expect(
      !catalogue.findings.contains {
        $0.message.contains("nothing may follow") || $0.message.contains("\"=\"")
      })
  }

  /// Objects that hold themselves, or each other many times over, in a binary property list.
  @Test(
    .timeLimit(.minutes(3)),
    arguments: [
      [[0xA1, 0]], (0..<40).map { [0xA8] + [UInt8](repeating: $0 + 1, count: 8) } + [[0x51, 0x61]],
      [[0xD1, 1, 2], [0x51, 0x61], [0xAF, 0x13, 0x7F] + [UInt8](repeating: 0xFF, count: 7)],
    ] as [[[UInt8]]])
  func refusesPropertyListsThatUnfold(_ objects: [[UInt8]]) {
    var bytes = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    for object in objects {
      offsets += [UInt8(bytes.count >> 8), UInt8(bytes.count & 0xFF)]
      bytes += object
    }
    let table = bytes.count
    func long(_ value: Int) -> [UInt8] {
      [UInt8](repeating: 0, count: 6) + [UInt8(value >> 8), UInt8(value & 0xFF)]
    }
    bytes +=
      offsets + [UInt8](repeating: 0, count: 6) + [2, 1] + long(objects.count) + long(0)
      + long(table)
    let catalogue = readCatalogue(
      SourceFile(path: "en.lproj/a.strings", bytes: bytes, encoding: .binary))
    #expect(!catalogue.isWhole)
    #expect(!catalogue.findings.isEmpty)
  }
}
