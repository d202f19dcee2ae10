import Catalogues
import Diagnostics
import SourceText

extension Check {
  package static let doubledWord = Check(
    "doubled-word", .warning,
    title: "A word is written twice in a row.",
    why: "Users notice it, and wonder what else was not read again.",
    advice: "Remove one of the two.")
}

/// Short words that are never said twice, twice in a row.
enum DoubledWords: CopyCheck {
  static let checks: [Check] = [.doubledWord]

  static func findings(_ copy: Copy) -> [Finding] {
    var findings: [Finding] = []
    for (number, catalogue) in copy.catalogues.enumerated() {
      let words = catalogue.locales.map { neverDoubled[String($0.prefix { $0 != "-" })] }
      guard words.contains(where: { $0 != nil }) else { continue }
      var index = -1
      catalogue.forEach { entry, text in
        index += 1
        guard let words = words[entry.localeIndex], let range = firstDouble(in: text, words) else {
          return
        }
        let written = String(decoding: text[range], as: UTF8.self)
        findings.append(
          copy.finding(
            .doubledWord, .warning, "“\(written)” has a word twice",
            at: EntryReference(catalogue: number, entry: index), range: range,
            advice: "remove one of the two",
            match: written))
      }
    }
    return findings
  }

  /// Two equal words with one space between them.
  private static func firstDouble(
    in text: UnsafeBufferPointer<UInt8>, _ words: Words
  ) -> Range<Int>? {
    guard let base = text.baseAddress else { return nil }
    func double(at space: Int) -> Range<Int>? {
      words.mayMeet(text, at: space) ? Self.double(in: text, at: space, words.all) : nil
    }
    var at = 0
    while at + 8 <= text.count {
      let other = eightBytes(base + at) ^ .eight(0x20)
      // Beside spaces, some of the bytes behind them.
      var spaces = (other &- .eight(1)) & ~other & .eight(0x80)
      while spaces != 0 {
        if let found = double(at: at + spaces.trailingZeroBitCount >> 3) { return found }
        spaces &= spaces &- 1
      }
      at += 8
    }
    return (at..<text.count).lazy.compactMap(double).first
  }

  private static func double(
    in text: UnsafeBufferPointer<UInt8>, at space: Int, _ words: Set<[UInt8]>
  ) -> Range<Int>? {
    var end = space + 1
    while end < text.count, isLetter(text[end]) { end += 1 }
    let word = space + 1..<end
    let before = space - word.count..<space
    guard before.lowerBound >= 0, areSame(text, before, word),
      before.lowerBound == 0 || isEnd(text[before.lowerBound - 1])
        || text[before.lowerBound - 1] == 0x28,
      words.contains(text[word].map { $0 < 0x80 ? $0 | 0x20 : $0 }),
      // `A a B` are A and B, in Czech.
      word.count > 1 || text[before.lowerBound] == text[word.lowerBound],
      // Capitals are names and abbreviations: `OR or`.
      text[word].allSatisfy({ $0 >= 0x61 }), end == text.count || isEnd(text[end])
    else { return nil }
    return before.lowerBound..<end
  }

  private static func areSame(
    _ text: UnsafeBufferPointer<UInt8>, _ a: Range<Int>, _ b: Range<Int>
  ) -> Bool {
    zip(a, b).allSatisfy {
      text[$0] == text[$1] || text[$0] < 0x80 && text[$0] | 0x20 == text[$1] | 0x20
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || byte >= 0x80
  }
  private static func isEnd(_ byte: UInt8) -> Bool {
    byte <= 0x20 || byte == 0x2E || byte == 0x2C || byte == 0x3A || byte == 0x3B || byte == 0x21
      || byte == 0x3F
      || byte == 0x29
  }

  private struct Words {
    let all: Set<[UInt8]>
    /// By the last letter of a word, bits of the first letters: of two that are the same word.
    private var letters = [UInt32](repeating: 0, count: 32)

    init(_ words: Set<[UInt8]>) {
      all = words
      for word in words { letters[Int(word.last! & 31)] |= 1 << UInt32(word[0] & 31) }
    }

    /// Whether one of them may end before a place, and begin behind it, if a space is there.
    @inline(__always) func mayMeet(_ text: UnsafeBufferPointer<UInt8>, at place: Int) -> Bool {
      text[place] == 0x20 && place > 0 && place + 1 < text.count
        && letters[Int(text[place - 1] & 31)] >> UInt32(text[place + 1] & 31) & 1 != 0
    }
  }

  /// By language: articles, prepositions and the like. Words that a sentence may say twice
  /// (`that that`, `die die`, `nous nous`) are not among them.
  private static let neverDoubled: [String: Words] = [
    "en":
      "the an of to is and for with your be are at by or from you we will can has if when this it",
    "de":
      "und mit für von zu im am ist auf ein eine einen wird nicht oder bei aus wenn werden deine ihre um",
    "fr": "le les de des du un une et à pour dans sur avec est par votre vos ou ne pas",
    "es": "el los las de del un una y en con por para tu su es o al",
    "it": "il lo gli di del un una e per con da su al è",
    "pt": "o os de do da um uma e em com por para seu ou ao",
    "nl": "het de een van en voor met op te aan uit wordt niet",
    "sv": "och en ett för med på av är till som inte",
    "da": "og en et for med på af er til som ikke",
    "nb": "og en et for med på av er til som ikke", "pl": "i w z na do nie się jest oraz dla",
    "ru": "и в с на не для по из или", "uk": "і в з на не для по або",
    "cs": "a v s na do je pro nebo",
  ].mapValues { Words(Set($0.split(separator: " ").map { Array($0.utf8) })) }
}
