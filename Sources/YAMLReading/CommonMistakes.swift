import Diagnostics
import SourceText

// The findings that more than one part of the reader makes.
extension FileState {
  func syntax(_ message: String, _ range: Range<Int>, _ advice: String) -> Finding {
    Finding(
      .yamlSyntax, .error, message, at: place(range.clamped(to: 0..<bytes.count)), advice: advice)
  }

  func lacksColon(_ line: LineShape) -> Finding {
    let content = line.contentStart..<line.end
    if let conflict = mergeConflict(line) ?? notUnderItsKey(line) { return conflict }
    if !content.isEmpty, bytes[content.lowerBound] == UInt8(ascii: ":") {
      return syntax(
        "there is no key before the colon", content.lowerBound..<content.lowerBound + 1,
        "write the key before it")
    }
    if let finding = gluedDash(line) { return finding }
    for i in content where bytes[i] == UInt8(ascii: ":") && i > content.lowerBound {
      var next = i + 1
      if next < line.range.upperBound, let odd = oddSpaceLength(bytes, at: next) {
        return oddSpaceFinding(next..<next + odd)
      }
      if next < content.upperBound, bytes[next] != UInt8(ascii: ":") {
        while next < content.upperBound, bytes[next] != space { next += 1 }
        return syntax(
          "a space is missing after the colon", i..<i + 1,
          "write \"\(text(content.lowerBound..<i)): \(text(i + 1..<content.upperBound))\"")
      }
    }
    for (sign, written) in [("\u{FF1A}", "wide colon (\u{FF1A})"), (" = ", "\"=\"")] {
      let sign = Array(sign.utf8)
      guard content.count > sign.count,
        let at = (content.lowerBound + 1...content.upperBound - sign.count).first(where: {
          bytes[$0..<$0 + sign.count].elementsEqual(sign)
        })
      else { continue }
      return syntax(
        "expected a colon and a space, found a \(written)", at..<at + sign.count,
        "write \"\(text(content.lowerBound..<at)): \(text(at + sign.count..<content.upperBound))\"")
    }
    if let key = itemKey(line) {
      return syntax(
        "the keys of an item need a colon, but this line has none", content,
        "write \"\(text(key)): \(cut(key.upperBound..<content.upperBound).drop { $0 == " " })\"")
    }
    return syntax(
      "expected a key and a value, but this line has no colon", content,
      "write \"key: value\", or indent the line under the text it continues")
  }

  func bullet(_ mark: String, _ content: Range<Int>) -> Finding {
    let rest = content.lowerBound + mark.utf8.count..<content.upperBound
    return syntax(
      "this line begins with “\(mark)”, but an item of a list begins with a hyphen", content,
      "write \"- \(cut(rest).drop { $0 == " " })\"")
  }

  /// The end of `1. ` or `2) ` at the start of a line.
  private func itemNumber(_ content: Range<Int>) -> Int? {
    let digits = bytes[content].prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard !digits.isEmpty, digits.count < 4, digits.endIndex + 1 < content.upperBound,
      [UInt8(ascii: "."), UInt8(ascii: ")")].contains(bytes[digits.endIndex]),
      bytes[digits.endIndex + 1] == UInt8(ascii: " ")
    else { return nil }
    return digits.endIndex + 2
  }

  /// A line that is not in the column of its neighbours.
  func misplaced(_ line: LineShape, indent: Int, isList: Bool) -> Finding {
    let content = line.lead.upperBound..<max(line.lead.upperBound, line.end)
    if let finding = mergeConflict(line) ?? notUnderItsKey(line) ?? gluedDash(line) {
      return finding
    }
    let indent = neighbouringIndent(of: line, unlike: isList) ?? indent
    if line.oddSpace == nil, line.indent != indent {
      return syntax(
        "this line begins after \(spaces(line.indent)), but the lines it seems to belong with begin after \(spaces(indent))",
        content,
        line.isListItem && hasLinesBelow(line) && !hasLinesBelow(line, fitting: indent)
          ? "begin it after \(spaces(indent)), and move the lines below that belong to it \(indent > line.indent ? "right" : "left") by as much"
          : "begin it after \(spaces(indent)), or under the line it belongs to")
    }
    if isList, !line.isListItem {
      if !content.isEmpty, bytes[content.lowerBound] == UInt8(ascii: "-") {
        return lacksColon(line)
      }
      if let mark = ["–", "—", "−", "•", "‐", "‑", "* "].first(where: {
        bytes[content].starts(with: $0.utf8)
      }) {
        return bullet(mark.first == "*" ? "*" : mark, content)
      }
      if let number = itemNumber(content) {
        return syntax(
          "this line begins with a number, but an item of a list begins with a hyphen", content,
          "write \"- \(cut(number..<content.upperBound))\"")
      }
      if let key = cut(content).split(
        separator: ":", maxSplits: 1, omittingEmptySubsequences: false
      ).first,
        content.count > key.utf8.count, key.allSatisfy({ $0.isLetter || $0 == " " || $0 == "-" })
      {
        return syntax(
          "the lines before it are list items that begin with \"- \", but this line does not",
          content,
          "begin it after \(spaces(indent + 2)) if it belongs to the item above; else write \"- \(cut(content))\""
        )
      }
      return syntax(
        "the lines before it are list items that begin with \"- \", but this line does not",
        content,
        "write \"- \(cut(content))\", or indent the line under the item it belongs to")
    }
    if !isList, line.isListItem {
      guard let item = itemAround(line) else {
        return syntax(
          "there is a list item among keys", content,
          "move it under the key whose list it belongs to")
      }
      return syntax(
        "this list item is indented further than the item above, so it stands among its keys",
        content,
        "begin it after \(spaces(item.indent)), like the item above\(hasLinesBelow(line) ? ", and move the lines below that belong to it left by as much" : ""); or move it under the key whose list it belongs to"
      )
    }
    return lacksColon(line)
  }

