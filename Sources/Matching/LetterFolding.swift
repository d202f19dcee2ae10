import Folding
import SourceText

/// Turns text into the bytes that are compared, a unit at a time, and keeps where each came from.
///
/// Folding takes away what hides a word without changing it: case, compatibility forms, invisible
/// characters, ornamental marks, emphasis. A run of spaces and hyphens, of any kind and length, is
/// one gap (a space). Accents stay, composed.
struct LetterFolding {
  enum Case { case folded, kept }

  /// A byte to compare, and the bytes of the text that its unit was made of.
  struct Folded {
    let byte: UInt8
    let start: Int
    fileprivate(set) var end: Int
  }

  static let gap: UInt8 = 0x20

  let text: Bytes
  let start: Int
  let end: Int
  let traits: LocaleTraits
  let letterCase: Case
  /// Whether characters become what they look like.
  let byLook: Bool
  /// Ornamental marks that some term is written with.
  let keptMarks: Set<UInt32>

  var position: Int
  private(set) var folded: [Folded] = []
  /// Whether something was seen that may be a disguise, so that reading by look can find more.
  private(set) var mayDeceive = false
  /// Ornamental marks that were taken away.
  private(set) var droppedMarks: Set<UInt32> = []

  init(
    _ text: Bytes, from: Int, segment: Range<Int>, traits: LocaleTraits, letterCase: Case = .folded,
    byLook: Bool = false,
    keptMarks: Set<UInt32> = []
  ) {
    self.text = text
    start = segment.lowerBound
    end = segment.upperBound
    position = from
    self.traits = traits
    self.letterCase = letterCase
    self.byLook = byLook
    self.keptMarks = keptMarks
    folded.reserveCapacity(48)
  }

  /// Consumes one unit: a letter with its marks, an invisible character, an emphasis mark, a space.
  /// It may add no byte.
  mutating func step() {
    let byte = text[position]
    if byte >= 0x80 { return stepOverLong() }
    if isASCIIWord(byte) {
      noticeTricks(byte)
      if position + 1 < end, text[position + 1] >= 0x80, joined(at: position + 1) != nil {
        return stepOverCluster()
      }
      appendFolded(UInt32(byte), position, position + 1)
      position += 1
      return
    }
    switch byte {
    case 0x20, 0x09...0x0D, 0x2D:
      appendGap(position, position + 1)
      position += 1
    case 0x2A: position += 1
    case 0x7E where position + 1 < end && text[position + 1] == 0x7E: position += 2
    case 0x5F: stepOverUnderscores()
    case 0x3C:
      let length = inlineTagLength(text, at: position, end: end)
      if length == 0 { append(byte, position, position + 1) }
      position += max(1, length)
    default:
      if byte == 0x7C { mayDeceive = true }
      appendFolded(UInt32(byte), position, position + 1)
      position += 1
    }
  }

  mutating func foldAll() {
    while position < end { step() }
  }

  // MARK: Units

  /// Underscores around a word are emphasis, between words they make an identifier.
  private mutating func stepOverUnderscores() {
    var after = position + 1
    while after < end, text[after] == 0x5F { after += 1 }
    let joins =
      text.shownScalar(before: position, start: start).map { isWord($0.value) } == true
      && text.shownScalar(after: after, end: end).map(isWord) == true
    if joins { append(0x5F, position, after) }
    position = after
  }

  private mutating func stepOverLong() {
    let (scalar, length) = text.scalar(at: position, end: end)
    let properties = UnicodeTables.properties(of: scalar)
    let next = position + length
    if properties.contains(.ignorable) {
      position = next
      return
    }
    if traits.mayDeceive(scalar, properties) { mayDeceive = true }
    if !properties.isDisjoint(with: [.space, .hyphen]) {
      appendGap(position, next)
      position = next
    } else if properties.contains(.quote) {
      appendScalar(doubleQuotes.contains(scalar) ? 0x22 : 0x27, position, next)
      position = next
    } else if !byLook, properties.isDisjoint(with: [.mapped, .joins, .ornament]),
      joined(at: next) == nil
    {
      appendScalar(scalar, position, next)
      position = next
    } else if let known = knownUnit(scalar), joined(at: next) == nil {
      appendScalar(known, position, next)
      position = next
    } else {
      stepOverCluster()
    }
  }

  /// The folded form of a letter from À to ÿ alone, if that is one letter in all languages; nil for
  /// others.
  private func knownUnit(_ scalar: UInt32) -> UInt32? {
    guard scalar &- 0xC0 < 0x40, letterCase == .folded, traits.caseRules == .standard else {
      return nil
    }
    let unit = (byLook ? Self.units.byLook : Self.units.asWritten)[Int(scalar) - 0xC0]
    return unit == 0 ? nil : unit
  }

  /// Of the letters from À to ÿ, as a cluster of one comes out; 0 where that is more than one
  /// character.
  private static let units = (asWritten: units(byLook: false), byLook: units(byLook: true))

  private static func units(byLook: Bool) -> [UInt32] {
    let nothing = Bytes(start: nil, count: 0)
    let traits = LocaleTraits("en")
    return (UInt32(0xC0)...0xFF).map { scalar in
      var folder = LetterFolding(nothing, from: 0, segment: 0..<0, traits: traits, byLook: byLook)
      var parts: [UInt32] = []
      Normalization.appendDecomposition(of: scalar, compatibly: !byLook, to: &parts)
      let unit = folder.unit(of: parts)
      return unit.count == 1 && unit[0] >= 0x80 && isWord(unit[0]) ? unit[0] : 0
    }
  }

