import SourceText

/// The lines of an item as its file writes them.
final class ItemLines {
  private var files: [String: (index: LineIndex, lines: [String])] = [:]

  /// From the line that an item begins on to the last that lies below it.
  /// - Parameter place: its name.
  func lines(of place: Place) -> (number: Int, text: String) {
    let (index, lines) = file(place.file)
    let number = index.position(of: place.range.lowerBound).line
    guard lines.indices.contains(number - 1) else { return (number, "") }
    let first = lines[number - 1]
    let depth = ItemLines.depth(first)
    let rest = lines[number...].prefix {
      $0.allSatisfy(\.isWhitespace) || ItemLines.depth($0) > depth
    }
    var own = [first] + rest
    // Comments before the next item belong to that one.
    while let last = own.last, last.allSatisfy(\.isWhitespace) { own.removeLast() }
    return (
      number,
      own.map { String($0.dropFirst(min(depth, ItemLines.depth($0)))) }.joined(separator: "\n")
    )
  }

  private static func depth(_ line: String) -> Int { line.prefix { $0 == " " }.count }

  private func file(_ file: SourceFile) -> (index: LineIndex, lines: [String]) {
    if let known = files[file.path] { return known }
    let text = file.text(in: 0..<file.bytes.count)
    let made = (
      LineIndex(file),
      text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
    )
    files[file.path] = made
    return made
  }
}
