/// Plain text: each paragraph is an entry, keyed by the file's name and the paragraph's number.
enum PlainTextReader: CatalogueReader {
  static let format = CatalogueFormat("text", extensions: ["txt", "text"], layout: .document)

  static func claims(_ file: FileSight) -> Bool {
    ["txt", "text"].contains(file.path.fileExtension) && (file.isNamed || !isProjectFile(file.path))
  }

  static func read(_ builder: inout CatalogueBuilder) {
    guard builder.checkText(builder.content) else { return }
    let lines = TextLines(builder.bytes, builder.content)
    var paragraph: Range<Int>?
    var blocks: [Range<Int>] = []
    for line in lines.ranges {
      if lines.isBlank(line) {
        if let paragraph { blocks.append(paragraph) }
        paragraph = nil
      } else {
        let text = lines.trimmed(line)
        paragraph = (paragraph?.lowerBound ?? text.lowerBound)..<text.upperBound
      }
    }
    if let paragraph { blocks.append(paragraph) }
    builder.addParagraphs(blocks, .plain)
  }
}

extension CatalogueBuilder {
  mutating func addParagraphs(_ blocks: [Range<Int>], _ syntax: TextSyntax) {
    let name = pathLocale
    let locale = locale(name)
    for (number, block) in blocks.enumerated() {
      add(
        block, syntax,
        key: key(named: "\(path.stem).\(number + 1)", at: block.lowerBound..<block.lowerBound),
        locale: locale,
        traits: name == sourceLocale ? .source : [])
    }
  }
}

/// The lines of a text, without what ends them.
struct TextLines {
  let ranges: [Range<Int>]
  private let bytes: [UInt8]

  init(_ bytes: [UInt8], _ content: Range<Int>) {
    self.bytes = bytes
    var ranges: [Range<Int>] = []
    var start = content.lowerBound
    var i = start
    while i < content.upperBound {
      let byte = bytes[i]
      if byte == 0x0A || byte == 0x0D {
        ranges.append(start..<i)
        if byte == 0x0D, i + 1 < content.upperBound, bytes[i + 1] == 0x0A { i += 1 }
        start = i + 1
      }
      i += 1
    }
    if start < content.upperBound { ranges.append(start..<content.upperBound) }
    self.ranges = ranges
  }

  func isBlank(_ line: Range<Int>) -> Bool {
    line.allSatisfy { bytes[$0] == 0x20 || bytes[$0] == 0x09 || bytes[$0] == 0x0C }
  }

  func trimmed(_ line: Range<Int>) -> Range<Int> {
    var (start, end) = (line.lowerBound, line.upperBound)
    while start < end, bytes[start] == 0x20 || bytes[start] == 0x09 { start += 1 }
    while end > start, bytes[end - 1] == 0x20 || bytes[end - 1] == 0x09 { end -= 1 }
    return start..<end
  }

  /// The indentation of a line's text; a tab goes to the next multiple of four.
  func indent(_ line: Range<Int>) -> Int {
    var width = 0
    for i in line {
      if bytes[i] == 0x20 {
        width += 1
      } else if bytes[i] == 0x09 {
        width += 4 - width % 4
      } else {
        break
      }
    }
    return width
  }

  func hasPrefix(_ line: Range<Int>, _ text: StaticString) -> Bool {
    guard line.count >= text.utf8CodeUnitCount else { return false }
    for i in 0..<text.utf8CodeUnitCount where bytes[line.lowerBound + i] != text.utf8Start[i] {
      return false
    }
    return true
  }
}
