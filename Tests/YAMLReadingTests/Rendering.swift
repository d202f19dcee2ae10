import Diagnostics
import SourceText
import YAMLReading

/// Findings with carets, then the tree with the place of each key and value.
func render(_ file: SourceFile) -> String {
  let (root, findings) = readYAML(file)
  let index = LineIndex(file)
  func span(_ range: Range<Int>) -> String {
    let (start, end) = (index.position(of: range.lowerBound), index.position(of: range.upperBound))
    return "\(start.line):\(start.column)-\(end.line):\(end.column)"
  }
  var text = ""
  for finding in findings {
    let range = finding.place?.range ?? 0..<0
    let (start, end) = (index.position(of: range.lowerBound), index.position(of: range.upperBound))
    let line = index.text(ofLine: start.line)
    let width =
      start.line == end.line
      ? max(1, end.column - start.column) : max(1, line.unicodeScalars.count + 1 - start.column)
    text += "\(finding.level) \(finding.id) at \(span(range)): \(finding.message)\n"
    text +=
      "  | \(visible(line))\n  | " + String(repeating: " ", count: start.column - 1)
      + String(repeating: "^", count: width) + "\n"
    text += "  = \(finding.advice ?? "no advice")\n"
    for note in finding.notes {
      text += "  note\(note.place.map { " at " + span($0.range) } ?? ""): \(note.message)\n"
    }
  }
  func tree(_ node: YAMLNode, _ depth: Int) {
    let lead = String(repeating: "  ", count: depth)
    let broken = node.isWhole ? "" : ", not whole"
    switch node.content {
    case .null: text += "\(lead)nothing \(span(node.range))\(broken)\n"
    case .scalar(let scalar):
      let comment = scalar.followedByComment.map { ", comment \(span($0))" } ?? ""
      text += "\(lead)\(scalar.style) \(span(node.range)) \(escaped(scalar.text))\(comment)\n"
    case .sequence(let items):
      text += "\(lead)list \(span(node.range))\(broken)\n"
      for item in items { tree(item, depth + 1) }
    case .mapping(let entries):
      text += "\(lead)keys \(span(node.range))\(broken)\n"
      for entry in entries {
        text += "\(lead)  \(escaped(entry.keyText)) \(span(entry.key.range))\n"
        tree(entry.value, depth + 2)
      }
    }
  }
  if let root { tree(root, 0) } else { text += "no value\n" }
  return text
}

private func escaped(_ text: String) -> String {
  var escaped = "\""
  for scalar in text.unicodeScalars {
    escaped +=
      scalar == "\n"
      ? "\\n"
      : scalar == "\""
        ? "\\\"" : isInvisible(scalar) ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
  }
  return escaped + "\""
}

/// One visible character for each that is not, so that the carets stay in line.
private func visible(_ line: String) -> String {
  var visible = ""
  for scalar in line.unicodeScalars {
    visible += scalar == "\t" ? "→" : isInvisible(scalar) ? "¤" : String(scalar)
  }
  return visible
}

private func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
  scalar.value < 0x20 || (0x7F...0xA0).contains(scalar.value)
    || (0x2000...0x200F).contains(scalar.value)
    || [0x2028, 0x2029, 0x3000, 0xFEFF].contains(scalar.value)
}
