import SourceText

/// The placeholders of a text as they are written in it, to see at a glance whether other texts
/// have the very same: most translations do.
public struct WrittenPlaceholders {
  /// One behind the other.
  private var bytes: [UInt8] = []
  private var ends: [Int] = []

  /// Nil if their notation does not show what they mean: other styles than those of `printf`,
  /// substitutions and their arguments, and a `%` that may be one or not.
  public init?(of text: UnsafeBufferPointer<UInt8>, style: PlaceholderStyle) {
    guard [.apple, .android, .printf, .python].contains(style) else { return nil }
    var rest = 0
    for placeholder in percentPlaceholders(text, style) {
      let written = text[placeholder.range]
      guard placeholder.substitution == nil, !placeholder.isMalformed,
        // `%a` and `%arg` differ in what follows them.
        !written.starts(with: "%a".utf8),
        placeholder.isLiteral || !isBehindDigit(text, written.startIndex),
        text.firstIndex(of: UInt8(ascii: "%"), from: rest) == written.startIndex,
        !mayBeName(text, behind: written.endIndex)
      else { return nil }
      bytes += written
      ends.append(bytes.count)
      rest = written.endIndex
    }
    if text.firstIndex(of: UInt8(ascii: "%"), from: rest) != nil { return nil }
  }

  /// Whether another text has these placeholders, in this order, and no others.
  public func areThose(of text: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      var start = 0
      var rest = 0
      for end in ends {
        guard let at = text.firstIndex(of: UInt8(ascii: "%"), from: rest),
          at + end - start <= text.count,
          bytes[start + 1] == UInt8(ascii: "%") || !isBehindDigit(text, at)
        else {
          return false
        }
        for index in start..<end where text[at + index - start] != bytes[index] { return false }
        rest = at + end - start
        if mayBeName(text, behind: rest) { return false }
        start = end
      }
      return text.firstIndex(of: UInt8(ascii: "%"), from: rest) == nil
    }
  }
}

/// Behind a digit a `%` may be a percentage with a word behind it.
private func isBehindDigit(_ text: UnsafeBufferPointer<UInt8>, _ at: Int) -> Bool {
  at > 0 && text[at - 1].isASCIIDigit
}

/// Whether letters behind a placeholder lead to the next `%`: it may be the beginning of
/// `%day_count%`.
private func mayBeName(_ text: UnsafeBufferPointer<UInt8>, behind start: Int) -> Bool {
  let next = text[start...].firstIndex { byte in
    !(byte.isASCIIAlphanumeric || byte == 0x5F)
  }
  return next.map { $0 > start && text[$0] == UInt8(ascii: "%") } ?? false
}
