/// A text of a YAML file, decoded, that knows where in the file each of its characters is written.
public struct YAMLScalar: Sendable {
  public enum Style: Sendable { case plain, singleQuoted, doubleQuoted, literal, folded }

  public let text: String
  public let style: Style
  /// The bytes of a comment that follows on the same line: a plain text with ` #` in it is cut short there.
  public let followedByComment: Range<Int>?
  /// What the text is made of, in its order and without gaps: mostly one piece, which needs no list.
  private let first: Piece
  private let others: [Piece]

  /// - Parameter pieces: at least one.
  init(text: String, style: Style, followedByComment: Range<Int>?, pieces: [Piece]) {
    (self.text, self.style, self.followedByComment) = (text, style, followedByComment)
    (first, others) = (pieces[0], Array(pieces.dropFirst()))
  }

  /// A text that stands in the file as it is.
  init(text: String, style: Style, followedByComment: Range<Int>?, verbatim file: Range<Int>) {
    (self.text, self.style, self.followedByComment) = (text, style, followedByComment)
    (first, others) = (Piece(text: 0..<file.count, file: file, isVerbatim: true), [])
  }

  private var last: Piece { others.last ?? first }

  /// A stretch of the text and the bytes it is written with.
  struct Piece: Sendable {
    /// In the text's UTF-8.
    var text: Range<Int>
    /// In the file.
    var file: Range<Int>
    /// True where each byte of the text is one byte of the file; an escape or a folded line end stands for its text as
    /// a whole.
    var isVerbatim: Bool
  }

  /// The bytes of the file that a range of `text`'s UTF-8 is written with, right through escapes, folds, block
  /// indentation and
  /// CRLF. A range outside the text is clamped to it; an empty range gives the empty range before that character.
  public func fileRange(of utf8Range: Range<Int>) -> Range<Int> {
    let end = last
    let range = utf8Range.clamped(to: 0..<end.text.upperBound)
    let start: Int
    if range.lowerBound == end.text.upperBound {
      start = end.file.upperBound
    } else {
      let first = piece(holding: range.lowerBound)
      start =
        first.isVerbatim ? first.file.lowerBound + range.lowerBound - first.text.lowerBound : first.file.lowerBound
    }
    guard !range.isEmpty else { return start..<start }
    let last = piece(holding: range.upperBound - 1)
    let close = last.isVerbatim ? last.file.lowerBound + range.upperBound - last.text.lowerBound : last.file.upperBound
    return start..<max(start, close)
  }

  private func piece(holding offset: Int) -> Piece {
    guard let second = others.first, second.text.lowerBound <= offset else { return first }
    var low = 0
    var high = others.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if others[middle].text.lowerBound <= offset { low = middle } else { high = middle }
    }
    return others[low]
  }
}
