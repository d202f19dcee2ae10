import SourceText

/// Markdown: each paragraph, heading, list item, table row, footnote and sentence of the front
/// matter is an entry. Fenced and indented code, comments and the addresses of links are passed
/// over; code and addresses inside a paragraph are decoded as U+FFFC.
enum MarkdownReader: CatalogueReader {
  static let format = CatalogueFormat(
    "markdown", extensions: ["md", "markdown"], layout: .document)

  static func claims(_ file: FileSight) -> Bool {
    ["md", "markdown"].contains(file.path.fileExtension)
      && (file.isNamed || !isProjectFile(file.path))
  }

  static func read(_ builder: inout CatalogueBuilder) {
    guard builder.checkText(builder.content) else { return }
    var blocks = MarkdownBlocks(builder.bytes, builder.content)
    builder.addParagraphs(blocks.find(), .markdown)
  }
}

private struct MarkdownBlocks {
  private let bytes: [UInt8]
  private let lines: TextLines
  private var blocks: [Range<Int>] = []
  private var paragraph: Range<Int>?
  /// The mark and length of an open code fence.
  private var fence: (mark: UInt8, length: Int)?
  private var isInComment = false
  private var isInList = false

  init(_ bytes: [UInt8], _ content: Range<Int>) {
    self.bytes = bytes
    lines = TextLines(bytes, content)
  }

  mutating func find() -> [Range<Int>] {
    let front = frontMatterLength()
    for line in lines.ranges.prefix(front).dropFirst().dropLast() { readFrontMatter(line) }
    for line in lines.ranges.dropFirst(front) { read(line) }
    endParagraph()
    return blocks
  }

  private func frontMatterLength() -> Int {
    guard let first = lines.ranges.first, lines.trimmed(first).count == 3,
      lines.hasPrefix(first, "---")
    else {
      return 0
    }
    for (i, line) in lines.ranges.enumerated().dropFirst() where lines.trimmed(line).count == 3 {
      if lines.hasPrefix(line, "---") || lines.hasPrefix(line, "...") { return i + 1 }
    }
    return 0
  }

  /// A line of a page's title, description and the like: what is a sentence may be shown, and one
  /// word is a setting.
  private mutating func readFrontMatter(_ line: Range<Int>) {
    var text = lines.trimmed(line)
    if lines.hasPrefix(text, "#") { return }
    if lines.hasPrefix(text, "- ") { text = lines.trimmed(text.lowerBound + 2..<text.upperBound) }
    let name = bytes[text].prefix { byte in
      byte.isASCIIAlphanumeric || byte == 0x2D
        || byte == 0x5F
        || byte == 0x2E
    }
    if !name.isEmpty, name.endIndex < text.upperBound, bytes[name.endIndex] == 0x3A {
      text = lines.trimmed(name.endIndex + 1..<text.upperBound)
    }
    if bytes[text].contains(0x20) { blocks.append(text) }
  }

  private mutating func endParagraph() {
    if let paragraph, !paragraph.isEmpty { blocks.append(paragraph) }
    paragraph = nil
  }

  private mutating func read(_ line: Range<Int>) {
    var text = lines.trimmed(line)
    if isInComment {
      guard let end = end(ofCommentIn: text) else { return }
      isInComment = false
      // Text after a comment is shown.
      return read(lines.trimmed(end..<text.upperBound))
    }
    let run = fenceRun(text)
    if let open = fence {
      if let run, run.mark == open.mark, run.length >= open.length, run.length == text.count {
        fence = nil
      }
      return
    }
    if text.isEmpty {
      endParagraph()
      return
    }
    if let run {
      endParagraph()
      fence = run
      return
    }
    if paragraph == nil, lines.indent(line) >= 4, !isInList { return }
    if paragraph == nil, lines.hasPrefix(text, "<!--") {
      guard let end = end(ofCommentIn: text.lowerBound + 2..<text.upperBound) else {
        isInComment = true
        return
      }
      return read(lines.trimmed(end..<text.upperBound))
    }
    let isQuote = bytes[text.lowerBound] == 0x3E
    if isQuote { text = withoutMarks(text) }
    if text.isEmpty { return endParagraph() }
    if isRule(text) { return endParagraph() }
    if let shown = definition(text) {
      endParagraph()
      if !shown.isEmpty { paragraph = shown }
      return
    }
    if let heading = headingText(text) {
      endParagraph()
      if !heading.isEmpty { blocks.append(heading) }
      isInList = false
    } else if let item = itemText(text) {
      endParagraph()
      isInList = true
      paragraph = item
    } else if bytes[text.lowerBound] == 0x7C {
      endParagraph()
      blocks.append(text)
    } else {
      if paragraph == nil, lines.indent(line) == 0 { isInList = false }
      paragraph = (paragraph?.lowerBound ?? text.lowerBound)..<text.upperBound
    }
  }

