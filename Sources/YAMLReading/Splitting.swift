import Diagnostics
import SourceText

/// A stretch of a file cut at its own indentation into keys, or into list items.
struct Split {
  struct Child {
    var range: Range<Int>
    /// Its first line with content.
    var line: LineShape
  }

  var isList = false
  var indent = 0
  var children: [Child] = []
}

extension Reading {
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

  /// Lines indented further, blank lines, comments, and lines indented with tabs or odd spaces stay with the line
  /// above; so does
  /// a list under its key at the key's own indentation. Marks between documents are left out.
  mutating func split(_ range: Range<Int>) -> Split {
    var split = Split()
    var start = range.lowerBound
    for (line, next) in lines(range) {
      if isDocumentMark(line.range) {
        if !split.children.isEmpty, bytes[line.range.lowerBound] == UInt8(ascii: "-") {
          findings.append(severalDocuments(at: line.range.lowerBound..<line.range.lowerBound + 3))
        }
        start = next
        continue
      }
      let isBoundary: Bool
      if !line.hasContent {
        isBoundary = false
      } else if split.children.isEmpty {
        split.indent = line.indent
        split.isList = line.isListItem
        isBoundary = true
      } else if line.leadHasTab || line.oddSpace != nil || line.indent > split.indent {
        isBoundary = false
      } else {
        isBoundary = split.isList || !line.isListItem || line.indent < split.indent
      }
      if isBoundary {
        split.children.append(Split.Child(range: start..<next, line: line))
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
