/// A piece of the text that names a field's type: a word (a unit is one), words in quotes, or one
/// of the signs `[` `]` `,` `=` `?`.
///
/// The words of an enumeration are plain text, and units are written with signs of their own
/// (`10*9/l`, `mL/min/{1.73_m2}`), so that the tokens of conditions do not serve.
struct TypeToken {
  /// Without quotes.
  let text: String
  /// Bytes of the text, with quotes.
  let range: Range<Int>
  /// How many brackets are open before it.
  let depth: Int
  private let isSign: Bool

  func isSign(_ sign: String) -> Bool { isSign && text == sign }

  static func all(in text: String) -> [TypeToken] {
    let bytes = Array(text.utf8)
    var tokens: [TypeToken] = []
    var depth = 0
    var at = 0

    func add(_ words: Range<Int>, at range: Range<Int>, isSign: Bool = false) {
      let text = String(decoding: bytes[words], as: UTF8.self)
      tokens.append(TypeToken(text: text, range: range, depth: depth, isSign: isSign))
    }

    while at < bytes.count {
      let byte = bytes[at]
      if isSpace(byte) {
        at += 1
      } else if isSign(byte) {
        add(at..<at + 1, at: at..<at + 1, isSign: true)
        depth += byte == UInt8(ascii: "[") ? 1 : byte == UInt8(ascii: "]") ? -1 : 0
        at += 1
      } else if isQuote(byte), let end = bytes[(at + 1)...].firstIndex(of: byte) {
        add(at + 1..<end, at: at..<end + 1)
        at = end + 1
      } else {
        let end = bytes[at...].firstIndex { isSpace($0) || isSign($0) } ?? bytes.count
        add(at..<end, at: at..<end)
        at = end
      }
    }
    return tokens
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || 0x09...0x0D ~= byte }
  private static func isQuote(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
  }
  private static func isSign(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: ","), UInt8(ascii: "="),
      UInt8(ascii: "?"):
      true
    default: false
    }
  }
}

extension ArraySlice<TypeToken> {
  /// From the first token to the last, which must exist.
  var range: Range<Int> { first!.range.lowerBound..<last!.range.upperBound }

  /// The tokens after these words; nil if the line does not begin with them.
  func after(_ words: String...) -> ArraySlice<TypeToken>? { after(words) }

  func after(_ words: [String]) -> ArraySlice<TypeToken>? {
    guard count >= words.count, zip(self, words).allSatisfy({ $0.text == $1 }) else { return nil }
    return dropFirst(words.count)
  }

  /// The tokens at the beginning with nothing between them: a unit such as `[lb_av]` is several.
  var prefixInOnePiece: ArraySlice<TypeToken> {
    var end = startIndex
    while end < endIndex,
      end == startIndex || self[end - 1].range.upperBound == self[end].range.lowerBound
    { end += 1 }
    return self[startIndex..<end]
  }

  /// A range at the beginning: `1 to 5`.
  var ends: (low: Double, high: Double)? {
    guard count >= 3, self[startIndex + 1].text == "to", let low = Double(self[startIndex].text),
      let high = Double(self[startIndex + 2].text)
    else { return nil }
    return (low, high)
  }
}
