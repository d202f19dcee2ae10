/// The shape of one line of a YAML file as a person sees it: its indentation, dashes, key and
/// value. Only for lines by themselves, not for those inside a block or quoted text.
struct LineShape {
  /// Without what ends the line.
  let range: Range<Int>
  /// White space before the first character, odd kinds included.
  let lead: Range<Int>
  let leadHasTab: Bool
  /// The first odd space (no-break, zero-width, …) in the lead.
  let oddSpace: Range<Int>?
  /// The first dash of a list item.
  let dash: Int?
  /// After dashes.
  let contentStart: Int
  /// `key` of `key: value`, quotes included, and its colon.
  let key: Range<Int>?
  let colon: Int?
  /// After the key, or else after the dashes; the end of the line where nothing follows.
  let valueStart: Int
  /// After the last character that is neither white space nor in a comment.
  let end: Int

  var indent: Int { lead.count }
  var isBlank: Bool { lead.upperBound == range.upperBound && oddSpace == nil }
  var isComment: Bool {
    contentStart == end && lead.upperBound < range.upperBound && dash == nil && oddSpace == nil
  }
  var hasContent: Bool { !isBlank && !isComment }
  var isListItem: Bool { dash != nil }
  var value: Range<Int> { valueStart..<max(valueStart, end) }

  /// `range` is a line without its end.
  init(_ bytes: [UInt8], _ range: Range<Int>) {
    self.range = range
    let end = range.upperBound
    var i = range.lowerBound
    var hasTab = false
    var odd: Range<Int>?
    while i < end {
      if bytes[i] == tab { hasTab = true }
      if isBlankByte(bytes[i]) {
        i += 1
      } else if let length = oddSpaceLength(bytes, at: i), i + length <= end {
        odd = odd ?? i..<i + length
        i += length
      } else {
        break
      }
    }
    lead = range.lowerBound..<i
    leadHasTab = hasTab
    oddSpace = odd
    var firstDash: Int?
    while i < end, bytes[i] == UInt8(ascii: "-"), i + 1 == end || isBlankByte(bytes[i + 1]) {
      firstDash = firstDash ?? i
      i += 1
      while i < end, isBlankByte(bytes[i]) { i += 1 }
    }
    dash = firstDash
    contentStart = i
    var textEnd = LineShape.endBeforeComment(bytes, i..<end)
    colon = LineShape.colon(bytes, i..<textEnd)
    if let colon {
      var keyEnd = colon
      while keyEnd > i, isBlankByte(bytes[keyEnd - 1]) { keyEnd -= 1 }
      key = i..<keyEnd
      i = colon + 1
      while i < textEnd, isBlankByte(bytes[i]) { i += 1 }
    } else {
      key = nil
    }
    valueStart = i
    while textEnd > i, isBlankByte(bytes[textEnd - 1]) { textEnd -= 1 }
    self.end = max(textEnd, colon.map { $0 + 1 } ?? contentStart)
  }

  /// The colon that ends a key: followed by white space or the end of the line, and not inside
  /// quotes or brackets the line starts with.
  static func colon(_ bytes: [UInt8], _ range: Range<Int>) -> Int? {
    guard var i = range.first else { return nil }
    if bytes[i] == UInt8(ascii: "\"") || bytes[i] == UInt8(ascii: "'") {
      guard let close = closingQuote(bytes, i, range.upperBound) else { return nil }
      i = close + 1
      while i < range.upperBound, isBlankByte(bytes[i]) { i += 1 }
      return i < range.upperBound && bytes[i] == UInt8(ascii: ":") ? i : nil
    }
    if bytes[i] == UInt8(ascii: "[") || bytes[i] == UInt8(ascii: "{") { return nil }
    return colonAndSpace(bytes, range)
  }

  static func colonAndSpace(_ bytes: [UInt8], _ range: Range<Int>) -> Int? {
    range.first {
      bytes[$0] == UInt8(ascii: ":") && ($0 + 1 == range.upperBound || isBlankByte(bytes[$0 + 1]))
    }
  }

  /// The quote that closes the one at `open`, on the same line.
  static func closingQuote(_ bytes: [UInt8], _ open: Int, _ end: Int) -> Int? {
    let quote = bytes[open]
    var i = open + 1
    while i < end {
      if bytes[i] == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
        i += 2
      } else if bytes[i] == quote {
        if quote == UInt8(ascii: "'"), i + 1 < end, bytes[i + 1] == quote {
          i += 2
        } else {
          return i
        }
      } else {
        i += 1
      }
    }
    return nil
  }

  /// The bracket that closes the one at `open`, on the same line.
  static func closingBracket(_ bytes: [UInt8], _ open: Int, _ end: Int) -> Int? {
    var depth = 0
    var i = open
    while i < end {
      switch bytes[i] {
      case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth -= 1
        if depth == 0 { return i }
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        if isFlowIndicator(bytes[i - 1]) || isBlankByte(bytes[i - 1]) {
          i = closingQuote(bytes, i, end) ?? i
        }
      default: break
      }
      i += 1
    }
    return nil
  }

  private static func endBeforeComment(_ bytes: [UInt8], _ range: Range<Int>) -> Int {
    var i = range.lowerBound
    var quote: UInt8?
    while i < range.upperBound {
      let byte = bytes[i]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "#"), i == range.lowerBound || isBlankByte(bytes[i - 1]) {
        return i
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'"),
        i == range.lowerBound || isBlankByte(bytes[i - 1]),
        closingQuote(bytes, i, range.upperBound) != nil
      {
        quote = byte
      }
      i += 1
    }
    return range.upperBound
  }
}

/// The length of a space that YAML does not take for one: no-break, zero-width, ideographic and the
/// typographic spaces.
func oddSpaceLength(_ bytes: [UInt8], at i: Int) -> Int? {
  guard i < bytes.count, bytes[i] >= 0xC2, let (scalar, length) = decodeScalar(bytes, at: i) else {
    return nil
  }
  switch scalar {
  case 0xA0, 0x2000...0x200B, 0x202F, 0x205F, 0x3000: return length
  default: return nil
  }
}
