import Folding

/// The first eight letters of every key, and its whole first word, as the automaton has them: most words that share four
/// letters with a key are other words, and are told apart here without a walk through the automaton.
///
/// Only for locales in Latin letters, and only for words whose letters are plain: ASCII, or accented letters from à to ÿ,
/// large or small. About everything else it says nothing.
final class FirstLetters: @unchecked Sendable {
  // Unchecked: written by nobody once it is made.

  /// The first eight bytes as a number, or fewer of a word that ends before, and what stands for each whole word of eight
  /// and more; 0: none.
  private let slots: UnsafeMutablePointer<UInt64>
  private let mask: Int
  /// Whether some words may go on: the complements of their first eight letters are among the slots.
  private let hasBeginnings: Bool
  /// Of the characters U+00C0 to U+00FF the second byte of their small letter; 0 where a character may mean another.
  private let accented: UnsafeMutablePointer<UInt8>

  private static let length = 8

  /// Nil where words may go on after fewer letters.
  init?(_ keys: [Key], _ traits: LocaleTraits) {
    guard traits.isLatin, keys.allSatisfy({ !$0.isBeginning || $0.folded.count >= Self.length }) else { return nil }
    var capacity = 64
    while capacity < keys.count * 6 { capacity *= 2 }
    mask = capacity - 1
    slots = .allocate(capacity: capacity)
    slots.initialize(repeating: 0, count: capacity)
    accented = .allocate(capacity: 64)
    for second in UInt8(0x80)...0xBF { accented[Int(second & 0x3F)] = Self.small(second) }
    hasBeginnings = keys.contains { $0.isBeginning }
    for key in keys {
      let word = key.folded.prefix { $0 >= 0x80 || isASCIIWord($0) }
      if word.isEmpty { continue }
      let letters = word.prefix(Self.length).reduce(0) { $0 << 8 | UInt64($1) }
      insert(letters)
      if word.count < Self.length { continue }
      var whole = Self.whole(letters)
      for byte in word.dropFirst(Self.length) { Self.add(byte, to: &whole) }
      insert(whole)
      if key.isBeginning { insert(~letters) }
    }
  }

  deinit {
    slots.deallocate()
    accented.deallocate()
  }

