import Folding
import SourceText

/// The first eight letters of every key, and its whole first word: most words that share four
/// letters with a key are other words, and are excluded here without a walk through the automaton.
///
/// Only for locales in Latin letters, and only for words whose letters are plain: ASCII, or
/// accented letters from à to ÿ, large or small. About everything else it says nothing.
///
/// Letters are those that the automaton has of a text as it looks, but for two things that make
/// most words one load and a few steps: an m, which looks like rn, is an m, and so is rn; and the
/// first byte of an accented letter is E3, small like all others.
final class FirstLetters: @unchecked Sendable {
  // Unchecked: written by nobody once it is made.

  /// The first eight letters as a number, or fewer of a word that ends before, and a code for each
  /// whole word of eight and more, made of its letters in groups of eight; 0: none.
  private let slots: UnsafeMutablePointer<UInt64>
  private let mask: Int
  /// Whether some words may go on: the complements of their first eight letters are among the
  /// slots.
  private let hasBeginnings: Bool
  /// By the second byte of the characters U+00C0 to U+00FF: 1 where the character is a letter that
  /// means no other, and whose small letter has that byte with the bit 20.
  private let accented: UnsafeMutablePointer<UInt8>

  private static let length = 8
  private static let accent: UInt8 = 0xE3

  /// Nil where words may go on after fewer letters.
  init?(_ keys: [TermKey], _ traits: LocaleTraits) {
    guard traits.isLatin else { return nil }
    let words = keys.map { Self.letters(of: $0.folded) }
    for (key, word) in zip(keys, words) where key.isBeginning {
      // Behind r, a word may go on with the n that makes an m of it.
      if word.count < Self.length || word.count == Self.length && word.last == UInt8(ascii: "r") {
        return nil
      }
    }
    var capacity = 64
    while capacity < keys.count * 6 { capacity *= 2 }
    mask = capacity - 1
    slots = .allocate(capacity: capacity)
    slots.initialize(repeating: 0, count: capacity)
    accented = .allocate(capacity: 64)
    for second in UInt8(0x80)...0xBF { accented[Int(second & 0x3F)] = Self.isPlain(second) ? 1 : 0 }
    hasBeginnings = keys.contains { $0.isBeginning }
    for (key, word) in zip(keys, words) where !word.isEmpty {
      let first = Self.group(word, 0)
      insert(first)
      if word.count < Self.length { continue }
      var whole = Self.whole(first)
      for start in stride(from: Self.length, through: word.count, by: Self.length) {
        whole = Self.adding(whole, Self.group(word, start))
      }
      insert(whole)
      if key.isBeginning { insert(~first) }
    }
  }

  /// Eight letters of a key, or what is left of its word, as a number.
  private static func group(_ word: [UInt8], _ start: Int) -> UInt64 {
    word[start..<min(word.count, start + length)].reduce(0) { $0 << 8 | UInt64($1) }
  }

  deinit {
    slots.deallocate()
    accented.deallocate()
  }

  /// The letters of a key's first word.
  private static func letters(of folded: [UInt8]) -> [UInt8] {
    var letters: [UInt8] = []
    letters.reserveCapacity(folded.count)
    for byte in folded {
      guard byte >= 0x80 || isASCIIWord(byte) else { break }
      if byte == UInt8(ascii: "n"), letters.last == UInt8(ascii: "r") {
        letters[letters.count - 1] = UInt8(ascii: "m")
      } else {
        letters.append(byte == 0xC3 ? accent : byte)
      }
    }
    return letters
  }

  private static func isPlain(_ second: UInt8) -> Bool {
    let scalar = UInt32(second & 0x3F) + 0xC0
    let properties = UnicodeTables.properties(of: scalar)
    let refused: ScalarProperties = [
      .joins, .ignorable, .ornament, .space, .hyphen, .quote, .confusable,
    ]
    guard properties.contains(.word), properties.isDisjoint(with: refused) else { return false }
    let small = properties.contains(.mapped) ? simpleFolding(of: scalar) : scalar
    return small == UInt32(second & 0x3F | 0x20) + 0xC0
  }

  private func place(_ letters: UInt64) -> Int {
    Int(truncatingIfNeeded: (letters &* 0x9E37_79B9_7F4A_7C15) >> 40) & mask
  }

