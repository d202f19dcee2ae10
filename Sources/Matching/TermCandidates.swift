import Folding

extension CompiledTerms {
  /// Whether the word at `position` may be the first of some key.
  @inline(__always) func mayBegin(
    _ text: UnsafeBufferPointer<UInt8>, at position: Int, end: Int
  ) -> Bool {
    if let firstLetters, firstLetters.rulesOut(text, at: position, end: end, tables.looks) {
      return false
    }
    return leadsToKey(text, at: position, end: end)
  }

  /// Whether the word at `position` is on the way to some key, as far as its letters are plain
  /// ones. What may hide or change a letter is for the folder to decide.
  @inline(never) private func leadsToKey(
    _ text: UnsafeBufferPointer<UInt8>, at position: Int, end: Int
  ) -> Bool {
    var node = Automaton.root
    var at = position
    var crossedGap = false
    let isLatin = traits.isLatin
    let looks = tables.looks
    while at < end {
      // A word of a script without spaces ends anywhere.
      if at > position, text[at - 1] >= 0x80, automaton.mayEndWord(node) { return true }
      if isLatin {
        var letter = looks[Int(text[at])]
        while letter != 0 {
          let child = automaton.child(of: node, letter)
          at += 1
          // A mark upon the letter makes another of it.
          if child < 0 { return automaton.mayGoOn(node) || isFollowedByMark(text, at, end) }
          node = child
          if at == end { return true }
          letter = looks[Int(text[at])]
        }
      }
      let before = node
      let byte = text[at]
      if byte >= 0x80 {
        let (scalar, length) = text.scalar(at: at, end: end)
        let properties = UnicodeTables.properties(of: scalar)
        if automaton.mayEndWord(node), !properties.contains(.word) || properties.script.isUnspaced {
          return true
        }
        if !properties.isDisjoint(with: Self.changing) {
          guard properties.isDisjoint(with: Self.changing.subtracting(.mapped)),
            !properties.contains(.confusable),
            traits.isLatin,
            let small = simpleFolding(of: scalar), !isFollowedByMark(text, at + length, end)
          else { return true }
          for unit in UTF8.encode(Unicode.Scalar(small)!)! where node >= 0 {
            node = automaton.child(of: node, unit)
          }
          if node < 0 { return automaton.mayGoOn(before) }
          at += length
          continue
        }
        if traits.isLatin ? properties.contains(.confusable) : properties.script == .latin {
          return true
        }
        if isFollowedByMark(text, at + length, end) { return true }
        for offset in 0..<length where node >= 0 {
          node = automaton.child(of: node, text[at + offset])
        }
        if node < 0 {
          return automaton.mayGoOn(before)
            || !traits.isLatin && hasLatinLetter(text, at + length, end)
        }
        at += length
        continue
      }
      if byte == LetterFolding.gap, !crossedGap, at + 1 < end, isASCIIWord(text[at + 1]),
        !automaton.endsKey(node)
      {
        // The first word of a phrase alone is common; one word more is rarely more than the term.
        // Further would not be linear.
        crossedGap = true
        node = automaton.child(of: node, LetterFolding.gap)
        if node < 0 { return automaton.mayGoOn(before) }
        at += 1
        continue
      }
      if !isASCIIWord(byte) {
        return Prefilter.isSpecial(byte) || automaton.mayEndWord(node) || automaton.mayGoOn(node)
      }
      if isFollowedByMark(text, at + 1, end) || !traits.isLatin { return true }
      // m, which looks like rn.
      node = automaton.child(of: node, 0x72)
      if node >= 0 { node = automaton.child(of: node, 0x6E) }
      if node < 0 { return automaton.mayGoOn(before) }
      at += 1
    }
    return true
  }

  private static var changing: ScalarProperties {
    [.mapped, .joins, .ignorable, .ornament, .space, .hyphen, .quote]
  }

  @inline(__always) private func isFollowedByMark(
    _ text: UnsafeBufferPointer<UInt8>, _ position: Int, _ end: Int
  ) -> Bool {
    guard position < end, text[position] >= 0x80 else { return false }
    return !UnicodeTables.properties(of: text.scalar(at: position, end: end).value).isDisjoint(
      with: [
        .joins, .ignorable, .ornament,
      ])
  }

  /// Whether the rest of a word holds ASCII letters, which may look like a language's own.
  private func hasLatinLetter(
    _ text: UnsafeBufferPointer<UInt8>, _ position: Int, _ end: Int
  ) -> Bool {
    var at = position
    while at < end, text[at] >= 0x80 || isASCIIWord(text[at]) || Prefilter.isSpecial(text[at]) {
      if text[at] < 0x80 { return true }
      at += 1
    }
    return false
  }

  /// Folds the text from a candidate on and runs the automaton until no term is under way; gives
  /// the place it came to.
  ///
  /// - Parameter candidate: what must be read at least.
  func read(
    _ text: UnsafeBufferPointer<UInt8>, _ segment: Range<Int>, from start: Int, past candidate: Int,
    _ seenByLook: inout Int,
    _ hits: inout [Hit]
  ) -> Int {
    let (end, mayDeceive) = run(text, segment, from: start, past: candidate, byLook: false, &hits)
    if mayDeceive, end > seenByLook {
      // As far as it was read as it is written, at least: what lies before that is not looked at
      // again.
      seenByLook =
        run(
          text, segment, from: max(start, seenByLook), past: max(end - 1, seenByLook), byLook: true,
          &hits
        ).end
    }
    return end
  }

  private func run(
    _ text: UnsafeBufferPointer<UInt8>, _ segment: Range<Int>, from start: Int, past candidate: Int,
    byLook: Bool,
    _ hits: inout [Hit]
  ) -> (end: Int, mayDeceive: Bool) {
    var folder = LetterFolding(
      text, from: start, segment: segment, traits: traits, byLook: byLook,
      keptMarks: maker.keptMarks)
    var node = Automaton.root
    var read = 0
    while folder.position < segment.upperBound {
      folder.step()
      while read < folder.folded.count {
        node = automaton.next(node, folder.folded[read].byte)
        read += 1
        if node != Automaton.root {
          automaton.forEachKey(endingAt: node) { key in
            if keys[key].isByLook == byLook { consider(keys[key], endingAt: read, folder, &hits) }
          }
        }
      }
      if node == Automaton.root, folder.position > candidate { break }
    }
    return (folder.position, folder.mayDeceive)
  }

  /// Keeps a key that was found if it is made of whole units and whole words and is what the
  /// pattern asks for.
  private func consider(
    _ key: TermKey, endingAt last: Int, _ folder: LetterFolding, _ hits: inout [Hit]
  ) {
    let first = last - key.folded.count
    let folded = folder.folded
    guard first == 0 || folded[first].start != folded[first - 1].start,
      last == folded.count || folded[last].start != folded[last - 1].start
    else { return }
    var range = folded[first].start..<folded[last - 1].end
    guard beginsWord(range, folder), key.isBeginning || endsWord(range, folder) else { return }
    let written = range
    if key.isBeginning { range = range.lowerBound..<endOfWord(begunIn: range, folder) }
    // A term found as it is written need not be found by its look.
    if key.isByLook,
      hits.suffix(8).contains(where: { $0.range == range && $0.role == key.role && !$0.isByLook })
    {
      return
    }
    if key.isByLook, !looksDeceptive(written, key, first, folder) { return }
    if case .term(let index) = key.role, patterns[index].caseExact,
      !hasExactCase(written, key, folder)
    {
      return
    }
    hits.append(Hit(role: key.role, range: range, isByLook: key.isByLook))
  }
}
