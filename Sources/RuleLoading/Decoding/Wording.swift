extension String {
  func afterPrefix(_ prefix: String) -> String? {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
  }

  func trimmingSpaces() -> String {
    // Mostly there are none, and no character that is white space begins or ends with a shown byte
    // of ASCII.
    if let first = utf8.first, let last = utf8.last, first &- 0x21 < 0x5E, last &- 0x21 < 0x5E {
      return self
    }
    var part = self[...]
    while part.first?.isWhitespace == true { part.removeFirst() }
    while part.last?.isWhitespace == true { part.removeLast() }
    return String(part)
  }

  /// As `contains`, but a byte is looked for first: it is found sooner than a character, and most
  /// texts have none.
  func holds(_ sign: Character) -> Bool {
    sign.asciiValue.map(utf8.contains) != false && contains(sign)
  }

  /// The parts between spaces.
  func spacedWords() -> [String] {
    guard utf8.allSatisfy({ $0 < 0x80 }) else { return split(separator: " ").map(String.init) }
    return utf8.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
  }

  /// The parts before and after the first occurrence.
  func cut(at separator: String) -> (String, String)? {
    let bytes = Array(utf8)
    let mark = Array(separator.utf8)
    guard bytes.count >= mark.count else { return nil }
    for start in 0...(bytes.count - mark.count) where bytes[start...].starts(with: mark) {
      return (
        String(decoding: bytes[..<start], as: UTF8.self),
        String(decoding: bytes[(start + mark.count)...], as: UTF8.self)
      )
    }
    return nil
  }
}
