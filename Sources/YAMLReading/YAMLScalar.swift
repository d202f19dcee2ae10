/// A text of a YAML file, decoded, that knows where in the file each of its characters is written.
public struct YAMLScalar: Sendable {
  /// The notation of a scalar.
  public enum Style: Sendable { case plain, singleQuoted, doubleQuoted, literal, folded }

  /// The decoded text.
  public let text: String
  /// Properties that few have; nil: none of them.
  private let more: More?
  /// The stretch that the text is made of, mostly the only one.
  private let firstLength: UInt32
  private let firstPlace: ShortRange
  private let isFirstVerbatim: Bool
  /// The notation.
  public let style: Style

  /// A tree has tens of thousands of texts, each in memory of its own that the system hands out
  /// page by page.
  private final class More: Sendable {
    let comment: Range<Int>?
    let pieces: [Piece]

    init(_ comment: Range<Int>?, _ pieces: [Piece]) {
      (self.comment, self.pieces) = (comment, pieces)
    }
  }

  /// The bytes of a comment that follows on the same line: a plain text with ` #` in it is cut
  /// short there.
  public var followedByComment: Range<Int>? { more?.comment }
  /// The parts of the text, in its order and without gaps.
  private var first: Piece {
    Piece(text: 0..<Int(firstLength), file: firstPlace.range, isVerbatim: isFirstVerbatim)
  }
  private var others: [Piece] { more?.pieces ?? [] }

  /// - Parameter pieces: at least one; the first is the text's start.
  init(text: String, style: Style, followedByComment comment: Range<Int>?, pieces: [Piece]) {
    (self.text, self.style) = (text, style)
    firstLength = UInt32(clamping: pieces[0].text.count)
    firstPlace = ShortRange(pieces[0].file)
    isFirstVerbatim = pieces[0].isVerbatim
    more = comment == nil && pieces.count == 1 ? nil : More(comment, Array(pieces.dropFirst()))
  }

  /// A text that is in the file as it is.
  init(
    text: String, style: Style, followedByComment comment: Range<Int>?, verbatim file: Range<Int>
  ) {
    (self.text, self.style) = (text, style)
    (firstLength, firstPlace, isFirstVerbatim) = (
      UInt32(clamping: file.count), ShortRange(file), true
    )
    more = comment.map { More($0, []) }
  }

  private var last: Piece { others.last ?? first }

  /// A stretch of the text and the bytes it is written with.
  struct Piece: Sendable {
    /// In the text's UTF-8.
    var text: Range<Int>
    /// In the file.
    var file: Range<Int>
    /// Whether each byte of the text is one byte of the file; an escape or a folded line end is its
    /// text as a whole.
    var isVerbatim: Bool
  }

  /// The bytes of the file that a range of `text`'s UTF-8 is written with, right through escapes,
  /// folds, block indentation and CRLF. A range outside the text is clamped to it; an empty range
  /// gives the empty range before that character.
  public func fileRange(of utf8Range: Range<Int>) -> Range<Int> {
    let end = last
    let range = utf8Range.clamped(to: 0..<end.text.upperBound)
    let start: Int
    if range.lowerBound == end.text.upperBound {
      start = end.file.upperBound
    } else {
      let first = piece(holding: range.lowerBound)
      start =
        first.isVerbatim
        ? first.file.lowerBound + range.lowerBound - first.text.lowerBound : first.file.lowerBound
    }
    guard !range.isEmpty else { return start..<start }
    let last = piece(holding: range.upperBound - 1)
    let close =
      last.isVerbatim
      ? last.file.lowerBound + range.upperBound - last.text.lowerBound : last.file.upperBound
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

/// A range of bytes in half the room: no file that is read has more than 4 GB.
struct ShortRange: Sendable {
  private let start: UInt32
  private let end: UInt32

  init(_ range: Range<Int>) {
    (start, end) = (UInt32(clamping: range.lowerBound), UInt32(clamping: range.upperBound))
  }

  var range: Range<Int> { Int(start)..<Int(end) }
}
