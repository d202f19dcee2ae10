/// Markdown: each paragraph, heading, list item and table row is an entry. Fenced and indented code, comments, front
/// matter and
/// definitions of links are passed over; code and addresses inside a paragraph are decoded as U+FFFC.
enum MarkdownReader: CatalogueReader {
  static let format = CatalogueFormat("markdown", extensions: ["md", "markdown"], layout: .document)

  static func claims(_ file: FileSight) -> Bool {
    ["md", "markdown"].contains(file.path.fileExtension) && (file.isNamed || !isProjectFile(file.path))
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
    for line in lines.ranges.dropFirst(frontMatterLength()) { read(line) }
    endParagraph()
    return blocks
  }

  private func frontMatterLength() -> Int {
    guard let first = lines.ranges.first, lines.trimmed(first).count == 3, lines.hasPrefix(first, "---") else {
      return 0
    }
    for (i, line) in lines.ranges.enumerated().dropFirst() where lines.trimmed(line).count == 3 {
      if lines.hasPrefix(line, "---") || lines.hasPrefix(line, "...") { return i + 1 }
    }
    return 0
  }

  private mutating func endParagraph() {
    if let paragraph, !paragraph.isEmpty { blocks.append(paragraph) }
    paragraph = nil
  }

  private mutating func read(_ line: Range<Int>) {
    var text = lines.trimmed(line)
    if isInComment {
      if contains(text, commentEnd) { isInComment = false }
      return
    }
    let run = fenceRun(text)
    if let open = fence {
      if let run, run.mark == open.mark, run.length >= open.length, run.length == text.count { fence = nil }
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
      isInComment = !contains(text, commentEnd)
      return
    }
    let isQuote = bytes[text.lowerBound] == 0x3E
    if isQuote { text = withoutMarks(text) }
    if text.isEmpty { return endParagraph() }
    if isRule(text) || isLinkDefinition(text) { return endParagraph() }
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

  private func contains(_ range: Range<Int>, _ wanted: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { Catalogues.find($0, range.lowerBound, range.upperBound, wanted) != nil }
  }

  private func fenceRun(_ text: Range<Int>) -> (mark: UInt8, length: Int)? {
    guard let mark = bytes[text].first, mark == 0x60 || mark == 0x7E else { return nil }
    let length = bytes[text].prefix { $0 == mark }.count
    guard length >= 3, mark == 0x7E || !bytes[text].dropFirst(length).contains(0x60) else { return nil }
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

  private func isLinkDefinition(_ text: Range<Int>) -> Bool {
    guard bytes[text.lowerBound] == 0x5B, let close = bytes[text].firstIndex(of: 0x5D) else { return false }
    return close + 1 < text.upperBound && bytes[close + 1] == 0x3A
  }

  private func headingText(_ text: Range<Int>) -> Range<Int>? {
    let marks = bytes[text].prefix { $0 == 0x23 }.count
    guard (1...6).contains(marks), text.count == marks || bytes[text.lowerBound + marks] == 0x20 else { return nil }
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
      while i < text.upperBound, (0x30...0x39).contains(bytes[i]) { i += 1 }
      guard i > start, i - start < 10, i < text.upperBound, bytes[i] == 0x2E || bytes[i] == 0x29 else { return nil }
      i += 1
    }
    guard i < text.upperBound, bytes[i] == 0x20 || bytes[i] == 0x09 else { return nil }
    return lines.trimmed(i..<text.upperBound)
  }
}
