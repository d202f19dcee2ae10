import Folding

extension CompiledTerms {
  /// Whether a word begins where the range does. In scripts without spaces it does everywhere; and
  /// in a hashtag, before a capital.
  func beginsWord(_ range: Range<Int>, _ folder: LetterFolding) -> Bool {
    let text = folder.text
    guard let before = text.shownScalar(before: range.lowerBound, start: folder.start),
      let first = text.shownScalar(after: range.lowerBound, end: range.upperBound),
      isJoined(before.value, first)
    else { return true }
    return isCamelSeam(before.value, first, at: range.lowerBound, text, folder.start)
  }

  /// Whether a word ends where the range does. In scripts without spaces it does everywhere but
  /// before a mark; after Hangul too, as Korean particles are written to the word before them; and
  /// in a hashtag, before a capital.
  func endsWord(_ range: Range<Int>, _ folder: LetterFolding) -> Bool {
    let text = folder.text
    guard let after = text.shownScalar(after: range.upperBound, end: folder.end) else {
      return true
    }
    if after >= 0x80, UnicodeTables.properties(of: after).contains(.mark) { return false }
    guard let last = text.shownScalar(before: range.upperBound, start: range.lowerBound) else {
      return true
    }
    let letter = baseLetter(last, text, range.lowerBound)
    if UnicodeTables.properties(of: letter).script == .hangul,
      UnicodeTables.properties(of: after).script == .hangul
    {
      return true
    }
    return !isJoined(letter, after)
      || isCamelSeam(letter, after, at: range.upperBound, text, folder.start)
  }

  /// The end of the word whose beginning the range is: behind the last letter or mark that belongs
  /// to it.
  func endOfWord(begunIn range: Range<Int>, _ folder: LetterFolding) -> Int {
    let text = folder.text
    guard let last = text.shownScalar(before: range.upperBound, start: range.lowerBound) else {
      return range.upperBound
    }
    var letter = baseLetter(last, text, range.lowerBound)
    var end = range.upperBound
    var at = end
    while at < folder.end {
      let (scalar, length) = text.scalar(at: at, end: folder.end)
      let properties = UnicodeTables.properties(of: scalar)
      at += length
      if properties.contains(.ignorable) { continue }
      if !properties.contains(.mark) {
        guard isJoined(letter, scalar),
          !isCamelSeam(letter, scalar, at: at - length, text, folder.start)
        else { break }
        letter = scalar
      }
      end = at
    }
    return end
  }

  /// The letter below the mark at the end of a range.
  private func baseLetter(
    _ last: (value: UInt32, start: Int), _ text: UnsafeBufferPointer<UInt8>, _ start: Int
  ) -> UInt32 {
    var last = last
    while last.value >= 0x80, UnicodeTables.properties(of: last.value).contains(.mark),
      let before = text.shownScalar(before: last.start, start: start)
    {
      last = before
    }
    return last.value
  }

  private func isJoined(_ a: UInt32, _ b: UInt32) -> Bool {
    let first = UnicodeTables.properties(of: a)
    let second = UnicodeTables.properties(of: b)
    return first.contains(.word) && second.contains(.word) && !first.script.isUnspaced
      && !second.script.isUnspaced
  }

  /// `#HeadacheDiary`: between a small and a capital letter of a hashtag.
  private func isCamelSeam(
    _ a: UInt32, _ b: UInt32, at position: Int, _ text: UnsafeBufferPointer<UInt8>, _ start: Int
  ) -> Bool {
    guard !UnicodeTables.properties(of: a).contains(.upper),
      UnicodeTables.properties(of: b).contains(.upper)
    else {
      return false
    }
    var at = position
    var steps = 0
    while steps < longestHashtag, let before = text.scalar(before: at, start: start) {
      if before.value == 0x23 { return true }
      if before.value != 0x5F, !isWord(before.value) { return false }
      at = before.start
      steps += 1
    }
    return false
  }

  /// Whether large and small letters are as the pattern has them.
  func hasExactCase(_ range: Range<Int>, _ key: TermKey, _ folder: LetterFolding) -> Bool {
    var own = LetterFolding(
      folder.text, from: range.lowerBound, segment: range, traits: traits, letterCase: .kept,
      byLook: key.isByLook,
      keptMarks: maker.keptMarks)
    own.foldAll()
    return own.trimmed == maker.fold(key.spelling, byLook: key.isByLook, letterCase: .kept).trimmed
  }

  /// Whether there is no other word in the text.
  func isWholeValue(_ range: Range<Int>, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
    for part in [0..<range.lowerBound, range.upperBound..<text.count] {
      var at = part.lowerBound
      while at < part.upperBound {
        let (value, length) = text.scalar(at: at, end: part.upperBound)
        if isWord(value) { return false }
        at += length
      }
    }
    return true
  }
}

private let longestHashtag = 140
