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
///
/// A term that is itself written as an identifier is looked for in identifiers and in code, and is
/// found where it is all of one, or a whole part between points.
struct ContextReader {
  /// A stretch of a token that is no prose.
  struct Skip {
    var range: Range<Int>
    /// A name of code, not an address or a path.
    var isIdentifier = false
  }

  private let text: UnsafeBufferPointer<UInt8>
  private var token = 0..<0
  private var skips: [Skip] = []
  private var codeSpans: [Skip]?

  init(_ text: UnsafeBufferPointer<UInt8>) {
    self.text = text
  }

  mutating func isSkipped(_ range: Range<Int>) -> Bool {
    let code = codeSpans ?? backtickSpans().map { Skip(range: $0) }
    codeSpans = code
    if !touched(by: range, code).isEmpty { return true }
    if reads(range.lowerBound), !touched(by: range, skips).isEmpty { return true }
    return !token.contains(range.upperBound - 1) && reads(range.upperBound - 1)
      && !touched(by: range, skips).isEmpty
  }

  /// Whether a text, such as the words of a term, holds an identifier.
  static func holdsIdentifier(_ words: String) -> Bool {
    guard words.utf8.contains(where: { $0 == 0x5F || $0 == 0x2E }) else { return false }
    var words = words
    return words.withUTF8 { text in
      var context = ContextReader(text)
      return text.indices.contains { context.reads($0) && context.skips.contains(where: \.isIdentifier) }
    }
  }

  /// Whether a place that is skipped shows an identifier there, as a whole: no part of a longer
  /// word of code, and of no address or path.
  mutating func showsIdentifier(_ range: Range<Int>) -> Bool {
    for place in [range.lowerBound, range.upperBound - 1] where reads(place) {
      if !touched(by: range, skips).allSatisfy(\.isIdentifier) { return false }
    }
    return !isJoined(range.lowerBound, step: -1) && !isJoined(range.upperBound - 1, step: 1)
  }

  /// Whether underscores join a further word to the one whose first or last byte is here.
  private func isJoined(_ edge: Int, step: Int) -> Bool {
    var at = edge + step
    while text.indices.contains(at), text[at] == 0x5F { at += step }
    return at != edge + step && text.indices.contains(at)
      && (isASCIIWord(text[at]) || text[at] >= 0x80)
  }

  mutating func all() -> [Range<Int>] {
    var found = backtickSpans()
    var at = 0
    while at < text.count {
      if reads(at) { found += skips.map(\.range) }
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

  /// Those of the ordered stretches that overlap a range.
  private func touched(by range: Range<Int>, _ skips: [Skip]) -> ArraySlice<Skip> {
    var low = 0
    var high = skips.count
    while low < high {
      let middle = (low + high) / 2
      let isBefore = skips[middle].range.upperBound <= range.lowerBound
      if isBefore { low = middle + 1 } else { high = middle }
    }
    return skips[low...].prefix { $0.range.lowerBound < range.upperBound }
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
