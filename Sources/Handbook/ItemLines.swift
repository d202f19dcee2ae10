import SourceText

/// The lines of an item as its file writes them.
final class ItemLines {
  private var files: [String: LineIndex] = [:]

  /// From the line that an item begins on to the last that lies below it.
  /// - Parameter place: its name.
  func lines(of place: Place) -> (number: Int, text: String) {
    let index = files[place.file.path] ?? LineIndex(place.file)
    files[place.file.path] = index
    let number = index.position(of: place.range.lowerBound).line
    var own = [index.text(ofLine: number)]
    let depth = ItemLines.depth(own[0])
    for line in number..<index.position(of: place.file.bytes.count).line {
      let text = index.text(ofLine: line + 1)
      guard ItemLines.isBlank(text) || ItemLines.depth(text) > depth else { break }
      own.append(text)
    }
    // Comments before the next item belong to that one.
    while let last = own.last, ItemLines.isBlank(last) { own.removeLast() }
    return (
      number,
      own.map { String($0.dropFirst(min(depth, ItemLines.depth($0)))) }.joined(separator: "\n")
    )
  }

  private static func depth(_ line: String) -> Int { line.utf8.prefix { $0 == 0x20 }.count }

  private static func isBlank(_ line: String) -> Bool {
    line.utf8.allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }
}
