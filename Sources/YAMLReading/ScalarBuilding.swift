import CLibYAML
import Diagnostics
import SourceText

extension FileState {
  /// The scalar of the current event, which begins at `start` (after any anchor).
  mutating func scalar(_ start: Int, _ events: inout EventStream) throws(Stop) -> YAMLNode {
    let style = events.scalarStyle
    let value = events.scalarValue
    var range = start..<max(start, events.end)
    guard value.count <= limits.scalarBytes else {
      throw .limit(
        Finding(
          .yamlTooLarge, .error, "this text is longer than \(limits.scalarBytes) bytes",
          at: place(start..<start + 1),
          advice: "shorten it, or look for a quotation mark that is never closed"))
    }
    if style == .plain, value.isEmpty { return YAMLNode(.null, at: start..<start, in: file) }

    let quote = style == .singleQuoted || style == .doubleQuoted ? 1 : 0
    let inside = min(start + quote, range.upperBound)..<max(start + quote, range.upperBound - quote)
    // Most texts are written as they are read.
    let decoded =
      isVerbatim(value, inside) && !value.isEmpty ? nil : decoded(value, style, inside, &range)
    let comment = style == .literal || style == .folded ? nil : comment(after: range.upperBound)
    let scalar =
      if let decoded {
        YAMLScalar(
          text: String(decoding: decoded.bytes, as: UTF8.self), style: style,
          followedByComment: comment,
          pieces: decoded.pieces(
            emptyAt: style == .plain ? start : min(start + 1, range.upperBound)))
      } else {
        YAMLScalar(
          text: String(decoding: value, as: UTF8.self), style: style, followedByComment: comment,
          verbatim: inside)
      }
    let before = findings.count
    if style == .plain { reportQuietMistakes(in: range, spansLines: decoded != nil) }
    return YAMLNode(
      .scalar(scalar), at: range, in: file,
      isWhole: findings[before...].allSatisfy { $0.level < .error })
  }

  /// The text made by the parser, with the places of its parts; the range of a block is cut to its
  /// content.
  private func decoded(
    _ value: UnsafeBufferPointer<UInt8>, _ style: YAMLScalar.Style, _ inside: Range<Int>,
    _ range: inout Range<Int>
  ) -> ScalarText {
    var text: ScalarText
    switch style {
    case .plain, .singleQuoted, .doubleQuoted: text = decodeFlowScalar(bytes, inside, style: style)
    case .literal, .folded:
      let decoded = decodeBlockScalar(bytes, range, isFolded: style == .folded, value: value)
      text = decoded.text
      range = range.lowerBound..<max(range.lowerBound, decoded.contentEnd)
    }
    if !text.bytes.elementsEqual(value) {
      // Never seen, and the fuzz test looks for it: better a coarse place than a wrong text.
      text = ScalarText()
      text.whole(Array(value), standsFor: range)
    }
    return text
  }

  private func isVerbatim(_ value: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Bool {
    bytes.withUnsafeBytes {
      areEqual(UnsafeRawBufferPointer(value), UnsafeRawBufferPointer(rebasing: $0[range]))
    }
  }

  /// A comment on the line where a value ends.
  private func comment(after end: Int) -> Range<Int>? {
    var i = end
    while i < bytes.count, isBlankByte(bytes[i]) { i += 1 }
    guard i > end, i < bytes.count, bytes[i] == UInt8(ascii: "#") else { return nil }
    let start = i
    while i < bytes.count, !isLineEnd(bytes[i]) { i += 1 }
    while i > start, isBlankByte(bytes[i - 1]) { i -= 1 }
    return start..<i
  }
}
