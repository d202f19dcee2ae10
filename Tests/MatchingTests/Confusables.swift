import Folding

/// The entries of the confusables data whose look is one ASCII letter.
enum Confusables {
  static let lookingLikeLetters: [(Unicode.Scalar, String)] = (0x80..<UInt32(0x20000)).compactMap {
    value in
    guard let scalar = Unicode.Scalar(value), let look = UnicodeTables.confusables[value],
      look.count == 1,
      let letter = look.first.flatMap(Unicode.Scalar.init), letter.isASCII,
      letter.properties.isAlphabetic,
      // Invisible characters and marks are no letters, whatever they look like.
      !UnicodeTables.properties(of: value).contains(.joins),
      !UnicodeTables.properties(of: value).contains(.ignorable)
    else { return nil }
    return (scalar, String(letter))
  }
}
