import CLibYAML
import Diagnostics
import SourceText

extension Reading {
  /// The scalar of the current event, which begins at `start` (after any anchor).
  mutating func scalar(_ start: Int, _ events: inout EventStream) throws(Stop) -> YAMLNode {
    let style = events.scalarStyle
    let value = events.scalarValue
    var range = start..<max(start, events.end)
    guard value.count <= limits.scalarBytes else {
      throw .limit(Finding(
        "yaml-too-large", .error, "this text is longer than \(limits.scalarBytes) bytes", at: place(start..<start + 1),
        advice: "shorten it, or look for a quote that is never closed"))
    }
    if style == .plain, value.isEmpty { return YAMLNode(.null, at: start..<start, in: file) }

    var text: ScalarText
    switch style {
    case .plain: text = decodeFlowScalar(bytes, range, style: style)
    case .singleQuoted, .doubleQuoted:
      text = decodeFlowScalar(bytes, min(start + 1, range.upperBound)..<max(start + 1, range.upperBound - 1), style: style)
    case .literal, .folded:
      let decoded = decodeBlockScalar(bytes, range, isFolded: style == .folded, value: value)
      text = decoded.text
      range = start..<max(start, decoded.contentEnd)
    }
    if !text.bytes.elementsEqual(value) {
      // Never seen, and the fuzz test looks for it: better a coarse place than a wrong text.
      text = ScalarText()
      text.whole(Array(value), standsFor: range)
    }
    let comment = style == .literal || style == .folded ? nil : comment(after: range.upperBound)
    let scalar = YAMLScalar(
      text: String(decoding: text.bytes, as: UTF8.self), style: style, followedByComment: comment,
      pieces: text.pieces(emptyAt: style == .plain ? start : min(start + 1, range.upperBound)))
    let before = findings.count
    if style == .plain { reportQuietMistakes(in: range, scalar) }
    return YAMLNode(.scalar(scalar), at: range, in: file, isWhole: findings[before...].allSatisfy { $0.level < .error })
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
