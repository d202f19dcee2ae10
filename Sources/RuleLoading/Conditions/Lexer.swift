import RuleModel
import SourceText

struct Token {
  enum Kind: Equatable {
    /// A name, a word or a keyword.
    case word
    case number(Double)
    case quoted(String)
    case time(Instant)
    case date(CivilDate)
    case timeOfDay(Int64)
    case colour(Colour)
    /// One of ( ) [ ] , + - * / ^ < <= > >= : %
    case symbol(String)
    case end

    /// Whether it is a value that is written out.
    var isValue: Bool {
      switch self {
      case .number, .quoted, .time, .date, .timeOfDay, .colour: true
      case .word, .symbol, .end: false
      }
    }
  }

  var kind: Kind
  var text: String
  var range: Range<Int>
  /// Whether white space, or the start, comes before it.
  var isSpaced: Bool
}

/// A mistake in a condition: where, what, and what to write instead.
struct SyntaxMistake: Error {
  var range: Range<Int>
  var message: String
  var advice: String?
}

/// Cuts a condition into tokens. Reads units as part of nothing: the parser asks for them after a
/// number.
struct Lexer {
  let bytes: [UInt8]
  private(set) var at = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  mutating func tokens() throws(SyntaxMistake) -> [Token] {
    var tokens: [Token] = []
    while true {
      let before = at
      skipSpace()
      guard at < bytes.count else {
        tokens.append(Token(kind: .end, text: "", range: bytes.count..<bytes.count, isSpaced: true))
        return tokens
      }
      let isSpaced = before != at || at == 0
      let start = at
      let kind = try next()
      tokens.append(
        Token(
          kind: kind, text: String(decoding: bytes[start..<at], as: UTF8.self), range: start..<at,
          isSpaced: isSpaced))
    }
  }

  private mutating func skipSpace() {
    while at < bytes.count {
      let byte = bytes[at]
      if byte == 0x20 || (0x09...0x0D).contains(byte) {
        at += 1
      } else if byte == 0xC2, at + 1 < bytes.count, bytes[at + 1] == 0xA0 {
        at += 2  // a non-breaking space from a word processor
      } else {
        return
      }
    }
  }

