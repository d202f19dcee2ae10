import Diagnostics
import SourceText

/// A stretch of a file cut at its own indentation into keys, or into list items.
struct IndentedParts {
  struct Child {
    var range: Range<Int>
    /// Its first line with content.
    var line: LineShape
  }

  var isList = false
  var indent = 0
  var children: [Child] = []
}

extension FileState {
  /// The lines of a stretch, each without its end, with the offset where the next one starts.
  func lines(_ range: Range<Int>) -> [(line: LineShape, next: Int)] {
    var lines: [(LineShape, Int)] = []
    var i = range.lowerBound
    while i < range.upperBound {
      let start = i
      while i < range.upperBound, !isLineEnd(bytes[i]) { i += 1 }
      let next = i < range.upperBound ? min(afterLineEnd(bytes, i), range.upperBound) : i
      lines.append((LineShape(bytes, start..<i), next))
      i = next
    }
    return lines
  }

  /// Lines indented further, blank lines, comments, and lines indented with tabs or odd spaces stay
  /// with the line above; so does a list under its key at the key's own indentation. Marks between
  /// documents are left out.
  mutating func split(_ range: Range<Int>) -> IndentedParts {
    var split = IndentedParts()
    var start = range.lowerBound
    var brackets = OpenBrackets()
    // An item that begins too far to the left has its own lines below it.
    var strayItem: Int?
    for (line, next) in lines(range) {
      defer { brackets.read(line, bytes) }
      if isDocumentMark(line.range) {
        if !split.children.isEmpty, bytes[line.range.lowerBound] == UInt8(ascii: "-") {
          findings.append(severalDocuments(at: line.range.lowerBound..<line.range.lowerBound + 3))
        }
        start = next
        continue
      }
      let isBoundary: Bool
      if !line.hasContent || brackets.hold(line, bytes) {
        isBoundary = false
      } else if split.children.isEmpty {
        split.indent = line.indent
        split.isList = line.isListItem
        isBoundary = true
      } else if line.leadHasTab || line.oddSpace != nil || line.indent > split.indent {
        isBoundary = false
      } else if let indent = strayItem, line.indent > indent, !line.isListItem {
        isBoundary = false
      } else {
        isBoundary = split.isList || !line.isListItem || line.indent < split.indent
        strayItem = isBoundary && line.isListItem && line.indent < split.indent ? line.indent : nil
      }
      if isBoundary {
        split.children.append(IndentedParts.Child(range: start..<next, line: line))
      } else if !split.children.isEmpty {
        split.children[split.children.count - 1].range =
          split.children[split.children.count - 1].range.lowerBound..<next
      }
      // Comments before the first key belong to it.
      if !split.children.isEmpty { start = next }
    }
    return split
  }

  private func isDocumentMark(_ line: Range<Int>) -> Bool {
    guard line.count >= 3 else { return false }
    let mark = bytes[line.lowerBound..<line.lowerBound + 3]
    return (mark.elementsEqual("---".utf8) || mark.elementsEqual("...".utf8))
      && (line.count == 3 || isBlankByte(bytes[line.lowerBound + 3]))
  }
}

/// The brackets that are open at the start of a line. Text inside them is no key and no item of its
/// own, however it is indented; but a key further to the left than the text after a bracket shows
/// that it was never closed.
private struct OpenBrackets {
  private var depth = 0
  /// Of the line with the outermost.
  private var indent = 0

  /// Whether a line continues what a bracket opened.
  mutating func hold(_ line: LineShape, _ bytes: [UInt8]) -> Bool {
    guard depth > 0 else { return false }
    let first = line.contentStart < line.end ? bytes[line.contentStart] : 0
    let isInside =
      line.indent > indent
      || [
        UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","), UInt8(ascii: "\""),
        UInt8(ascii: "'"),
      ].contains(
        first)
      || line.colon == nil && !line.isListItem && line.contentStart < line.end
        && bytes[line.end - 1] == UInt8(ascii: ",")
    if !isInside { depth = 0 }
    return isInside
  }

  mutating func read(_ line: LineShape, _ bytes: [UInt8]) {
    guard line.hasContent else { return }
    var i = depth > 0 ? line.contentStart : line.valueStart
    // A text may hold brackets; a value that begins with one is none.
    if depth == 0 {
      guard i < line.end, bytes[i] == UInt8(ascii: "[") || bytes[i] == UInt8(ascii: "{") else {
        return
      }
      indent = line.indent
    }
    while i < line.end {
      switch bytes[i] {
      case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"): depth = max(0, depth - 1)
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        if i == line.contentStart || isFlowIndicator(bytes[i - 1]) || isBlankByte(bytes[i - 1]) {
          i = LineShape.closingQuote(bytes, i, line.end) ?? line.end
        }
      default: break
      }
      i += 1
    }
  }
}