  /// Behind the mark that ends a comment.
  private func end(ofCommentIn range: Range<Int>) -> Int? {
    bytes.withUnsafeBufferPointer {
      Catalogues.find($0, range.lowerBound, range.upperBound, commentEnd).map {
        $0 + commentEnd.count
      }
    }
  }

  private func fenceRun(_ text: Range<Int>) -> (mark: UInt8, length: Int)? {
    guard let mark = bytes[text].first, mark == 0x60 || mark == 0x7E else { return nil }
    let length = bytes[text].prefix { $0 == mark }.count
    guard length >= 3, mark == 0x7E || !bytes[text].dropFirst(length).contains(0x60) else {
      return nil
    }
    return (mark, length)
  }

  private func withoutMarks(_ text: Range<Int>) -> Range<Int> {
    var start = text.lowerBound
    while start < text.upperBound, bytes[start] == 0x3E || bytes[start] == 0x20 { start += 1 }
    return start..<text.upperBound
  }

  /// Thematic breaks, underlines of headings and of table heads.
  private func isRule(_ text: Range<Int>) -> Bool {
    text.allSatisfy { [0x2D, 0x3D, 0x2A, 0x5F, 0x20, 0x7C, 0x3A].contains(bytes[$0]) }
      && text.contains { bytes[$0] != 0x20 }
  }

  /// The part of `[name]: address "title"` and of a footnote, `[^1]: text`, that readers see; nil
  /// if the line is neither.
  private func definition(_ text: Range<Int>) -> Range<Int>? {
    guard bytes[text.lowerBound] == 0x5B, let close = bytes[text].firstIndex(of: 0x5D),
      close + 1 < text.upperBound,
      bytes[close + 1] == 0x3A
    else { return nil }
    let rest = lines.trimmed(close + 2..<text.upperBound)
    if text.lowerBound + 1 < close, bytes[text.lowerBound + 1] == 0x5E { return rest }
    let title = rest.dropFirst().first { isQuote(bytes[$0]) && bytes[$0 - 1] <= 0x20 }
    return title.map { $0..<rest.upperBound } ?? rest.upperBound..<rest.upperBound
  }

  /// One of `"`, `'` and `(`, which begin the title of a link.
  private func isQuote(_ byte: UInt8) -> Bool { byte == 0x22 || byte == 0x27 || byte == 0x28 }

  private func headingText(_ text: Range<Int>) -> Range<Int>? {
    let marks = bytes[text].prefix { $0 == 0x23 }.count
    guard (1...6).contains(marks), text.count == marks || bytes[text.lowerBound + marks] == 0x20
    else { return nil }
    var end = text.upperBound
    while end > text.lowerBound + marks, bytes[end - 1] == 0x23 { end -= 1 }
    return lines.trimmed(text.lowerBound + marks..<end)
  }

  private func itemText(_ text: Range<Int>) -> Range<Int>? {
    var i = text.lowerBound
    if [0x2D, 0x2A, 0x2B].contains(bytes[i]) {
      i += 1
    } else {
      let start = i
      while i < text.upperBound, bytes[i].isASCIIDigit { i += 1 }
      guard i > start, i - start < 10, i < text.upperBound, bytes[i] == 0x2E || bytes[i] == 0x29
      else { return nil }
      i += 1
    }
    guard i < text.upperBound, bytes[i] == 0x20 || bytes[i] == 0x09 else { return nil }
    return lines.trimmed(i..<text.upperBound)
  }
}
