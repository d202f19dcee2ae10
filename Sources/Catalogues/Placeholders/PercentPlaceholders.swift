import SourceText

/// Placeholders that begin with `%`. Positions are numbered where the text does not number them, so
/// that `%@ %@` and `%1$@ %2$@` have the same signatures.
func percentPlaceholders(
  _ text: UnsafeBufferPointer<UInt8>, _ style: PlaceholderStyle
) -> [Placeholder] {
  var found: [Placeholder] = []
  let scanner = PercentScanner(text, style)
  var next = 1
  var rest = 0
  while let start = text.firstIndex(of: 0x25, from: rest) {
    if let placeholder = scanner.read(at: start, next: &next) {
      found.append(placeholder)
      rest = placeholder.range.upperBound
    } else {
      rest = start + 1
    }
  }
  return found
}

/// The one that begins at a `%`.
func percentPlaceholder(
  _ text: UnsafeBufferPointer<UInt8>, at start: Int, _ style: PlaceholderStyle
) -> Placeholder? {
  var next = 1
  return PercentScanner(text, style).read(at: start, next: &next)
}

/// Whether a `%` begins a byte of an address: `https://a.org/%D0%BD`.
func isEscapeInAddress(_ text: UnsafeBufferPointer<UInt8>, _ at: Int) -> Bool {
  func isHex(_ at: Int) -> Bool {
    at < text.count && (text[at].isASCIIDigit || (text[at] | 0x20) &- 0x61 < 6)
  }
  guard isHex(at + 1), isHex(at + 2) else { return false }
  // Back to where the word begins, or the value of `href="…"`.
  var start = at
  while start > max(0, at - 512), text[start - 1] > 0x20,
    ![0x22, 0x27, 0x28, 0x3C, 0x3E].contains(text[start - 1])
  {
    start -= 1
  }
  let word = text[start..<at]
  return word.starts(with: "mailto:".utf8)
    || word.indices.contains { text[$0...].starts(with: "://".utf8) }
}

private struct PercentScanner {
  private let text: UnsafeBufferPointer<UInt8>
  private let style: PlaceholderStyle

  init(_ text: UnsafeBufferPointer<UInt8>, _ style: PlaceholderStyle) {
    self.text = text
    self.style = style
  }

  private func byte(_ at: Int) -> UInt8 { at < text.count ? text[at] : 0 }
  private func isDigit(_ at: Int) -> Bool { byte(at).isASCIIDigit }

  func read(at start: Int, next: inout Int) -> Placeholder? {
    if isEscapeInAddress(text, start) { return nil }
    var i = start + 1
    if byte(i) == 0x25 {
      let isBeforeName = (style == .apple || style == .printf) && endOfName(i + 1) != nil
      var literal = Placeholder(start..<(isBeforeName ? i : i + 1), "")
      literal.isLiteral = true
      return literal
    }
    if style == .qt { return qt(start) }
    if style == .python, byte(i) == 0x28 { return python(start) }
    if style == .apple, byte(i) == 0x61, byte(i + 1) == 0x72, byte(i + 2) == 0x67,
      !isNameByte(byte(i + 3))
    {
      return Placeholder(start..<i + 3, "arg")
    }
    if style == .apple || style == .printf, let end = endOfName(i) {
      return Placeholder(start..<end, string(i..<end - 1))
    }
    var position: Int?
    let digits = i
    while isDigit(i), i - digits < 4 { i += 1 }
    if i > digits, byte(i) == 0x24 {
      position = number(digits..<i)
      i += 1
    } else if i > digits, style == .apple, byte(i) == 0x23, byte(i + 1) == 0x40,
      let end = nameEnd(i + 2)
    {
      // The `$` is often forgotten, and what is written shows the same.
      return substitution(start, i, end, position: number(digits..<i))
    } else {
      i = digits
    }
    if style == .apple, byte(i) == 0x23, byte(i + 1) == 0x40, let end = nameEnd(i + 2) {
      return substitution(start, i, end, position: position)
    }
    if style == .apple, byte(i) == 0x23, byte(i + 1) == 0x40 {
      var end = i + 2
      while isNameByte(byte(end)) { end += 1 }
      guard end > i + 2 else { return nil }
      var unclosed = Placeholder(start..<end, "#\(string(i + 2..<end))")
      unclosed.isMalformed = true
      return unclosed
    }
    return conversion(start, i, position, &next)
  }

  /// - Parameters:
  ///   - hash: where the `#` is.
  ///   - end: where the `@` behind the name is.
  private func substitution(_ start: Int, _ hash: Int, _ end: Int, position: Int?) -> Placeholder {
    let name = string(hash + 2..<end)
    var found = Placeholder(start..<end + 1, "#\(name)", substitution: name)
    found.position = position
    return found
  }

