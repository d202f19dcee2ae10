/// A character of a sentence, and what it is: asked for again by those beside it.
struct Sign {
  let character: Character
  private let ascii: UInt8?
  let isLetter: Bool
  let isNumber: Bool
  /// UTF-8 bytes. A line end of two is one character, and passes for its last.
  private(set) var width = 1

  static let space = Sign(ascii: UInt8(ascii: " "))

  private init(ascii byte: UInt8) {
    character = Character(UnicodeScalar(byte))
    ascii = byte
    isLetter = (byte | 0x20) &- 0x61 < 26
    isNumber = byte &- 0x30 < 10
  }

  private init(_ character: Character) {
    self = character.asciiValue.map { Sign(ascii: $0) } ?? Sign(other: character)
    width = character.utf8.count
  }

  private init(other: Character) {
    character = other
    ascii = nil
    (isLetter, isNumber) = (other.isLetter, other.isNumber)
  }

  func isASCII(_ sign: UnicodeScalar) -> Bool { ascii == UInt8(ascii: sign) }

  /// A hyphen, or a dash in its place between two numbers.
  var isDash: Bool {
    isASCII("-") || isOther("\u{2013}") || isOther("\u{2011}") || isOther("\u{2012}")
  }

  func isOther(_ sign: Character) -> Bool { ascii == nil && character == sign }

  /// Of ASCII a byte is a character, but for two that end a line together, and nobody asks for
  /// those.
  static func all(in text: String) -> [Sign] {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.utf8.map { Sign(ascii: $0) } }
    return text.map { Sign($0) }
  }
}
