import Folding

/// Finds the terms of one locale in texts. Made once, used by any number of threads.
///
/// Most text is passed over by `WordStarts` and `Prefilter`. Where a term may begin, the text is folded and run through one automaton,
/// until no term is under way any more; where characters were seen that may deceive, it is run once more as it looks. Each byte is
/// read a bounded number of times, so time is linear in the text.
public struct Matcher: Sendable {
  let patterns: [TermPattern]
  let traits: LocaleTraits
  let maker: KeyMaker
  let keys: [Key]
  let automaton: Automaton
  let prefilter: Prefilter
  /// Patterns without any letter or digit, such as a dash, are found as they are.
  let literals: [(index: Int, bytes: [UInt8])]
  let hasShelters: Bool

  /// - Parameter locale: the language tag that decides case and which letters may be disguises.
  public init(_ patterns: [TermPattern], locale: String) {
    self.patterns = patterns
    traits = LocaleTraits(locale)
    var maker = KeyMaker(traits: traits)
    for pattern in patterns { maker.keepMarks(of: pattern.words) }
    var keys: [Key] = []
    var literals: [(Int, [UInt8])] = []
    for (index, pattern) in patterns.enumerated() {
      if pattern.words.unicodeScalars.contains(where: { isWord($0.value) }) {
        keys += maker.keys(pattern.words, role: .term(index))
        for phrase in pattern.unlessWithin { keys += maker.keys(phrase, role: .shelter(index)) }
      } else if !pattern.words.isEmpty {
        literals.append((index, Array(pattern.words.utf8)))
      }
    }
    self.maker = maker
    self.keys = keys
    self.literals = literals
    hasShelters = patterns.contains { !$0.unlessWithin.isEmpty }
    automaton = Automaton(keys)
    prefilter = Prefilter(keys, traits)
  }

  /// Calls `body` for every place of a term, in order of their beginnings.
  ///
  /// - Parameter skipping: ranges in which nothing is found and which end the words beside them, such as placeholders; ordered.
  public func matches(in text: UnsafeBufferPointer<UInt8>, skipping: [Range<Int>] = [], body: (Match) -> Void) {
    var hits: [Hit] = []
    var start = 0
    for skipped in skipping where skipped.lowerBound >= start && skipped.upperBound <= text.count {
      scan(text, start..<skipped.lowerBound, &hits)
      start = skipped.upperBound
    }
    scan(text, start..<text.count, &hits)
    if !hits.isEmpty { settle(&hits, text, skipping, body) }
  }

  /// The places of terms in a string.
  public func matches(in text: String, skipping: [Range<Int>] = []) -> [Match] {
    var text = text
    var found: [Match] = []
    text.withUTF8 { matches(in: $0, skipping: skipping) { found.append($0) } }
    return found
  }

  // MARK: Passing over text

  private func scan(_ text: UnsafeBufferPointer<UInt8>, _ segment: Range<Int>, _ hits: inout [Hit]) {
    guard !segment.isEmpty, let base = text.baseAddress else { return }
    for literal in literals { findLiteral(literal.bytes, literal.index, text, segment, &hits) }
    guard !keys.isEmpty else { return }
    Prefilter.classes.withUnsafeBufferPointer { classes in
      prefilter.words.withUnsafeBufferPointer { words in
        var scan = Scan(text: text, base: base, segment: segment, classes: classes.baseAddress!, words: words.baseAddress!)
        scan.run(self, &hits)
      }
    }
  }

  private func findLiteral(
    _ literal: [UInt8], _ index: Int, _ text: UnsafeBufferPointer<UInt8>, _ segment: Range<Int>, _ hits: inout [Hit]
  ) {
    var at = segment.lowerBound
    while at + literal.count <= segment.upperBound {
      if text[at] == literal[0], literal.indices.allSatisfy({ text[at + $0] == literal[$0] }) {
        hits.append(Hit(role: .term(index), range: at..<(at + literal.count), isByLook: false, isLiteral: true))
        at += literal.count
      } else {
        at += 1
      }
    }
  }
}

/// A place where a key was found and its words begin and end.
struct Hit {
  var role: Key.Role
  var range: Range<Int>
  var isByLook: Bool
  var isLiteral = false
}