  /// The place of the next shown character if it composes with the one before it or is a mark upon
  /// it.
  private func joined(at position: Int) -> Int? {
    var at = position
    while at < end, text[at] >= 0x80 {
      let (scalar, length) = text.scalar(at: at, end: end)
      let properties = UnicodeTables.properties(of: scalar)
      if properties.contains(.joins) { return at }
      if !properties.contains(.ignorable) { return nil }
      at += length
    }
    return nil
  }

  /// Steps over a letter with everything that composes with it or is a mark upon it.
  private mutating func stepOverCluster() {
    let first = position
    var (scalar, length) = text.scalar(at: position, end: end)
    var parts: [UInt32] = []
    // A look is that of the character itself, not of what it is compatible with.
    Normalization.appendDecomposition(of: scalar, compatibly: !byLook, to: &parts)
    position += length
    while let mark = joined(at: position) {
      (scalar, length) = text.scalar(at: mark, end: end)
      Normalization.appendDecomposition(of: scalar, compatibly: !byLook, to: &parts)
      position = mark + length
    }
    Normalization.putInOrder(&parts)
    for part in unit(of: parts) {
      if part == 0x20
        || (part >= 0x80
          && !UnicodeTables.properties(of: part).isDisjoint(with: [.space, .hyphen]))
        || part == 0x2D
      {
        appendGap(first, position)
      } else {
        appendFolded(part, first, position)
      }
    }
  }

  private mutating func unit(of parts: [UInt32]) -> [UInt32] {
    fold(withoutOrnaments(Normalization.compose(parts)))
  }

  /// Takes away the marks that composed with nothing and that no term is written with.
  private mutating func withoutOrnaments(_ scalars: [UInt32]) -> [UInt32] {
    var kept: [UInt32] = []
    for scalar in scalars {
      if UnicodeTables.properties(of: scalar).contains(.ornament), !keptMarks.contains(scalar) {
        droppedMarks.insert(scalar)
      } else {
        kept.append(scalar)
      }
    }
    return kept
  }

  private func fold(_ scalars: [UInt32]) -> [UInt32] {
    var result = scalars
    if byLook {
      result = []
      for scalar in Normalization.decompose(scalars) {
        // An accent is part of the letter, whichever other accent it resembles.
        if !UnicodeTables.properties(of: scalar).contains(.ornament),
          let look = UnicodeTables.confusables[scalar]
        {
          result.append(contentsOf: look)
        } else {
          Normalization.appendDecomposition(of: scalar, compatibly: true, to: &result)
        }
      }
      result = Normalization.compose(Normalization.decompose(result, compatibly: true))
    }
    if letterCase == .folded {
      var folded: [UInt32] = []
      for scalar in result { traits.caseRules.appendFolding(of: scalar, to: &folded) }
      result = Normalization.decompose(folded)
      // A dot above i changes nothing: İ without case is i and a dot, and Lithuanian writes the dot
      // out under an accent.
      var undotted: [UInt32] = []
      for scalar in result
      where !(scalar == 0x307 && (undotted.last == 0x69 || undotted.last == 0x6A)) {
        undotted.append(scalar)
      }
      result = Normalization.compose(undotted)
    }
    return result
  }

  // MARK: Bytes

  /// Notes ASCII that may replace other ASCII (0 for o, 1 or | for l and i, I for l and l for I, rn
  /// for m).
  private mutating func noticeTricks(_ byte: UInt8) {
    switch byte {
    case 0x30, 0x31, 0x49, 0x6D, 0x4D: mayDeceive = true
    case 0x6C: if position > start, text[position - 1].isASCIICapital { mayDeceive = true }
    case 0x72: if position + 1 < end, text[position + 1] == 0x6E { mayDeceive = true }
    default: break
    }
    if !traits.isLatin { mayDeceive = true }
  }

  private mutating func appendFolded(_ scalar: UInt32, _ from: Int, _ to: Int) {
    guard scalar < 0x80 else { return appendScalar(scalar, from, to) }
    var byte = UInt8(scalar)
    if letterCase == .folded, byte.isASCIICapital {
      if byte == 0x49, traits.caseRules == .dotlessI, !byLook {
        return appendScalar(0x131, from, to)
      }
      byte |= 0x20
    }
    guard byLook else { return append(byte, from, to) }
    switch byte {
    case 0x6D:  // m looks like rn, which the data has as its prototype
      append(0x72, from, to)
      append(0x6E, from, to)
    case 0x49, 0x31, 0x7C: append(0x6C, from, to)
    case 0x69: append(letterCase == .folded ? 0x6C : 0x69, from, to)
    case 0x30: append(letterCase == .folded ? 0x6F : 0x4F, from, to)
    default: append(byte, from, to)
    }
  }

  private mutating func appendScalar(_ scalar: UInt32, _ from: Int, _ to: Int) {
    if scalar < 0x80 { return append(UInt8(scalar), from, to) }
    for byte in UTF8.encode(Unicode.Scalar(scalar) ?? "\u{FFFD}")! { append(byte, from, to) }
  }

  private mutating func appendGap(_ from: Int, _ to: Int) {
    if folded.last?.byte == Self.gap {
      folded[folded.count - 1].end = to
    } else {
      append(Self.gap, from, to)
    }
  }

  @inline(__always) private mutating func append(_ byte: UInt8, _ from: Int, _ to: Int) {
    folded.append(Folded(byte: byte, start: from, end: to))
  }
}

private let doubleQuotes: Set<UInt32> = [
  0x201C, 0x201D, 0x201E, 0x201F, 0x2033, 0xFF02, 0x301D, 0x301E, 0x301F,
]