  private static func small(_ second: UInt8) -> UInt8 {
    let scalar = UInt32(second & 0x3F) + 0xC0
    let properties = UnicodeTables.properties(of: scalar)
    let refused: ScalarProperties = [.joins, .ignorable, .ornament, .space, .hyphen, .quote, .confusable]
    guard properties.contains(.word), properties.isDisjoint(with: refused) else { return 0 }
    guard properties.contains(.mapped) else { return second }
    guard let folded = simpleFolding(of: scalar), (0xC0...0xFF).contains(folded) else { return 0 }
    return UInt8(folded - 0xC0) | 0x80
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
  /// - Parameter looks: letters and digits of ASCII as the automaton has them, and 0 for m, which it has as rn.
  @inline(__always) func rulesOut(
    _ text: UnsafeBufferPointer<UInt8>, at position: Int, end: Int, _ looks: UnsafePointer<UInt8>
  ) -> Bool {
    if let beginning = beginning(text, at: position, end) {
      guard holds(beginning.letters) else {
        return beginning.isWhole || !mayBeMarked(text, position + beginning.length, end)
      }
      return !beginning.isWhole
        && isOtherWord(beginning.letters, 0, text, position + beginning.length, end, looks)
    }
    return rulesOutByOne(text, at: position, end: end, looks)
  }

  @inline(never) private func rulesOutByOne(
    _ text: UnsafeBufferPointer<UInt8>, at position: Int, end: Int, _ looks: UnsafePointer<UInt8>
  ) -> Bool {
    var letters: UInt64 = 0
    var count = 0
    var at = position
    // The second byte of a character whose first is the eighth.
    var left: UInt8 = 0
    while count < Self.length {
      guard at < end else { return false }
      let byte = text[at]
      let look = looks[Int(byte)]
      if look != 0 {
        letters = letters << 8 | UInt64(look)
        count += 1
        at += 1
        continue
      }
      if byte < 0x80, byte | 0x20 != 0x6D { return !Prefilter.isSpecial(byte) && !holds(letters) }
      guard let (first, second) = pair(text, &at, end) else { return false }
      letters = letters << 8 | UInt64(first)
      count += 1
      if count < Self.length {
        letters = letters << 8 | UInt64(second)
        count += 1
      } else {
        left = second
      }
    }
    return holds(letters) ? isOtherWord(letters, left, text, at, end, looks) : !mayBeMarked(text, at, end)
  }

  /// Whether what follows a letter may be a mark, which would make another of it.
  @inline(__always) private func mayBeMarked(_ text: UnsafeBufferPointer<UInt8>, _ at: Int, _ end: Int) -> Bool {
    guard at < end, text[at] >= 0x80 else { return false }
    return text[at] != 0xC3 || at + 1 >= end || accented[Int(text[at + 1] & 0x3F)] == 0
  }

  /// The first eight bytes of a word as the automaton has them, made of one load.
  private struct Beginning {
    var letters: UInt64
    /// Whether the word ends before it has eight.
    var isWhole: Bool
    /// How many bytes of the text they are made of.
    var length: Int
  }

  /// Nil where a word is written so that its bytes have to be read one by one.
  @inline(__always) private func beginning(
    _ text: UnsafeBufferPointer<UInt8>, at position: Int, _ end: Int
  ) -> Beginning? {
    guard text.count >= Self.length, let base = text.baseAddress else { return nil }
    // The last eight bytes of the text, where it has no eight more.
    let start = min(position, text.count - Self.length)
    let load = UInt64(littleEndian: UnsafeRawPointer(base + start).loadUnaligned(as: UInt64.self))
    var word = load >> UInt64((position - start) * 8)
    if end - position < Self.length { word &= Self.lowest((end - position) * 8) }
    var small = word | Self.each &* 0x20
    let seven = small & ~Self.high
    var letters = (seven &+ Self.each &* (0x80 - 0x61)) & ~(seven &+ Self.each &* (0x80 - 0x7B)) & ~word & Self.high
    // An accented letter has a second byte.
    var accents = Self.places(of: 0xC3, in: word)
    letters |= accents | accents << 8
    let count = (~letters & Self.high).trailingZeroBitCount / 8
    if count < Self.length {
      let next = UInt8(truncatingIfNeeded: word >> UInt64(count * 8))
      guard count > 0, next < 0x80, !isASCIIWord(next), !Prefilter.isSpecial(next) else { return nil }
      small &= Self.lowest(count * 8)
      accents &= Self.lowest(count * 8)
    }
    // Its second byte may be the ninth.
    if accents >> 63 != 0 { return nil }
    let hasLastPair = accents >> 55 & 1 != 0
    while accents != 0 {
      let bit = accents.trailingZeroBitCount - 7
      accents &= accents - 1
      let second = UInt8(truncatingIfNeeded: word >> UInt64(bit + 8))
      let known = accented[Int(second & 0x3F)]
      if second & 0xC0 != 0x80 || known == 0 { return nil }
      small = small & ~(0xFFFF << UInt64(bit)) | (UInt64(known) << 8 | 0xC3) << UInt64(bit)
    }
    // i looks like l.
    small ^= (Self.places(of: 0x69, in: small) >> 7) &* (0x69 ^ 0x6C)
    let ms = Self.places(of: 0x6D, in: small)
    if ms == 0 { return Beginning(letters: Self.first(count, of: small), isWhole: count < Self.length, length: count) }
    // m looks like rn, which is a byte more: of eight bytes the last is not reached.
    let bit = ms.trailingZeroBitCount - 7
    if ms & (ms - 1) != 0 || bit == 56 || hasLastPair { return nil }
    small = small & Self.lowest(bit) | 0x6E72 << UInt64(bit) | (small >> UInt64(bit + 8)) << UInt64(bit + 16)
    return count + 1 < Self.length
      ? Beginning(letters: Self.first(count + 1, of: small), isWhole: true, length: count)
      : Beginning(letters: Self.first(Self.length, of: small), isWhole: false, length: Self.length - 1)
  }

  private static var each: UInt64 { 0x0101_0101_0101_0101 }
  private static var high: UInt64 { 0x8080_8080_8080_8080 }

  /// So many bits, fewer than 64, from the lowest.
  @inline(__always) private static func lowest(_ count: Int) -> UInt64 { ~(~0 << UInt64(count)) }

  /// The high bit of each byte that is this one.
  @inline(__always) private static func places(of byte: UInt8, in word: UInt64) -> UInt64 {
    let other = word ^ each &* UInt64(byte)
    return ~(((other & ~high) &+ ~high) | other) & high
  }

  /// The first bytes of a word, one to eight, as a number.
  @inline(__always) private static func first(_ count: Int, of word: UInt64) -> UInt64 {
    word.byteSwapped >> UInt64(64 - count * 8)
  }

  /// Whether a word that shares eight letters with some key is sure not to be the first word of any.
  /// - Parameter left: what is left of the character in which those letters end; 0 where nothing is.
  @inline(never) private func isOtherWord(
    _ letters: UInt64, _ left: UInt8, _ text: UnsafeBufferPointer<UInt8>, _ position: Int, _ end: Int,
    _ looks: UnsafePointer<UInt8>
  ) -> Bool {
    if hasBeginnings, holds(~letters) { return false }
    var word = Self.whole(letters)
    if left != 0 { Self.add(left, to: &word) }
    var at = position
    while at < end {
      let byte = text[at]
      let look = looks[Int(byte)]
      if look != 0 {
        Self.add(look, to: &word)
        at += 1
        continue
      }
      if byte < 0x80, byte | 0x20 != 0x6D { return !Prefilter.isSpecial(byte) && !holds(word) }
      guard let (first, second) = pair(text, &at, end) else { return false }
      Self.add(first, to: &word)
      Self.add(second, to: &word)
    }
    return false
  }

  /// The two bytes that the automaton has for m, or for an accented letter; nil for what is not plain.
  @inline(__always) private func pair(
    _ text: UnsafeBufferPointer<UInt8>, _ at: inout Int, _ end: Int
  ) -> (first: UInt8, second: UInt8)? {
    if text[at] < 0x80 {
      at += 1
      return (0x72, 0x6E)
    }
    guard text[at] == 0xC3, at + 1 < end else { return nil }
    let second = accented[Int(text[at + 1] & 0x3F)]
    at += 2
    return second == 0 ? nil : (0xC3, second)
  }

  /// What stands for a word of eight letters and more, of which these are the first eight.
  private static func whole(_ letters: UInt64) -> UInt64 { (letters ^ 0xFF) &* 0xD6E8_FEB8_6659_FD93 }

  @inline(__always) private static func add(_ byte: UInt8, to word: inout UInt64) {
    word = (word << 7 | word >> 57) ^ UInt64(byte)
    word &*= 0x9E37_79B9_7F4A_7C15
  }

  @inline(__always) private func holds(_ letters: UInt64) -> Bool {
    var slot = place(letters)
    while slots[slot] != 0 {
      if slots[slot] == letters { return true }
      slot = (slot + 1) & mask
    }
    return false
  }
}
