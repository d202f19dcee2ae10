import Folding

/// Decides by the first bytes of a word whether some key may begin there. It never misses one; the
/// automaton decides about those that it lets through.
///
/// An ASCII word is looked up by the classes of its first three bytes in a bit set of 2^15, few
/// enough bits to stay near the processor; any byte in them that is not plain ASCII (an accent, a
/// zero-width character, emphasis) lets the word through if the bytes before it fit.
struct Prefilter: Sendable {
  /// Classes of bytes: 0 for what ends a word, 1 for what may hide or change a letter, then letters
  /// and digits. Letters that look alike in ASCII share a class (i, l, 1; o, 0).
  static let classes: [UInt8] = {
    var table = [UInt8](repeating: 0, count: 256)
    for byte in 0x80...0xFF { table[byte] = special }
    for byte in "*_~<|".utf8 { table[Int(byte)] = special }
    for letter in UInt8(0x61)...0x7A {
      table[Int(letter)] = letter - 0x61 + 2
      table[Int(letter & 0xDF)] = letter - 0x61 + 2
    }
    for digit in UInt8(0x30)...0x39 { table[Int(digit)] = digits }
    let l = table[Int(UInt8(ascii: "l"))]
    for byte in "iI1".utf8 { table[Int(byte)] = l }
    table[0x30] = table[Int(UInt8(ascii: "o"))]
    return table
  }()
  private static let special: UInt8 = 1
  private static let digits: UInt8 = 28

  /// 2^15 bits, the class of the third byte lowest.
  private(set) var words = [UInt64](repeating: 0, count: 1 << 9)
  /// First characters that are not ASCII, by their lowest 12 bits.
  private(set) var longStarts = [UInt64](repeating: 0, count: 64)

  /// - Parameter signsFirst: whether to take the keys that begin with a sign, by their first
  ///   letter, or the others.
  init?(_ keys: [TermKey], _ traits: LocaleTraits, signsFirst: Bool) {
    let keys = keys.filter { Self.beginsWithSign($0) == signsFirst }
    if keys.isEmpty { return nil }
    var seen: Set<UInt64> = []
    for key in keys {
      if !signsFirst, let start = Self.start(of: key), !seen.insert(start).inserted { continue }
      let scalars = scalars(of: key.folded)
      add(scalars, isBeginning: key.isBeginning)
      if scalars.count < key.folded.count {
        // The text may be decomposed, and then begins with a plain letter.
        add(Normalization.decompose(scalars), isBeginning: key.isBeginning)
      }
    }
    if !traits.isLatin { addHomeLooks(keys, traits) }
  }

  /// The first six bytes of a key, where the marks it sets depend on nothing else: three classes,
  /// of which rn is one too.
  private static func start(of key: TermKey) -> UInt64? {
    if key.isBeginning { return nil }
    var start: UInt64 = 0
    for byte in key.folded.prefix(6) {
      if byte >= 0x80 { return nil }
      start = start << 8 | UInt64(byte)
    }
    return start
  }

  /// In a language not written in Latin letters, its own letters may begin what looks like a Latin
  /// term.
  private mutating func addHomeLooks(_ keys: [TermKey], _ traits: LocaleTraits) {
    let starts = Set(keys.lazy.filter(\.isByLook).compactMap(\.folded.first).filter { $0 < 0x80 })
    guard !starts.isEmpty else { return }
    UnicodeTables.confusables.forEach { scalar, look in
      guard traits.isHome(UnicodeTables.properties(of: scalar).script), let first = look.first,
        first < 0x80
      else {
        return
      }
      let own = UInt8(first) | 0x20
      if starts.contains(own == 0x69 || own == 0x7C || own == 0x31 ? 0x6C : own) || first < 0x41 {
        setLongStart(scalar)
      }
    }
  }

  private static func beginsWithSign(_ key: TermKey) -> Bool {
    key.folded.withUnsafeBufferPointer {
      !$0.isEmpty && !isWord($0.scalar(at: 0, end: $0.count).value)
    }
  }

  /// Whether a byte of ASCII may be inside a word without changing it, or replace another letter.
  @inline(__always) static func isSpecial(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x2A, 0x5F, 0x7E, 0x3C, 0x7C: true
    default: false
    }
  }

  private mutating func add(_ scalars: [UInt32], isBeginning: Bool) {
    guard let start = scalars.firstIndex(where: isWord) else { return }
    let first = scalars[start]
    // Turkish ı is written I in capitals, which is ASCII.
    if first >= 0x80 { setLongStart(first) }
    if first < 0x80 || first == 0x131 {
      addWord(scalars, from: start, depth: 0, index: 0, goesOn: isBeginning)
    }
  }

  private mutating func setLongStart(_ scalar: UInt32) {
    longStarts[Int(scalar >> 6 & 63)] |= 1 << UInt64(scalar & 63)
  }

  /// Whether a key may begin with this character, which is not ASCII.
  @inline(__always) func mayStart(_ scalar: UInt32) -> Bool {
    longStarts[Int(scalar >> 6 & 63)] & 1 << UInt64(scalar & 63) != 0
  }

  /// Marks every way the text may write the letters: each as it is, or hidden at some place, which
  /// opens what follows; rn for m.
  /// - Parameter goesOn: whether the word may go on after the letters.
  private mutating func addWord(
    _ letters: [UInt32], from start: Int, depth: Int, index: Int, goesOn: Bool
  ) {
    guard depth < 3 else {
      words[index >> 6] |= 1 << UInt64(index & 63)
      return
    }
    if depth > 0 { fill(index << 5 | Int(Self.special), depth: depth + 1) }
    guard start < letters.count else {
      if goesOn { fill(index, depth: depth) } else { fill(index << 5, depth: depth + 1) }
      return
    }
    let letter = letters[start]
    if letter >= 0x80, letter != 0x131 { return }
    let byte = letter == 0x131 ? UInt8(ascii: "i") : UInt8(letter)
    let ownClass = Self.classes[Int(byte)]
    if ownClass == 0 { return fill(index << 5, depth: depth + 1) }
    if ownClass == Self.special { return }
    addWord(
      letters, from: start + 1, depth: depth + 1, index: index << 5 | Int(ownClass), goesOn: goesOn)
    let m = UInt32(UInt8(ascii: "m"))
    let r = UInt32(UInt8(ascii: "r"))
    let n = UInt32(UInt8(ascii: "n"))
    if letter == m {
      addWord(
        [r, n] + letters[(start + 1)...], from: 0, depth: depth, index: index, goesOn: goesOn)
    } else if letter == r, start + 1 < letters.count, letters[start + 1] == n {
      addWord(
        letters, from: start + 2, depth: depth + 1, index: index << 5 | Int(Self.classes[Int(m)]),
        goesOn: goesOn)
    }
  }

  /// Marks everything that begins with these classes.
  private mutating func fill(_ prefix: Int, depth: Int) {
    let shift = 5 * (3 - depth)
    let lower = prefix << shift
    if shift < 6 {
      for index in lower..<(lower + (1 << shift)) { words[index >> 6] |= 1 << UInt64(index & 63) }
    } else {
      for word in (lower >> 6)..<(lower + (1 << shift)) >> 6 { words[word] = ~0 }
    }
  }
}
