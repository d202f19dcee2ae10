import SourceText

/// The lines of an item as its file writes them.
final class ItemLines {
  private var files: [String: (index: LineIndex, lines: [Substring.UTF8View])] = [:]

  /// From the line that an item begins on to the last that lies below it.
  /// - Parameter place: its name.
  func lines(of place: Place) -> (number: Int, text: String) {
    let (index, lines) = file(place.file)
    let number = index.position(of: place.range.lowerBound).line
    guard lines.indices.contains(number - 1) else { return (number, "") }
    let first = lines[number - 1]
    let depth = ItemLines.depth(first)
    let rest = lines[number...].prefix { ItemLines.isBlank($0) || ItemLines.depth($0) > depth }
    var own = [first] + rest
    // Comments before the next item belong to that one.
    while let last = own.last, ItemLines.isBlank(last) { own.removeLast() }
    return (
      number,
      own.map { String(Substring($0.dropFirst(min(depth, ItemLines.depth($0))))) }
        .joined(separator: "\n")
    )
  }

  private static func depth(_ line: Substring.UTF8View) -> Int { line.prefix { $0 == 0x20 }.count }

  private static func isBlank(_ line: Substring.UTF8View) -> Bool {
    line.allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }

  /// Lines end as YAML says: with a line feed, a carriage return, or both.
  private func file(_ file: SourceFile) -> (index: LineIndex, lines: [Substring.UTF8View]) {
    if let known = files[file.path] { return known }
    let text = Substring(file.text(in: 0..<file.bytes.count)).utf8
    var lines: [Substring.UTF8View] = []
    var start = text.startIndex
    var at = start
    while at < text.endIndex {
      let next = text.index(after: at)
      if text[at] == 0x0A || text[at] == 0x0D {
        lines.append(text[start..<at])
        let isPair = text[at] == 0x0D && next < text.endIndex && text[next] == 0x0A
        at = isPair ? text.index(after: next) : next
        start = at
      } else {
        at = next
      }
    }
    lines.append(text[start...])
    let made = (LineIndex(file), lines)
    files[file.path] = made
    return made
  }
}
