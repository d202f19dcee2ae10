import Folding
import SourceText

extension CompiledTerms {
  /// Whether a text that looks like a term was written with characters that are not its own, rather
  /// than being another word of the language.
  ///
  /// Looks are those of the Unicode confusables data (UTS 39). They are trusted only where the
  /// writing itself is suspect:
  ///
  /// - In a language written in Latin letters, some character is not of its alphabet: Cyrillic,
  ///   Greek, signs, ɑ or ᴄ.
  /// - In other languages the letters are of two scripts. A whole word of one script is a word of
  ///   that script: Russian copy may say `расе` though it looks like `pace`, and `cop` though it
  ///   looks like `сор`.
  /// - In plain ASCII most letters are the term's own, and a digit or bar replaces a letter
  ///   (`s0lve`, `c1inical`), I for l or l for I beside a letter of the other case (`soIve`,
  ///   `Al-powered`), or rn for m or m for rn in a term of seven letters and more (`pattems`; in
  ///   shorter ones both may be words, as in burn and bum).
  func looksDeceptive(
    _ range: Range<Int>, _ key: TermKey, _ first: Int, _ folder: LetterFolding
  ) -> Bool {
    let text = folder.text
    var hasForeign = false
    var scripts: Set<Script> = []
    var at = range.lowerBound
    while at < range.upperBound {
      let (scalar, length) = text.scalar(at: at, end: range.upperBound)
      let properties = UnicodeTables.properties(of: scalar)
      if traits.isForeign(scalar, properties) { hasForeign = true }
      if properties.contains(.word), properties.script != .common {
        scripts.insert(properties.script.isUnspaced ? .han : properties.script)
        if properties.script == .latin, !traits.isLatin { hasForeign = true }
      }
      at += length
    }
    if hasForeign, !traits.isLatin, scripts.count < 2 { hasForeign = false }
    guard let tricks = asciiTricks(key, first, folder) else { return false }
    return hasForeign || tricks
  }

  /// Whether some ASCII of the text replaces other ASCII of the term; nil if it does so in a way
  /// that is no deception.
  private func asciiTricks(_ key: TermKey, _ first: Int, _ folder: LetterFolding) -> Bool? {
    let spelling = maker.fold(key.spelling, byLook: true)
    let lead = spelling.folded.first?.byte == LetterFolding.gap ? 1 : 0
    // An accent is part of its letter, however it is encoded.
    let letters = Normalization.composed(String(decoding: key.spelling, as: UTF8.self))
      .unicodeScalars
      .count(where: isWordCharacter)
    var tricks = 0
    var plainLetters = 0
    for offset in key.folded.indices {
      let source = folder.folded[first + offset].start
      let shown = folder.text[source]
      let wanted = key.spelling[spelling.folded[lead + offset].start]
      if shown >= 0x80 || wanted >= 0x80 || !isASCIIWord(wanted) { continue }
      if shown | 0x20 == wanted | 0x20 {
        plainLetters += 1
        continue
      }
      let small = wanted | 0x20
      switch shown {
      case 0x30 where small == 0x6F: tricks += 1
      case 0x31, 0x7C:
        guard small == 0x6C || small == 0x69 else { return nil }
        tricks += 1
      case 0x49:
        guard small == 0x6C, source > folder.start, folder.text[source - 1].isASCIISmall else {
          return nil
        }
        tricks += 1
      case 0x6C:
        // In two letters it is a word of several languages: Al.
        guard small == 0x69, letters > 2, source > folder.start,
          folder.text[source - 1].isASCIICapital
        else {
          return nil
        }
        tricks += 1
      case 0x72, 0x52, 0x6E, 0x4E, 0x6D, 0x4D:
        guard letters >= 7 else { return nil }
        tricks += 1
      default:
        return nil
      }
    }
    // A number is no word: 101 is not lol.
    return tricks > 0 && plainLetters >= tricks
  }
}
