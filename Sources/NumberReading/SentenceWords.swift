/// A word of a sentence, or a sign that matters beside a number.
struct SentenceWord {
  /// The signs between a word and the one before it.
  enum Gap { case none, space, comma, other }

  /// As written, and in small letters.
  var raw: String
  var small: String
  var gap: Gap
  /// UTF-8 offset of its end.
  var end: Int

  var range: Range<Int> { end - raw.utf8.count..<end }

  /// Whether it is right behind the word before it.
  var isJoined: Bool { gap == .none }

  static func all(in text: String) -> [SentenceWord] {
    var words: [SentenceWord] = []
    var word = ""
    var gap = Gap.other
    // Behind the last sign looked at, and the one in hand.
    var (offset, next) = (0, 0)
    func end() {
      if word.isEmpty { return }
      words.append(SentenceWord(raw: word, small: word.lowercased(), gap: gap, end: offset))
      gap = .none
      word = ""
    }
    func alone(_ sign: String, as small: String? = nil) {
      end()
      words.append(SentenceWord(raw: sign, small: small ?? sign, gap: gap, end: next))
      gap = .none
    }
    let signs = Sign.all(in: text)
    for (index, sign) in signs.enumerated() {
      offset = next
      next += sign.width
      let before = index > 0 ? signs[index - 1] : .space
      let behind = index + 1 < signs.count ? signs[index + 1] : .space
      if sign.isLetter || sign.isNumber || sign.isOther("°") {
        word.append(sign.character)
      } else if sign.isASCII(".") || sign.isASCII(","), before.isNumber, behind.isNumber {
        word.append(sign.character)
      } else if sign.isASCII("%") {
        alone("%")
      } else if sign.isASCII("/") || sign.isASCII("^"), before.isLetter || before.isNumber,
        behind.isLetter || behind.isNumber
      {
        alone(String(sign.character))
      } else if sign.isASCII("-") || sign.isOther("\u{2212}"), behind.isNumber, !before.isLetter,
        !before.isNumber
      {
        alone("-")
      } else if sign.isDash, before.isNumber, behind.isNumber {
        // 150–270 min: from one to the other.
        alone(String(sign.character), as: "–")
      } else {
        end()
        gap = sign.gap(after: gap)
      }
    }
    offset = next
    end()
    return words
  }
}

extension Sign {
  /// The gap that this sign and those before it leave between two words.
  fileprivate func gap(after gap: SentenceWord.Gap) -> SentenceWord.Gap {
    if isASCII(" ") || isASCII("-") || isOther("\u{2011}") || character.isWhitespace {
      return gap == .none ? .space : gap
    }
    return isASCII(",") && (gap == .none || gap == .space) ? .comma : .other
  }
}