  private mutating func next() throws(SyntaxMistake) -> Token.Kind {
    let byte = bytes[at]
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return try quoted(closing: [byte], width: 1)
    case UInt8(ascii: "#"): return try colour()
    case UInt8(ascii: "<"), UInt8(ascii: ">"): return try order(byte)
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"),
      UInt8(ascii: ","),
      UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "/"), UInt8(ascii: "^"),
      UInt8(ascii: ":"),
      UInt8(ascii: "%"):
      at += 1
      return .symbol(String(UnicodeScalar(byte)))
    default: break
    }
    try refuseOperator(byte)
    if isNameByte(byte) { return try word() }
    if starts(with: "≠") {
      throw mistake(at..<at + 3, "`≠` is not used in conditions", "write `is not`")
    }
    if byte == UInt8(ascii: ".") || byte == UInt8(ascii: ";") {
      if byte == UInt8(ascii: "."), at + 1 < bytes.count, isDigit(bytes[at + 1]) {
        throw mistake(
          at..<at + 1, "a number cannot start with a decimal point", "write `0` before it")
      }
      throw mistake(
        at..<at + 1, "`\(UnicodeScalar(byte))` has no meaning in a condition",
        at + 1 < bytes.count
          ? "between values write a comma; write each condition on its own line" : "remove it")
    }
    try refuseBullet()
    if let symbol = typographicSymbol() { return symbol }
    if starts(with: "“") || starts(with: "”") || starts(with: "„") {
      return try quoted(closing: Array("”".utf8), width: 3)
    }
    if starts(with: "‘") || starts(with: "’") {
      return try quoted(closing: Array("’".utf8), width: 3)
    }
    let end = scalarEnd(at)
    let character = String(decoding: bytes[at..<end], as: UTF8.self)
    throw mistake(
      at..<end, "`\(character)` has no meaning in a condition", "quote it if it is part of a text")
  }

  /// `<`, `<=`, `>` and `>=`.
  private mutating func order(_ byte: UInt8) throws(SyntaxMistake) -> Token.Kind {
    at += 1
    if at < bytes.count, bytes[at] == UInt8(ascii: "=") {
      at += 1
      return .symbol(byte == UInt8(ascii: "<") ? "<=" : ">=")
    }
    if byte == UInt8(ascii: "<"), at < bytes.count, bytes[at] == UInt8(ascii: ">") {
      throw mistake(at - 1..<at + 1, "`<>` is not an operator", "write `is not`")
    }
    var ahead = at
    while ahead < bytes.count, bytes[ahead] == 0x20 { ahead += 1 }
    if ahead > at, ahead < bytes.count, bytes[ahead] == UInt8(ascii: "=") {
      let sign = UnicodeScalar(byte)
      throw mistake(
        at - 1..<ahead + 1, "`\(sign) =` must be written without a space", "write `\(sign)=`")
    }
    return .symbol(byte == UInt8(ascii: "<") ? "<" : ">")
  }

  /// Operators of other languages.
  private func refuseOperator(_ byte: UInt8) throws(SyntaxMistake) {
    switch byte {
    case UInt8(ascii: "="):
      if at + 1 < bytes.count,
        let sign = [UInt8(ascii: "<"): "<=", UInt8(ascii: ">"): ">="][bytes[at + 1]]
      {
        throw mistake(
          at..<at + 2, "`=\(UnicodeScalar(bytes[at + 1]))` is not used in conditions",
          "write `\(sign)`")
      }
      let end = at + 1 < bytes.count && bytes[at + 1] == byte ? at + 2 : at + 1
      throw mistake(at..<end, "`=` is not used in conditions", "write `is`")
    case UInt8(ascii: "!"):
      let isUnequal = at + 1 < bytes.count && bytes[at + 1] == UInt8(ascii: "=")
      throw mistake(
        at..<at + (isUnequal ? 2 : 1),
        isUnequal ? "`!=` is not used in conditions" : "`!` is not used in conditions",
        isUnequal ? "write `is not`" : "write `not`")
    case UInt8(ascii: "&"):
      throw mistake(at..<runEnd(of: byte), "`&` is not used in conditions", "write `and`")
    case UInt8(ascii: "|"):
      throw mistake(at..<runEnd(of: byte), "`|` is not used in conditions", "write `or`")
    default: break
    }
  }

  /// A mark of a list that a word processor made, behind the hyphen that is one already:
  /// `- – severity >= 4`. A dash would be read as a minus.
  private func refuseBullet() throws(SyntaxMistake) {
    guard bytes[..<at].allSatisfy({ $0 == 0x20 }),
      let mark = ["–", "—", "‒", "−", "•", "·", "●", "▪", "‣", "‐", "‑"].first(
        where: starts(with:)),
      at + mark.utf8.count < bytes.count, bytes[at + mark.utf8.count] == 0x20
    else { return }
    throw mistake(
      at..<at + mark.utf8.count, "a condition cannot begin with “\(mark)”",
      "remove it; the hyphen at the beginning of the line is enough")
  }

  /// Signs that word processors make.
  private mutating func typographicSymbol() -> Token.Kind? {
    for (text, symbol) in [
      ("≤", "<="), ("≥", ">="), ("×", "*"), ("·", "*"), ("÷", "/"), ("−", "-"), ("–", "-"),
    ]
    where starts(with: text) {
      at += text.utf8.count
      return .symbol(symbol)
    }
    return nil
  }

  private mutating func word() throws(SyntaxMistake) -> Token.Kind {
    let start = at
    while at < bytes.count {
      if isNameByte(bytes[at]) || isDigit(bytes[at]) {
        at = bytes[at] < 0x80 ? at + 1 : scalarEnd(at)
      } else if bytes[at] == UInt8(ascii: ".") || bytes[at] == UInt8(ascii: "-"),
        at + 1 < bytes.count,
        isNameByte(bytes[at + 1]) || isDigit(bytes[at + 1])
      {
        at += 1
      } else {
        break
      }
    }
    if let apostrophe = ["'", "’"].first(where: { starts(with: $0) }),
      at + apostrophe.utf8.count < bytes.count,
      isNameByte(bytes[at + apostrophe.utf8.count])
    {
      var end = at + apostrophe.utf8.count
      while end < bytes.count, isNameByte(bytes[end]) || isDigit(bytes[end]) {
        end = bytes[end] < 0x80 ? end + 1 : scalarEnd(end)
      }
      let text = String(decoding: bytes[start..<end], as: UTF8.self)
      let isNegation =
        bytes[end - 1] | 0x20 == UInt8(ascii: "t") && bytes[at - 1] | 0x20 == UInt8(ascii: "n")
      let isAuxiliary = isNegation && bytes[start] | 0x20 == UInt8(ascii: "d")
      throw mistake(
        start..<end, "`\(text)` is not known here",
        isAuxiliary
          ? "write `does not include` for a list, or `is not` for anything else"
          : isNegation
            ? "write `is not`"
            : "names cannot contain an apostrophe; quote the text if this is not a name")
    }
    return .word
  }

  private mutating func number() throws(SyntaxMistake) -> Token.Kind {
    let start = at
    if let moment = try moment() { return moment }
    try refuseForeignDate()
    digits()
    if at < bytes.count, bytes[at] == UInt8(ascii: ","), at + 3 < bytes.count + 0,
      threeDigits(from: at + 1),
      at - start <= 3
    {
      throw mistake(
        start..<at + 4, "a number cannot contain a comma",
        "write the number without it, or put a space after it to separate two values")
    }
    if at + 1 < bytes.count, bytes[at] == UInt8(ascii: "."), isDigit(bytes[at + 1]) {
      at += 1
      digits()
    }
    if at + 1 < bytes.count, bytes[at] | 0x20 == UInt8(ascii: "e") {
      var ahead = at + 1
      if bytes[ahead] == UInt8(ascii: "-") || bytes[ahead] == UInt8(ascii: "+") { ahead += 1 }
      if ahead < bytes.count, isDigit(bytes[ahead]) {
        at = ahead
        digits()
      }
    }
    let text = String(decoding: bytes[start..<at], as: UTF8.self)
    guard let value = Double(text), value.isFinite else {
      throw mistake(start..<at, "the number `\(text)` is too large", nil)
    }
    if value > Field.mostExact, text.allSatisfy(\.isNumber) {
      throw mistake(
        start..<at, "the number `\(text)` is too large to be exact",
        "write at most \(Int(Field.mostExact))")
    }
    return .number(value)
  }

  /// A date, a time or a time of day, which begin as a number does.
  private mutating func moment() throws(SyntaxMistake) -> Token.Kind? {
    var end = at
    while end < bytes.count, isDigit(bytes[end]) { end += 1 }
    if end - at == 4, end < bytes.count, bytes[end] == UInt8(ascii: "-"), end + 5 < bytes.count,
      isDigit(bytes[end + 1]),
      bytes[end + 3] == UInt8(ascii: "-")
    {
      var last = at
      while last < min(at + 10, bytes.count),
        isDigit(bytes[last]) || bytes[last] == UInt8(ascii: "-")
      { last += 1 }
      let isTime = last == at + 10 && last < bytes.count && bytes[last] | 0x20 == UInt8(ascii: "t")
      if isTime {
        last += 1
        while last < bytes.count,
          isDigit(bytes[last]) || [0x3A, 0x2E, 0x2B, 0x2D, 0x5A, 0x7A].contains(bytes[last])
        {
          last += 1
        }
      }
      let text = String(decoding: bytes[at..<last], as: UTF8.self)
      let range = at..<last
      at = last
      if isTime {
        switch MomentText.instant(text) {
        case .success(let instant): return .time(instant)
        case .failure(let failure): throw mistake(range, "`\(text)` \(failure.message)", nil)
        }
      }
      guard let date = MomentText.date(text) else {
        throw mistake(
          range, "`\(text)` is not a date in the calendar", "write a date as 2026-03-20")
      }
      return .date(date)
    }
    if end - at <= 2, end + 2 < bytes.count, bytes[end] == UInt8(ascii: ":"),
      isDigit(bytes[end + 1]),
      isDigit(bytes[end + 2])
    {
      var last = end + 3
      if last + 2 < bytes.count, bytes[last] == UInt8(ascii: ":"), isDigit(bytes[last + 1]),
        isDigit(bytes[last + 2])
      {
        last += 3
      }
      let text = String(decoding: bytes[at..<last], as: UTF8.self)
      guard let value = MomentText.timeOfDay(end - at == 1 ? "0" + text : text) else {
        throw mistake(at..<last, "`\(text)` is not a time of day", "write it from 00:00 to 23:59")
      }
      at = last
      return .timeOfDay(value)
    }
    return nil
  }

  /// `27/02/2026`, `27.2.2026`, `2026/02/27` and `2026-2-7`: three groups of digits, one of them a
  /// year.
  private func refuseForeignDate() throws(SyntaxMistake) {
    var groups: [Range<Int>] = []
    var end = at
    var separator: UInt8?
    while groups.count < 3 {
      let start = end
      while end < bytes.count, isDigit(bytes[end]) { end += 1 }
      if start == end { return }
      groups.append(start..<end)
      if groups.count == 3 { break }
      guard end < bytes.count, [0x2D, 0x2E, 0x2F].contains(bytes[end]),
        separator == nil || separator == bytes[end]
      else { return }
      separator = bytes[end]
      end += 1
    }
    let text = String(decoding: bytes[at..<end], as: UTF8.self)
    if let advice = MomentText.adviceOnDate(text) {
      throw mistake(at..<end, "`\(text)` is not a valid date", advice)
    }
  }

  private mutating func quoted(closing: [UInt8], width: Int) throws(SyntaxMistake) -> Token.Kind {
    let start = at
    at += width
    let content = at
    while at < bytes.count {
      if bytes[at...].starts(with: closing) {
        let text = String(decoding: bytes[content..<at], as: UTF8.self)
        at += closing.count
        return .quoted(text)
      }
      at += 1
    }
    throw mistake(
      start..<bytes.count, "this quoted text is never closed",
      "add the closing quotation mark, the same kind as the opening one")
  }

  private mutating func colour() throws(SyntaxMistake) -> Token.Kind {
    let start = at
    at += 1
    while at < bytes.count, isNameByte(bytes[at]) || isDigit(bytes[at]) {
      at = bytes[at] < 0x80 ? at + 1 : scalarEnd(at)
    }
    let text = String(decoding: bytes[start..<at], as: UTF8.self)
    guard let colour = Colour(text) else {
      throw mistake(start..<at, "`\(text)` is not a colour", "write a colour as #1A2B3C")
    }
    return .colour(colour)
  }

  private mutating func digits() { while at < bytes.count, isDigit(bytes[at]) { at += 1 } }
  private func threeDigits(from start: Int) -> Bool {
    start + 3 <= bytes.count && bytes[start..<start + 3].allSatisfy(isDigit)
      && (start + 3 == bytes.count || !isDigit(bytes[start + 3]))
  }
  private func isDigit(_ byte: UInt8) -> Bool { byte.isASCIIDigit }
  private func isNameByte(_ byte: UInt8) -> Bool {
    if byte < 0x80 {
      return byte == UInt8(ascii: "_") || byte.isASCIILetter
    }
    return letter(at: byte)
  }
  /// A non-ASCII letter (µ, é); the lexer only asks at the first byte of a scalar.
  private func letter(at byte: UInt8) -> Bool {
    guard byte >= 0xC2 else { return false }
    // `µg` and `°C` begin with signs.
    if byte == 0xC2 {
      return at + 1 < bytes.count && (bytes[at + 1] == 0xB5 || bytes[at + 1] == 0xB0)
    }
    let text = String(decoding: bytes[at..<scalarEnd(at)], as: UTF8.self)
    return text.unicodeScalars.first?.properties.isAlphabetic ?? false
  }
  private func scalarEnd(_ start: Int) -> Int {
    var end = start + 1
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return end
  }
  private func runEnd(of byte: UInt8) -> Int {
    var end = at
    while end < bytes.count, bytes[end] == byte { end += 1 }
    return end
  }
  private func starts(with text: String) -> Bool { bytes[at...].starts(with: text.utf8) }
  private func mistake(_ range: Range<Int>, _ message: String, _ advice: String?) -> SyntaxMistake {
    SyntaxMistake(range: range, message: message, advice: advice)
  }
}
