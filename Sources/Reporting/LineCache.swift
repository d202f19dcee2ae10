import SourceText

/// Line indices of the files with findings, each made once.
final class LineCache {
  private(set) var indices: [String: LineIndex]
  /// Findings come file by file, one a little behind the other, and ask for one place several
  /// times.
  @exclusivity(unchecked) private var latest: (file: SourceFile, index: LineIndex)?
  @exclusivity(unchecked) private var span:
    (range: Range<Int>, start: LineIndex.Landmark, end: LineIndex.Landmark)?

  /// - Parameter indices: those that are there already, by path.
  init(_ indices: [String: LineIndex] = [:]) { self.indices = indices }

  func index(of file: SourceFile) -> LineIndex {
    if let latest, latest.file.isSame(as: file) { return latest.index }
    let index = indices[file.path] ?? LineIndex(file)
    indices[file.path] = index
    latest = (file, index)
    span = nil
    return index
  }

  /// First and one-past-last position of a place.
  func span(of place: Place) -> (start: Position, end: Position) {
    let index = index(of: place.file)
    if let span, span.range == place.range { return (span.start.position, span.end.position) }
    let start = index.landmark(at: place.range.lowerBound, after: span?.start)
    let end = index.landmark(at: place.range.upperBound, after: start)
    span = (place.range, start, end)
    return (start.position, end.position)
  }
}