  private func gluedDash(_ line: LineShape) -> Finding? {
    let content = line.contentStart..<max(line.contentStart, line.end)
    guard content.count > 1, bytes[content.lowerBound] == UInt8(ascii: "-"), !line.isListItem else {
      return nil
    }
    return syntax(
      "a space is missing after the dash", content.lowerBound..<content.lowerBound + 1,
      "write \"- \(text(content.lowerBound + 1..<content.upperBound))\"")
  }

  /// The first word of an item that is followed by keys: `- it fires`, above `given: …`.
  private func itemKey(_ line: LineShape) -> Range<Int>? {
    let written = LineShape(file.bytes, line.range)
    guard written.isListItem, written.colon == nil, written.range.upperBound < bytes.count else {
      return nil
    }
    let next = shape(at: afterLineEnd(bytes, written.range.upperBound))
    let words = written.contentStart..<written.end
    guard next.hasContent, next.colon != nil,
      next.indent == written.contentStart - written.range.lowerBound,
      let end = words.first(where: { bytes[$0] == space }),
      bytes[words.lowerBound..<end].allSatisfy({ $0.isASCIISmall })
    else { return nil }
    return words.lowerBound..<end
  }

  /// The item of a list whose keys surround a line.
  private func itemAround(_ line: LineShape) -> LineShape? {
    var above = lineAbove(line)
    while let candidate = above {
      // As it is written: the dash of an item that is looked into by itself has been taken away.
      let written = LineShape(file.bytes, candidate.range)
      if written.indent < line.indent { return written.isListItem ? written : nil }
      above = lineAbove(candidate)
    }
    return nil
  }

  /// The column of a line above of the same kind, if this one is off by one: a dash is written
  /// under a dash, a key under a key. Nil if the lines around it are of its kind, and say
  /// themselves where it belongs.
  private func neighbouringIndent(of line: LineShape, unlike isList: Bool) -> Int? {
    let isItem = LineShape(file.bytes, line.range).isListItem
    if isItem == isList { return nil }
    var above = lineAbove(line)
    var steps = 0
    while let candidate = above, steps < 100 {
      let written = LineShape(file.bytes, candidate.range)
      var indents: [Int] = []
      if isItem == written.isListItem, isItem || written.colon != nil {
        indents.append(written.indent)
      }
      if !isItem, written.isListItem, written.colon != nil {
        indents.append(written.contentStart - written.range.lowerBound)
      }
      if indents.contains(line.indent) { return nil }
      if let indent = indents.first(where: { abs($0 - line.indent) == 1 }) { return indent }
      if written.indent < line.indent - 1 { return nil }
      above = lineAbove(candidate)
      steps += 1
    }
    return nil
  }

  /// Whether the lines below belong to an item that begins after so many spaces.
  private func hasLinesBelow(_ line: LineShape, fitting indent: Int) -> Bool {
    let next = shape(at: afterLineEnd(bytes, line.range.upperBound))
    let written = LineShape(file.bytes, line.range)
    return next.indent == indent + (written.contentStart - written.range.lowerBound)
      - written.indent
  }

  /// Whether the next line belongs to an item.
  private func hasLinesBelow(_ line: LineShape) -> Bool {
    guard line.range.upperBound < bytes.count else { return false }
    let next = shape(at: afterLineEnd(bytes, line.range.upperBound))
    return next.hasContent && next.indent > line.indent && !next.isListItem
  }

