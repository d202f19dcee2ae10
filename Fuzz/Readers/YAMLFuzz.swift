import SourceText
import YAMLReading

/// Rule files as YAML: every place lies in the file and cuts no character, and what is not whole
/// has an error.
enum YAMLFuzz: FuzzedReader {
  static let name: String = "yaml"
  static let dictionary: [String] = [
    "\t", "\r\n", "\r", ": ", " #", "- ", "\"", "'", "[", "]", "{", "}", "|", ">-\n", "|2\n", "&a ",
    "*a", "!t ", "%",
    "@", "`", "? ",
    "---\n", "...\n", "<<: ", "\\u00e9", "\\x41", "\\\n", "''", "é", "漢", "😀", "\u{A0}", "\u{2028}",
    "\u{85}",
    "\u{200B}", "\u{201C}",
    "\u{7F}", "\n\n  ", "\n    ", "~", "k: v\n", "a:b\n",
  ]

  static func fault(of input: Input) -> String? {
    let file = SourceFile(path: input.name, bytes: input.bytes)
    let (root, findings) = readYAML(file)
    if let fault = file.fault(in: findings) { return fault }
    let hasErrors = findings.contains { $0.level == .error }
    if !hasErrors, root?.isWhole == false { return "the tree is not whole, and no error says why" }
    return hasErrors ? nil : root.flatMap { fault(in: $0, of: file, isText: file.isWellFormed) }
  }

  private static func fault(in node: YAMLNode, of file: SourceFile, isText: Bool) -> String? {
    if !file.holds(node.range, isText: isText) {
      return "a value at \(node.range) is in no place of the file"
    }
    switch node.content {
    case .null: return nil
    case .sequence(let items):
      return items.lazy.compactMap { fault(in: $0, of: file, isText: isText) }.first
    case .mapping(let entries):
      return entries.lazy.compactMap {
        fault(in: $0.key, of: file, isText: isText) ?? fault(in: $0.value, of: file, isText: isText)
      }.first
    case .scalar(let scalar):
      var offset = 0
      for character in scalar.text.unicodeScalars {
        let place = scalar.fileRange(of: offset..<offset + UTF8.width(character))
        offset += UTF8.width(character)
        if !file.holds(place, isText: isText) {
          return "\(character.debugDescription) at \(place) is in no place of the file"
        }
      }
      return nil
    }
  }
}