  private func insert(_ letters: UInt64) {
    var slot = place(letters)
    while slots[slot] != 0, slots[slot] != letters { slot = (slot + 1) & mask }
    slots[slot] = letters
  }

  /// Whether it is sure that no key begins here.
  /// - Parameter looks: letters and digits of ASCII as the automaton has them, and 0 for m, which
  ///   it has as rn.
  @inline(__always) func rulesOut(
    _ text: UnsafeBufferPointer<UInt8>, at position: Int, end: Int, _ looks: UnsafePointer<UInt8>
  ) -> Bool {
    guard let first = group(text, Place(at: position), end, looks) else { return false }
    if !holds(first.letters) { return first.isLast || !mayBeMarked(text, first.next.at, end) }
    if first.isLast || hasBeginnings && holds(~first.letters) { return false }
    // The word shares its first eight letters with some key; most end with the next eight.
    guard let second = group(text, first.next, end, looks) else { return false }
    let word = Self.adding(Self.whole(first.letters), second.letters)
    return second.isLast ? !holds(word) : isOtherWord(word, second.next, text, end, looks)
  }

  /// Whether a word is sure not to be the first word of any key.
  /// - Parameters:
  ///   - word: the code of the groups read.
  ///   - next: the start of the next group.
  @inline(never) private func isOtherWord(
    _ word: UInt64, _ next: Place, _ text: UnsafeBufferPointer<UInt8>, _ end: Int,
    _ looks: UnsafePointer<UInt8>
  ) -> Bool {
    var word = word
    var next = next
    while let group = group(text, next, end, looks) {
      word = Self.adding(word, group.letters)
      if group.isLast { return !holds(word) }
      next = group.next
    }
    return false
  }

  /// Eight letters of a word, or what is left of it.
  private struct Group {
    /// As a number.
    var letters: UInt64
    /// Whether the word ends with them, or has ended before.
    var isLast: Bool
    var next: Place
  }

  private struct Place {
    var at: Int
    /// The second byte of an accented letter whose first byte was the last of a group; 0 where
    /// there is none.
    var left: UInt8 = 0
  }

  /// Nil where the automaton may make anything of what is written.
  @inline(__always) private func group(
    _ text: UnsafeBufferPointer<UInt8>, _ place: Place, _ end: Int, _ looks: UnsafePointer<UInt8>
  ) -> Group? {
    if place.left == 0, let group = loadedGroup(text, place.at, end) { return group }
    return groupByOne(text, place, end, looks)
  }

  /// A group made of one load; nil where a word is written so that its bytes have to be read one by
  /// one.
  @inline(__always) private func loadedGroup(
    _ text: UnsafeBufferPointer<UInt8>, _ position: Int, _ end: Int
  ) -> Group? {
    guard let word = load(text, position, end) else { return nil }
    var small = word | EightBytes.each &* 0x20
    // An accented letter has a second byte.
    var accents = EightBytes.places(of: 0xC3, in: word)
    let letters = EightBytes.letters(word) | accents | accents << 8
    let width = (~letters & EightBytes.high).trailingZeroBitCount & ~7
    let isLast = width < 64
    if isLast {
      let next = UInt8(truncatingIfNeeded: word &>> UInt64(width))
      if next >= 0x80 || isASCIIWord(next) || Prefilter.isSpecial(next) { return nil }
      small &= Self.lowest(width)
      accents &= Self.lowest(width)
    }
    while accents != 0 {
      // The high bit of the first byte: the second begins behind it. Of the eighth byte it is the
      // ninth.
      let second = UInt8(truncatingIfNeeded: (word >> 1) &>> UInt64(accents.trailingZeroBitCount))
      accents &= accents &- 1
      if second & 0xC0 != 0x80 || accented[Int(second & 0x3F)] == 0 { return nil }
    }
    // Letters that look like m; the n may be the ninth byte.
    let rs = EightBytes.places(of: UInt8(ascii: "r"), in: small)
    if rs != 0, rs & (EightBytes.places(of: UInt8(ascii: "n"), in: small) >> 8 | 1 << 63) != 0 {
      return nil
    }
    // i looks like l.
    small ^= (EightBytes.places(of: UInt8(ascii: "i"), in: small) >> 7) &* (0x69 ^ 0x6C)
    let value = width == 0 ? 0 : small.byteSwapped &>> UInt64(64 &- width)
    return Group(letters: value, isLast: isLast, next: Place(at: position &+ width / 8))
  }

