import SourceText

/// Line indices of the files that findings stand in, each made once.
final class LineCache {
  private(set) var indices: [String: LineIndex]
  /// Findings come file by file and ask for one place several times.
  private var latest: (path: String, index: LineIndex)?
  private var latestSpan: (path: String, range: Range<Int>, start: Position, end: Position)?

  /// - Parameter indices: those that are there already, by path.
  init(_ indices: [String: LineIndex] = [:]) { self.indices = indices }

  func index(of file: SourceFile) -> LineIndex {
    if let latest, latest.path == file.path { return latest.index }
    let index = indices[file.path] ?? LineIndex(file)
    indices[file.path] = index
    latest = (file.path, index)
    return index
  }

  /// First and one-past-last position of a place.
  func span(of place: Place) -> (start: Position, end: Position) {
    if let latestSpan, latestSpan.range == place.range, latestSpan.path == place.file.path {
      return (latestSpan.start, latestSpan.end)
    }
    let index = index(of: place.file)
    let (start, end) = (index.position(of: place.range.lowerBound), index.position(of: place.range.upperBound))
    latestSpan = (place.file.path, place.range, start, end)
    return (start, end)
  }
}
