/// The stretches of a text in which nothing is found: URLs, e-mail addresses, code in backticks,
/// identifiers and paths. For texts that are linted in other ways; `Matcher` looks for them itself,
/// around what it finds. In order, none overlapping another.
public func skippedRanges(in text: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
  var context = ContextReader(text)
  return context.all()
}

/// Reads the surroundings of hits, a token (what white space separates) at a time, each once.
///
/// What is an identifier, and what a sentence without its space:
///
/// - words joined by `_`, except in a hashtag;
/// - parts joined by dots, each beginning with a small letter and of two characters and more
///   (`home.title`, not `e.g.now`); a sentence that follows another without a space begins with a
///   capital letter;
/// - what begins with `/`, `~/`, `./` or `../` at the beginning of a token.
struct ContextReader {
  private let text: UnsafeBufferPointer<UInt8>
  private var token = 0..<0
  private var skips: [Range<Int>] = []
  private var codeSpans: [Range<Int>]?

  init(_ text: UnsafeBufferPointer<UInt8>) {
    self.text = text
  }

  mutating func isSkipped(_ range: Range<Int>) -> Bool {
    let code = codeSpans ?? backtickSpans()
    codeSpans = code
    if overlaps(range, code) { return true }
    if reads(range.lowerBound), overlaps(range, skips) { return true }
    return !token.contains(range.upperBound - 1) && reads(range.upperBound - 1)
      && overlaps(range, skips)
  }

  mutating func all() -> [Range<Int>] {
    var found = backtickSpans()
    var at = 0
    while at < text.count {
      if reads(at) { found += skips }
      at = max(at + 1, token.upperBound)
    }
    // Code may begin inside a URL and end behind it.
    var apart: [Range<Int>] = []
    for range in found.sorted(by: {
      ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound)
    }) {
      if let last = apart.last, range.lowerBound < last.upperBound {
        apart[apart.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        apart.append(range)
      }
    }
    return apart
  }

  /// First of the ordered ranges that ends after the beginning.
  private func overlaps(_ range: Range<Int>, _ skips: [Range<Int>]) -> Bool {
    var low = 0
    var high = skips.count
    while low < high {
      let middle = (low + high) / 2
      if skips[middle].upperBound <= range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low < skips.count && skips[low].lowerBound < range.upperBound
  }

  /// Makes the token around a byte the current one; false for white space.
  private mutating func reads(_ position: Int) -> Bool {
    if token.contains(position) { return !skips.isEmpty }
    if isSpace(position) { return false }
    let floor = token.upperBound <= position ? token.upperBound : 0
    var start = position
    while start > floor, !isSpace(start - 1) { start -= 1 }
    var end = position + 1
    while end < text.count, !isSpace(end) { end += 1 }
    token = start..<end
    skips = TokenReader(text: text, token: token).skips()
    return !skips.isEmpty
  }

  private func isSpace(_ position: Int) -> Bool {
    text[position] == 0x20 || text[position] &- 9 < 5
  }

  /// Code between equal runs of backticks. One inside a word (don`t) opens nothing.
  private func backtickSpans() -> [Range<Int>] {
    guard var at = text.firstIndex(of: 0x60) else { return [] }
    var runs: [Range<Int>] = []
    while at < text.count {
      if text[at] != 0x60 {
        at += 1
        continue
      }
      let start = at
      while at < text.count, text[at] == 0x60 { at += 1 }
      runs.append(start..<at)
    }
    guard runs.count > 1 else { return [] }
    // The next run of the same length that may close, from the back.
    var closing: [Int: Int] = [:]
    var next = [Int?](repeating: nil, count: runs.count)
    for index in runs.indices.reversed() {
      next[index] = closing[runs[index].count]
      if runs[index].upperBound == text.count || !isASCIIWord(text[runs[index].upperBound]) {
        closing[runs[index].count] = index
      }
    }
    var spans: [Range<Int>] = []
    var index = 0
    while index < runs.count {
      let opens = runs[index].lowerBound == 0 || !isASCIIWord(text[runs[index].lowerBound - 1])
      if opens, let close = next[index] {
        spans.append(runs[index].lowerBound..<runs[close].upperBound)
        index = close + 1
      } else {
        index += 1
      }
    }
    return spans
  }
}
