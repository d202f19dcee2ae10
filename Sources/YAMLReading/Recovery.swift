import Diagnostics
import SourceText

// One broken line must not hide the mistakes on the others. A stretch that cannot be read is split
// at its own indentation into keys or list items; halves are read by themselves until the broken
// ones are alone, and those are split again one level deeper. What cannot be split any further is
// where the mistake is. `recoveryBytes` bounds the work.
extension FileState {
  /// Reads a stretch as far as it can be read; each mistake in it is a finding.
  mutating func readAsFarAsPossible(_ range: Range<Int>) throws(Stop) -> YAMLNode? {
    do throws(Stop) {
      return try parse(range)
    } catch {
      guard case .problem(let problem) = error else { throw error }
      firstProblem = firstProblem ?? problem
      recoveryBytes -= range.count
      return try recover(range, problem)
    }
  }

  private mutating func maySearchOn() -> Bool {
    let may = recoveryBytes > 0 && recoveryDepth <= limits.depth && findings.count < limits.findings
    if !may { gaveUp = true }
    return may
  }

  private mutating func recover(
    _ range: Range<Int>, _ problem: ParserProblem
  ) throws(Stop) -> YAMLNode? {
    recoveryDepth += 1
    defer { recoveryDepth -= 1 }
    let before = findings.count
    guard maySearchOn() else {
      report(problem, in: range)
      return nil
    }
    let split = self.split(range)
    guard let first = split.children.first, !isFlow(first.line) else {
      report(problem, in: range)
      return nil
    }
    var parts = Parts(split)
    if split.children.count == 1 {
      try open(first, problem, into: &parts)
    } else {
      try read(split.children[...], into: &parts)
    }
    // Every part is sound: the mistake is in how they are put together.
    if findings.count == before { report(problem, in: range) }
    let start = first.line.lead.upperBound
    if split.isList {
      let end = parts.items.last?.range.upperBound ?? start
      return YAMLNode(.sequence(parts.items), at: start..<max(start, end), in: file, isWhole: false)
    }
    if parts.group.entries.isEmpty {
      return YAMLNode(.null, at: start..<max(start, first.line.end), in: file, isWhole: false)
    }
    parts.group.isWhole = false
    return parts.group.node(from: start, to: nil, in: file)
  }

  /// The content of brackets is not read line by line: a line by itself would be blamed for a
  /// mistake on another.
  private func isFlow(_ line: LineShape) -> Bool {
    guard line.contentStart < line.end, !line.isListItem, line.colon == nil else { return false }
    let opens =
      bytes[line.contentStart] == UInt8(ascii: "[") || bytes[line.contentStart] == UInt8(ascii: "{")
    return opens && LineShape.closingBracket(bytes, line.contentStart, line.end) == nil
  }

  private struct Parts {
    let isList: Bool
    let indent: Int
    var items: [YAMLNode] = []
    var group = GatheredKeys()

    init(_ split: IndentedParts) {
      isList = split.isList
      indent = split.indent
    }
  }

  /// Reads neighbours together, and in halves where that fails.
  private mutating func read(
    _ children: ArraySlice<IndentedParts.Child>, into parts: inout Parts
  ) throws(Stop) {
    guard let first = children.first, let last = children.last, maySearchOn() else { return }
    let range = first.range.lowerBound..<last.range.upperBound
    let misplacedCount = children.count {
      $0.line.indent != parts.indent || $0.line.isListItem != parts.isList
    }
    if misplacedCount > 0, children.count > 1 { return try halve(children, into: &parts) }
    if misplacedCount > 0 {
      findings.append(misplaced(first.line, indent: parts.indent, isList: parts.isList))
    }
    let before = findings.count
    do throws(Stop) {
      recoveryBytes -= range.count
      guard let node = try parse(range) else { return }
      switch node.content {
      case .sequence(let items) where parts.isList: parts.items += items
      case .mapping(let entries) where !parts.isList:
        for entry in entries { add(entry, to: &parts.group) }
      default:
        if children.count > 1 {
          findings.removeLast(findings.count - before)
          try halve(children, into: &parts)
        } else if !parts.isList, node.scalar != nil, first.line.indent == parts.indent {
          findings.append(lacksColon(first.line))
        }
      }
    } catch {
      guard case .problem(let problem) = error else { throw error }
      if children.count > 1 {
        try halve(children, into: &parts)
      } else {
        try open(first, problem, into: &parts)
      }
    }
  }

  private mutating func halve(
    _ children: ArraySlice<IndentedParts.Child>, into parts: inout Parts
  ) throws(Stop) {
    let middle = (children.startIndex + children.endIndex) / 2
    try read(children[..<middle], into: &parts)
    try read(children[middle...], into: &parts)
  }

  /// Looks into a single broken key or list item.
  private mutating func open(
    _ child: IndentedParts.Child, _ problem: ParserProblem, into parts: inout Parts
  ) throws(Stop) {
    let before = findings.count
    let line = child.line
    if line.leadHasTab || line.oddSpace != nil {
      report(problem, in: child.range)
    } else if let dash = line.dash, parts.isList {
      bytes[dash] = space
      let item = try readAsFarAsPossible(child.range)
      parts.items.append(item ?? unread(line.contentStart..<line.end))
    } else if !parts.isList, let key = key(of: line) {
      var value: YAMLNode?
      if line.value.isEmpty || bytes[line.valueStart] == UInt8(ascii: "&"),
        let next = lineEnd(line),
        next < child.range.upperBound
      {
        value = try readAsFarAsPossible(next..<child.range.upperBound)
      }
      if findings.count == before { report(problem, in: child.range) }
      add(YAMLEntry(key: key, value: value ?? unread(line.value)), to: &parts.group)
    }
    if findings.count == before { report(problem, in: child.range) }
  }

  private func unread(_ range: Range<Int>) -> YAMLNode {
    YAMLNode(
      .null, at: range.lowerBound..<max(range.lowerBound, range.upperBound), in: file,
      isWhole: false)
  }

  /// The key of a line whose value cannot be read.
  private func key(of line: LineShape) -> YAMLNode? {
    guard let range = line.key, let first = bytes[range].first else { return nil }
    let isQuoted = first == UInt8(ascii: "\"") || first == UInt8(ascii: "'")
    let style: YAMLScalar.Style =
      isQuoted ? (first == UInt8(ascii: "'") ? .singleQuoted : .doubleQuoted) : .plain
    let inside = isQuoted && range.count >= 2 ? range.lowerBound + 1..<range.upperBound - 1 : range
    let text = decodeFlowScalar(bytes, inside, style: style)
    let scalar = YAMLScalar(
      text: String(decoding: text.bytes, as: UTF8.self), style: style, followedByComment: nil,
      pieces: text.pieces(emptyAt: inside.lowerBound))
    return YAMLNode(.scalar(scalar), at: range, in: file)
  }

  /// The start of the line after this one.
  private func lineEnd(_ line: LineShape) -> Int? {
    line.range.upperBound < bytes.count ? afterLineEnd(bytes, line.range.upperBound) : nil
  }
}
