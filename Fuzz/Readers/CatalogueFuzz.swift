import Catalogues
import SourceText

/// Catalogues of every format: each character of each text lies in the file and cuts none, and rewriting ends.
enum CatalogueFuzz: FuzzedReader {
  static let name: String = "catalogue"
  static let dictionary: [String] = [
    "\"", "'", "\\", "\\u", "\\ud83d", "\\U", "\\x", "{", "}", "[", "]", "<", ">", "</", "/>", "&", "&#x", "&#1;", "&amp;", "<![CDATA[", "]]>",
    "<!--", "-->", "<?", "?>", "<!DOCTYPE a [", "<!ENTITY a \"&b;\">", "]>", "msgid \"", "msgstr[1] \"", "#~ ", "=", ";", "/*", "*/", "//",
    "```", "`", "](", "%#@", "@", "%1$@", "%lld", "é", "😀", "\r", "\n", "plural", "\"variations\":{", ",", "bplist00", "\u{FEFF}",
  ]

  static func fault(of input: Input) -> String? {
    let file = SourceFile.detectingEncoding(path: input.name, bytes: input.bytes).file
    let catalogue = readCatalogue(file)
    if let fault = file.fault(in: catalogue.findings) { return fault }
    if !catalogue.isWhole, !catalogue.findings.contains(where: { $0.level == .error }) { return "it is not whole, and no error says why" }
    let isText = file.isWellFormed && catalogue.isWhole
    for (index, entry) in catalogue.entries.enumerated() {
      let text = catalogue.text(of: entry)
      var offset = 0
      for character in text.unicodeScalars {
        let place = catalogue.fileRange(of: offset..<offset + UTF8.width(character), in: entry)
        offset += UTF8.width(character)
        if !file.holds(place, isText: isText) {
          return "\(character.debugDescription) of \(catalogue.key(of: entry)) at \(place) is in no place of the file"
        }
      }
      for placeholder in placeholders(in: text, style: entry.placeholders) where placeholder.range.upperBound > offset {
        return "a placeholder at \(placeholder.range) is outside a text of \(offset) bytes"
      }
      _ = catalogue.expansions(ofEntryAt: index, limit: 8)
      for edit in catalogue.edits(replacing: 0..<min(3, offset), of: entry, with: "a\"&'<\\") ?? [] where !file.holds(edit.range, isText: false) {
        return "an edit at \(edit.range) is in no place of the file"
      }
    }
    return nil
  }
}
