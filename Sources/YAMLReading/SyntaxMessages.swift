import Diagnostics
import SourceText

// libyaml's messages never reach a reader: their words and marks only say where to look, and the
// line says what was meant.
extension FileState {
  mutating func report(_ problem: ParserProblem, in range: Range<Int>) {
    let upTo = min(range.upperBound, max(range.lowerBound, problem.at + 1))
    let odd = indentationFindings(
      in: range.lowerBound..<lineRange(at: upTo == range.lowerBound ? upTo : upTo - 1).upperBound)
    guard odd.isEmpty else {
      findings += indentationFindings(in: range)
      return
    }
    // An invisible character that was read as a space has been reported, and explains what it
    // broke.
    let lead = shape(at: problem.at).lead
    guard !file.bytes[lead].contains(where: { $0 >= 0x7F }) else { return }
    let finding = explanation(of: problem)
    // A line is read again as a part of what is around it.
    if findings.last != finding { findings.append(finding) }
  }

  func explanation(of problem: ParserProblem) -> Finding {
    let line = shape(at: problem.at)
    let contextLine = problem.contextAt.map(shape(at:)) ?? line
    let message = problem.message
    if message.contains("tab") && message.contains("found a tab")
      || byte(problem.at) == tab && message.contains("cannot start")
    {
      return tabFinding(blanks(around: problem.at))
    }
    if problem.context.contains("quoted scalar") { return quotedScalar(problem) }
    if problem.context.contains("flow") || message.contains("',' or") {
      return flowFinding(problem, line)
    }
    if problem.context.contains("simple key") { return lacksColon(contextLine) }
    if let trip = tripped(line, by: problem) { return trip }
    if message.contains("block sequence entries are not allowed") {
      return syntax(
        "a list cannot begin on the same line as its key", problem.at..<problem.at + 1,
        line.key.map {
          "write \"\(text($0)):\" on a line by itself and each \"- …\" on its own line below it"
        }
          ?? "start the list on a new line")
    }
    if let directive = lineAbove(line), bytes[directive.range.lowerBound] == UInt8(ascii: "%"),
      message.contains("document start")
    {
      return tripped(valueAt: directive.range.lowerBound, directive) ?? leftOver(problem, line)
    }
    if message.contains("mapping values are not allowed") { return secondColon(problem, line) }
    if let contextAt = problem.contextAt,
      problem.at == line.contentStart || problem.at == line.lead.upperBound
        || line.dash == problem.at
    {
      return misplaced(
        line, indent: column(contextAt), isList: problem.context.contains("block collection"))
    }
    if line.hasContent, line.colon == nil, !line.isListItem,
      problem.context.contains("block mapping")
    {
      return lacksColon(line)
    }
    return leftOver(problem, line)
  }

  /// A value that begins with a character that means something to YAML, or a text cut short by one.
  private func tripped(_ line: LineShape, by problem: ParserProblem) -> Finding? {
    let candidates = [line.valueStart, line.contentStart]
    for start in candidates where start < line.end && start <= problem.at + 1 {
      if let finding = tripped(valueAt: start, line) { return finding }
    }
    return nil
  }

  private func tripped(valueAt start: Int, _ line: LineShape) -> Finding? {
    if let conflict = mergeConflict(line) { return conflict }
    let end = line.end
    let character = bytes[start]
    let quote = "put the whole value in quotes: \(quoted(start..<end))"
    switch character {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      return afterQuotes(start, end)
    case UInt8(ascii: "["), UInt8(ascii: "{"): return afterBracket(start, line, quote)
    case UInt8(ascii: ">"), UInt8(ascii: "|"):
      var i = start + 1
      while i < end,
        bytes[i] == UInt8(ascii: "-") || bytes[i] == UInt8(ascii: "+")
          || (0x31...0x39).contains(bytes[i])
      { i += 1 }
      guard i < end, rest(after: i - 1, end) != nil else { return nil }
      return syntax(
        "a value that begins with \"\(text(start..<start + 1))\" is a text on the lines below it, so nothing can follow on this line",
        start..<start + 1, quote)
    case UInt8(ascii: "*"): return asterisk(start, line, quote)
    case UInt8(ascii: "&"):
      return syntax(
        "a \"&\" at the start of a value gives a name to what follows", start..<start + 1, quote)
    case UInt8(ascii: "!"):
      return syntax(
        "a \"!\" at the start of a value is a tag for what follows", start..<start + 1, quote)
    case UInt8(ascii: "%"), UInt8(ascii: "@"), UInt8(ascii: "`"), UInt8(ascii: "]"),
      UInt8(ascii: "}"),
      UInt8(ascii: ","):
      return syntax(
        "a value cannot begin with \"\(text(start..<start + 1))\"", start..<start + 1, quote)
    case UInt8(ascii: "?") where start + 1 == end || isBlankByte(bytes[start + 1]):
      return syntax(
        "\"? \" begins a key that is not a word, which is not supported", start..<start + 1, quote)
    default: return nil
    }
  }

