/// A line and column, both counted from 1; columns in Unicode code points of the file as stored.
public struct Position: Sendable, Hashable, Comparable {
  /// The line, from 1.
  public var line: Int
  /// The column in code points, from 1.
  public var column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// Whether a position is before another.
  public static func < (a: Position, b: Position) -> Bool {
    (a.line, a.column) < (b.line, b.column)
  }
}

/// The lines and columns of a file. LF, CRLF and CR end lines.
///
/// Made in one pass that keeps the state every kilobyte, so that a place is found by looking at no
/// more than that, however long the lines are.
public struct LineIndex: Sendable {
  private let file: SourceFile
  private let steps: [Step]
  private let markLength: Int
  private static let stride = 1024

  /// The state at a byte: the lines that end before it, the start of its own line, and the code
  /// points of that line up to it.
  fileprivate struct Step: Sendable {
    var line: Int
    var lineStart: Int
    var codePoints: Int
  }

  public init(_ file: SourceFile) {
    self.file = file
    let markLength = file.markLength
    self.markLength = markLength
    var step = Step(line: 0, lineStart: markLength, codePoints: 0)
    var steps: [Step] = []
    steps.reserveCapacity(file.bytes.count / LineIndex.stride + 1)
    file.bytes.withUnsafeBufferPointer { bytes in
      let text = LineText(bytes, file.encoding)
      var at = 0
      while at < bytes.count {
        steps.append(step)
        let end = min(at + LineIndex.stride, bytes.count)
        LineIndex.pass(max(at, markLength)..<max(end, markLength), text, &step)
        at = end
      }
    }
    if steps.isEmpty { steps.append(step) }
    self.steps = steps
  }

  private static func pass(_ range: Range<Int>, _ text: LineText, _ step: inout Step) {
    let (count, last) = text.lineEnds(in: range)
    step.line += count
    if let last {
      step.lineStart = last + text.unitLength
      step.codePoints = 0
    }
    step.codePoints += text.codePoints(in: max(step.lineStart, range.lowerBound)..<range.upperBound)
  }

  /// The line and column of a byte; a byte past the end counts as the end.
  public func position(of offset: Int) -> Position {
    landmark(at: offset).position
  }

  /// A byte whose line and column are known.
  public struct Landmark: Sendable {
    fileprivate var offset: Int
    fileprivate var step: Step

    /// The line and column.
    public var position: Position { Position(line: step.line + 1, column: step.codePoints + 1) }
  }

  /// The line and column of a byte; a byte past the end counts as the end.
  /// - Parameter known: of the same file: a place a little behind it is found from there.
  public func landmark(at offset: Int, after known: Landmark? = nil) -> Landmark {
    if file.encoding == .binary {
      return Landmark(offset: 0, step: Step(line: 0, lineStart: 0, codePoints: 0))
    }
    let offset = min(max(offset, markLength), file.bytes.count)
    let number = min(offset / LineIndex.stride, steps.count - 1)
    var from = max(number * LineIndex.stride, markLength)
    var step = steps[number]
    // Units of two bytes are counted from where one begins.
    if let known, known.offset > from, known.offset <= offset, file.encoding == .utf8 {
      (from, step) = (known.offset, known.step)
    }
    file.bytes.withUnsafeBufferPointer { bytes in
      LineIndex.pass(from..<offset, LineText(bytes, file.encoding), &step)
    }
    return Landmark(offset: offset, step: step)
  }

  /// The bytes of a line (counted from 1) without what ends it.
  public func contents(ofLine line: Int) -> Range<Int> {
    guard line >= 1, file.encoding != .binary else { return 0..<0 }
    return file.bytes.withUnsafeBufferPointer { bytes in
      let text = LineText(bytes, file.encoding)
      let lineEnd = end(ofLine: line, text)
      let end = lineEnd ?? bytes.count
      var start = markLength
      if line > 1 {
        guard let before = self.end(ofLine: line - 1, text) else { return 0..<0 }
        start = before + text.unitLength
      }
      // Of CRLF the LF ends the line.
      let width = text.unitLength
      let isPair =
        lineEnd.map {
          $0 - width >= start && text.unit($0) == 0x0A && text.unit($0 - width) == 0x0D
        } ?? false
      return start..<max(start, isPair ? end - width : end)
    }
  }

  /// The offset of the unit that ends a line (counted from 1); nil if the file ends it.
  private func end(ofLine line: Int, _ text: LineText) -> Int? {
    var low = 0
    var high = steps.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if steps[middle].line < line { low = middle } else { high = middle }
    }
    let from = max(low * LineIndex.stride, markLength)
    return text.lineEnd(
      number: line - steps[low].line,
      in: from..<max(from, min((low + 1) * LineIndex.stride, text.bytes.count)))
  }

  /// A line (counted from 1) as text, without what ends it; ill-formed bytes become U+FFFD.
  public func text(ofLine line: Int) -> String { file.text(in: contents(ofLine: line)) }
}
