import Diagnostics
import SourceText

/// Mistakes inside `{ }` and `[ ]`.
extension FileState {
  func flowFinding(_ problem: ParserProblem, _ line: LineShape) -> Finding {
    let open = problem.contextAt ?? problem.at
    let brackets = byte(open) == UInt8(ascii: "{") ? "{ }" : "[ ]"
    let start = problem.at
    if start >= bytes.count || isLineEnd(bytes[start])
      || shape(at: open).range != line.range && !isClosed(open)
    {
      return syntax(
        "the \"\(text(open..<open + 1))\" that opens here is not closed on its line",
        open..<open + 1,
        brackets == "{ }"
          ? "close it with \"}\", or write each key on its own line" : "close it with \"]\"")
    }
    if let last = valueAbove(start, line), last.lowerBound > open {
      return syntax(
        "a comma is missing after this value", last.upperBound - 1..<last.upperBound,
        "write a comma between this entry and the one on the next line")
    }
    return flowMark(at: start, opening: open, brackets, line)
  }

  /// A mark, or anything else, where neither a value nor a key can be.
  private func flowMark(
    at offset: Int, opening open: Int, _ brackets: String, _ line: LineShape
  ) -> Finding {
    var start = offset
    switch bytes[start] {
    case UInt8(ascii: "["), UInt8(ascii: "{"):
      let value = flowValue(around: start, in: line)
      if brackets == "{ }", let key = keyWithoutColon(value, before: start) {
        return syntax(
          "a colon is missing after \(cited(key))", key,
          "write \"\(text(key)): \(cut(start..<value.upperBound))\"")
      }
      return syntax(
        "inside \(brackets), text cannot contain \"\(text(start..<start + 1))\"", start..<start + 1,
        "put the whole text in quotes: \(quoted(value)), or write each key on its own line")
    case UInt8(ascii: ","):
      return syntax(
        "there is nothing before this comma", start..<start + 1,
        "delete the comma, or write the value that is missing")
    case UInt8(ascii: "]"), UInt8(ascii: "}"):
      return syntax(
        "\"\(text(start..<start + 1))\" does not match the opening \"\(text(open..<open + 1))\"",
        start..<start + 1,
        "check that every opening bracket is closed")
    case UInt8(ascii: ":"):
      if let key = keyBehindValue(before: start) {
        return syntax(
          "a comma is missing before \"\(text(key)):\"", key,
          "write \", \(text(key)): …\", or put the text that contains a colon in quotes")
      }
      return syntax(
        "an entry in \(brackets) can contain only one colon", start..<start + 1,
        "put the text that contains it in quotes")
    default:
      let value = flowValue(around: start, in: line)
      if value.lowerBound < start, let trip = afterQuotes(value.lowerBound, value.upperBound) {
        return trip
      }
      if value.lowerBound < start { start = value.lowerBound }
      return syntax(
        "this cannot be read inside \(brackets)",
        start..<max(characterEnd(start), value.upperBound),
        "put the whole text in quotes: \(quoted(value)), or write each key on its own line")
    }
  }

  /// The word before a colon where a value and a space come before it: a key, whose comma was
  /// forgotten.
  private func keyBehindValue(before colon: Int) -> Range<Int>? {
    var first = colon
    while first > 0, bytes[first - 1].isWordByte { first -= 1 }
    guard first < colon, first > 0, bytes[first - 1] == UInt8(ascii: " ") else { return nil }
    var before = first - 1
    while before > 0, bytes[before] == UInt8(ascii: " ") { before -= 1 }
    let marks = [
      UInt8(ascii: ":"), UInt8(ascii: ","), UInt8(ascii: "{"), UInt8(ascii: "["),
      UInt8(ascii: "\n"),
    ]
    return marks.contains(bytes[before]) ? nil : first..<colon
  }

  /// `also [Corgard]`: the word before a list or group, if there is nothing else.
  private func keyWithoutColon(_ value: Range<Int>, before start: Int) -> Range<Int>? {
    guard value.lowerBound < start else { return nil }
    var end = start
    while end > value.lowerBound, isBlankByte(bytes[end - 1]) { end -= 1 }
    let word = value.lowerBound..<end
    let isWord =
      !word.isEmpty && end < start && bytes[word].allSatisfy(\.isASCIILetter)
    return isWord ? word : nil
  }

  /// Whether the bracket that opens here is closed further down, before a key further to the left.
  private func isClosed(_ open: Int) -> Bool {
    var depth = 0
    let indent = shape(at: open).indent
    var at = open
    while at < bytes.count {
      let line = shape(at: at)
      if at != open, line.hasContent, line.indent <= indent, line.colon != nil { return false }
      while at < line.end {
        switch bytes[at] {
        case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
        case UInt8(ascii: "]"), UInt8(ascii: "}"):
          depth -= 1
          if depth == 0 { return true }
        case UInt8(ascii: "\""), UInt8(ascii: "'"):
          if isFlowIndicator(bytes[at - 1]) || isBlankByte(bytes[at - 1])
            || isLineEnd(bytes[at - 1])
          {
            at = LineShape.closingQuote(bytes, at, line.end) ?? line.end
          }
        default: break
        }
        at += 1
      }
      guard line.range.upperBound < bytes.count else { return false }
      at = afterLineEnd(bytes, line.range.upperBound)
      at = max(at, line.range.upperBound + 1)
    }
    return false
  }

  /// The value at the end of the lines above, where a comma should follow it.
  private func valueAbove(_ start: Int, _ line: LineShape) -> Range<Int>? {
    guard start == line.contentStart, let above = lineAbove(line), above.end > above.contentStart
    else { return nil }
    let last = bytes[above.end - 1]
    if isFlowIndicator(last), last != UInt8(ascii: "]"), last != UInt8(ascii: "}") { return nil }
    if last == UInt8(ascii: ":") { return nil }
    if bytes[start] == UInt8(ascii: "]") || bytes[start] == UInt8(ascii: "}")
      || bytes[start] == UInt8(ascii: ",")
    {
      return nil
    }
    return above.value.isEmpty ? nil : above.value
  }

  /// The entry of `{ }` or `[ ]` around an offset, without its key: from the `: ` or comma before
  /// to the end of it.
  private func flowValue(around offset: Int, in line: LineShape) -> Range<Int> {
    var start = offset
    while start > line.contentStart {
      let before = bytes[start - 1]
      if before == UInt8(ascii: ",") || before == UInt8(ascii: "{") || before == UInt8(ascii: "[")
        || before == UInt8(ascii: ":") && isBlankByte(bytes[start])
      {
        break
      }
      start -= 1
    }
    while start < offset, isBlankByte(bytes[start]) { start += 1 }
    var end = offset
    var depth = 0
    scan: while end < line.end {
      switch bytes[end] {
      case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        if depth == 0 { break scan }
        depth -= 1
      case UInt8(ascii: ","): if depth == 0 { break scan }
      default: break
      }
      end += 1
    }
    while end > offset, isBlankByte(bytes[end - 1]) { end -= 1 }
    return start..<max(start, end)
  }
}

extension UInt8 {
  fileprivate var isWordByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
