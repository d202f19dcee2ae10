extension FileState {
  func byte(_ offset: Int) -> UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// The line that holds an offset, without its end.
  func lineRange(at offset: Int) -> Range<Int> {
    let first = min(file.markLength, bytes.count)
    var start = min(max(offset, first), bytes.count)
    if start < bytes.count, bytes[start] == lineFeed, start > first,
      bytes[start - 1] == carriageReturn
    {
      start -= 1
    }
    var end = start
    while start > first, !isLineEnd(bytes[start - 1]) { start -= 1 }
    while end < bytes.count, !isLineEnd(bytes[end]) { end += 1 }
    return start..<end
  }

  func shape(at offset: Int) -> LineShape { LineShape(bytes, lineRange(at: offset)) }

  /// The number of characters before an offset on its line.
  func column(_ offset: Int) -> Int {
    bytes[lineRange(at: offset).lowerBound..<min(offset, bytes.count)].count { $0 & 0xC0 != 0x80 }
  }

  /// The end of the character at an offset.
  func characterEnd(_ offset: Int) -> Int {
    var end = min(offset + 1, bytes.count)
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return end
  }

  /// The white space around an offset.
  func blanks(around offset: Int) -> Range<Int> {
    var (start, end) = (offset, offset)
    while start > 0, isBlankByte(bytes[start - 1]) { start -= 1 }
    while end < bytes.count, isBlankByte(bytes[end]) { end += 1 }
    return start..<end
  }

  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }

  /// A text for a message, cut where it is long.
  func cut(_ range: Range<Int>) -> String {
    let text = text(range)
    return text.unicodeScalars.count <= 40
      ? text : String(String.UnicodeScalarView(text.unicodeScalars.prefix(40))) + "…"
  }

  func cited(_ range: Range<Int>) -> String { "\"\(cut(range))\"" }

  /// A text as YAML quotes it, for advice: in single quotes, or in double quotes where it holds an
  /// apostrophe and nothing that double quotes would change.
  func quoted(_ range: Range<Int>) -> String {
    guard range.count <= 240 else { return "'…'" }
    let part = bytes[range]
    if part.contains(UInt8(ascii: "'")), !part.contains(UInt8(ascii: "\"")),
      !part.contains(UInt8(ascii: "\\"))
    {
      return "\"\(text(range))\""
    }
    var quoted = "'"
    for scalar in text(range).unicodeScalars { quoted += scalar == "'" ? "''" : String(scalar) }
    return quoted + "'"
  }
}
