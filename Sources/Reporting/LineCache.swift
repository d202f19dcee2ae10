import SourceText

/// Line indices of the files of a report, each made once.
final class LineCache {
  private var indices: [String: LineIndex] = [:]

  func index(of file: SourceFile) -> LineIndex {
    if let index = indices[file.path] { return index }
    let index = LineIndex(file)
    indices[file.path] = index
    return index
  }

  /// First and one-past-last position of a place.
  func span(of place: Place) -> (start: Position, end: Position) {
    let index = index(of: place.file)
    return (index.position(of: place.range.lowerBound), index.position(of: place.range.upperBound))
  }
}