/// One pass over a stretch of text without placeholders.
private struct Scan {
  let text: UnsafeBufferPointer<UInt8>
  let base: UnsafePointer<UInt8>
  let segment: Range<Int>
  let classes: UnsafePointer<UInt8>
  let words: UnsafePointer<UInt64>
  /// Up to here the text has been read as it looks.
  var seenByLook = 0
  /// Where the last hashtag ended: its words have no spaces between them, so it is read whole.
  var hashtagEnd = 0
  /// Where the last character that is not ASCII ended, if a word may go on there.
  var longWordEnd = -1

  mutating func run(_ matcher: Matcher, _ hits: inout [Hit]) {
    var at = segment.lowerBound
    // The first letter after a placeholder begins a word, whatever the placeholder ends with.
    var carry: UInt64 = 0
    while at < segment.upperBound {
      let count = min(64, segment.upperBound - at)
      let block = WordStarts(base + at, count: count)
      var starts = (block.words & ~(block.words << 1 | carry)) | block.leads
      carry = count == 64 ? block.words >> 63 : 0
      var next = at + count
      while starts != 0 {
        let offset = starts.trailingZeroBitCount
        starts &= starts - 1
        guard let candidate = candidate(at: at + offset, matcher) else { continue }
        let resume = matcher.read(text, segment, from: candidate, past: max(at + offset, hashtagEnd - 1), &seenByLook, &hits)
        if resume >= next {
          next = resume
          // A word that was under way is over, or the automaton has seen that no term begins in it.
          carry = isASCIIWord(text[resume - 1]) ? 1 : 0
          break
        }
        starts &= ~0 << UInt64(resume - at)
      }
      at = next
    }
  }

  /// Where to begin reading if a term may begin at this character.
  @inline(__always) private mutating func candidate(at position: Int, _ matcher: Matcher) -> Int? {
    if base[position] >= 0x80 { return longCandidate(at: position, matcher) }
    if position > segment.lowerBound {
      let before = base[position - 1]
      if before == 0x23 { return hashtag(at: position) }
      if before == 0x7C { return position - 1 }  // | for l
    }
    var index = 0
    if position + 4 <= segment.upperBound {
      index = Int(classes[Int(base[position])]) << 15 | Int(classes[Int(base[position + 1])]) << 10
      index |= Int(classes[Int(base[position + 2])]) << 5 | Int(classes[Int(base[position + 3])])
    } else {
      for offset in 0..<4 {
        index = index << 5 | (position + offset < segment.upperBound ? Int(classes[Int(base[position + offset])]) : 0)
      }
    }
    if words[index >> 6] & 1 << UInt64(index & 63) == 0 { return nil }
    if matcher.prefilter.hasSignAtStart { return beforeSigns(position) }
    return matcher.mayBegin(text, at: position, end: segment.upperBound, classes) ? position : nil
  }

  private mutating func longCandidate(at position: Int, _ matcher: Matcher) -> Int? {
    let (scalar, length) = text.scalar(at: position, end: segment.upperBound)
    let properties = UnicodeTables.properties(of: scalar)
    let isSpacedWord = properties.contains(.word) && !properties.script.isUnspaced
    let goesOn = longWordEnd == position || (position > segment.lowerBound && isASCIIWord(base[position - 1]))
    if isSpacedWord { longWordEnd = position + length }
    if position > segment.lowerBound, base[position - 1] == 0x23 { return hashtag(at: position) }
    if isSpacedWord, goesOn { return nil }
    if !properties.isDisjoint(with: [.space, .hyphen, .quote, .ignorable, .joins]) { return nil }
    if !properties.contains(.mapped), !matcher.traits.isForeign(scalar, properties) {
      return matcher.prefilter.mayStart(scalar) ? (matcher.prefilter.hasSignAtStart ? beforeSigns(position) : position) : nil
    }
    return matcher.prefilter.hasSignAtStart ? beforeSigns(position) : position
  }

  private mutating func hashtag(at position: Int) -> Int {
    hashtagEnd = position
    while hashtagEnd < segment.upperBound, isASCIIWord(base[hashtagEnd]) || base[hashtagEnd] >= 0x80 || base[hashtagEnd] == 0x5F {
      hashtagEnd += 1
    }
    return position
  }

  private func beforeSigns(_ position: Int) -> Int {
    var at = position
    while at > segment.lowerBound, position - at < 32, !isASCIIWord(base[at - 1]) { at -= 1 }
    while at < position, base[at] & 0xC0 == 0x80 { at += 1 }
    return at
  }
}