  /// Eight bytes of the text, zeros behind its end.
  @inline(__always) private func load(
    _ text: UnsafeBufferPointer<UInt8>, _ position: Int, _ end: Int
  ) -> UInt64? {
    guard let base = text.baseAddress else { return nil }
    if position &+ Self.length <= end { return eightBytes(base + position) }
    guard text.count >= Self.length else { return nil }
    // The last eight bytes hold it.
    let start = min(position, text.count - Self.length)
    return (eightBytes(base + start) >> UInt64((position - start) * 8))
      & Self.lowest((end - position) * 8)
  }

  /// A mask of the lowest `count` bits, fewer than 64.
  @inline(__always) private static func lowest(_ count: Int) -> UInt64 { ~(~0 &<< UInt64(count)) }

  // MARK: By one

  @inline(never) private func groupByOne(
    _ text: UnsafeBufferPointer<UInt8>, _ place: Place, _ end: Int, _ looks: UnsafePointer<UInt8>
  ) -> Group? {
    var next = place
    var letters: UInt64 = 0
    var count = 0
    func add(_ letter: UInt8) {
      letters = letters << 8 | UInt64(letter)
      count += 1
    }
    if place.left != 0 {
      add(place.left)
      next.left = 0
    }
    while count < Self.length {
      guard next.at < end else { return Group(letters: letters, isLast: true, next: next) }
      switch letter(text, &next.at, end, looks) {
      case .plain(let letter): add(letter)
      case .accented(let second):
        add(Self.accent)
        if count < Self.length { add(second) } else { next.left = second }
      case .end: return Group(letters: letters, isLast: true, next: next)
      case .unknown: return nil
      }
    }
    return Group(letters: letters, isLast: false, next: next)
  }

  private enum Letter {
    case plain(UInt8)
    case accented(second: UInt8)
    /// Nothing that belongs to a word.
    case end
    /// A character that only the automaton can judge.
    case unknown
  }

  /// The letter at a place, and behind it the place of the next.
  @inline(__always) private func letter(
    _ text: UnsafeBufferPointer<UInt8>, _ at: inout Int, _ end: Int, _ looks: UnsafePointer<UInt8>
  ) -> Letter {
    let byte = text[at]
    at += 1
    let look = looks[Int(byte)]
    if look == UInt8(ascii: "r"), at < end {
      if text[at] | 0x20 == UInt8(ascii: "n") {
        at += 1
        return .plain(UInt8(ascii: "m"))
      }
      // The n may be hidden.
      if Prefilter.isSpecial(text[at]) || mayBeMarked(text, at, end) { return .unknown }
    }
    if look != 0 { return .plain(look) }
    if byte | 0x20 == UInt8(ascii: "m") { return .plain(UInt8(ascii: "m")) }
    if byte < 0x80 { return Prefilter.isSpecial(byte) ? .unknown : .end }
    guard byte == 0xC3, at < end, accented[Int(text[at] & 0x3F)] == 1 else { return .unknown }
    at += 1
    return .accented(second: text[at - 1] | 0x20)
  }

  /// Whether what follows a letter may be a mark, which would make another of it.
  @inline(__always) private func mayBeMarked(
    _ text: UnsafeBufferPointer<UInt8>, _ at: Int, _ end: Int
  ) -> Bool {
    guard at < end, text[at] >= 0x80 else { return false }
    return text[at] != 0xC3 || at + 1 >= end || accented[Int(text[at + 1] & 0x3F)] == 0
  }

  // MARK: Slots

  /// The code of a word of eight letters and more, of which these are the first eight.
  private static func whole(_ letters: UInt64) -> UInt64 {
    (letters ^ 0xFF) &* 0xD6E8_FEB8_6659_FD93
  }

  /// The same with the letters that follow.
  @inline(__always) private static func adding(_ word: UInt64, _ letters: UInt64) -> UInt64 {
    ((word << 7 | word >> 57) ^ letters) &* 0x9E37_79B9_7F4A_7C15
  }

  @inline(__always) private func holds(_ letters: UInt64) -> Bool {
    var slot = place(letters)
    while slots[slot] != 0 {
      if slots[slot] == letters { return true }
      slot = (slot &+ 1) & mask
    }
    return false
  }
}