  /// Something behind a list or a group of keys that is closed.
  private func afterBracket(_ start: Int, _ line: LineShape, _ quote: String) -> Finding? {
    let end = line.end
    let kind = bytes[start] == UInt8(ascii: "[") ? "list" : "group of keys"
    guard let close = LineShape.closingBracket(bytes, start, end),
      let rest = rest(after: close, end)
    else {
      return nil
    }
    if bytes[rest].allSatisfy(isFlowIndicator) {
      return syntax(
        "\(cited(rest)) has no matching opening bracket", rest,
        "delete it, or check that every opening bracket is closed")
    }
    if LineShape(file.bytes, line.range).isListItem, bytes[rest.lowerBound] == UInt8(ascii: "-"),
      rest.count > 2,
      bytes[rest.lowerBound + 1] == space
    {
      return syntax(
        "another item begins on the line of this one", rest.lowerBound..<rest.lowerBound + 1,
        "begin a new line before \(cited(rest))")
    }
    return syntax(
      "a value that begins with \"\(text(start..<start + 1))\" is a \(kind) that ends at \"\(text(close..<close + 1))\", so \(cited(rest)) is left over",
      start..<start + 1, quote)
  }

  private func asterisk(_ start: Int, _ line: LineShape, _ quote: String) -> Finding {
    let end = line.end
    if start + 1 < end, bytes[start + 1] == space {
      if LineShape(file.bytes, line.range).isListItem {
        return syntax(
          "a list item begins with a hyphen alone, but a \"*\" follows it", start..<start + 1,
          "remove the \"*\", or put the whole text in quotes if it belongs to it: \(quoted(start..<end))"
        )
      }
      if start == line.lead.upperBound { return bullet("*", start..<end) }
    }
    return syntax(
      "a \"*\" at the start of a value repeats an earlier one that \"&\" gave a name",
      start..<start + 1, quote)
  }

  /// The text between an offset and the end of the value, if there is more than a comment.
  private func rest(after offset: Int, _ end: Int) -> Range<Int>? {
    var i = offset + 1
    while i < end, isBlankByte(bytes[i]) { i += 1 }
    return i < end ? i..<end : nil
  }

  private func quotedScalar(_ problem: ParserProblem) -> Finding {
    let open = problem.contextAt ?? problem.at
    if problem.message.contains("end of stream") || problem.message.contains("document indicator") {
      let line = shape(at: open)
      return syntax(
        "this opening quotation mark is never closed", open..<open + 1,
        "close it at the end of the text, or write \(quoted(open..<max(open + 1, line.end))) if it is part of the text"
      )
    }
    let start =
      problem.at < bytes.count && bytes[problem.at] == UInt8(ascii: "\\")
      ? problem.at : max(open, problem.at - 1)
    return syntax(
      "in double quotes a backslash begins an escape code, but this is not a valid one",
      start..<characterEnd(start),
      "write \"\\\\\" for a backslash, or use single quotes")
  }

  /// A value that begins with a quote mark and goes on after the one that closes it.
  func afterQuotes(_ start: Int, _ end: Int) -> Finding? {
    guard bytes[start] == UInt8(ascii: "\"") || bytes[start] == UInt8(ascii: "'"),
      let close = LineShape.closingQuote(bytes, start, end), let rest = rest(after: close, end)
    else { return nil }
    if rest.lowerBound == close + 1, bytes[end - 1] == bytes[start], end - 1 > close {
      return syntax(
        "the quotation mark inside the text ends it, so \(cited(rest)) is left over",
        close..<close + 1,
        "write \(quoted(start + 1..<end - 1))")
    }
    return syntax(
      "a value that begins with a quotation mark ends at the next one, so \(cited(rest)) is left over",
      start..<start + 1,
      "put the whole value in quotes: \(quoted(start..<end))")
  }

