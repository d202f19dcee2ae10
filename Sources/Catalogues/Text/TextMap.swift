/// The place in the file of each character of one decoded text.
public struct TextMap: Sendable {
  struct Run: Sendable {
    /// Its start in the decoded text.
    var offset: Int
    var work: Range<Int>
    /// Whether each of its bytes is a character of the text; otherwise they are one character
    /// together.
    var isPlain: Bool
  }

  private let work: WorkingText
  private let text: Range<Int>
  private let runs: [Run]
  private let count: Int
  /// For writing into an XML file.
  var surroundings: [Surroundings]?

  /// A text that is stored as it is.
  init(work: WorkingText, text: Range<Int>) {
    self.init(
      work: work, text: text, runs: [Run(offset: 0, work: text, isPlain: true)], count: text.count)
  }

  init(work: WorkingText, text: Range<Int>, runs: [Run], count: Int) {
    self.work = work
    self.text = text
    self.runs = runs
    self.count = count
  }

  /// The same as `Catalogue.fileRange(of:in:)`.
  public func fileRange(of range: Range<Int>) -> Range<Int> {
    let range = range.clamped(to: 0..<count)
    guard !runs.isEmpty, range.lowerBound < count else {
      return work.fileRange(text.upperBound..<text.upperBound)
    }
    let first = bounds(of: range.lowerBound)
    if range.isEmpty { return work.fileRange(first.lowerBound..<first.lowerBound) }
    var (low, high) = (first.lowerBound, first.upperBound)
    let last = bounds(of: range.upperBound - 1)
    low = min(low, last.lowerBound)
    high = max(high, last.upperBound)
    return work.fileRange(low..<high)
  }

  /// The working text's bytes of a stretch, whole characters, joined where they touch.
  func pieces(of range: Range<Int>) -> [Range<Int>] {
    let range = range.clamped(to: 0..<count)
    var pieces: [Range<Int>] = []
    guard !range.isEmpty, !runs.isEmpty else { return pieces }
    for index in self.index(ofRunAt: range.lowerBound)..<runs.count {
      let run = runs[index]
      if run.offset >= range.upperBound { break }
      var piece = run.work
      if run.isPlain {
        let part = range.clamped(to: run.offset..<run.offset + run.work.count)
        if part.isEmpty { continue }
        piece = bounds(of: part.lowerBound).lowerBound..<bounds(of: part.upperBound - 1).upperBound
      }
      if let last = pieces.last, last.upperBound >= piece.lowerBound,
        last.lowerBound <= piece.lowerBound
      {
        pieces[pieces.count - 1] = last.lowerBound..<max(last.upperBound, piece.upperBound)
      } else {
        pieces.append(piece)
      }
    }
    return pieces
  }

  private func index(ofRunAt offset: Int) -> Int { runs.lastIndex(upTo: offset) { $0.offset } }

  /// The bytes of the character that the decoded byte at `offset` is of.
  private func bounds(of offset: Int) -> Range<Int> {
    let run = runs[index(ofRunAt: offset)]
    guard run.isPlain else { return run.work }
    var start = min(
      run.work.lowerBound + offset - run.offset, max(run.work.lowerBound, run.work.upperBound - 1))
    var end = min(start + 1, run.work.upperBound)
    while start > run.work.lowerBound, work.bytes[start] & 0xC0 == 0x80 { start -= 1 }
    while end < run.work.upperBound, work.bytes[end] & 0xC0 == 0x80 { end += 1 }
    return start..<end
  }
}

/// Collects the runs of a text as it is decoded.
struct MappingSink: TextSink {
  private(set) var runs: [TextMap.Run] = []
  private(set) var offset = 0

  mutating func plain(_ range: Range<Int>) {
    if range.isEmpty { return }
    runs.append(TextMap.Run(offset: offset, work: range, isPlain: true))
    offset += range.count
  }

  mutating func scalar(_ scalar: Unicode.Scalar, _ range: Range<Int>) {
    runs.append(TextMap.Run(offset: offset, work: range, isPlain: false))
    offset += UTF8.width(scalar)
  }
}

extension Array {
  /// Of elements in the order of their places, the last that does not lie behind one; the first
  /// where all do.
  func lastIndex(upTo offset: Int, _ place: (Element) -> Int) -> Int {
    var low = 0
    var high = count
    while high - low > 1 {
      let middle = (low + high) / 2
      if place(self[middle]) <= offset { low = middle } else { high = middle }
    }
    return low
  }
}
