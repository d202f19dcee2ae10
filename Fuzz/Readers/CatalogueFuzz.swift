import Catalogues
import CopyLint
import RuleLoading
import RuleModel
import SourceText

/// Catalogues of every format: each character of each text lies in the file and cuts none, and what
/// a linter finds in them does too.
enum CatalogueFuzz: FuzzedReader {
  static let name: String = "catalogue"
  static let dictionary: [String] = [
    "\"", "'", "\\", "\\u", "\\ud83d", "\\U", "\\x", "{", "}", "[", "]", "<", ">", "</", "/>", "&",
    "&#x", "&#1;",
    "&amp;", "<![CDATA[", "]]>",
    "<!--", "-->", "<?", "?>", "<!DOCTYPE a [", "<!ENTITY a \"&b;\">", "]>", "msgid \"",
    "msgstr[1] \"", "#~ ", "=",
    ";", "/*", "*/", "//",
    "```", "`", "](", "%#@", "@", "%1$@", "%lld", "é", "😀", "\r", "\n", "plural",
    "\"variations\":{", ",", "bplist00",
    "\u{FEFF}",
  ]

  static func fault(of input: Input) -> String? {
    let file = SourceFile.detectingEncoding(path: input.name, bytes: input.bytes).file
    let catalogue = readCatalogue(file)
    if let fault = file.fault(in: catalogue.findings) { return fault }
    if !catalogue.isWhole, !catalogue.findings.contains(where: { $0.level == .error }) {
      return "it is not whole, and no error says why"
    }
    let isText = file.isWellFormed && catalogue.isWhole
    for (index, entry) in catalogue.entries.enumerated() {
      let text = catalogue.text(of: entry)
      var offset = 0
      for character in text.unicodeScalars {
        let place = catalogue.fileRange(of: offset..<offset + UTF8.width(character), in: entry)
        offset += UTF8.width(character)
        if !file.holds(place, isText: isText) {
          return
            "\(character.debugDescription) of \(catalogue.key(of: entry)) at \(place) is in no place of the file"
        }
      }
      let map = catalogue.map(of: entry)
      for placeholder in catalogue.withText(
        of: entry, { catalogue.placeholders(in: $0, of: entry) })
      {
        if placeholder.range.upperBound > offset {
          return "a placeholder at \(placeholder.range) is outside a text of \(offset) bytes"
        }
        if map.fileRange(of: placeholder.range)
          != catalogue.fileRange(of: placeholder.range, in: entry)
        {
          return "a placeholder at \(placeholder.range) is in two places"
        }
      }
      _ = catalogue.expansions(ofEntryAt: index, limit: 8)
      if let edits = catalogue.edits(replacing: 0..<min(3, offset), of: entry, with: "a\"&'<\\") {
        for edit in edits where !file.holds(edit.range, isText: false) {
          return "an edit at \(edit.range) is in no place of the file"
        }
        let change = edits.reduce(0) { $0 + $1.replacement.count - $1.range.count }
        if applying(edits, to: file.bytes).count != file.bytes.count + change {
          return "an edit changes more than its own bytes"
        }
      }
    }
    let result = lint(
      LintPack(pack.pack, place: pack.place), LintCopy([catalogue]),
      LintTerms(today: CivilDate(year: 2026, month: 3, day: 20)!))
    for finding in result.findings {
      for edit in finding.fix ?? [] where !file.holds(edit.range, isText: false) {
        return "the fix of \(finding.id) at \(edit.range) is in no place"
      }
    }
    return file.fault(in: result.findings)
  }

  /// Words of the samples, a text and a limit, so that most checks have something to say.
  private static let pack = loadPack([
    SourceFile(
      path: "copy.yaml",
      bytes: Array(
        """
        pack: fuzz
        title: Fuzz
        version: 1.0.0
        language: 1
        source locale: en
        locales: [en, de, fr]
        terms:
          - { id: hello, forbid: hello, locale: en, because: It greets., instead: [welcome], fix: welcome }
          - { id: visits, forbid: visit, forms: noun, level: warning, locale: en, because: It counts. }
          - { id: opening, forbid: Öffne, locale: de, because: It opens. }
          - { id: dash, forbid: "—", locale: en, because: It is long. }
        texts:
          - { id: title, key: home.title, exactly: "Welcome, {{name}}", on: [home], source: [X] }
        limits:
          - { key: appStore.description, at most: 20 characters, source: [X] }
        reviewed:
          - { locale: en, by: "Copy lead, review of 2026-02", on: 2026-02-27 }

        """.utf8))
  ])
}
