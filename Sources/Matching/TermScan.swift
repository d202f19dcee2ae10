import Folding

/// One pass over a stretch of text without placeholders.
struct TermScan {
  let text: UnsafeBufferPointer<UInt8>
  let base: UnsafePointer<UInt8>
  let segment: Range<Int>
  let classes: UnsafePointer<UInt8>
  let signWords: UnsafePointer<UInt64>?
  /// The beginnings of both, by three classes.
  let beginnings: UnsafePointer<UInt64>
  /// Up to here the text has been read as it looks.
  var seenByLook = 0
  /// The end of the last hashtag: its words have no spaces between them, so it is read whole.
  var hashtagEnd = 0
  /// The end of the last character that is not ASCII, if a word may go on there.
  var longWordEnd = -1

  /// Properties of scalars; nil until a character is met that is not ASCII, so that plain texts
  /// need no tables.
  private var properties: UnsafePointer<UInt16>?

  init(
    text: UnsafeBufferPointer<UInt8>, base: UnsafePointer<UInt8>, segment: Range<Int>,
    classes: UnsafePointer<UInt8>, signWords: UnsafePointer<UInt64>?,
    beginnings: UnsafePointer<UInt64>
  ) {
    self.text = text
    self.base = base
    self.segment = segment
    self.classes = classes
    self.signWords = signWords
    self.beginnings = beginnings
  }

  mutating func run(_ compiled: CompiledTerms, _ hits: inout [Hit]) {
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
        let position = at + starts.trailingZeroBitCount
        starts &= starts - 1
        let found: Int?
        if base[position] >= 0x80 {
          if isInsideLatinWord(position) { continue }
          found = longCandidate(at: position, compiled)
        } else if let classes = firstClasses(at: position) {
          if beginnings[classes >> 6] & 1 << UInt64(classes & 63) == 0 { continue }
          found = candidate(at: position, classes, compiled)
        } else {
          found = unusualCandidate(at: position, compiled)
        }
        guard let candidate = found else { continue }
        let resume = compiled.read(
          text, segment, from: candidate, past: max(position, hashtagEnd - 1), &seenByLook, &hits)
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

  /// The classes of the first three bytes from here on; nil if the byte before them counts, or there
  /// are no three.
  @inline(__always) private func firstClasses(at position: Int) -> Int? {
    guard position + 3 <= segment.upperBound else { return nil }
    if position > segment.lowerBound, base[position - 1] == 0x23 || base[position - 1] == 0x7C {
      return nil
    }
    return Int(classes[Int(base[position])]) << 10 | Int(classes[Int(base[position + 1])]) << 5
      | Int(classes[Int(base[position + 2])])
  }

  /// Whether this is a Latin letter after an ASCII one: most accented letters are, and none of them
  /// begins a word.
  @inline(__always) private mutating func isInsideLatinWord(_ position: Int) -> Bool {
    guard position > segment.lowerBound, base[position] &- 0xC3 < 8,
      isASCIIWord(base[position - 1]),
      position + 1 < segment.upperBound,
      // Not the signs × and ÷.
      base[position + 1] | 0x20 != 0xB7
    else { return false }
    longWordEnd = position + 2
    return true
  }

  /// The place to begin reading at if a term may begin at this letter or digit of ASCII.
  private mutating func unusualCandidate(at position: Int, _ compiled: CompiledTerms) -> Int? {
    if position > segment.lowerBound {
      let before = base[position - 1]
      if before == 0x23 { return hashtag(at: position) }
      // | for l, which a sign may precede.
      if before == 0x7C { return compiled.signFilter == nil ? position - 1 : beforeSigns(position) }
    }
    var index = 0
    for offset in 0..<3 {
      index =
        index << 5
        | (position + offset < segment.upperBound ? Int(classes[Int(base[position + offset])]) : 0)
    }
    if beginnings[index >> 6] & 1 << UInt64(index & 63) == 0 { return nil }
    return candidate(at: position, index, compiled)
  }

  /// The same by the classes of its first three bytes, which some key begins with.
  private mutating func candidate(at position: Int, _ index: Int, _ compiled: CompiledTerms) -> Int?
  {
    let bit: UInt64 = 1 << UInt64(index & 63)
    if let signWords, signWords[index >> 6] & bit != 0 { return beforeSigns(position) }
    return compiled.mayBegin(text, at: position, end: segment.upperBound) ? position : nil
  }

  /// The place to begin reading at if a term may begin at this character, which is not ASCII.
  private mutating func longCandidate(at position: Int, _ compiled: CompiledTerms) -> Int? {
    let (scalar, length) = shortScalar(at: position)
    let table = self.properties ?? UnicodeTables.properties
    self.properties = table
    let properties =
      scalar < UnicodeTables.limit
      ? ScalarProperties(rawValue: table[Int(scalar)]) : UnicodeTables.properties(of: scalar)
    let before = position > segment.lowerBound ? base[position - 1] : 0x20
    if before == 0x23 { return hashtag(at: position) }
    if properties.contains(.word), !properties.script.isUnspaced {
      let goesOn = longWordEnd == position || isASCIIWord(before)
      // A mark on no letter begins no word: the character after it may.
      if goesOn || !properties.contains(.mark) { longWordEnd = position + length }
      if goesOn { return nil }
    }
    if !properties.isDisjoint(with: [.space, .hyphen, .quote, .ignorable, .joins]) { return nil }
    var folded = scalar
    if !properties.isDisjoint(with: [.mapped, .confusable]) {
      let isForeign = compiled.traits.isForeign(scalar, properties)
      let small =
        isForeign ? nil : properties.contains(.mapped) ? simpleFolding(of: scalar) : scalar
      guard let small else { return compiled.signFilter == nil ? position : beforeSigns(position) }
      folded = small
    }
    if let signs = compiled.signFilter, signs.mayStart(folded) { return beforeSigns(position) }
    guard compiled.prefilter?.mayStart(folded) == true else { return nil }
    return compiled.mayBegin(text, at: position, end: segment.upperBound) ? position : nil
  }

  /// The character here, read the short way where it is one of two or three bytes.
  @inline(__always) private func shortScalar(at position: Int) -> (value: UInt32, length: Int) {
    let first = base[position]
    if first >= 0xE1, first < 0xED, position + 2 < segment.upperBound {
      let second = base[position + 1] ^ 0x80
      let third = base[position + 2] ^ 0x80
      if second | third < 0x40 {
        return (UInt32(first & 15) << 12 | UInt32(second) << 6 | UInt32(third), 3)
      }
    }
    return text.scalar(at: position, end: segment.upperBound)
  }

  private mutating func hashtag(at position: Int) -> Int {
    hashtagEnd = position
    while hashtagEnd < segment.upperBound,
      isASCIIWord(base[hashtagEnd]) || base[hashtagEnd] >= 0x80 || base[hashtagEnd] == 0x5F
    {
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