  /// A colon where no key can end: inside a text, or on a line indented under one that already has
  /// its value.
  private func secondColon(_ problem: ParserProblem, _ line: LineShape) -> Finding {
    let colon = problem.at..<min(problem.at + 1, bytes.count)
    if line.colon == problem.at, let key = line.key {
      if let above = lineAbove(line), above.colon == nil {
        return lacksColon(above)
      }
      return syntax(
        "\"\(text(key))\" is indented further than the line above it, which already has its value",
        key,
        "start it in the same column as the line it belongs with, or put text of several lines in quotes"
      )
    }
    var value = line.valueStart <= problem.at ? line.value : line.contentStart..<line.end
    if ["\u{201C}", "\u{201E}", "\u{2018}"].contains(text(value).first) {
      return syntax(
        "curly quotes do not quote text, so this colon starts a second key", colon,
        "use straight quotes (' or \") around the whole text")
    }
    if LineShape(file.bytes, line.range).isListItem, let key = line.key,
      bytes[key].count(where: { $0 == space }) > 1
    {
      // Too many words for a key: the first colon is inside the text already.
      value = line.contentStart..<line.end
    }
    if let key = line.key, let late = lateKey(line, problem.at) {
      return syntax(
        "\"\(text(late))\" must begin a line of its own", late,
        "start a new line with \"\(cut(late.lowerBound..<line.end))\", in the same column as \"\(text(key))\""
      )
    }
    if let key = line.key, let pairs = keysBehind(line, problem.at) {
      let name = text(key)
      return syntax(
        "\"\(name)\" and \"\(pairs.first)\" cannot both be keys of one line", colon,
        "write \"\(name): { \(cut(line.value)) }\", or \"\(cut(line.value))\" on the next line, further to the right than \"\(name)\"; put it in quotes if it is one text"
      )
    }
    return syntax(
      "a colon followed by a space makes the text before it a second key", colon,
      "put the whole text in quotes: \(quoted(value))")
  }

  /// `name: nadolol also: [Corgard]`: the last word before a colon that a list or a group follows;
  /// or that is set apart, as in `kind: red flag    status: active`.
  private func lateKey(_ line: LineShape, _ at: Int) -> Range<Int>? {
    guard let colon = line.colon, colon < at, line.valueStart < at, at + 2 < line.end,
      let before = bytes[line.valueStart..<at].lastIndex(of: space), before + 1 < at,
      [UInt8(ascii: "["), UInt8(ascii: "{")].contains(bytes[at + 2])
        || before > line.valueStart && bytes[before - 1] == space
    else { return nil }
    return before + 1..<at
  }

  /// `given: speed: fast`: the value of a key looks like a key with a value of its own, or several.
  /// A sentence with a colon has several words before it, or begins with a capital letter.
  private func keysBehind(_ line: LineShape, _ at: Int) -> (first: String, count: Int)? {
    guard let colon = line.colon, colon < at, line.valueStart < at, at <= line.end,
      let key = line.key,
      bytes[key].count(where: { $0 == space }) <= 1
    else { return nil }
    let first = bytes[line.valueStart..<at]
    func isLower(_ byte: UInt8) -> Bool { byte.isASCIISmall }
    func isPart(_ byte: UInt8) -> Bool {
      isLower(byte | 0x20) || byte.isASCIIDigit || byte == UInt8(ascii: ".")
        || byte == UInt8(ascii: "-")
        || byte == UInt8(ascii: "_")
    }
    guard let start = first.first, isLower(start), first.allSatisfy(isPart) else { return nil }
    let parts = text(at + 1..<line.end).split(separator: ",")
    guard let value = parts.first, value.split(separator: " ").count <= 2,
      parts.dropFirst().allSatisfy({
        $0.contains(": ") || $0.contains("]") || !value.contains("]") && value.contains("[")
      })
    else { return nil }
    return (String(decoding: first, as: UTF8.self), parts.count)
  }

  func lineAbove(_ line: LineShape) -> LineShape? {
    let first = min(file.markLength, bytes.count)
    var start = line.range.lowerBound
    while start > first {
      var end = start - 1
      if end > 0, bytes[end] == lineFeed, bytes[end - 1] == carriageReturn { end -= 1 }
      let above = LineShape(bytes, lineRange(at: end))
      if above.hasContent { return above }
      start = above.range.lowerBound
    }
    return nil
  }

  private func leftOver(_ problem: ParserProblem, _ line: LineShape) -> Finding {
    if problem.at >= bytes.count || line.isBlank {
      return syntax("the file ends unexpectedly", problem.at..<problem.at, "check the last lines")
    }
    let value = line.valueStart < line.end ? line.value : line.contentStart..<line.end
    return syntax(
      "this cannot be read here",
      problem.at..<max(characterEnd(problem.at), min(line.end, value.upperBound)),
      "check the indentation against the lines above, or put the text in quotes: \(quoted(value))")
  }
}
