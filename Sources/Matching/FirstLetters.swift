import Folding

/// The first eight letters of every key, as the automaton has them: most words that share four with a key share no more,
/// and are told apart here without a walk through the automaton.
///
/// Only for locales in Latin letters, and only for words whose letters are plain: ASCII, or accented letters from à to ÿ,
/// large or small. About everything else it says nothing.
final class FirstLetters: @unchecked Sendable {
  // Unchecked: written by nobody once it is made.

  /// Each eight bytes as a number; 0: none.
  private let slots: UnsafeMutablePointer<UInt64>
  private let mask: Int
  /// Of the characters U+00C0 to U+00FF the second byte of their small letter; 0 where a character may mean another.
  private let accented: UnsafeMutablePointer<UInt8>

  private static let length = 8

  /// Nil where words may go on after fewer letters.
  init?(_ keys: [Key], _ traits: LocaleTraits) {
    guard traits.isLatin, keys.allSatisfy({ !$0.isBeginning || $0.folded.count >= Self.length }) else { return nil }
    var capacity = 64
    while capacity < keys.count * 4 { capacity *= 2 }
    mask = capacity - 1
    slots = .allocate(capacity: capacity)
    slots.initialize(repeating: 0, count: capacity)
    accented = .allocate(capacity: 64)
    for second in UInt8(0x80)...0xBF { accented[Int(second & 0x3F)] = Self.small(second) }
    for key in keys where key.folded.count >= Self.length {
      insert(key.folded.prefix(Self.length).reduce(0) { $0 << 8 | UInt64($1) })
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
    var letters: UInt64 = 0
    var count = 0
    var at = position
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
      let (first, second): (UInt8, UInt8)
      if byte | 0x20 == 0x6D {
        (first, second) = (0x72, 0x6E)
        at += 1
      } else {
        guard byte == 0xC3, at + 1 < end else { return false }
        (first, second) = (0xC3, accented[Int(text[at + 1] & 0x3F)])
        if second == 0 { return false }
        at += 2
      }
      letters = letters << 8 | UInt64(first)
      count += 1
      if count < Self.length {
        letters = letters << 8 | UInt64(second)
        count += 1
      }
    }
    // A mark behind the last letter would make another of it.
    if at < end, text[at] >= 0x80 {
      guard text[at] == 0xC3, at + 1 < end, accented[Int(text[at + 1] & 0x3F)] != 0 else { return false }
    }
    var slot = place(letters)
    while slots[slot] != 0 {
      if slots[slot] == letters { return false }
      slot = (slot + 1) & mask
    }
    return true
  }
}
