import Gating
import RuleModel
import SourceText
import Testing

@testable import Editing

/// A second key for new words, in each format that can have one: the rest of the file stays.
@Suite struct NewKeyTests {
  static let rows: [(path: String, before: String, after: String)] = [
    (
      "res/values/strings.xml",
      "<resources>\n  <!-- c -->\n  <string name=\"k\">Ten</string>\n  <string name=\"z\">Z</string>\n</resources>\n",
      "<resources>\n  <!-- c -->\n  <string name=\"k\">Ten</string>\n  <string name=\"k.8\">Ten</string>\n  <string name=\"z\">Z</string>\n</resources>\n"
    ),
    (
      "res/values/strings.xml",
      "<resources>\r\n  <plurals name=\"k\">\r\n    <item quantity=\"other\">Ten</item>\r\n  </plurals>\r\n</resources>\r\n",
      "<resources>\r\n  <plurals name=\"k\">\r\n    <item quantity=\"other\">Ten</item>\r\n  </plurals>\r\n  <plurals name=\"k.8\">\r\n    <item quantity=\"other\">Ten</item>\r\n  </plurals>\r\n</resources>\r\n"
    ),
    (
      "en.xliff",
      "<xliff version=\"1.2\"><file original=\"a\" source-language=\"en\" target-language=\"fr\"><body>\n<trans-unit id=\"k\"><source>Ten</source><target>Dix</target></trans-unit>\n</body></file></xliff>\n",
      "<xliff version=\"1.2\"><file original=\"a\" source-language=\"en\" target-language=\"fr\"><body>\n<trans-unit id=\"k\"><source>Ten</source><target>Dix</target></trans-unit>\n<trans-unit id=\"k.8\"><source>Ten</source><target>Dix</target></trans-unit>\n</body></file></xliff>\n"
    ),
    (
      "en.lproj/Localizable.strings", "/* c */\n\"k\" = \"Ten\";\n\"z\" = \"Z\";\n",
      "/* c */\n\"k\" = \"Ten\";\n\"k.8\" = \"Ten\";\n\"z\" = \"Z\";\n"
    ),
    ("en.json", "{\n  \"k\": \"Ten\"\n}\n", "{\n  \"k\": \"Ten\",\n  \"k.8\": \"Ten\"\n}\n"),
  ]

  @Test(arguments: rows.indices) func staysBesideTheFirst(_ index: Int) throws {
    let row = Self.rows[index]
    var files = EditedFiles(
      rules: [], copy: CopyFiles(input: Array(row.before.utf8), path: row.path))
    try files.copyKey("k", to: "k.8", Pack(name: "care", title: "Care"))
    let bytes = files.copy?.sources[0].bytes ?? []
    #expect(String(decoding: bytes, as: UTF8.self) == row.after)
  }
}