  /// The marks that a version control system leaves if two people changed the same lines.
  func mergeConflict(_ line: LineShape) -> Finding? {
    let start = bytes[line.range].prefix(7)
    guard start.count == 7,
      ["<<<<<<<", "=======", ">>>>>>>"].contains(where: { start.elementsEqual($0.utf8) })
    else {
      return nil
    }
    return syntax(
      "this is an unresolved merge conflict: both versions are still in the file", line.range,
      "keep the lines you want, and delete the others and the conflict markers")
  }

  /// A line of a text after `|` or `>` that is not indented under it.
  private func notUnderItsKey(_ line: LineShape) -> Finding? {
    guard let above = lineAbove(line), above.colon != nil || above.isListItem,
      let first = bytes[above.value].first,
      first == UInt8(ascii: ">") || first == UInt8(ascii: "|"), above.value.count <= 3
    else { return nil }
    return syntax(
      "this line follows \"\(text(above.value))\" but is not indented under it, so it is not part of that text",
      line.lead.upperBound..<line.end,
      "begin it further to the right than \"\(text(above.key ?? above.value))\"")
  }

  func standsAlone(_ key: YAMLNode, after entry: YAMLEntry?) -> Finding {
    if let text = key.text, let colon = text.firstIndex(of: ":"),
      text.index(after: colon) != text.endIndex
    {
      return syntax(
        "a space is missing after the colon", key.range,
        "write \"\(text[..<colon]): \(text[text.index(after: colon)...])\"")
    }
    if let entry, let first = entry.value.text, let text = key.text, !first.contains(" "),
      !text.contains(" ")
    {
      return syntax(
        "\"\(cut(key.range))\" has no colon; inside { } a comma ends an entry", key.range,
        "put a list in square brackets: \"\(entry.keyText): [\(first), \(text), …]\", or text that contains a comma in quotes"
      )
    }
    return syntax(
      "\"\(cut(key.range))\" has no colon; inside { } a comma ends an entry", key.range,
      "put text that contains a comma in quotes, or write \"key: value\"")
  }

  func notAKey(_ key: YAMLNode) -> Finding {
    if key.isNull, key.isWhole {
      return syntax(
        "there is no key before the colon", key.range.lowerBound..<key.range.lowerBound + 1,
        "write the key before it")
    }
    return syntax(
      "a key must be a word, but this is \(key.kindInWords)", key.range,
      "put the key in quotes if it is text")
  }

  func tagFinding(_ range: Range<Int>) -> Finding {
    Finding(
      .yamlTag, .error, "a word that begins with \"!\" is a YAML tag, which is not supported",
      at: place(range),
      advice: "put the whole value in quotes if the \"!\" is part of it, or delete the tag")
  }

  func tabFinding(_ range: Range<Int>, lines: Int = 1) -> Finding {
    Finding(
      .yamlTab, .error,
      lines == 1
        ? "this line is indented with a tab"
        : "this line and \(lines == 2 ? "the next" : "the next \(lines - 1)") are indented with tabs",
      at: place(range), advice: "use spaces instead")
  }

  func oddSpaceFinding(_ range: Range<Int>) -> Finding {
    let scalar = decodeScalar(bytes, at: range.lowerBound)?.value ?? 0
    let name =
      switch scalar {
      case 0xA0, 0x202F: "no-break space"
      case 0x200B: "zero-width space"
      case 0x3000: "ideographic space"
      default: "typographic space"
      }
    return Finding(
      .yamlOddSpace, .error,
      "there is a \(name) (\(codePoint(scalar))) here, which does not count as a space",
      at: place(range),
      advice: "delete it and type an ordinary space")
  }

  /// Lines of a broken stretch that are indented with tabs or odd spaces: these explain the
  /// breakage.
  func indentationFindings(in range: Range<Int>) -> [Finding] {
    var found: [Finding] = []
    var run: (range: Range<Int>, lines: Int)?
    for (line, _) in lines(range) where !line.isBlank {
      if line.leadHasTab {
        run = (run?.range ?? line.lead, (run?.lines ?? 0) + 1)
      } else {
        if let run { found.append(tabFinding(run.range, lines: run.lines)) }
        run = nil
        if let odd = line.oddSpace { found.append(oddSpaceFinding(odd)) }
      }
    }
    if let run { found.append(tabFinding(run.range, lines: run.lines)) }
    return found
  }

  private func spaces(_ count: Int) -> String {
    count == 0 ? "no spaces" : count == 1 ? "1 space" : "\(count) spaces"
  }
}
