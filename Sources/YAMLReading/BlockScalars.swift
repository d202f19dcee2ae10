/// Decodes a literal (`|`) or folded (`>`) scalar again, noting where each character is written.
/// `value` is libyaml's result; from it the indentation is known, which the file alone does not
/// show if the header gives it as a number. Also gives the end of the last line that is not blank.
func decodeBlockScalar(
  _ bytes: [UInt8], _ range: Range<Int>, isFolded: Bool, value: UnsafeBufferPointer<UInt8>
) -> (text: ScalarText, contentEnd: Int) {
  let end = range.upperBound
  var i = range.lowerBound
  var keepsEnds = false
  var stripsEnds = false
  while i < end, !isLineEnd(bytes[i]), !isBlankByte(bytes[i]) {
    if bytes[i] == UInt8(ascii: "+") { keepsEnds = true }
    if bytes[i] == UInt8(ascii: "-") { stripsEnds = true }
    i += 1
  }
  var contentEnd = i
  while i < end, !isLineEnd(bytes[i]) { i += 1 }
  if i < end { i = min(afterLineEnd(bytes, i), end) }

  let indent = indentation(bytes, i..<end, value)
  var text = ScalarText()
  var lineEnd: Range<Int>?  // of the line before, not yet written
  var startedBlank = false  // whether that line began with white space, which bars folding
  var blankLines: [Range<Int>] = []
  func write(_ ends: some Sequence<Range<Int>>) {
    for range in ends {
      if range.count == 1, bytes[range.lowerBound] == lineFeed {
        text.verbatim(range, of: bytes)
      } else {
        text.whole([lineFeed], standsFor: range)
      }
    }
  }
  while i < end {
    let lineStart = i
    while i < end, i - lineStart < indent, bytes[i] == space { i += 1 }
    if i < end, isLineEnd(bytes[i]) {
      let next = min(afterLineEnd(bytes, i), end)
      blankLines.append(i..<next)
      i = next
      continue
    }
    guard i - lineStart == indent, i < end else { break }
    let startsBlank = isBlankByte(bytes[i])
    if let ended = lineEnd {
      if isFolded, !startedBlank, !startsBlank {
        if blankLines.isEmpty { text.whole([space], standsFor: ended.lowerBound..<i) }
      } else {
        write([ended])
      }
    }
    write(blankLines)
    blankLines = []
    startedBlank = startsBlank
    let start = i
    while i < end, !isLineEnd(bytes[i]) {
      if !isBlankByte(bytes[i]) { contentEnd = i + 1 }
      i += 1
    }
    text.verbatim(start..<i, of: bytes)
    lineEnd = nil
    if i < end {
      let next = min(afterLineEnd(bytes, i), end)
      lineEnd = i..<next
      i = next
    }
  }
  if !stripsEnds, let lineEnd { write([lineEnd]) }
  if keepsEnds { write(blankLines) }
  return (text, contentEnd)
}

/// The indentation of the text: taken from the first line with a character, by its spaces in the
/// file and in the value.
private func indentation(
  _ bytes: [UInt8], _ range: Range<Int>, _ value: UnsafeBufferPointer<UInt8>
) -> Int {
  func leadingSpaces(_ source: some RandomAccessCollection<UInt8>) -> Int? {
    var spaces = 0
    for byte in source {
      if byte == space {
        spaces += 1
      } else if isLineEnd(byte) {
        spaces = 0
      } else {
        return spaces
      }
    }
    return nil
  }
  guard let inFile = leadingSpaces(bytes[range]), let inValue = leadingSpaces(value),
    inFile >= inValue
  else {
    return Int.max
  }
  return inFile - inValue
}
