/// The stressed syllable of a Spanish word, and the accent that a word needs when something is put
/// on its end. After the Ortografía of the Real Academia: words in a vowel, n or s are stressed on
/// the last syllable but one, others on the last; departures from that, and a stressed i or u
/// beside another vowel, are written with an accent.
enum SpanishStress {
  /// The word with an ending after it, stressed where it was.
  static func adding(_ ending: String, to word: String) -> String {
    let marked = word.map(letter)
    guard let stressed = stress(of: marked) else { return word + ending }
    let letters = marked.map(bare) + ending.map(letter)
    var all: [Character] = word.map(bare) + Array(ending)
    if needsAccent(letters, at: stressed), let accented = accented(letters[stressed]) {
      all[stressed] = accented
    }
    return String(all)
  }

  static func isStressedAtEnd(_ word: String) -> Bool {
    let letters = word.map(letter)
    return stress(of: letters) == nuclei(letters).last
  }

  /// A letter as one scalar, also where it is written as a vowel and its accent.
  private static func letter(_ character: Character) -> Unicode.Scalar {
    let scalars = character.unicodeScalars
    if scalars.index(after: scalars.startIndex) == scalars.endIndex {
      return scalars[scalars.startIndex]
    }
    let composed: [Character] = ["á", "é", "í", "ó", "ú", "ü"]
    return composed.first { $0 == character }?.unicodeScalars.first ?? "\u{FFFD}"
  }

  private static func needsAccent(_ letters: [Unicode.Scalar], at stressed: Int) -> Bool {
    let nuclei = nuclei(letters)
    // An i or u that does not sound as a part of its neighbour would without the accent.
    guard nuclei.contains(stressed) else { return true }
    return nuclei.count > 1 && unmarkedStress(letters, nuclei) != stressed
  }

  /// The stressed vowel.
  private static func stress(of letters: [Unicode.Scalar]) -> Int? {
    if let marked = letters.firstIndex(where: { bare($0) != $0 }) { return marked }
    return unmarkedStress(letters, nuclei(letters))
  }

  private static func unmarkedStress(_ letters: [Unicode.Scalar], _ nuclei: [Int]) -> Int? {
    guard let last = letters.last, nuclei.count > 1 else { return nuclei.last }
    return isVowel(last) || last == "n" || last == "s" ? nuclei[nuclei.count - 2] : nuclei.last
  }

  /// The vowel that carries each syllable.
  private static func nuclei(_ letters: [Unicode.Scalar]) -> [Int] {
    var nuclei: [Int] = []
    var isOpen = false
    for (index, letter) in letters.enumerated() {
      guard isVowel(letter), !isSilent(letters, index) else {
        isOpen = false
        continue
      }
      if isOpen, let before = nuclei.last {
        if isWeak(letter) {
          // Of two weak vowels the second carries the syllable.
          if isWeak(letters[before]) { nuclei[nuclei.count - 1] = index }
          continue
        }
        if isWeak(letters[before]), before == index - 1 {
          nuclei[nuclei.count - 1] = index
          continue
        }
      }
      nuclei.append(index)
      isOpen = true
    }
    return nuclei
  }

  /// The u of que, qui, gue and gui.
  private static func isSilent(_ letters: [Unicode.Scalar], _ index: Int) -> Bool {
    guard letters[index] == "u", index > 0, index + 1 < letters.count else { return false }
    if letters[index - 1] == "q" { return true }
    guard letters[index - 1] == "g" else { return false }
    switch letters[index + 1] {
    case "e", "i", "é", "í": return true
    default: return false
    }
  }

  private static func isVowel(_ letter: Unicode.Scalar) -> Bool {
    switch letter {
    case "a", "e", "i", "o", "u", "á", "é", "í", "ó", "ú", "ü": true
    default: false
    }
  }
  private static func isWeak(_ letter: Unicode.Scalar) -> Bool {
    letter == "i" || letter == "u" || letter == "ü"
  }

  private static func accented(_ letter: Unicode.Scalar) -> Character? {
    switch letter {
    case "a": "á"
    case "e": "é"
    case "i": "í"
    case "o": "ó"
    case "u": "ú"
    default: nil
    }
  }

  private static func bare(_ letter: Unicode.Scalar) -> Unicode.Scalar {
    switch letter {
    case "á": "a"
    case "é": "e"
    case "í": "i"
    case "ó": "o"
    case "ú": "u"
    default: letter
    }
  }

  /// The letter without its accent.
  static func bare(_ character: Character) -> Character {
    let letter = letter(character)
    let plain = bare(letter)
    return plain == letter ? character : Character(plain)
  }
}
