import JSONReading
import SourceText

/// JSON read as a tree and by a cursor: both take the same texts, and every place lies in the file.
enum JSONFuzz: FuzzedReader {
  static let name: String = "json"
  static let dictionary: [String] = [
    "\"", "\\", "\\u", "\\ud800", "\\udc00", "\\u00e9", "{", "}", "[", "]", ",", ":", "-", ".", "e",
    "E+", "0", "true",
    "false", "null", "nul",
    "1e400", "-0", "9007199254740993", "0.1234567890123456789", "//", "\u{FEFF}", "é", "日本語", "😀",
    "\n", "\r\n", "\t",
    "            ", "{\"a\":",
  ]

  static func fault(of input: Input) -> String? {
    let file = SourceFile(path: input.name, bytes: input.bytes)
    let (root, findings) = readJSON(file)
    if let fault = file.fault(in: findings) { return fault }
    let isRead = root != nil && !findings.contains { $0.level == .error }
    // A mark before the text is for whole files; a cursor is given what stands behind it.
    let taken = input.bytes.withUnsafeBufferPointer { buffer -> Bool in
      var cursor = JSONCursor(buffer, in: file.markLength..<buffer.count)
      do throws(JSONError) {
        try cursor.skipValue()
        try cursor.finish()
        return true
      } catch { return false }
    }
    if isRead != taken {
      return "the tree \(isRead ? "takes" : "rejects") what the cursor does not"
    }
    return root.flatMap { fault(in: $0, of: file, isText: file.isWellFormed) }
  }

  private static func fault(in node: JSONNode, of file: SourceFile, isText: Bool) -> String? {
    if !file.holds(node.range, isText: isText) {
      return "a value at \(node.range) is in no place of the file"
    }
    switch node.content {
    case .object(let members):
      return members.lazy.compactMap { fault(in: $0.value, of: file, isText: isText) }.first
    case .array(let elements):
      return elements.lazy.compactMap { fault(in: $0, of: file, isText: isText) }.first
    case .string(let string):
      return string.withUTF8 { String(validating: $0, as: UTF8.self) == nil }
        ? "a text at \(node.range) is no UTF-8" : nil
    case .number, .bool, .null: return nil
    }
  }
}