  /// Flags, width, precision, length, conversion. A space is a flag only where a number follows it:
  /// "100 % sure" is no placeholder.
  private func conversion(
    _ start: Int, _ from: Int, _ position: Int?, _ next: inout Int
  ) -> Placeholder? {
    var i = from
    var hasSpace = false
    // `I` asks glibc for the digits of the locale, which only a translation does.
    while isFlag(byte(i)) || style == .printf && byte(i) == 0x49 {
      if byte(i) == 0x20 { hasSpace = true }
      i += 1
    }
    if hasSpace { return nil }
    for isPrecision in [false, true] {
      if isPrecision {
        guard byte(i) == 0x2E else { continue }
        i += 1
      }
      if byte(i) == 0x2A {
        i += 1
      } else {
        while isDigit(i) { i += 1 }
      }
    }
    let length = i
    while isLength(byte(i)) { i += 1 }
    guard let kind = kind(byte(i), hasLength: i > length) else { return nil }
    // `100%ig`, `50%er`: a word begins behind the percentage.
    if i == start + 1, start > 0, isDigit(start - 1), isWordByte(byte(i + 1)) { return nil }
    let at = position ?? next
    if position == nil { next += 1 }
    var found = Placeholder(start..<i + 1, String(at) + kind)
    found.position = position
    found.isMalformed = i > length && !isWholeLength(length..<i)
    return found
  }

  /// Whether the letters of a length go together: `ll`, and not `Ll`.
  private func isWholeLength(_ range: Range<Int>) -> Bool {
    range.count == 1
      || range.count == 2 && text[range.lowerBound] == text[range.lowerBound + 1]
        && (text[range.lowerBound] == 0x6C || text[range.lowerBound] == 0x68)
  }

  /// One of `-+ 0#',`.
  private func isFlag(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x2D, 0x2B, 0x20, 0x30, 0x23, 0x27, 0x2C: true
    default: false
    }
  }

  /// One of `hlqLztj`.
  private func isLength(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x68, 0x6C, 0x71, 0x4C, 0x7A, 0x74, 0x6A: true
    default: false
    }
  }

  /// Conversions that take the same argument share a kind: what follows the number in a signature.
  private func kind(_ byte: UInt8, hasLength: Bool) -> String? {
    switch byte {
    case 0x40: style == .apple ? ":@" : nil
    case 0x64, 0x69, 0x44, 0x75, 0x55, 0x78, 0x58, 0x6F, 0x4F: ":d"
    case 0x66, 0x46, 0x65, 0x45, 0x67, 0x47, 0x61, 0x41: ":f"
    case 0x73, 0x53: ":s"
    case 0x63, 0x43: ":c"
    case 0x70: style == .apple || style == .printf ? ":p" : nil
    case 0x62: style == .android && !hasLength ? ":b" : nil
    case 0x72: style == .python ? ":r" : nil
    default: nil
    }
  }

  /// Behind `%user_name%`, as Symfony and Twig write values.
  private func endOfName(_ from: Int) -> Int? {
    var i = from
    while isNameByte(byte(i)) { i += 1 }
    let letters = text[from..<i].filter { isWordByte($0) }
    let isConversion = letters.dropLast().allSatisfy { isLength($0) }
    return i - from > 2 && isWordByte(byte(from)) && byte(i) == 0x25 && !isConversion
      ? i + 1 : nil
  }

  private func python(_ start: Int) -> Placeholder? {
    var i = start + 2
    while i < text.count, text[i] != 0x29 {
      if text[i] == 0x0A || text[i] == 0x28 { return nil }
      i += 1
    }
    guard i < text.count, i > start + 2 else { return nil }
    let name = string(start + 2..<i)
    i += 1
    let close = i
    while [0x2D, 0x2B, 0x20, 0x30, 0x23, 0x2E].contains(byte(i)) || isDigit(i) { i += 1 }
    // A letter of the next word is no conversion: `%(weeks) uke`.
    let isWord = text[close..<min(i, text.count)].contains(0x20) && isNameByte(byte(i + 1))
    guard let kind = kind(byte(i), hasLength: false), !isWord else {
      guard name.utf8.allSatisfy({ isNameByte($0) }) else { return nil }
      var unfinished = Placeholder(start..<close, name)
      unfinished.isMalformed = true
      return unfinished
    }
    return Placeholder(start..<i + 1, name + kind)
  }

  private func qt(_ start: Int) -> Placeholder? {
    var i = start + 1
    if byte(i) == 0x6E { return Placeholder(start..<i + 1, "n") }
    if byte(i) == 0x4C { i += 1 }
    let digits = i
    while isDigit(i), i - digits < 2 { i += 1 }
    return i > digits ? Placeholder(start..<i, string(digits..<i)) : nil
  }

  private func number(_ range: Range<Int>) -> Int {
    range.reduce(0) { $0 * 10 + Int(text[$1] - 0x30) }
  }
  private func string(_ range: Range<Int>) -> String {
    String(decoding: text[range], as: UTF8.self)
  }
  private func isNameByte(_ byte: UInt8) -> Bool {
    isWordByte(byte) || byte.isASCIIDigit || byte == 0x5F
  }
  private func isWordByte(_ byte: UInt8) -> Bool { byte.isASCIILetter }

  /// The `@` that ends the name of `%#@name@`.
  private func nameEnd(_ from: Int) -> Int? {
    var i = from
    while i < text.count, text[i] != 0x40 {
      if text[i] <= 0x20 || text[i] == 0x25 { return nil }
      i += 1
    }
    return i < text.count && i > from ? i : nil
  }
}
