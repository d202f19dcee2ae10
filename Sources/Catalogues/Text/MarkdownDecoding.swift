import SourceText

/// A block of Markdown: the marks before continued lines, tags and targets of links left out, code
/// and addresses as U+FFFC. What a tag or a link says besides (`alt`, `title`) is kept.
func decodeMarkdownText<Sink: TextSink>(
  _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, into sink: inout Sink
) {
  let end = range.upperBound
  var run = range.lowerBound
  var i = run
  var runs: BacktickRuns?
  while i < end {
    let start = i
    var replacement: Unicode.Scalar?
    switch bytes[i] {
    case 0x0A, 0x0D:
      i += bytes[i] == 0x0D && i + 1 < end && bytes[i + 1] == 0x0A ? 2 : 1
      if run < start { sink.plain(run..<start) }
      sink.scalar("\n", start..<i)
      while i < end, bytes[i] == 0x20 || bytes[i] == 0x09 || bytes[i] == 0x3E { i += 1 }
      run = i
      continue
    case 0x5C where i + 1 < end && isPunctuation(bytes[i + 1]):
      replacement = Unicode.Scalar(bytes[i + 1])
      i += 2
    case 0x60:
      var length = 0
      while i < end, bytes[i] == 0x60 {
        length += 1
        i += 1
      }
      if runs == nil { runs = BacktickRuns(bytes, range) }
      guard let close = runs?.close(after: i, length: length, bytes) else { continue }
      i = close
      replacement = "\u{FFFC}"
    case 0x3C:
      guard i + 1 < end,
        bytes[i + 1] == 0x2F || bytes[i + 1] == 0x21 || bytes[i + 1].isASCIILetter
      else {
        i += 1
        continue
      }
      guard let close = endOfMarkup(bytes, i, end) else {
        i += 1
        continue
      }
      if run < start { sink.plain(run..<start) }
      let isAddress =
        bytes[start..<close].contains { $0 == 0x3A || $0 == 0x40 }
        && !bytes[start..<close].contains(0x3D)
      if isAddress {
        sink.scalar("\u{FFFC}", start..<close)
      } else {
        decodeTag(bytes, start..<close, into: &sink)
      }
      i = close
      run = i
      continue
    case 0x5D where i + 1 < end && bytes[i + 1] == 0x28:
      i += 1
      let close = closingParenthesis(bytes, i, end)
      guard let close else { continue }
      if run < i { sink.plain(run..<i) }
      if let title = title(bytes, i..<close) {
        sink.scalar("\u{FFFC}", i..<title)
        i = title
      } else {
        i = close
      }
      run = i
      continue
    case 0x26:
      let (reference, after) = readXMLReference(bytes, i, end, XMLEntities())
      i = after
      switch reference {
      case .scalar(let scalar): replacement = scalar
      case .unknown(let name):
        guard let scalar = htmlEntity(name) else { continue }
        replacement = scalar
      default: continue
      }
    default:
      i += 1
      continue
    }
    if let replacement {
      if run < start { sink.plain(run..<start) }
      sink.scalar(replacement, start..<i)
      run = i
    }
  }
  if run < end { sink.plain(run..<end) }
}

/// A tag: what begins a new line, and what it shows where a picture is missing or on a pointer.
private func decodeTag<Sink: TextSink>(
  _ bytes: UnsafeBufferPointer<UInt8>, _ tag: Range<Int>, into sink: inout Sink
) {
  let name = bytes[tag.dropFirst()].drop { $0 == 0x2F }.prefix {
    $0.isASCIIAlphanumeric
  }
  let values = shownAttributes.compactMap { value(of: $0, in: tag, bytes) }.sorted {
    $0.lowerBound < $1.lowerBound
  }
  if values.isEmpty {
    if breakingTags.contains(lowercasedASCII(String(decoding: name, as: UTF8.self))) {
      sink.scalar("\n", tag)
    }
    return
  }
  var at = tag.lowerBound
  for value in values where value.lowerBound >= at {
    sink.scalar("\n", at..<value.lowerBound)
    sink.plain(value)
    at = value.upperBound
  }
  sink.scalar("\n", at..<tag.upperBound)
}

private let breakingTags: Set<String> = [
  "br", "p", "div", "li", "ul", "ol", "tr", "td", "th", "hr", "h1", "h2", "h3", "h4", "h5", "h6",
  "blockquote",
  "table", "dt", "dd",
]

private let shownAttributes = [" alt=", " title="].map { Array($0.utf8) }

private func value(
  of attribute: [UInt8], in tag: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
) -> Range<Int>? {
  guard let found = find(bytes, tag.lowerBound, tag.upperBound, attribute) else { return nil }
  let start = found + attribute.count
  guard start < tag.upperBound, bytes[start] == 0x22 || bytes[start] == 0x27,
    let end = bytes[(start + 1)..<tag.upperBound].firstIndex(of: bytes[start]), end > start + 1
  else { return nil }
  return start + 1..<end
}

/// The start of the title of a link's target: `(address "title")`.
private func title(_ bytes: UnsafeBufferPointer<UInt8>, _ target: Range<Int>) -> Int? {
  target.dropFirst(2).first { (bytes[$0] == 0x22 || bytes[$0] == 0x27) && bytes[$0 - 1] <= 0x20 }
}

private func isPunctuation(_ byte: UInt8) -> Bool {
  (0x21...0x2F).contains(byte) || (0x3A...0x40).contains(byte) || (0x5B...0x60).contains(byte)
    || (0x7B...0x7E).contains(byte)
}

/// Behind the tag, comment or address that begins at `<`; one that has no end is text.
private func endOfMarkup(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> Int? {
  let limit = min(end, start + 4_096)
  if hasBytes(bytes, start, end, commentStart) {
    return find(bytes, start + 2, limit, commentEnd).map { $0 + 3 }
  }
  var i = start + 1
  while i < limit, bytes[i] != 0x3C {
    if bytes[i] == 0x3E { return i + 1 }
    i += 1
  }
  return nil
}

/// The runs of backticks of a block. The place of the last run of each length says at once whether
/// anything closes a code span, so that a block is not searched to its end again and again.
private struct BacktickRuns {
  private var last: [Int: Int] = [:]
  private let end: Int

  init(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    end = range.upperBound
    var i = range.lowerBound
    while i < end {
      let start = i
      while i < end, bytes[i] == 0x60 { i += 1 }
      if i > start { last[i - start] = start } else { i += 1 }
    }
  }

  /// Behind the run of exactly `length` backticks that closes a code span.
  func close(after from: Int, length: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let last = last[length], last >= from else { return nil }
    var i = from
    while i <= last {
      let start = i
      while i < end, bytes[i] == 0x60 { i += 1 }
      if i - start == length { return i }
      if i == start { i += 1 }
    }
    return nil
  }
}

/// Behind the parenthesis that closes a link's target, on the same line or the next. Nested ones
/// count; real addresses have few, and with many a text of nothing else would take its length
/// squared.
private func closingParenthesis(
  _ bytes: UnsafeBufferPointer<UInt8>, _ open: Int, _ end: Int
) -> Int? {
  var depth = 0
  var i = open
  let limit = min(end, open + 4_096)
  while i < limit {
    switch bytes[i] {
    case 0x28:
      depth += 1
      if depth > 8 { return nil }
    case 0x29:
      depth -= 1
      if depth == 0 { return i + 1 }
    case 0x5C: i += 1
    default: break
    }
    i += 1
  }
  return nil
}
