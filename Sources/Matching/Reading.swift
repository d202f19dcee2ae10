import Folding

extension Matcher {
  /// Whether the plain letters of the word at `position` are on the way to some key.
  func mayBegin(_ text: UnsafeBufferPointer<UInt8>, at position: Int, end: Int, _ classes: UnsafePointer<UInt8>) -> Bool {
    var node = Automaton.root
    var at = position
    while at < end {
      let byte = text[at]
      // Whatever is not a plain letter is for the folder to decide, a mark together with the letter before it.
      if !isASCIIWord(byte) || (at + 1 < end && text[at + 1] >= 0x80) { return true }
      switch byte {
      case 0x6D, 0x4D:
        node = automaton.child(of: node, 0x72)
        if node >= 0 { node = automaton.child(of: node, 0x6E) }
      case 0x49, 0x69, 0x31: node = automaton.child(of: node, 0x6C)
      case 0x30: node = automaton.child(of: node, 0x6F)
      default: node = automaton.child(of: node, byte < 0x41 ? byte : byte | 0x20)
      }
      if node < 0 { return false }
      at += 1
    }
    return true
  }

  /// Folds the text from a candidate on and runs the automaton until no term is under way; gives the place it came to.
  ///
  /// - Parameter candidate: what must be read at least.
  func read(
    _ text: UnsafeBufferPointer<UInt8>, _ segment: Range<Int>, from start: Int, past candidate: Int, _ seenByLook: inout Int,
    _ hits: inout [Hit]
  ) -> Int {
    let (end, mayDeceive) = run(text, segment, from: start, past: candidate, byLook: false, &hits)
    if mayDeceive, end > seenByLook {
      seenByLook = run(text, segment, from: max(start, seenByLook), past: max(candidate, seenByLook), byLook: true, &hits).end
    }
    return end
  }

  private func run(
    _ text: UnsafeBufferPointer<UInt8>, _ segment: Range<Int>, from start: Int, past candidate: Int, byLook: Bool, _ hits: inout [Hit]
  ) -> (end: Int, mayDeceive: Bool) {
    var folder = Folder(text, from: start, segment: segment, traits: traits, byLook: byLook, keptMarks: maker.keptMarks)
    var node = Automaton.root
    var read = 0
    while folder.position < segment.upperBound {
      folder.step()
      while read < folder.bytes.count {
        node = automaton.next(node, folder.bytes[read])
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

  /// Keeps a key that was found if it is made of whole units and whole words and is what the pattern asks for.
  private func consider(_ key: Key, endingAt last: Int, _ folder: Folder, _ hits: inout [Hit]) {
    let first = last - key.folded.count
    guard first == 0 || folder.starts[first] != folder.starts[first - 1],
      last == folder.bytes.count || folder.starts[last] != folder.starts[last - 1]
    else { return }
    let range = folder.starts[first]..<folder.ends[last - 1]
    guard isWholeWords(range, folder) else { return }
    if key.isByLook, !looksDeceptive(range, key, first, folder) { return }
    if case .term(let index) = key.role {
      if patterns[index].caseExact, !hasExactCase(range, key, folder) { return }
      if patterns[index].wholeValue, !isWholeValue(range, folder.text) { return }
    }
    hits.append(Hit(role: key.role, range: range, isByLook: key.isByLook))
  }
}
